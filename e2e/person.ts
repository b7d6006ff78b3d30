/** A person at the page: opens a table, joins one, answers whatever is asked, and sees whatever goes wrong on the screen. */
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

/** From the front page into the lobby of a table of one's own, set up as wished and without clocks. */
export async function openTable(page: Page, wishes: Wishes): Promise<string> {
  await page.locator('.hero__acts .button').nth(1).click();
  await page.locator('.lobby').waitFor();
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
  await page.locator('.shell').waitFor();
}

/** By the link: a name is there already. */
export async function join(page: Page, name: string): Promise<void> {
  await page.locator('.join-panel input[name=name]').fill(name);
  await page.locator('.join-panel button[type=submit]').click();
  await page.locator('.place.is-you', { hasText: name }).waitFor();
  await page.locator('.startbar .button').first().click();
  await page.locator('.place.is-you .badge--yes').waitFor();
}

/** Gives the first of the listed answers to whatever is asked, until the end or until `enough`. */
export async function playOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> {
  const answer = page.locator('.answers[data-asked] button').first();
  for (;;) {
    await page.locator('.answers[data-asked] button, .ending').first().waitFor();
    if ((await page.locator('.ending').count()) > 0 || (await enough())) return;
    // What was asked may be over before the tap: then something else is.
    await answer.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

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
