/** Short words for tests of Plates & Napkins: a table, cards by name, whole sandwiches and biddings in one word. */
import type { CardId, Pile } from '#kernel';
import { cardAt, isKnown, seatOf } from '#kernel';
import type { Scenario } from '#testkit';
import { scenario } from '#testkit';
import { cards } from '../cards.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import type { Build, Event, PlatesKinds } from '../state.ts';
import { bidsOf, DRAWN, handOf, plateOf } from '../state.ts';

export type Counter = Scenario<PlatesKinds>;

/** Seat 0 begins, unless a test says otherwise. */
export const table = (seats: number, options: Partial<Options> & { speed?: string } = {}, seed = 1): Counter =>
  scenario(game, { seats, options: { firstPlayer: 1, ...options }, seed });

export type CardName = (typeof cards)[number]['id'];

export const face = (name: CardName): number => cards.findIndex(({ id }) => id === name);
export const kindOf = (t: Counter, card: CardId): string => cards[t.match.faces[card]].kind;
export const nameOf = (t: Counter, card: CardId): string => cards[t.match.faces[card]].id;

// ---- where cards lie ----

export const hand = (seat: number): Pile => handOf(seatOf(seat));
export const held = (t: Counter, seat: number): readonly CardId[] => t.cards(hand(seat));
export const bids = (t: Counter, to: number): Pile => bidsOf(t.match.seats, seatOf(to));
export const plate = (t: Counter, number: number): Pile => plateOf(t.match.seats, number);
/** The cards of a pile that a seat is shown; the seat after the last one is the public. */
export const sees = (t: Counter, viewer: number, pile: Pile): CardId[] =>
  t.look(viewer).piles[pile].filter(isKnown).map(cardAt);

/** Gives a player these cards, in place of the newest of the hand, and says which they are now. */
export function give(t: Counter, seat: number, ...names: CardName[]): CardId[] {
  t.arrange(hand(seat), names.map(face));
  return held(t, seat).slice(-names.length);
}

export const story = <Is extends Event['is']>(t: Counter, is: Is): Extract<Event, { is: Is }>[] =>
  t.story.map(({ event }) => event).filter((event): event is Extract<Event, { is: Is }> => event.is === is);

// ---- what players do ----

/** Whoever's turn it is does this with such a card, and keeps the first of two drawn ones. */
export function build(t: Counter, how: Build['do'], name: CardName, number = 0): Counter {
  const seat = t.table.state.turn;
  const [card] = give(t, seat, name);
  t.answer(seat, how === 'discard' ? { do: how, card } : { do: how, card, plate: number });
  return t.asks() === 'keep' ? t.answer(seat, { cards: [t.cards(DRAWN)[0]] }) : t;
}

/** A sandwich on a plate by whoever's turn it is, one card after the other; the last bread finishes it. */
export function sandwich(t: Counter, names: readonly CardName[], number = 0): Counter {
  for (const [i, name] of names.entries()) {
    const bread = i === 0 ? 'start' : 'finish';
    build(t, cards[face(name)].kind === 'bread' ? bread : 'add', name, number);
  }
  return t;
}

/** The player whose turn it is puts such a card in front of somebody. */
export function bid(t: Counter, name: CardName, to: number): CardId {
  const seat = t.table.state.bidder;
  const [card] = give(t, seat, name);
  t.answer(seat, { to, cards: [card] });
  return card;
}

export function out(t: Counter): Counter {
  return t.answer(t.table.state.bidder, 'out');
}

/** All opt out, and the last one does without a last card. */
export function allOut(t: Counter): Counter {
  while (t.asks() === 'bid') out(t);
  return t;
}

/** Lets a hold run its full time, and a meal be shown until all have seen it. */
export function holdOver(t: Counter): Counter {
  return seen(runOut(t));
}

/** Lets a hold run its full time. */
export function runOut(t: Counter): Counter {
  const { id } = t.question();
  while (t.asks() !== 'over' && t.question().id === id) t.tick();
  return t;
}

/** All say that the meal may be over. */
export const seen = (t: Counter): Counter => (t.asks() === 'meal' ? t.everyone(() => 'on') : t);

/** A napkin from the hand of a player, given there if need be. */
export function napkin(t: Counter, seat: number, name: CardName): CardId {
  const there = held(t, seat).find((card) => nameOf(t, card) === name);
  const [card] = there === undefined ? give(t, seat, name) : [there];
  t.interrupt(seat, 'napkin', { card });
  return card;
}

export const points = (t: Counter): number[] => t.table.state.points;

/** The whole deck lies somewhere. */
export const allCards = (t: Counter): number => t.table.cards.piles.reduce((sum, pile) => sum + pile.length, 0);
