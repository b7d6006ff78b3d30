/** The rules of a game read in a real browser: by section, by search, by the number of a rule, in every language. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#games';
import { layoutFlaws } from './flaws.ts';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { sitDown } from './person.ts';

const MINUTE = 60_000;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  await house?.stop();
}, MINUTE);

const rulebook = (game: string): string =>
  readFileSync(new URL(`../games/${game}/rulebook.md`, import.meta.url), 'utf8');

test.each(games)(
  '$title: every rule of its rulebook can be found by its number',
  { timeout: MINUTE },
  async ({ id }) => {
    const { page, complaints, leave } = await sitDown(browser, `${house.address}rules/${id}`, {});
    const numbers = [...rulebook(id).matchAll(/^- \*\*([A-Z]\w*-\d+)\*\*/gm)].map(([, number]) => number);
    const [first, last] = [numbers[0], numbers[numbers.length - 1]];
    await page.getByRole('searchbox').fill(last);
    await page.getByRole('link', { name: last, exact: true }).click();
    await page.waitForURL(`**/rules/${id}#${last}`);
    await page.locator(`#${last}.is-here`).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await page.goto(`${house.address}rules/${id}#${first}`);
    await page.locator(`#${first}.is-here`).waitFor();
    const sections = [...rulebook(id).matchAll(/^## .*\{#([\w-]+)/gm)].map(([, anchor]) => anchor);
    for (const anchor of sections) {
      await page.locator(`.phases a[href="/rules/${id}#${anchor}"]`).click();
      await page.locator(`h2#${anchor}`).waitFor();
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('on the smallest phone, in large letters, a rulebook can be read, searched and turned', {
  timeout: MINUTE,
}, async () => {
  const [{ id }] = games;
  const { page, complaints, leave } = await sitDown(browser, `${house.address}rules/${id}`, PHONE);
  await page.locator('.rule h2').waitFor();
  for (const size of ['100', '125', '150']) {
    await page.evaluate((text) => document.documentElement.setAttribute('data-text', text), size);
    expect(await layoutFlaws(page)).toEqual([]);
  }
  const heading = await page.locator('.rule h2').innerText();
  await page.locator('.nextprev .button--main').click();
  await expect.poll(() => page.locator('.rule h2').innerText()).not.toBe(heading);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h2');
  await page.goBack();
  await expect.poll(() => page.locator('.rule h2').innerText()).toBe(heading);
  expect(complaints).toEqual([]);
  await leave();
});

test('another language shows the same section, marked as in all others', { timeout: MINUTE }, async () => {
  const [{ id }] = games;
  const { page, complaints, leave } = await sitDown(browser, `${house.address}rules/${id}#variants`, { locale: 'en' });
  const marks = page.locator('.rule .mark');
  await page.locator('h2#variants').waitFor();
  const count = await marks.count();
  for (const language of ['fr', 'es', 'de']) {
    await page.locator('select[name=language]').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await expect.poll(() => page.locator('h2#variants').count()).toBe(1);
    await expect.poll(() => marks.count()).toBe(count);
  }
  expect(count).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await leave();
});
