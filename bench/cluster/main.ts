/** `npm run bench -- cluster`: one node and two, news by NOTIFY and by NATS, beside socket.io over Redis; and what PostgreSQL appends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Store } from '#house/store';
import { openNatsNews } from '#server/cluster/news';
import { openPostgresStore } from '#server/store/postgres';
import { openSqliteStore } from '#server/store/sqlite';
import type { Nats, Postgres } from '#server/tests/services';
import { startNats, startPostgres } from '#server/tests/services';
import type { Appends } from './appends.ts';
import { measureAppends, quantile } from './appends.ts';
import type { NodeKind } from './nodes.ts';
import { startNode } from './nodes.ts';
import { installPeers, startRedis } from './peers.ts';
import { openSocketIo } from './socket-io.ts';
import type { OpenTable } from './tables.ts';
import { openOurs, playTables } from './tables.ts';

const CLUSTER_USAGE = 'npm run bench -- cluster [--tables N] [--moves N] [--seconds N] [--json] [--save]';

export interface ClusterPlan {
  /** Tables under full load, and moves of each. */
  readonly tables: number;
  readonly moves: number;
  /** How long a store is measured. */
  readonly seconds: number;
}

interface Line {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Milliseconds to a seat at another node, with few tables that take their time. */
  readonly p50: number;
  readonly p99: number;
}

export interface ClusterFigures {
  readonly served: readonly Line[];
  readonly stores: readonly (Appends & { readonly name: string })[];
  readonly left: readonly string[];
}

/** What was asked for, or the sentence that says why it cannot be done. */
export function understandCluster(args: readonly string[]): ClusterPlan | string {
  try {
    const number = (usual: string) => ({ type: 'string', default: usual }) as const;
    const options = { tables: number('60'), moves: number('60'), seconds: number('4') };
    const { values } = parseArgs({ args: [...args], options });
    const plan = { tables: Number(values.tables), moves: Number(values.moves), seconds: Number(values.seconds) };
    // A game of the reference has a hundred turns, of which five warm up.
    if (!within(plan.tables, 1, 500) || !within(plan.moves, 1, 90) || !within(plan.seconds, 1, 60))
      return `--tables is 1 to 500, --moves 1 to 90, --seconds 1 to 60: ${CLUSTER_USAGE}`;
    return plan;
  } catch {
    return `that is not understood: ${args.join(' ')}: ${CLUSTER_USAGE}`;
  }
}

const within = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;

export async function runCluster(plan: ClusterPlan): Promise<ClusterFigures> {
  installPeers();
  const [postgres, nats, redis] = await Promise.all([startPostgres([]), startNats(), startRedis()]);
  const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-'));
  try {
    const stores = await storeFigures(postgres, nats, folder, plan);
    const served: Line[] = [];
    const database = async (): Promise<Record<string, string>> => ({ DATABASE_URL: await postgres.newDatabase() });
    const withNats = async (): Promise<Record<string, string>> => ({ ...(await database()), NATS_URL: nats.url });
    served.push(await serve('one node, embedded store', 1, 'ours', { DATA_DIR: join(folder, 'served') }, plan));
    served.push(await serve('one node, PostgreSQL', 1, 'ours', await database(), plan));
    served.push(await serve('two nodes, NOTIFY', 2, 'ours', await database(), plan));
    served.push(await serve('two nodes, NATS', 2, 'ours', await withNats(), plan));
    if (redis !== undefined) {
      const env = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
      served.push(await serve('two nodes, socket.io + Redis streams, no rules, no store', 2, 'socket.io', env, plan));
    }
    return { served, stores, left: redis === undefined ? ['socket.io: no redis-server on this machine'] : [] };
  } finally {
    await Promise.all([postgres.stop(), nats.stop(), redis?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Few tables that take their time show the way of a move; many that do not show what a processor can do. */
async function serve(
  name: string,
  count: number,
  kind: NodeKind,
  env: Readonly<Record<string, string>>,
  { tables, moves }: ClusterPlan,
): Promise<Line> {
  process.stderr.write(`measuring: ${name}\n`);
  const open: OpenTable = kind === 'ours' ? openOurs : openSocketIo;
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(kind, env)));
  try {
    const calm = await playTables(open, nodes, { tables: 10, moves, pace: 100 });
    const busy = await playTables(open, nodes, { tables, moves, pace: 0 });
    return {
      name,
      perCpuSecond: busy.moves / (busy.cpu / 1e6),
      perSecond: busy.moves / busy.seconds,
      p50: quantile(calm.latencies, 0.5),
      p99: quantile(calm.latencies, 0.99),
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Rows under way at the same time. */
const IN_FLIGHT = [1, 64, 1000];

async function storeFigures(
  postgres: Postgres,
  nats: Nats,
  folder: string,
  { seconds }: ClusterPlan,
): Promise<(Appends & { name: string })[]> {
  const carrier = openNatsNews({ url: nats.url, subject: 'bench', log: () => undefined });
  const stores: Record<string, Store> = {
    'embedded, node:sqlite': await openSqliteStore(join(folder, 'store')),
    'PostgreSQL, NOTIFY': await openPostgresStore({ url: await postgres.newDatabase() }),
    'PostgreSQL, news over NATS': await openPostgresStore({ url: await postgres.newDatabase(), carrier }),
  };
  const figures: (Appends & { name: string })[] = [];
  for (const [name, store] of Object.entries(stores)) {
    for (const tables of IN_FLIGHT) {
      process.stderr.write(`measuring: appends, ${name}, ${tables} at a time\n`);
      figures.push({ name: `${name}, ${tables} at a time`, ...(await measureAppends(store, tables, seconds)) });
    }
    await store.stop();
  }
  return figures;
}

export function reportCluster(
  { served, stores, left }: ClusterFigures,
  { tables, moves, seconds }: ClusterPlan,
): string {
  return [
    `node ${process.version}; ${tables} tables of 4 under full load, ${moves} moves each; 10 tables with 100 ms between moves for the times; ${seconds} s per store`,
    '',
    '| moves | per CPU-second of the nodes | per second | to a seat at another node, p50 / p99 ms |',
    '|---|--:|--:|--:|',
    ...served.map((one) => `| ${one.name} | ${whole(one.perCpuSecond)} | ${whole(one.perSecond)} | ${millis(one)} |`),
    '',
    '| appends | per second | p50 / p99 ms | rows in a flush |',
    '|---|--:|--:|--:|',
    ...stores.map((one) => `| ${one.name} | ${whole(one.perSecond)} | ${millis(one)} | ${one.perFlush.toFixed(1)} |`),
    ...left.map((line) => `\nNot measured: ${line}`),
  ].join('\n');
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const millis = ({ p50, p99 }: { p50: number; p99: number }): string => `${p50.toFixed(2)} / ${p99.toFixed(1)}`;
