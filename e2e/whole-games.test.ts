/** The house bundled for a browser plays whole games there, on a store in memory: it needs neither Node nor a server. */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#games';
import { openBrowser } from './house.ts';
import type { Played } from './page/whole-games.ts';

const root = join(import.meta.dirname, '..');
/** Zod, the tests' store in memory, and the bots, who think elsewhere: in threads of a server, in a worker of a page. */
const GROUPS = [
  { name: 'zod', test: /node_modules\/zod/ },
  { name: 'store', test: /\/memory-store\.ts$/ },
  { name: 'thinking', test: /\/bots\// },
];
const SCRIPT = 'whole-games.js';
/** In thousands of bytes, packed, besides these and the games. */
const MOST = 31;
const QUICK: Readonly<Record<string, object>> = {
  sandwich: { rounds: 1, tradeSeconds: 1, flipMillis: 20, windowMillis: 20 },
  'sandwich-wars': { orders: 3 },
  'sandwich-masters': { end: 'rounds', rounds: 8 },
  'plates-and-napkins': { sandwiches: 1, holdMillis: 20 },
};

let browser: Browser;
let files: Map<string, string>;

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'page', 'whole-games.ts');
  // As the page itself is built: what a browser would load.
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: SCRIPT, codeSplitting: { groups: GROUPS } },
      },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  files = new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
  browser = await openBrowser();
}, 120_000);
afterAll(() => browser.close());

test('the house is small', () => {
  expect([...files.keys()]).toContain(SCRIPT);
  expect(gzipSync(files.get(SCRIPT) ?? '').length / 1000).toBeLessThanOrEqual(MOST);
});

test.each(games.map(({ id }) => id))(
  'H16-01 a whole game of %s in a page',
  async (game) => {
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body = files.get(name);
      const contentType = name === '' ? 'text/html' : 'text/javascript';
      return route.fulfill(body === undefined && name !== '' ? { status: 404 } : { contentType, body: body ?? '' });
    });
    await page.goto('http://table.lan/');
    const [id, options] = [game, QUICK[game] ?? {}].map((value) => JSON.stringify(value));
    const played: Played = await page.evaluate(`import('/${SCRIPT}').then((all) => all.playWhole(${id}, ${options}))`);
    expect(played.complaints).toEqual([]);
    expect(played.points.length).toBeGreaterThan(1);
    await page.close();
  },
  120_000,
);
