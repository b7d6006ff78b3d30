// Options: presets, overrides and what is refused, with the reason.
import { expect, test } from 'vitest';
import { refusedSetup, scenario } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import { allowedValues, fullOptions, SETUP_CODES } from './options.ts';
import type { OptionBook, OptionSpec } from './types.ts';

test('without a choice the standard preset holds, completed for the number of seats', () => {
  expect(scenario(toy, { seats: 3 }).match.options).toEqual({ rounds: 2, deal: 3, quiet: false, clock: 6 });
  expect(scenario(toy, { seats: 6 }).match.options).toEqual({ rounds: 2, deal: 2, quiet: false, clock: 6 });
});

test('a preset is filled in, and what is chosen besides overrides it', () => {
  const options = { preset: 'quick', clock: 9 };
  expect(scenario(toy, { seats: 3, options }).match.options).toEqual({ rounds: 1, deal: 3, quiet: false, clock: 9 });
});

test('a speed fills in the clocks, after the preset and before what is chosen besides', () => {
  const { options: book } = toy;
  const clocks = { unhurried: { clock: 20 }, normal: { clock: 6 }, wild: { clock: 2 }, none: { clock: 0 } };
  const paced = { ...book, specs: { ...book.specs, clock: { kind: 'number', min: 0, max: 60, standard: 6 } as const } };
  const full = (chosen: object) => fullOptions({ ...paced, speeds: clocks }, chosen, 3);
  expect(full({ preset: 'quick', speed: 'wild' })).toMatchObject({ options: { rounds: 1, clock: 2 } });
  expect(full({ speed: 'wild', clock: 9 })).toMatchObject({ options: { clock: 9 } });
  expect(full({ speed: 'none' })).toMatchObject({ options: { clock: 0 } });
  expect(full({ speed: 'toString' })).toMatchObject({
    refused: {
      code: 'bad-option',
      facts: { option: 'speed', value: 'toString', allowed: 'unhurried, normal, wild, none' },
    },
  });
  expect(refusedSetup(toy, 3, { speed: 'wild' })).toMatchObject({ code: 'bad-option' });
});

test('the newest edition is played, and the first one where all options were recorded but an edition', () => {
  const { options: book } = toy;
  const edition = { kind: 'choice', values: ['2', '1'], standard: '2', means: 'edition' } as const;
  const specs: Record<string, OptionSpec> = { ...book.specs, edition };
  const full = (chosen: object) => fullOptions({ ...(book as OptionBook<object>), specs }, chosen, 3);
  const before = scenario(toy, { seats: 3 }).match.options;
  expect(full({})).toMatchObject({ options: { edition: '2' } });
  expect(full({ preset: 'quick', clock: 9 })).toMatchObject({ options: { edition: '2' } });
  expect(full({ edition: '1' })).toMatchObject({ options: { edition: '1' } });
  expect(full(before)).toEqual({ options: { ...before, edition: '1' } });
  expect(full({ ...before, edition: '2' })).toEqual({ options: { ...before, edition: '2' } });
});

test.each([
  [{ preset: 'nobody' }, 'unknown-preset'],
  [{ preset: 'toString' }, 'unknown-preset'],
  [{ preset: 3 }, 'unknown-preset'],
  [{ colour: 'red' }, 'unknown-option'],
  [JSON.parse('{"__proto__":1}'), 'unknown-option'],
  [{ rounds: 5 }, 'bad-option'],
  [{ rounds: 1.5 }, 'bad-option'],
  [{ rounds: '2' }, 'bad-option'],
  [{ quiet: 1 }, 'bad-option'],
  [{ rounds: JSON.parse('{"toString":1,"valueOf":1}') }, 'bad-option'],
  [{ rounds: [[[]]] }, 'bad-option'],
  [{ preset: JSON.parse('{"toString":1,"valueOf":1}') }, 'unknown-preset'],
  [{ quiet: true, deal: 4 }, 'quiet-rich'],
])('%j is refused: %s', (options, code) => {
  expect(refusedSetup(toy, 3, options).code).toBe(code);
});

test('a refusal says what is allowed', () => {
  expect(refusedSetup(toy, 3, { rounds: 9 }).facts).toEqual({ option: 'rounds', value: '9', allowed: '1–4' });
  expect(refusedSetup(toy, 3, { preset: 'x' }).facts).toEqual({ preset: 'x', allowed: 'standard, quick' });
});

test('a stranger’s value is told shortly, whatever it is', () => {
  const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  expect(refusedSetup(toy, 3, { rounds: nested }).facts.value).toBe('[…]');
  expect(refusedSetup(toy, 3, { preset: { x: 1 } }).facts.preset).toBe('{…}');
  expect(refusedSetup(toy, 3, { rounds: 'x'.repeat(500) }).facts.value).toBe('x'.repeat(60));
  expect(refusedSetup(toy, 3, { ['y'.repeat(500)]: 1 }).facts.option).toBe('y'.repeat(60));
});

test.each([1, 7, 2.5, Number.NaN])('%d seats are refused', (seats) => {
  expect(refusedSetup(toy, seats, {})).toEqual({ code: 'seats', facts: { seats, min: 2, max: 6 } });
});

test('choices and words are checked against what is listed', () => {
  const book: OptionBook<{ market: string; base: string; note: string }> = {
    specs: {
      market: { kind: 'choice', values: ['race', 'calm'], standard: 'race' },
      base: { kind: 'words', phrases: ['p:bread'], standard: 'p:bread' },
      note: { kind: 'words', phrases: ['p:none'], standard: 'p:none', written: 8 },
    },
    presets: { plain: {} },
    standardPreset: 'plain',
    variants: {},
    settle: (options) => options,
    forbid: () => undefined,
  };
  const code = (chosen: object): string => {
    const full = fullOptions(book, chosen, 3);
    return 'refused' in full ? full.refused.code : 'fine';
  };
  expect(code({ market: 'calm', base: 'w:abc' })).toBe('fine');
  expect(code({ market: 'wild' })).toBe('bad-option');
  expect(code({ base: 'any text' })).toBe('bad-option');
  expect(code({ base: 'p:rye' })).toBe('bad-option');
  expect(code({ note: 'any text' })).toBe('fine');
  expect(code({ note: 'too long a text' })).toBe('bad-option');
  expect(code({ note: 8 })).toBe('bad-option');
  expect(allowedValues(book.specs.market)).toBe('race, calm');
  expect(allowedValues(book.specs.base)).toBe('p:bread, w:…');
  expect(allowedValues(book.specs.note)).toBe('p:none, … (≤ 8)');
  expect(SETUP_CODES).toContain('bad-option');
});
