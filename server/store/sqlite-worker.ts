// The thread that alone writes into an embedded store: it opens the folder, then answers each batch after its commit.
import { parentPort, workerData } from 'node:worker_threads';
import type { PackedAnswers, PackedOperations } from './packing.ts';
import { packAnswers, unpackOperations } from './packing.ts';
import { explain, lockFolder, openWriter } from './sqlite-files.ts';
import type { Writer } from './sqlite-writer.ts';
import { commitAll, makeWriter } from './sqlite-writer.ts';
import type { Trouble } from './store.ts';

export type ToWriter = PackedOperations | 'stop';

export type FromWriter =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  | { readonly kind: 'done'; readonly answers: PackedAnswers };

function serve(folder: string): void {
  const lock = lockFolder(folder);
  const writer = makeWriter(openWriter(folder), folder);
  parentPort?.on('message', (message: ToWriter) => {
    if (message !== 'stop') return send({ kind: 'done', answers: answersTo(writer, message) });
    leave(writer);
    lock.close();
    parentPort?.close();
  });
  send({ kind: 'open' });
}

const answersTo = (writer: Writer, packed: PackedOperations): PackedAnswers =>
  packAnswers(commitAll(writer, unpackOperations(packed)));

/** Closing moves everything from the write-ahead log into the file. */
function leave({ database }: Writer): void {
  database.close();
}

function send(message: FromWriter): void {
  parentPort?.postMessage(message);
}

const { folder } = workerData as { readonly folder: string };
try {
  serve(folder);
} catch (error) {
  const { fault, message } = explain(error, folder);
  send({ kind: 'failed', trouble: { fault, message } });
}
