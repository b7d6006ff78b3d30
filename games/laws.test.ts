// Every game on the shelf, and the template that new ones are copied from, holds the laws on all its tables.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game, Kinds } from '#kernel';
import { labSeed, matchOf, namedDice } from '#kernel';
import { describeViolation, playRandom, runLaws, setupsOf } from '#testkit';
import { games } from './index.ts';

/** Games played by `npm test` for each number of seats; `npm run lab -- laws` plays as many as you like. */
const EACH = 40;

/** About so many times in a game the costly laws are checked, and at most at every eighth input. */
const CHECKS = 40;
const DENSEST = 8;

const folder = join(tmpdir(), 'breadboard-laws');
const template = { id: '_template', load: (): Promise<{ game: Game<Kinds> }> => import('./_template/game.ts') };

describe.each([...games, template])('$id', ({ load }) => {
  test('holds the laws with every number of seats, preset, variant and pair of variants', async () => {
    const { game } = await load();
    const [min, max] = game.players;
    const count = Math.max(EACH * (max - min + 1), setupsOf(game).length);
    const { games: played, violations } = await runLaws({
      game,
      games: count,
      seed: 'test',
      density: Math.max(DENSEST, Math.ceil(lengthOf(game) / CHECKS)),
      most: 3,
      folder,
    });
    expect(violations.map(describeViolation)).toEqual([]);
    expect(played).toBe(count);
  }, 900_000);
});

/** Inputs of one random game at a small table. */
function lengthOf(game: Game<Kinds>): number {
  const bound = matchOf(game, { seats: game.players[0], options: {} });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return playRandom(bound.match, labSeed('length'), namedDice('length')).inputs.length;
}
