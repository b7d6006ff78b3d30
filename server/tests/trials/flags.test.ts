/** The long trials understand their counts and seed, or say in one line what is allowed. */
import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const read = (...args: string[]): unknown => readFlags('chaos', { kills: 50, tables: 40 }, args);

test('counts and a seed, and what is usual for the rest', () => {
  expect(read()).toEqual({ kills: 50, tables: 40, seed: 'bread' });
  expect(read('--kills', '3', '--seed=rye')).toEqual({ kills: 3, tables: 40, seed: 'rye' });
});

test.each([[['--kills', 'many']], [['--tables', '-1']], [['--kills', '1.5']], [['--fast']], [['now']]])(
  '%j is answered with what is allowed, in one line',
  (args) => {
    expect(read(...args)).toMatch(/^[^\n]+: npm run chaos -- \[--kills 50\] \[--tables 40\] \[--seed TEXT\]$/);
  },
);
