/** Drawing cards, and hands that come back to seven: up from the draw pile, down by their player's choice. */
// Rules: G-3, PL-10, PL-11, G-4.
import type { CardId, OneRule, Seat } from '#kernel';
import {
  ask,
  cardsIn,
  draw,
  lies,
  moveAll,
  moveCard,
  moveTop,
  naming,
  oneOf,
  only,
  refusal,
  seconds,
  shufflePile,
  sizeOf,
  tellAll,
  withdraw,
} from '#kernel';
import type { Asks, Phase, PlatesKinds, PlatesWorld } from '../state.ts';
import { begin, DECK, DISCARD, HAND, handOf } from '../state.ts';

/** Cards that can be drawn at all. */
export const drawable = (w: PlatesWorld): number => sizeOf(w, DECK) + sizeOf(w, DISCARD);

/** The next card to draw, if there is one: an empty draw pile is made anew of the discards. */
export function readyToDraw(w: PlatesWorld): boolean {
  if (sizeOf(w, DECK) > 0) return true;
  if (sizeOf(w, DISCARD) === 0) return false;
  moveAll(w, DISCARD, DECK);
  shufflePile(w, DECK);
  tellAll(w, { is: 'reshuffled' });
  return true;
}

/** Draws until so many are in hand or nothing is left; tells how many came. */
export function drawUpTo(w: PlatesWorld, seat: Seat, most: number): number {
  const hand = handOf(seat);
  let count = 0;
  while (sizeOf(w, hand) < most && readyToDraw(w)) {
    moveTop(w, DECK, hand);
    count++;
  }
  return count;
}

/** These bring their hands back to seven, one after the other; then the game goes on with that phase. */
export function refill(w: PlatesWorld, seats: Seat[], following: Phase): void {
  const { state } = w.table;
  state.refilling = seats;
  state.following = following;
  goOn(w);
}

function goOn(w: PlatesWorld): void {
  const { state } = w.table;
  while (state.refilling.length > 0) {
    const [seat] = state.refilling;
    const count = drawUpTo(w, seat, HAND);
    if (count > 0) tellAll(w, { is: 'filled', seat, count });
    if (sizeOf(w, handOf(seat)) > HAND) {
      ask(w, 'trim', { turn: state.turns }, only(seat), seconds(w.match.options.chooseSeconds));
      return;
    }
    state.refilling.shift();
  }
  begin(w, state.following);
}

/** Too many cards: one after the other is thrown away. */
export const trim: OneRule<PlatesKinds, Asks['trim']['about'], CardId> = {
  mode: 'one',
  shape: naming<CardId>(),
  check: (w, _frame, seat, card) => (lies(w, card, handOf(seat)) ? undefined : refusal('not-in-hand')),
  moves: (w, _frame, seat) => oneOf(cardsIn(w, handOf(seat))),
  late(w, _frame, seat) {
    const hand = cardsIn(w, handOf(seat));
    return hand[draw(w, 'late', hand.length)];
  },
  /** A napkin may have made the hand small enough, or too small. */
  resume(w) {
    const [seat] = w.table.state.refilling;
    if (sizeOf(w, handOf(seat)) > HAND) return;
    withdraw(w);
    goOn(w);
  },
  resolve(w, _frame, seat, card) {
    moveCard(w, card, handOf(seat), DISCARD);
    tellAll(w, { is: 'discarded', seat, card, how: 'too-many' });
    goOn(w);
  },
};
