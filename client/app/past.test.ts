/** Lines of the log and the looks that were kept with them. */
import { expect, test } from 'vitest';
import type { Past } from './past.ts';
import { pastOf, remember } from './past.ts';

const past = (...told: number[]): Past[] => told.map((count) => ({ look: { now: count }, told: count }) as Past);
const shown = (kept: Past[], line: number): number | undefined => pastOf(kept, line)?.told;

test('every line since the first look leads to the look with which it came', () => {
  const kept = past(4, 5, 5, 8);
  expect([4, 5, 6, 7].map((line) => shown(kept, line))).toEqual([5, 8, 8, 8]);
});

test('of the story before the first look only its last line can be seen', () => {
  const kept = past(4, 5);
  expect([0, 1, 2, 3].map((line) => shown(kept, line))).toEqual([undefined, undefined, undefined, 4]);
});

test('lines that are not told yet lead nowhere', () => {
  expect(shown(past(4, 5), 5)).toBeUndefined();
  expect(shown([], 0)).toBeUndefined();
});

test('the oldest looks are forgotten, and their lines with them', () => {
  const kept: Past[] = [];
  for (let told = 1; told <= 100; told++) remember(kept, { now: told } as unknown as Past['look'], told);
  expect(kept).toHaveLength(60);
  expect([38, 39, 40, 99].map((line) => shown(kept, line))).toEqual([undefined, undefined, 41, 100]);
});
