// Bots see only looks, repeat themselves on equal dice, and always answer what the rules allow.

import { describe, expect, test, vi } from 'vitest';
import { game as plates } from '#games/plates-and-napkins';
import { game as sandwich } from '#games/sandwich';
import { game as masters } from '#games/sandwich-masters';
import { game as wars } from '#games/sandwich-wars';
import type { Dice, Frame, Game, Kinds, Match, Seat, Table } from '#kernel';
import { due, fastDice, imagine, labSeed, listSeats, look, matchOf, myQuestion, namedDice } from '#kernel';
import { playRandom } from '#testkit/driver';
import type { Bot, Mind } from './bot.ts';
import { thinkOf } from './bot.ts';
import { tasted } from './greedy.ts';
import { bots, castPersonas, findBot, greedy, labBots, master, random, reactionTime, search } from './index.ts';

/** A busy machine is no fault. */
vi.setConfig({ testTimeout: 60_000 });

/** Searches think as little as they can. */
const mind = (name: string): Mind => ({ persona: 3, dice: namedDice(name), effort: 0 });

function matchFor(seats: number, options: object, game: Game<Kinds> = sandwich): Match {
  const bound = matchOf<Kinds>(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Every moment of one random game at which some seat is asked. */
function moments(match: Match, name: string): { table: Table; seat: Seat }[] {
  const found: { table: Table; seat: Seat }[] = [];
  playRandom(match, labSeed(name), namedDice(name), (_input, _before, table) => {
    if (table.paused || due(table) <= table.now) return;
    for (const seat of listSeats(match.players))
      if (myQuestion(look(match, table, seat)) !== undefined) found.push({ table, seat });
  });
  return found;
}

const tables: readonly (readonly [seats: number, options: object, game: Game<Kinds>])[] = [
  [3, { preset: 'fr' }, sandwich],
  [4, { preset: 'en', rounds: 1 }, sandwich],
  [5, { preset: 'de', rounds: 1, direction: 'alternating', blind: true }, sandwich],
  [4, { market: 'calm', express: true }, sandwich],
  [4, { chef: true, theme: 'p:random', pitch: 'text' }, sandwich],
  [4, { pitch: 'spoken', tasting: 'turns' }, sandwich],
  [9, { younger: 'all-rounds', bigTable: false, boxes: 2, series: true, bleah: true }, sandwich],
  [12, { fridge: true }, sandwich],
  [2, { goal: 8 }, plates],
  [4, { goal: 8 }, plates],
  [5, { sandwiches: 3 }, plates],
  [2, {}, wars],
  [4, { orders: 4 }, wars],
  [3, { end: 'rounds', rounds: 6, attackPack: true, orderUp: true }, masters],
  [6, { end: 'rounds', rounds: 3 }, masters],
];

describe.each(tables)('with %i seats and %j', (seats, options, game) => {
  const match = matchFor(seats, options, game);
  const all = moments(match, `bots ${seats}`);
  const every = (most: number): typeof all => all.filter((_, i) => i % Math.ceil(all.length / most) === 0);
  /** Bots that search think for long. */
  const someFor = (bot: Bot): typeof all => every(bot === search || bot === master ? 6 : 60);

  test.each(bots)('$name answers what the rules allow, and the same again on equal dice', (bot) => {
    for (const { table, seat } of someFor(bot)) {
      const frame = table.stack.at(-1) as Frame;
      const seen = look(match, table, seat);
      const answer = bot.answer(match, seen, mind('a'));
      expect(bot.answer(match, seen, mind('a'))).toEqual(answer);
      expect(isAllowed(match, table, frame, seat, answer)).toBe(true);
    }
  });

  test.each(bots)('$name answers alike at another table that looks the same', (bot) => {
    for (const [i, { table, seat }] of someFor(bot).entries()) {
      const seen = look(match, table, seat);
      const twin = imagine(match, seen, fastDice(i)).table;
      expect(look(match, twin, seat)).toEqual(seen);
      expect(bot.answer(match, look(match, twin, seat), mind('b'))).toEqual(bot.answer(match, seen, mind('b')));
      expect(bot.interrupt(match, look(match, twin, seat), mind('c'))).toEqual(bot.interrupt(match, seen, mind('c')));
    }
  });

  test.each(bots)('$name interrupts only where it may', (bot) => {
    for (const [i, { table, seat }] of (bot === search || bot === master ? someFor(bot) : all).entries()) {
      const wanted = bot.interrupt(match, look(match, table, seat), mind(`interrupt ${i}`));
      if (wanted === undefined) continue;
      const rule = match.game.interrupts[wanted.name];
      expect(rule.shape(wanted.answer)).toBe(true);
      expect(rule.check({ match, table, story: undefined }, seat, wanted.answer)).toBeUndefined();
    }
  });

  test(`the taste of ${game.id} is never refused, so chance never steps in for it`, () => {
    for (const [i, { table, seat }] of all.entries()) {
      const seen = look(match, table, seat);
      const thinking = mind(`taste ${i}`);
      expect(tasted(thinkOf(match, seen, thinking), seen, thinking).refused).toBeUndefined();
    }
  });
});

test('where a taste is refused, chance answers instead of it', () => {
  const match = matchFor(4, {});
  const broken: Match = {
    ...match,
    game: { ...match.game, taste: { answer: () => 999, interrupt: () => ({ name: 'offer', answer: 'nonsense' }) } },
  };
  const asked = moments(match, 'broken').filter(({ table }) => table.stack.at(-1)?.mode !== 'hold');
  expect(asked.length).toBeGreaterThan(20);
  for (const { table, seat } of asked) {
    const answer = greedy.answer(broken, look(match, table, seat), mind('d'));
    expect(isAllowed(match, table, table.stack.at(-1) as Frame, seat, answer)).toBe(true);
    expect(greedy.interrupt(broken, look(match, table, seat), mind('d'))).toBeUndefined();
  }
});

test('greedy bots with other personas like other things', () => {
  const match = matchFor(4, {});
  const ranking = ['palates', 'tongues', 'noses']
    .flatMap((name) => moments(match, name))
    .filter(({ table }) => table.stack.at(-1)?.ask === 'rank');
  expect(ranking.length).toBeGreaterThan(0);
  const verdicts = (persona: number): string =>
    JSON.stringify(
      ranking.map(({ table, seat }) => greedy.answer(match, look(match, table, seat), { persona, dice: fastDice(1) })),
    );
  expect(new Set([1, 2, 3, 4].map(verdicts)).size).toBeGreaterThan(1);
});

test('a table of bots has personas of its own, no two alike', () => {
  const cast = castPersonas(12, fastDice(7));
  expect(new Set(cast).size).toBe(12);
  expect(castPersonas(12, fastDice(7))).toEqual(cast);
});

test('bots react in about 700 ± 180 ms and never before 250', () => {
  const dice = fastDice(5);
  const times = Array.from({ length: 20_000 }, () => reactionTime(dice) as number);
  const mean = times.reduce((sum, t) => sum + t, 0) / times.length;
  const spread = Math.sqrt(times.reduce((sum, t) => sum + (t - mean) ** 2, 0) / times.length);
  expect(Math.abs(mean - 700)).toBeLessThan(8);
  expect(Math.abs(spread - 180)).toBeLessThan(8);
  expect(Math.min(...times)).toBe(250);
  expect(times.every(Number.isInteger)).toBe(true);
  expect(reactionTime(lowest)).toBe(250);
});

test('bots are found by name', () => {
  expect(bots.map((bot) => bot.name)).toEqual(['random', 'helper', 'greedy', 'search', 'master']);
  expect(labBots.map((bot) => bot.name)).toEqual([...bots.map((bot) => bot.name), 'greedy-1']);
  expect(findBot('random')).toBe(random);
  expect(findBot('nobody')).toBeUndefined();
});

const lowest: Dice = { below: () => 0 };

function isAllowed(match: Match, table: Table, frame: Frame, seat: Seat, answer: unknown): boolean {
  const rule = match.game.questions[frame.ask];
  if (rule.mode === 'hold') return answer === 'wave';
  return rule.shape(answer) && rule.check({ match, table, story: undefined }, frame, seat, answer) === undefined;
}
