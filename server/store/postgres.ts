// The engine for several machines: PostgreSQL keeps the truth, and carries the news unless somebody else does.
import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { News, Store, TableId } from '#house/store';
import { storeError, tableId, trouble } from '#house/store';
import type { Answer, Operation } from './commit.ts';
import { commitAll } from './commit.ts';
import type { Engine } from './engine.ts';
import { openStore } from './engine.ts';
import type { TellHealth } from './health.ts';
import { makeReady } from './migrations.ts';
import { bound, inTransaction, migratingPostgres, postgresConnection } from './postgres-connection.ts';
import type { Link } from './postgres-link.ts';
import { openLink, openPool, patiently, placeOf } from './postgres-link.ts';
import { listenPatiently } from './postgres-listener.ts';
import type { Found, Statement } from './sql.ts';
import { sql } from './sql.ts';

/** What nodes that share a store know of each other. */
export interface SharedStore extends Store {
  lastSeqs(tables: readonly TableId[]): Promise<Map<TableId, number>>;
  /** Says that this node lives, and hears who else said so, and what time it is for all of them. */
  beat(node: NodeBeat): Promise<{ readonly nodes: readonly NodeBeat[]; readonly now: number }>;
  /** So much more of this, by this address, in this window of so many seconds: how much that is at all nodes. */
  count(what: string, address: string, cost: number, seconds: number): Promise<number>;
  /** This node is leaving. */
  leave(name: string): Promise<void>;
}

export interface NodeBeat {
  readonly name: string;
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
  readonly tellHealth?: TellHealth;
}

const PATIENCE = 15_000;
/** Connections for reading; one more writes, and one listens. */
const READERS = 4;
const OLDEST_VERSION = 150_000;

/** Opens the store, or makes it in an empty database. Refuses one whose data is newer, or that is too old to be trusted. */
export async function openPostgresStore(options: PostgresOptions): Promise<SharedStore> {
  const { url, carrier, patience = PATIENCE, tellHealth } = options;
  const epoch = await prepareDatabase(url, patience);
  const link = openLink({ url, patience });
  const pool = openPool(url, { max: READERS, idleTimeoutMillis: 60_000 });
  const news = carrier === undefined ? 'notify' : 'elsewhere';
  const parts: Parts = { url, patience, epoch, link, pool, news, carrier: carrier ?? listenPatiently(url, link.pid) };
  const [restored] = await ask(parts, 'restoredAt', sql.restoredAt, []);
  const restoredAt = restored.moment === null ? undefined : Number(restored.moment);
  return { ...openStore(engineOf(parts), tellHealth), ...sharing(parts), restoredAt };
}

/** Any number that nobody else is likely to lock by. */
const MIGRATING = 5_013_174;

/** Brings the database up to date, one node at a time and however long it takes; gives an epoch to whoever is going to write. */
export async function prepareDatabase(url: string, patience: number): Promise<number> {
  const link = openLink({ url, patience, statements: 'any-length' });
  const act = async (client: ClientBase): Promise<number> => {
    const { rows } = await client.query("SELECT CAST(current_setting('server_version_num') AS integer) AS version");
    if (rows[0].version < OLDEST_VERSION)
      throw storeError(trouble('refused', `${placeOf(url)} is older than PostgreSQL 15: use 15 or newer`));
    return inTransaction(client, async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
      return makeReady(migratingPostgres(client));
    });
  };
  return link.use(act).finally(() => link.stop());
}

interface Parts {
  readonly url: string;
  readonly patience: number;
  readonly epoch: number;
  readonly link: Link;
  readonly pool: Pool;
  readonly carrier: Carrier;
  /** Whether PostgreSQL itself carries the news. */
  readonly news: 'notify' | 'elsewhere';
}

function engineOf(parts: Parts): Engine {
  const { url, epoch, link, pool, carrier, news } = parts;
  return {
    async commit(operations) {
      const answers = await link.use((client, tries) => {
        const attempt = tries === 0 ? 'first' : 'again';
        return commitAll(postgresConnection(client, { url, epoch, news, attempt }), operations);
      });
      carrier.send(storedIn(operations, answers));
      return answers;
    },
    query: (statement, values) => ask(parts, statement, sql[statement], values.map(bound)),
    listen: (listener) => carrier.hear(listener),
    async backup() {
      throw storeError(trouble('refused', `${placeOf(url)} is backed up with PostgreSQL's own pg_dump`));
    },
    async stop() {
      await Promise.all([carrier.stop(), pool.end(), link.stop()]);
    },
  };
}

function storedIn(operations: readonly Operation[], answers: readonly Answer[]): Told[] {
  return operations.flatMap((operation, i) => {
    const answer = answers[i] as Answer<'append'>;
    if (operation.do !== 'append' || 'trouble' in answer) return [];
    return operation.rows.filter((_, place) => answer.outcome[place] === 'stored');
  });
}

async function ask(
  { url, patience, pool }: Pick<Parts, 'url' | 'patience' | 'pool'>,
  name: Statement | 'lastSeqs',
  text: string,
  values: readonly unknown[],
): Promise<readonly Found[]> {
  const found = await patiently({ url, patience }, () => pool.query<Found>({ name, text, values: [...values] }));
  return found.rows;
}

const LAST_SEQS = `
  SELECT id, (SELECT MAX(seq) FROM log WHERE table_id = tables.id) AS seq FROM tables WHERE id = ANY(CAST($1 AS text[]))`;

/** A node that was not heard of for so long is forgotten. */
const FORGOTTEN = 3_600_000;
const MINUTE = 60_000;

function sharing(parts: Parts): Pick<SharedStore, 'lastSeqs' | 'beat' | 'count' | 'leave'> {
  const once = { ...parts, patience: 0 };
  return {
    async lastSeqs(tables) {
      const rows = await ask(parts, 'lastSeqs', LAST_SEQS, [tables]);
      return new Map(rows.map((row) => [tableId(String(row.id)), Number(row.seq)]));
    },
    async beat({ name, beats }) {
      const now = Number((await ask(once, 'beat', sql.beat, [name, beats]))[0].seen_at);
      if (beats === 1) await ask(once, 'forgetNodes', sql.forgetNodes, [now - FORGOTTEN]);
      const rows = await ask(once, 'nodes', sql.nodes, []);
      const nodes = rows.map((row) => ({ name: String(row.name), beats: Number(row.beats) }));
      return { nodes, now };
    },
    async count(what, address, cost, seconds) {
      const now = Date.now();
      const window = Math.floor(now / (1_000 * seconds));
      const who = createHash('sha256').update(`${what} ${window} ${address}`).digest('base64url');
      const ends = Math.ceil(((window + 1) * 1_000 * seconds) / MINUTE);
      const [row] = await ask(once, 'count', sql.count, [who, ends, cost]);
      if (row.n === cost) await ask(once, 'forgetCounts', sql.forgetCounts, [Math.floor(now / MINUTE) - 1]);
      return Number(row.n);
    },
    leave: async (name) => {
      await ask(once, 'leaveNodes', sql.leaveNodes, [name]);
    },
  };
}
