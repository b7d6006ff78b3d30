/** Set-up: the deck, where cards may lie, the deal and the first question. */
// Rules: TP-01.
import type { PileKind } from '#kernel';
import { closedPile, firstSeats, handPile, listSeats, moveTop, only, openPile, seatOf, shufflePile } from '#kernel';
import type { Row } from './cards.ts';
import { beginRound } from './rules/play.ts';
import type { TemplateWorld } from './state.ts';
import { DECK, handOf } from './state.ts';

export const facesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap((row, kind) => new Array<number>(row.copies).fill(kind));

/** In the order of the piles in state.ts. */
export const piles = (seats: number): PileKind[] => [
  closedPile(),
  openPile(firstSeats(seats + 1)),
  ...Array.from({ length: seats }, (_, seat) => handPile(only(seatOf(seat)))),
];

export function open(w: TemplateWorld): void {
  w.table.state = { round: 0, points: new Array<number>(w.match.seats).fill(0) };
  shufflePile(w, DECK);
  for (const seat of listSeats(w.match.players)) {
    for (let i = 0; i < w.match.options.hand; i++) moveTop(w, DECK, handOf(seat));
  }
  beginRound(w);
}
