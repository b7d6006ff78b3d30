/**
 * How soon a phone shows its first card, and whether cards fly smoothly: in a real browser, slowed down as a cheap phone is.
 *
 * `npm run bench -- page [--rounds N]` runs it: a line of JSON comes first, then what a person reads.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
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
/** A usual table, and the largest there is. */
const USUAL = 4;
const LARGEST = 12;
/** Flips to watch in each round, of the nine that a market has. */
const FLIPS = 4;
/** Long enough for whatever must happen, however slow it is. */
const PATIENCE = 60_000;

/** In milliseconds, where it is not said otherwise. */
export interface PageFigures {
  /** From opening the link of one's own table, with nothing kept, to the end of the frame that shows a card with its picture. */
  readonly firstCardUsual: number;
  readonly firstCardLargest: number;
  /** The longest run of our own scripts while cards fly, and the longest task of the page, drawing included. */
  readonly longestScript: number;
  readonly longestTask: number;
  /** The most cards in flight at once: a number. */
  readonly flying: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50)
    throw new Error('--rounds is a whole number from 1 to 50');
  const house = await openHouse();
  const browser = await openBrowser();
  try {
    const all: PageFigures[] = [];
    for (let round = 0; round < rounds; round++) all.push(await measure(browser, house));
    console.log(`${JSON.stringify(summed(all))}\n${report(all)}`);
  } finally {
    await browser.close();
    await house.stop();
  }
}

async function measure(browser: Browser, house: House): Promise<PageFigures> {
  const firstCardUsual = await firstCard(browser, house, USUAL);
  const firstCardLargest = await firstCard(browser, house, LARGEST);
  return { firstCardUsual, firstCardLargest, ...(await flights(browser, house)) };
}

/** A table in its first flip, opened anew by its link. Nothing is asked of the page meanwhile; it calls by itself. */
async function firstCard(browser: Browser, house: House, seats: number): Promise<number> {
  const { context, page, address } = await openTable(browser, house, seats, { flipMillis: 0 });
  await start(page);
  await page.locator('.flip .card').first().waitFor();
  const kept = await context.storageState();
  await context.close();
  const anew = await browser.newContext({ ...PHONE, storageState: kept });
  const fresh = await anew.newPage();
  await slowDown(anew, fresh, SLOW_4G);
  await fresh.addInitScript(watchFirstCard);
  const called = fresh.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('first card '),
    timeout: PATIENCE,
  });
  await fresh.goto(address, { timeout: PATIENCE });
  const millis = Number((await called).text().slice('first card '.length));
  await anew.close();
  return millis;
}

async function slowDown(context: BrowserContext, page: Page, line?: typeof SLOW_4G): Promise<void> {
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  if (line !== undefined) await phone.send('Network.emulateNetworkConditions', line);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** A table of the 2013 edition, in its lobby, with bots on all chairs but one. */
async function openTable(
  browser: Browser,
  house: House,
  chairs: number,
  options: Readonly<Record<string, number | boolean>>,
): Promise<{ context: BrowserContext; page: Page; address: string }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(house.address);
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs, options: { edition: '2013', ...options } };
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
  await page.locator('.startbar__fill').click();
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  return { context, page, address };
}

const start = (page: Page): Promise<void> =>
  page.locator('.startbar .button--main:not([aria-disabled=true])').click({ timeout: PATIENCE });

/** They take their cards at once, all together. */
async function hurryBots(page: Page): Promise<void> {
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('details.fold').nth(2).locator('summary').click();
  await options.locator('details.fold').nth(2).locator('select').first().selectOption('instant');
}

/** Runs in the page before anything else: looks after every frame, when nothing has to be laid out for it. */
function watchFirstCard(): void {
  const frames = new MessageChannel();
  const isDrawn = (picture: Element): boolean =>
    picture.getBoundingClientRect().width > 4 && (picture.closest('.card')?.getBoundingClientRect().width ?? 0) > 20;
  frames.port1.onmessage = () => {
    if ([...document.querySelectorAll('.card svg use')].some(isDrawn)) console.log(`first card ${performance.now()}`);
    else next();
  };
  const next = (): number => requestAnimationFrame(() => frames.port2.postMessage(''));
  next();
}

type Flights = Pick<PageFigures, 'longestScript' | 'longestTask' | 'flying'>;

/**
 * The largest market, with trays that lie open: when all have taken one, twelve cards fly at once to those who took them.
 * Between two flips there is time for the page to come to rest, and only then the watch begins.
 */
async function flights(browser: Browser, house: House): Promise<Flights> {
  const { context, page } = await openTable(browser, house, LARGEST, { flipMillis: 3_000, trading: true });
  await hurryBots(page);
  await slowDown(context, page);
  await start(page);
  await page.locator('.first-steps__skip').tap({ timeout: PATIENCE });
  await page.evaluate(watchBusy, { flips: FLIPS, cards: LARGEST });
  await page.waitForFunction(() => Reflect.get(window, 'busy').isOver, undefined, {
    polling: 1_000,
    timeout: PATIENCE,
  });
  const { longestScript, longestTask, flying } = await page.evaluate(() => Reflect.get(window, 'busy'));
  await context.close();
  return { longestScript, longestTask, flying };
}

/** Runs in the page: from when it is at rest, until so many flips with so many cards in flight are over. */
function watchBusy({ flips, cards }: { flips: number; cards: number }): void {
  const REST = 800;
  const busy = { longestScript: 0, longestTask: 0, flying: 0, flips: 0, isOver: false };
  Reflect.set(window, 'busy', busy);
  let lastLong = performance.now();
  let isWatching = false;
  const isOurs = ({ sourceURL }: { sourceURL: string }): boolean => sourceURL.startsWith(location.origin);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      lastLong = Math.max(lastLong, startTime + duration);
      if (isWatching) busy.longestTask = Math.max(busy.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries())
      for (const script of (Reflect.get(frame, 'scripts') ?? []) as { duration: number; sourceURL: string }[])
        if (isWatching && isOurs(script)) busy.longestScript = Math.max(busy.longestScript, script.duration);
  }).observe({ type: 'long-animation-frame' });
  const isFlight = (animation: Animation): boolean =>
    !(animation instanceof CSSAnimation || animation instanceof CSSTransition) &&
    (animation.effect as KeyframeEffect).target?.matches('.card') === true;
  let before = 0;
  const count = (): void => {
    const now = document.getAnimations().filter(isFlight).length;
    isWatching ||= now === 0 && performance.now() - lastLong > REST;
    if (isWatching) busy.flying = Math.max(busy.flying, now);
    if (isWatching && now >= cards && before < cards) busy.flips++;
    before = now;
    busy.isOver ||= busy.flips >= flips && now === 0;
    if (!busy.isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** The median of the first cards; of what is long the worst, and of the flights the fewest. */
function summed(all: readonly PageFigures[]): PageFigures {
  const sorted = (of: keyof PageFigures): number[] => all.map((one) => one[of]).sort((a, b) => a - b);
  const median = (of: keyof PageFigures): number => sorted(of)[all.length >> 1];
  const worst = (of: keyof PageFigures): number => sorted(of)[all.length - 1];
  return {
    firstCardUsual: median('firstCardUsual'),
    firstCardLargest: median('firstCardLargest'),
    longestScript: worst('longestScript'),
    longestTask: worst('longestTask'),
    flying: sorted('flying')[0],
  };
}

function report(all: readonly PageFigures[]): string {
  const figures = summed(all);
  const line = (what: string, is: number, most: number): string =>
    `${what.padEnd(58)} ${is.toFixed(0).padStart(6)} ms   ≤ ${most} ms   ${is <= most ? 'ok' : 'MISSED'}`;
  const each = (of: keyof PageFigures): string => all.map((one) => one[of].toFixed(0)).join(' ');
  return [
    line(`first card at a table of ${USUAL}, median`, figures.firstCardUsual, 2_500),
    line(`first card at a table of ${LARGEST}, median`, figures.firstCardLargest, 2_500),
    line('longest run of our scripts while cards fly, worst', figures.longestScript, 100),
    `longest task of the page in that time, drawing included    ${figures.longestTask.toFixed(0).padStart(6)} ms`,
    `cards in flight at once in every round, at least: ${figures.flying}; rounds: ${all.length}`,
    `each round: first card ${each('firstCardUsual')} · ${each('firstCardLargest')}, scripts ${each('longestScript')}, tasks ${each('longestTask')}`,
    `processes that waited for a processor in the last minute: ${loadavg()[0].toFixed(1)}`,
  ].join('\n');
}

if (import.meta.main) await main();
