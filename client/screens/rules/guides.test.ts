/** The short ways into the parts of a game fit its rulebook and have their pictures, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { loadGameWords } from '../../words/index.ts';

interface Way {
  readonly caption?: string;
  readonly steps: readonly (readonly string[])[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(games)('the guide of $id', async ({ id }) => {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => (await loadGameWords<Record<string, Way>>(id, language, 'guide')) ?? {}),
  );

  test('every phase of the rulebook has a short way in, in its order', () => {
    const phases = [...read(`../../../games/${id}/rulebook.md`).matchAll(/^## .*\{#([\w-]+) \.phase\}/gm)];
    for (const ways of all) expect(Object.keys(ways)).toEqual(phases.map(([, anchor]) => anchor));
  });

  test('every sign of a step is in the sprite of the rules pages', () => {
    const sprite = read('rules.sprite');
    const signs = all.flatMap(Object.values<Way>).flatMap(({ steps }) => steps.map(([sign]) => sign));
    expect(signs.filter((sign) => !sprite.includes(`things/${sign}\n`))).toEqual([]);
  });

  test('all languages show the same steps', () => {
    const shapes = all.map((ways) =>
      Object.values(ways).map(({ caption, steps }) => [caption !== undefined, steps.map(([sign]) => sign)]),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });
});
