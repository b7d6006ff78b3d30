/** A round for those who hear the page: everything by its role and name, told what to do by the assertive line and what happened by the polite one. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { DESKTOP, MINUTE, PATIENT, sitDown } from './person.ts';

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

const SOON = { timeout: 3_000 };
/** What was there may be gone before it is pressed: then something else is said. */
const gone = (): undefined => undefined;

test('a game by names and live regions only', { timeout: 4 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await setUp(page);
  const heard = await listenTo(page);
  const over = page.getByRole('heading', { level: 1, name: /wins!|share the win!/ });
  while ((await over.count()) === 0) {
    await expect
      .poll(async () => (await over.count()) > 0 || deedOf(await called(page)) !== undefined, PATIENT)
      .toBe(true);
    await deedOf(await called(page))?.(page).catch(gone);
  }
  const told = heard.join(' ');
  expect(told).toMatch(/Your turn: Grab!/);
  expect(told).toMatch(/Your turn: Build your sandwiches/);
  expect(told).toMatch(/Your turn: Rank/);
  expect(told).toMatch(/(Mia|You) (takes?|grabs?|gets?|(is|are) left with)/);
  await page.getByText('Verified').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a table' }).first().click();
  const shelf = page.getByRole('dialog', { name: 'Open a table' });
  await shelf.getByRole('button', { name: 'Sandwich' }).first().click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mia');
  await page.getByRole('radio', { name: /2013/ }).check();
  await page.getByRole('radio', { name: 'No timer' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'No timer' }).isChecked(), PATIENT).toBe(true);
  await page.getByText('House rules').click();
  await page.getByRole('combobox', { name: 'Bots think' }).selectOption({ label: 'not at all' });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('region', { name: 'First steps' }).getByRole('button', { name: 'Skip' }).click();
}

/** Everything that the two live regions ever said. */
async function listenTo(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('heard', (text: string) => heard.push(text));
  await page.evaluate(() => {
    const say = (): void => {
      for (const region of document.querySelectorAll('[aria-live]'))
        Reflect.get(window, 'heard')(region.textContent ?? '');
    };
    new MutationObserver(say).observe(document.body, { subtree: true, childList: true, characterData: true });
    say();
  });
  return heard;
}

const called = async (page: Page): Promise<string> =>
  (await page.locator('[aria-live=assertive]').first().textContent(SOON).catch(gone)) ?? '';

type Deed = (page: Page) => Promise<void>;

const press =
  (name: string): Deed =>
  (page) =>
    page.getByRole('button', { name, exact: false }).last().click(SOON);

/** What the assertive line asks for. */
const DEEDS: readonly (readonly [RegExp, Deed])[] = [
  [/Your turn: Grab!/, grab],
  [/Your turn: Build your sandwiches/, press('Fill up')],
  [/Your turn: Ready to serve/, press('Serve')],
  [/Your turn: Rank, best first/, judge],
  [/Your turn: Send your ranking/, press('Send my ranking')],
  [/Your turn: (.*verdict|That was the round)/, press('Go on')],
];

const deedOf = (text: string): Deed | undefined => DEEDS.find(([words]) => words.test(text))?.[1];

async function grab(page: Page): Promise<void> {
  const cards = page.getByRole('list', { name: /^Market/ }).getByRole('button');
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  const at = names.findIndex((name) => !name.includes('Not your own'));
  if (at >= 0) await cards.nth(at).click(SOON);
}

async function judge(page: Page): Promise<void> {
  const place = (n: number) => page.getByRole('button', { name: new RegExp(`: place ${n},`) });
  const plates = await place(1).count();
  for (let n = 1; n < plates; n++)
    await place(n)
      .nth(n - 1)
      .click(SOON);
}
