/**
 * Looks at stored moments of every phase of every game in a real browser: for what is cut, covered, too small or jumps.
 *
 * `npm run gallery` does so in all languages and windows and keeps a picture of each in gallery/. Flags narrow it down:
 * `npm run gallery -- --game GAME --language de --size 390x664 --text 150 --only "rank asked" --pictures no`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import { accessFlaws, handPlaces, jumpsOf, layoutFlaws, settled } from './flaws.ts';
import stored from './gallery-sights.json' with { type: 'json' };
import type { House } from './house.ts';
import { openBrowser, openHouse } from './house.ts';
import type { Golden } from './moments.ts';
import { goldenReplays, playedReplays } from './moments.ts';
import type { Sight } from './sights.ts';
import { HOUSE, perform, sightsOf } from './sights.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Windows as browsers leave them. */
export const SIZES = [
  '360x640',
  '390x664',
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1280x720',
  '1366x768',
  '1440x765',
  '1440x900',
  '1920x1080',
];

export function sizeOf(name: string): Size {
  const [width, height] = name.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`a size is like 390x664, not ${name}`);
  return { width, height };
}

/** Golden games, and those that are played for the gallery. */
export const allReplays = async (game = ''): Promise<Golden[]> => [
  ...goldenReplays().filter(({ replay }) => game === '' || replay.game === game),
  ...(await playedReplays(game)),
];

export interface Viewer {
  readonly page: Page;
  /** Errors and warnings on the console. */
  readonly complaints: readonly string[];
  visit(sight: Pick<Sight, 'path' | 'ready'>): Promise<void>;
  /** Goes there, does what is to be done there, and says what is wrong. */
  look(sight: Sight): Promise<string[]>;
  close(): Promise<void>;
}

export interface View {
  readonly language: Language;
  readonly size: Size;
  /** In hundredths. */
  readonly text?: string;
}

/** One page that goes from sight to sight without loading anew. Stored games come instead of the server's. Phones are touched. */
export async function openGallery(
  browser: Browser,
  house: House,
  { language, size, text = '100' }: View,
  replays: readonly Golden[],
): Promise<Viewer> {
  const isPhone = Math.min(size.width, size.height) < 600;
  const touch = { isMobile: isPhone, hasTouch: isPhone };
  const context = await browser.newContext({ viewport: size, locale: language, reducedMotion: 'reduce', ...touch });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await serveReplays(context, replays);
  await page.goto(`${house.address}g/file`);
  await page.locator('main').waitFor();
  await page.evaluate((percent) => document.documentElement.setAttribute('data-text', percent), text);
  return {
    page,
    complaints,
    visit: (sight) => visit(page, sight),
    look: (sight) => look(page, sight, sight.isCrowd || text !== '100'),
    close: () => context.close(),
  };
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
async function visit(page: Page, { path, ready }: Pick<Sight, 'path' | 'ready'>): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);
  await page.locator(ready).first().waitFor();
  await settled(page);
}

async function look(page: Page, sight: Sight, mayScroll: boolean): Promise<string[]> {
  const jumps: string[] = [];
  if (sight.before !== undefined) {
    await visit(page, sight.before);
    const lay = await handPlaces(page);
    await visit(page, sight);
    jumps.push(...jumpsOf(lay, await handPlaces(page)));
  } else await visit(page, sight);
  if (sight.act !== '') {
    const lay = await handPlaces(page);
    await perform(page, sight);
    await settled(page);
    if (sight.act === 'picked') jumps.push(...jumpsOf(lay, await handPlaces(page)));
  }
  const access = sight.isFirst ? await accessFlaws(page) : [];
  return [...(await layoutFlaws(page, { mayScroll })), ...jumps, ...access];
}

/** Which sights there must be at least: fewer of a game, and something is not looked at any more. */
export function missingSights(sights: readonly Sight[], game = ''): string[] {
  const wanted = Object.entries(stored).filter(([name]) => game === '' || name === game || name === HOUSE);
  return wanted.flatMap(([name, least]) => {
    const count = sights.filter((sight) => sight.game === name).length;
    return count < least ? [`${name} has ${count} sights instead of ${least}`] : [];
  });
}

/** What `npm test` has of it: the usual and the fullest table of every question, as one who is asked sees it. */
export const partOf = (sights: readonly Sight[]): Sight[] =>
  sights.filter(({ name, act }) => act === '' && / asked (four|many)$| home$/.test(name)).sort(byPath);

/** Moments of one game follow each other, so that it is played again only once. */
const byPath = (a: Sight, b: Sight): number => Number(a.path > b.path) - Number(a.path < b.path);

interface Flags {
  readonly game: string;
  readonly language: string;
  readonly size: string;
  readonly only: string;
  readonly pictures: string;
  readonly text: string;
}

function readFlags(): Flags {
  const word = (usual: string) => ({ type: 'string' as const, default: usual });
  const { values } = parseArgs({
    options: {
      game: word(''),
      language: word(''),
      size: word(''),
      only: word(''),
      pictures: word('yes'),
      text: word('100'),
    },
  });
  return values;
}

async function lookAtAll(root: string, flags: Flags): Promise<number> {
  const replays = await allReplays(flags.game);
  const sights = await sightsOf(replays);
  const missing = missingSights(sights, flags.game);
  const isWanted = ({ name, game }: Sight): boolean =>
    name.includes(flags.only) && (flags.game === '' || game === flags.game);
  const chosen = sights.filter(isWanted).sort(byPath);
  const house = await openHouse();
  const browser = await openBrowser();
  const lines: Line[] = [];
  for (const language of LANGUAGES.filter((one) => flags.language === '' || one === flags.language))
    for (const size of flags.size === '' ? SIZES : [flags.size]) {
      const view = { language, size: sizeOf(size), text: flags.text };
      const viewer = await openGallery(browser, house, view, replays);
      const folder = flags.pictures === 'yes' ? join(root, 'gallery', `${language}-${size}-${flags.text}`) : '';
      lines.push(...(await lookAround(viewer, chosen, `${language} ${size}`, folder)));
      await viewer.close();
    }
  await browser.close();
  await house.stop();
  summarize(lines);
  for (const line of missing) console.log(`missing: ${line}`);
  console.log(`${chosen.length} sights, ${lines.length} flaws`);
  return lines.length + missing.length;
}

interface Line {
  readonly game: string;
  readonly kind: string;
}

async function lookAround(viewer: Viewer, sights: readonly Sight[], view: string, folder: string): Promise<Line[]> {
  if (folder !== '') mkdirSync(folder, { recursive: true });
  const lines: Line[] = [];
  for (const sight of sights) {
    const flaws = await viewer.look(sight);
    const file = join(folder, `${sight.name.replaceAll(' ', '-')}.png`);
    if (folder !== '') await viewer.page.screenshot({ path: file });
    if (flaws.length > 0) console.log(`${view} ${sight.name} (${sight.path})`);
    for (const flaw of flaws) {
      console.log(`  ${flaw}`);
      lines.push({ game: sight.game, kind: flaw.split(':')[0] });
    }
  }
  for (const complaint of viewer.complaints) {
    console.log(`${view} console: ${complaint}`);
    lines.push({ game: HOUSE, kind: 'console' });
  }
  return lines;
}

/** How many of each kind, game by game. */
function summarize(lines: readonly Line[]): void {
  for (const [game, own] of Map.groupBy(lines, (line) => line.game)) {
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${all.length}`);
    console.log(`${game}: ${kinds.join(', ')}`);
  }
}

if (import.meta.main) {
  const found = await lookAtAll(join(import.meta.dirname, '..'), readFlags());
  process.exitCode = found === 0 ? 0 : 1;
}
