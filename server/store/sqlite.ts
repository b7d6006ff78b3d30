// The embedded engine: SQLite in one folder, written by a thread of its own, read from here.
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Engine, Record } from './front.ts';
import { openFront } from './front.ts';
import type { Answer, Operation } from './operations.ts';
import { packOperations, unpackAnswers } from './packing.ts';
import type { Statement, Value } from './sql.ts';
import type { BackupDone, BackupOrder } from './sqlite-backup-worker.ts';
import { explain, openReader } from './sqlite-files.ts';
import type { FromWriter, ToWriter } from './sqlite-worker.ts';
import { bound, statement } from './sqlite-writer.ts';
import type { Store, Trouble } from './store.ts';
import { storeError, trouble } from './store.ts';

/** Opens the store of a folder, or makes one. Refuses a folder that another server uses, or whose data is newer or damaged. */
export async function openSqliteStore(dataFolder: string): Promise<Store> {
  const folder = resolve(dataFolder);
  const writer = startWriter(folder);
  await writer.opened;
  const database = await openReaderOr(folder, writer.stop);
  const prepared = new Map<Statement, StatementSync>();
  const engine: Engine = {
    commit: writer.commit,
    // Reads are short and hit memory: asking another thread would cost more than it spares, and wait behind commits.
    query: async (name, values) => queryNow({ database, prepared, folder }, name, values),
    backup: (file) => backupAside({ folder, file: resolve(file) }),
    stop: () => {
      // The writer's closing connection must be the last one, so that it leaves a single file behind.
      database.close();
      return writer.stop();
    },
  };
  return openFront(engine);
}

interface WriterThread {
  readonly opened: Promise<void>;
  commit(operations: readonly Operation[]): Promise<readonly Answer[]>;
  stop(): Promise<void>;
}

/** What waits for the writer's next word: its opening, then one batch at a time. */
interface Expecting {
  resolve(answers: readonly Answer[]): void;
  reject(reason: Error): void;
}

function startWriter(folder: string): WriterThread {
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { name: 'store', workerData: { folder } });
  let expecting: Expecting | undefined;
  let lost: Trouble | undefined;
  const lose = (reason: Trouble): void => {
    lost ??= reason;
    expecting?.reject(storeError(lost));
  };
  const expect = (): Promise<readonly Answer[]> =>
    new Promise((resolve, reject) => {
      expecting = { resolve, reject };
      if (lost !== undefined) lose(lost);
    });
  thread.on('message', (message: FromWriter) => {
    if (message.kind === 'failed') return lose(message.trouble);
    expecting?.resolve(message.kind === 'done' ? unpackAnswers(message.answers) : []);
  });
  thread.on('error', (error) =>
    lose(trouble('other', `the thread that writes into ${folder} broke: ${error.message}`)),
  );
  thread.on('exit', () => lose(trouble('stopped', `the thread that writes into ${folder} has ended`)));
  const send = (message: ToWriter): void => thread.postMessage(message);
  return {
    opened: expect().then(() => undefined),
    commit: (operations) => {
      send(packOperations(operations));
      return expect();
    },
    stop: async () => {
      if (lost !== undefined) return;
      send('stop');
      await once(thread, 'exit');
    },
  };
}

interface Reader {
  readonly database: DatabaseSync;
  readonly prepared: Map<Statement, StatementSync>;
  readonly folder: string;
}

/** Nobody would stop the writer of a store that was never handed out. */
async function openReaderOr(folder: string, giveUp: () => Promise<void>): Promise<DatabaseSync> {
  try {
    return openReader(folder);
  } catch (error) {
    await giveUp();
    throw error;
  }
}

function queryNow(reader: Reader, name: Statement, values: readonly Value[]): readonly Record[] {
  try {
    return statement(reader, name).all(...values.map(bound)) as Record[];
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
