/** Playing an ingredient: what it costs, the place it takes, and the effect of putting it down. */
// Rules: SW-56, SW-57, SW-09, SW-10, SW-58, SW-12, SW-13, SW-59, SW-11, SW-75, SW-76, SW-77, SW-78, SW-79.
import type { CardId, Refusal, Runs, Seat } from '#kernel';
import { lies, moveCard, refusal, tellAll } from '#kernel';
import type { Putting, WarsWorld } from '../state.ts';
import { DISCARDS, handOf, ZONE, zoneOf } from '../state.ts';
import { isIngredient, printOf } from './faces.ts';
import { drawCards, handCards, takeCoins } from './market.ts';
import { costOf, zoneCards } from './zone.ts';

/** What throwing out an ingredient costs on top. */
export const FINE = 2;

/** Is the ingredient paid for, or does an opportunity put it down for nothing? */
export type How = 'action' | 'free';

/** Why this ingredient cannot be put down so. */
export function refusePutting(w: WarsWorld, seat: Seat, putting: Putting, how: How): Refusal | undefined {
  const { seats, faces } = w.match;
  const { card } = putting;
  if (!lies(w, card, handOf(seats, seat))) return refusal('not-in-hand');
  if (!isIngredient(faces[card])) return refusal('not-an-ingredient');
  return refusePlace(w, seat, putting) ?? refusePrice(w, seat, putting, how);
}

function refusePlace(w: WarsWorld, seat: Seat, putting: Putting): Refusal | undefined {
  const full = zoneCards(w, seat).length >= ZONE;
  if (putting.do === 'play') return full ? refusal('zone-full', { most: ZONE, fine: FINE }) : undefined;
  if (!lies(w, putting.out, zoneOf(w.match.seats, seat))) return refusal('not-in-zone');
  return full ? undefined : refusal('zone-has-room', { most: ZONE });
}

function refusePrice(w: WarsWorld, seat: Seat, putting: Putting, how: How): Refusal | undefined {
  const price = priceOf(w, seat, putting, how);
  const coins = w.table.state.coins[seat];
  return coins < price ? refusal('too-few-coins', { price, coins, missing: price - coins }) : undefined;
}

/** Cost and fine. An opportunity waives the cost, never the fine; no assistant makes the fine cheaper. */
export const priceOf = (w: WarsWorld, seat: Seat, putting: Putting, how: How): number =>
  (how === 'free' ? 0 : costOf(w, seat, putting.card)) + (putting.do === 'replace' ? FINE : 0);

/** Counts every way to put an ingredient down: a run per card of the hand, tagged with its place there. */
export function addPuttings(w: WarsWorld, seat: Seat, how: How, runs: Pick<Runs<unknown>, 'add'>): void {
  const hand = handCards(w, seat);
  const { faces } = w.match;
  const coins = w.table.state.coins[seat];
  const full = zoneCards(w, seat).length >= ZONE;
  const purse = full ? coins - FINE : coins;
  if (purse < 0) return;
  for (let i = 0; i < hand.length; i++) {
    if (!isIngredient(faces[hand[i]])) continue;
    if (how === 'free' || costOf(w, seat, hand[i]) <= purse) runs.add(full ? ZONE : 1, i);
  }
}

/** Is there an ingredient that could be put down for nothing? A full zone asks for the fine. */
export function canPutDown(w: WarsWorld, seat: Seat): boolean {
  if (zoneCards(w, seat).length >= ZONE && w.table.state.coins[seat] < FINE) return false;
  return handCards(w, seat).some((card) => isIngredient(w.match.faces[card]));
}

/** The way of such a run that has this number. */
export function puttingAt(w: WarsWorld, seat: Seat, place: number, index: number): Putting {
  const card = handCards(w, seat)[place];
  const zone = zoneCards(w, seat);
  return zone.length >= ZONE ? { do: 'replace', card, out: zone[index] } : { do: 'play', card };
}

/** Pays first, then throws out what is replaced, then puts the ingredient down and lets it take effect. */
export function putDown(w: WarsWorld, seat: Seat, putting: Putting, how: How): void {
  const { seats } = w.match;
  const { card } = putting;
  const cost = priceOf(w, seat, putting, how);
  w.table.state.coins[seat] -= cost;
  if (putting.do === 'replace') moveCard(w, putting.out, zoneOf(seats, seat), DISCARDS);
  moveCard(w, card, handOf(seats, seat), zoneOf(seats, seat));
  if (putting.do === 'replace') tellAll(w, { is: 'replaced', seat, card, out: putting.out, cost, how });
  else tellAll(w, { is: 'played', seat, card, cost, how });
  takeEffect(w, seat, card);
}

function takeEffect(w: WarsWorld, seat: Seat, card: CardId): void {
  const { effect } = printOf(w.match, card);
  if (effect.when !== 'play') return;
  if (effect.does === 'coins') takeCoins(w, seat, effect.n, 'play');
  else if (effect.does === 'cards') drawCards(w, seat, effect.n, 'play');
  else {
    w.table.state.actions += effect.n;
    tellAll(w, { is: 'extra-action', seat, card });
  }
}
