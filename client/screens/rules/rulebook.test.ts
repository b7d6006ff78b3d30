/** The reader of rulebooks: on small pieces, and on every rulebook there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { rules } from '../../words/en/rules.ts';
import { loadWords } from '../../words/index.ts';
import { editionsOf } from './editions.ts';
import { inlineOf, plainOf } from './inline.ts';
import type { Rulebook } from './rulebook.ts';
import { idsOf, readRulebook, sectionAt, withCards } from './rulebook.ts';
import { folded, matches, search } from './search.ts';

const small = [
  '# Club',
  '',
  'A game. *Our reading* marks this.',
  '',
  '## The deal {#deal .phase}',
  '',
  'First:',
  '',
  '- **C0-01** **Five:** deal `5` cards. *Our reading:* six for *two*. *Our design:* or',
  '  none at all.',
  '- C0-02: Look.',
  '',
  '> Said [there](#end).',
  '',
  '### More',
  '',
  '1. one',
  '2. two',
  '',
  '## Which book {#presets}',
  '',
  '| option | `fr` | `en` |',
  '|---|---|:-:|',
  '| cards | 5 | 6 |',
  '| hands | 2 | 2 |',
].join('\n');

const read = (): Rulebook => readRulebook(small, rules.markWords);

test('a rulebook has a title, a preface and sections with anchors and phases', () => {
  const { title, preface, sections } = read();
  expect(title).toBe('Club');
  expect(preface.map((block) => block.is)).toEqual(['text']);
  expect(sections.map(({ title: name, anchor, phase }) => [name, anchor, phase])).toEqual([
    ['The deal', 'deal', true],
    ['Which book', 'presets', false],
  ]);
  expect(sections[0].blocks.map((block) => block.is)).toEqual(['text', 'list', 'quote', 'heading', 'list']);
  expect(sections[0].blocks[4]).toMatchObject({ ordered: true });
});

test('a rule knows its number and whose word each of its parts is', () => {
  const list = read().sections[0].blocks[1];
  if (list.is !== 'list') throw new Error('there is no list');
  expect(list.items.map(({ id }) => id)).toEqual(['C0-01', 'C0-02']);
  expect(list.items[0].parts.map(({ mark, inline }) => [mark, plainOf(inline)])).toEqual([
    [undefined, 'Five: deal 5 cards.'],
    ['reading', 'six for two.'],
    ['design', 'or none at all.'],
  ]);
});

test('the inside of a line', () => {
  expect(inlineOf('a **b *c*** `d*` [e](#f) 2 * 3 * 4').map((span) => span.is)).toEqual([
    ...['text', 'strong', 'text', 'code', 'text', 'link', 'text'],
  ]);
  expect(inlineOf('[bad](javascript:alert(1))').map((span) => span.is)).toEqual(['text']);
});

test('a section is found by its anchor or by the number of a rule in it', () => {
  expect(sectionAt(read(), 'presets')?.title).toBe('Which book');
  expect(sectionAt(read(), 'C0-02')?.anchor).toBe('deal');
  expect(sectionAt(read(), 'nowhere')).toBeUndefined();
});

test('editions: only the rows in which they differ', () => {
  const editions = editionsOf(read());
  expect(editions?.ids).toEqual(['fr', 'en']);
  expect(editions?.rows.map((row) => plainOf(row[0]))).toEqual(['cards']);
});

test('search finds all words, whatever their case and accents', () => {
  const hits = search(readRulebook(small.replace('Look.', 'Regardez vos Crêpes.'), rules.markWords), 'crepes REGARD');
  expect(hits.map(({ item }) => item?.id)).toEqual(['C0-02']);
  expect(search(read(), 'c0-01').map(({ item }) => item?.id)).toEqual(['C0-01']);
  expect(search(read(), 'which book').map(({ section }) => section.anchor)).toContain('presets');
  expect(search(read(), '  ')).toEqual([]);
  expect(folded('Größe, ÇA, œuf')).toHaveLength('Größe, ÇA, œuf'.length);
  expect(matches('Les crêpes', 'crepe')).toEqual([[4, 9]]);
});

test('search forgives how the number of a rule is written', () => {
  for (const query of ['C0-02', 'c0 02', 'C002', 'c0-2', 'C02', ' c0.2 '])
    expect(search(read(), query).map(({ item }) => item?.id)).toEqual(['C0-02']);
  expect(matches('Deal C0 2 cards', 'c0 2')).toEqual([]);
  expect(search(read(), 'c0').map(({ item }) => item?.id)).toEqual(['C0-01', 'C0-02']);
});

const pictured = [
  '# Club',
  '## All {#list}',
  '<!-- Rows from elsewhere. -->',
  '![Ham](../art/ham.svg) ![Bid +4](../art/label.svg#bid-4)',
  'Ham for **four**.',
  '',
  '| card | points |',
  '|---|---|',
  '',
  '| fixed |',
  '|---|',
  '| one |',
].join('\n');

test('pictures of an example are cards by their ids, with what is said of them', () => {
  const [figure] = readRulebook(pictured, rules.markWords).sections[0].blocks;
  if (figure.is !== 'figure') throw new Error('there are no pictures');
  expect(figure.cards).toEqual(['ham', 'bid-4']);
  expect(plainOf(figure.inline)).toBe('Ham for four.');
});

test('a table without rows is filled with those of the game, any other stays as it is', () => {
  const ham = [inlineOf('Ham'), inlineOf('4')];
  const { sections } = withCards(readRulebook(pictured, rules.markWords), [[ham]]);
  const tables = sections[0].blocks.flatMap((block) => (block.is === 'table' ? [block.rows] : []));
  expect(tables.map((rows) => rows.map((row) => row.map(plainOf)))).toEqual([[['Ham', '4']], [['one']]]);
});

const shelf = new URL('../../../games/', import.meta.url);
const books = readdirSync(shelf, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => LANGUAGES.map((language) => ({ name, language })));

test.each(books)('the rulebook of $name in $language is read whole', async ({ name, language }) => {
  const text = readFileSync(new URL(`${name}/rulebook${language === 'en' ? '' : `.${language}`}.md`, shelf), 'utf8');
  const book = readRulebook(text, (await loadWords(language)).rulesPage.markWords);
  const ids = [...text.matchAll(/^- \*\*([A-Z]\w*-\d+)\*\*/gm)].map(([, id]) => id);
  expect(book.sections.flatMap(idsOf)).toEqual(ids);
  const items = book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.is === 'list' ? block.items : [])),
  );
  const marks = items.flatMap(({ parts }) => parts.flatMap(({ mark }) => mark ?? []));
  expect(marks).toHaveLength([...text.matchAll(/(?<!\*)\*[^*\s][^*]*:\*(?!\*)/g)].length);
  const plain = items.flatMap(({ parts }) => parts.map(({ inline }) => plainOf(inline)));
  expect(plain.filter((sentence) => /[*`]|\{#/.test(sentence))).toEqual([]);
});
