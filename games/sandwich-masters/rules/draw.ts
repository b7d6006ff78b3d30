/** Drawing: decks that are shuffled anew from their discards, and hands that are refilled to seven. */
// Rules: SM-51, SM-34, G-3, G-4.
import type { CardId, Pile, Seat } from '#kernel';
import { leftOf, moveAll, moveTop, shufflePile, sizeOf, tellAll } from '#kernel';
import type { MastersWorld } from '../state.ts';
import { BLACK, BLACK_DISCARDS, HAND, handOf, WHITE, WHITE_DISCARDS } from '../state.ts';

/** Everybody has seven again, from the active player on (G-4). */
export function refillAll(w: MastersWorld): void {
  for (let i = 0; i < w.match.seats; i++) refill(w, leftOf(w.table.state.active, i, w.match.seats));
}

/** Draws up to seven; a hand above that draws nothing and keeps what it has (SM-34). */
export function refill(w: MastersWorld, seat: Seat): void {
  drawCards(w, seat, HAND - sizeOf(w, handOf(seat)));
}

/** So many cards from the white deck, or as many as there are. */
export function drawCards(w: MastersWorld, seat: Seat, count: number): number {
  const hand = handOf(seat);
  let drawn = 0;
  while (drawn < count && hasMore(w, WHITE, WHITE_DISCARDS, 'white')) {
    moveTop(w, WHITE, hand);
    drawn++;
  }
  return drawn;
}

/** The next card of the black deck onto a pile, if there is one. */
export function dealBlack(w: MastersWorld, to: Pile): CardId | undefined {
  return hasMore(w, BLACK, BLACK_DISCARDS, 'black') ? moveTop(w, BLACK, to) : undefined;
}

/** An empty deck takes its discards, shuffled; with none of them nothing is left to draw (G-3). */
function hasMore(w: MastersWorld, deck: Pile, discards: Pile, name: 'white' | 'black'): boolean {
  if (sizeOf(w, deck) > 0) return true;
  if (sizeOf(w, discards) === 0) return false;
  moveAll(w, discards, deck);
  shufflePile(w, deck);
  tellAll(w, { is: 'reshuffled', deck: name });
  return true;
}
