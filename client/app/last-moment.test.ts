/** In the last moment: early enough for the way there, and no earlier. */
import { expect, test } from 'vitest';
import { leadOf, measured } from './last-moment.ts';

test('what is sent one round trip before the deadline is there in time', () => {
  for (const trip of [5, 80, 700]) {
    const lead = leadOf([trip]);
    expect(lead).toBeGreaterThan(trip);
    expect(lead).toBeLessThan(trip + 200);
  }
});

test('the longest of the last round trips counts, and what was long ago does not', () => {
  expect(leadOf([20, 400, 30])).toBe(leadOf([400]));
  let trips: readonly number[] = [900];
  for (let i = 0; i < 5; i++) trips = measured(trips, 20);
  expect(leadOf(trips)).toBe(leadOf([20]));
});

test('nobody gives up more than a little over two seconds of their time', () => {
  expect(leadOf([60_000])).toBeLessThan(2_200);
});
