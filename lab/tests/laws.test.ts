// lab laws: games under the laws on several threads, and a report that ends with one line.

import { expect, test } from 'vitest';
import type { Violation } from '#testkit';
import { mergeReports, sayReport } from '../laws.ts';
import { lab } from './terminal.ts';

test('a game that keeps the laws ends with its count and exit code 0', async () => {
  const args = ['laws', '--game', 'sandwich', '--seats', '3', '--games', '6', '--seed', '4'];
  const [one, two] = await Promise.all(['1', '2'].map((jobs) => lab([...args, '--jobs', jobs])));
  expect(one).toEqual({ code: 0, out: '6 games, 0 violations\n', err: '' });
  expect(two).toEqual(one);
});

test('gives machines one object', async () => {
  const { out } = await lab(['laws', '--game', 'sandwich', '--games', '2', '--seed', '9', '--jobs', '1', '--json']);
  expect(JSON.parse(out)).toEqual({ game: 'sandwich', seed: '9', games: 2, violations: [] });
});

test('violations are told one by one, and those of the options once', () => {
  const broken = (law: string, game: number, more: object): Violation => {
    return { law, message: 'no', game, seed: `s-${game}`, index: 4, ...more };
  };
  const options = broken('options', -1, {});
  const card = broken('cards', 3, { setup: { seats: 3, options: {} }, file: 'violations/s-3-cards.json' });
  const report = mergeReports([
    { games: 2, violations: [options] },
    { games: 2, violations: [options, card] },
  ]);
  const lines = sayReport(report).split('\n');
  expect(lines.at(-1)).toBe('4 games, 2 violations');
  expect(lines.filter((line) => line.includes('law options'))).toHaveLength(1);
  expect(lines.join('\n')).toContain('law cards, seed s-3, 3 seats');
  expect(lines.join('\n')).toContain('violations/s-3-cards.json');
});
