// The engine for several machines: PostgreSQL keeps the truth, and carries the news unless somebody else does.
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { Pool } from 'pg';
import type { Engine, Record } from './front.ts';
import { openFront } from './front.ts';
import { pendingMigrations, versionNow, versionReached, versionTable } from './migrations.ts';
import type { Answer, Operation } from './operations.ts';
import type { Link } from './postgres-link.ts';
import { askPatiently, clientConfig, explain, openLink, placeOf } from './postgres-link.ts';
import { listenPatiently } from './postgres-listener.ts';
import { gatherReads } from './postgres-reader.ts';
import { postgresSql } from './postgres-sql.ts';
import { commitAll } from './postgres-writer.ts';
import type { Statement, Value } from './sql.ts';
import { sql } from './sql.ts';
import type { News, Store, TableId } from './store.ts';
import { storeError, tableId, trouble } from './store.ts';

/** What nodes that share a store know of each other. */
export interface SharedStore extends Store {
  lastSeqs(tables: readonly TableId[]): Promise<Map<TableId, number>>;
  /** Says that this node lives, and hears who else said so, and what time it is for all of them. */
  beat(node: NodeBeat): Promise<{ readonly nodes: readonly NodeBeat[]; readonly now: number }>;
  /** One more of this, by this address, in this minute: how many that are at all nodes. */
  count(what: string, address: string): Promise<number>;
  /** This node is leaving. */
  leave(name: string): Promise<void>;
}

export interface NodeBeat {
  readonly name: string;
  /** Where other nodes reach it. */
  readonly address: string;
  /** What others show when they ask it for something. */
  readonly secret: string;
  /** One more each time. */
  readonly beats: number;
}

/** Whoever carries the news between nodes. It may lose some: nodes compare seqs as well. */
export interface Carrier {
  send(rows: readonly Told[]): void;
  hear(listener: News): void;
  stop(): Promise<void>;
}

export interface Told {
  readonly table: TableId;
  readonly seq: number;
}

export interface PostgresOptions {
  readonly url: string;
  /** NOTIFY where undefined. */
  readonly carrier?: Carrier | undefined;
  /** Milliseconds for which a database that does not answer is tried again. */
  readonly patience?: number;
}

const PATIENCE = 15_000;
/** Connections for reading; one more writes, and one listens. */
const READERS = 4;
const OLDEST_VERSION = 150_000;

/** Opens the store, or makes it in an empty database. Refuses one whose data is newer, or that is too old to be trusted. */
export async function openPostgresStore({ url, carrier, patience = PATIENCE }: PostgresOptions): Promise<SharedStore> {
  const prepare = async (client: Client): Promise<void> => {
    await client.query(
      "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    );
  };
  const link = openLink({ url, patience, prepare });
  try {
    await link.use((client) => makeReady(client, url));
  } catch (error) {
    await link.stop();
    throw storeError(explain(error, url));
  }
  const pool = new Pool({ ...clientConfig(url), max: READERS, idleTimeoutMillis: 60_000 });
  pool.on('error', () => undefined);
  const parts: Parts = {
    url,
    patience,
    link,
    pool,
    carrier: carrier ?? listenPatiently(url, link.pid),
    isOurs: carrier === undefined,
  };
  return { ...openFront(engineOf(parts)), ...sharing(parts) };
}

interface Parts {
  readonly url: string;
  readonly patience: number;
  readonly link: Link;
  readonly pool: Pool;
  readonly carrier: Carrier;
  /** The news go through PostgreSQL itself. */
  readonly isOurs: boolean;
}

function engineOf(parts: Parts): Engine {
  const { url, link, pool, carrier } = parts;
  const reads = gatherReads((name, values) =>
    ask(parts, name, name === 'read' ? sql.read : postgresSql.readAll, values),
  );
  return {
    commit: (operations) => commit(parts, operations),
    query: (name, values) => (name === 'read' ? reads(values) : ask(parts, name, sql[name], values.map(bound))),
    hear: (listener) => carrier.hear(listener),
    async backup() {
      throw storeError(trouble('refused', `${placeOf(url)} is backed up with PostgreSQL's own pg_dump`));
    },
    async stop() {
      await Promise.all([carrier.stop(), pool.end(), link.stop()]);
    },
  };
}

const bound = (value: Value): string | number | null => value ?? null;

async function commit(
  { url, link, carrier, isOurs }: Parts,
  operations: readonly Operation[],
): Promise<readonly Answer[]> {
  try {
    const answers = await link.use((client, tries) =>
      commitAll(
        { client, url, news: isOurs ? 'notify' : 'elsewhere', attempt: tries === 0 ? 'first' : 'again' },
        operations,
      ),
    );
    carrier.send(storedIn(operations, answers));
    return answers;
  } catch (error) {
    const reason = explain(error, url);
    return operations.map(() => ({ trouble: reason }));
  }
}

function storedIn(operations: readonly Operation[], answers: readonly Answer[]): Told[] {
  return operations.flatMap((operation, i) => {
    const answer = answers[i];
    if (operation.do !== 'append' || !('outcome' in answer) || typeof answer.outcome !== 'object') return [];
    return answer.outcome.outcome === 'stored' ? [{ table: operation.table, seq: operation.seq }] : [];
  });
}

async function ask(
  { url, patience, pool }: Pick<Parts, 'url' | 'patience' | 'pool'>,
  name: Statement | keyof typeof postgresSql,
  text: string,
  values: readonly unknown[],
): Promise<readonly Record[]> {
  const found = await askPatiently({ url, patience }, () => pool.query<Record>({ name, text, values: [...values] }));
  return found.rows;
}

/** A node that was not heard of for so long is forgotten. */
const FORGOTTEN = 3_600_000;
const MINUTE = 60_000;

function sharing(parts: Parts): Pick<SharedStore, 'lastSeqs' | 'beat' | 'count' | 'leave'> {
  const once = { ...parts, patience: 0 };
  return {
    async lastSeqs(tables) {
      const rows = await ask(parts, 'lastSeqs', postgresSql.lastSeqs, [tables]);
      return new Map(rows.map((row) => [tableId(String(row.id)), Number(row.seq)]));
    },
    async beat({ name, address, secret, beats }) {
      const now = Number((await ask(once, 'now', postgresSql.now, []))[0].now);
      await ask(once, 'beat', sql.beat, [name, address, secret, beats, now]);
      if (beats === 1) await ask(once, 'forgetNodes', sql.forgetNodes, [now - FORGOTTEN]);
      const rows = await ask(once, 'nodes', sql.nodes, []);
      const nodes = rows.map((row) => ({
        name: String(row.name),
        address: String(row.address),
        secret: String(row.secret),
        beats: Number(row.beats),
      }));
      return { nodes, now };
    },
    async count(what, address) {
      const minute = Math.floor(Date.now() / MINUTE);
      const who = createHash('sha256').update(`${what} ${minute} ${address}`).digest('base64url');
      const [row] = await ask(once, 'count', sql.count, [who, minute]);
      if (row.n === 1) await ask(once, 'forgetCounts', sql.forgetCounts, [minute - 1]);
      return Number(row.n);
    },
    leave: async (name) => {
      await ask(once, 'leaveNodes', sql.leaveNodes, [name]);
    },
  };
}

/** Any number that nobody else is likely to lock by. */
const MIGRATING = 5_013_174;

async function makeReady(client: Client, url: string): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  if (Number(rows[0].version) < OLDEST_VERSION)
    throw storeError(trouble('refused', `${placeOf(url)} is older than PostgreSQL 15: use 15 or newer`));
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(versionTable);
    const version = Number((await client.query(versionNow)).rows[0]?.version ?? 0);
    for (const migration of pendingMigrations(version, 'shared')) {
      for (const statement of migration.statements) await client.query(statement);
      await client.query(versionReached, [migration.version, Date.now()]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
