/** An evening at one table: a game to its end, another one with everybody still seated, one without a slow guest. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import {
  beginGame,
  DESKTOP,
  expectRoomy,
  fillAndStart,
  join,
  MINUTE,
  openTable,
  PHONE,
  press,
  sitDown,
} from './person.ts';
import { playOn } from './sandwich.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

test('the host chooses another game, the guest’s page moves along with its seat, and the sheet lists the first', {
  timeout: 3 * MINUTE,
}, async () => {
  const host = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  const code = await openTable(host.page, { name: 'Mia', rulebook: /2013/, numbers: { flipMillis: 0 } });
  expect(await host.page.locator('.lobby h1').textContent()).toBe('Sandwich');
  const guest = await sitDown(browser, `${house.address}t/${code}`, { ...PHONE, locale: 'en' });
  await join(guest.page, 'Ben');
  await host.page.locator('.place', { hasText: 'Ben' }).locator('.badge--yes').waitFor();
  await fillAndStart(host.page);
  await beginGame(guest.page);
  await Promise.all([playOn(host.page), playOn(guest.page)]);

  await press(guest.page.getByRole('button', { name: 'I’d like another' }));
  await host.page.getByText('Ben would like another.').waitFor();
  await host.page.getByRole('button', { name: 'Another game' }).click();
  const bots = await host.page.locator('.pod__who b').allTextContents();
  await host.page.locator('dialog .gamepick', { hasText: 'Sándwich Wars' }).click();
  for (const { page } of [host, guest]) {
    await page.locator('.lobby h1', { hasText: 'Sándwich Wars' }).waitFor();
    await page.locator('.evening li', { hasText: 'Sandwich' }).waitFor();
    for (const name of bots) await page.locator('.place', { hasText: name }).waitFor();
    await expectRoomy(page);
  }
  await guest.page.locator('.place.is-you', { hasText: 'Ben' }).locator('.badge--yes').waitFor();

  await press(guest.page.locator('.startbar .button').first());
  await host.page.getByRole('button', { name: 'Start without Ben' }).click();
  await Promise.all([host, guest].map(({ page }) => beginGame(page)));
  await press(guest.page.getByRole('button', { name: 'I am here' }));
  await guest.page.getByRole('button', { name: 'I am here' }).waitFor({ state: 'detached' });
  expect(await guest.page.locator('.seat.is-you').textContent()).toContain('Ben');
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host.leave(), guest.leave()]);
});
