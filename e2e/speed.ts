/**
 * How soon a phone shows its first card, and whether cards fly smoothly: in a real browser, slowed down as a cheap phone is.
 *
 * `npm run bench -- page [--rounds N] [--json]` runs it.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';

/** A cheap phone: a quarter of this machine's speed, on what Chromium's own audits call a slow 4G. */
const SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: 675_000 / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en' };
const SEATS = 12;
/** Flips to watch in each round. */
const FLIPS = 4;

export interface PageFigures {
  /** From opening the link of one's own table, with nothing kept, to the first card with its picture. */
  readonly firstCardMillis: number;
  /** The longest task of the page while at least twelve cards were under way, and the longest run of our own scripts. */
  readonly longestTaskMillis: number;
  readonly longestScriptMillis: number;
  /** The most cards in flight at once. */
  readonly flying: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error('--rounds is a whole number from 1 to 50');
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const all: PageFigures[] = [];
    for (let round = 0; round < rounds; round++) all.push(await measure(browser, house));
    const figures = worstOf(all);
    console.log(values.json ? JSON.stringify(figures) : report(figures, all));
  } finally {
    await browser.close();
    await house.stop();
  }
}

/** One round: a big table, opened anew by its link, then watched while the market turns its cards. */
async function measure(browser: Browser, house: House): Promise<PageFigures> {
  const { context, address } = await beginBigTable(browser, house);
  const seats = await context.storageState();
  await context.close();
  const anew = await browser.newContext({ ...PHONE, storageState: seats });
  const page = await anew.newPage();
  const phone = await slowDown(anew, page);
  await page.addInitScript(watchFirstCard);
  await page.goto(address, { timeout: 60_000 });
  await page.waitForFunction(() => Reflect.has(window, 'firstCardAt'), undefined, { timeout: 60_000 });
  const firstCardMillis = await page.evaluate(() => Number(Reflect.get(window, 'firstCardAt')));
  await phone.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const flights = await watchFlights(page);
  await anew.close();
  return { firstCardMillis, ...flights };
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', SLOW_4G);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return phone;
}

/** Twelve chairs of the 2013 edition, all but one with bots, in the first flip. */
async function beginBigTable(browser: Browser, house: House): Promise<{ context: BrowserContext; address: string }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(house.address);
  const body = {
    game: 'sandwich',
    name: 'Mia',
    avatar: 'fox',
    chairs: SEATS,
    options: { edition: '2013', flipMillis: 0 },
  };
  const table = await page.evaluate(async (wish) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return (await answer.json()) as { code?: string; error?: { message: string } };
  }, body);
  if (table.code === undefined) throw new Error(`no table: ${table.error?.message}`);
  const address = `${house.address}t/${table.code}`;
  await page.goto(address);
  await hurryBots(page);
  await page.locator('.startbar__fill').click();
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  await page.locator('.startbar .button--main:not([aria-disabled=true])').click();
  await page.locator('.flip[data-asked] .card').first().waitFor();
  return { context, address };
}

/** They take their cards at once, all together. */
async function hurryBots(page: Page): Promise<void> {
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('details.fold').nth(2).locator('summary').click();
  await options.locator('details.fold').nth(2).locator('select').first().selectOption('instant');
}

/** Runs in the page before anything else: notes when the first card with its face is on the screen. */
function watchFirstCard(): void {
  const look = (): void => {
    const seen = [...document.querySelectorAll('.card svg use, .card img')].some(
      (picture) => (picture.closest('.card')?.getBoundingClientRect().width ?? 0) > 20 && isDrawn(picture),
    );
    if (seen) Reflect.set(window, 'firstCardAt', performance.now());
    else requestAnimationFrame(look);
  };
  const isDrawn = (picture: Element): boolean => picture.getBoundingClientRect().width > 4;
  requestAnimationFrame(look);
}

/** Takes a card of each flip and notes what the page was busy with while the next twelve were dealt. */
async function watchFlights(page: Page): Promise<Omit<PageFigures, 'firstCardMillis'>> {
  const skip = page.locator('.first-steps__skip');
  if ((await skip.count()) > 0) await skip.tap();
  await page.evaluate(watchBusy);
  for (let flip = 0; flip < FLIPS; flip++) {
    // The card may be gone before the tap; the bots go on all the same.
    const grab = { isPrimary: true, button: 0, bubbles: true };
    await page
      .locator('.flip[data-asked] button.is-legal')
      .first()
      .dispatchEvent('pointerdown', grab, { timeout: 5_000 })
      .catch(() => undefined);
    await page.waitForTimeout(2_500);
  }
  return page.evaluate(() => Reflect.get(window, 'busy'));
}

function watchBusy(): void {
  const busy = { longestTaskMillis: 0, longestScriptMillis: 0, flying: 0 };
  Reflect.set(window, 'busy', busy);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) busy.longestTaskMillis = Math.max(busy.longestTaskMillis, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries())
      for (const { duration } of (Reflect.get(frame, 'scripts') ?? []) as { duration: number }[])
        busy.longestScriptMillis = Math.max(busy.longestScriptMillis, duration);
  }).observe({ type: 'long-animation-frame' });
  const count = (): void => {
    const flights = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.card'));
    busy.flying = Math.max(busy.flying, flights.length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

const worst = (all: readonly PageFigures[], of: keyof PageFigures): number => Math.max(...all.map((one) => one[of]));

/** The median of the first cards; of the long tasks the worst. */
function worstOf(all: readonly PageFigures[]): PageFigures {
  const first = all.map(({ firstCardMillis }) => firstCardMillis).sort((a, b) => a - b);
  return {
    firstCardMillis: first[first.length >> 1],
    longestTaskMillis: worst(all, 'longestTaskMillis'),
    longestScriptMillis: worst(all, 'longestScriptMillis'),
    flying: worst(all, 'flying'),
  };
}

function report(figures: PageFigures, all: readonly PageFigures[]): string {
  const line = (what: string, is: number, most: number): string =>
    `${what.padEnd(58)} ${is.toFixed(0).padStart(6)} ms   ≤ ${most} ms   ${is <= most ? 'ok' : 'MISSED'}`;
  return [
    line('first card, median', figures.firstCardMillis, 2_500),
    line('longest run of our scripts while cards fly, worst', figures.longestScriptMillis, 100),
    `longest task of the page in that time, drawing included      ${figures.longestTaskMillis.toFixed(0).padStart(6)} ms`,
    `cards in flight at once, most: ${figures.flying}; rounds: ${all.length}`,
  ].join('\n');
}

if (import.meta.main) await main();
