// Golden replays are made from a name alone, by chance or by bots, and replay to the same table.
import { expect, test } from 'vitest';
import { commitment, fingerprint, labSeed, matchOf, replay } from '#kernel';
import { isCurrent, record } from './golden.ts';
import { game } from './toy/game.ts';

test.each(['by-chance', 'greedy-bots'])('a game named %s is the same whenever it is recorded', (name) => {
  const first = record(game, name, 4, {});
  expect(record(game, name, 4, {})).toEqual(first);
  expect([first.lab, first.commitment]).toEqual([true, commitment(labSeed(name))]);
  const bound = matchOf(game, { seats: 4, options: first.options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  const again = replay(bound.match, first.seed, first.inputs);
  expect([again.refused, fingerprint(again.table)]).toEqual([undefined, first.fingerprint]);
});

test('a replay is recorded anew only when a version was raised', () => {
  const file = record(game, 'by-chance', 3, {});
  expect(isCurrent(file, game)).toBe(true);
  expect(isCurrent(file, { ...game, version: game.version + 1 })).toBe(false);
  expect(isCurrent({ ...file, kernel: file.kernel - 1 }, game)).toBe(false);
});

test('a table that cannot be is not recorded', () => {
  expect(() => record(game, 'by-chance', 99, {})).toThrow('is refused');
});
