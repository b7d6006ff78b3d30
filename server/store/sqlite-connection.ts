// A connection to SQLite: prepared statements, transactions, and what its errors mean.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NewRow, Trouble } from '#house/store';
import { storeError, trouble } from '#house/store';
import type { Connection } from './commit.ts';
import type { Found, Statement, Value } from './sql.ts';
import { sql } from './sql.ts';

/** Runs a statement of `sql` at once. */
export type Run = (statement: Statement, ...values: readonly Value[]) => Found[];

export function runnerOn(database: DatabaseSync): Run {
  const prepared = new Map<Statement, StatementSync>();
  return (name, ...values) => {
    const known = prepared.get(name) ?? database.prepare(forSqlite(sql[name]));
    prepared.set(name, known);
    return known.all(...values.map((value) => value ?? null)) as Found[];
  };
}

/** For the one who writes; `epoch` is stamped on each row. */
export function sqliteConnection(database: DatabaseSync, folder: string, epoch: number): Connection {
  const run = runnerOn(database);
  const append = ({ table, seq, payload, at, dueAt, sum }: NewRow): boolean =>
    run('append', table, seq, payload, at, dueAt, sum, epoch).length > 0;
  return {
    run: async (statement, ...values) => run(statement, ...values),
    append: async (rows) => new Set(rows.filter(append).map(({ table }) => table)),
    transaction: (_, act) =>
      inTransaction(database, () => {
        if (Number(run('newestWriter')[0].epoch) > epoch) throw storeError(succeeded(folder));
        return act();
      }),
    attempt: 'first',
    whatNext: (error) => (explain(error, folder).fault === 'other' ? 'each' : 'nothing'),
    explain: (error) => explain(error, folder),
  };
}

/** The lock keeps others out; should somebody have deleted it, whoever opened the folder last writes alone. */
const succeeded = (folder: string) =>
  trouble(
    'in-use',
    `another server has opened ${folder} since, and this one writes nothing any more: stop one of them, and leave breadboard.lock alone`,
  );

export async function inTransaction<T>(database: DatabaseSync, act: () => Promise<T>): Promise<T> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some faults of the disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** SQLite takes `$1` for a name and `?1` for a number, and counts up any integer that is a primary key. */
export const forSqlite = (text: string): string => text.replaceAll(/\$(?=\d)/g, '?').replaceAll('bigserial', 'integer');

/** SQLite's word for a lock that somebody else has. */
const BUSY = 5;

export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

/** What went wrong, in words that say what to do. */
export function explain(error: unknown, place: string): Trouble {
  if (error instanceof Error && 'fault' in error) return trouble((error as Error & Trouble).fault, error.message);
  const text = error instanceof Error ? error.message : String(error);
  if (
    error instanceof Error &&
    /^E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|IO|NOTDIR|NOENT|EXIST|ISDIR|MFILE)$/.test(
      (error as NodeJS.ErrnoException).code ?? '',
    )
  )
    return trouble(
      'disk',
      `${place} cannot be read or written: look at its rights and its disk, or set DATA_DIR (${text})`,
    );
  switch (resultCode(error)) {
    case BUSY:
      return trouble('in-use', `${place} is held by another program: nothing was stored (${text})`);
    case 13:
      return trouble('full', `the disk under ${place} is full: nothing was stored (${text})`);
    case 8:
    case 10:
    case 14:
      return trouble('disk', `${place} cannot be read or written: nothing was stored (${text})`);
    case 11:
    case 26:
      return trouble('damaged', `the data in ${place} is damaged: restore a backup into an empty folder (${text})`);
    default:
      return trouble('other', `${place}: ${text}`);
  }
}

/** SQLite's primary result code. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}
