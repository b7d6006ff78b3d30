// The rulebook, sentence by sentence: composing and giving.
import { expect, test } from 'vitest';
import { fingerprint } from '#kernel';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  composeAll,
  cooks,
  hurryTo,
  plain,
  plan,
  plate,
  plates,
  seatsOf,
  sees,
  serveAll,
  served,
  table,
} from '../kitchen.ts';

/** A table at which everybody holds all ingredients and nobody has composed. */
const kitchenOf = (seats: number, options = {}): Kitchen => hurryTo(table(seats, options), 'compose');
const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];

// ---- composing ----

test('SA-25: without trading, composing begins after the market; with trading, together with it', () => {
  const without = table(4, { preset: 'fr' });
  for (let flip = 1; flip < 9; flip++) without.tick();
  expect(without.asks()).toBe('grab');
  without.tick();
  expect(without.asks()).toBe('compose');
  const withTrading = table(4, { preset: 'en' });
  for (let flip = 1; flip <= 9; flip++) withTrading.tick();
  expect(withTrading.asks()).toBe('trade');
  const [mine, theirs] = [collected(withTrading, 0)[0], collected(withTrading, 1)[0]];
  withTrading.answer(2, plain(withTrading, 2)).interrupt(0, 'offer', { to: 1, give: [mine], take: [theirs] });
  expect(withTrading.waiting()).toEqual([0, 1, 3]);
});

test.each(['fr', 'en', 'es', 'de', '2013'])(
  'SA-26: in %s everyone makes three sandwiches of three out of all nine',
  (preset) => {
    const t = kitchenOf(5, { preset });
    const nine = collected(t, 0).slice();
    expect(nine).toHaveLength(9);
    composeAll(t);
    expect(seatsOf(t).map((taster) => served(t, taster).map((cards) => cards.length))).toEqual(
      Array(5).fill([3, 3, 3]),
    );
    expect(collected(t, 0)).toEqual([]);
    expect([served(t, 1)[0], served(t, 2)[1], served(t, 3)[2]].flat()).toEqual(nine);
    expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
  },
);

/** The same table twice; in the second, seat 0 puts its cards together the other way round. */
function twins(options: object): [Kitchen, Kitchen] {
  const [one, other] = [kitchenOf(5, options), kitchenOf(5, options)];
  one.answer(0, plan(one, [1, 2, 3], collected(one, 0)));
  other.answer(0, plan(other, [1, 2, 3], collected(other, 0).toReversed()));
  return [one, other];
}

const differFor = ([one, other]: [Kitchen, Kitchen]): number[] =>
  everybody(one).filter((viewer) => JSON.stringify(one.look(viewer)) !== JSON.stringify(other.look(viewer)));

test('SA-27: how the ingredients are put together is secret until the tasting', () => {
  const pair = twins({ preset: 'fr', tasting: 'turns', firstTaster: 3 });
  expect(differFor(pair)).toEqual([0]);
  for (const t of pair) composeAll(t);
  expect(pair.map((t) => t.waiting())).toEqual([[2], [2]]);
  expect(pair.map((t) => sees(t, 4, plate(t, plates(t, 1)[0])))).toEqual([[], []]);
  expect(pair.map((t) => sees(t, 4, plate(t, plates(t, 3)[2])))).toEqual([[], []]);
  expect(sees(pair[0], 4, plate(pair[0], plates(pair[0], 2)[1]))).toHaveLength(3);
});

test("SA-27: with Chef's suggestion, until the giving", () => {
  const pair = twins({ preset: 'fr', chef: true, tasting: 'turns', firstTaster: 3 });
  expect(differFor(pair)).toEqual([0]);
  for (const t of pair) composeAll(t);
  expect(differFor(pair)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const viewer of everybody(pair[0]))
    expect(sees(pair[0], viewer, plate(pair[0], plates(pair[0], 1)[0]))).toHaveLength(3);
  expect(pair[0].waiting()).toEqual([2]);
});

test('SA-28: the order of a stack is the choice of its cook and is kept for the show', () => {
  const t = kitchenOf(4);
  const [a, b, c, ...rest] = collected(t, 0);
  t.answer(0, plan(t, [1, 2, 3], [c, a, b, ...rest]));
  composeAll(t);
  expect(served(t, 1)[0]).toEqual([c, a, b]);
  expect(t.told('served').find(({ taster }) => taster === 1)?.sandwiches[0]).toEqual({ cook: 0, cards: [c, a, b] });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S0-13: the cook decides which sandwich goes to which neighbour', () => {
  const t = kitchenOf(5);
  const cards = collected(t, 0).slice();
  t.answer(0, plan(t, [3, 1, 2], cards));
  composeAll(t);
  expect([served(t, 3)[2], served(t, 1)[0], served(t, 2)[1]].flat()).toEqual(cards);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

// ---- giving ----

test('SA-29: each of the three neighbours on the left is given one sandwich, face down', () => {
  const t = serveAll(table(6, { tasting: 'turns', firstTaster: 1 }));
  for (const cook of seatsOf(t)) {
    const nearest = [1, 2, 3].map((steps) => (cook + steps) % 6);
    for (const [place, taster] of nearest.entries()) expect(cooks(t, taster)[place]).toBe(cook);
  }
  for (const viewer of everybody(t)) {
    const known = seatsOf(t).filter((taster) =>
      plates(t, taster).some((p) => cooks(t, taster)[p % 3] !== viewer && sees(t, viewer, plate(t, p)).length > 0),
    );
    expect(known).toEqual([0]);
  }
  expect(t.waiting()).toEqual([0]);
});

test('SA-30: every plate then holds three sandwiches, one from each of the three neighbours on the right', () => {
  for (const seats of [4, 5, 6, 7, 12]) {
    const t = serveAll(table(seats));
    for (const taster of seatsOf(t)) {
      expect(served(t, taster)).toHaveLength(3);
      expect(cooks(t, taster)).toEqual([1, 2, 3].map((steps) => (taster - steps + seats) % seats));
    }
    expect(t.waiting()).toEqual(seatsOf(t));
  }
});

test('SA-31: with exactly four players these neighbours are the three others', () => {
  const t = serveAll(table(4));
  for (const taster of seatsOf(t))
    expect(cooks(t, taster).toSorted()).toEqual(seatsOf(t).filter((seat) => seat !== taster));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S4-26: all give at the same time, because the order changes nothing', () => {
  const orders = [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [2, 0, 4, 1, 3],
  ];
  const tables = orders.map((order) => {
    const t = kitchenOf(5, { preset: '2013' });
    for (const seat of order) {
      expect(served(t, 0).flat()).toEqual([]);
      t.answer(seat, plain(t, seat));
    }
    expect(t.told('given')).toHaveLength(1);
    return t;
  });
  expect(new Set(tables.map((t) => fingerprint(t.table))).size).toBe(1);
  expect(tables[0].waiting()).toEqual([0, 1, 2, 3, 4]);
});

/** Everybody who gets a sandwich of seat 0 in each of two rounds, nearest first. */
function neighbours(seats: number, options: object): number[][] {
  const t = table(seats, { preset: 'fr', rounds: 2, ...options });
  return [1, 2].map((round) => {
    serveAll(t);
    const from0 = seatsOf(t).flatMap((taster) =>
      cooks(t, taster).flatMap((cook, place) => (cook === 0 ? [{ taster, place }] : [])),
    );
    if (round === 1) hurryTo(t, 'grab');
    return from0.sort((a, b) => a.place - b.place).map(({ taster }) => taster);
  });
}

test.each([
  { seats: 3, left: [1, 1, 2, 2], younger: [1, 2] },
  { seats: 4, left: [1, 2, 3], younger: [1, 2] },
  { seats: 5, left: [1, 2, 3], right: [4, 3, 2], younger: [1, 2], youngerRight: [4, 3] },
  { seats: 6, left: [1, 2, 3], right: [5, 4, 3], younger: [1, 2], youngerRight: [5, 4] },
  { seats: 7, left: [1, 2, 3], right: [6, 5, 4], younger: [1, 2], youngerRight: [6, 5] },
  { seats: 8, left: [1, 2, 3], right: [7, 6, 5], younger: [1, 2], youngerRight: [7, 6] },
  { seats: 12, left: [1, 2, 3], right: [11, 10, 9], younger: [1, 2], youngerRight: [11, 10] },
])('neighbours of seat 0 with $seats players', ({ seats, left, right, younger, youngerRight }) => {
  expect(neighbours(seats, {})).toEqual([left, left]);
  expect(neighbours(seats, { younger: 'all-rounds' })).toEqual([younger, younger]);
  if (right === undefined) return;
  expect(neighbours(seats, { direction: 'alternating' })).toEqual([left, right]);
  expect(neighbours(seats, { direction: 'alternating', younger: 'all-rounds' })).toEqual([younger, youngerRight]);
});

test.each([
  [5, 2],
  [6, 1],
  [7, 0],
  [8, 0],
  [9, 0],
  [10, 0],
  [11, 0],
  [12, 0],
])('with %i players %i neighbours sit on both sides', (seats, shared) => {
  const [left, right] = neighbours(seats, { direction: 'alternating' });
  expect(left.filter((seat) => right.includes(seat))).toHaveLength(shared);
});
