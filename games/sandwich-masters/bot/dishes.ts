/** What one stack promises for one order: whether it may still become that, and how many turns it takes. */
import { ATTACK, BREAD, FILLINGS, isBad, SAUCE, symbolOf, varietyAt } from '../rules/faces.ts';
import type { Contents, Recipe } from '../rules/matching.ts';
import type { Manner } from './manner.ts';

/** One of the four places of a player, as a bot thinks of it. */
export interface Stack extends Contents {
  open: boolean;
  bad: number;
  /** Fillings in it that are neither Bread nor sauce. */
  size: number;
}

/** An order as a bot reads it. */
export interface Dish {
  readonly recipe: Recipe;
  /** The symbols but Bread that may be in it. */
  readonly symbols: readonly number[];
  /** Fillings but Bread: all that a list asks for, at most so many for a variety. */
  readonly size: number;
  /** By symbol, a bit each: does it matter here how many of them are in the hand? */
  readonly heeds: number;
}

const read = new WeakMap<Recipe, Dish>();

export function dishOf(recipe: Recipe): Dish {
  const known = read.get(recipe);
  if (known !== undefined) return known;
  const { needs, variety } = recipe;
  const symbols = needs.flatMap((n, symbol) => {
    const isIn = variety < 0 ? n > 0 && symbol !== BREAD : varietyAt[symbol] === variety;
    return isIn ? [symbol] : [];
  });
  const sauce = variety < 0 ? 1 << SAUCE : 0;
  const heeds = symbols.reduce((set, symbol) => set | (1 << symbol), (1 << BREAD) | sauce);
  const dish = { recipe, symbols, size: recipe.size - needs[BREAD], heeds };
  read.set(recipe, dish);
  return dish;
}

const NONE: readonly number[] = new Array<number>(FILLINGS).fill(0);

export const emptyStack = (): Stack => ({ open: false, bad: 0, size: 0, sauces: 0, counts: NONE.slice() });

/** Puts a card onto a new stack, or takes one away that is not its lowest Bread. */
export function change(stack: Stack, face: number, by: 1 | -1): void {
  const symbol = symbolOf(face);
  if (isBad(face)) stack.bad += by;
  if (!stack.open) stack.open = true;
  else if (symbol === SAUCE) stack.sauces += by;
  else if (symbol !== ATTACK) {
    stack.counts[symbol] += by;
    if (symbol !== BREAD) stack.size += by;
  }
}

/** The stack with a card more or less. */
export function changed({ open, bad, size, sauces, counts }: Stack, face: number, by: 1 | -1): Stack {
  const stack = { open, bad, size, sauces, counts: counts.slice() };
  change(stack, face, by);
  return stack;
}

export function promise(stack: Stack, hand: readonly number[], dish: Dish, manner: Manner): number {
  const gain = dish.recipe.variety < 0 ? listed(stack, hand, dish, manner) : varied(stack, hand, dish, manner);
  return gain * (1 - manner.risk * stack.bad);
}

function listed(stack: Stack, hand: readonly number[], { recipe, symbols, size }: Dish, manner: Manner): number {
  const { open, counts, sauces } = stack;
  const { needs, pays } = recipe;
  if (counts[BREAD] > needs[BREAD] || stack.size + sauces > size) return 0;
  let right = 0;
  let kinds = 0;
  let waiting = 0;
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i];
    const gap = needs[symbol] - counts[symbol];
    if (gap < 0) return 0;
    right += counts[symbol];
    if (gap === 0) continue;
    kinds++;
    if (hand[symbol] < gap) waiting += gap - hand[symbol];
  }
  if (right !== stack.size) return 0;
  const covered = Math.min(sauces, waiting);
  kinds = Math.max(kinds - sauces, size - right > sauces ? 1 : 0);
  const lacking = Math.max(0, waiting - covered - hand[SAUCE]);
  const breads = needs[BREAD] - counts[BREAD] + (open ? 1 : 2);
  const start = open || kinds === 0 ? 0 : 1;
  const short = Math.max(0, breads - hand[BREAD]);
  return pays * after(1 + start + kinds + manner.wait * lacking + manner.waitForBread * short, manner);
}

function varied(stack: Stack, hand: readonly number[], { recipe, symbols, size }: Dish, manner: Manner): number {
  const { open, counts, sauces } = stack;
  let right = 0;
  let more = 0;
  for (let i = 0; i < symbols.length; i++) {
    const there = counts[symbols[i]];
    if (there > 1) return 0;
    right += there;
    if (there === 0 && hand[symbols[i]] > 0) more++;
  }
  const here = right + sauces;
  if (counts[BREAD] > 0 || right !== stack.size || here > size) return 0;
  const short = manner.waitForBread * Math.max(0, (open ? 1 : 2) - hand[BREAD]);
  let best = 0;
  for (let k = here > 0 ? 0 : 1; k <= Math.max(1, more) && here + k <= size; k++) {
    const turns = 1 + (open ? 0 : 1) + k + (k > more ? manner.wait / 2 : 0) + short;
    best = Math.max(best, recipe.pays * (here + k) * after(turns, manner));
  }
  return best;
}

/** What is left of a gain after so many turns. */
const after = (turns: number, { later }: Manner): number => later[Math.min(later.length - 1, Math.round(turns * 4))];

/** How many sauces fill this stack for the order, once it has its Breads; more than there ever are where nothing does. */
export function saucesFor({ counts, sauces, size }: Stack, dish: Dish): number {
  const { recipe, symbols } = dish;
  const isList = recipe.variety < 0;
  if (counts[BREAD] > recipe.needs[BREAD]) return Number.POSITIVE_INFINITY;
  let right = 0;
  for (let i = 0; i < symbols.length; i++) {
    if (counts[symbols[i]] > (isList ? recipe.needs[symbols[i]] : 1)) return Number.POSITIVE_INFINITY;
    right += counts[symbols[i]];
  }
  if (right !== size || size + sauces > dish.size) return Number.POSITIVE_INFINITY;
  if (isList) return dish.size - size - sauces;
  return size + sauces > 0 ? 0 : 1;
}
