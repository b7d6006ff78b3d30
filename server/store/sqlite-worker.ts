// The thread that alone writes into an embedded store: it opens the folder, then answers each batch after its commit.
import { parentPort, workerData } from 'node:worker_threads';
import type { Trouble } from '#house/store';
import type { Answer, Operation } from './commit.ts';
import { commitAll } from './commit.ts';
import { explain, sqliteConnection } from './sqlite-connection.ts';
import { closeWriter, lockFolder, openWriter } from './sqlite-files.ts';

/** A text of JSON, which two threads hand over in a fraction of the time that they need for lists and objects: a list of operations. */
export type ToWriter = 'stop' | (string & {});

/** A text of JSON is a list of answers. */
export type FromWriter = 'open' | { readonly lost: Trouble } | (string & {});

export interface WriterOrder {
  readonly folder: string;
  /** See `SqliteOptions`. */
  readonly mostAtStart: number;
}

const { folder, mostAtStart } = workerData as WriterOrder;
const send = (message: FromWriter): void => parentPort?.postMessage(message);

async function serve(): Promise<void> {
  const lock = lockFolder(folder);
  const opened = await openWriter(folder, mostAtStart);
  const connection = sqliteConnection(opened.database, folder, opened.epoch);
  parentPort?.on('message', async (message: ToWriter) => {
    if (message !== 'stop') {
      const operations = JSON.parse(message) as Operation[];
      const failed = (error: unknown): Answer[] => operations.map(() => ({ trouble: explain(error, folder) }));
      return send(JSON.stringify(await commitAll(connection, operations).catch(failed)));
    }
    // Closing moves everything from the write-ahead log into the file.
    closeWriter(opened);
    lock.close();
    parentPort?.close();
  });
  send('open');
}

serve().catch((error) => send({ lost: explain(error, folder) }));
