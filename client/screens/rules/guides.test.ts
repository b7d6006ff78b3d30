/** What games bring to their rules pages fits their rulebooks, in every language: ways in, examples, lists of all cards. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame, games } from '#games';
import { cards as plateCards, ingredients as plateFood } from '#games/plates-and-napkins';
import { copiesIn, ingredients as mastersFood, NEWEST, orders } from '#games/sandwich-masters';
import { ingredients as warsFood, orders as warsOrders } from '#games/sandwich-wars';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import { loadGameWords, loadWords } from '../../words/index.ts';
import { plainOf } from './inline.ts';
import type { Block, Row, Rulebook, Section } from './rulebook.ts';
import { OPENING, readRulebook } from './rulebook.ts';

interface Way {
  readonly caption?: string;
  readonly steps: readonly (readonly string[])[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

async function bookOf(game: string, language: Language): Promise<Rulebook> {
  const file = `../../../games/${game}/rulebook${language === 'en' ? '' : `.${language}`}.md`;
  return readRulebook(read(file), (await loadWords(language)).rulesPage.markWords);
}

const pick = <K extends Block['is']>({ blocks }: Section, kind: K): Extract<Block, { is: K }>[] =>
  blocks.filter((block): block is Extract<Block, { is: K }> => block.is === kind);

describe.each(games)('the guide of $id', async ({ id }) => {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => (await loadGameWords<Record<string, Way>>(id, language, 'guide')) ?? {}),
  );
  const books = await Promise.all(LANGUAGES.map((language) => bookOf(id, language)));

  test('every phase of the rulebook has a short way in, in its order', () => {
    const phases = books[0].sections.filter(({ phase }) => phase).map(({ anchor }) => anchor);
    for (const ways of all) expect(Object.keys(ways)).toEqual(phases);
  });

  test('every sign of a step is in the sprite of the rules pages', () => {
    const sprite = read('rules.sprite');
    const signs = all.flatMap(Object.values<Way>).flatMap(({ steps }) => steps.map(([sign]) => sign));
    expect(signs.filter((sign) => !sprite.includes(`things/${sign}\n`))).toEqual([]);
  });

  test('all languages show the same steps', () => {
    const shapes = all.map((ways) =>
      Object.values(ways).map(({ caption, steps }) => [caption !== undefined, steps.map(([sign]) => sign)]),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('a rulebook opens with the game in one minute (aim, a turn, the end), an example, and all cards', () => {
    for (const { sections } of books) {
      const [minute, list] = sections;
      expect([minute.anchor, list.anchor]).toEqual(OPENING);
      expect(pick(minute, 'list').map(({ items }) => items.length)).toEqual([3]);
      expect(pick(minute, 'heading')).toHaveLength(1);
      expect(pick(minute, 'figure').length).toBeGreaterThan(0);
      expect(pick(list, 'table').length).toBeGreaterThan(0);
    }
  });

  test('the pictures of an example are cards of the game, and their names are the game’s', async () => {
    const { cardsOf } = await rowsOf(id);
    for (const [i, language] of LANGUAGES.entries()) {
      const shown = pick(books[i].sections[0], 'figure').flatMap(({ cards }) => cards);
      expect(shown.filter((card) => !cardsOf.includes(card))).toEqual([]);
      const file = read(`../../../games/${id}/rulebook${language === 'en' ? '' : `.${language}`}.md`);
      const text = (await findGame(id)?.load())?.game.texts(language);
      const names = [...file.matchAll(/!\[([^\]]+)\]/g)].map(([, name]) => name);
      const known = await namesOf(id, (await text)?.text.card ?? (() => ''));
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test('every table of all cards is filled, each row as wide as its head or a heading', async () => {
    for (const [i, language] of LANGUAGES.entries()) {
      const heads = pick(books[i].sections[1], 'table').map(({ head }) => head.length);
      const tables = await tablesOf(id, language);
      expect(tables.map((rows) => Math.max(...rows.map((row) => row.length)))).toEqual(heads);
      expect(tables.flat().filter((row) => row.length > 1 && !heads.includes(row.length))).toEqual([]);
      const cells = tables.flat().flat().map(plainOf);
      expect(cells.filter((cell) => cell === '' || cell.includes('undefined'))).toEqual([]);
    }
  });

  test('every card is in them, by its name', async () => {
    for (const language of LANGUAGES) {
      const text = await (await findGame(id)?.load())?.game.texts(language);
      const cells = (await tablesOf(id, language)).flat().flat();
      const words = cells.map(plainOf).join('\n');
      const pictures = cells.flat().filter((span) => span.is === 'picture').length;
      const { named } = await rowsOf(id);
      expect(pictures).toBe(named.length);
      for (const face of named) expect(words).toContain(text?.text.card(face));
    }
  });
});

/** The ids that an example may show, and the faces that have a row with a picture. */
async function rowsOf(game: string): Promise<{ cardsOf: string[]; named: number[] }> {
  const found = await import(`../../../games/${game}/cards.ts`);
  const cardsOf = (found.cards ?? found.ingredients).map(({ id }: { id: string }) => id);
  const count = (rows: readonly unknown[]): number[] => rows.map((_, face) => face);
  if (game === 'sandwich-wars') return { cardsOf, named: count([...found.ingredients, ...found.opportunities]) };
  if (game !== 'sandwich-masters') return { cardsOf, named: count(found.cards ?? found.ingredients) };
  const food = found.ingredients.map((_: unknown, row: number) => 2 * row);
  const others: { copies?: unknown }[] = [...found.inspectors, ...found.orders, ...found.barEvents];
  const isIn = ({ copies }: { copies?: unknown }): boolean => !Array.isArray(copies) || copies[1] > 0;
  const faces = others.flatMap((row, at) => (isIn(row) ? [2 * food.length + at] : []));
  return { cardsOf, named: [...food, ...faces] };
}

const namesOf = async (game: string, card: (face: number) => string): Promise<string[]> =>
  (await rowsOf(game)).named.map(card);

async function tablesOf(game: string, language: Language): Promise<readonly (readonly Row[])[]> {
  const list = await import(`../../games/${game}/card-list.ts`);
  const text = await (await findGame(game)?.load())?.game.texts(language);
  return list.tablesOf(text?.text, await loadGameWords(game, language, 'board'), (id: string) => `#${id}`);
}

/** The numbers in the rows of a table, without what they are called and what they do. */
const numbersIn = (rows: readonly Row[]): number[][] =>
  rows
    .filter((row) => row.length > 1)
    .map((row) => row.map((cell) => plainOf(cell).replace('−', '-')).filter((cell) => /^[+-]?\d+$/.test(cell)))
    .map((cells) => cells.map(Number));

test('the numbers in the lists are those of the cards', async () => {
  const [food, , asked] = await tablesOf('sandwich-wars', 'en');
  expect(numbersIn(food)).toEqual(warsFood.map(({ cost, quality }) => [cost, quality]));
  expect(numbersIn(asked)).toEqual(warsOrders.map(({ quality, points }) => [quality, points]));
  const plates = (await tablesOf('plates-and-napkins', 'en')).flatMap(numbersIn);
  expect(plates).toEqual(
    plateCards.map(({ kind, points, copies }) => (kind === 'napkin' ? [copies] : [points, copies])),
  );
  const [masters, , pays] = await tablesOf('sandwich-masters', 'en');
  expect(numbersIn(masters)).toEqual(mastersFood.map((row) => copiesIn(row, NEWEST)));
  expect(numbersIn(pays)).toEqual(orders.map(({ asks, pays: price }) => (asks.kind === 'list' ? [price] : [])));
});

describe('the worked examples add up with the cards as they are', () => {
  const example = async (game: string): Promise<string[]> =>
    Promise.all(
      LANGUAGES.map(async (language) => {
        const [minute] = (await bookOf(game, language)).sections;
        return minute.blocks.flatMap((block) => ('inline' in block ? plainOf(block.inline) : [])).join(' ');
      }),
    );
  const row = <R extends { readonly id: string }>(rows: readonly R[], id: string): R =>
    rows.find((one) => one.id === id) ?? rows[0];

  test('Sándwich Wars: cost, quality and points of the sub', async () => {
    const used = ['steak', 'emmental', 'lettuce'].map((id) => row(warsFood, id));
    const { quality, points, listed, size } = row(warsOrders, 'lunch-break');
    const [{ effect }] = used;
    const sum = (what: 'cost' | 'quality'): string =>
      `${used.map((one) => one[what]).join(' + ')} = ${used.reduce<number>((total, one) => total + one[what], 0)}`;
    expect(effect).toEqual({ when: 'use', does: 'coins', n: 2 });
    expect([size, used.filter(({ category }) => listed.some((one) => one === category)).length]).toEqual([3, 2]);
    expect(Number(sum('quality').split(' = ')[1])).toBeGreaterThanOrEqual(quality);
    for (const said of await example('sandwich-wars')) {
      expect(said).toContain(`${sum('cost')} `);
      expect(said).toContain(sum('quality'));
      expect(said).toMatch(new RegExp(`\\b${points + 4}\\b`));
    }
  });

  test('Plates & Napkins: the points of the sandwich and the bids', async () => {
    const [a, b, c, d] = ['baguette', 'ham', 'slime', 'croissant'].map((id) => row(plateFood, id).points);
    for (const said of await example('plates-and-napkins')) {
      expect(said).toContain(`${a} + ${b} − ${-c} + ${d} = ${a + b + c + d}`);
      expect(said).toContain('4 − 2 = 2');
    }
  });

  test('Sandwich Masters: what Ham and Cheese pays', async () => {
    const { pays } = row(orders, 'ham-and-cheese');
    for (const said of await example('sandwich-masters')) expect(said).toContain(`${pays} Nosh`);
  });
});
