// Every game on the shelf, and the template that new ones are copied from, holds the laws on all its tables.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game, Kinds } from '#kernel';
import { describeViolation, runLaws, setupsOf } from '#testkit';
import { games } from './index.ts';

/** Games played by `npm test` for each number of seats; `npm run lab -- laws` plays as many as you like. */
const EACH = 40;

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
      density: 8,
      most: 3,
      folder,
    });
    expect(violations.map(describeViolation)).toEqual([]);
    expect(played).toBe(count);
  }, 300_000);
});
