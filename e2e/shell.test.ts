/** What the shell does beside the game: earlier moments by the log, first steps again, levels of bots, choices over a slow network or one without sockets, a game or a page of another version, a seat that is open on too many screens. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import { beginGame, DESKTOP, MINUTE, openLobby, PATIENT, press, sitDown } from './person.ts';

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

test('a line of the log shows its moment, in which nothing can be done; first steps are shown again', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await press(page.getByRole('button', { name: 'Play now with bots' }).first());
  await beginGame(page);
  await press(page.locator('button.log__item').first());
  const replayed = page.getByRole('region', { name: 'Replay' });
  await replayed.waitFor();
  for (const card of await page.locator('.past .sheet-frame button').all())
    expect(await card.evaluate((button) => getComputedStyle(button).pointerEvents)).toBe('none');
  await press(replayed.getByRole('button', { name: /Back to now/ }));
  await page.locator('.past').waitFor({ state: 'detached' });

  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('button', { name: 'First steps' }));
  const steps = page.getByRole('region', { name: 'First steps' });
  for (let step = 1; step < 5; step++) {
    await steps.getByText(`Step ${step} of 5`).waitFor();
    await press(steps.getByRole('button', { name: 'Next' }));
  }
  await press(steps.getByRole('button', { name: 'Got it' }));
  await steps.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});

test('one tap adds a skilled bot; the host gives one another level, then all of them', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openLobby(page);
  const bots = (level: string): Promise<void> => page.getByText(`Bot, ${level}`).first().waitFor();
  await press(page.getByRole('button', { name: 'Add a bot on seat 2' }));
  await bots('Skilled');
  expect(await page.getByRole('button', { name: /^All bots/ }).count()).toBe(0);
  await press(page.getByRole('button', { name: 'Add a bot on seat 3' }));
  await press(page.getByRole('button', { name: /^More for/ }).first());
  const levels = page.getByRole('dialog').locator('.menu__text');
  await levels.first().waitFor();
  expect(await levels.count()).toBe(5);
  expect(await page.getByRole('dialog').locator('[aria-pressed=true]').textContent()).toContain('Skilled');
  await press(levels.filter({ hasText: 'Chef' }).first());
  await bots('Chef');
  await press(page.getByRole('button', { name: 'All bots: …' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /^Apprentice/ }));
  await page.getByRole('button', { name: 'All bots: Apprentice' }).waitFor();
  expect(await page.getByText('Bot, Apprentice').count()).toBe(2);
  expect(complaints).toEqual([]);
  await leave();
});

type Change = (message: { kind: string } & Record<string, unknown>) => object;

/** From now on the server says something else to this page. */
async function twist(page: Page, change: Change): Promise<void> {
  await page.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(JSON.stringify(change(JSON.parse(String(text))))));
  });
  await page.reload();
}

test('a game of another version is shown still, with the way on', { timeout: 2 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await press(page.getByRole('button', { name: 'Play now with bots' }).first());
  await beginGame(page);
  const otherVersion = { kernel: 1, version: 999, shown: true };
  await twist(page, (message) => (message.kind === 'room' ? { ...message, otherVersion } : message));
  await page.locator('.bygone .seat').first().waitFor();
  await page.getByText(/begun with version 1\.999/).waitFor();
  await page.getByRole('button', { name: 'New game with the same seats' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a seat that made room for a newer screen comes back when its player wants it', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openLobby(page);
  let times = 0;
  await twist(page, (message) =>
    message.kind === 'welcome' && ++times === 1 ? { kind: 'error', code: 'too-many-sessions' } : message,
  );
  await page.getByRole('heading', { name: /open on many screens/ }).waitFor();
  await press(page.getByRole('button', { name: 'Play here' }));
  await page.locator('.lobby').waitFor();
  expect([times, complaints]).toEqual([2, []]);
  await leave();
});

test('a page of another version than the server’s loads itself again, once, and then says so', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await openLobby(page);
  let times = 0;
  await twist(page, (message) => {
    if (message.kind !== 'welcome') return message;
    times++;
    return { kind: 'error', code: 'wrong-protocol' };
  });
  await page.getByText('There is a new version of this page.').waitFor();
  expect([times, complaints]).toEqual([2, []]);
  await leave();
});

test('where no socket ever opens, a game is played by a stream of events', { timeout: 2 * MINUTE }, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await page.addInitScript(() => {
    class NoSocket extends EventTarget {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      readonly readyState = 3;
      onclose?: () => void;
      constructor() {
        super();
        setTimeout(() => this.onclose?.());
      }
      close(): void {}
    }
    Object.assign(window, { WebSocket: NoSocket });
  });
  await page.reload();
  const streamed = page.waitForRequest(/\/api\/stream\//);
  await press(page.getByRole('button', { name: 'Play now with bots' }).first());
  await streamed;
  await beginGame(page);
  await page.locator('button.log__item').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

interface Choices {
  /** Options and seats, each time that they were chosen. */
  readonly chosen: unknown[];
  /** From now on the page hears again, also what was said meanwhile. */
  answer(): void;
}

/** A lobby whose page hears nothing more from the first time on that it says this. */
async function lobbyThatHangsAt(page: Page, word: string): Promise<Choices> {
  await openLobby(page);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const chosen: unknown[] = [];
  let hangs = false;
  await page.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text));
      hangs ||= message.kind === word;
      if (message.kind === 'options') chosen.push([message.options, message.chairs]);
      server.send(text);
    });
    server.onMessage((text) => (hangs ? isAnswered.then(() => line.send(text)) : line.send(text)));
  });
  await page.reload();
  return { chosen, answer };
}

test('what the host chooses before the table has answered is added to what was chosen before', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  const { chosen, answer } = await lobbyThatHangsAt(page, 'options');
  const speed = page.locator('.options .segment').last();
  await press(speed);
  await press(page.getByRole('button', { name: 'Seats: more' }));
  const [none, seats] = [{ speed: 'none' }, 5];
  await expect
    .poll(() => chosen, PATIENT)
    .toEqual([
      [none, seats - 1],
      [none, seats],
    ]);
  answer();
  await expect.poll(() => page.locator('.place').count(), PATIENT).toBe(seats);
  expect(await speed.locator('input').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('own words that the table has taken at last are added to what was chosen meanwhile', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  const { chosen, answer } = await lobbyThatHangsAt(page, 'words');
  await press(page.locator('summary', { hasText: /^All \d+ options/ }));
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('own');
  const field = page.getByRole('textbox', { name: /^Theme/ });
  await field.fill('Picnic on Mars');
  await field.press('Enter');
  await press(page.getByRole('button', { name: 'Seats: more' }));
  await expect.poll(() => chosen, PATIENT).toEqual([[{}, 5]]);
  answer();
  await expect.poll(() => chosen[1], PATIENT).toEqual([{ theme: expect.stringMatching(/^w:/) }, 5]);
  await expect.poll(() => page.locator('.place').count(), PATIENT).toBe(5);
  expect(complaints).toEqual([]);
  await leave();
});

test('what cannot be loaded without a line says so, the game stays on the screen, and later it can', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, complaints, leave } = await sitDown(browser, house.address, { ...DESKTOP, locale: 'en' });
  await press(page.getByRole('button', { name: 'Play now with bots' }).first());
  await beginGame(page);
  const openSettings = async (): Promise<void> => {
    await press(page.getByRole('button', { name: 'Menu' }));
    await press(page.getByRole('button', { name: 'Settings' }));
  };
  await page.route(/assets\/settings/, (route) => route.abort());
  await openSettings();
  await page.getByText('The server does not answer.').first().waitFor();
  await page.locator('.shell').waitFor();
  await page.unroute(/assets\/settings/);
  await openSettings();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expect(complaints.filter((text) => !/assets\/settings|ERR_FAILED/.test(text))).toEqual([]);
  await leave();
});
