/** The judge of idle sockets finds those that are missing and those that take too much. */
import { expect, test } from 'vitest';
import { idleFaults } from './idle.ts';

const good = { sockets: 5_000, heapPerSocket: 7_000, residentPerSocket: 16_000 };

test('all are there, and small', () => {
  expect(idleFaults(good, 5_000)).toEqual([]);
});

test.each([
  [{ ...good, sockets: 4_999 }, '4999 sockets are open instead of 5000'],
  [{ ...good, heapPerSocket: 13_000 }, 'a socket takes 13000 bytes of heap, more than 12000'],
  [{ ...good, residentPerSocket: 50_000 }, 'a socket takes 50000 bytes of memory, more than 40000'],
])('%j is not', (report, fault) => {
  expect(idleFaults(report, 5_000)).toEqual([fault]);
});
