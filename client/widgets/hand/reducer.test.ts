/** A hand picks and puts in every way it can, and never keeps what it should let go. */
import { expect, test } from 'vitest';
import type { Hand, HandEvent, Put } from './reducer.ts';
import { EMPTY_HAND, handle } from './reducer.ts';

function run(...events: readonly HandEvent[]): { hand: Hand; puts: Put[] } {
  const puts: Put[] = [];
  let hand = EMPTY_HAND;
  for (const event of events) {
    const next = handle(hand, event);
    hand = next.hand;
    if (next.put !== undefined) puts.push(next.put);
  }
  return { hand, puts };
}

test('tap a thing, tap a place', () => {
  expect(run({ is: 'tap-thing', thing: 'ham' }).hand.held).toBe('ham');
  const done = run({ is: 'tap-thing', thing: 'ham' }, { is: 'tap-place', place: 'left' });
  expect(done).toEqual({ hand: EMPTY_HAND, puts: [{ thing: 'ham', place: 'left' }] });
});

test('the same thing again lets it go; another takes its place', () => {
  expect(run({ is: 'tap-thing', thing: 'ham' }, { is: 'tap-thing', thing: 'ham' }).hand).toEqual(EMPTY_HAND);
  expect(run({ is: 'tap-thing', thing: 'ham' }, { is: 'tap-thing', thing: 'jam' }).hand.held).toBe('jam');
});

test('a drag puts where it ends, and one that ends nowhere clears the hand', () => {
  const drag: HandEvent[] = [
    { is: 'drag', thing: 'ham' },
    { is: 'over', place: 'left' },
  ];
  expect(run(...drag, { is: 'drop' }).puts).toEqual([{ thing: 'ham', place: 'left' }]);
  expect(run(...drag, { is: 'over', place: undefined }, { is: 'drop' })).toEqual({ hand: EMPTY_HAND, puts: [] });
  expect(run(...drag, { is: 'cancel' }, { is: 'drop' }).puts).toEqual([]);
});

test('a place without anything in the hand is nothing', () => {
  expect(run({ is: 'tap-place', place: 'left' })).toEqual({ hand: EMPTY_HAND, puts: [] });
  expect(run({ is: 'over', place: 'left' }).hand).toEqual(EMPTY_HAND);
});
