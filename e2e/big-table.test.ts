/** A phone and nine bots at the big table: whose card is whose can be read, and nothing has to be scrolled. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { expectRoomy, fillAndStart, MINUTE, openTable, PATIENT, PHONE, press, sitDown } from './person.ts';
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

const SEATS = 10;

test('ten at one table', { timeout: 4 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...PHONE, locale: 'en' });
  await openTable(page, { name: 'Mia', rulebook: /2013/, numbers: { flipMillis: 0 } });
  const more = page.getByRole('button', { name: 'Seats: more' });
  for (let count = 5; count <= SEATS; count++) {
    await press(more);
    await expect.poll(() => page.locator('.place').count(), PATIENT).toBe(count);
  }
  await fillAndStart(page);
  await page.locator('.flip[data-asked]').waitFor();
  expect(await page.locator('.flip > li').count()).toBe(SEATS);
  expect(await ownersOf(page)).toEqual([]);
  await expectRoomy(page);
  await playOn(page);
  expect(await page.locator('.standing').count()).toBe(SEATS);
  expect(complaints).toEqual([]);
  await leave();
});

/** Owners below the cards of the market that cannot be read: cut off, covered, too small or out of sight. */
const ownersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.flip .whose')].flatMap((whose) => {
      const name = [...whose.children].find(
        (part) => part.tagName === 'SPAN' && isSeen(part) && part.textContent !== '',
      );
      const box = (name ?? whose).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isThere = document.elementFromPoint(x, y)?.closest('.flip > li') === whose.closest('li');
      const isLarge = Number.parseFloat(getComputedStyle(name ?? whose).fontSize) >= 12;
      const isWhole = name !== undefined && name.scrollWidth <= name.clientWidth + 1;
      return isThere && isLarge && isWhole ? [] : [`${whose.textContent}: ${isThere} ${isLarge} ${isWhole}`];
      function isSeen(part: Element): boolean {
        const { width, height } = part.getBoundingClientRect();
        return width > 2 && height > 2;
      }
    }),
  );
