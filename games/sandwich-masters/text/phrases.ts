/** The small parts of every sentence: cards by face, places on the table, and lists of what is missing. */
import type { CardId, Speakers } from '#kernel';
import type { Filling, SymbolName, Variety } from '../cards.ts';
import { barEvents, ingredients, inspectors, orders, symbols, varieties } from '../cards.ts';
import { ownName } from '../rules/claims.ts';
import { FIRST_EVENT, FIRST_INSPECTOR, FIRST_ORDER, FIRST_OWN, isBad } from '../rules/faces.ts';
import { readName } from '../rules/own-orders.ts';
import type { MastersMatch, Spot } from '../state.ts';
import { DOOR, ownerOf, slotAt } from '../state.ts';
import type { Words } from './en/index.ts';

/** A card by its face alone: an order of players' own is known by its number only. */
export function faceName(words: Words, face: number): string {
  const { names } = words;
  if (!Number.isInteger(face) || face < 0) return words.unknownCard;
  if (face < FIRST_INSPECTOR) return ingredientName(words, face);
  if (face < FIRST_ORDER) return names.inspectors[inspectors[face - FIRST_INSPECTOR].id];
  if (face < FIRST_EVENT) return names.orders[orders[face - FIRST_ORDER].id];
  if (face < FIRST_OWN) return names.events[barEvents[face - FIRST_EVENT].id][0];
  return face < FIRST_OWN + 6 ? words.ownOrder(face - FIRST_OWN + 1) : words.unknownCard;
}

function ingredientName({ names }: Words, face: number): string {
  const { id } = ingredients[face >> 1];
  const good: Readonly<Record<string, string>> = names.good;
  return !isBad(face) && Object.hasOwn(good, id) ? good[id] : names.bad[id];
}

export const cardName = (words: Words, match: MastersMatch, card: CardId): string =>
  faceName(words, match.faces[card] ?? -1);

/** An order of players' own by the name they gave it, as far as that may be read. */
export function orderName(words: Words, match: MastersMatch, card: CardId, who: Speakers): string {
  const face = match.faces[card] ?? -1;
  const own = face >= FIRST_OWN ? readName(ownName(match, face), who) : '';
  return own === '' ? faceName(words, face) : words.quote(own);
}

export const cardNames = (words: Words, match: MastersMatch, cards: readonly CardId[]): string =>
  cards.map((card) => cardName(words, match, card)).join(', ');

export const symbolName = (words: Words, what: string): string => {
  if (symbols.some((symbol) => symbol === what)) return words.symbols[what as Filling | Exclude<SymbolName, Filling>];
  return varieties.some((variety) => variety === what) ? words.varieties[what as Variety] : words.unknownCard;
};

/** `ham:1 onion:2` as “Ham, 2 × Onion”. */
export const lackNames = (words: Words, lacks: string): string =>
  lacks
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [what, count] = part.split(':');
      return count === '1' ? symbolName(words, what) : `${count} × ${symbolName(words, what)}`;
    })
    .join(', ');

/** Where a card is played to, as the one who plays it says it. */
export function spotName(words: Words, spot: Spot, seat: number, who: Speakers): string {
  const owner = ownerOf(spot);
  const slot = slotAt(spot);
  if (slot === DOOR) return who.seat(owner);
  return owner === seat ? words.sandwich(slot + 1) : words.theirSandwich(who.seat(owner), slot + 1);
}
