/** A part of the gallery: what most tables and the fullest ones are asked, in the windows that browsers leave on a phone and on a laptop. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allReplays, missingSights, openGallery, partOf, sizeOf } from './gallery.ts';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Golden } from './moments.ts';
import type { Sight } from './sights.ts';
import { sightsOf } from './sights.ts';

const MINUTE = 60_000;
let house: House;
let browser: Browser;
let replays: Golden[];
let sights: Sight[];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  replays = await allReplays();
  sights = await sightsOf(replays);
}, 2 * MINUTE);

afterAll(async () => {
  await browser?.close();
  await house?.stop();
}, MINUTE);

test('no sight of the gallery has vanished', () => {
  expect(missingSights(sights)).toEqual([]);
});

test.each(['390x664', '1440x765'])(
  'at %s nothing is cut, covered or too small',
  { timeout: 10 * MINUTE },
  async (size) => {
    const viewer = await openGallery(browser, house, { language: 'en', size: sizeOf(size) }, replays);
    const flaws: string[] = [];
    for (const sight of partOf(sights)) {
      const found = await viewer.look(sight);
      flaws.push(...found.map((flaw) => `${sight.name}: ${flaw}`));
    }
    expect(flaws).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  },
);
