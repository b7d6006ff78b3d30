// The check of habits, on files that lack one each.
import { expect, test } from 'vitest';
import { checkStyle } from '../check-style.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const complaints = (path: string, text: string) => checkStyle(makeTree({ [path]: text })).problems.map(say);

test('a file opens with what it knows', () => {
  expect(complaints('kernel/table.ts', "import './x.ts';\n")).toEqual([
    expect.stringContaining('kernel/table.ts:1 should open'),
  ]);
  expect(complaints('kernel/table.ts', '// What a table is.\n')).toEqual([]);
  expect(complaints('lab/cli.ts', '/** What the lab does. */\n')).toEqual([]);
});

test('work is not put off, and the compiler not silenced', () => {
  // In two halves, or this file would be refused itself.
  const words = [
    ['TO', 'DO'],
    ['FIX', 'ME'],
    ['@ts-', 'ignore'],
    ['@ts-expect', '-error'],
  ].map((halves) => halves.join(''));
  for (const word of words) {
    expect(complaints('server/x.ts', `// What it knows.\n// ${word} later\n`)).toEqual([
      expect.stringContaining(`server/x.ts:2 ${word}`),
    ]);
  }
});

test('nothing has one word in what becomes a table', () => {
  const text = (code: string) => `// What it knows.\n${code}\n`;
  expect(complaints('games/club/state.ts', text('const x = null;'))).toEqual([
    expect.stringContaining('use undefined'),
  ]);
  expect(complaints('kernel/copy.ts', text('const is = x !== null;'))).toEqual([]);
  expect(complaints('games/club/text/de.ts', text("const t = 'null Punkte'; // null"))).toEqual([]);
  expect(complaints('client/main.ts', text('const x = null;'))).toEqual([]);
});

test('a literal is not spread into another', () => {
  const text = (code: string) => `// What it knows.\n${code}\n`;
  expect(complaints('kernel/copy.ts', text('const x = {\n  ...{ a, b },\n};'))).toEqual([
    expect.stringContaining('kernel/copy.ts:3 ...{ spreads a literal'),
  ]);
  expect(complaints('kernel/copy.ts', text("const x = { ...y, ...(z ? { a } : {}), text: '...{' };"))).toEqual([]);
});

test('house and server are counted without their tests, and no file of theirs is too long', () => {
  const lines = (count: number) => `// What it knows.\n${'x;\n'.repeat(count - 1)}`;
  const files = { 'house/a.ts': lines(351), 'server/b.ts': lines(350), 'server/b.test.ts': lines(400) };
  const found = checkStyle(makeTree({ ...files, 'kernel/c.ts': lines(400) }));
  expect(found.notes).toEqual(['house and server: 701 lines in 2 files, tests aside']);
  expect(found.problems.map(say)).toEqual(['house/a.ts:351 has 351 lines: divide it']);
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`server/m${i}.ts`, lines(340)]));
  expect(checkStyle(makeTree(many)).problems.map(say)).toEqual(['house and server:1 have 10540 lines, at most 10410']);
});

test('a decision is short', () => {
  expect(complaints('docs/decisions/0001-long.md', '# Long\n'.repeat(41))).toEqual([
    expect.stringContaining('docs/decisions/0001-long.md:41 has 41 lines, at most 40'),
  ]);
  expect(complaints('docs/decisions/0002-short.md', '# Short\n'.repeat(40))).toEqual([]);
});
