// How operations and their answers travel between two threads: as text, and what is most frequent by its values alone.
import type { Answer, Operation, OperationOf } from './operations.ts';
import { answered } from './operations.ts';
import type { HolderChange, NewRow, TableId } from './store.ts';

/** Also how a row stands in the journal: an order that is never changed. Nothing is `null` there. */
export type PackedAppend = readonly [
  table: TableId,
  seq: number,
  command: string | null,
  payload: string,
  at: number,
  dueAt: number | null,
];

export type PackedOperation = Operation | PackedAppend;
/** `true`: a row was appended. */
export type PackedAnswer = Answer | true;

/** All as one text: two threads hand over a text in a fraction of the time that they need for lists and objects. */
export const packOperations = (operations: readonly Operation[]): string =>
  JSON.stringify(operations.map((operation) => (isPlainAppend(operation) ? packAppend(operation) : operation)));

/** A flush, and the text as which it came. */
export interface Batch {
  readonly operations: readonly PackedOperation[];
  readonly text: string;
}

export const openBatch = (text: string): Batch => ({ operations: JSON.parse(text) as PackedOperation[], text });

export const batchOf = (operations: readonly PackedOperation[]): Batch => ({
  operations,
  text: JSON.stringify(operations),
});

export const unpackOperation = (packed: PackedOperation): Operation =>
  isPacked(packed) ? unpackAppend(packed) : packed;

export const packAnswer = (answer: Answer): PackedAnswer => (isAppended(answer) ? true : answer);

export const unpackAnswer = (packed: PackedAnswer): Answer => (packed === true ? APPENDED : packed);

export const isPacked = (one: PackedOperation): one is PackedAppend => Array.isArray(one);

const APPENDED = answered<'append'>({ outcome: 'stored' });

/** A row that brings more than is packed is sent as it is. What is no text would be found out only when the journal is settled. */
const isPlainAppend = (operation: Operation): operation is OperationOf<'append'> =>
  operation.do === 'append' &&
  typeof operation.payload === 'string' &&
  operation.finished === undefined &&
  !changesHolders(operation.holders);

/** Nothing that a row may bring is forgotten here: what is new has to be packed, or asked for above. */
type Forgotten = Exclude<
  keyof NewRow,
  'table' | 'seq' | 'command' | 'payload' | 'at' | 'dueAt' | 'finished' | 'holders'
>;
true satisfies Forgotten extends never ? true : false;

const changesHolders = (change: HolderChange | undefined): boolean =>
  change !== undefined && change.add.length + change.remove.length > 0;

const packAppend = ({ table, seq, command, payload, at, dueAt }: OperationOf<'append'>): PackedAppend => [
  table,
  seq,
  command ?? null,
  payload,
  at,
  dueAt ?? null,
];

const unpackAppend = ([table, seq, command, payload, at, dueAt]: PackedAppend): Operation => ({
  do: 'append',
  ...{ table, seq, command: command ?? undefined, payload, at, dueAt: dueAt ?? undefined },
});

const isAppended = (answer: Answer): boolean =>
  'outcome' in answer && typeof answer.outcome === 'object' && answer.outcome.outcome === 'stored';
