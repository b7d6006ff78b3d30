/** A round's verdicts are read from the look; the point for the theme is the cook's, whichever of two sandwiches earned it. */
import { expect, test } from 'vitest';
import { seatOf } from '#kernel';
import { gainedFrom, judgedOf } from './judged.ts';

test("with three players a cook has two sandwiches on a plate, and the star is the cook's", () => {
  const [verdict, ...more] = judgedOf([0, 1, 2, 1, 1, 2], [3, 2, 1, 0]);
  expect(more).toEqual([]);
  expect(verdict.taster).toBe(0);
  expect(verdict.cooks.map(({ cook, points }) => [cook, points])).toEqual([
    [2, 3],
    [1, 2],
    [1, 1],
    [2, 0],
  ]);
  expect(verdict.themed).toBe(1);
  expect([1, 2].map((seat) => gainedFrom(verdict, seatOf(seat)))).toEqual([4, 3]);
});

test('without a theme nobody has the star', () => {
  const list = judgedOf([0, -1, 1, 2, 1, -1, 2, 0], [3, 0]);
  expect(list.map(({ taster, themed }) => [taster, themed])).toEqual([
    [0, undefined],
    [1, undefined],
  ]);
  expect(gainedFrom(list[0], seatOf(1))).toBe(3);
});
