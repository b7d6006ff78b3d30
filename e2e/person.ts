/** A person at the page: opens a table, joins one, presses what is there, and sees whatever goes wrong on the screen. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const MINUTE = 60_000;

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

/** What a host chooses in the lobby. */
export interface Wishes {
  readonly name: string;
  /** The label of the rulebook's card, or a part of it. */
  readonly rulebook: RegExp;
  /** Numbers by the name of the option. */
  readonly numbers: Readonly<Record<string, number>>;
}

export async function speak(page: Page, language: string): Promise<void> {
  await page.locator('header select[name=language]').selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** From the front page into the lobby of a table of one's own, for the first game of the shelf. */
export async function openLobby(page: Page): Promise<void> {
  await page.locator('.hero__acts .button').nth(1).click();
  await page.locator('dialog .gamepick').first().click();
  await page.locator('.lobby').waitFor();
}

/** A table of one's own, set up as wished and without clocks. */
export async function openTable(page: Page, wishes: Wishes): Promise<string> {
  await openLobby(page);
  await page.locator('.you input[name=name]').fill(wishes.name);
  await page.locator('.you input[name=name]').blur();
  await page.locator('.place.is-you', { hasText: wishes.name }).waitFor();
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('.preset', { hasText: wishes.rulebook }).click();
  await options.locator('.preset input:checked + .preset__face', { hasText: wishes.rulebook }).waitFor();
  await options.locator('.segment').last().click();
  await options.locator('.segment').last().locator('input:checked').waitFor();
  await options.locator('details.fold').nth(1).locator('summary').click();
  for (const [name, value] of Object.entries(wishes.numbers)) {
    const field = page.locator(`input[name=${name}]`);
    await field.fill(String(value));
    await field.blur();
    await expect.poll(() => field.inputValue(), PATIENT).toBe(String(value));
  }
  // Bots that do not think: the game goes as fast as the person.
  await options.locator('details.fold').nth(2).locator('summary').click();
  await options.locator('details.fold').nth(2).locator('select').first().selectOption('instant');
  return (await page.locator('.qr__code').textContent()) ?? '';
}

/** Bots on all free chairs, and off as soon as everybody is ready. */
export async function fillAndStart(page: Page): Promise<void> {
  await page.locator('.startbar__fill').click();
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  await page.locator('.startbar .button--main:not([aria-disabled=true])').click();
  await beginGame(page);
}

/** By the link: a name is there already. */
export async function join(page: Page, name: string): Promise<void> {
  await page.locator('.join-panel input[name=name]').fill(name);
  await page.locator('.join-panel button[type=submit]').click();
  await page.locator('.place.is-you', { hasText: name }).waitFor();
  await page.locator('.startbar .button').first().click();
  await page.locator('.place.is-you .badge--yes').waitFor();
}

/** At the table for the first time: the first steps are there, and skipped. */
export async function beginGame(page: Page): Promise<void> {
  await page.locator('.shell').waitFor();
  await press(page.locator('.first-steps__skip'));
  // Nothing is enlarged below a mouse that only lies there.
  await page.mouse.move(0, 0);
  await page.locator('.first-steps').waitFor({ state: 'detached' });
}

/** The number of the newest line of the log, or of the newest one of this kind; 0 before there is any. Old lines leave the log and the same may be told twice, so neither their count nor their words say that more was told. */
export const newestLine = (page: Page, kind = 'li'): Promise<number> =>
  page.evaluate((which) => document.querySelector<HTMLLIElement>(`.log ${which}`)?.value ?? 0, kind);

/** By finger where the page is on a phone, by mouse elsewhere. */
export async function press(what: Locator, patience = PATIENT): Promise<void> {
  const page = what.page();
  if (!fingers.has(page)) fingers.set(page, await page.evaluate(() => navigator.maxTouchPoints > 0));
  await (fingers.get(page) === true ? what.tap(patience) : what.click(patience));
}

const fingers = new WeakMap<Page, boolean>();

/** Everything that can be tapped is large enough, and nothing hangs over the edge. */
export async function expectRoomy(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, summary, input:not([type=checkbox], [type=radio], [type=range])')]
      .filter((element) => element.closest('.visually-hidden') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
