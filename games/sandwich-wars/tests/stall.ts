/** Short words for tests of Sándwich Wars: a table, and cards, coins and assistants put where a test needs them. */
import type { CardId, Pile, Seat } from '#kernel';
import { cardAt, isKnown, listSeats, moveCard, pileOf, seatOf } from '#kernel';
import type { Scenario } from '#testkit';
import { scenario } from '#testkit';
import type { Category, IngredientId, OpportunityId, OrderRow } from '../cards.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { indexOf, orderAt, cards as rows } from '../rules/faces.ts';
import type { Event, TurnAnswer, WarsKinds } from '../state.ts';
import { doneOf, handOf, MARKET, ORDERS, ROW, sources, zoneOf } from '../state.ts';

export type Stall = Scenario<WarsKinds>;
type CardName = IngredientId | OpportunityId;

/** A table at which seat 0 begins, with the cards of the first edition, unless a test wants another. */
export const table = (
  seats = 2,
  options: Partial<Options> & { preset?: string; speed?: string } = {},
  seed = 1,
): Stall => scenario(game, { seats, options: { startPlayer: 1, edition: '1', ...options }, seed });

export const seatsOf = (t: Stall): Seat[] => listSeats(t.match.players);

// ---- where cards lie ----

export const hand = (t: Stall, seat: number): Pile => handOf(t.match.seats, seatOf(seat));
export const zone = (t: Stall, seat: number): Pile => zoneOf(t.match.seats, seatOf(seat));
export const done = (t: Stall, seat: number): Pile => doneOf(t.match.seats, seatOf(seat));

/** The card with this name; of an opportunity the first or the second. */
export function card(t: Stall, name: CardName, copy: 'first' | 'second' = 'first'): CardId {
  const ids = t.match.faces.flatMap((face, id) => (rows[face].id === name ? [id as CardId] : []));
  return ids[copy === 'first' ? 0 : 1];
}

export const cards = (t: Stall, ...names: readonly CardName[]): CardId[] =>
  names.map((name) => card(t, name)).sort((a, b) => a - b);

/** The names of market cards in a pile. */
export const names = (t: Stall, pile: Pile): string[] => t.faces(pile).map((face) => rows[face].id);

/** An order whose row fits; the first one. */
export function order(t: Stall, fits: (row: OrderRow) => boolean): CardId {
  const id = t.match.faces.findIndex((face) => 'listed' in rows[face] && fits(rows[face]));
  if (id < 0) throw new Error('no order is like that');
  return id as CardId;
}

export const orderOfSize = (t: Stall, size: number): CardId => order(t, (row) => row.size === size);
export const rowOf = (t: Stall, id: CardId): OrderRow => orderAt(t.match.faces[id]);

/** The cards of a pile that a seat is shown; the seat after the last one is the public. */
export const sees = (t: Stall, viewer: number, pile: Pile): CardId[] =>
  t.look(viewer).piles[pile].filter(isKnown).map(cardAt);

// ---- what a test arranges ----

/** Puts a card there, wherever it is. */
export function put(t: Stall, id: CardId, to: Pile): Stall {
  return t.change((w) => {
    const from = w.table.cards.piles.findIndex((pile) => pile.includes(id));
    moveCard(w, id, pileOf(from), to);
  });
}

function fill(t: Stall, pile: Pile, ids: readonly CardId[], rest: Pile): Stall {
  for (const id of t.cards(pile).slice()) put(t, id, rest);
  for (const id of ids) put(t, id, pile);
  return t;
}

/** The hand of a seat is exactly this; what it held goes into the deck. */
export const hold = (t: Stall, seat: number, ...held: readonly (CardName | CardId)[]): Stall =>
  fill(t, hand(t, seat), idsOf(t, held), MARKET);

/** The zone of a seat is exactly this. */
export const lay = (t: Stall, seat: number, ...lying: readonly CardName[]): Stall =>
  fill(t, zone(t, seat), idsOf(t, lying), MARKET);

const idsOf = (t: Stall, list: readonly (CardName | CardId)[]): CardId[] =>
  list.map((item) => (typeof item === 'string' ? card(t, item) : item));

/** These orders lie face up. */
export const show = (t: Stall, ...ids: readonly CardId[]): Stall => fill(t, ROW, ids, ORDERS);

export const purse = (t: Stall, seat: number, coins: number): Stall =>
  t.change((w) => {
    w.table.state.coins[seat] = coins;
  });

export const staff = (t: Stall, seat: number, ...helpers: readonly Category[]): Stall =>
  t.change((w) => {
    for (const helper of helpers) w.table.state.hired[indexOf(helper)] = seat;
  });

export const tokens = (t: Stall, seat: number, points: number): Stall =>
  t.change((w) => {
    w.table.state.tokens[seat] = sources.map((source) => (source === 'listed' ? points : 0));
  });

/** So much quality for the next order that any will do. */
export const plenty = (t: Stall): Stall =>
  t.change((w) => {
    w.table.state.boost = 50;
  });

// ---- what stands ----

export const coins = (t: Stall, seat: number): number => t.table.state.coins[seat];
export const tokensOf = (t: Stall, seat: number): number => t.table.state.tokens[seat].reduce((sum, n) => sum + n, 0);
export const staffOf = (t: Stall, seat: number): Category[] =>
  (['meat', 'condiment', 'vegetable', 'cold-cut', 'egg', 'cheese', 'extra'] as const).filter(
    (helper) => t.table.state.hired[indexOf(helper)] === seat,
  );

/** All events of one kind since the table opened. */
export const story = <Is extends Event['is']>(t: Stall, is: Is): Extract<Event, { is: Is }>[] =>
  t.story.map(({ event }) => event).filter((event): event is Extract<Event, { is: Is }> => event.is === is);

// ---- what happens ----

export const act = (t: Stall, seat: number, answer: TurnAnswer): Stall => t.answer(seat, answer);

export const play = (t: Stall, seat: number, name: CardName): Stall =>
  act(t, seat, { do: 'play', card: card(t, name) });

/** Completes an order with what lies in the zone under these names. */
export const complete = (t: Stall, seat: number, id: CardId, ...used: readonly CardName[]): Stall =>
  act(t, seat, { do: 'complete', order: id, cards: cards(t, ...used) });

/** Lets this seat take coins until it has no action left, and ends its turn. */
export function finishTurn(t: Stall, seat: number): Stall {
  while (t.asks() === 'turn' && t.table.state.actions > 0) t.answer(seat, { do: 'coins' });
  return t.answer(seat, { do: 'end' });
}

/** All have seen what is shown, be it the announced end, the score sheet, or both. */
export function seen(t: Stall): Stall {
  while (t.asks() === 'lastRound' || t.asks() === 'sheet') t.everyone(() => 'on');
  return t;
}

/** Every seat takes coins and ends its turn until this seat is up. */
export function passTo(t: Stall, seat: number): Stall {
  while (t.waiting()[0] !== seat) pass(t);
  return t;
}

/** The clock answers until the turn is over. */
export function pass(t: Stall): Stall {
  const { turn, round } = t.table.state;
  while (t.asks() !== 'over' && t.table.state.turn === turn && t.table.state.round === round) t.tick();
  return t;
}

/** The clock answers until the game is over. */
export function playOut(t: Stall): Stall {
  while (t.asks() !== 'over') t.tick();
  return t;
}
