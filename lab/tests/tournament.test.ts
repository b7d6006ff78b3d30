// lab tournament and lab seeds: the same whoever plays, ranges that hold what they promise, and deals as wanted.
import { describe, expect, test } from 'vitest';
import { namedDice } from '#kernel';
import type { Duel } from '../tournament/duel.ts';
import { figuresOf } from '../tournament/ladder-figures.ts';
import { isSameStep, pageOf, withRung } from '../tournament/ladder-page.ts';
import { outcomeOf } from '../tournament/outcome.ts';
import { enoughAfter } from '../tournament/sequential.ts';
import { lab } from './terminal.ts';

const base = ['tournament', '--game', 'plates-and-napkins', '--seats', '3', '--deals', '4', '--seed', '7'];

async function json(args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await lab([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** Without what depends on the machine. */
const lasting = ({ cpuMsPerDecision, ...rest }: Record<string, unknown>): object => rest;

const duel = (won: number): Duel => ({
  won,
  margin: won * 10,
  decisions: 5,
  thinkingMs: 10,
  searched: 2,
  changed: 1,
  playouts: 40,
  broken: 0,
  fingerprint: 'f',
});

/** Games of a player who wins so many of a hundred. */
function coins(share: number, games: number, name: string): number[] {
  const dice = namedDice(name);
  return Array.from({ length: games }, () => (dice.below(1000) < 1000 * share ? 1 : 0));
}

describe('lab tournament', { timeout: 60_000 }, () => {
  test('prints one object, the same for any number of jobs', async () => {
    const bots = ['--bots', 'greedy,random'];
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((jobs) => json([...base, ...bots, '--jobs', jobs])),
    );
    expect(lasting(two)).toEqual(lasting(one));
    expect(lasting(three)).toEqual(lasting(one));
    expect(Object.keys(one)).toEqual([
      ...['game', 'seats', 'deals', 'games', 'share', 'low', 'high', 'margin', 'cpuMsPerDecision', 'changed', 'broken'],
      'fingerprint',
    ]);
    expect(one).toMatchObject({ game: 'plates-and-napkins', seats: 3, deals: 4, games: 12, changed: 0, broken: 0 });
    expect(one.share).toBeGreaterThan(1 / 3);
  });

  test('lets whoever remembers hear earlier games at the table, and says who the first bot is', async () => {
    const args = ['tournament', '--game', 'sandwich', '--seats', '4', '--deals', '1', '--jobs', '1'];
    const search = [...args, '--bots', 'search,greedy'];
    const [fresh, wise, again] = await Promise.all([
      json(search),
      json([...search, '--before', '2']),
      json([...search, '--before', '2']),
    ]);
    expect(lasting(again)).toEqual(lasting(wise));
    expect(wise.fingerprint).not.toBe(fresh.fingerprint);
    const seven = await json([...args, '--bots', 'greedy,greedy', '--persona', '7']);
    expect(seven.fingerprint).not.toBe(fresh.fingerprint);
  });

  test('stops as soon as the share is clear, after the same deal for any number of jobs', async () => {
    const args = [...base.slice(0, 4), '2', '--deals', '300', '--bots', 'greedy,random', '--until', '0.5:0.8'];
    const [one, two] = await Promise.all(['1', '3'].map((jobs) => json([...args, '--jobs', jobs])));
    expect(lasting(two)).toEqual(lasting(one));
    expect(one.deals).toBeLessThan(60);
  });

  test('the yardstick of the first bots is known to it alone', async () => {
    expect((await lab([...base, '--bots', 'greedy,greedy-1', '--json'])).code).toBe(0);
    const { code, err } = await lab(['simulate', '--game', 'sandwich', '--seats', '4', '--bots', 'greedy-1']);
    expect(code).toBe(2);
    expect(err).toContain("there is no bot 'greedy-1'");
  });
});

test('the range holds the truth about 19 times in 20', () => {
  let held = 0;
  for (let i = 0; i < 400; i++) {
    const { low, high, games } = outcomeOf('coin', 2, coins(0.7, 100, `coin ${i}`).map(duel), 1);
    expect(games).toBe(100);
    if (low <= 0.7 && 0.7 <= high) held++;
  }
  expect(held / 400).toBeGreaterThan(0.92);
  expect(outcomeOf('coin', 2, [duel(1), duel(1)], 0.5)).toMatchObject({
    share: 1,
    changed: 0.5,
    cpuMsPerDecision: 2.5,
  });
});

test('a sequential test is seldom wrong, and short where it is clear', () => {
  const bounds = { low: 0.65, high: 0.8 };
  const runs = (share: number): { ends: number; mean: number } => {
    const lengths = Array.from({ length: 300 }, (_, i) => enoughAfter(coins(share, 2000, `${share} ${i}`), bounds));
    const done = lengths.filter((length) => length !== undefined);
    return { ends: done.length, mean: done.reduce((a, b) => a + b, 0) / done.length };
  };
  expect(runs(0.8).ends).toBe(300);
  expect(runs(0.8).mean).toBeLessThan(90);
  expect(runs(0.95).mean).toBeLessThan(runs(0.8).mean);
  const verdict = (share: number): number => {
    const said = Array.from({ length: 300 }, (_, i) => {
      const won = coins(share, 2000, `verdict ${share} ${i}`);
      const upTo = won.slice(0, enoughAfter(won, bounds));
      return upTo.reduce((a, b) => a + b, 0) / upTo.length > 0.73 ? 1 : 0;
    });
    return said.reduce<number>((a, b) => a + b, 0) / said.length;
  };
  expect(verdict(0.8)).toBeGreaterThan(0.9);
  expect(verdict(0.65)).toBeLessThan(0.1);
});

const rungOf = (seats: number, bots: readonly [string, string], share: number, version = 1) => ({
  ...outcomeOf('coin', seats, [duel(1), duel(0)], 1),
  version,
  bots,
  share,
  seed: 'x',
});

test('the page of the ladder has a row for every step', () => {
  const page = pageOf([rungOf(2, ['search', 'greedy'], 0.5, 3), rungOf(2, ['search', 'greedy'], 0.5, 3)]);
  expect(page).toContain('## coin, version 3');
  expect(page.match(/^\| 2 \| `search` \| `greedy` \| \*\*0\.50\*\* \[0\.09, 0\.91\] /gm)).toHaveLength(2);
});

test('a step that is played again replaces what was played of it, also of another version of the game', () => {
  const [first, other] = [rungOf(2, ['search', 'greedy'], 0.5), rungOf(4, ['search', 'greedy'], 0.5)];
  const again = rungOf(2, ['search', 'greedy'], 0.7, 2);
  expect(withRung([first, other], again)).toEqual([other, again]);
  expect(isSameStep(first, again)).toBe(false);
});

test('the lobby is told how often a level wins against skilled bots, at one table of each game', () => {
  const rungs = [
    rungOf(2, ['helper', 'random'], 0.9),
    rungOf(2, ['helper', 'greedy'], 0.123),
    rungOf(2, ['search', 'greedy'], 0.8),
  ];
  expect(figuresOf([...rungs, rungOf(4, ['search', 'greedy'], 0.5)])).toEqual({
    coin: { seats: 2, shares: { helper: 0.12, search: 0.8 } },
  });
});

test('lab seeds lists the deals that turned out as wanted, the same for any number of jobs', {
  timeout: 60_000,
}, async () => {
  const args = [
    'seeds',
    '--game',
    'plates-and-napkins',
    '--seats',
    '2',
    '--games',
    '30',
    '--where',
    'margin>=5,winner=1',
  ];
  const [one, two] = await Promise.all(['1', '3'].map((jobs) => json([...args, '--jobs', jobs])));
  expect(two).toEqual(one);
  const found = one.found as { deal: string; figures: { margin: number; winner: number } }[];
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThan(30);
  expect(found.every(({ figures: { margin, winner } }) => margin >= 5 && winner === 1)).toBe(true);
});
