/** Three people, on phones and at a desktop, and a bot play Plates & Napkins to its end: napkins on napkins, one after the count; somebody looks on; and a stretch by keyboard alone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Person } from './person.ts';
import { beginGame, DESKTOP, expectRoomy, join, MINUTE, newestLine, PATIENT, PHONE, press, sitDown } from './person.ts';
import type { Aim } from './plates.ts';
import { act, isOver, NAPKIN, napkinsOf, openPlates, there } from './plates.ts';

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

const GOAL = 15;

test('a game of three people and a bot, with napkins on napkins and after the count', {
  timeout: 10 * MINUTE,
}, async () => {
  const { people, watcher } = await gather();
  const pages = people.map(({ page }) => page);
  const [mia, ben, zoe] = pages;
  await setPolicy(ben, 'Only at the count');
  await setPolicy(zoe, 'Never stop me');

  await playUntil(pages, 'napkins', () => holding(pages, 2));
  await stackTwo(pages, watcher.page);
  await playUntil(pages, 'meal', () => napkinAtCount(pages));
  await playUntil(pages, 'points', () => isOver(mia));
  for (const page of [...pages, watcher.page]) await expectReasons(page);
  expect([...people, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all([...people, watcher].map(({ leave }) => leave()));
});

async function gather(): Promise<{ people: Person[]; watcher: Person }> {
  const host = await sitDown(browser, house.address, { ...DESKTOP, ...CALM });
  const code = await openPlates(host.page, 'Mia', { goal: GOAL });
  const link = `${house.address}t/${code}`;
  const guests: Person[] = [];
  for (const name of ['Ben', 'Zoë']) {
    const guest = await sitDown(browser, link, { ...PHONE, ...CALM });
    await join(guest.page, name);
    guests.push(guest);
  }
  const watcher = await sitDown(browser, link, { ...DESKTOP, ...CALM });
  await press(watcher.page.getByRole('button', { name: 'Look on' }));
  await press(host.page.locator('.startbar__fill'));
  await press(host.page.locator('.startbar .button--main:not([aria-disabled=true])'));
  const people = [host, ...guests];
  await Promise.all(people.map(({ page }) => beginGame(page)));
  await watcher.page.locator('.dining').waitFor();
  expect(await watcher.page.locator('.pn-tray, .pn-acts, .policy').count()).toBe(0);
  for (const { page } of people) await expectRoomy(page);
  return { people, watcher };
}

/** By the switch beside the table; on phones it is pulled up with the log. */
async function setPolicy(page: Page, label: string): Promise<void> {
  const choice = page.locator('.policy .segment', { hasText: label });
  const isPulled = !(await choice.isVisible());
  if (isPulled) await press(page.locator('.log-button'));
  await press(choice);
  await expect.poll(() => choice.locator('input').isChecked(), PATIENT).toBe(true);
  if (isPulled) await press(page.locator('.shell__side .button--quiet'));
}

/** Whoever is asked does what is asked, until it is enough. A game that is over too soon is played again. */
async function playUntil(pages: readonly Page[], aim: Aim, enough: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await enough()) return;
    if (await isOver(pages[0])) await again(pages);
    for (const page of pages) if (await act(page, aim)) break;
  }
}

/** A rematch: whoever is a guest says in the lobby that they are ready, and the host starts. */
async function again(pages: readonly Page[]): Promise<void> {
  const [host, ...guests] = pages;
  await press(host.locator('.acts .button--main'));
  for (const guest of guests) {
    await guest.locator('.lobby').waitFor();
    const ready = guest.locator('.place.is-you .badge--yes');
    if (!(await there(ready))) await press(guest.locator('.startbar .button').first());
    await ready.waitFor();
  }
  await press(host.locator('.startbar .button--main:not([aria-disabled=true])'));
  for (const page of pages) await page.locator('.dining').waitFor();
}

async function holding(pages: readonly Page[], least: number): Promise<boolean> {
  const counts = await Promise.all(pages.map(napkinsOf));
  return counts.reduce((a, b) => a + b, 0) >= least;
}

/** One napkin, and another one on it before it has done anything. */
async function stackTwo(pages: readonly Page[], watcher: Page): Promise<void> {
  const all = [...pages, watcher];
  const before = await Promise.all(all.map((page) => newestLine(page)));
  await playNapkin(pages);
  await watcher.locator('.band').waitFor();
  await playNapkin(pages);
  for (const [i, page] of all.entries()) {
    await expect.poll(() => napkinsAfter(page, before[i]), PATIENT).toBeGreaterThanOrEqual(2);
    await page.locator('.band', { hasText: 'Below it waits' }).waitFor();
  }
  expect(await watcher.locator('.band button').count()).toBe(0);
}

/** By whoever holds one; it is gone from the hand. */
async function playNapkin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const count = await napkinsOf(page);
    if (count === 0) continue;
    await press(page.locator(NAPKIN).first());
    await expect.poll(() => napkinsOf(page), PATIENT).toBeLessThan(count);
    return;
  }
  throw new Error('nobody holds a napkin');
}

/** When bids are counted and somebody holds a napkin, it is played before anybody eats; then all is counted again, or all is gone. */
async function napkinAtCount(pages: readonly Page[]): Promise<boolean> {
  const [page] = pages;
  if (!(await there(page.locator('.dining--count .sum'))) || !(await there(page.locator('.band .wave')))) return false;
  if (!(await holding(pages, 1))) return false;
  const counted = (): Promise<number> => newestLine(page, ':is([data-is=counted], [data-is=gone])');
  const before = await counted();
  await playNapkin(pages);
  while ((await counted()) === before) for (const one of pages) await act(one, 'meal');
  return true;
}

/** How many napkins the log tells of after this line. */
const napkinsAfter = (page: Page, line: number): Promise<number> =>
  page.evaluate(
    (after) =>
      [...document.querySelectorAll<HTMLLIElement>('.log [data-is=napkin]')].filter(({ value }) => value > after)
        .length,
    line,
  );

/** The end says who won, and every meal with its points. */
async function expectReasons(page: Page): Promise<void> {
  await page.locator('.ending').waitFor();
  await page.locator('.pn-meals .taster').first().waitFor();
  const points = await page.locator('.standing .pod__pts').allTextContents();
  expect(points).toHaveLength(4);
  expect(Math.max(...points.map(numberIn))).toBeGreaterThanOrEqual(GOAL);
  const bars = await page.locator('.bars .num').allTextContents();
  expect(bars.map(numberIn).toSorted(upward)).toEqual(points.map(numberIn).toSorted(upward));
}

const numberIn = (text: string): number => Number.parseInt(text.replace('−', '-'), 10);
const upward = (a: number, b: number): number => a - b;

test('a stretch by keyboard alone: build, bid, let be', { timeout: 5 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, ...CALM });
  await openPlates(page, 'Mia', { holdMillis: 30_000, goal: 50 });
  await enter(page, '.startbar__fill');
  await page.locator('.place--free').first().waitFor({ state: 'detached' });
  await enter(page, '.startbar .button--main:not([aria-disabled=true])');
  await enter(page, '.first-steps__skip');
  const did = new Set<string>();
  // Old lines leave the log, and who opts out writes none: so it is looked at after every deed.
  for (let bids = 0; bids === 0 || !DEEDS.every((name) => did.has(name)); ) {
    did.add(await byKeys(page));
    bids += await page.locator('.log [data-is=bid]').count();
  }
  expect(complaints).toEqual([]);
  await leave();
});

const DEEDS = ['build', 'bid', 'wave'] as const;

/** The next thing that is asked, by digits, Tab, arrows and Enter. */
async function byKeys(page: Page): Promise<string> {
  await page.locator('.opts, .pn-acts, .band .wave, .ending').first().waitFor();
  if (await there(page.locator('.opts'))) return deed('build', buildByKeys(page));
  if (await there(page.locator('.pn-acts--bid'))) return deed('bid', bidByKeys(page));
  if (await there(page.locator('.drawn'))) return deed('keep', keepByKeys(page));
  if (await there(page.locator('.band .wave'))) return deed('wave', enter(page, '.band .wave'));
  await act(page, 'meal');
  return 'other';
}

/** What came in between is asked next. */
const deed = (name: string, doing: Promise<void>): Promise<string> =>
  doing.then(
    () => name,
    () => 'other',
  );

async function buildByKeys(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await page.locator('.pn-hand .card[aria-pressed=true]').waitFor(SOON);
  await enter(page, (await there(page.locator('.plate.is-legal'))) ? '.plate.is-legal' : '.opts li:last-child .opt');
  await page.locator('.opts').waitFor({ state: 'detached', ...SOON });
}

async function keepByKeys(page: Page): Promise<void> {
  await page.keyboard.press('2');
  await enter(page, '.go-on:not([aria-disabled=true])');
  await page.locator('.drawn').waitFor({ state: 'detached', ...SOON });
}

async function bidByKeys(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await page.locator('.pn-hand .card[aria-pressed=true]').waitFor(SOON);
  await enter(page, '.mats li:last-child .mat');
  await enter(page, '.go-on:not([aria-disabled=true])');
}

const SOON = { timeout: 5_000 };

/** More stops than any screen has. */
const STOPS = 120;

/** By Tab from where the keyboard is, and by arrows inside a zone. */
async function go(page: Page, to: string): Promise<void> {
  await page.locator(to).first().waitFor(SOON);
  for (let stop = 0; stop < STOPS; stop++) {
    const where = await page.evaluate((selector) => {
      const target = document.querySelector<HTMLElement>(selector);
      if (target === null) return 'gone';
      if (document.activeElement === target) return 'here';
      const zone = target.closest('[aria-label]:is(ul, ol, [role=group])');
      return target.tabIndex === -1 && zone?.contains(document.activeElement) === true ? 'inside' : 'elsewhere';
    }, to);
    if (where === 'here') return;
    if (where === 'gone') break;
    await page.keyboard.press(where === 'inside' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`the keyboard does not come to ${to}`);
}

async function enter(page: Page, at: string): Promise<void> {
  await go(page, at);
  await page.keyboard.press('Enter');
}
