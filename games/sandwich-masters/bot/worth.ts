/** What a bot thinks its sandwiches are worth: which orders they may still become, and how many turns that takes. */
import type { Seat } from '#kernel';
import { cardsIn, faceOf } from '#kernel';
import { BREAD, FILLINGS, isBad, SAUCE, symbolOf, symbolsIn, varietyAt } from '../rules/faces.ts';
import { orderAt, recipeOf, stackOf } from '../rules/kitchen.ts';
import type { Contents, Recipe } from '../rules/matching.ts';
import { addFace, emptyContents, matches, payFor } from '../rules/matching.ts';
import type { MastersWorld } from '../state.ts';
import { handOf, PLACES, SLOTS } from '../state.ts';

/** One of the four places of a player, as a bot thinks of it. */
export interface Stack {
  open: boolean;
  readonly contents: Contents;
  bad: number;
}

/** A player's side of the table: stacks, and the hand by symbol. */
export interface Side {
  readonly stacks: Stack[];
  readonly hand: number[];
}

/** An order that can be claimed; none where it is gone. */
export type Menu = (Recipe | undefined)[];

/** What a turn costs: somebody else may take the order, and the game may end. */
const PATIENCE = 0.66;
/** Turns until a card comes that is not in the hand. */
const WAIT = 0.6;
const WAIT_FOR_BREAD = 1.2;
/** A bad card calls for inspectors. */
const RISK = 0.05;
/** Cards of the hand that are good to have whatever is ordered. */
const SAUCE_IN_HAND = 1.2;
const BREAD_IN_HAND = 0.2;
const MOST_BREADS = 3;

const powers = Array.from({ length: 80 }, (_, quarter) => PATIENCE ** (quarter / 4));

/** Later by so many turns, in quarters. */
const after = (turns: number): number => powers[Math.min(powers.length - 1, Math.round(turns * 4))];

export function sideOf(w: MastersWorld, seat: Seat, hidden: 'hand' | 'table'): Side {
  const stacks = Array.from({ length: SLOTS }, (_, slot) => stackNow(w, seat, slot));
  const hand = new Array<number>(SAUCE + 3).fill(0);
  if (hidden === 'hand') for (const card of cardsIn(w, handOf(seat))) hand[symbolOf(faceOf(w, card))]++;
  return { stacks, hand };
}

function stackNow(w: MastersWorld, seat: Seat, slot: number): Stack {
  const cards = stackOf(w, seat, slot);
  const contents = emptyContents();
  let bad = 0;
  for (let i = 0; i < cards.length; i++) {
    const face = faceOf(w, cards[i]);
    if (i > 0) addFace(contents, face);
    if (isBad(face)) bad++;
  }
  return { open: cards.length > 0, contents, bad };
}

export function menuOf(w: MastersWorld): Menu {
  const menu: Menu = [];
  for (let place = 0; place < PLACES; place++) {
    const order = orderAt(w, place);
    menu.push(order === undefined ? undefined : recipeOf(w.match, faceOf(w, order)));
  }
  return menu;
}

const table = new Float64Array(SLOTS * PLACES);

/** All stacks together, each for the order that suits it best, no order twice; and what the hand is good for besides. */
export function worthOf(side: Side, menu: Menu): number {
  let free = true;
  for (let slot = 0; slot < SLOTS; slot++) {
    const stack = side.stacks[slot];
    const counted = stack.open || free;
    if (!stack.open) free = false;
    for (let place = 0; place < PLACES; place++) {
      const recipe = menu[place];
      table[slot * PLACES + place] = counted && recipe !== undefined ? prospect(stack, side.hand, recipe) : 0;
    }
  }
  return matched() + handWorth(side.hand);
}

const handWorth = (hand: readonly number[]): number =>
  SAUCE_IN_HAND * hand[SAUCE] + BREAD_IN_HAND * Math.min(MOST_BREADS, hand[BREAD]);

/** The best pairs first: four by four is too few for anything cleverer. */
function matched(): number {
  let sum = 0;
  let slots = 0;
  let places = 0;
  for (let round = 0; round < PLACES; round++) {
    let best = 0;
    let at = -1;
    for (let i = 0; i < SLOTS * PLACES; i++) {
      if (table[i] <= best || (slots & (1 << (i >> 2))) !== 0 || (places & (1 << (i & 3))) !== 0) continue;
      best = table[i];
      at = i;
    }
    if (at < 0) break;
    sum += best;
    slots |= 1 << (at >> 2);
    places |= 1 << (at & 3);
  }
  return sum;
}

/** What one stack promises for one order. */
export function prospect(stack: Stack, hand: readonly number[], recipe: Recipe): number {
  const gain = recipe.variety >= 0 ? varied(stack, hand, recipe) : listed(stack, hand, recipe);
  return gain * (1 - RISK * stack.bad);
}

function listed({ open, contents }: Stack, hand: readonly number[], { needs, pays }: Recipe): number {
  const { counts } = contents;
  if (counts[BREAD] > needs[BREAD]) return 0;
  let spare = contents.sauces;
  let missing = 0;
  let kinds = 0;
  let waiting = 0;
  for (let i = 1; i < FILLINGS; i++) {
    const gap = needs[i] - counts[i];
    if (gap < 0) return 0;
    if (gap === 0) continue;
    missing += gap;
    kinds++;
    if (hand[i] < gap) waiting += gap - hand[i];
  }
  if (spare > missing) return 0;
  const covered = Math.min(spare, waiting);
  waiting -= covered;
  spare -= covered;
  kinds = Math.max(kinds - covered - spare, missing > contents.sauces ? 1 : 0);
  const helped = Math.min(waiting, hand[SAUCE]);
  const breads = needs[BREAD] - counts[BREAD] + (open ? 1 : 2);
  return pays * after(turnsFor(open, kinds, waiting - helped, breads, hand[BREAD]));
}

/** Starting, one turn for each kind of filling, closing; and waiting for what is not in the hand. */
function turnsFor(open: boolean, kinds: number, waiting: number, breads: number, inHand: number): number {
  const start = open || kinds === 0 ? 0 : 1;
  const short = Math.max(0, breads - inHand);
  return 1 + start + kinds + WAIT * waiting + WAIT_FOR_BREAD * short;
}

function varied({ open, contents }: Stack, hand: readonly number[], { variety, pays }: Recipe): number {
  let here = contents.sauces;
  let more = 0;
  for (let i = 0; i < FILLINGS; i++) {
    const there = contents.counts[i];
    if (there > 1 || (there > 0 && varietyAt[i] !== variety)) return 0;
    here += there;
    if (there === 0 && varietyAt[i] === variety && hand[i] > 0) more++;
  }
  const most = symbolsIn(variety);
  if (here > most) return 0;
  const breads = open ? 1 : 2;
  const short = WAIT_FOR_BREAD * Math.max(0, breads - hand[BREAD]);
  let best = 0;
  for (let k = here > 0 ? 0 : 1; k <= Math.max(1, more) && here + k <= most; k++) {
    const turns = 1 + (open ? 0 : 1) + k + (k > more ? WAIT / 2 : 0) + short;
    best = Math.max(best, pays * (here + k) * after(turns));
  }
  return best;
}

/** Does this stack fulfil the order as soon as one Bread is on top? */
export const isReady = ({ open, contents }: Stack, recipe: Recipe): boolean => open && matches(recipe, contents);

export const paysNow = ({ contents }: Stack, recipe: Recipe): number => payFor(recipe, contents);
