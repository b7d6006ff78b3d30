// Golden replays: recorded games lead to the same table for as long as kernel and game keep their versions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Kinds, Replay } from '#kernel';
import { commitment, fingerprint, KERNEL_VERSION, matchOf, replay } from '#kernel';

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const recorded = folders.flatMap(({ name: game }) => {
  const folder = new URL(`${game}/tests/replays/`, here);
  return existsSync(folder) ? readdirSync(folder).map((name) => ({ game, name, url: new URL(name, folder) })) : [];
});

test.each(recorded)(
  '$game $name leads to the same table while the versions are the same',
  async ({ game: id, url }) => {
    const { game }: { game: Game<Kinds> } = await import(`./${id}/game.ts`);
    const file: Replay = JSON.parse(readFileSync(url, 'utf8'));
    expect([file.game, file.version, file.kernel]).toEqual([game.id, game.version, KERNEL_VERSION]);
    const bound = matchOf(game, { seats: file.seats, options: file.options });
    if ('refused' in bound) throw new Error(bound.refused.code);
    expect(commitment(file.seed)).toBe(file.commitment);
    const played = replay(bound.match, file.seed, file.inputs);
    expect(played.refused).toBeUndefined();
    expect(fingerprint(played.table)).toBe(file.fingerprint);
  },
);
