/** The market deck and what players hold: drawing, throwing away, coins and tokens. */
// Rules: G-8, SW-24, SW-21, G-3, SW-23, G-4, SW-43, SW-68.
import type { CardId, Seat } from '#kernel';
import {
  cardsIn,
  hasSeen,
  leftOf,
  moveAll,
  moveCard,
  moveTop,
  only,
  seatOf,
  shufflePile,
  sizeOf,
  tell,
  tellAll,
} from '#kernel';
import type { Reason, Source, WarsWorld } from '../state.ts';
import { DISCARDS, handOf, MARKET, sources } from '../state.ts';
import { isOpportunity } from './faces.ts';

export const handCards = (w: WarsWorld, seat: Seat): readonly CardId[] => cardsIn(w, handOf(w.match.seats, seat));

/** How many market cards could be drawn now. */
export const drawable = (w: WarsWorld): number => sizeOf(w, MARKET) + sizeOf(w, DISCARDS);

/** Draws so many market cards, or as many as there are; an empty deck is made of the discard pile. Says how many. */
export function drawCards(w: WarsWorld, seat: Seat, count: number, why: Reason): number {
  const hand = handOf(w.match.seats, seat);
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    if (sizeOf(w, MARKET) === 0) reshuffle(w);
    if (sizeOf(w, MARKET) === 0) break;
    cards.push(moveTop(w, MARKET, hand));
  }
  if (cards.length === 0) return 0;
  tellAll(w, { is: 'drew', seat, count: cards.length, why });
  tell(w, only(seat), { is: 'hand', cards });
  return cards.length;
}

function reshuffle(w: WarsWorld): void {
  const count = sizeOf(w, DISCARDS);
  if (count === 0) return;
  moveAll(w, DISCARDS, MARKET);
  shufflePile(w, MARKET);
  tellAll(w, { is: 'shuffled', count });
}

/** Throws cards of a hand on the discard pile, for everybody to see. Says which. */
export function throwAway(w: WarsWorld, seat: Seat, cards: readonly CardId[]): CardId[] {
  return cards.map((card) => {
    const thrown = knownCopy(w, seat, card);
    moveCard(w, thrown, handOf(w.match.seats, seat), DISCARDS);
    return thrown;
  });
}

/**
 * Of two opportunities that look alike, the one that others know of leaves the hand first: nobody could tell them
 * apart, so what stays must be what they do not know.
 */
export function knownCopy(w: WarsWorld, seat: Seat, card: CardId): CardId {
  const { faces, seats } = w.match;
  if (!isOpportunity(faces[card])) return card;
  const other = seatOf((seat + 1) % seats);
  const copies = handCards(w, seat).filter((copy) => faces[copy] === faces[card]);
  return copies.find((copy) => hasSeen(w, other, copy)) ?? copies[0];
}

export function takeCoins(w: WarsWorld, seat: Seat, coins: number, why: Reason): void {
  if (coins === 0) return;
  w.table.state.coins[seat] += coins;
  tellAll(w, { is: 'coins', seat, coins, why });
}

/** Points in tokens, all sources together. */
export function tokensOf(w: WarsWorld, seat: Seat): number {
  const list = w.table.state.tokens[seat];
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i];
  return total;
}

export function addTokens(w: WarsWorld, seat: Seat, source: Source, points: number): void {
  w.table.state.tokens[seat][sources.indexOf(source)] += points;
}

/** The player on the left. */
export const neighbourOf = (w: WarsWorld, seat: Seat): Seat => leftOf(seat, 1, w.match.seats);
