/** A replay in a real browser: from moment to moment, from seat to seat, and nothing in it can be played. */
import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#games';
import { openGallery, sizeOf } from './gallery.ts';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Golden, Moment } from './moments.ts';
import { goldenReplays, pickMoments } from './moments.ts';

const MINUTE = 60_000;
const DESKTOP = { language: 'en', size: sizeOf('1440x900') } as const;
let house: House;
let browser: Browser;
let replays: Golden[];
let moments: Moment[];

beforeAll(async () => {
  house = await openHouse();
  browser = await openBrowser();
  replays = goldenReplays();
  moments = await pickMoments(replays);
}, MINUTE);

afterAll(async () => {
  await browser?.close();
  await house?.stop();
}, MINUTE);

const pathOf = ({ id, at, seat }: Moment): string => `/g/${id}?at=${at}&seat=${seat}`;
const readyOf = ({ id, at, seat }: Moment): string => `[data-moment="${id} ${at} ${seat}"]`;
const momentIn = (page: Page): Promise<string | null> => page.locator('.gallery').getAttribute('data-moment');

test('the bar goes to other moments and other eyes, and the address follows', { timeout: MINUTE }, async () => {
  const { page, complaints, close, visit } = await openGallery(browser, house, DESKTOP, replays);
  const [moment] = moments;
  await visit({ path: pathOf(moment), ready: readyOf(moment) });
  await page.getByRole('slider').press('End');
  const last = replays.find(({ id }) => id === moment.id)?.replay.inputs.length ?? 0;
  await expect.poll(() => momentIn(page)).toBe(`${moment.id} ${last} ${moment.seat}`);
  await page.getByRole('button', { name: 'The question before' }).click();
  await expect.poll(() => momentIn(page)).not.toBe(`${moment.id} ${last} ${moment.seat}`);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'everybody' });
  const seats = replays.find(({ id }) => id === moment.id)?.replay.seats;
  await expect.poll(async () => (await momentIn(page))?.split(' ')[2]).toBe(String(seats));
  expect(new URL(page.url()).searchParams.get('seat')).toBe(String(seats));
  expect(complaints).toEqual([]);
  await close();
});

test.each(games)(
  '$title: in a moment at which somebody is asked, no tap and no key plays',
  { timeout: MINUTE },
  async ({ id }) => {
    const { page, complaints, close, visit } = await openGallery(browser, house, DESKTOP, replays);
    const asked = moments
      .filter(({ game, role, ask }) => game === id && role === 'asked' && ask !== 'over')
      .slice(0, 4);
    expect(asked.length).toBeGreaterThan(0);
    for (const moment of asked) {
      await visit({ path: pathOf(moment), ready: readyOf(moment) });
      const before = await page.locator('.sheet-frame').innerHTML();
      const buttons = page.locator(
        '.sheet-frame button, .shell__tray button, .shell__mine button, .shell__dock button',
      );
      for (const button of (await buttons.all()).slice(0, 3)) await button.dispatchEvent('click');
      expect(await page.locator('.sheet-frame').innerHTML()).toBe(before);
      expect(await momentIn(page)).toBe(`${moment.id} ${moment.at} ${moment.seat}`);
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

/** Games that bring a board of their own: it knows the phase. */
const boarded = games.filter(({ id }) => existsSync(new URL(`../client/games/${id}/board.tsx`, import.meta.url)));

test.each(boarded)('$title: the rules open at the phase of the table', { timeout: MINUTE }, async ({ id }) => {
  const { page, complaints, close, visit } = await openGallery(browser, house, DESKTOP, replays);
  const text = readFileSync(new URL(`../games/${id}/rulebook.md`, import.meta.url), 'utf8');
  const anchors = [...text.matchAll(/^## .*\{#([\w-]+)/gm)].map(([, anchor]) => anchor);
  const own = moments.filter(({ game, role, ask }) => game === id && role === 'looks on' && ask !== 'over');
  for (const moment of own) {
    await visit({ path: pathOf(moment), ready: readyOf(moment) });
    expect(anchors, moment.ask).toContain(await page.locator('.gallery').getAttribute('data-phase'));
  }
  const phase = await page.locator('.gallery').getAttribute('data-phase');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.locator(`dialog h2#${phase}`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('a file that somebody saved is opened; one that is none says so', { timeout: MINUTE }, async () => {
  const { page, complaints, close } = await openGallery(browser, house, DESKTOP, replays);
  const [{ replay }] = replays;
  const choose = (text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format":"sandwich"}');
  await page.getByText('This replay cannot be played').waitFor();
  await choose(JSON.stringify({ ...replay, version: 999 }));
  await page.getByText('older version of its rules').waitFor();
  await choose(JSON.stringify(replay));
  await page.locator('[data-moment="file 0 0"]').waitFor();
  await page.getByText('Consistent: it leads where it says').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an address without a game says so', { timeout: MINUTE }, async () => {
  const { page, close, visit } = await openGallery(browser, house, DESKTOP, replays);
  await visit({ path: '/g/nothing', ready: 'text=no finished game' });
  expect(await page.locator('.gallery').count()).toBe(0);
  await close();
});
