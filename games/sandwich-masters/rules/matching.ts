/** Which sandwich fulfils which order: a sandwich's fillings against a recipe, with Special Sauce for what is missing. */
// Rules: SM-49, SM-56, SM-57, SM-58, SM-15, SM-21, SM-22, SM-23, SM-60, SM-61, SM-62, SM-73.
import type { Asks, SymbolName, Variety } from '../cards.ts';
import { PRICE_EACH, prices, symbols, varieties } from '../cards.ts';
import { ATTACK, BREAD, FILLINGS, indexOf, SAUCE, symbolOf, symbolsIn, varietyAt } from './faces.ts';

/** An order as it is compared: copies by filling, or any different ones of a variety (ONE_LIST where it is a list). `size` is how many fillings it takes, at most for a variety. */
export interface Recipe {
  readonly needs: readonly number[];
  readonly size: number;
  readonly variety: number;
  /** For the whole list, or for each ingredient of a variety. */
  readonly pays: number;
}

const ONE_LIST = -1;

/** What lies between the end Breads; attack condiments are left out. */
export interface Contents {
  readonly counts: number[];
  sauces: number;
}

/** What a sandwich lacks for an order and what it has too much of, and what its Special Sauce would stand for. */
export interface Fit {
  readonly missing: readonly Lack[];
  readonly extra: readonly Lack[];
  readonly sauces: readonly SymbolName[];
  /** What it would pay now, closed with one more Bread; 0 where it does not match. */
  readonly pays: number;
}

/** So many cards of a symbol, or of a variety where any will do. */
export interface Lack {
  readonly what: SymbolName | Variety;
  readonly count: number;
}

/** The price that follows from the number of fillings; every further one adds what the last step added. */
export function priceOf(size: number): number {
  const last = prices.length - 1;
  return size <= last ? prices[size] : prices[last] + (size - last) * (prices[last] - prices[last - 1]);
}

export const suggestedPrice = (asks: Asks): number =>
  asks.kind === 'list' ? priceOf(asks.fillings.length) : PRICE_EACH;

export function recipeFor(asks: Asks, pays: number): Recipe {
  const needs = new Array<number>(FILLINGS).fill(0);
  if (asks.kind === 'variety') {
    const variety = varieties.indexOf(asks.variety);
    return { needs, size: symbolsIn(variety), variety, pays };
  }
  for (const filling of asks.fillings) needs[indexOf(filling)]++;
  return { needs, size: asks.fillings.length, variety: ONE_LIST, pays };
}

export const emptyContents = (): Contents => ({ counts: new Array<number>(FILLINGS).fill(0), sauces: 0 });

/** Adds a card's face to what a sandwich holds. */
export function addFace(contents: Contents, face: number): void {
  const symbol = symbolOf(face);
  if (symbol === SAUCE) contents.sauces++;
  else if (symbol !== ATTACK) contents.counts[symbol]++;
}

/** The fillings of a stack, bottom first: all above its lowest Bread. */
export function contentsOf(faces: readonly number[]): Contents {
  const contents = emptyContents();
  for (let i = 1; i < faces.length; i++) addFace(contents, faces[i]);
  return contents;
}

/** Could so many fillings be right, whatever they are? */
export const takes = ({ variety, size }: Recipe, fillings: number): boolean =>
  variety === ONE_LIST ? fillings === size : fillings <= size;

/** Exactly what the recipe asks for, Special Sauce filling every gap but Bread and standing for nothing else (SM-21). */
export function matches(recipe: Recipe, { counts, sauces }: Contents): boolean {
  if (recipe.variety !== ONE_LIST) return isVaried(recipe.variety, counts, sauces);
  const { needs } = recipe;
  if (counts[BREAD] !== needs[BREAD]) return false;
  let missing = 0;
  for (let i = 1; i < FILLINGS; i++) {
    const gap = needs[i] - counts[i];
    if (gap < 0) return false;
    missing += gap;
  }
  return missing === sauces;
}

/** Each symbol of the variety once at most, and at least one ingredient (SM-23). */
function isVaried(variety: number, counts: readonly number[], sauces: number): boolean {
  let different = sauces;
  for (let i = 0; i < FILLINGS; i++) {
    if (counts[i] === 0) continue;
    if (counts[i] > 1 || varietyAt[i] !== variety) return false;
    different++;
  }
  return different > 0 && different <= symbolsIn(variety);
}

/** What a sandwich that matches is worth. */
export function payFor(recipe: Recipe, contents: Contents): number {
  if (recipe.variety === ONE_LIST) return recipe.pays;
  return recipe.pays * contents.counts.reduce((sum, n) => sum + n, contents.sauces);
}

/** Tells a player at any time what a sandwich lacks for an order; the engine assigns the Special Sauce (SM-22). */
export function fitOf(recipe: Recipe, contents: Contents): Fit {
  const { missing, extra } =
    recipe.variety === ONE_LIST ? gapsInList(recipe, contents) : gapsInVariety(recipe, contents);
  const sauces: SymbolName[] = [];
  const wanted = missing.filter(({ what }) => what !== 'bread').flatMap(({ what, count }) => repeat(what, count));
  for (const what of wanted.slice(0, contents.sauces)) sauces.push(what as SymbolName);
  const idle = contents.sauces - sauces.length;
  const lacks = tally(
    without(
      missing.flatMap(({ what, count }) => repeat(what, count)),
      sauces,
    ),
  );
  const tooMuch = idle > 0 ? [...extra, { what: 'sauce' as const, count: idle }] : extra;
  const fits = matches(recipe, contents);
  const missingNow = fits || recipe.variety === ONE_LIST ? lacks : openVariety(recipe, contents);
  return { missing: fits ? [] : missingNow, extra: tooMuch, sauces, pays: fits ? payFor(recipe, contents) : 0 };
}

interface Gaps {
  readonly missing: Lack[];
  readonly extra: Lack[];
}

function gapsInList({ needs }: Recipe, { counts }: Contents): Gaps {
  const gaps: Gaps = { missing: [], extra: [] };
  for (let i = 0; i < FILLINGS; i++) {
    const gap = needs[i] - counts[i];
    if (gap > 0) gaps.missing.push({ what: symbols[i], count: gap });
    if (gap < 0) gaps.extra.push({ what: symbols[i], count: -gap });
  }
  return gaps;
}

/** Every symbol of the variety that is not there yet could be what a sauce stands for. */
function gapsInVariety({ variety }: Recipe, { counts }: Contents): Gaps {
  const gaps: Gaps = { missing: [], extra: [] };
  for (let i = 0; i < FILLINGS; i++) {
    const wanted = varietyAt[i] === variety ? 1 : 0;
    if (counts[i] < wanted) gaps.missing.push({ what: symbols[i], count: 1 });
    if (counts[i] > wanted) gaps.extra.push({ what: symbols[i], count: counts[i] - wanted });
  }
  return gaps;
}

/** A variety asks for one ingredient; what comes after that is welcome and not missing. */
function openVariety({ variety }: Recipe, { counts, sauces }: Contents): Lack[] {
  const some = sauces > 0 || counts.some((n, i) => n > 0 && varietyAt[i] === variety);
  return some ? [] : [{ what: varieties[variety], count: 1 }];
}

const repeat = (what: Lack['what'], count: number): Lack['what'][] => new Array<Lack['what']>(count).fill(what);

function without(list: readonly Lack['what'][], taken: readonly Lack['what'][]): Lack['what'][] {
  const rest = list.slice();
  for (const what of taken) rest.splice(rest.indexOf(what), 1);
  return rest;
}

function tally(list: readonly Lack['what'][]): Lack[] {
  return [...new Set(list)].map((what) => ({ what, count: list.filter((other) => other === what).length }));
}
