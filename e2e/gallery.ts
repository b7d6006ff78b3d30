/**
 * Looks at stored moments of every phase of every game in a real browser: for access, cut text and small targets.
 *
 * `npm run gallery` does so in all languages and sizes and keeps a picture of each in gallery/. Flags narrow it down:
 * `npm run gallery -- --game GAME --language de --width 390 --text 150 --pictures no`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { games } from '#games';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import { accessFlaws, layoutFlaws, settled } from './flaws.ts';
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Golden, Moment } from './moments.ts';
import { goldenReplays, pickMoments } from './moments.ts';

/** Something to look at: an address, and how to tell that it is there. */
export interface Sight {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Phones are touched; the others have a mouse. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The front page, every moment as live play shows it, the rules of every game, and one moment of each with the bar of the replay. */
export async function sightsOf(replays: readonly Golden[]): Promise<Sight[]> {
  const moments = await pickMoments(replays);
  const home = { name: 'home', path: '/', ready: '.home' };
  return [
    home,
    ...moments.map((moment) => sightOf(moment, '&bare')),
    ...games.flatMap(({ id }) => pagesOf(id, moments)),
  ];
}

/** One page that goes from sight to sight without loading anew. Golden replays come instead of the server's games. */
export async function openGallery(browser: Browser, house: House, language: Language, size: Size): Promise<Viewer> {
  const isPhone = size.width < 800;
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await serveReplays(context, goldenReplays());
  await page.goto(`${house.address}g/file`);
  await page.locator('main').waitFor();
  return { page, complaints, visit: (sight) => visit(page, sight), close: () => context.close() };
}

export interface Viewer {
  readonly page: Page;
  /** Errors and warnings on the console. */
  readonly complaints: readonly string[];
  visit(sight: Sight): Promise<void>;
  close(): Promise<void>;
}

function sightOf({ id, game, at, seat, ask, role }: Moment, more: string): Sight {
  const name = `${game} ${ask} ${role}`;
  return { name, path: `/g/${id}?at=${at}&seat=${seat}${more}`, ready: `[data-moment="${id} ${at} ${seat}"]` };
}

function pagesOf(game: string, moments: readonly Moment[]): Sight[] {
  const moment = moments.find((one) => one.game === game);
  const rules = ['', '#list', '#presets', '#variants'].map((anchor) => ({
    name: `${game} rules ${anchor.slice(1)}`.trim(),
    path: `/rules/${game}${anchor}`,
    ready: '.rule h2',
  }));
  return moment === undefined ? rules : [...rules, { ...sightOf(moment, ''), name: `${game} replay` }];
}

async function serveReplays(context: BrowserContext, replays: readonly Golden[]): Promise<void> {
  await context.route('**/api/games/*', (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const replay = replays.find((golden) => golden.id === id)?.replay;
    if (replay === undefined) return route.fulfill({ status: 404, json: { error: { code: 'no-replay' } } });
    return route.fulfill({ json: { game: id, endedAt: 0, seats: [], replay } });
  });
}

/** By the page's own router, as a link inside it would. */
async function visit(page: Page, { path, ready }: Sight): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(ready).first().waitFor();
  await settled(page);
}

async function lookAtAll(root: string): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      language: { type: 'string' },
      width: { type: 'string' },
      pictures: { type: 'string', default: 'yes' },
      text: { type: 'string', default: '100' },
    },
  });
  const sights = (await sightsOf(goldenReplays())).filter(({ name }) => name.startsWith(values.game ?? ''));
  const house = await openHouse();
  const browser = await openBrowser();
  let found = 0;
  for (const language of LANGUAGES.filter((one) => one === (values.language ?? one)))
    for (const size of SIZES.filter(({ width }) => width === Number(values.width ?? width))) {
      const viewer = await openGallery(browser, house, language, size);
      await viewer.page.evaluate((text) => document.documentElement.setAttribute('data-text', text), values.text);
      const folder = join(root, 'gallery', `${language}-${size.width}`);
      mkdirSync(folder, { recursive: true });
      for (const sight of sights) {
        await viewer.visit(sight);
        const file = join(folder, `${sight.name.replaceAll(' ', '-')}.png`);
        if (values.pictures === 'yes') await viewer.page.screenshot({ path: file });
        const flaws = [...(await layoutFlaws(viewer.page)), ...(await accessFlaws(viewer.page))];
        for (const flaw of flaws) console.log(`${language} ${size.width} ${sight.name} (${sight.path})\n  ${flaw}`);
        found += flaws.length;
      }
      for (const complaint of viewer.complaints) console.log(`${language} ${size.width} console: ${complaint}`);
      found += viewer.complaints.length;
      await viewer.close();
    }
  await browser.close();
  await house.stop();
  console.log(`${sights.length} sights, ${found} flaws`);
  return found;
}

if (import.meta.main) process.exitCode = (await lookAtAll(join(import.meta.dirname, '..'))) === 0 ? 0 : 1;
