// The budgets, on a small manifest: what is counted once, what is left out, and what is too much.
import { expect, test } from 'vitest';
import type { Manifest } from '../budget.ts';
import { isOver, rowsOf, sayRow } from '../budget.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'screens/lobby.tsx': { file: 'assets/lobby.js', imports: ['_shared.js', '_qr.js'] },
  '_qr.js': { file: 'assets/qr.js' },
  'screens/table.tsx': { file: 'assets/table.js', imports: ['_shared.js'] },
  'screens/rules/page.tsx': { file: 'assets/rules.js' },
  'words/en/index.ts': { file: 'assets/en.js' },
  'words/de/index.ts': { file: 'assets/de.js' },
  '../games/club/game.ts': { file: 'assets/club.js', imports: ['_shared.js', '_kernel.js'] },
  '_kernel.js': { file: 'assets/kernel.js' },
  'games/club/board.tsx': { file: 'assets/board.js', imports: ['_kernel.js', 'screens/table.tsx'] },
  '../games/club/text/en/index.ts': { file: 'assets/club-en.js' },
  '../games/club/text/fr/index.ts': { file: 'assets/club-fr.js' },
};
const sizes: Readonly<Record<string, number>> = {
  index: 70_000,
  shared: 20_000,
  lobby: 5_000,
  qr: 4_000,
  table: 8_000,
  rules: 1_000_000,
  en: 6_000,
  de: 7_000,
  club: 9_000,
  kernel: 8_000,
  board: 12_000,
  'club-en': 3_000,
  'club-fr': 4_000,
  'shell-x': 20_000,
  'art-a': 30_000,
  'art-b': 45_000,
  font: 50_000,
};
const assets = ['assets/shell-x.svg', 'assets/art-a.svg', 'assets/art-b.svg', 'assets/font.woff2'];
const weigh = (file: string): number => sizes[file.replace(/^assets\/|\.\w+$/g, '')];

test('a join link is the entry, its screens and one language; a game is what it adds', () => {
  const rows = rowsOf(manifest, assets, weigh);
  expect(rows.map(({ what, bytes }) => [what, bytes])).toEqual([
    ['join link, scripts', 106_000],
    ['fonts', 50_000],
    ['table, scripts', 8_000],
    ['club, rules and board', 29_000],
    ['club, words of one language', 4_000],
    ['art, the shell’s and the largest game’s', 65_000],
  ]);
  expect(rows.map(isOver)).toEqual([false, false, false, false, false, true]);
});

test('what is too much or missing fails, and the table says so', () => {
  expect(isOver({ what: 'nothing', bytes: 0, most: 1 })).toBe(true);
  expect(sayRow({ what: 'fonts', bytes: 54_321, most: 56 })).toMatch(/^✓ fonts +54\.3 of 56 kB$/);
  expect(sayRow({ what: 'fonts', bytes: 56_100, most: 56 })).toMatch(/^✗ fonts +56\.1 of 56 kB$/);
});
