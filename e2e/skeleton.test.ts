/** Whole games in a real browser through the real server: from the front page to the proof at the end, alone and by link. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { failToOpen, openBrowser, openHouse } from './house.ts';
import {
  beginGame,
  DESKTOP,
  expectRoomy,
  fillAndStart,
  join,
  MINUTE,
  openTable,
  PATIENT,
  PHONE,
  sitDown,
  speak,
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
  expect(await house?.stop()).toBe(0);
}, MINUTE);

test('a whole game of 2013 with four players, in French on a phone', { timeout: 3 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, PHONE);
  await speak(page, 'fr');
  await expectRoomy(page);
  await openTable(page, { name: 'Zoë', rulebook: /2013/, numbers: { flipMillis: 100 } });
  await expectRoomy(page);
  await fillAndStart(page);
  expect(await page.locator('.seat').count()).toBe(4);
  await expectRoomy(page);
  await playOn(page);

  const points = await page.locator('.standing .pod__pts').allTextContents();
  expect(points.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b)).toBe(20);
  await page.locator('.proof', { hasText: 'Vérifié' }).waitFor();
  await expectRoomy(page);

  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.locator('.gallery[data-moment$=" 0 0"] .shell').waitFor();
  expect(await page.locator('.seat.is-you').textContent()).toContain('Zoë');
  await page.getByRole('slider').press('End');
  await page.locator('.gallery .standing', { hasText: 'Zoë' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('two people by link, a reload, a change of language, a rematch and the way out', {
  timeout: 3 * MINUTE,
}, async () => {
  const host = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  const code = await openTable(host.page, { name: 'Mia', rulebook: /English/, numbers: { flipMillis: 0 } });
  const guest = await sitDown(browser, `${house.address}t/${code}`, { ...PHONE, locale: 'en' });
  await join(guest.page, 'Ben');
  await host.page.locator('.place', { hasText: 'Ben' }).locator('.badge--yes').waitFor();
  await fillAndStart(host.page);
  await beginGame(guest.page);

  await guest.page.reload();
  await guest.page.locator('.shell .seat').first().waitFor();
  expect(await guest.page.locator('.seat.is-you').textContent()).toContain('Ben');
  await guest.page.locator('.header__nav .button').last().click();
  await guest.page.locator('dialog .menu__entry', { hasText: 'Settings' }).click();
  await guest.page.locator('dialog select').first().selectOption('de');
  await guest.page.locator('html[lang=de]').waitFor();
  await guest.page.keyboard.press('Escape');

  await Promise.all([playOn(host.page), playOn(guest.page)]);
  await guest.page.locator('.proof', { hasText: 'Geprüft' }).waitFor();
  await host.page.locator('.proof', { hasText: 'Verified' }).waitFor();
  await host.page.locator('.acts .button--main').click();
  await guest.page.locator('.lobby').waitFor();
  await guest.page.locator('.header__nav .button').last().click();
  await guest.page.locator('dialog .button--main').click();
  await guest.page.locator('.hero').waitFor();
  await expect.poll(() => host.page.locator('.place', { hasText: 'Ben' }).count(), PATIENT).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host.leave(), guest.leave()]);
});

test('a port that is taken is named, with the way to choose another', { timeout: MINUTE }, async () => {
  const { code, error } = await failToOpen({ PORT: String(house.port), HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(error).toContain(`Port ${house.port} is in use`);
  expect(error).toContain(`PORT=${house.port + 1} npm start`);
});
