// The embedded engine: SQLite in one folder, written by a thread of its own, read from here.
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Engine, Record } from './front.ts';
import { openFront } from './front.ts';
import type { Statement, Value } from './sql.ts';
import type { BackupDone, BackupOrder } from './sqlite-backup-worker.ts';
import { explain, openPlainReader } from './sqlite-files.ts';
import type { WriterThread } from './sqlite-thread.ts';
import { startWriter } from './sqlite-thread.ts';
import type { AnyStatement } from './sqlite-writer.ts';
import { bound, statement } from './sqlite-writer.ts';
import type { Store } from './store.ts';
import { storeError, tableId } from './store.ts';

/** Opens the store of a folder, or makes one. Refuses a folder that another server uses, or whose data is newer or damaged. */
export async function openSqliteStore(dataFolder: string): Promise<Store> {
  const folder = resolve(dataFolder);
  const writer = startWriter(folder);
  await writer.opened;
  const database = await openReaderOr(folder, writer.stop);
  const reader: Reader = { database, prepared: new Map(), folder };
  const engine: Engine = {
    commit: writer.commit,
    query: (name, values) => query(writer, reader, name, values),
    backup: (file) => backupAside({ folder, file: resolve(file) }),
    stop: async () => {
      // Whoever asked before still gets an answer.
      await writer.settled().catch(() => undefined);
      // The writer's closing connection must be the last one, so that it leaves a single file behind.
      database.close();
      await writer.stop();
    },
  };
  return openFront(engine);
}

/** Reads are short and hit memory: asking another thread would cost more than it spares, and wait behind commits. Only for commands the writing thread is asked, which knows those that are not in their place yet. */
async function query(
  { unsettled, settled, find }: WriterThread,
  reader: Reader,
  name: Statement,
  values: readonly Value[],
): Promise<readonly Record[]> {
  if (name === 'commandOf') {
    const seq = await find(tableId(String(values[0])), String(values[1]));
    return seq === undefined ? [] : [{ seq }];
  }
  if (unsettled.concerns(name, values)) await settled();
  return queryNow(reader, name, values);
}

interface Reader {
  readonly database: DatabaseSync;
  readonly prepared: Map<AnyStatement, StatementSync>;
  readonly folder: string;
}

/** Nobody would stop the writer of a store that was never handed out. */
async function openReaderOr(folder: string, giveUp: () => Promise<void>): Promise<DatabaseSync> {
  try {
    return openPlainReader(folder);
  } catch (error) {
    await giveUp();
    throw error;
  }
}

function queryNow(reader: Reader, name: Statement, values: readonly Value[]): readonly Record[] {
  try {
    return statement(reader, name === 'read' ? 'readBoth' : name).all(...values.map(bound)) as Record[];
  } catch (error) {
    throw storeError(explain(error, reader.folder));
  }
}

async function backupAside(order: BackupOrder): Promise<void> {
  const thread = new Worker(new URL('./sqlite-backup-worker.ts', import.meta.url), { workerData: order });
  const [reason] = (await once(thread, 'message')) as [BackupDone];
  await once(thread, 'exit');
  if (reason !== undefined) throw storeError(reason);
}
