/** A person at the page: opens a table, taps cards, composes, trades and ranks, and sees whatever goes wrong on the screen. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How long to wait for what must happen, on whatever machine. */
export const PATIENT = { timeout: 60_000 };

export interface Person {
  readonly page: Page;
  /** Console errors, exceptions, broken policies and missing files. */
  readonly complaints: string[];
  leave(): Promise<void>;
}

export async function sitDown(browser: Browser, address: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENT.timeout);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'complain')(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(address);
  return { page, complaints, leave: () => context.close() };
}

/** Fields of the form by what they are called on the page. */
export interface Wishes {
  readonly language: string;
  readonly name: string;
  /** By the value of the preset, such as `en`. */
  readonly preset: string;
  readonly pace: string;
  /** Numbers by the name of the option. */
  readonly numbers: Readonly<Record<string, number>>;
}

export async function openTable(page: Page, wishes: Wishes): Promise<void> {
  await page.locator('header select').selectOption(wishes.language);
  await page.locator(`html[lang=${wishes.language}]`).waitFor();
  await page.locator('input[name=name]').fill(wishes.name);
  const selects = page.locator('.start__form > .fields select');
  await selects.nth(1).selectOption(wishes.preset);
  await selects.nth(2).selectOption(wishes.pace);
  await page.locator('.start__form details').last().locator('summary').click();
  for (const [name, value] of Object.entries(wishes.numbers)) {
    const field = page.locator(`input[name=${name}]`);
    await field.fill(String(value));
    await field.blur();
  }
  await page.locator('.start__form button[type=submit]').click();
  await page.locator('.table .seat').first().waitFor();
}

/** Takes any card that may be taken, flip after flip, until the market is over. */
export async function shop(page: Page): Promise<number> {
  const legal = page.locator('.market .card.is-legal').first();
  let taps = 0;
  for (;;) {
    await page.locator('.market .card.is-legal, .board__head').first().waitFor();
    if ((await page.locator('.board__head').count()) > 0) return taps;
    const box = await legal.boundingBox();
    if (box === null) continue;
    await tap(page, box.x + box.width / 2, box.y + box.height / 2);
    taps++;
    await page.waitForFunction(() => document.querySelector('.market .card.is-legal') === null);
  }
}

/** By finger where the page is on a phone. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Every card of the tray onto a sandwich, one by one. */
export async function compose(page: Page): Promise<void> {
  const tray = page.locator('.mine > .tray .card');
  for (let left = await tray.count(); left > 0; left--) {
    await tray.first().click();
    await expect.poll(() => tray.count(), PATIENT).toBe(left - 1);
  }
  await page.locator('.sheet .button--main').click();
  await page.locator('.board__head').first().waitFor({ state: 'detached' });
}

const SOON = { timeout: 3_000 };
/** An offer can fall through while it is taken up: a card went elsewhere. Then there is another one. */
const gone = (): undefined => undefined;

/** Makes offers, another pair of cards each time, or takes one up, until this player has swapped a card; bots swap too. */
export async function trade(page: Page, name: string): Promise<void> {
  const swapped = page.locator('.log li[data-is=swapped]', { hasText: name });
  for (let i = 0; (await swapped.count()) === 0; i++) {
    const accept = page.locator('.offer .button--yes').first();
    if (await accept.isVisible()) {
      await accept.click(SOON).catch(gone);
      await swapped.first().waitFor(SOON).catch(gone);
    } else await offer(page, i);
  }
}

/** One that cannot be made, because a card went elsewhere meanwhile, or is answered before it is seen, is soon followed by another. */
async function offer(page: Page, number: number): Promise<void> {
  const mine = page.locator('.offer:not(:has(.button--yes))');
  const theirs = page
    .locator('.their-tray')
    .nth(number % 3)
    .locator('.card');
  const given = page.locator('.wish .card').nth(number % 9);
  await theirs
    .nth(number % 9)
    .click(SOON)
    .then(() => given.click(SOON))
    .catch(gone);
  await mine.first().waitFor({ timeout: 500 }).catch(gone);
  await mine
    .first()
    .waitFor({ state: 'detached', ...SOON })
    .catch(() => mine.locator('button').first().click(SOON).catch(gone));
}

/** The plates from the last to the first. */
export async function rank(page: Page): Promise<void> {
  const plates = page.locator('.plate .board--tap');
  await plates.first().waitFor();
  for (let i = (await plates.count()) - 1; i >= 0; i--) await plates.nth(i).click();
  await page.locator('.sheet .button--main').click();
}

/** Everything that can be tapped is large enough, and nothing hangs over the edge. */
export async function expectRoomy(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, input')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
