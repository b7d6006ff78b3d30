/** Four people, two on phones and two at desktops, play a whole game of three rounds: race, trade, compose, taste, with a reload in every phase and one cut of the network. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Person } from './person.ts';
import { beginGame, DESKTOP, join, MINUTE, openTable, PATIENT, PHONE, press, sitDown } from './person.ts';
import { accept, compose, grab, offer, rank, seeShow, serve, shop } from './sandwich.ts';

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

const NAMES = ['Mia', 'Ben', 'Zoë', 'Oma'];

test('a whole English game of three rounds by link', { timeout: 8 * MINUTE }, async () => {
  const people = await gather();
  const pages = people.map(({ page }) => page);
  const all = (act: (page: Page) => Promise<void>): Promise<unknown> => Promise.all(pages.map(act));
  const [mia, ben, zoe, oma] = pages;

  await grab(mia);
  await again(ben, '.flip');
  await all(shop);
  await tradeOnce(mia, ben);
  await again(zoe, '.cols');
  await all(build);
  await again(oma, '.choose');
  await all(rank);
  await again(ben, '.award');
  expect(await ben.locator('.award').count()).toBe(3);
  expect(await ben.locator('.go-on-for-all').count()).toBe(0);
  await seeShow(mia, 'for-all');

  await cutWhile(zoe, () => grab(zoe));
  await all(shop);
  await compose(mia);
  await again(mia, '.cols');
  // What was staged is still there after the reload.
  expect(await mia.locator('.leftover .card').count()).toBe(0);
  await all(build);
  await all(rank);
  await all(seeShow);

  await all(shop);
  await all(build);
  await all(rank);
  await all(seeShow);
  for (const page of pages) {
    await page.locator('.ending').waitFor();
    await page.locator('.proof svg').waitFor();
    const points = await page.locator('.standing .pod__pts').allTextContents();
    expect(points.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b)).toBe(3 * 4 * 5);
  }
  expect(people.flatMap(({ complaints }) => complaints.filter((text) => !isOfTheCut(text)))).toEqual([]);
  await Promise.all(people.map(({ leave }) => leave()));
});

/** The browser itself complains about the network that we cut. */
const isOfTheCut = (text: string): boolean => text.includes('ERR_INTERNET_DISCONNECTED');

async function gather(): Promise<Person[]> {
  const host = await sitDown(browser, house.address, { ...DESKTOP, ...CALM });
  const numbers = { flipMillis: 0 };
  const code = await openTable(host.page, { name: NAMES[0], rulebook: /English/, numbers });
  const link = `${house.address}t/${code}`;
  const guests: Person[] = [];
  for (const [i, name] of NAMES.slice(1).entries()) {
    const guest = await sitDown(browser, link, { ...(i === 2 ? DESKTOP : PHONE), ...CALM });
    await join(guest.page, name);
    guests.push(guest);
  }
  await press(host.page.locator('.startbar .button--main:not([aria-disabled=true])'));
  const people = [host, ...guests];
  await Promise.all(people.map(({ page }) => beginGame(page)));
  return people;
}

/** Loads the page again and is back at the same place. */
async function again(page: Page, place: string): Promise<void> {
  await page.locator(place).first().waitFor();
  await page.reload();
  await page.locator(place).first().waitFor();
}

async function build(page: Page): Promise<void> {
  await compose(page);
  await serve(page);
}

/** One asks, the other agrees; both read of it. */
async function tradeOnce(one: Page, other: Page): Promise<void> {
  await offer(one, 'Ben');
  await accept(other);
  for (const page of [one, other])
    await expect.poll(() => page.locator('.log [data-is=swapped]').count(), PATIENT).toBeGreaterThan(0);
}

/** What is done while the line is cut is kept and counts when it is back. */
async function cutWhile(page: Page, act: () => Promise<void>): Promise<void> {
  await page.locator('.flip[data-asked] button.is-legal').first().waitFor();
  await page.context().setOffline(true);
  await page.locator('.banner--alarm').waitFor();
  await act();
  await page.context().setOffline(false);
  await page.locator('.banner--alarm').waitFor({ state: 'detached' });
}
