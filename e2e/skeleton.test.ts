/** A person plays whole games against bots in a real browser, on a phone and on a desktop, through the real server. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { failToOpen, openBrowser, openHouse } from './house.ts';
import { compose, expectRoomy, openTable, PATIENT, rank, shop, sitDown, trade } from './person.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** No deadline at all: the game waits for the person, however slow the machine. */
const NO_CLOCKS = { grabSeconds: 0, tradeSeconds: 0, composeSeconds: 0, rankSeconds: 0 };
const MINUTE = 60_000;

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
  const numbers = { ...NO_CLOCKS, flipMillis: 100 };
  await openTable(page, { language: 'fr', name: 'Zoë', preset: '2013', pace: 'quick', numbers });
  expect(await page.locator('.seat').count()).toBe(4);
  expect(await page.locator('.seat').first().textContent()).toContain('Zoë');

  const own = page.locator('.market li:first-child .card:not(.card--back)');
  const reasons = async (): Promise<number> => {
    await own.dispatchEvent('pointerdown', { button: 0 });
    return page.locator('.notice').count();
  };
  await expect.poll(reasons, PATIENT).toBe(1);
  await expectRoomy(page);
  expect(await shop(page)).toBeGreaterThan(0);

  await expectRoomy(page);
  await compose(page);
  await page.locator('.plate').first().waitFor();
  await expectRoomy(page);
  await rank(page);

  await page.locator('.ending').waitFor();
  const points = await page.locator('.standing b').allTextContents();
  expect(points.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b)).toBe(20);
  await page.locator('.proof', { hasText: 'Vérifié' }).waitFor();
  expect(await page.locator('.verdict').count()).toBe(4);
  await expectRoomy(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('a round by the English rulebook with a trade, a reload and a change of language, on a desktop', {
  timeout: 3 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, DESKTOP);
  const numbers = { ...NO_CLOCKS, flipMillis: 0, rounds: 1 };
  await openTable(page, { language: 'en', name: 'Mia', preset: 'en', pace: 'quick', numbers });
  await shop(page);
  const tray = page.locator('.mine > .tray .card');
  const before = await tray.allTextContents();
  expect(before).toHaveLength(9);

  await page.reload();
  await tray.first().waitFor();
  await trade(page, 'Mia');
  await expect.poll(() => tray.allTextContents(), PATIENT).not.toEqual(before);
  expect(await tray.count()).toBe(9);
  await expectRoomy(page);
  await compose(page);

  await page.locator('.plate').first().waitFor();
  await page.locator('header select').selectOption('de');
  await expect.poll(() => page.locator('.sheet .button--main').textContent(), PATIENT).toBe('Verkünden');
  await rank(page);
  await page.locator('.ending').waitFor();
  await page.locator('.proof', { hasText: 'Geprüft' }).waitFor();
  await expectRoomy(page);

  await page.locator('header button').click();
  await page.locator('.start__form').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a port that is taken is named, with the way to choose another', { timeout: MINUTE }, async () => {
  const { code, error } = await failToOpen({ PORT: String(house.port), HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(error).toContain(`Port ${house.port} is in use`);
  expect(error).toContain(`PORT=${house.port + 1} npm start`);
});
