// The thread that alone writes into an embedded store: it opens the folder, then answers each batch after its commit.
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, PackedAnswer } from './packing.ts';
import { openBatch } from './packing.ts';
import type { Committer } from './sqlite-commit.ts';
import { commitAll, makeCommitter, settleAll, waitingRows } from './sqlite-commit.ts';
import { explain, lockFolder, openWriter } from './sqlite-files.ts';
import { findCommand, makeRoom } from './sqlite-heads.ts';
import type { TableId, Trouble } from './store.ts';

/** Any text but these two words is a batch of `packOperations`. */
export type ToWriter = 'settle' | 'stop' | WantedCommand | (string & {});

export interface WantedCommand {
  readonly table: TableId;
  readonly command: string;
}

/** What is said of a batch or of the journal counts for everything that was answered before: messages keep their order. */
export type FromWriter =
  | 'open'
  /** All of the batch are rows, they were appended, and they wait in the journal. */
  | 'noted'
  | { readonly kind: 'done'; readonly answers: readonly PackedAnswer[]; readonly journal: 'empty' | 'waiting' }
  /** Nothing waits in the journal; said without being asked too. */
  | 'settled'
  | { readonly kind: 'not-settled'; readonly trouble: Trouble }
  | { readonly kind: 'found'; readonly seq: number | undefined }
  | { readonly kind: 'not-found'; readonly trouble: Trouble }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** So many rows are settled without anybody asking: more would be cheaper for each, and hold up the next batch for longer. */
const ENOUGH = 5000;

function serve(folder: string): void {
  const lock = lockFolder(folder);
  const committer = makeCommitter(openWriter(folder), folder);
  parentPort?.on('message', (message: ToWriter) => {
    if (message === 'settle') return settleFor(committer);
    if (typeof message === 'object') return find(committer, message);
    if (message !== 'stop') return answer(committer, openBatch(message));
    leave(committer);
    lock.close();
    parentPort?.close();
  });
  send('open');
}

function answer(committer: Committer, batch: Batch): void {
  const answers = commitAll(committer, batch);
  const waiting = waitingRows(committer);
  if (waiting > 0 && answers.every((one) => one === true)) send('noted');
  else send({ kind: 'done', answers, journal: waiting === 0 ? 'empty' : 'waiting' });
  if (waiting >= ENOUGH && trySettling(committer) === undefined) send('settled');
}

function find(committer: Committer, { table, command }: WantedCommand): void {
  const { heads, writer } = committer;
  try {
    send({ kind: 'found', seq: findCommand(heads, table, command) });
    if (waitingRows(committer) === 0) makeRoom(heads);
  } catch (error) {
    send({ kind: 'not-found', trouble: troubleOf(error, writer.folder) });
  }
}

function settleFor(committer: Committer): void {
  const reason = trySettling(committer);
  send(reason === undefined ? 'settled' : { kind: 'not-settled', trouble: reason });
}

/** What fails is tried again at the next need: nothing is lost meanwhile. */
function trySettling(committer: Committer): Trouble | undefined {
  try {
    settleAll(committer);
    return undefined;
  } catch (error) {
    return troubleOf(error, committer.writer.folder);
  }
}

/** Closing moves everything from the write-ahead log into the file. */
function leave(committer: Committer): void {
  trySettling(committer);
  committer.writer.database.close();
}

function send(message: FromWriter): void {
  parentPort?.postMessage(message);
}

/** Without the stack of an error. */
function troubleOf(error: unknown, place: string): Trouble {
  const { fault, message } = explain(error, place);
  return { fault, message };
}

const { folder } = workerData as { readonly folder: string };
try {
  serve(folder);
} catch (error) {
  send({ kind: 'failed', trouble: troubleOf(error, folder) });
}
