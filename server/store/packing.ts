// How operations and their answers travel between two threads: what is most frequent by its values alone, since names would be copied each time.
import type { Answer, Operation, OperationOf } from './operations.ts';
import { answered } from './operations.ts';
import type { HolderChange, TableId } from './store.ts';

type PackedAppend = readonly [
  table: TableId,
  seq: number,
  command: string | undefined,
  payload: string,
  at: number,
  dueAt: number | undefined,
];

export type PackedOperations = readonly (Operation | PackedAppend)[];
/** `true`: a row was appended. */
export type PackedAnswers = readonly (Answer | true)[];

export const packOperations = (operations: readonly Operation[]): PackedOperations =>
  operations.map((operation) => (isPlainAppend(operation) ? packAppend(operation) : operation));

export const unpackOperations = (packed: PackedOperations): Operation[] =>
  packed.map((one) => (isPacked(one) ? unpackAppend(one) : one));

export const packAnswers = (answers: readonly Answer[]): PackedAnswers =>
  answers.map((answer) => (isAppended(answer) ? true : answer));

export const unpackAnswers = (packed: PackedAnswers): Answer[] =>
  packed.map((answer) => (answer === true ? APPENDED : answer));

const APPENDED = answered<'append'>({ outcome: 'stored' });

/** Only what is named here travels without its name; a row that brings more is sent as it is. */
const PACKED = new Set<string>(['do', 'table', 'seq', 'command', 'payload', 'at', 'dueAt']);

function isPlainAppend(operation: Operation): operation is OperationOf<'append'> {
  if (operation.do !== 'append') return false;
  for (const name in operation) {
    if (PACKED.has(name) || operation[name as keyof typeof operation] === undefined) continue;
    if (name !== 'holders' || changesHolders(operation.holders)) return false;
  }
  return true;
}

const changesHolders = (change: HolderChange | undefined): boolean =>
  change !== undefined && change.add.length + change.remove.length > 0;

const packAppend = ({ table, seq, command, payload, at, dueAt }: OperationOf<'append'>): PackedAppend => [
  table,
  seq,
  command,
  payload,
  at,
  dueAt,
];

const isPacked = (one: Operation | PackedAppend): one is PackedAppend => Array.isArray(one);

const unpackAppend = ([table, seq, command, payload, at, dueAt]: PackedAppend): Operation => ({
  do: 'append',
  ...{ table, seq, command, payload, at, dueAt },
});

const isAppended = (answer: Answer): boolean =>
  'outcome' in answer && typeof answer.outcome === 'object' && answer.outcome.outcome === 'stored';
