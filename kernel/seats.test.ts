// Seats and sets of seats.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeats, firstSeats, has, leftOf, listSeats, only, seatOf } from './seats.ts';

fc.configureGlobal({ seed: 2013 });

const sets = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));

test('a set lists what was put in, lowest first', () => {
  fc.assert(
    fc.property(sets, (numbers) => {
      const set = numbers.reduce((all, n) => all | only(seatOf(n)), 0);
      expect(listSeats(set)).toEqual(numbers.toSorted((a, b) => a - b));
      expect(countSeats(set)).toBe(numbers.length);
      for (let n = 0; n <= 12; n++) expect(has(set, seatOf(n))).toBe(numbers.includes(n));
    }),
  );
});

test('the first seats of a table', () => {
  expect(listSeats(firstSeats(4))).toEqual([0, 1, 2, 3]);
  expect(firstSeats(0)).toBe(0);
});

test('left and right go round the table', () => {
  expect(leftOf(seatOf(3), 1, 4)).toBe(0);
  expect(leftOf(seatOf(0), -1, 4)).toBe(3);
  expect(leftOf(seatOf(1), -9, 4)).toBe(0);
});
