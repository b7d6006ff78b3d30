// The writing thread as the others see it: one batch at a time, and a journal that is settled when somebody has to read.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Operation } from './operations.ts';
import { packOperations, unpackAnswer } from './packing.ts';
import type { FromWriter, ToWriter, WantedCommand } from './sqlite-worker.ts';
import type { TableId, Trouble } from './store.ts';
import { storeError, trouble } from './store.ts';
import type { Unsettled } from './unsettled.ts';
import { makeUnsettled } from './unsettled.ts';

export interface WriterThread {
  readonly opened: Promise<void>;
  readonly unsettled: Unsettled;
  commit(operations: readonly Operation[]): Promise<readonly Answer[]>;
  /** The row that a command became: a player's every refused move asks for it. */
  find(table: TableId, command: string): Promise<number | undefined>;
  /** Resolves when everything that was acknowledged is in its place. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function startWriter(folder: string): WriterThread {
  const thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { name: 'store', workerData: { folder } });
  const desk: Desk = {
    unsettled: makeUnsettled(),
    ...{ batch: [], answer: undefined, finding: [], settling: undefined, lost: undefined },
  };
  const send = (message: ToWriter): void => thread.postMessage(message);
  thread.on('message', (message: FromWriter) => hear(desk, message));
  thread.on('error', (error) =>
    lose(desk, trouble('other', `the thread that writes into ${folder} broke: ${error.message}`)),
  );
  thread.on('exit', () => lose(desk, trouble('stopped', `the thread that writes into ${folder} has ended`)));
  return {
    opened: expectAnswer(desk, []).then(() => undefined),
    unsettled: desk.unsettled,
    commit: (operations) => {
      send(packOperations(operations));
      return expectAnswer(desk, operations);
    },
    find: (table, command) => find(desk, { table, command }, send),
    settled: () => settled(desk, send),
    stop: async () => {
      if (desk.lost !== undefined) return;
      send('stop');
      await once(thread, 'exit');
    },
  };
}

interface Desk {
  readonly unsettled: Unsettled;
  /** What waits for the thread's next word: its opening, then one batch at a time. */
  batch: readonly Operation[];
  answer: Expecting<readonly Answer[]> | undefined;
  /** Who asked for commands, in their order. */
  readonly finding: Expecting<number | undefined>[];
  settling: (Expecting<void> & { readonly promise: Promise<void> }) | undefined;
  lost: Trouble | undefined;
}

interface Expecting<T> {
  resolve(value: T): void;
  reject(reason: Error): void;
}

function expectAnswer(desk: Desk, batch: readonly Operation[]): Promise<readonly Answer[]> {
  return new Promise((resolve, reject) => {
    desk.batch = batch;
    desk.answer = { resolve, reject };
    if (desk.lost !== undefined) lose(desk, desk.lost);
  });
}

function find(desk: Desk, wanted: WantedCommand, send: (message: ToWriter) => void): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    desk.finding.push({ resolve, reject });
    if (desk.lost === undefined) send(wanted);
    else lose(desk, desk.lost);
  });
}

/** One request serves all who ask before its answer: what they know to be acknowledged was so when the thread settled. */
function settled(desk: Desk, send: (message: ToWriter) => void): Promise<void> {
  if (desk.settling !== undefined) return desk.settling.promise;
  const settling = Promise.withResolvers<void>();
  desk.settling = settling;
  if (desk.lost === undefined) send('settle');
  else lose(desk, desk.lost);
  return settling.promise;
}

function hear(desk: Desk, message: FromWriter): void {
  if (message === 'open') return desk.answer?.resolve([]);
  if (message === 'noted')
    return acknowledge(
      desk,
      'waiting',
      desk.batch.map(() => APPENDED),
    );
  if (message === 'settled') return settle(desk);
  if (message.kind === 'failed') return lose(desk, message.trouble);
  if (message.kind === 'done') return acknowledge(desk, message.journal, message.answers.map(unpackAnswer));
  if (message.kind === 'found') return desk.finding.shift()?.resolve(message.seq);
  if (message.kind === 'not-found') return desk.finding.shift()?.reject(storeError(message.trouble));
  desk.settling?.reject(storeError(message.trouble));
  desk.settling = undefined;
}

const APPENDED = unpackAnswer(true);

function acknowledge(desk: Desk, journal: 'empty' | 'waiting', answers: readonly Answer[]): void {
  if (journal === 'empty') desk.unsettled.clear();
  else desk.unsettled.note(desk.batch);
  desk.answer?.resolve(answers);
}

function settle(desk: Desk): void {
  desk.unsettled.clear();
  desk.settling?.resolve();
  desk.settling = undefined;
}

function lose(desk: Desk, reason: Trouble): void {
  desk.lost ??= reason;
  desk.answer?.reject(storeError(desk.lost));
  for (const { reject } of desk.finding.splice(0)) reject(storeError(desk.lost));
  desk.settling?.reject(storeError(desk.lost));
  desk.settling = undefined;
}
