/** Stored moments of every phase of every game, and the rules: nothing cut, nothing too small, nothing in the way of anybody. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessFlaws, layoutFlaws } from './flaws.ts';
import type { Sight } from './gallery.ts';
import { openGallery, SIZES, sightsOf } from './gallery.ts';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { goldenReplays } from './moments.ts';

const MINUTE = 60_000;
let house: House;
let browser: Browser;
let sights: Sight[];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  sights = await sightsOf(goldenReplays());
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  await house?.stop();
}, MINUTE);

/** The shortest words and the longest, on a phone and on a desk; `npm run gallery` has all languages and sizes. */
const views = (['en', 'de'] as const).flatMap((language) =>
  SIZES.filter(({ width }) => width === 390 || width === 1440).map((size) => ({ language, size, width: size.width })),
);

test.each(views)(
  'every moment can be read and used in $language at $width',
  { timeout: 10 * MINUTE },
  async ({ language, size }) => {
    const viewer = await openGallery(browser, house, language, size);
    const flaws: string[] = [];
    for (const sight of sights) {
      await viewer.visit(sight);
      const found = [...(await layoutFlaws(viewer.page)), ...(await accessFlaws(viewer.page))];
      for (const flaw of found) flaws.push(`${sight.name}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  },
);
