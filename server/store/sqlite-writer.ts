// How each operation is written into its place in SQLite.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Answer, Operation, OperationOf, Verb } from './operations.ts';
import { answered } from './operations.ts';
import type { Statement, Value } from './sql.ts';
import { sql } from './sql.ts';
import { forSqlite } from './sqlite-files.ts';
import { sqliteSql } from './sqlite-sql.ts';
import type { HolderChange, TableId, Trouble } from './store.ts';
import { trouble } from './store.ts';

export interface Writer {
  readonly database: DatabaseSync;
  readonly folder: string;
  readonly prepared: Map<AnyStatement, StatementSync>;
}

export type AnyStatement = Statement | keyof typeof sqliteSql;

export const makeWriter = (database: DatabaseSync, folder: string): Writer => ({
  database,
  folder,
  prepared: new Map(),
});

/** Inside a transaction, with nothing left in the journal. */
export function performOne(writer: Writer, operation: Operation): Answer {
  const performer = performers[operation.do] as (writer: Writer, operation: Operation) => Answer;
  return performer(writer, operation);
}

export function statement(
  writer: { readonly database: DatabaseSync; readonly prepared: Map<AnyStatement, StatementSync> },
  name: AnyStatement,
): StatementSync {
  const known = writer.prepared.get(name);
  if (known !== undefined) return known;
  const made = writer.database.prepare(forSqlite(ALL[name]));
  writer.prepared.set(name, made);
  return made;
}

const ALL: { readonly [S in AnyStatement]: string } = { ...sql, ...sqliteSql };

/** None has two meanings: who reads from outside uses the common ones on views that show everything. */
true satisfies keyof typeof sql & keyof typeof sqliteSql extends never ? true : false;

export function inTransaction<T>(writer: Writer, act: () => T): T {
  statement(writer, 'begin').run();
  try {
    const result = act();
    statement(writer, 'commit').run();
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some faults of the disk.
    if (writer.database.isTransaction) writer.database.exec('ROLLBACK');
    throw error;
  }
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
export const gap = (seq: number, last: number): Trouble =>
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
const PARTS = [
  'purgeLog',
  'purgePages',
  'purgeSnapshots',
  'eraseAllWords',
  'purgeHolders',
  'purgeGames',
  'purgeTable',
] as const;

type Found = Record<string, unknown> | undefined;

export const get = (writer: Writer, name: AnyStatement, ...values: Value[]): Found =>
  statement(writer, name).get(...values.map(bound));

export function run(writer: Writer, name: AnyStatement, ...values: Value[]): void {
  statement(writer, name).run(...values.map(bound));
}

export const bound = (value: Value): string | number | null => value ?? null;
