/** What a table weighs as JSON, and whether a step grows dearer as a game goes on. */
import type { Input, Match, Table } from '#kernel';
import { fastDice, labSeed, step } from '#kernel';
import { playRandom } from '#testkit/driver';
import { gameNamed, matchWith } from './games.ts';
import { median, rate } from './rate.ts';

const GAME = 'sandwich';
const SEATS = [6, 12];
const GAMES = 5;
/** Steps at either end of a game. */
const END = 100;
const LONG = { rounds: 5 };

/** By game and players: the heaviest table of a few random games, in bytes. */
export async function tableBytes(): Promise<Record<string, number>> {
  const game = await gameNamed(GAME);
  return Object.fromEntries(SEATS.map((seats) => [`${GAME}/${seats}`, heaviest(matchWith(game, seats))]));
}

function heaviest(match: Match): number {
  let most = 0;
  for (let seed = 1; seed <= GAMES; seed++)
    playRandom(match, labSeed(seed), fastDice(seed), (_, table) => {
      most = Math.max(most, Buffer.byteLength(JSON.stringify(table)));
    });
  return most;
}

/**
 * The cost of the last steps of a long game, in costs of the first ones. Like with like: steps differ by what they answer,
 * so these all answer the question that is answered most.
 */
export async function stepGrowth(): Promise<number> {
  const match = matchWith(await gameNamed(GAME), Math.max(...SEATS), LONG);
  const moments: Moment[] = [];
  playRandom(match, labSeed(1), fastDice(1), (input, table) => moments.push({ input, table }));
  const alike = mostAsked(moments);
  const end = Math.min(END, alike.length >> 1);
  const first = stepping(match, alike.slice(0, end));
  const last = stepping(match, alike.slice(-end));
  for (const once of [first, last]) rate(once, 200);
  return median(Array.from({ length: 9 }, () => rate(first, 100) / rate(last, 100)));
}

function mostAsked(moments: readonly Moment[]): Moment[] {
  const answers = moments.filter(({ input }) => input.kind === 'answer');
  const byQuestion = Object.values(Object.groupBy(answers, ({ table }) => table.stack.at(-1)?.ask ?? ''));
  return byQuestion
    .map((group) => group ?? [])
    .reduce((most, group) => (group.length > most.length ? group : most), []);
}

interface Moment {
  readonly table: Table;
  readonly input: Input;
}

function stepping(match: Match, moments: readonly Moment[]): () => number {
  return () => {
    for (const { table, input } of moments) step(match, table, input);
    return moments.length;
  };
}
