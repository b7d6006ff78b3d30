/** A round by keyboard alone: digits pick, Tab goes from zone to zone, arrows move inside, Enter acts; no pointer is ever used at the table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { enter } from './keys.ts';
import { DESKTOP, MINUTE, openTable, PATIENT, sitDown } from './person.ts';

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

test('from the lobby to the end without a pointer', { timeout: 4 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openTable(page, { name: 'Mia', rulebook: /2013/, numbers: { flipMillis: 0 } });
  await enter(page, '.startbar__fill');
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  await enter(page, '.startbar .button--main:not([aria-disabled=true])');
  await enter(page, '.first-steps__skip');
  await shop(page);
  await build(page);
  await judge(page);
  await see(page);
  await page.locator('.ending').waitFor();
  await page.locator('.proof svg').waitFor();
  await enter(page, '.acts .button--main');
  await page.locator('.shell').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

/** By the digit that stands on the card. */
async function shop(page: Page): Promise<void> {
  const legal = page.locator('.flip[data-asked] button.is-legal');
  for (;;) {
    await page.locator('.flip[data-asked] button.is-legal, .cols[data-asked]').first().waitFor();
    if ((await page.locator('.cols[data-asked]').count()) > 0) return;
    const digit = await legal
      .first()
      .getAttribute('data-hotkey', { timeout: 3_000 })
      .catch(() => undefined);
    if (digit !== undefined && digit !== null) await page.keyboard.press(digit);
  }
}

/** Two cards by digit and Enter, one of them taken back by the letter for it, then all the others at once. */
async function build(page: Page): Promise<void> {
  const left = page.locator('.leftover .card');
  const all = await left.count();
  for (const rest of [all - 1, all - 2]) {
    // The last digit of the market may have picked a card here already.
    if ((await page.locator('.slot-top.is-legal').count()) === 0) await page.keyboard.press('1');
    await page.locator('.slot-top.is-legal').first().waitFor();
    await enter(page, '.slot-top');
    await expect.poll(() => left.count(), PATIENT).toBe(rest);
  }
  await page.keyboard.press('u');
  await expect.poll(() => left.count(), PATIENT).toBe(all);
  await enter(page, '.tool:not([data-key])');
  await expect.poll(() => left.count(), PATIENT).toBe(0);
  await enter(page, '.serve.button--main:not([aria-disabled=true])');
}

async function judge(page: Page): Promise<void> {
  await page.locator('.choose[data-asked]').first().waitFor();
  const plates = await page.locator('.choose[data-asked]').count();
  for (let plate = 1; plate <= plates; plate++) {
    const place = `.tasting:nth-child(${plate}) .rank:nth-child(${plate})`;
    if ((await page.locator(place).getAttribute('aria-pressed')) !== 'true') await enter(page, place);
    await expect.poll(() => page.locator(place).getAttribute('aria-pressed'), PATIENT).toBe('true');
  }
  await enter(page, '.serve.button--main:not([aria-disabled=true])');
}

/** Every verdict and the page of the round. */
async function see(page: Page): Promise<void> {
  const on = '.shell:has([data-part=show]) .serve.button--main';
  for (;;) {
    await page.locator(`${on}, .ending`).first().waitFor();
    if ((await page.locator('.ending').count()) > 0) return;
    // Time may go on by itself.
    await enter(page, on).catch(() => undefined);
  }
}
