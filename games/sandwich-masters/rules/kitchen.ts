/** What lies open on the table: sandwiches and their faces, bad cards in them, orders on the Bar, and money at the bank. */
// Rules: G-8, SM-54, SM-26, SM-28.
import type { CardId, Seat } from '#kernel';
import { cardsIn, faceOf, leftOf, moveAll, moveCard, sizeOf } from '#kernel';
import { ownOrdersOf } from '../options.ts';
import type { MastersMatch, MastersWorld, Place, Slot } from '../state.ts';
import { barOf, SLOTS, sandwichOf, WHITE_DISCARDS } from '../state.ts';
import { BREAD, FIRST_OWN, isBad, isEvent, isOwn, symbolOf } from './faces.ts';
import type { Recipe } from './matching.ts';
import { recipeFor } from './matching.ts';
import { printedRecipe, printsOf } from './prints.ts';

export const stackOf = (w: MastersWorld, seat: Seat, slot: Slot): readonly CardId[] =>
  cardsIn(w, sandwichOf(w.match.seats, seat, slot));

export const isOpen = (w: MastersWorld, seat: Seat, slot: Slot): boolean =>
  sizeOf(w, sandwichOf(w.match.seats, seat, slot)) > 0;

/** The slots in which this player has an open sandwich. */
export function openSlots(w: MastersWorld, seat: Seat): Slot[] {
  const slots: Slot[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (isOpen(w, seat, slot)) slots.push(slot);
  return slots;
}

function hasBad(w: MastersWorld, cards: readonly CardId[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isBad(faceOf(w, cards[i]))) return true;
  return false;
}

/** The slots whose sandwich holds a bad card. */
export const badSlots = (w: MastersWorld, seat: Seat): Slot[] =>
  openSlots(w, seat).filter((slot) => hasBad(w, stackOf(w, seat, slot)));

/** Is this a bad card in one of the player's open sandwiches? */
export function holdsBad(w: MastersWorld, seat: Seat, card: CardId): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (stackOf(w, seat, slot).includes(card)) return isBad(faceOf(w, card));
  return false;
}

export function countBad(w: MastersWorld, seat: Seat): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const stack = stackOf(w, seat, slot);
    for (let i = 0; i < stack.length; i++) if (isBad(faceOf(w, stack[i]))) count++;
  }
  return count;
}

/** Every bad card in this player's open sandwiches. */
export const badCards = (w: MastersWorld, seat: Seat): CardId[] =>
  openSlots(w, seat).flatMap((slot) => stackOf(w, seat, slot).filter((card) => isBad(faceOf(w, card))));

/** Takes one card out of a sandwich. Without Bread at the bottom the rest of it goes too (SM-28). */
export function takeOut(w: MastersWorld, seat: Seat, slot: Slot, card: CardId): CardId[] {
  const pile = sandwichOf(w.match.seats, seat, slot);
  moveCard(w, card, pile, WHITE_DISCARDS);
  const bottom = cardsIn(w, pile)[0];
  if (bottom === undefined || symbolOf(faceOf(w, bottom)) === BREAD) return [card];
  return [card, ...clear(w, seat, slot)];
}

/** Discards a whole sandwich. */
export function clear(w: MastersWorld, seat: Seat, slot: Slot): CardId[] {
  const pile = sandwichOf(w.match.seats, seat, slot);
  const cards = cardsIn(w, pile).slice();
  moveAll(w, pile, WHITE_DISCARDS);
  return cards;
}

/** The order that lies at a place of the Bar; none where an event or nothing lies. */
export function orderAt(w: MastersWorld, place: Place): CardId | undefined {
  const card = cardsIn(w, barOf(place))[0];
  return card === undefined || isEvent(faceOf(w, card)) ? undefined : card;
}

const written = new WeakMap<object, readonly Recipe[]>();

/** What the order with this face asks for and pays at this table. */
export function recipeOf(match: MastersMatch, face: number): Recipe {
  const { options } = match;
  if (!isOwn(face)) return printedRecipe(printsOf(match)[face], options.edition);
  const known = written.get(options) ?? ownOrdersOf(options).map(({ asks, price }) => recipeFor(asks, price));
  written.set(options, known);
  return known[face - FIRST_OWN];
}

/** Players in turn order from the active one. */
export const fromActive = (w: MastersWorld): Seat[] =>
  Array.from({ length: w.match.seats }, (_, i) => leftOf(w.table.state.active, i, w.match.seats));

export function reward(w: MastersWorld, seat: Seat, amount: number): void {
  w.table.state.money[seat] += amount;
  w.table.state.rewards += amount;
}
