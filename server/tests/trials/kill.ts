/** The kill trial: while people and bots play, the server is killed at random moments; nothing acknowledged is lost, and every table goes on. */
import { findGame, games } from '#games';
import { wallTime } from '#house/room/decide-play';
import type { Deed, DeedKind, Logged } from '#house/room/room';
import { openLog } from '#house/snapshots';
import type { Row, Store } from '#house/store';
import { tableId } from '#house/store';
import type { Dice, Game, Kinds } from '#kernel';
import { due, NEVER, namedDice } from '#kernel';
import type { Headless } from '#testkit/headless';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import type { Company, Seating } from './crowd.ts';
import { gather, hearMore, optionsOf, playOnAndOn, SHORT } from './crowd.ts';
import { openReading, wholeLog } from './reading.ts';
import { strikesIn } from './strikes.ts';

export interface KillPlan {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly folder: string;
  readonly tell?: (line: string) => void;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  rows: number;
  games: number;
  /** Milliseconds, the worst of all: from listening to a table's next move; a deadline still waiting; a deadline struck, of all in the logs. */
  slowestMove: number;
  oldestDeadline: number;
  latestStrike: number;
  /** Deadlines struck, and those found so late that the table's time was moved instead: after a restart, or by a server that stood still. */
  strikes: number;
  missed: number;
  stalled: number;
  slowestStart: number;
  /** What must not be; empty if all is well. */
  faults: string[];
}

interface Trial extends KillPlan {
  readonly dice: Dice;
  readonly report: KillReport;
  readonly companies: Company[];
  child: Child;
}

/** How far after a restart a table may be from its next move, and a deadline from being struck. */
export const LONGEST_STANDSTILL = 5_000;
export const OLDEST_DEADLINE = 2_000;

export async function tryKills(plan: KillPlan): Promise<KillReport> {
  const trial = await begin(plan);
  const { report, companies } = trial;
  const pages = companies.flatMap((company) => company.pages);
  for (let kill = 1; kill <= plan.kills; kill++) {
    await hearMore(pages, trial.dice.below(30 * plan.tables));
    await killAndComeBack(trial);
    plan.tell?.(
      `kill ${kill}: ${report.rows} rows, ${report.acknowledged} acknowledged, slowest ${report.slowestMove} ms`,
    );
  }
  await hearMore(pages, 10);
  await Promise.all(pages.map((page) => page.cut()));
  const code = await trial.child.stop();
  if (code !== 0) report.faults.push(`the last server ended with ${code}`);
  report.faults.push(...complaints(trial), ...errorsHeard(pages));
  await withLogs(trial, (store) => judgeLogs(trial, store));
  return report;
}

async function begin(plan: KillPlan): Promise<Trial> {
  const child = await startChild({ folder: plan.folder });
  const dice = namedDice(plan.seed);
  const report: KillReport = {
    kills: 0,
    acknowledged: 0,
    rows: 0,
    games: 0,
    faults: [],
    slowestMove: 0,
    oldestDeadline: 0,
    latestStrike: 0,
    slowestStart: 0,
    strikes: 0,
    missed: 0,
    stalled: 0,
  };
  const shelf = await Promise.all(games.map(async (shelved) => (await shelved.load()).game));
  const presets = shelf.flatMap((game) => Object.keys(game.options.presets).map((preset) => ({ game, preset })));
  const companies = await Promise.all(
    Array.from({ length: plan.tables }, (_, i) => gather(child, seatingOf(presets[i % presets.length], i))),
  );
  for (const company of companies) playOnAndOn(company);
  return { ...plan, child, dice, report, companies };
}

const seatingOf = ({ game, preset }: { game: Game<Kinds>; preset: string }, i: number): Seating => ({
  game: game.id,
  people: 1 + (i % 3),
  bots: Math.min(2 + (i % 2), game.players[1] - 1 - (i % 3)),
  options: { preset, ...optionsOf(game, SHORT) },
  thinking: 150,
});

/** Now and then it is killed a second time before anybody is back. */
async function killAndComeBack(trial: Trial): Promise<void> {
  const { report, companies, folder } = trial;
  await trial.child.kill();
  const killedAt = Date.now();
  report.faults.push(...complaints(trial));
  report.kills++;
  const before = await withLogs(trial, async (store) => {
    await judgeDeadlines(trial, store, killedAt);
    return judgeLogs(trial, store);
  });
  trial.child = await startChild({ folder });
  if (trial.dice.below(5) === 0) {
    await trial.child.kill();
    report.faults.push(...complaints(trial));
    trial.child = await startChild({ folder });
  }
  report.slowestStart = Math.max(report.slowestStart, trial.child.listensAt - killedAt);
  await Promise.all(companies.flatMap(({ pages }) => pages.map((page) => page.resume(trial.child.origin))));
  await withLogs(trial, async (store) => {
    await Promise.all(companies.map((company, i) => untilMoved(trial, store, company, before[i])));
    await judgeDeadlines(trial, store, Date.now());
  });
}

async function withLogs<T>({ folder }: Trial, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openReading(folder);
  try {
    return await use(store);
  } finally {
    await store.stop();
  }
}

const complaints = ({ child }: Trial): string[] =>
  child
    .complaints()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `the server complained: ${line}`);

const errorsHeard = (pages: readonly Headless[]): string[] =>
  pages.flatMap((page) =>
    page.heard.flatMap((said) => (said.kind === 'error' ? [`a page heard the error ${said.code}`] : [])),
  );

/**
 * Every log is without a gap, every command is in it at most once, every acknowledged one exactly once, and every
 * deadline was struck in time. The last seq of each comes back.
 */
async function judgeLogs({ report, companies }: Trial, store: Store): Promise<number[]> {
  Object.assign(report, { acknowledged: 0, rows: 0, games: 0, strikes: 0, missed: 0, stalled: 0 });
  const lastSeqs: number[] = [];
  for (const { table, pages } of companies) {
    const rows = await wholeLog(store, tableId(table));
    report.rows += rows.length;
    report.games += rows.filter((row) => isOf(row, ['started'])).length;
    report.faults.push(...gapsIn(table, rows), ...judgeCommands(report, table, pages, rows));
    judgeStrikes(report, rows);
    lastSeqs.push(rows.length);
  }
  return lastSeqs;
}

function judgeStrikes(report: KillReport, rows: readonly Row[]): void {
  const { count, latest, missed, stalled } = strikesIn(rows);
  report.strikes += count;
  report.missed += missed;
  report.stalled += stalled;
  report.latestStrike = Math.max(report.latestStrike, latest);
}

const gapsIn = (table: string, rows: readonly Row[]): string[] =>
  rows.flatMap(({ seq }, i) => (seq === i + 1 ? [] : [`table ${table} has row ${seq} at place ${i + 1}`]));

/** The command that a row answers, in one word. */
function commandOf({ payload }: Row): string[] {
  const { command } = JSON.parse(payload) as Logged;
  return command === undefined ? [] : [`${command.person} ${command.name} ${command.n}`];
}

function judgeCommands(report: KillReport, table: string, pages: readonly Headless[], rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const command of rows.flatMap(commandOf)) counts.set(command, (counts.get(command) ?? 0) + 1);
  const faults = [...counts].filter(([, n]) => n > 1).map(([command, n]) => `${table}: ${command} is there ${n} times`);
  for (const { known, load, acknowledged } of pages) {
    for (const n of acknowledged) {
      report.acknowledged++;
      if (!counts.has(`${known.person} ${load} ${n}`))
        faults.push(`${table}: ${known.person} ${load} ${n} was acknowledged and lost`);
    }
  }
  return faults;
}

/** Deeds by which a table goes on; presence and keys do not count. */
const MOVES: readonly DeedKind[] = ['input', 'started', 'rematched', 'readied'];

const isOf = ({ payload }: Row, kinds: readonly DeedKind[]): boolean =>
  kinds.includes((JSON.parse(payload) as Deed).is);

/** Looked for whenever somebody at the table heard something; measured by the log. */
async function untilMoved({ report, child }: Trial, store: Store, company: Company, before: number): Promise<void> {
  const { table, pages } = company;
  const since = performance.now();
  for (let seq = before; ; ) {
    const heard = pages.map((page) => page.heard.length);
    const rows = await store.read(tableId(table), seq, 200);
    const move = rows.find((row) => isOf(row, MOVES));
    if (move !== undefined) {
      report.slowestMove = Math.max(report.slowestMove, move.at - child.listensAt);
      return;
    }
    seq = rows.at(-1)?.seq ?? seq;
    const left = 4 * LONGEST_STANDSTILL - (performance.now() - since);
    if (left <= 0) {
      report.faults.push(`table ${table} did not move`);
      report.slowestMove = Math.max(report.slowestMove, 4 * LONGEST_STANDSTILL);
      return;
    }
    await orLater(
      left,
      pages.map((page, i) => page.until(() => page.heard.length > heard[i])),
    );
  }
}

/** One of these, or the time is over. */
async function orLater(millis: number, others: readonly Promise<void>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([late, ...others]);
  clearTimeout(timer);
}

/** How long each table's next deadline was over at that moment. */
async function judgeDeadlines({ report, companies }: Trial, store: Store, now: number): Promise<void> {
  for (const { table } of companies) {
    const folded = await openLog({ store, findGame }, tableId(table), () => undefined);
    const play = folded?.state.seating.play;
    if (folded === undefined || play === undefined || folded.state.seating.room.stage !== 'playing') continue;
    const next = due(play.table);
    if (next !== NEVER) report.oldestDeadline = Math.max(report.oldestDeadline, Math.floor(now - wallTime(play, next)));
  }
}
