/** Looks made from those before are the looks that are made from nothing, and share what they can. */
import { expect, test } from 'vitest';
import { playRandom } from '#testkit';
import { game } from '#testkit/toy/game';
import type { Look, Match } from './index.ts';
import { labSeed, look, looksAgain, matchOf, namedDice, open, seatOf } from './index.ts';

const SEATS = 4;

function match(): Match {
  const made = matchOf(game, { seats: SEATS, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match as unknown as Match;
}

test.each([1, 2, 3, 4, 5])('after every input of a game, for every seat and the public: %i', (seed) => {
  const toy = match();
  const all = (table: Parameters<typeof look>[1]): Look[] =>
    Array.from({ length: SEATS + 1 }, (_, seat) => look(toy, table, seatOf(seat)));
  let earlier = all(open(toy, labSeed(seed)).table);
  let shared = 0;
  playRandom(toy, labSeed(seed), namedDice(`${seed}`), (_input, before, after) => {
    const later = looksAgain(toy, before, earlier, after);
    expect(later).toEqual(all(after));
    shared += later.filter(({ piles }, seat) => piles.some((pile, p) => pile === earlier[seat].piles[p])).length;
    earlier = later;
  });
  expect(shared).toBeGreaterThan(0);
});
