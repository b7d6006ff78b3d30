/** Giving: every sandwich goes to its neighbour's plate at once, face down, or open and praised. */
// Rules: SA-29, SA-30, SA-31, S4-26, S0-25, SA-59.
import type { Seat } from '#kernel';
import { listSeats, mixCopies, moveAll, reveal, shuffled, streamDice, tellAll } from '#kernel';
import type { SandwichWorld } from '../state.ts';
import { begin, boardOf, plateNumber, plateOf } from '../state.ts';
import { contentsOf, directionOf, dueTo, platesOf, portionsOf } from './portions.ts';

export function give(w: SandwichWorld): void {
  const { options, players } = w.match;
  tellAll(w, { is: 'given', direction: directionOf(options, w.table.state.round) });
  const order = plateOrders(w);
  for (const cook of listSeats(players)) serveFrom(w, cook, order);
  // With several boxes, whoever noted which copy a cook took would know the cook of a blind plate by it.
  if (options.blind) mixCopies(w);
  if (options.chef) for (const taster of listSeats(players)) showPraised(w, taster);
  begin(w, 'taste');
}

/** Blind plates are mixed; otherwise a taster's plates lie in the order of the cooks, the nearest first. */
function plateOrders(w: SandwichWorld): number[][] {
  const { seats, options } = w.match;
  const { sandwiches } = portionsOf(seats, options, w.table.state.round);
  const inOrder = Array.from({ length: sandwiches }, (_, i) => i);
  return listSeats(w.match.players).map(() =>
    options.blind ? shuffled(streamDice(w, 'deal'), inOrder.slice()) : inOrder,
  );
}

function serveFrom(w: SandwichWorld, cook: Seat, order: readonly number[][]): void {
  const { seats } = w.match;
  for (const [index, taster] of dueTo(w, cook).entries()) {
    const plate = plateNumber(seats, taster, order[taster][index]);
    moveAll(w, boardOf(seats, cook, index), plateOf(seats, plate));
    w.table.state.cooks[plate] = cook;
  }
}

function showPraised(w: SandwichWorld, taster: Seat): void {
  const { seats, everyone } = w.match;
  const { cooks, praise } = w.table.state;
  for (const plate of platesOf(w, taster)) {
    reveal(w, plateOf(seats, plate), everyone);
    const [cook, cards] = [cooks[plate] as Seat, contentsOf(w, plate)];
    tellAll(w, { is: 'praised', cook, taster, cards, words: praise[plate] });
  }
}
