/** Claims: which sandwich was closed in this turn, whether it is what an order asks for, and what that pays. */
// Rules: SM-55, SM-13, SM-59, SM-06, SM-07, SM-09, SM-40, SM-10, SM-38, SM-39, SM-62, SM-81, SM-84.
import type { CardId, Refusal, Seat } from '#kernel';
import { cardsIn, faceOf, moveAll, refusal, tellAll } from '#kernel';
import { ownOrdersOf } from '../options.ts';
import type { Claim, MastersMatch, MastersWorld, Place, Slot } from '../state.ts';
import {
  BLACK_DISCARDS,
  barOf,
  PLACES,
  placeClaimed,
  SLOTS,
  sandwichOf,
  slotClaimed,
  WHITE_DISCARDS,
} from '../state.ts';
import { ATTACK, BREAD, FIRST_OWN, isOwn, symbolOf } from './faces.ts';
import { orderAt, recipeOf, reward } from './kitchen.ts';
import type { Contents, Fit, Lack } from './matching.ts';
import { addFace, contentsOf, emptyContents, fitOf, matches, payFor, takes } from './matching.ts';

/** A sandwich as it stands when all cards of a turn are placed, and whether Bread put on it in this turn is on top. */
export interface Closing {
  readonly cards: readonly CardId[];
  readonly closed: boolean;
}

/** May these claims be made of sandwiches that stand so? `closing` tells how each slot stands. */
export function refuseClaims(
  w: MastersWorld,
  claims: readonly Claim[],
  closing: (slot: Slot) => Closing,
): Refusal | undefined {
  for (let i = 0; i < claims.length; i++) {
    const slot = slotClaimed(claims[i]);
    if (slot >= SLOTS) return refusal('no-order-there');
    const refused = refuseTwice(claims, i) ?? refuseClaim(w, claims[i], closing(slot));
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function refuseTwice(claims: readonly Claim[], at: number): Refusal | undefined {
  for (let i = 0; i < at; i++) {
    if (placeClaimed(claims[i]) === placeClaimed(claims[at])) return refusal('order-twice');
    if (slotClaimed(claims[i]) === slotClaimed(claims[at])) return refusal('sandwich-twice');
  }
  return undefined;
}

function refuseClaim(w: MastersWorld, claim: Claim, { cards, closed }: Closing): Refusal | undefined {
  const slot = slotClaimed(claim);
  const order = orderAt(w, placeClaimed(claim));
  if (order === undefined) return refusal('no-order-there');
  if (!closed) return refusal('not-closed', { sandwich: slot + 1 });
  const face = faceOf(w, order);
  const recipe = recipeOf(w.match, face);
  const contents = fillingsOf(w, cards);
  return matches(recipe, contents)
    ? undefined
    : refusal('no-match', { order: face, own: ownName(w.match, face), ...lacking(fitOf(recipe, contents)) });
}

/** What lies between the two end Breads. */
function fillingsOf(w: MastersWorld, cards: readonly CardId[]): Contents {
  const contents = emptyContents();
  for (let i = 1; i < cards.length - 1; i++) addFace(contents, faceOf(w, cards[i]));
  return contents;
}

/** The name that players gave an order; empty for a printed one. */
export const ownName = ({ options }: MastersMatch, face: number): string =>
  isOwn(face) ? ownOrdersOf(options)[face - FIRST_OWN].name : '';

/** What is missing and what is too much, as facts of a refusal: `lettuce:1 tomato:2`. */
function lacking({ missing, extra }: Fit): { missing: string; extra: string } {
  const said = (list: readonly Lack[]): string => list.map(({ what, count }) => `${what}:${count}`).join(' ');
  return { missing: said(missing), extra: said(extra) };
}

/** The places of the Bar whose order such a closed sandwich fulfils. */
export function placesMatched(w: MastersWorld, cards: readonly CardId[]): Place[] {
  const size = countFillings(w, cards);
  if (size < 1 || !isWanted(w, size)) return NOWHERE;
  const places: Place[] = [];
  const contents = fillingsOf(w, cards);
  for (let place = 0; place < PLACES; place++) {
    const order = orderAt(w, place);
    if (order !== undefined && matches(recipeOf(w.match, faceOf(w, order)), contents)) places.push(place);
  }
  return places;
}

const NOWHERE: Place[] = [];

function countFillings(w: MastersWorld, cards: readonly CardId[]): number {
  let size = 0;
  for (let i = 1; i < cards.length - 1; i++) if (symbolOf(faceOf(w, cards[i])) !== ATTACK) size++;
  return size;
}

/** Does any order take so many fillings? Most sandwiches are told apart by that alone. */
function isWanted(w: MastersWorld, size: number): boolean {
  for (let place = 0; place < PLACES; place++) {
    const order = orderAt(w, place);
    if (order !== undefined && takes(recipeOf(w.match, faceOf(w, order)), size)) return true;
  }
  return false;
}

/** How a sandwich of this player compares with an order, at any time: for closing it with one more Bread. */
export const fitAt = (w: MastersWorld, seat: Seat, slot: Slot, order: CardId): Fit =>
  fitOf(
    recipeOf(w.match, faceOf(w, order)),
    contentsOf(cardsIn(w, sandwichOf(w.match.seats, seat, slot)).map((card) => faceOf(w, card))),
  );

/** Pays for every claim; sandwich and order are discarded. Tells which orders were served, and what they pay together. */
export function settleClaims(
  w: MastersWorld,
  seat: Seat,
  claims: readonly Claim[],
): { orders: CardId[]; pays: number } {
  const orders = claims.map((claim) => cardsIn(w, barOf(placeClaimed(claim)))[0]);
  let pays = 0;
  for (const claim of claims) pays += settleClaim(w, seat, slotClaimed(claim), placeClaimed(claim));
  return { orders, pays };
}

function settleClaim(w: MastersWorld, seat: Seat, slot: Slot, place: Place): number {
  const pile = sandwichOf(w.match.seats, seat, slot);
  const order = cardsIn(w, barOf(place))[0];
  const recipe = recipeOf(w.match, faceOf(w, order));
  const cards = cardsIn(w, pile).slice();
  const contents = fillingsOf(w, cards);
  const pays = payFor(recipe, contents);
  moveAll(w, pile, WHITE_DISCARDS);
  moveAll(w, barOf(place), BLACK_DISCARDS);
  reward(w, seat, pays);
  if (w.story === undefined) return pays;
  const stands = fitOf(recipe, contents).sauces.slice();
  tellAll(w, { is: 'claimed', seat, order, slot, cards, stands, scores: [[seat, pays]] });
  return pays;
}

/** Is this a Bread? */
export const isBread = (w: MastersWorld, card: CardId): boolean => symbolOf(faceOf(w, card)) === BREAD;
