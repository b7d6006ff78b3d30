/** What napkins let their player choose: two players whose bids are swapped, a sandwich, or a player. */
// Rules: PN-14, PN-15, PL-39, PN-16, PN-20.
import type { CardId, OneRule, Seat } from '#kernel';
import {
  cardsIn,
  listOf,
  listSeats,
  mapped,
  moveAll,
  moveCard,
  naming,
  oneOf,
  printed,
  record,
  refusal,
  streamDice,
  tellAll,
  withdraw,
} from '#kernel';
import type { Asks, Plate, PlatesKinds, PlatesWorld } from '../state.ts';
import { bidsOf, DISCARD, DRAWN, plateCount, plateOf } from '../state.ts';
import { done, noEffect, stopIfCancelled } from './done.ts';

export const bidsLie = (w: PlatesWorld): boolean => w.table.state.placers.some((placers) => placers.length > 0);

/** Sandwiches that this napkin can do something to. */
export function platesFor(w: PlatesWorld, card: CardId): Plate[] {
  const fits = printed(w, card).effect === 'nibble' ? topFilling : anyCard;
  return Array.from({ length: plateCount(w.match.seats) }, (_, plate) => plate).filter(
    (plate) => fits(w, plate) !== undefined,
  );
}

const anyCard = (w: PlatesWorld, plate: Plate): CardId | undefined => cardsIn(w, plateOf(w.match.seats, plate))[0];

/** The topmost card that is no bread. */
export const topFilling = (w: PlatesWorld, plate: Plate): CardId | undefined =>
  cardsIn(w, plateOf(w.match.seats, plate)).findLast((card) => printed(w, card).kind !== 'bread');

/** Two players swap the bids in front of them, with whoever put them there. Named in the order of seats. */
export const swap: OneRule<PlatesKinds, Asks['swap']['about'], { seats: Seat[] }> = {
  mode: 'one',
  shape: record<{ seats: Seat[] }>({ seats: listOf(naming<Seat>()) }),
  check(w, _frame, _seat, { seats }) {
    const [a, b] = seats;
    return seats.length === 2 && a < b && b < w.match.seats ? undefined : refusal('two-players');
  },
  moves: (w) => mapped(oneOf(pairsOf(listSeats(w.match.players))), (seats) => ({ seats })),
  late: (w, frame, seat) => swap.moves(w, frame, seat).random(streamDice(w, 'late')),
  resume(w) {
    if (stopIfCancelled(w) || bidsLie(w)) return;
    withdraw(w);
    noEffect(w);
  },
  resolve(w, _frame, _seat, { seats: [a, b] }) {
    const { seats } = w.match;
    const { placers } = w.table.state;
    moveAll(w, bidsOf(seats, a), DRAWN);
    moveAll(w, bidsOf(seats, b), bidsOf(seats, a));
    moveAll(w, DRAWN, bidsOf(seats, b));
    [placers[a], placers[b]] = [placers[b], placers[a]];
    tellAll(w, { is: 'swapped', seats: [a, b] });
    done(w);
  },
};

const pairsOf = (seats: readonly Seat[]): Seat[][] =>
  seats.flatMap((a) => seats.filter((b) => b > a).map((b) => [a, b]));

export const choosePlate: OneRule<PlatesKinds, Asks['choosePlate']['about'], { plate: Plate }> = {
  mode: 'one',
  shape: record<{ plate: Plate }>({ plate: naming<Plate>() }),
  check: (w, { about }, _seat, { plate }) =>
    platesFor(w, about.card).includes(plate) ? undefined : refusal('not-that-plate'),
  moves: (w, { about }) => mapped(oneOf(platesFor(w, about.card)), (plate) => ({ plate })),
  late: (w, frame, seat) => choosePlate.moves(w, frame, seat).random(streamDice(w, 'late')),
  /** The sandwich may be gone meanwhile. */
  resume(w, { about }) {
    if (stopIfCancelled(w) || platesFor(w, about.card).length > 0) return;
    withdraw(w);
    noEffect(w);
  },
  resolve(w, { about }, seat, { plate }) {
    if (printed(w, about.card).effect === 'clear') clear(w, seat, plate);
    else nibble(w, seat, plate);
    done(w);
  },
};

/** Also the one that is bid for: then nobody eats it, and it does not count among those eaten. */
function clear(w: PlatesWorld, seat: Seat, plate: Plate): void {
  const { state } = w.table;
  moveAll(w, plateOf(w.match.seats, plate), DISCARD);
  if (state.plate === plate) state.plate = -1;
  tellAll(w, { is: 'cleared', seat, plate });
}

function nibble(w: PlatesWorld, seat: Seat, plate: Plate): void {
  const card = topFilling(w, plate);
  if (card === undefined) throw new Error('a sandwich without a filling cannot be chosen');
  moveCard(w, card, plateOf(w.match.seats, plate), DISCARD);
  tellAll(w, { is: 'nibbled', seat, plate, card });
}

/** Who may not bid until the next sandwich is eaten. */
export const choosePlayer: OneRule<PlatesKinds, Asks['choosePlayer']['about'], { seat: Seat }> = {
  mode: 'one',
  shape: record<{ seat: Seat }>({ seat: naming<Seat>() }),
  check: (w, _frame, _seat, answer) => (answer.seat < w.match.seats ? undefined : refusal('no-such-player')),
  moves: (w) => mapped(oneOf(listSeats(w.match.players)), (seat) => ({ seat })),
  late: (w, frame, seat) => choosePlayer.moves(w, frame, seat).random(streamDice(w, 'late')),
  resume(w) {
    stopIfCancelled(w);
  },
  resolve(w, { about: { card } }, by, { seat }) {
    w.table.state.lasting.push({ card, by, on: seat });
    tellAll(w, { is: 'barred', seat: by, on: seat, card });
    done(w);
  },
};
