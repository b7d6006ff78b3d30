// Connections to PostgreSQL that outlive its restarts: what was cut is tried again for a while, and faults are told in words.
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientConfig, PoolClient, PoolConfig } from 'pg';
import { Client, DatabaseError, Pool, types } from 'pg';
import type { Trouble } from '#house/store';
import { storeError, trouble } from '#house/store';

export interface Link {
  /** Acts on the one connection, anew on another one when it was cut; `tries` counts how often that was begun before. */
  use<T>(act: (client: PoolClient, tries: number) => Promise<T>): Promise<T>;
  /** The process that serves the connection over there. */
  pid(): number | undefined;
  /** The connection is gone for good; what waits is told so. */
  stop(): Promise<void>;
}

export interface LinkOptions {
  readonly url: string;
  /** Milliseconds for which something that was cut is tried again: long enough for a restart or a new primary. */
  readonly patience: number;
  /** How long a statement may take; usually some seconds. */
  readonly statements?: 'any-length';
}

/** One connection that writes, used by one at a time. */
export function openLink({ url, patience, statements }: LinkOptions): Link {
  const endless = statements === undefined ? {} : { statement_timeout: 0, query_timeout: 0 };
  const pool = openPool(url, { ...endless, max: 1, idleTimeoutMillis: 0 });
  let newest: PoolClient | undefined;
  const prepare = async (client: PoolClient): Promise<void> => {
    // Whoever is cut between two statements is found out by the next.
    client.on('error', () => undefined);
    await client.query(WAIT_FOR_DISK);
    newest = client;
  };
  return {
    pid: () => (newest as (PoolClient & { readonly processID?: number }) | undefined)?.processID,
    use: (act) => {
      let tries = 0;
      return patiently({ url, patience }, async () => {
        const client = await pool.connect();
        try {
          if (client !== newest) await prepare(client);
          const result = await act(client, tries++);
          client.release();
          return result;
        } catch (error) {
          client.release(isCut(error));
          throw error;
        }
      });
    },
    stop: () => pool.end(),
  };
}

/** Whoever breaks while nobody uses it is replaced. */
export function openPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({ ...clientConfig(url), ...options });
  pool.on('error', () => undefined);
  return pool;
}

const WAIT_FOR_DISK =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/** Nobody waits for a lock or an answer for longer than this. */
const LONGEST_STATEMENT = 10_000;
const LONGEST_CONNECTING = 5_000;

/** What every connection asks of the server: commits that are on the disk, and no locks held by somebody who is gone. */
const SESSION = [
  'idle_in_transaction_session_timeout=5000',
  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=2',
  'tcp_keepalives_count=3',
];

export const clientConfig = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'breadboard',
  connectionTimeoutMillis: LONGEST_CONNECTING,
  statement_timeout: LONGEST_STATEMENT,
  query_timeout: 2 * LONGEST_STATEMENT,
  keepAlive: true,
  options: SESSION.map((setting) => `-c ${setting}`).join(' '),
  types: { getTypeParser: numbersAsNumbers as typeof types.getTypeParser },
});

/** A connection of its own for something long, let go afterwards; rejects with the reason in words. */
export async function withClient<T>(url: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...clientConfig(url), statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await act(client);
  } catch (error) {
    throw storeError(explain(error, url));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's bigint comes as a text; ours are whole numbers that JavaScript can keep. */
function numbersAsNumbers(id: number, format?: 'text' | 'binary'): unknown {
  return id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text');
}

const FIRST_WAIT = 50;
const LONGEST_WAIT = 500;

/** Does something that can be done twice, again and again while the connection is cut; rejects with the reason in words. */
export async function patiently<T>(
  { url, patience }: Pick<LinkOptions, 'url' | 'patience'>,
  act: () => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = FIRST_WAIT; ; pause = Math.min(2 * pause, LONGEST_WAIT)) {
    try {
      return await act();
    } catch (error) {
      if (!isCut(error) || performance.now() + pause > deadline) throw storeError(explain(error, url));
      await wait(pause);
    }
  }
}

/** Shutting down, starting up, or no longer the one that writes. */
const AWAY = ['57P01', '57P02', '57P03', '57P05', '25P03', '25006'];

/** Whatever did not come from the database itself happened on the way to it. */
export function isCut(error: unknown): boolean {
  if (!(error instanceof Error) || 'fault' in error) return false;
  if (error instanceof DatabaseError)
    return error.code !== undefined && (error.code.startsWith('08') || AWAY.includes(error.code));
  return 'code' in error ? error.code !== 'ENOTFOUND' : /terminat|closed|timeout|queryable|ended/i.test(error.message);
}

/** What went wrong, in words that say what to do; passwords are not among them. */
export function explain(error: unknown, url: string): Trouble {
  if (error instanceof Error && 'fault' in error) return trouble((error as Error & Trouble).fault, error.message);
  const place = placeOf(url);
  const text = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
  const code = error instanceof DatabaseError ? (error.code ?? '') : '';
  if (isCut(error) || !(error instanceof DatabaseError))
    return trouble(
      'unreachable',
      `${place} does not answer: is PostgreSQL running there, and is DATABASE_URL right? (${text})`,
    );
  if (code.startsWith('28') || code === '3D000' || code === '42501')
    return trouble(
      'refused',
      `${place} does not let us in: check user, password and database in DATABASE_URL (${text})`,
    );
  if (code === '53100') return trouble('full', `the disk of ${place} is full: nothing was stored (${text})`);
  if (code.startsWith('XX')) return trouble('damaged', `the data of ${place} is damaged: restore a backup (${text})`);
  return trouble('other', `${place}: ${text}`);
}

/** Machine, port and database; user and password stay private. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}
