/** Who looks on sees what everybody may see: no hand, no sandwich before it is served, no seed before the end, neither on the page nor in what it was told. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { DESKTOP, fillAndStart, MINUTE, openTable, PATIENT, PHONE, press, sitDown } from './person.ts';
import { playOn, serve, shop } from './sandwich.ts';

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

test('a spectator’s page never holds a secret', { timeout: 4 * MINUTE }, async () => {
  const player = await sitDown(browser, house.address, { ...PHONE, locale: 'en' });
  const said = framesOf(player.page, 'framesent');
  const code = await openTable(player.page, { name: 'Mia', rulebook: /2013/, numbers: { flipMillis: 0 } });
  const watcher = await sitDown(browser, `${house.address}t/${code}`, { ...DESKTOP, locale: 'en' });
  const told = framesOf(watcher.page, 'framereceived');
  await press(watcher.page.getByRole('button', { name: 'Look on' }));
  await fillAndStart(player.page);
  await watcher.page.locator('.shell').waitFor();

  await shop(player.page);
  await composeBackwards(player.page);
  await watcher.page.locator('.cooks').waitFor();
  expect(await watcher.page.locator('.layer, .shell__tray, .shell__mine').count()).toBe(0);
  const before = told.length;
  await serve(player.page);
  await expect.poll(() => sandwichesIn(said).length, PATIENT).toBeGreaterThan(0);
  const earlier = told.slice(0, before).join('\n');
  for (const cards of sandwichesIn(said)) expect(earlier).not.toContain(cards);

  await playOn(player.page);
  await watcher.page.locator('.ending').waitFor();
  await expect.poll(() => told.some((text) => kindOf(text) === 'over'), PATIENT).toBe(true);
  const end = told.findIndex((text) => kindOf(text) === 'over');
  const { secret } = JSON.parse(told[end]).seed;
  expect(told.slice(0, end).join('\n')).not.toContain(secret);
  for (const look of told.map(looked).filter((seen) => seen !== undefined)) {
    expect(look.seat).toBe(4);
    for (const { mine, draft } of look.stack) expect([mine, draft]).toEqual([[], []]);
  }
  expect(await watcher.page.context().cookies()).toEqual([]);
  expect(await watcher.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect([...player.complaints, ...watcher.complaints]).toEqual([]);
  await Promise.all([player.leave(), watcher.leave()]);
});

/** Whatever goes over the sockets of a page from now on. */
function framesOf(page: Page, way: 'framesent' | 'framereceived'): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    const keep = ({ payload }: { payload: string | Buffer }): unknown => frames.push(String(payload));
    if (way === 'framesent') socket.on('framesent', keep);
    else socket.on('framereceived', keep);
  });
  return frames;
}

const kindOf = (text: string): string => (JSON.parse(text) as { kind: string }).kind;

interface Looked {
  readonly seat: number;
  readonly stack: readonly { readonly mine: unknown[]; readonly draft: unknown[] }[];
}

const looked = (text: string): Looked | undefined => (JSON.parse(text) as { look?: Looked }).look;

/** The sandwiches that the player sent, as they stand in the message. */
const sandwichesIn = (said: readonly string[]): string[] =>
  said.flatMap((text) => {
    const { answer } = JSON.parse(text) as { answer?: unknown };
    const made = Array.isArray(answer) ? (answer as { cards?: number[] }[]) : [];
    return made.flatMap(({ cards }) => (cards === undefined ? [] : [cards.join(',')]));
  });

/** From the last card to the first, so that no sandwich is in the order in which its cards were taken. */
async function composeBackwards(page: Page): Promise<void> {
  const left = page.locator('.leftover .card');
  for (let rest = await left.count(); rest > 0; rest--) {
    await press(left.last());
    await press(page.locator('.slot-top').first());
    await expect.poll(() => left.count(), PATIENT).toBe(rest - 1);
  }
}
