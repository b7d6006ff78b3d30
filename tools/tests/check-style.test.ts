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
