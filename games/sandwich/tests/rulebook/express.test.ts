// The rulebook, sentence by sentence: the Express, where every ingredient is placed the moment it is taken.
import { expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { imagine, namedDice, seatOf } from '#kernel';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  flipRound,
  hurryTo,
  onLine,
  plan,
  seatsOf,
  sees,
  serveAll,
  served,
  story,
  table,
  tray,
} from '../kitchen.ts';

const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];

const lines = (t: Kitchen, seat: number): CardId[][] =>
  Array.from({ length: t.match.seats === 3 ? 4 : 3 }, (_, i) => onLine(t, seat, i));

test('S4-16: each ingredient is placed at the moment it is taken, and never moved again', () => {
  const t = table(4, { express: true });
  const dice = namedDice('express');
  for (let flip = 1; flip <= 9; flip++) {
    const before = seatsOf(t).map((seat) => lines(t, seat));
    flipRound(t);
    expect(t.asks()).toBe('place');
    t.everyone((seat) => [0, 1, 2].filter((i) => lines(t, seat)[i].length < 3)[dice.below(2)] ?? lastOpen(t, seat));
    for (const seat of seatsOf(t)) {
      expect(lines(t, seat).flat()).toHaveLength(flip);
      for (const [i, cards] of lines(t, seat).entries())
        expect(cards.slice(0, before[seat][i].length)).toEqual(before[seat][i]);
    }
  }
  const stacked = lines(t, 0);
  t.everyone((seat) => [3, 1, 2].map((steps) => ({ to: seatOf((seat + steps) % 4), praise: '' })));
  expect([served(t, 3)[2], served(t, 1)[0], served(t, 2)[1]]).toEqual(stacked);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

const lastOpen = (t: Kitchen, seat: number): number => lines(t, seat).findLastIndex((cards) => cards.length < 3);

test('SA-50: an ingredient goes on a new line or on an unfinished one', () => {
  const t = flipRound(table(4, { express: true })).everyone(() => 1);
  const card = collected(flipRound(t), 0)[1];
  t.answer(0, 1).answer(1, 0).answer(2, 2).answer(3, 1);
  expect(lines(t, 0).map((cards) => cards.length)).toEqual([0, 2, 0]);
  expect(lines(t, 0)[1][1]).toBe(card);
  expect(lines(t, 1).map((cards) => cards.length)).toEqual([1, 1, 0]);
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});

test('SA-51: the next flip waits until all have placed their card', () => {
  const t = flipRound(table(4, { express: true }));
  for (const seat of [2, 0, 3]) t.answer(seat, 0);
  expect([t.asks(), t.waiting()]).toEqual(['place', [1]]);
  expect(story(t, 'flipped')).toHaveLength(1);
  t.answer(1, 2);
  expect(story(t, 'flipped')).toHaveLength(2);
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});

test.each([
  ['3 × 3', 4, {}, [3, 3, 3]],
  ['4 × 3 with three players', 3, {}, [3, 3, 3, 3]],
  ['3 × 2 at a big table', 8, {}, [2, 2, 2]],
  ['2 × 3 in a round for younger players', 4, { younger: 'first-round' }, [3, 3]],
] as const)('SA-52: it ends in %s', (_, seats, options, sizes) => {
  const t = hurryTo(table(seats, { express: true, ...options }), 'address');
  for (const seat of seatsOf(t))
    expect(
      lines(t, seat)
        .map((cards) => cards.length)
        .filter((n) => n > 0),
    ).toEqual(sizes);
  serveAll(t);
  expect(served(t, 0).map((cards) => cards.length)).toEqual(sizes);
  expect(t.waiting()).toEqual(seatsOf(t));
});

test('SA-53: after the market the cook only says who gets which sandwich', () => {
  const t = hurryTo(table(4, { express: true }), 'address');
  const stacked = lines(t, 0);
  t.refused('bad-form').answer(0, plan(t, [1, 2, 3], stacked.flat()));
  t.answer(
    0,
    [2, 3, 1].map((to) => ({ to, praise: '' })),
  );
  hurryTo(t, 'rank');
  expect([served(t, 2)[1], served(t, 3)[2], served(t, 1)[0]]).toEqual(stacked);
  expect(story(t, 'trading')).toEqual([]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S4-17: only you see your lines: others see neither which cards lie there nor how long a line is', () => {
  const t = table(4, { express: true });
  const twin = table(4, { express: true });
  for (let flip = 1; flip <= 4; flip++) {
    for (const [one, line] of [
      [t, 0],
      [twin, flip % 3],
    ] as const) {
      flipRound(one);
      one.everyone((seat) => (seat === 1 && flip <= 3 ? line : 1 + (flip % 2)));
    }
    for (const viewer of everybody(t))
      expect(JSON.stringify(t.look(viewer)) === JSON.stringify(twin.look(viewer))).toBe(viewer !== 1);
  }
  expect(lines(t, 1).map((cards) => cards.length)).not.toEqual(lines(twin, 1).map((cards) => cards.length));
  for (const owner of seatsOf(t)) {
    for (const viewer of everybody(t)) {
      const shown = t.look(viewer).view.lines[owner];
      expect(shown).toEqual(viewer === owner ? t.table.state.lines[owner] : [-1, -1, -1, -1]);
      expect(sees(t, viewer, tray(t, owner))).toEqual(viewer === owner ? collected(t, owner) : []);
    }
  }
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});

test('S4-17: what a bot imagines of the lines of others is drawn anew', () => {
  const t = table(4, { express: true });
  for (let flip = 1; flip <= 3; flip++) flipRound(t).everyone(() => 0);
  const imagined = Array.from(
    { length: 40 },
    (_, n) => imagine(t.match, t.look(2), namedDice(`lines ${n}`)).table.state,
  );
  expect(new Set(imagined.map(({ lines: all }) => all[0].join())).size).toBeGreaterThan(5);
  for (const { lines: all } of imagined) expect(all[2]).toEqual([0, 0, 0]);
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});
