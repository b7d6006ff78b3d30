// How each operation is written into SQLite, and how many become durable in one transaction.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Answer, Operation, OperationOf, Verb } from './operations.ts';
import { answered } from './operations.ts';
import type { Statement, Value } from './sql.ts';
import { sql } from './sql.ts';
import { explain, forSqlite } from './sqlite-files.ts';
import type { HolderChange, TableId, Trouble } from './store.ts';
import { trouble } from './store.ts';

export interface Writer {
  readonly database: DatabaseSync;
  readonly folder: string;
  readonly prepared: Map<Statement, StatementSync>;
}

export const makeWriter = (database: DatabaseSync, folder: string): Writer => ({
  database,
  folder,
  prepared: new Map(),
});

/** One transaction for all. If one of them breaks it, each gets its own, so that it takes nobody with it. */
export function commitAll(writer: Writer, operations: readonly Operation[]): readonly Answer[] {
  try {
    return inTransaction(writer, () => operations.map((operation) => performOne(writer, operation)));
  } catch (error) {
    const reason = explain(error, writer.folder);
    if (operations.length === 1 || reason.fault !== 'other') return operations.map(() => ({ trouble: reason }));
    return operations.flatMap((operation) => commitAll(writer, [operation]));
  }
}

export function statement(writer: Pick<Writer, 'database' | 'prepared'>, name: Statement): StatementSync {
  const known = writer.prepared.get(name);
  if (known !== undefined) return known;
  const made = writer.database.prepare(forSqlite(sql[name]));
  writer.prepared.set(name, made);
  return made;
}

function inTransaction<T>({ database }: Writer, act: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some faults of the disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function performOne(writer: Writer, operation: Operation): Answer {
  const performer = performers[operation.do] as (writer: Writer, operation: Operation) => Answer;
  return performer(writer, operation);
}

const performers: { readonly [V in Verb]: (writer: Writer, operation: OperationOf<V>) => Answer<V> } = {
  create,
  append,
  'put-off': (writer, { table, seq, dueAt }) => {
    run(writer, 'putOff', table, seq, dueAt);
    return nothing;
  },
  'save-snapshot': (writer, { table, seq, state }) => {
    run(writer, 'saveSnapshot', table, seq, state);
    run(writer, 'keepTwoSnapshots', table);
    return nothing;
  },
  'put-words': (writer, { table, id, text }) => {
    run(writer, 'putWords', table, id, text);
    return nothing;
  },
  'erase-words': (writer, { table, id }) => {
    if (id === undefined) run(writer, 'eraseAllWords', table);
    else run(writer, 'eraseWords', table, id);
    return nothing;
  },
  close: (writer, { table, at }) =>
    answered<'close'>(get(writer, 'close', table, at) === undefined ? 'not-open' : 'closed'),
  purge,
};

const nothing: { readonly outcome: undefined } = { outcome: undefined };

function create(writer: Writer, opening: OperationOf<'create'>): Answer<'create'> {
  const { table, code, command, payload, at, dueAt, holders } = opening;
  if (get(writer, 'createTable', table, code, dueAt, at) === undefined) {
    const exists = get(writer, 'standing', table, undefined) !== undefined;
    return answered<'create'>(exists ? 'exists' : 'code-taken');
  }
  run(writer, 'firstRow', table, command, payload, at);
  changeHolders(writer, table, holders);
  return answered<'create'>('stored');
}

function append(writer: Writer, row: OperationOf<'append'>): Answer<'append'> {
  const { table, seq, command, payload, at, dueAt, holders, finished } = row;
  if (get(writer, 'append', table, seq, command, payload, at) === undefined) return whyNot(writer, row);
  run(writer, 'moveOn', table, seq, dueAt);
  changeHolders(writer, table, holders);
  if (finished !== undefined) run(writer, 'finishGame', finished.id, table, finished.from, seq, at, finished.head);
  return answered<'append'>({ outcome: 'stored' });
}

function whyNot(writer: Writer, { table, seq, command }: OperationOf<'append'>): Answer<'append'> {
  const standing = get(writer, 'standing', table, command);
  if (standing === undefined) return answered<'append'>({ outcome: 'closed' });
  if (standing.repeated !== null) return answered<'append'>({ outcome: 'repeated', seq: Number(standing.repeated) });
  if (standing.closed_at !== null) return answered<'append'>({ outcome: 'closed' });
  if (seq > Number(standing.seq)) return { trouble: gap(seq, Number(standing.seq)) };
  return answered<'append'>({ outcome: 'conflict' });
}

/** The log of the server will say this, so it does not name the table. */
const gap = (seq: number, last: number): Trouble =>
  trouble('refused', `row ${seq} would leave a gap after row ${last}`);

function changeHolders(writer: Writer, table: TableId, change: HolderChange | undefined): void {
  for (const holder of change?.remove ?? []) run(writer, 'removeHolder', holder, table);
  for (const holder of change?.add ?? []) run(writer, 'addHolder', holder, table);
}

function purge(writer: Writer, { before, limit }: OperationOf<'purge'>): Answer<'purge'> {
  run(writer, 'purgeOldGames', before);
  const tables = statement(writer, 'closedBefore').all(before, limit);
  for (const { id } of tables) {
    for (const part of PARTS) run(writer, part, String(id));
  }
  return answered<'purge'>(tables.length);
}

/** All that belongs to a table. */
const PARTS = ['purgeLog', 'purgeSnapshots', 'eraseAllWords', 'purgeHolders', 'purgeGames', 'purgeTable'] as const;

type Found = Record<string, unknown> | undefined;

const get = (writer: Writer, name: Statement, ...values: Value[]): Found =>
  statement(writer, name).get(...values.map(bound));

function run(writer: Writer, name: Statement, ...values: Value[]): void {
  statement(writer, name).run(...values.map(bound));
}

export const bound = (value: Value): string | number | null => value ?? null;
