// Bots at Plates & Napkins: greedy beats chance, bluffs now and then, and is better for it.
import { expect, test } from 'vitest';
import type { Bot } from '#bots';
import { greedy, random } from '#bots';
import { game, honestTaste } from '#games/plates-and-napkins';
import type { Kinds, Match } from '#kernel';
import { matchOf, seatOf } from '#kernel';
import { balanceOf } from '../balance/entry.ts';
import { playForFacts } from '../balance/facts.ts';
import type { Tally } from '../rally.ts';
import { kindAt, playGame } from '../rally.ts';

function match(seats: number): Match {
  const bound = matchOf<Kinds>(game, { seats, options: {} });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Greedy but for its bluffs. */
const honest: Bot = {
  name: 'honest',
  answer: (bound, look, mind) => greedy.answer(without(bound), look, mind),
  interrupt: (bound, look, mind) => greedy.interrupt(without(bound), look, mind),
};
const known = new WeakMap<Match, Match>();

/** The same match with the taste of honest bots, made once. */
function without(bound: Match): Match {
  const made = known.get(bound) ?? { ...bound, game: { ...bound.game, taste: honestTaste as never } };
  known.set(bound, made);
  return made;
}

/** Which share of the games the first of two kinds wins, seats swapped from game to game. */
function wins(bots: readonly [Bot, Bot], games: number, seed: string): number {
  const bound = match(2);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const { winners }: Tally = playGame({ match: bound, seed, bots }, i).tally;
    for (const seat of [seatOf(0), seatOf(1)])
      if ((winners & (1 << seat)) !== 0 && kindAt(bots, i, seat) === bots[0]) won += winners === 3 ? 0.5 : 1;
  }
  return won / games;
}

test('greedy beats chance in at least 90 % of 200 games of two, seats swapped', { timeout: 120_000 }, () => {
  expect(wins([greedy, random], 200, 'chance')).toBeGreaterThanOrEqual(0.9);
});

test('greedy without bluffs wins less often against greedy', { timeout: 240_000 }, () => {
  expect(wins([honest, greedy], 400, 'bluff')).toBeLessThan(0.5);
});

test('at least one in twenty of greedy’s bids is no bid card', { timeout: 60_000 }, async () => {
  const balance = await balanceOf('plates-and-napkins');
  const rally = { match: match(4), seed: 'bids', bots: [greedy] };
  const samples = Array.from({ length: 20 }, (_, i) => playForFacts(rally, i, balance).samples.bluffs).flat();
  expect(samples.length).toBeGreaterThan(500);
  expect(samples.reduce((a, b) => a + b, 0) / samples.length).toBeGreaterThan(0.05);
});
