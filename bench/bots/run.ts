/** `npm run bench -- bots`: do bots that search speak when they should, with one at each of many tables? */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Think } from '#house/api';
import { openHouse } from '#house/house';
import type { ThoughtBy } from '#server/bots/bot-pool';
import { openBotPool } from '#server/bots/bot-pool';
import { steadyClock } from '#server/clock';
import { openSqliteStore } from '#server/store/sqlite';
import { quantile } from '../server/figures.ts';
import { atLeast, atMost, free, promises } from '../table.ts';
import { seatGuest } from './guest.ts';

export interface BotsPlan {
  readonly tables: number;
  readonly seconds: number;
}

export interface BotsFigures {
  /** Thoughts that came to something, and those of them that were not done by the moment at which the bot speaks. */
  thoughts: number;
  late: number;
  drafts: number;
  chance: number;
  /** The smallest share of their playouts that searches had. */
  effort: number;
  p50: number;
  p99: number;
}

const GAME = 'plates-and-napkins';
const SECOND = 1_000;
/** Threads start and code is compiled before anything counts. */
const WARM_UP = 8;

export async function runBots({ tables, seconds }: BotsPlan): Promise<BotsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  const figures: BotsFigures = { thoughts: 0, late: 0, drafts: 0, chance: 0, effort: 1, p50: 0, p99: 0 };
  const millis: number[] = [];
  const log = (line: string): unknown => process.stderr.write(`${line}\n`);
  const told = (by: ThoughtBy): void => {
    if (by !== 'bot') figures[by === 'draft' ? 'drafts' : 'chance']++;
  };
  const clock = noting(figures);
  const pool = openBotPool({ log, told });
  const store = await openSqliteStore(folder);
  const think: Think = async (pondering) => {
    const began = performance.now();
    const wish = await pool.think(pondering);
    figures.effort = Math.min(figures.effort, pool.counts.effort);
    if (wish !== undefined) millis.push(performance.now() - began);
    clock.isDone = true;
    setImmediate(() => {
      clock.isDone = false;
    });
    return wish;
  };
  const house = openHouse({ store, clock, chance: randomBytes, think, log, messagesPerSecond: 1e6 });
  const guests = await Promise.all(Array.from({ length: tables }, (_, n) => seatGuest(house, GAME, n)));
  await wait(WARM_UP * SECOND);
  Object.assign(figures, { late: 0, drafts: 0, chance: 0, effort: 1 });
  millis.length = 0;
  await wait(seconds * SECOND);
  const measured = { ...figures, thoughts: millis.length, p50: quantile(millis, 0.5), p99: quantile(millis, 0.99) };
  for (const leave of guests) leave();
  await house.stop();
  await pool.stop();
  await store.stop();
  rmSync(folder, { recursive: true });
  return measured;
}

/** A bot that is done sets the table's timer to its moment, at once; one that is over already means that it was late. */
const noting = (figures: BotsFigures): Clock & { isDone: boolean } => ({
  isDone: false,
  now: steadyClock.now,
  wake(at, call) {
    if (this.isDone && at < steadyClock.now()) figures.late++;
    return steadyClock.wake(at, call);
  },
});

export function reportBots(figures: BotsFigures, { tables, seconds }: BotsPlan): string {
  const { thoughts, late, drafts, chance, effort, p50, p99 } = figures;
  const inTime = (100 * (thoughts - late)) / Math.max(1, thoughts);
  return [
    `One Chef at each of ${tables} tables of Plates & Napkins with a person, ${seconds} s.`,
    promises([
      atLeast('thoughts done before their moment, %', inTime, 99.5),
      atMost('answers by chance', chance, 0),
      free('answers by draft', drafts),
      free('thoughts a second', thoughts / seconds),
      free('a thought, waiting and thinking, median ms', p50),
      free('the same, 99th percentile', p99),
      free('least share of the playouts', effort),
    ]),
  ].join('\n');
}
