/** What a host chooses goes together or says why; taking a variant away really takes it away. */
import { expect, test } from 'vitest';
import { games } from '#games';
import { game as any } from '#games/sandwich';
import type { Game } from '#kernel';
import { LANGUAGES } from '#kernel';
import { loadGameWords } from '../words/index.ts';
import {
  countsOn,
  firstChanged,
  hasVariant,
  ownOptions,
  settled,
  specsOf,
  wholePreset,
  whyImpossible,
  withOption,
  withPreset,
  withVariant,
} from './options.ts';

const game = any as unknown as Game;

test('a variant is put on and taken off, also where the rulebook brings it', () => {
  const on = withVariant(game, { preset: 'fr' }, 4, 'commerce');
  expect(on).toEqual({ preset: 'fr', trading: true });
  expect(withVariant(game, on, 4, 'commerce')).toEqual({ preset: 'fr' });
  expect(hasVariant(game, { preset: 'en' }, 4, 'commerce')).toBe(true);
  const off = withVariant(game, { preset: 'en' }, 4, 'commerce');
  expect(hasVariant(game, off, 4, 'commerce')).toBe(false);
});

test('what contradicts itself is said at once, and the form still shows what was chosen', () => {
  const chosen = { preset: 'en', express: true };
  expect(whyImpossible(game, chosen, 4)?.code).toBe('express-and-trading');
  expect(settled(game, chosen, 4)).toMatchObject({ express: true, trading: true });
  expect(whyImpossible(game, { preset: 'en' }, 4)).toBeUndefined();
});

test('another rulebook lets go of what was set by hand and keeps the speed', () => {
  const chosen = withOption({ preset: 'fr', speed: 'wild' }, 'rounds', 5);
  expect(ownOptions(chosen)).toEqual(['rounds']);
  expect(withPreset(chosen, '2013')).toEqual({ preset: '2013', speed: 'wild' });
  expect(withOption(chosen, 'rounds', undefined)).toEqual({ preset: 'fr', speed: 'wild' });
});

test('points of the game before count on with a running total only, and nobody is asked how many', () => {
  expect(countsOn(game, { preset: 'fr' }, 4)).toBe(false);
  expect(countsOn(game, { preset: 'fr', series: true, express: true }, 4)).toBe(true);
  expect(specsOf(game).map(([name]) => name)).not.toContain('carried');
});

test('what is in no rulebook is a mix, and what comes to a rulebook by hand is that rulebook', () => {
  expect(wholePreset(game, { preset: 'fr', speed: 'wild' }, 4)).toBe('fr');
  const mixed = withVariant(game, { preset: 'fr' }, 4, 'commerce');
  expect(wholePreset(game, mixed, 4)).toBeUndefined();
  const other = settled(game, { preset: '2013' }, 4);
  expect(wholePreset(game, { preset: 'fr', ...other }, 4)).toBe('2013');
});

test.each(games)(
  'every option and variant of $id has one line of what it changes, in every language',
  async (shelved) => {
    const { game: found } = await shelved.load();
    const listed = specsOf(found).filter(([, spec]) => spec.kind !== 'words' || spec.written === undefined);
    const variants = Object.keys(found.options.variants).map((name) => firstChanged(found, name));
    for (const language of LANGUAGES) {
      const hints = (await loadGameWords<Record<string, string>>(shelved.id, language, 'hints')) ?? {};
      const lines = [...listed.map(([name]) => name), ...variants].map((name) => hints[name] ?? `${name} has none`);
      expect(lines.filter((line) => !/^\p{Lu}.{8,88}[.]$/u.test(line))).toEqual([]);
    }
  },
);
