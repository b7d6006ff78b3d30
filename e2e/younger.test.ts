/** Younger players: a tap on a card has its name spoken, in the market, in the tray, while composing and on a plate. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { DESKTOP, MINUTE, openTable, PATIENT, press, sitDown } from './person.ts';
import { compose, grab, serve, shop } from './sandwich.ts';

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

test('younger players hear the name of every card that they tap', { timeout: 3 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openTable(page, { name: 'Mia', rulebook: /2013/, numbers: {} });
  await page.locator('details.fold').first().locator('summary').click();
  await page.getByText('Younger players, in all rounds').click();
  const { spoken, touched } = await listen(page);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('region', { name: 'First steps' }).getByRole('button', { name: 'Skip' }).click();
  await page.locator('.flip[data-asked] button.is-legal').first().waitFor();
  // Bots grab too: a card may be gone before the tap, and the next flip may lie there.
  while (touched.length === 0) await grab(page);
  await expect.poll(() => spoken[0], PATIENT).toBe(touched[0]);
  await shop(page);
  await hears(page, spoken, '.leftover .card');
  await page.keyboard.press('Escape');
  await compose(page);
  // The tap takes the layer off: it is put back where it was.
  await hears(page, spoken, '.layers .layer');
  await press(page.locator('.leftover .card').first());
  await press(page.locator('.slot-top').first());
  await serve(page);
  await hears(page, spoken, '.tasting .layer');
  expect(complaints).toEqual([]);
  await leave();
});

interface Heard {
  /** What the voice is given to say, whether the machine has one or not. */
  readonly spoken: string[];
  /** The names of the cards that were touched, as they lay there at that moment. */
  readonly touched: string[];
}

async function listen(page: Page): Promise<Heard> {
  const spoken: string[] = [];
  const touched: string[] = [];
  await page.exposeFunction('spoken', (text: string) => spoken.push(text));
  await page.exposeFunction('touched', (name: string) => touched.push(plain(name)));
  await page.evaluate(() => {
    speechSynthesis.speak = ({ text }) => Reflect.get(window, 'spoken')(text);
    const note = ({ target }: Event): void => {
      const name = target instanceof Element ? target.closest('[data-flip]')?.querySelector('.card__name') : undefined;
      if (name) Reflect.get(window, 'touched')(name.textContent);
    };
    window.addEventListener('pointerdown', note, true);
  });
  return { spoken, touched };
}

/** Long names have soft hyphens on the page, and none when they are spoken. */
const plain = (name: string): string => name.replaceAll('\u00AD', '');

async function hears(page: Page, spoken: string[], selector: string): Promise<void> {
  const card = page.locator(selector).first();
  await card.waitFor();
  const name = plain((await card.locator('.card__name, .layer__name').textContent()) ?? '');
  spoken.length = 0;
  await press(card);
  await expect.poll(() => spoken, PATIENT).toEqual([name]);
}
