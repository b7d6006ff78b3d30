/** The short ways into the phases fit the rulebook and have their pictures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHASES, ways } from './guide-words.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every phase of the rulebook has a short way in, in its order', () => {
  const phases = [...read('../../../games/sandwich-masters/rulebook.md').matchAll(/^## .*\{#([\w-]+) \.phase\}/gm)];
  expect(phases.map(([, anchor]) => anchor)).toEqual([...PHASES]);
});

test('every sign of a step is in the sprite of the rules pages', () => {
  const sprite = read('../../screens/rules/rules.sprite');
  const signs = Object.values(ways).flatMap((way) => PHASES.flatMap((phase) => way[phase].steps.map(([sign]) => sign)));
  expect(signs.filter((sign) => !sprite.includes(`things/${sign}\n`))).toEqual([]);
});

test('all languages show the same steps', () => {
  const shape = (way: (typeof ways)['en']): unknown =>
    PHASES.map((phase) => [phase, way[phase].caption !== undefined, way[phase].steps.map(([sign]) => sign)]);
  for (const way of Object.values(ways)) expect(shape(way)).toEqual(shape(ways.en));
});
