// How a flush becomes durable: plain rows through the journal, anything else in its place, all in one transaction.
import type { DatabaseSync } from 'node:sqlite';
import type { Answer, Operation, OperationOf } from './operations.ts';
import { answered } from './operations.ts';
import type { Batch, PackedAnswer, PackedAppend, PackedOperation } from './packing.ts';
import { batchOf, isPacked, packAnswer, unpackOperation } from './packing.ts';
import { explain } from './sqlite-files.ts';
import type { Heads } from './sqlite-heads.ts';
import {
  decide,
  findCommand,
  follow,
  forget,
  forgetAll,
  forgetClosed,
  makeHeads,
  makeRoom,
  reaches,
  takeBack,
} from './sqlite-heads.ts';
import type { Journal } from './sqlite-journal.ts';
import { note, openJournal, settle } from './sqlite-journal.ts';
import type { Writer } from './sqlite-writer.ts';
import { inTransaction, makeWriter, performOne } from './sqlite-writer.ts';

export interface Committer {
  readonly writer: Writer;
  readonly heads: Heads;
  readonly journal: Journal;
}

/** Whoever opens the files for writing finds nothing in the journal. */
export function makeCommitter(database: DatabaseSync, folder: string): Committer {
  const writer = makeWriter(database, folder);
  return { writer, heads: makeHeads(writer), journal: openJournal(writer) };
}

/** One transaction for all. If one of them breaks it, each gets its own, so that it takes nobody with it. */
export function commitAll(committer: Committer, batch: Batch): readonly PackedAnswer[] {
  const { operations, text } = batch;
  try {
    return operations.every(isLight) ? commitLight(committer, operations, text) : commitInPlace(committer, operations);
  } catch (error) {
    const { fault, message } = explain(error, committer.writer.folder);
    if (operations.length === 1 || fault !== 'other') return operations.map(() => ({ trouble: { fault, message } }));
    return operations.flatMap((operation) => commitAll(committer, batchOf([operation])));
  }
}

export function settleAll({ heads, journal }: Committer): void {
  settle(journal);
  makeRoom(heads);
}

/** Rows that are durable and not in their place. */
export const waitingRows = ({ journal }: Committer): number => journal.waiting.length;

type Light = PackedAppend | OperationOf<'save-snapshot'>;

const isLight = (one: PackedOperation): one is Light => isPacked(one) || one.do === 'save-snapshot';

const nothing: Answer<'save-snapshot'> = { outcome: undefined };

/** `text` is what is noted where all of the batch are rows that are stored. */
function commitLight({ heads, journal }: Committer, batch: readonly Light[], text: string): readonly PackedAnswer[] {
  const rows: PackedAppend[] = [];
  const snapshots: OperationOf<'save-snapshot'>[] = [];
  const take = (one: Light): PackedAnswer => {
    if (!isPacked(one)) {
      if (reaches(heads, one.table, one.seq)) snapshots.push(one);
      return nothing;
    }
    const answer = decide(heads, one);
    if (answer === true) rows.push(one);
    return answer;
  };
  try {
    const answers = batch.map(take);
    note(journal, rows, rows.length === batch.length ? text : JSON.stringify(rows), snapshots);
    return answers;
  } catch (error) {
    takeBack(heads, rows);
    throw error;
  }
}

function commitInPlace(committer: Committer, batch: readonly PackedOperation[]): readonly PackedAnswer[] {
  settleAll(committer);
  const { writer, heads } = committer;
  try {
    return inTransaction(writer, () =>
      batch.map((one) => {
        const operation = unpackOperation(one);
        const answer = packAnswer(repeated(heads, operation) ?? performOne(writer, operation));
        keepUp(heads, operation, answer);
        return answer;
      }),
    );
  } catch (error) {
    forgetAll(heads);
    throw error;
  }
}

/** A command that became a row of a page: the log alone does not know. */
function repeated(heads: Heads, operation: Operation): Answer<'append'> | undefined {
  if (operation.do !== 'append' || operation.command === undefined) return undefined;
  const seq = findCommand(heads, operation.table, operation.command);
  return seq === undefined ? undefined : answered<'append'>({ outcome: 'repeated', seq });
}

function keepUp(heads: Heads, operation: Operation, answer: PackedAnswer): void {
  if (operation.do === 'purge') forgetClosed(heads);
  else if (operation.do === 'close') forget(heads, operation.table);
  else if (operation.do === 'append' && answer === true)
    follow(heads, operation.table, operation.seq, operation.command);
}
