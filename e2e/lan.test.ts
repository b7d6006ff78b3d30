/** Plain http in a home network: somebody on a phone plays 2013 with two variants against bots, in French, in a page that the browser does not trust. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { expectRoomy, fillAndStart, MINUTE, openTable, PATIENT, PHONE, press, sitDown } from './person.ts';
import { playOn } from './sandwich.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser('--host-resolver-rules=MAP table.lan 127.0.0.1');
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  expect(await house?.stop()).toBe(0);
}, MINUTE);

test('a game of 2013 with two variants at table.lan', { timeout: 4 * MINUTE }, async () => {
  const address = `http://table.lan:${house.port}/`;
  const { page, complaints, leave } = await sitDown(browser, address, { ...PHONE, locale: 'fr' });
  await page.locator('html[lang=fr]').waitFor();
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await openTable(page, { name: 'Zoë', rulebook: /2013/, numbers: { flipMillis: 0 } });
  const variants = page.locator('details.options details.fold').first();
  await press(variants.locator('summary'));
  for (const name of [/Suggestion du chef/, /Le Beurk/]) {
    const variant = variants.locator('.switch', { hasText: name });
    await press(variant);
    await expect.poll(() => variant.locator('input').isChecked(), PATIENT).toBe(true);
  }
  // A mix of one's own is called so.
  await page.locator('.preset input:checked + .preset__face', { hasText: 'Sur mesure' }).waitFor();
  await fillAndStart(page);
  await expectRoomy(page);
  await playOn(page);
  await page.locator('.proof', { hasText: 'Vérifié' }).waitFor();
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Partager une image' }));
  expect((await download).suggestedFilename()).toBe('breadboard.png');
  expect(complaints).toEqual([]);
  await leave();
});
