// Sets of answers: what is counted is listed, what is sampled is listed, and sampling reaches everything.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { both, exactly, factorial, mapped, none, oneOf, orders, Runs, sample, tuples, union } from './moves.ts';
import { fastDice } from './random.ts';
import type { Moves } from './types.ts';

fc.configureGlobal({ seed: 2013 });

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 5 });

function proveHonest(moves: Moves<unknown>): void {
  const listed = [...moves.all()].map((answer) => JSON.stringify(answer));
  expect(listed).toHaveLength(moves.count);
  expect(new Set(listed).size).toBe(moves.count);
  if (moves.count === 0) return;
  const dice = fastDice(1);
  for (let i = 0; i < 20; i++) expect(listed).toContain(JSON.stringify(moves.random(dice)));
}

describe('whatever they are made of, sets count what they list and sample what they list', () => {
  test('lists, single answers and nothing', () => {
    proveHonest(none());
    proveHonest(exactly({ pass: true }));
    fc.assert(fc.property(numbers, (list) => proveHonest(oneOf(list))));
  });

  test('unions, pairs and mapped sets', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const left = mapped(oneOf(a), (n) => `a${n}`);
        const right = mapped(oneOf(b), (n) => `b${n}`);
        proveHonest(union(left, right));
        proveHonest(both(left, right));
        proveHonest(
          union(
            both(left, right),
            mapped(left, (l): [string, string] => [l, 'alone']),
          ),
        );
      }),
    );
  });

  test('tuples', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3 }), (list, places) => proveHonest(tuples(oneOf(list), places))),
    );
  });

  test('orders', () => {
    fc.assert(fc.property(numbers, (list) => proveHonest(orders(list))));
  });

  test('runs that are filled again and again', () => {
    const runs = new Runs((tag, index) => ({ tag, index }));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 }), (counts) => {
        runs.clear();
        for (const [tag, count] of counts.entries()) runs.add(count, tag);
        proveHonest(runs);
        expect([...runs.all()].map((_, i) => runs.at(i))).toEqual([...runs.all()]);
      }),
    );
  });
});

test('nine cards have 362,880 orders, counted without listing them', () => {
  expect(orders([1, 2, 3, 4, 5, 6, 7, 8, 9]).count).toBe(362_880);
  expect(factorial(12)).toBe(479_001_600);
});

test('tuples are counted exactly and listed lazily: a set that can never be listed begins at once', () => {
  const set = both(orders([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), tuples(oneOf([...'abcdefghijklm']), 4));
  expect(set.count).toBe(479_001_600 * 28_561);
  const listed = set.all()[Symbol.iterator]();
  listed.next();
  expect(listed.next().value?.[1]).toEqual(['a', 'a', 'a', 'b']);
});

test('a union is sampled evenly over its members, not its parts', () => {
  const dice = fastDice(2);
  const set = union(exactly('rare'), oneOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']));
  let rare = 0;
  for (let i = 0; i < 10_000; i++) if (set.random(dice) === 'rare') rare++;
  expect(rare).toBeGreaterThan(850);
  expect(rare).toBeLessThan(1150);
});

test('a sample has different members of the list, in every order', () => {
  const dice = fastDice(9);
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    const chosen = sample([1, 2, 3, 4], 2, dice);
    expect(new Set(chosen).size).toBe(2);
    seen.add(chosen.join());
  }
  expect(seen.size).toBe(12);
});

test('an order of twelve cards can be sampled though it can never be listed', () => {
  const list = Array.from({ length: 12 }, (_, i) => i);
  expect(
    orders(list)
      .random(fastDice(4))
      .toSorted((a, b) => a - b),
  ).toEqual(list);
});
