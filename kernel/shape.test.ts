// Forms of untrusted answers: nothing missing, nothing extra, only whole numbers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf, naming, record, whole, word, wordsId } from './shape.ts';

fc.configureGlobal({ seed: 2013 });

const pair = record<{ card: number; to: number }>({ card: naming(), to: naming() });

test('a record of the right form passes, in whatever order its fields come', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (card, to) => {
      expect(pair({ card, to })).toBe(true);
      expect(pair({ to, card })).toBe(true);
    }),
  );
});

test('anything missing, extra or wrong is not of that form', () => {
  for (const wrong of [{ card: 1 }, { card: 1, to: 2, more: 3 }, { card: -1, to: 2 }, { card: 1.5, to: 2 }, [1, 2]])
    expect(pair(wrong)).toBe(false);
  expect(pair(JSON.parse('{"card":1,"__proto__":{"to":2}}'))).toBe(false);
  expect(pair(Object.create({ card: 1, to: 2 }))).toBe(false);
});

test('no value whatsoever makes a shape throw', () => {
  const shapes = [whole, naming(), word('a', 'b'), wordsId, listOf(whole), pair, record({})];
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (value) => {
      for (const shape of shapes) expect(typeof shape(value)).toBe('boolean');
    }),
  );
});

test('lists have an end', () => {
  const list = listOf(naming(), 3);
  expect(list([1, 2, 3])).toBe(true);
  expect(list([1, 2, 3, 4])).toBe(false);
  expect(list([1, -2])).toBe(false);
  expect(list('123')).toBe(false);
  expect(listOf(whole)(new Array(65).fill(0))).toBe(false);
});

test('whole numbers are safe integers', () => {
  fc.assert(fc.property(fc.double(), (n) => whole(n) === Number.isSafeInteger(n)));
  expect(whole('1')).toBe(false);
});

test('words are those that were named', () => {
  expect(word('wave', 'stay')('wave')).toBe(true);
  expect(word('wave', 'stay')('toString')).toBe(false);
});

test('players’ own words come as ids', () => {
  expect(wordsId('')).toBe(true);
  expect(wordsId('w:seat-3-1')).toBe(true);
  expect(wordsId('free text')).toBe(false);
  expect(wordsId(`w:${'a'.repeat(31)}`)).toBe(false);
});
