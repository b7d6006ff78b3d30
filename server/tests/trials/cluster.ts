/** The trial of several nodes: people of every table at different ones, while nodes are killed, PostgreSQL restarts and NATS is cut. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { findGame, games } from '#games';
import type { Deed, DeedKind, Logged } from '#house/room/room';
import { openLog } from '#house/snapshots';
import type { Row } from '#house/store';
import { tableId } from '#house/store';
import type { Dice, Game, Kinds } from '#kernel';
import { due, namedDice } from '#kernel';
import type { Headless } from '#testkit/headless';
import type { SharedStore } from '../../store/postgres.ts';
import { openPostgresStore } from '../../store/postgres.ts';
import type { Nats, Postgres } from '../services.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import type { Company, Seating } from './crowd.ts';
import { gather, hearMore, optionsOf, playOnAndOn, SHORT } from './crowd.ts';
import { wholeLog } from './reading.ts';

export interface ClusterPlan {
  readonly nodes: number;
  readonly tables: number;
  readonly seed: string;
  readonly postgres: Postgres;
  /** PostgreSQL carries the news where undefined. */
  readonly nats?: Nats;
  readonly tell?: (line: string) => void;
}

export interface ClusterReport {
  kills: number;
  acknowledged: number;
  rows: number;
  games: number;
  /** How often somebody else became host, because the host was away for long. */
  handedOver: number;
  /** Milliseconds from what happened to a table's next move, the worst of all. */
  slowestMove: number;
  /** What must not be; empty if all is well. */
  readonly faults: string[];
}

export interface Cluster extends ClusterPlan {
  readonly dice: Dice;
  readonly report: ClusterReport;
  readonly companies: Company[];
  readonly store: SharedStore;
  readonly nodes: number;
  readonly children: Child[];
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds in which a balancer notices that a node is about to stop. */
const DRAIN = 1_000;

/** How far from its next move a table may be, whatever happened. */
export const LONGEST_STANDSTILL = 5_000;

export async function beginCluster(plan: ClusterPlan): Promise<Cluster> {
  const url = await plan.postgres.newDatabase();
  const env = { DATABASE_URL: url, ...(plan.nats === undefined ? {} : { NATS_URL: plan.nats.url }) };
  const children = await Promise.all(Array.from({ length: plan.nodes }, () => startNode(env)));
  const shelf = await Promise.all(games.map(async (shelved) => (await shelved.load()).game));
  const presets = shelf.flatMap((game) => Object.keys(game.options.presets).map((preset) => ({ game, preset })));
  const companies = await Promise.all(
    Array.from({ length: plan.tables }, (_, i) =>
      gather(children[i % children.length], seatingOf(presets[i % presets.length], i)),
    ),
  );
  const report = { kills: 0, acknowledged: 0, rows: 0, games: 0, handedOver: 0, slowestMove: 0, faults: [] };
  const store = await openPostgresStore({ url, patience: 60_000 });
  const cluster: Cluster = { ...plan, dice: namedDice(plan.seed), report, companies, store, children, env };
  await spread(cluster);
  for (const company of companies) playOnAndOn(company);
  await hear(cluster, 10 * plan.tables);
  return cluster;
}

/** How long nothing may be heard before those who were cut come back, as pages do by themselves. */
const SILENCE = 10_000;

/** Resolves after so many more messages were heard at all tables. */
export async function hear(cluster: Cluster, count: number): Promise<void> {
  const heard = hearMore(pagesOf(cluster), count).then(() => 'heard');
  while ((await Promise.race([heard, wait(SILENCE, 'silence', { ref: false })])) === 'silence') await spread(cluster);
}

export const startNode = (env: Cluster['env']): Promise<Child> => startChild({ folder: '/nowhere', env, drain: DRAIN });

export const pagesOf = ({ companies }: Cluster): Headless[] => companies.flatMap(({ pages }) => pages);

const seatingOf = ({ game, preset }: { game: Game<Kinds>; preset: string }, i: number): Seating => ({
  game: game.id,
  people: 2 + (i % 2),
  bots: 1 + (i % 2),
  options: { preset, ...optionsOf(game, SHORT) },
  thinking: 150,
});

/** The people of every table go to different nodes, in turn. */
async function spread({ companies, children }: Cluster): Promise<void> {
  await Promise.all(
    companies.flatMap(({ pages }, table) =>
      pages.map((page, i) => moveTo(page, children[(table + i) % children.length])),
    ),
  );
}

const isAt = (page: Headless, { origin }: Pick<Child, 'origin'>): boolean =>
  page.socket().readyState === WebSocket.OPEN && page.socket().url.startsWith(origin.replace('http', 'ws'));

async function moveTo(page: Headless, child: Child): Promise<void> {
  if (isAt(page, child)) return;
  await page.cut();
  await comeBack(page, child);
}

const MOST_TRIES = 5;
const LONGEST_GREETING = 20_000;

/** A page that is too slow to shake hands or to answer pings, on a machine that is too busy, is cut before it is greeted: then once more. */
async function comeBack(page: Headless, child: Child): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && !isAt(page, child); tries++)
    await Promise.race([
      page.resume(child.origin).catch(() => undefined),
      wait(LONGEST_GREETING, undefined, { ref: false }),
    ]);
}

/** One node ends without a goodbye; its people come back at the others at once, and it comes back too. */
export async function killOne(cluster: Cluster): Promise<void> {
  const { dice, children, report, companies } = cluster;
  const victim = dice.below(children.length);
  const child = children[victim];
  const others = children.filter((other) => other !== child);
  const before = await lastSeqs(cluster);
  const killedAt = Date.now();
  await child.kill();
  report.kills++;
  report.faults.push(...complaintsOf(child));
  const orphans = pagesOf(cluster).filter((page) => !others.some((other) => isAt(page, other)));
  await Promise.all(orphans.map((page, i) => comeBack(page, others[i % others.length])));
  await Promise.all(companies.map((company, i) => untilMoved(cluster, company, before[i], killedAt)));
  children[victim] = await startNode(cluster.env);
  await spread(cluster);
}

/** Something happens to everybody; from its end on, every table has to move. */
export async function disturb(cluster: Cluster, happen: () => Promise<void>): Promise<void> {
  await happen();
  const since = Date.now();
  const before = await lastSeqs(cluster);
  await Promise.all(cluster.companies.map((company, i) => untilMoved(cluster, company, before[i], since)));
}

async function lastSeqs({ store, companies }: Cluster): Promise<number[]> {
  const found = await store.lastSeqs(companies.map(({ table }) => tableId(table)));
  return companies.map(({ table }) => found.get(tableId(table)) ?? 0);
}

/** Everybody goes, the nodes stop in good order, and the logs are judged, after whatever a test does to them. */
export async function endCluster(cluster: Cluster, beforeJudging?: () => Promise<void>): Promise<ClusterReport> {
  const { report, children, store } = cluster;
  const pages = pagesOf(cluster);
  await hear(cluster, 10);
  await Promise.all(pages.map((page) => page.cut()));
  for (const child of children) {
    const code = await child.stop();
    if (code !== 0) report.faults.push(`a node ended with ${code}`);
    report.faults.push(...complaintsOf(child));
  }
  report.faults.push(...errorsHeard(pages));
  await beforeJudging?.();
  await judgeLogs(cluster);
  await store.stop();
  return report;
}

/** That news or the database are away for a while is said, and is no fault. */
const EXPECTED = /NATS is (?:away|back)|could not say that it lives/;

const complaintsOf = (child: Child): string[] =>
  child
    .complaints()
    .split('\n')
    .filter((line) => line !== '' && !EXPECTED.test(line))
    .map((line) => `a node complained: ${line}`);

/** A node that stops says so; anything else is a fault. */
const errorsHeard = (pages: readonly Headless[]): string[] =>
  pages.flatMap((page) =>
    page.heard.flatMap((said) =>
      said.kind === 'error' && said.code !== 'closing' ? [`a page heard the error ${said.code}`] : [],
    ),
  );

async function judgeLogs({ report, companies, store }: Cluster): Promise<void> {
  for (const { table, pages } of companies) {
    const rows = await wholeLog(store, tableId(table));
    report.rows += rows.length;
    report.games += rows.filter((row) => isOf(row, ['started'])).length;
    report.handedOver += rows.filter((row) => isOf(row, ['host-handed'])).length;
    for (const [i, { seq }] of rows.entries())
      if (seq !== i + 1) report.faults.push(`table ${table} lacks row ${i + 1}`);
    report.faults.push(...judgeCommands(report, table, pages, rows));
    // A move that was there twice would be refused the second time, and the fold would break.
    await openLog({ store, findGame }, tableId(table), () => undefined).catch((error: unknown) =>
      report.faults.push(`table ${table} cannot be folded: ${error}`),
    );
  }
}

/** The command that a row answers, in one word. */
function commandOf({ payload }: Row): string[] {
  const { command } = JSON.parse(payload) as Logged;
  return command === undefined ? [] : [`${command.person} ${command.name} ${command.n}`];
}

function judgeCommands(
  report: ClusterReport,
  table: string,
  pages: readonly Headless[],
  rows: readonly Row[],
): string[] {
  const counts = new Map<string, number>();
  for (const command of rows.flatMap(commandOf)) counts.set(command, (counts.get(command) ?? 0) + 1);
  const faults = [...counts].filter(([, n]) => n > 1).map(([command, n]) => `${table}: ${command} is there ${n} times`);
  for (const { known, load, acknowledged } of pages) {
    report.acknowledged += acknowledged.size;
    for (const n of acknowledged)
      if (!counts.has(`${known.person} ${load} ${n}`))
        faults.push(`${table}: ${known.person} ${load} ${n} was acknowledged and lost`);
  }
  return faults;
}

/** Deeds by which a table goes on; presence and keys do not count. */
const MOVES: readonly DeedKind[] = ['input', 'started', 'rematched', 'readied'];

const isOf = ({ payload }: Row, kinds: readonly DeedKind[]): boolean =>
  kinds.includes((JSON.parse(payload) as Deed).is);

const LOOK_AGAIN = 100;

/** Measured by the log. */
async function untilMoved({ report, store }: Cluster, company: Company, before: number, since: number): Promise<void> {
  const { table } = company;
  const deadline = performance.now() + 4 * LONGEST_STANDSTILL;
  for (let seq = before; performance.now() < deadline; ) {
    const rows = await store.read(tableId(table), seq, 200);
    const move = rows.find((row) => isOf(row, MOVES) && row.at >= since);
    if (move !== undefined) {
      report.slowestMove = Math.max(report.slowestMove, move.at - since);
      return;
    }
    seq = rows.at(-1)?.seq ?? seq;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  report.faults.push(`table ${table} did not move: ${await describe(store, company)}`);
  report.slowestMove = Math.max(report.slowestMove, 4 * LONGEST_STANDSTILL);
}

/** For whoever has to find out why: how the log has it, and how its people see it. */
async function describe(store: SharedStore, { table, pages }: Company): Promise<string> {
  const folded = await openLog({ store, findGame }, tableId(table));
  if (folded === undefined) return 'there is no such table';
  const { room, play } = folded.state.seating;
  const chairs = room.chairs.map((c) => (c.kind === 'person' ? { ...c, keys: c.keys.length } : c.kind));
  const game = play && { now: play.table.now, paused: play.pausedBy, due: due(play.table), stack: play.table.stack };
  const seen = pages.map(({ known, unanswered, heard, socket }) => ({
    person: known.person,
    stage: known.room?.stage,
    host: known.room?.host,
    seq: known.seq,
    over: known.over?.game,
    n: known.game?.n,
    socket: socket().readyState,
    url: socket().url,
    unanswered: [...unanswered.values()],
    lastHeard: heard.slice(-3).map((said) => JSON.stringify(said).slice(0, 200)),
  }));
  const { stage, host, games: played, aloneAt, lostAt } = room;
  return JSON.stringify({
    seq: folded.state.seq,
    at: folded.state.at,
    stage,
    host,
    played,
    aloneAt,
    lostAt,
    chairs,
    game,
    seen,
  });
}
