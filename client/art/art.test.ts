// What the pictures must keep: one for every ingredient of every game, none too many, each safe inside a page, all of them light.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const pictures = new URL('ingredients/', import.meta.url);
const games = new URL('../../games/', import.meta.url);

const SPRITE_LIMIT = 60_000;

const unsafe: readonly [what: string, pattern: RegExp][] = [
  ['a script', /<script/i],
  ['a handler', /\son\w+=/i],
  ['an id', /\sid=/i],
  ['a reference', /href|url\(|@import/i],
  ['foreign content', /<(image|foreignObject|style|use)\b/i],
  ['a gradient', /gradient/i],
];

const drawn = readdirSync(pictures)
  .map((file) => file.replace(/\.svg$/, ''))
  .sort();
const needed = await idsOfAllGames();

test('every ingredient of every game has a picture, and every picture an ingredient', () => {
  expect(needed.length).toBeGreaterThan(0);
  expect(drawn).toEqual(needed);
});

describe('a picture can be put into any page', () => {
  test.each(drawn)('%s', (id) => {
    const svg = picture(id);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.+<\/svg>\n$/);
    expect(unsafe.filter(([, pattern]) => pattern.test(svg)).map(([what]) => what)).toEqual([]);
  });
});

describe('so can whatever the shell shows, and the things that games share', () => {
  const others = globSync(['shell/*.svg', 'things/*.svg'], { cwd: import.meta.dirname });
  test.each(others)('%s', (path) => {
    const svg = readFileSync(join(import.meta.dirname, path), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">.+<\/svg>\n$/);
    expect(unsafe.filter(([, pattern]) => pattern.test(svg)).map(([what]) => what)).toEqual([]);
  });
});

test('every list of a sprite names pictures that exist, each once', () => {
  const lists = globSync('**/*.sprite', { cwd: join(import.meta.dirname, '..') });
  expect(lists.length).toBeGreaterThan(2);
  for (const list of lists) {
    const names = readFileSync(join(import.meta.dirname, '..', list), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')).toContain('<svg');
  }
});

test('all pictures in one sprite are at most 60 kB on the wire', () => {
  const symbols = drawn.map((id) => picture(id).replace('<svg', `<symbol id="${id}"`).replace('</svg>', '</symbol>'));
  expect(gzipSync(symbols.join('')).length).toBeLessThanOrEqual(SPRITE_LIMIT);
});

function picture(id: string): string {
  return readFileSync(new URL(`${id}.svg`, pictures), 'utf8');
}

/** A game whose cards are ingredients lists them as `ingredients`, rows with an `id`. */
async function idsOfAllGames(): Promise<string[]> {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const lists = await Promise.all(folders.map(({ name }) => idsOf(new URL(`${name}/`, games))));
  return [...new Set(lists.flat())].sort();
}

async function idsOf(game: URL): Promise<string[]> {
  if (!readdirSync(game).includes('cards.ts')) return [];
  const cards: { ingredients?: readonly { id: string }[] } = await import(new URL('cards.ts', game).href);
  return (cards.ingredients ?? []).map(({ id }) => id);
}
