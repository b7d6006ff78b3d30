// The embedded engine: SQLite in one folder, written by a thread of its own, read from here.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Store, Trouble } from '#house/store';
import { storeError, trouble } from '#house/store';
import { openStore } from './engine.ts';
import type { Answer, Operation } from './operations.ts';
import type { BackupDone, BackupOrder } from './sqlite-backup-worker.ts';
import { explain, runnerOn } from './sqlite-connection.ts';
import { openReader } from './sqlite-files.ts';
import type { FromWriter, ToWriter } from './sqlite-worker.ts';

/** Opens the store of a folder, or makes one. Refuses a folder that another server uses, or whose data is newer or damaged. */
export async function openSqliteStore(dataFolder: string): Promise<Store> {
  const folder = resolve(dataFolder);
  const writer = await startWriter(folder);
  // Nobody would stop the writer of a store that was never handed out.
  const database = await tried(() => openReader(folder), writer.stop);
  const run = runnerOn(database);
  return openStore({
    commit: writer.commit,
    // Reads are short and hit memory: asking another thread would cost more than it spares, and wait behind commits.
    query: async (statement, values) => {
      try {
        return run(statement, ...values);
      } catch (error) {
        throw storeError(explain(error, folder));
      }
    },
    backup: (file) => backupAside({ folder, file: resolve(file) }),
    stop: async () => {
      // The writer's closing connection must be the last one, so that it leaves a single file behind.
      database.close();
      await writer.stop();
    },
  });
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
async function startWriter(folder: string): Promise<Writer> {
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { name: 'store', workerData: { folder } });
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

async function backupAside(order: BackupOrder): Promise<void> {
  const thread = new Worker(new URL('./sqlite-backup-worker.ts', import.meta.url), { workerData: order });
  const [reason] = (await once(thread, 'message')) as [BackupDone];
  await once(thread, 'exit');
  if (reason !== undefined) throw storeError(reason);
}
