/** Every sound of the page, rendered in the browser: short, about equally loud, never clipped, three of each. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './house.ts';
import type { Measured } from './loudness.ts';
import { measureCues } from './loudness.ts';

let browser: Browser;
let measured: readonly Measured[];

beforeAll(async () => {
  browser = await openBrowser();
  measured = await measureCues(browser);
}, 60_000);
afterAll(() => browser.close());

const named = ({ cue, variant }: Measured): string => `${cue} ${variant + 1}`;
const off = (wrong: (one: Measured) => boolean): string[] => measured.filter(wrong).map(named);

test('sounds are heard and end within 400 milliseconds', () => {
  expect(measured.length).toBeGreaterThan(0);
  expect(off(({ peak }) => !(peak > 0.01))).toEqual([]);
  expect(off(({ length, heard }) => length >= 0.4 || heard >= 0.4)).toEqual([]);
});

test('sounds are at about −18 LUFS and leave room for others', () => {
  expect(off(({ lufs }) => Math.abs(lufs + 18) > 2)).toEqual([]);
  expect(off(({ peak }) => peak > 0.9)).toEqual([]);
});
