// The intact toy holds every law, over all its tables.
import { expect, test } from 'vitest';
import { game } from '../toy/game.ts';
import { describeViolation, runLaws } from './run.ts';
import { setupsOf } from './setups.ts';

test('300 games of the toy, with 2 to 6 seats, hold every law', async () => {
  const { games, violations } = await runLaws({ game, games: 300, seed: 'toy' });
  expect(violations.map(describeViolation)).toEqual([]);
  expect(games).toBe(300);
}, 120_000);

test('every preset with every number of seats, each variant and each pair is tried', () => {
  const setups = setupsOf(game).map(({ seats, options }) => JSON.stringify([seats, options]));
  for (const seats of [2, 3, 4, 5, 6])
    for (const preset of ['standard', 'quick']) expect(setups).toContain(JSON.stringify([seats, { preset }]));
  expect(setups.filter((setup) => setup.includes('"quiet":true,"deal":4'))).toHaveLength(1);
  expect(setups).toHaveLength(10 + 6 + 3);
});
