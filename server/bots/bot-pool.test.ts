/** Bots in threads: they think as they would anywhere, and one that never comes back, breaks or fails costs its own answer only. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { BotWish, Pondering } from '#house/api';
import { ponder } from '#house/bot-thoughts';
import type { Kinds, Look, Match } from '#kernel';
import { labSeed, listSeats, look, matchOf, myQuestion, open } from '#kernel';
import { game as toy } from '#testkit/toy/game';
import { findGame } from '../tests/odd-shelf.ts';
import type { BotPool, BotPoolOptions } from './bot-pool.ts';
import { openBotPool } from './bot-pool.ts';

const shelf = { module: new URL('../tests/odd-shelf.ts', import.meta.url).href, findGame };
/** Long enough for any honest bot on a busy machine. */
const AMPLE = 20_000;

vi.setConfig({ testTimeout: 60_000 });

const pools: BotPool[] = [];
const said: string[] = [];
const open1 = (options: Partial<BotPoolOptions>): BotPool => {
  const pool = openBotPool({ shelf, budget: AMPLE, size: 1, log: (line) => said.push(line), ...options });
  pools.push(pool);
  return pool;
};

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
  said.length = 0;
});

const made = matchOf<Kinds>(toy, { seats: 3, options: {} });
if ('refused' in made) throw new Error(made.refused.code);
const { match } = made;
const { table } = open(match, labSeed('bots in threads'));
const asked: Look[] = listSeats(match.players)
  .map((seat) => look(match, table, seat))
  .filter((seen) => myQuestion(seen) !== undefined);

const about = (game: string, more: Partial<Pondering> = {}): Pondering => ({
  game,
  version: toy.version,
  seats: 3,
  options: match.options,
  look: asked[0],
  persona: 1,
  level: 'greedy',
  seedText: 'a bot',
  ...more,
});

function isAllowed(wish: BotWish, bound: Match = match): boolean {
  if (wish === undefined || !('answer' in wish)) return false;
  const [frame] = table.stack.slice(-1);
  const rule = bound.game.questions[frame.ask];
  if (rule.mode === 'hold') return wish.answer === 'wave';
  const world = { match: bound, table, story: undefined };
  return rule.shape(wish.answer) && rule.check(world, frame, asked[0].seat, wish.answer) === undefined;
}

test('H10-01 a thought in a thread is the thought one would have anywhere, and the same seed text thinks the same', async () => {
  const pool = open1({ size: 2 });
  const ponderings = Array.from({ length: 40 }, (_, i) => about('toy', { seedText: `bot ${i}`, persona: i % 32 }));
  const first = await Promise.all(ponderings.map((pondering) => pool.think(pondering)));
  const again = await Promise.all(ponderings.map((pondering) => pool.think(pondering)));
  expect(first).toEqual(again);
  expect(first).toEqual(ponderings.map((pondering) => ponder(match, pondering)));
  expect(new Set(first.map((wish) => JSON.stringify(wish))).size).toBeGreaterThan(1);
  expect(pool.counts).toMatchObject({ thoughts: 80, overruns: 0, crashes: 0, failures: 0 });
});

test('who is not asked, or asked at a paused table, wishes nothing', async () => {
  const pool = open1({});
  const idle: Look = { ...asked[0], stack: [] };
  expect(await pool.think(about('toy', { look: idle }))).toBeUndefined();
  expect(await pool.think(about('toy', { look: { ...asked[0], paused: true } }))).toBeUndefined();
});

test('H10-02 a bot that never comes back is answered for by chance, and neither the loop nor other bots wait for it', async () => {
  const told: string[] = [];
  const pool = open1({ budget: 150, told: (by) => told.push(by) });
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  const wishes = await Promise.all([pool.think(about('endless')), pool.think(about('toy'))]);
  clearInterval(turning);
  expect(wishes.map((wish) => isAllowed(wish))).toEqual([true, true]);
  expect(pool.counts.overruns).toBeGreaterThanOrEqual(1);
  expect(told[0]).toBe('chance');
  expect(turns).toBeGreaterThan(5);
});

test.each(['search', 'master'])('H10-02 a %s that finds no end says what its taste wants', async (level) => {
  const told: string[] = [];
  const pool = open1({ budget: 150, told: (by) => told.push(by) });
  expect(await pool.think(about('lost', { level }))).toEqual(ponder(match, about('toy')));
  expect(told).toEqual(['draft']);
  expect(pool.counts).toMatchObject({ thoughts: 1, overruns: 1, effort: 1 });
});

test('who searches thinks less where thoughts wait, and one that waited for too long says what it likes', async () => {
  const pool = open1({ budget: 400 });
  const search = about('toy', { level: 'search' });
  const [, wish] = await Promise.all([pool.think(about('endless')), pool.think(search)]);
  expect([1 / 4, 0].map((effort) => ponder(match, search, effort))).toContainEqual(wish);
  expect(pool.counts.effort).toBeLessThan(1);
});

test('a thread that breaks loses nothing: the thought is begun again in another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  const pool = open1({});
  const file = join(folder, 'broken');
  const wishes = await Promise.all([pool.think(about(`once:${file}`)), pool.think(about('toy'))]);
  expect(existsSync(file)).toBe(true);
  expect(wishes).toEqual([ponder(match, about('toy')), ponder(match, about('toy'))]);
  expect(pool.counts).toMatchObject({ thoughts: 2, overruns: 0, crashes: 1, failures: 0 });
  rmSync(folder, { recursive: true });
});

test('H10-02 a bot that always breaks its thread is answered for by chance', async () => {
  const pool = open1({});
  const wishes = await Promise.all([pool.think(about('fragile')), pool.think(about('toy'))]);
  expect(wishes.map((wish) => isAllowed(wish))).toEqual([true, true]);
  expect(pool.counts).toMatchObject({ thoughts: 2, overruns: 0, crashes: 2, failures: 0 });
});

test('a bot that fails is answered for by chance, and the log says why', async () => {
  const pool = open1({});
  expect(isAllowed(await pool.think(about('clumsy')))).toBe(true);
  expect(pool.counts).toMatchObject({ failures: 1, crashes: 0 });
  expect(said).toEqual(['a bot of clumsy failed: dropped the bread']);
});

test('what is no game, or of another version, is refused aloud', async () => {
  const pool = open1({});
  await expect(pool.think(about('chess'))).rejects.toThrow('there is no game chess');
  await expect(pool.think(about('toy', { version: 99 }))).rejects.toThrow('version 1, not 99');
});

test('a stopped pool answers by chance and holds nothing open', async () => {
  const pool = open1({ size: 2 });
  const waiting = Promise.all(Array.from({ length: 5 }, () => pool.think(about('endless'))));
  await pool.stop();
  expect((await waiting).every((wish) => isAllowed(wish))).toBe(true);
  expect(isAllowed(await pool.think(about('toy')))).toBe(true);
});
