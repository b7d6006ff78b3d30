/** Short words for tests of Sandwich: a table and what lies on it, whole phases in one word, and answers in plain numbers. */
import type { CardId, Pile, Seat } from '#kernel';
import { cardAt, isKnown, listSeats, seatOf } from '#kernel';
import type { Scenario } from '#testkit';
import { scenario } from '#testkit';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { onLine as expressLine } from '../rules/express.ts';
import { dueTo, platesOf, portionsOf } from '../rules/portions.ts';
import type { Event, Plate, Sandwich, SandwichKinds } from '../state.ts';
import { plateOf, slotOf, stackOf, trayOf } from '../state.ts';

export type Kitchen = Scenario<SandwichKinds>;

export const FIRST_EDITION = ['fr', 'en', 'es', 'de'] as const;
export const RULEBOOKS = [...FIRST_EDITION, '2013'] as const;

/** A table on which cards turn up without the breath before a flip, unless a test asks for it. */
export const table = (
  seats: number,
  options: Partial<Options> & { preset?: string; speed?: string } = {},
  seed = 1,
): Kitchen => scenario(game, { seats, options: { flipMillis: 0, ...options }, seed });

export const seatsOf = (t: Kitchen): Seat[] => listSeats(t.match.players);

// ---- where cards lie ----

export const deck = (t: Kitchen, seat: number): Pile => stackOf(t.match.seats, seatOf(seat));
export const slot = (t: Kitchen, seat: number): Pile => slotOf(t.match.seats, seatOf(seat));
export const tray = (t: Kitchen, seat: number): Pile => trayOf(t.match.seats, seatOf(seat));
export const plate = (t: Kitchen, number: Plate): Pile => plateOf(t.match.seats, number);

/** The card that this seat turned up. */
export const upturned = (t: Kitchen, seat: number): CardId => t.cards(slot(t, seat))[0];
/** What this seat has collected. */
export const collected = (t: Kitchen, seat: number): readonly CardId[] => t.cards(tray(t, seat));
/** What lies on a line of this seat in the Express. */
export const onLine = (t: Kitchen, seat: number, line: number): CardId[] => expressLine(t.world(), seatOf(seat), line);
/** Numbers of the plates in front of a taster. */
export const plates = (t: Kitchen, taster: number): Plate[] => platesOf(t.world(), seatOf(taster));
/** What lies on a taster's plates. */
export const served = (t: Kitchen, taster: number): CardId[][] =>
  plates(t, taster).map((number) => t.cards(plate(t, number)).slice());
/** Who cooked what lies on a taster's plates, as the table knows it. */
export const cooks = (t: Kitchen, taster: number): number[] =>
  plates(t, taster).map((number) => t.table.state.cooks[number]);
/** The cards of a pile that a seat is shown; the seat after the last one is the public. */
export const sees = (t: Kitchen, viewer: number, pile: Pile): CardId[] =>
  t.look(viewer).piles[pile].filter(isKnown).map(cardAt);

// ---- what was told ----

/** All events of one kind since the table opened. */
export const story = <Is extends Event['is']>(t: Kitchen, is: Is): Extract<Event, { is: Is }>[] =>
  t.story.map(({ event }) => event).filter((event): event is Extract<Event, { is: Is }> => event.is === is);

// ---- whole phases ----

/** Lets the clock answer for everybody until this is asked. */
export function hurryTo(t: Kitchen, ask: string): Kitchen {
  while (t.asks() !== ask) t.tick();
  return t;
}

/** Lets the clock answer until the game is over. */
export const playOut = (t: Kitchen): Kitchen => hurryTo(t, 'over');

/** One flip of a race in which everybody grabs the card of the neighbour on the left. */
export function flipRound(t: Kitchen): Kitchen {
  for (const seat of seatsOf(t)) t.answer(seat, upturned(t, (seat + 1) % t.match.seats), { reaction: 400 });
  return t.tick();
}

/** Sandwiches for these neighbours, cut from these cards in their order. */
export function plan(t: Kitchen, to: readonly number[], cards: readonly CardId[]): Sandwich[] {
  const { size } = portionsOf(t.match.seats, t.match.options, t.table.state.round);
  return to.map((seat, i) => ({ to: seatOf(seat), cards: cards.slice(i * size, (i + 1) * size), praise: '' }));
}

/** What a cook would make of everything in the order received, for the neighbours that are due. */
export const plain = (t: Kitchen, cook: number): Sandwich[] =>
  plan(t, dueTo(t.world(), seatOf(cook)), collected(t, cook));

/** Everybody who is still asked hands in plain sandwiches. */
export const composeAll = (t: Kitchen): Kitchen => t.everyone((seat) => plain(t, seat));

/** From wherever the round stands to the first ranking. */
export const serveAll = (t: Kitchen): Kitchen => hurryTo(t, 'rank');

/** A ranking of one's plates by their places on the table, 0 being the nearest cook's; no theme. */
export const ranking = (t: Kitchen, taster: number, places: readonly number[]) => ({
  order: places.map((place) => plates(t, taster)[place]),
  theme: -1,
});

/** Everybody says "on" until something else is asked than whether they have seen it. */
export function watch(t: Kitchen): Kitchen {
  while (t.asks() === 'show') t.everyone(() => 'on');
  return t;
}

/** Everybody ranks with the same wish, lower being better, and sees the show to its end. */
export function rankBy(t: Kitchen, wish: (cook: number, taster: number) => number): Kitchen {
  t.everyone((taster) => ({
    order: plates(t, taster).sort((a, b) => wish(cookOf(t, a), taster) - wish(cookOf(t, b), taster)),
    theme: -1,
  }));
  return watch(t);
}

const cookOf = (t: Kitchen, number: Plate): number => t.table.state.cooks[number];
