/** What a face stands for: its symbol, whether it is bad, and which faces make up the decks of a table. */
// Rules: SM-01, SM-44, SM-45, SM-46, SM-69, SM-70.
import type { Edition, Ingredient, SymbolName, Variety } from '../cards.ts';
import { barEvents, ingredients, inspectors, orders, symbols, varieties } from '../cards.ts';

/** Symbols by their place in the list: those below FILLINGS are what orders ask for. */
export const indexOf = (symbol: SymbolName): number => symbols.indexOf(symbol);
export const BREAD = indexOf('bread');
export const SAUCE = indexOf('sauce');
export const ATTACK = indexOf('attack');
export const INSPECTOR = indexOf('inspector');
/** All but the sauce, attack condiments and inspectors. */
export const FILLINGS = symbols.length - 3;

export const FIRST_INSPECTOR = 2 * ingredients.length;
export const FIRST_ORDER = FIRST_INSPECTOR + inspectors.length;
export const FIRST_EVENT = FIRST_ORDER + orders.length;
/** Orders of the players' own, in the order of the options. */
export const FIRST_OWN = FIRST_EVENT + barEvents.length;

/** By white face: the place of its symbol in the list. */
const symbolAt: readonly number[] = Array.from({ length: FIRST_ORDER }, (_, face) =>
  face < FIRST_INSPECTOR ? indexOf(ingredients[face >> 1].symbol) : INSPECTOR,
);

export const symbolOf = (face: number): number => symbolAt[face];

/** Bad ingredients, Special Sauce and attack condiments; inspectors are none of these. */
export const isBad = (face: number): boolean => (face & 1) === 1 && face < FIRST_INSPECTOR;

export const isWhite = (face: number): boolean => face < FIRST_ORDER;
export const isEvent = (face: number): boolean => face >= FIRST_EVENT && face < FIRST_OWN;
export const isOwn = (face: number): boolean => face >= FIRST_OWN;

/** By filling: the place of its variety in the list. */
export const varietyAt: readonly number[] = Array.from({ length: FILLINGS }, (_, symbol) => {
  const row = ingredients.find((ingredient) => ingredient.symbol === symbols[symbol]);
  return varieties.indexOf(row?.variety ?? 'bread');
});

/** How many different fillings a variety has. */
export const symbolsIn = (variety: number): number => varietyAt.filter((v) => v === variety).length;

/** Is this a card of the variety? Special Sauce and attack condiments are condiments, inspectors are nothing to eat. */
export const isOfVariety = (face: number, variety: Variety): boolean =>
  face < FIRST_INSPECTOR && ingredients[face >> 1].variety === variety;

/** Copies of a filling in one white deck, good and bad together. */
export const copiesOf = (symbol: SymbolName, edition: Edition): number =>
  ingredients
    .filter((row) => row.symbol === symbol && row.pack === 'base')
    .flatMap((row) => copiesIn(row, edition))
    .reduce((sum, copies) => sum + copies, 0);

/** Good and bad copies of a row in an edition. */
export const copiesIn = ({ good, bad, second }: Ingredient, edition: Edition): readonly [number, number] =>
  edition === '1' || second === undefined ? [good, bad] : second;
