/** What sandwiches and bids are worth, who must eat, and how points are split. */
// Rules: PN-11, PL-17, PL-23, PL-32, PL-33, PL-35, PN-19.
import type { CardId, Seat } from '#kernel';
import { cardsIn, listSeats, printed } from '#kernel';
import type { Plate, PlatesWorld } from './state.ts';
import { bidsOf, LASTING, plateOf } from './state.ts';

/** The sum of all cards, both breads included; extras count more while a napkin says so. */
export function worthOf(w: PlatesWorld, plate: Plate): number {
  const factor = extrasCount(w);
  let worth = 0;
  for (const card of cardsIn(w, plateOf(w.match.seats, plate))) worth += addedBy(w, card, factor);
  return worth;
}

/** What a card adds to a sandwich now. */
export const addsNow = (w: PlatesWorld, card: CardId): number => addedBy(w, card, extrasCount(w));

function addedBy(w: PlatesWorld, card: CardId, factor: number): number {
  const { kind, points } = printed(w, card);
  return kind === 'extra' ? factor * points : points;
}

/** How many times an extra counts. */
export function extrasCount(w: PlatesWorld): number {
  let factor = 1;
  for (const card of cardsIn(w, LASTING)) {
    const { effect, amount } = printed(w, card);
    if (effect === 'double') factor *= amount;
  }
  return factor;
}

/** By player: the sum of the bid cards in front of them; whatever else lies there counts nothing. */
export function bidScores(w: PlatesWorld): number[] {
  const { seats, players } = w.match;
  return listSeats(players).map((to) => cardsIn(w, bidsOf(seats, to)).reduce((sum, card) => sum + bidOf(w, card), 0));
}

const bidOf = (w: PlatesWorld, card: CardId): number => {
  const { kind, points } = printed(w, card);
  return kind === 'bid' ? points : 0;
};

/** Those with the highest score, in seat order. */
export function eatersOf(scores: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat as Seat] : []));
}

/** What each of so many gets: rounded down, below zero too. The rest is lost. */
export const shareOf = (worth: number, eaters: number): number => Math.floor(worth / eaters);

/** Who begins after the meal: the finisher if among the eaters, else the first of them clockwise from there. */
export function nextAfter(eaters: readonly Seat[], finisher: Seat, seats: number): Seat {
  const distance = (seat: Seat): number => (seat - finisher + seats) % seats;
  return eaters.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best));
}
