/** Sándwich Wars by two people and a bot to the final score, one on a phone and one at a desktop; and some turns by keyboard alone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { enter } from './keys.ts';
import type { Person } from './person.ts';
import { beginGame, DESKTOP, expectRoomy, join, MINUTE, PATIENT, PHONE, press, sitDown } from './person.ts';
import { openWars, playOn, twice } from './sandwich-wars.ts';

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

/** Nobody waits for a card that travels. */
const CALM = { locale: 'en', reducedMotion: 'reduce' } as const;

test('two people and a bot play to the final score', { timeout: 20 * MINUTE }, async () => {
  const [desk, phone] = await gather();
  const pages = [desk.page, phone.page];
  await Promise.all(pages.map(wholeGame));
  for (const page of pages) {
    await page.locator('.score-sheet').waitFor();
    await page.locator('.proof svg').waitFor();
    await everyPointIsExplained(page);
    await expectRoomy(page);
  }
  expect([...desk.complaints, ...phone.complaints]).toEqual([]);
  await Promise.all([desk.leave(), phone.leave()]);
});

async function wholeGame(page: Page): Promise<void> {
  await firstTurn(page);
  await playOn(page);
}

async function gather(): Promise<[Person, Person]> {
  const host = await sitDown(browser, house.address, { ...DESKTOP, ...CALM });
  const code = await openWars(host.page, 'Mia');
  const guest = await sitDown(browser, `${house.address}t/${code}`, { ...PHONE, ...CALM });
  await join(guest.page, 'Ben');
  await host.page.locator('.startbar__fill').click();
  await host.page.locator('.place--free').first().waitFor({ state: 'detached' });
  await press(host.page.locator('.startbar .button--main:not([aria-disabled=true])'));
  await Promise.all([beginGame(host.page), beginGame(guest.page)]);
  return [host, guest];
}

/** The table fits, every order says what it lacks, and what coins bring stands there before they are taken. */
async function firstTurn(page: Page): Promise<void> {
  const orders = page.locator('.ticket-clip');
  await expect.poll(() => orders.count(), PATIENT).toBe(5);
  expect(await page.locator('.ticket-clip .order__me').count()).toBe(5);
  expect(await page.locator('.shell').evaluate((shell) => shell.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await expectRoomy(page);
  await page.locator('.acts-list[data-asked]').waitFor();
  const before = await coins(page);
  const promised = Number((await page.locator('[data-act=coins] .coin').textContent())?.replace('+', ''));
  await twice(page, 'coins');
  await expect.poll(() => coins(page), PATIENT).toBe(before + promised);
}

const coins = async (page: Page): Promise<number> =>
  Number(await page.locator('.w-purse').filter({ visible: true }).locator('.coin').textContent());

/** The lines of a sheet make its sum, for everybody at the table. */
async function everyPointIsExplained(page: Page): Promise<void> {
  const rows = page.locator('.score-sheet tbody tr');
  expect(await rows.count()).toBe(3);
  for (let i = 0; i < 3; i++) {
    await press(rows.nth(i).locator('.score__pick'));
    await expect.poll(() => rows.nth(i).locator('.score__pick').getAttribute('aria-pressed'), PATIENT).toBe('true');
    const total = Number(await rows.nth(i).locator('td').last().textContent());
    const heads = await numbers(page, '.bill__h .num');
    const lines = await numbers(page, '.bill--all > li:not(.bill__h) .num');
    expect(heads.at(-1)).toBe(total);
    expect(sum(heads.slice(0, -1))).toBe(total);
    // Diversity has a head of its own and no lines.
    expect(sum(lines) + (heads.at(-2) ?? 0)).toBe(total);
  }
}

const numbers = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allTextContents()).map((text) => Number(text.replace('−', '-').replace('+', '')));

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('some turns without a pointer', { timeout: 8 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openWars(page, 'Mia');
  await enter(page, '.startbar__fill');
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  await enter(page, '.startbar .button--main:not([aria-disabled=true])');
  await enter(page, '.first-steps__skip');
  await page.locator('.acts-list[data-asked]').waitFor();
  await playByDigit(page);
  await lookAtAnOrder(page);
  await takeBack(page);
  await takeCoins(page);
  await endTurn(page);
  await refill(page);
  expect(complaints).toEqual([]);
  await leave();
});

/** Ingredients that can be paid: the digit on the card picks it up, the letter for undo puts it back, Enter puts it down. */
async function playByDigit(page: Page): Promise<void> {
  const card = page.locator('.my-hand .card.is-legal:not(.card--chance)').first();
  await card.waitFor();
  const digit = (await card.getAttribute('data-hotkey')) ?? '';
  await page.keyboard.press(digit);
  await page.locator('.slot.is-legal').waitFor();
  await page.keyboard.press('u');
  await page.locator('.slot.is-legal').waitFor({ state: 'detached' });
  await page.keyboard.press(digit);
  await enter(page, '.slot.is-legal');
  await expect.poll(() => page.locator('.my-zone .card').count(), PATIENT).toBe(1);
}

/** It opens by Enter and closes by Escape; nothing is done. */
async function lookAtAnOrder(page: Page): Promise<void> {
  await enter(page, '.ticket-clip');
  await page.locator('.wc').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.wc').waitFor({ state: 'detached' });
}

/** What is asked next comes with the coins. */
async function takeCoins(page: Page): Promise<void> {
  const before = await coins(page);
  await enter(page, '[data-act=coins]');
  await enter(page, '[data-act=coins].is-main');
  await expect.poll(() => coins(page), PATIENT).not.toBe(before);
}

/** What nobody has seen yet is given back by the letter for undo. */
async function takeBack(page: Page): Promise<void> {
  const before = await coins(page);
  await takeCoins(page);
  await page.locator('.act--undo').waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => coins(page), PATIENT).toBe(before);
  await page.locator('.acts-list[data-asked]').waitFor();
}

/** Whatever is still to be decided before the turn is over, and until the next one of one's own. */
async function endTurn(page: Page): Promise<void> {
  const asked = page.locator(`${COINS}, ${WORD}`).first();
  for (let ended = false; ; ) {
    await asked.waitFor();
    const isMine = (await page.locator(COINS).count()) > 0;
    if (isMine && ended) return;
    if (isMine) {
      await takeCoins(page);
      continue;
    }
    await sayWord(page);
    ended = true;
  }
}

const COINS = '.acts-list[data-asked] [data-act=coins]';
const WORD = '.act--one[data-asked]';

/** The one button of a question; where cards must be thrown away first, by their digits. */
async function sayWord(page: Page): Promise<void> {
  const word = page.locator(WORD);
  const before = await word.textContent();
  for (let digit = 1; (await word.getAttribute('aria-disabled')) === 'true'; digit++) {
    await page.keyboard.press(String(digit));
    await expect.poll(() => page.locator('.throwable.is-thrown').count(), PATIENT).toBe(digit);
  }
  await enter(page, `${WORD}:not([aria-disabled=true])`);
  await expect
    .poll(async () => (await page.locator(COINS).count()) > 0 || (await word.allTextContents())[0] !== before, PATIENT)
    .toBe(true);
}

/** One card goes, and as many are drawn as are missing. */
async function refill(page: Page): Promise<void> {
  await enter(page, '[data-act=replenish]');
  await page.locator('.throwable').first().waitFor();
  await page.keyboard.press('1');
  await page.locator('.throwable.is-thrown').waitFor();
  await enter(page, '[data-act=replenish].is-main');
  await page.locator('.throwable').first().waitFor({ state: 'detached' });
  // Some cards make the hand larger.
  await expect.poll(() => page.locator('.my-hand .card').count(), PATIENT).toBeGreaterThanOrEqual(5);
}
