/** When my time is up, the ranking that lies there ready is sent and told as it lay. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { fillAndStart, MINUTE, openTable, PATIENT, PHONE, press, sitDown } from './person.ts';
import { compose, serve, shop } from './sandwich.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  expect(await house?.stop()).toBe(0);
}, MINUTE);

/** Goes on in the show until it has these. */
async function nextPage(page: Page, wanted: Locator): Promise<number> {
  const count = await wanted.count();
  if (count === 0) await serve(page);
  return count;
}

test('H8-05 a ranking that was made and not sent counts when time is up, and its taster reads so', {
  timeout: 5 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...PHONE, locale: 'en' });
  await openTable(page, { name: 'Mia', rulebook: /2013/, numbers: { rankSeconds: 30 } });
  await fillAndStart(page);
  await shop(page);
  await compose(page);
  await serve(page);
  const plates = page.locator('.choose[data-asked]');
  await plates.first().waitFor();
  // The last plate first: no clock would have it so.
  const best = await plates.nth(2).locator('..').locator('.layer__name').allTextContents();
  await press(plates.nth(2).locator('.rank').nth(0));
  await press(plates.nth(0).locator('.rank').nth(1));
  await page.getByText('Time! What lay ready was sent.').waitFor(PATIENT);
  const mine = page.locator('[aria-label="Your verdict"] > li');
  await expect.poll(() => nextPage(page, mine), PATIENT).toBe(3);
  expect(await mine.first().locator('.layer__name').allTextContents()).toEqual(best);
  expect(complaints).toEqual([]);
  await leave();
});
