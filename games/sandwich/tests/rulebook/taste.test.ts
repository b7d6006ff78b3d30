// The rulebook, sentence by sentence: tasting.
import { expect, test } from 'vitest';
import { has } from '#kernel';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  composeAll,
  cooks,
  FIRST_EDITION,
  hurryTo,
  plan,
  plate,
  plates,
  playOut,
  RULEBOOKS,
  rankBy,
  ranking,
  seatsOf,
  sees,
  serveAll,
  story,
  table,
  watch,
} from '../kitchen.ts';

const clockwise = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);
const tasters = (t: Kitchen): number[] => story(t, 'tasted').map(({ taster }) => taster);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test.each(FIRST_EDITION)(
  'S0-15: in %s the first taster is drawn once per game, and tasting goes on clockwise',
  (preset) => {
    const t = playOut(table(5, { preset }));
    const turn = clockwise(t.table.state.first, 5);
    expect(tasters(t)).toEqual([...turn, ...turn, ...turn]);
    expect(new Set(seeds.map((seed) => table(5, { preset }, seed).table.state.first)).size).toBe(5);
    expect(t.asks()).toBe('over');
  },
);

test('S0-15: every game of a series draws its own first taster and says so', () => {
  const firsts = seeds.map((seed) => {
    const t = hurryTo(table(5, { preset: 'fr', rounds: 1, series: true }, seed), 'again');
    const before = t.table.state.first;
    t.everyone(() => 'again');
    expect(t.told('another-game')).toEqual([{ is: 'another-game', game: 2, first: t.table.state.first }]);
    rankBy(serveAll(t), (cook) => cook);
    expect(tasters(t).slice(5)).toEqual(clockwise(t.table.state.first, 5));
    return t.table.state.first === before;
  });
  expect(new Set(firsts)).toEqual(new Set([true, false]));
});

test('S4-12: in 2013 the first taster is drawn by chance as well', () => {
  const drawn = seeds.map((seed) => playOut(table(7, { preset: '2013' }, seed)));
  for (const t of drawn) expect(tasters(t)).toEqual(clockwise(t.table.state.first, 7));
  expect(new Set(drawn.map((t) => t.table.state.first)).size).toBe(7);
  expect(tasters(playOut(table(7, { preset: '2013', firstTaster: 6 })))).toEqual([5, 6, 0, 1, 2, 3, 4]);
});

test("SA-32: a taster's sandwiches are turned over and ranked, one taster after another", () => {
  const t = serveAll(table(4, { tasting: 'turns', firstTaster: 3 }));
  for (const taster of [2, 3, 0, 1]) {
    expect(t.told('served').map((event) => event.taster)).toEqual([taster]);
    expect(t.waiting()).toEqual([taster]);
    t.answer(taster, ranking(t, taster, [1, 0, 2]));
    expect(t.told('tasted').map((event) => event.taster)).toEqual([taster]);
    t.everyone(() => 'on');
  }
  watch(t);
  expect(t.asks()).toBe('over');
});

/** Seat 0 stacks its cards in an order of its own; what the plates, looks and stories make of it. */
function shownOrders(preset: string): void {
  const t = hurryTo(table(4, { preset }), 'compose');
  const stacked = collected(t, 0).toReversed();
  t.answer(0, plan(t, [1, 2, 3], stacked));
  composeAll(t);
  expect(sees(t, 1, plate(t, plates(t, 1)[0]))).toEqual(stacked.slice(0, 3));
  const read = t.last
    .filter(({ audience }) => has(audience, seatsOf(t)[1]))
    .flatMap(({ event }) => (event.is === 'served' ? [event] : []));
  expect(read.map(({ taster, sandwiches }) => [taster, sandwiches[0].cards])).toEqual([[1, stacked.slice(0, 3)]]);
  rankBy(t, (cook) => cook);
  const shown = story(t, 'tasted').find(({ taster }) => taster === 1);
  expect(shown?.sandwiches[0]).toEqual({ cook: 0, cards: stacked.slice(0, 3) });
}

test.each(FIRST_EDITION)(
  'S0-19: in %s a sandwich is shown face up in the order of its cook, and read out',
  shownOrders,
);

test('S4-11: in 2013, too, the order of the cook is kept', () => shownOrders('2013'));

test.each(RULEBOOKS)('S0-16: in %s a ranking is a strict order, without ties', (preset) => {
  const t = serveAll(table(4, { preset }));
  const [a, b, c] = plates(t, 1);
  t.refused('ranked-twice').answer(1, { order: [a, a, b], theme: -1 });
  t.refused('bad-form').answer(1, { order: [[a, b], c], theme: -1 });
  t.answer(1, { order: [b, a, c], theme: -1 });
  expect(t.waiting()).toEqual([0, 2, 3]);
});

test('S0-17: in en the best and the worst are not enough: every sandwich is ranked', () => {
  const t = serveAll(table(4, { preset: 'en' }));
  t.refused('not-all-ranked', { count: 2, due: 3 }).answer(0, ranking(t, 0, [2, 1]));
  t.answer(0, ranking(t, 0, [2, 0, 1]));
  expect(t.waiting()).toEqual([1, 2, 3]);
  const three = serveAll(table(3, { preset: 'en' }));
  three.refused('not-all-ranked', { count: 2, due: 4 }).answer(0, ranking(three, 0, [3, 0]));
  expect(three.waiting()).toEqual([0, 1, 2]);
});

test('S0-18: all may rank at the same time, each seeing only their own plate; revealed one after another, clockwise', () => {
  const t = serveAll(table(6, { firstTaster: 5 }));
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const viewer of [...seatsOf(t), 6]) {
    const open = seatsOf(t).filter((taster) =>
      plates(t, taster).every((p) => sees(t, viewer, plate(t, p)).length === 3),
    );
    expect(open).toEqual(viewer === 6 ? [] : [viewer]);
  }
  for (const seat of [3, 0, 5, 1, 2]) {
    t.answer(seat, ranking(t, seat, [2, 1, 0]));
    expect(t.last).toEqual([]);
  }
  t.answer(4, ranking(t, 4, [0, 1, 2]));
  for (const taster of [4, 5, 0, 1, 2, 3]) {
    expect(t.told('tasted').map((event) => event.taster)).toEqual([taster]);
    expect(t.waiting()).toEqual([0, 1, 2, 3, 4, 5]);
    t.everyone(() => 'on');
  }
  expect(story(t, 'tasted')[0].sandwiches.map(({ cook }) => cook)).toEqual([3, 2, 1]);
  expect(watch(t).asks()).toBe('over');
});

test('S0-14: the taster knows who cooked which sandwich, unless the table plays blind tasting', () => {
  const t = serveAll(table(5));
  for (const taster of seatsOf(t)) {
    const { view } = t.look(taster);
    expect(plates(t, taster).map((p) => view.cooks[p])).toEqual(cooks(t, taster));
  }
  const blind = serveAll(table(5, { blind: true }));
  for (const taster of seatsOf(blind)) {
    expect(new Set(blind.look(taster).view.cooks)).toEqual(new Set([-1]));
    expect(blind.told('served').flatMap(({ sandwiches }) => sandwiches.map(({ cook }) => cook))).toEqual(
      Array(15).fill(-1),
    );
  }
  expect(blind.waiting()).toEqual([0, 1, 2, 3, 4]);
});

/** Everything that is asked and told in one round when the clock answers for all. */
function course(preset: string, options: object): string[] {
  const t = table(5, { preset, rounds: 1, trading: false, ...options });
  const asked = [t.question().mode + t.asks()];
  while (t.asks() !== 'over') asked.push(`${t.tick().asks()} ${t.waiting()} ${t.last.map(({ event }) => event.is)}`);
  return asked;
}

test.each([
  ['a race', {}],
  ['a calm market', { market: 'calm', firstTaster: 2 }],
  ['blind tasting', { blind: true }],
  ['strict turns', { tasting: 'turns', firstTaster: 2 }],
  ['the Express', { express: true }],
])('S4-29: in all else 2013 plays like the first edition: %s', (_, options) => {
  expect(course('2013', options)).toEqual(course('fr', options));
});
