// Chance: streams from a seed that are even, repeatable and independent, and the commitment to the seed.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scenario } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import {
  commitment,
  draw,
  fastDice,
  isFast,
  isSecret,
  labSeed,
  namedDice,
  secretStreams,
  shuffled,
  streamDice,
} from './random.ts';
import type { Dice } from './types.ts';

/** How far counts are from even; the 99.9 % bound grows with the number of faces. */
function chiSquare(dice: Dice, faces: number, throws: number): number {
  const counts = new Array<number>(faces).fill(0);
  for (let i = 0; i < throws; i++) counts[dice.below(faces)]++;
  const even = throws / faces;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

const bound = (faces: number): number => faces - 1 + 4.5 * Math.sqrt(2 * (faces - 1)) + 6;

test.each([2, 3, 6, 7, 60, 63, 100])('fast dice with %i faces are even', (faces) => {
  expect(chiSquare(fastDice(1, faces), faces, 60_000)).toBeLessThan(bound(faces));
});

test.each([2, 3, 7, 63])("a table's stream with %i faces is even", (faces) => {
  const w = scenario(toy, { seats: 2 }).world();
  expect(chiSquare(streamDice(w, 'deal'), faces, 60_000)).toBeLessThan(bound(faces));
});

test('numbers stay below the number of faces, up to two million', () => {
  const dice = fastDice(7);
  for (const n of [1, 2, 3, 1000, 2 ** 20 + 1, 2 ** 21]) {
    for (let i = 0; i < 200; i++) {
      const thrown = dice.below(n);
      expect(Number.isInteger(thrown) && thrown >= 0 && thrown < n).toBe(true);
    }
  }
});

test('every order of four cards comes up about as often', () => {
  const dice = fastDice(3, 4);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffled(dice, [0, 1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
});

test('the same seed gives the same streams, another seed or nonce others', () => {
  const keys = (seed: Parameters<typeof secretStreams>[0]): string => JSON.stringify(secretStreams(seed).keys);
  expect(keys(labSeed(5))).toBe(keys(labSeed(5)));
  expect(keys(labSeed(5))).not.toBe(keys(labSeed(6)));
  expect(keys({ ...labSeed(5), nonces: ['salt'] })).not.toBe(keys(labSeed(5)));
  expect(keys({ ...labSeed(5), tableId: 'other' })).not.toBe(keys(labSeed(5)));
  expect(isFast(secretStreams(labSeed(5)))).toBe(false);
});

test('a draw from one stream never moves another', () => {
  const one = scenario(toy, { seats: 2 }).world();
  const other = scenario(toy, { seats: 2 }).world();
  for (let i = 0; i < 40; i++) draw(one, 'ties', 6);
  const after = (w: typeof one): number[] => Array.from({ length: 40 }, () => draw(w, 'deal', 1000));
  expect(after(one)).toEqual(after(other));
});

test('the commitment is the hash of the seed and the table, and lab seeds have the form of real ones', () => {
  const seed = labSeed(1);
  const bytes = Buffer.concat([Buffer.from(seed.secret, 'hex'), Buffer.from(seed.tableId)]);
  expect(commitment(seed)).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(isSecret(seed.secret)).toBe(true);
  expect(isSecret('F'.repeat(64))).toBe(false);
});

test('named dice repeat themselves and differ by name', () => {
  const throws = (name: string): number[] => {
    const dice = namedDice(name);
    return Array.from({ length: 20 }, () => dice.below(1000));
  };
  expect(throws('seat 3')).toEqual(throws('seat 3'));
  expect(throws('seat 3')).not.toEqual(throws('seat 4'));
});
