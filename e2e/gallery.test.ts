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

/**
 * The shortest words and the longest, on a phone and on a desk; `npm run gallery` has all languages and sizes.
 * Cut text is looked for in all four; access, which takes ten times as long, twice per sight: in each language once, in turns.
 */
const views = (['en', 'de'] as const).flatMap((language) =>
  SIZES.filter(({ width }) => width === 390 || width === 1440).map((size) => ({ language, size, width: size.width })),
);

test.each(views.map((view, turn) => ({ ...view, turn })))(
  'every moment can be read and used in $language at $width',
  { timeout: 6 * MINUTE },
  async ({ language, size, turn }) => {
    const viewer = await openGallery(browser, house, language, size);
    const flaws: string[] = [];
    for (const [index, sight] of sights.entries()) {
      await viewer.visit(sight);
      const access = index % 2 === (turn + (turn >> 1)) % 2 ? await accessFlaws(viewer.page) : [];
      for (const flaw of [...(await layoutFlaws(viewer.page)), ...access]) flaws.push(`${sight.name}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  },
);
