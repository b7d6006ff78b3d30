// The course of a game: every mode and interrupt of the toy, races by reaction, and the same again from its inputs.

import { expect, test } from 'vitest';
import { greedy, random } from '#bots';
import type { Kinds, Match } from '#kernel';
import { fingerprint, matchOf, replay } from '#kernel';
import { game as toy } from '#testkit/toy/game';
import { conduct } from '../conduct.ts';
import { botReply, castMinds, kindAt, playGame, seedOf } from '../rally.ts';

function toyMatch(seats: number, options: object): Match {
  const bound = matchOf<Kinds>(toy, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

test.each([2, 3, 4, 5, 6])(
  'bots play the toy with %i seats to its end, and its inputs give the same table',
  (seats) => {
    for (let game = 0; game < 20; game++) {
      const match = toyMatch(seats, { rounds: 1 + (game % 4), quiet: game % 3 === 0 });
      const { tally, replay: saved } = playGame({ match, seed: 'toy', bots: [random, greedy] }, game);
      const again = replay(match, seedOf('toy', game), saved().inputs);
      expect(again.table.result.over).toBe(true);
      expect(fingerprint(again.table)).toBe(tally.fingerprint);
      expect(tally.fingerprint).toBe(saved().fingerprint);
      expect(tally.moves).toBeGreaterThan(0);
    }
  },
);

test('interrupts happen, and their number at one question is bounded', () => {
  const match = toyMatch(4, { rounds: 4 });
  const inputs = Array.from(
    { length: 30 },
    (_, game) => playGame({ match, seed: 'i', bots: [random] }, game).replay().inputs,
  );
  const interrupts = inputs.flat().filter((input) => input.kind === 'interrupt');
  expect(interrupts.length).toBeGreaterThan(10);
});

test('in a race everybody grabs at a time of their own', () => {
  const match = toyMatch(4, {});
  const minds = castMinds(4, 'race');
  const course = conduct({ match, seed: seedOf('race', 0), dice: minds.map(({ dice }) => dice) });
  const times = new Map<number, number>();
  let step = course.next();
  while (!step.done) {
    const { look, seat, wants } = step.value;
    const top = look.stack.at(-1);
    if (wants === 'answer' && top?.mode === 'race' && look.view !== undefined && !times.has(seat))
      times.set(seat, look.now - top.opened);
    step = course.next(botReply(greedy, step.value, match, minds[seat]));
  }
  expect(times.size).toBeGreaterThan(1);
  expect(new Set(times.values()).size).toBe(times.size);
  expect(Math.min(...times.values())).toBeGreaterThanOrEqual(250);
});

test('kinds of bots move one seat from game to game', () => {
  const seatsOf = (game: number): string[] => [0, 1, 2].map((seat) => kindAt(['a', 'b'], game, seat));
  expect([0, 1, 2].map(seatsOf)).toEqual([
    ['a', 'b', 'a'],
    ['b', 'a', 'b'],
    ['a', 'b', 'a'],
  ]);
});
