// The rulebook, sentence by sentence: scoring and the end.
import { expect, test } from 'vitest';
import { labSeed, matchOf, open } from '#kernel';
import { game } from '../../game.ts';
import { announcedPile } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  deck,
  FIRST_EDITION,
  playOut,
  RULEBOOKS,
  rankBy,
  ranking,
  seatsOf,
  serveAll,
  served,
  story,
  table,
  watch,
} from '../kitchen.ts';

/** The points of the cooks from best to last, as one taster gave them. */
const scaleOf = (t: Kitchen): number[] => story(t, 'tasted')[0].scores.map(([, points]) => points);
const onPlates = (t: Kitchen): number[] => seatsOf(t).flatMap((taster) => served(t, taster).flat());
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('SA-33: the best sandwich brings its cook 3 points, the second 2, the last none', () => {
  const t = serveAll(table(5, { preset: 'fr', tasting: 'turns', firstTaster: 1 }));
  t.answer(0, ranking(t, 0, [1, 2, 0]));
  expect(t.told('tasted')[0].scores).toEqual([
    [3, 3],
    [2, 2],
    [4, 0],
  ]);
  expect(t.table.state.points).toEqual([0, 0, 2, 3, 0]);
  expect(watch(t).waiting()).toEqual([1]);
});

test.each([
  ['fr', [3, 2, 0]],
  ['en', [3, 2, 0]],
  ['es', [3, 2, 0]],
  ['de', [3, 1, 0]],
  ['2013', [3, 2, 0]],
])('S0-12: the points of %s are %j, and with three players 3, 2, 1 and 0', (preset, scale) => {
  const t = rankBy(serveAll(table(4, { preset, rounds: 1 })), (cook) => cook);
  expect(scaleOf(t)).toEqual(scale);
  const three = rankBy(serveAll(table(3, { preset, rounds: 1 })), (cook) => cook);
  expect(scaleOf(three)).toEqual([3, 2, 1, 0]);
  expect([t.asks(), three.asks()]).toEqual(['over', 'over']);
});

test('G-8: points are numbers and never run out', () => {
  const t = table(4, { preset: 'fr', rounds: 9 });
  while (t.asks() !== 'over') rankBy(serveAll(t), (cook) => (cook + 3) % 4);
  expect(t.table.result.points[1]).toBe(81);
  expect(t.table.result.points[1]).toBeGreaterThan(t.match.faces.length);
  expect(sum(t.table.result.points)).toBe(9 * 20);
});

test.each(['en', 'es', 'de'])('S0-22: in %s points are counted without moving a card', (preset) => {
  const t = serveAll(table(4, { preset, tasting: 'turns', firstTaster: 1 }));
  const before = t.table.cards.piles;
  t.answer(0, ranking(t, 0, [0, 1, 2]));
  expect(t.table.cards.piles).toEqual(before);
  expect(sum(t.table.state.points)).toBe(preset === 'de' ? 4 : 5);
  expect(watch(t).waiting()).toEqual([1]);
});

test('S4-09: in 2013 a sandwich with only two cards of one’s own can still score 3, and they stay where they lie', () => {
  const t = serveAll(table(8, { preset: '2013', tasting: 'turns', firstTaster: 1 }));
  const lying = onPlates(t);
  expect(served(t, 0).map((cards) => cards.length)).toEqual([2, 2, 2]);
  t.answer(0, ranking(t, 0, [0, 1, 2]));
  expect(t.told('tasted')[0].scores[0]).toEqual([7, 3]);
  expect([onPlates(t), t.cards(announcedPile(8)).length]).toEqual([lying, 1]);
  expect(watch(t).waiting()).toEqual([1]);
});

test('S0-28: the table keeps the score, and everybody sees it', () => {
  const t = serveAll(table(4, { preset: 'fr', tasting: 'turns', firstTaster: 1 }));
  const told = [0, 0, 0, 0];
  for (const taster of [0, 1, 2, 3]) {
    t.answer(taster, ranking(t, taster, [2, 0, 1]));
    for (const [cook, points] of t.told('tasted')[0].scores) told[cook] += points;
    for (const viewer of [0, 1, 2, 3, 4]) expect(t.look(viewer).view.points).toEqual(told);
    watch(t);
  }
  expect(story(t, 'round-over')).toEqual([{ is: 'round-over', round: 1, points: told }]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(FIRST_EDITION)('G-5: in %s players who tie for the most points share the win', (preset) => {
  const t = serveAll(table(4, { preset, rounds: 1 }));
  t.answer(0, ranking(t, 0, [0, 1, 2])); // Seat 3 before 2 before 1.
  t.answer(1, ranking(t, 1, [1, 2, 0])); // Seat 3 before 2 before 0.
  t.answer(2, ranking(t, 2, [1, 0, 2])); // Seat 0 before 1 before 3.
  t.answer(3, ranking(t, 3, [2, 1, 0])); // Seat 0 before 1 before 2.
  watch(t);
  const second = preset === 'de' ? 1 : 2;
  expect(t.table.result).toEqual({ over: true, points: [6, 2 * second, 2 * second, 6], winners: 0b1001 });
  const all = rankBy(serveAll(table(4, { preset, rounds: 1 })), (cook, taster) => (taster - cook + 4) % 4);
  expect(all.table.result.winners).toBe(0b1111);
  expect([t.asks(), all.asks()]).toEqual(['over', 'over']);
});

test('S4-28: in 2013 a tie is a shared win, and another game can settle it', () => {
  const nearest = (cook: number, taster: number): number => (taster - cook + 5) % 5;
  const t = rankBy(serveAll(table(5, { preset: '2013' })), nearest);
  expect(t.table.result).toEqual({ over: true, points: [5, 5, 5, 5, 5], winners: 0b11111 });
  const series = rankBy(serveAll(table(5, { preset: '2013', series: true })), nearest);
  expect(series.asks()).toBe('again');
  series.everyone(() => 'again');
  rankBy(serveAll(series), (cook) => (cook === 3 ? 0 : 1)).everyone(() => 'enough');
  expect(series.table.result.winners).toBe(0b01000);
  expect(series.asks()).toBe('over');
});

// The click belongs to the page and keeping the seats to the server; the game must open again from what the old table was.
test.each(RULEBOOKS)('SA-34: the table of %s opens again as it was, with a new deal', (preset) => {
  const t = playOut(table(4, { preset, rounds: 1 }));
  const bound = matchOf(game, { seats: t.match.seats, options: t.match.options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  expect(bound.match.options).toEqual(t.match.options);
  const { table: rematch } = open(bound.match, labSeed('another'));
  expect(rematch.state.points).toEqual([0, 0, 0, 0]);
  expect(rematch.result.over).toBe(false);
  expect(rematch.cards.piles[deck(t, 0)]).not.toEqual(table(4, { preset, rounds: 1 }).cards(deck(t, 0)));
  expect(rematch.stack.at(-1)?.waiting).toBe(0b1111);
});
