// Golden replays: recorded games lead to the same table for as long as kernel and game keep their versions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Kinds, Replay } from '#kernel';
import { commitment, fingerprint, KERNEL_VERSION, matchOf, replay } from '#kernel';
import { retired } from './earlier-replays.ts';

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const namesIn = (folder: URL): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const recordedIn = (place: string) =>
  folders.flatMap(({ name: game }) => {
    const folder = new URL(`${game}/tests/${place}/`, here);
    return namesIn(folder).map((name) => ({ game, name, url: new URL(name, folder) }));
  });
const read = (url: URL): Replay => JSON.parse(readFileSync(url, 'utf8'));
const earlier = recordedIn('replays/edition-1');
const isRetired = ({ game, url }: (typeof earlier)[number]): boolean =>
  retired[game]?.versions.includes(read(url).version) === true;
const recorded = [...recordedIn('replays'), ...earlier.filter((one) => !isRetired(one))];

test.each(recorded)(
  '$game $name leads to the same table while the versions are the same',
  async ({ game: id, url }) => {
    const { game }: { game: Game<Kinds> } = await import(`./${id}/game.ts`);
    const file = read(url);
    expect([file.game, file.version, file.kernel]).toEqual([game.id, game.version, KERNEL_VERSION]);
    const bound = matchOf(game, { seats: file.seats, options: file.options });
    if ('refused' in bound) throw new Error(bound.refused.code);
    expect(commitment(file.seed)).toBe(file.commitment);
    const played = replay(bound.match, file.seed, file.inputs);
    expect(played.refused).toBeUndefined();
    expect(fingerprint(played.table)).toBe(file.fingerprint);
  },
);

test('a replay of before is retired only where the rules have changed since, and for a reason', async () => {
  for (const [id, { versions, why }] of Object.entries(retired)) {
    const { game }: { game: Game<Kinds> } = await import(`./${id}/game.ts`);
    expect(versions.every((version) => version < game.version)).toBe(true);
    expect(why).not.toBe('');
    expect(earlier.some((one) => one.game === id && isRetired(one))).toBe(true);
  }
});
