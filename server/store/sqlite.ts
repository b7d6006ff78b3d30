// The embedded engine: SQLite in one folder, written by a thread of its own, read from here.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Store, Trouble } from '#house/store';
import { storeError, trouble } from '#house/store';
import type { Answer, Operation } from './commit.ts';
import type { Engine } from './engine.ts';
import { openStore } from './engine.ts';
import type { TellHealth } from './health.ts';
import { explain, runnerOn } from './sqlite-connection.ts';
import { databaseFile, MOST_AT_START, openReader } from './sqlite-files.ts';
import { sizeOf } from './sqlite-wal.ts';
import type { FromWriter, ToWriter, WriterOrder } from './sqlite-worker.ts';

const MANY = 500;

export interface SqliteOptions {
  readonly tellHealth?: TellHealth;
  /** Bytes of data up to which every page is looked at before it is opened, and not beside it. */
  readonly mostAtStart?: number;
}

/** Opens the store of a folder, or makes one. Refuses a folder that another server uses, or whose data is newer or damaged. */
export async function openSqliteStore(dataFolder: string, options: SqliteOptions = {}): Promise<Store> {
  const { mostAtStart = MOST_AT_START, tellHealth } = options;
  const folder = resolve(dataFolder);
  const isLarge = sizeOf(databaseFile(folder)) > mostAtStart;
  const writer = await startWriter({ folder, mostAtStart });
  // Nobody would stop the writer of a store that was never handed out.
  const database = await tried(() => openReader(folder), writer.stop);
  const run = runnerOn(database);
  const restored = run('restoredAt')[0].moment;
  const checking = isLarge ? startAside({ folder, file: undefined }) : undefined;
  const engine: Engine = {
    commit: writer.commit,
    // Reads are short and hit memory: asking another thread would cost more than it spares, and wait behind commits.
    query: async (statement, values) => {
      try {
        const rows = run(statement, ...values);
        // Whoever reads a long log lets others go on in between.
        if (rows.length >= MANY) await immediate();
        return rows;
      } catch (error) {
        throw storeError(explain(error, folder));
      }
    },
    damage: async () => checking?.done,
    backup: async (file) => {
      const why = await startAside({ folder, file: resolve(file) }).done;
      if (why !== undefined) throw storeError(why);
    },
    stop: async () => {
      await checking?.thread.terminate();
      // The writer's closing connection must be the last one, so that it leaves a single file behind.
      database.close();
      await writer.stop();
    },
  };
  return { ...openStore(engine, tellHealth), restoredAt: restored === null ? undefined : Number(restored) };
}

async function tried<T>(act: () => T, giveUp: () => Promise<void>): Promise<T> {
  try {
    return act();
  } catch (error) {
    await giveUp();
    throw error;
  }
}

interface Writer {
  /** One batch at a time. */
  commit(operations: readonly Operation[]): Promise<readonly Answer[]>;
  stop(): Promise<void>;
}

/** Resolves when the folder is open, or rejects with the reason why not. */
async function startWriter(order: WriterOrder): Promise<Writer> {
  const { folder } = order;
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { name: 'store', workerData: order });
  let expected = Promise.withResolvers<string>();
  let lost: Trouble | undefined;
  const lose = (reason: Trouble): void => {
    lost ??= reason;
    expected.reject(storeError(lost));
  };
  const said = (): Promise<string> => {
    expected = Promise.withResolvers();
    if (lost !== undefined) lose(lost);
    return expected.promise;
  };
  thread.on('message', (message: FromWriter) =>
    typeof message === 'string' ? expected.resolve(message) : lose(message.lost),
  );
  thread.on('error', ({ message }) =>
    lose(trouble('other', `the thread that writes into ${folder} broke: ${message}`)),
  );
  thread.on('exit', () => lose(trouble('stopped', `the thread that writes into ${folder} has ended`)));
  const send = (message: ToWriter): void => thread.postMessage(message);
  await said();
  return {
    commit: async (operations) => {
      send(JSON.stringify(operations));
      return JSON.parse(await said()) as Answer[];
    },
    stop: async () => {
      if (lost !== undefined) return;
      send('stop');
      await once(thread, 'exit');
    },
  };
}

export interface AsideOrder {
  readonly folder: string;
  /** Where the backup goes; every page is looked at where undefined. */
  readonly file: string | undefined;
}

function startAside(order: AsideOrder): { readonly thread: Worker; readonly done: Promise<Trouble | undefined> } {
  const thread = new Worker(new URL('./sqlite-aside-worker.ts', import.meta.url), { workerData: order });
  const done = new Promise<Trouble | undefined>((resolve, reject) => {
    let found: Trouble | undefined;
    thread.on('message', (message: Trouble | undefined) => {
      found = message;
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve(found));
  });
  return { thread, done };
}
