// How each operation is written into PostgreSQL, and how many become durable in one transaction.
import type { Client } from 'pg';
import { DatabaseError } from 'pg';
import type { Answer, Operation, OperationOf, Verb } from './operations.ts';
import { answered } from './operations.ts';
import { explain, isCut } from './postgres-link.ts';
import { postgresSql } from './postgres-sql.ts';
import type { Statement, Value } from './sql.ts';
import { sql } from './sql.ts';
import type { HolderChange, Row, TableId } from './store.ts';
import { trouble } from './store.ts';

export interface Writer {
  readonly client: Client;
  readonly url: string;
  /** Whether PostgreSQL itself carries the news to the other nodes. */
  readonly news: 'notify' | 'elsewhere';
  /** After a cut nobody knows whether the batch was stored: then what is found there and is the same counts as stored. */
  readonly attempt: 'first' | 'again';
}

/** Deadlocks and the like, which the locks in one order make rare: all is tried again. */
const TRY_AGAIN = ['40P01', '40001'];
const MOST_TRIES = 5;

/** One transaction for all. If one of them breaks it, each gets its own, so that it takes nobody with it. */
export async function commitAll(writer: Writer, operations: readonly Operation[]): Promise<readonly Answer[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await commitOnce(writer, operations);
    } catch (error) {
      if (isCut(error)) throw error;
      if (error instanceof DatabaseError && TRY_AGAIN.includes(error.code ?? '') && tries < MOST_TRIES) continue;
      if (operations.length === 1) return [{ trouble: explain(error, writer.url) }];
      return commitEach(writer, operations);
    }
  }
}

async function commitEach(writer: Writer, operations: readonly Operation[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const operation of operations) answers.push(...(await commitAll(writer, [operation])));
  return answers;
}

/** What comes all the time, one row each for many tables, is a single statement and commits by itself. */
function commitOnce(writer: Writer, operations: readonly Operation[]): Promise<readonly Answer[]> {
  if (operations.every(isPlain) && areOfManyTables(operations)) return appendAll(writer, operations);
  return inTransaction(writer, () => performAll(writer, operations));
}

type Append = OperationOf<'append'>;

const isPlain = (operation: Operation): operation is Append =>
  operation.do === 'append' && operation.finished === undefined && !changesHolders(operation.holders);

const changesHolders = (change: HolderChange | undefined): boolean =>
  change !== undefined && change.add.length + change.remove.length > 0;

const areOfManyTables = (rows: readonly Append[]): boolean =>
  new Set(rows.map(({ table }) => table)).size === rows.length;

async function inTransaction<T>({ client }: Writer, act: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await act();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (!isCut(error)) await client.query('ROLLBACK');
    throw error;
  }
}

/** In their order; rows of different tables that follow each other go together. */
async function performAll(writer: Writer, operations: readonly Operation[]): Promise<readonly Answer[]> {
  await lockAll(writer, operations);
  const answers: Answer[] = [];
  let together: Append[] = [];
  const flush = async (): Promise<void> => {
    answers.push(...(await appendAll(writer, together)));
    together = [];
  };
  for (const operation of operations) {
    if (operation.do !== 'append' || !areOfManyTables([...together, operation])) await flush();
    if (operation.do === 'append') together.push(operation);
    else answers.push(await performOne(writer, operation));
  }
  await flush();
  return answers;
}

async function lockAll({ client }: Writer, operations: readonly Operation[]): Promise<void> {
  const tables = new Set(operations.flatMap((one) => ('table' in one && one.do !== 'create' ? [one.table] : [])));
  if (tables.size > 0) await client.query({ name: 'lockAll', text: postgresSql.lockAll, values: [[...tables]] });
}

/** One row each for different tables, in the order of their names. */
async function appendAll(writer: Writer, rows: readonly Append[]): Promise<readonly Answer<'append'>[]> {
  if (rows.length === 0) return [];
  const name = writer.news === 'notify' ? 'appendAllAloud' : 'appendAll';
  const sorted = [...rows].sort((a, b) => (a.table < b.table ? -1 : 1));
  const columns = [
    sorted.map(({ table }) => table),
    sorted.map(({ seq }) => seq),
    sorted.map(({ command }) => command ?? null),
    sorted.map(({ payload }) => payload),
    sorted.map(({ at }) => at),
    sorted.map(({ dueAt }) => dueAt ?? null),
  ];
  const found = await writer.client.query<{ table_id: string | null }>({
    name,
    text: postgresSql[name],
    values: columns,
  });
  const stored = new Set(found.rows.map((row) => row.table_id));
  const answers: Answer<'append'>[] = [];
  for (const row of rows) {
    if (stored.has(row.table)) await changeBeside(writer, row);
    answers.push(stored.has(row.table) ? answered<'append'>({ outcome: 'stored' }) : await whyNot(writer, row));
  }
  return answers;
}

/** What belongs to the row and is not in the log. */
async function changeBeside(writer: Writer, { table, seq, at, holders, finished }: Append): Promise<void> {
  await changeHolders(writer, table, holders);
  if (finished === undefined) return;
  await get(writer, 'finishGame', finished.id, table, finished.from, seq, at, finished.head);
}

async function whyNot(writer: Writer, row: Append): Promise<Answer<'append'>> {
  const { table, seq, command } = row;
  if (writer.attempt === 'again' && (await isThere(writer, row))) return answered<'append'>({ outcome: 'stored' });
  const standing = await get(writer, 'standing', table, command);
  if (standing === undefined) return answered<'append'>({ outcome: 'closed' });
  if (standing.repeated !== null) return answered<'append'>({ outcome: 'repeated', seq: Number(standing.repeated) });
  if (standing.closed_at !== null) return answered<'append'>({ outcome: 'closed' });
  if (seq <= Number(standing.seq)) return answered<'append'>({ outcome: 'conflict' });
  // The log of the server will say this, so it does not name the table.
  return { trouble: trouble('refused', `row ${seq} would leave a gap after row ${Number(standing.seq)}`) };
}

/** A row that says the same at the same place folds to the same: whoever wrote it, it is there. */
async function isThere(writer: Writer, row: Omit<Row, 'seq'> & { table: TableId; seq: number }): Promise<boolean> {
  const found = await get(writer, 'read', row.table, row.seq - 1, 1);
  if (found === undefined || Number(found.seq) !== row.seq) return false;
  return found.payload === row.payload && found.written_at === row.at && (found.command ?? undefined) === row.command;
}

async function performOne(writer: Writer, operation: Exclude<Operation, Append>): Promise<Answer> {
  const performer = performers[operation.do] as (writer: Writer, operation: Operation) => Promise<Answer>;
  return performer(writer, operation);
}

type Others = Exclude<Verb, 'append'>;

const performers: { readonly [V in Others]: (writer: Writer, operation: OperationOf<V>) => Promise<Answer<V>> } = {
  create,
  'put-off': async (writer, { table, seq, dueAt }) => {
    await get(writer, 'putOff', table, seq, dueAt);
    return nothing;
  },
  'save-snapshot': async (writer, { table, seq, state }) => {
    await get(writer, 'saveSnapshot', table, seq, state);
    await get(writer, 'keepTwoSnapshots', table);
    return nothing;
  },
  'put-words': async (writer, { table, id, text }) => {
    await get(writer, 'putWords', table, id, text);
    return nothing;
  },
  'erase-words': async (writer, { table, id }) => {
    if (id === undefined) await get(writer, 'eraseAllWords', table);
    else await get(writer, 'eraseWords', table, id);
    return nothing;
  },
  close: async (writer, { table, at }) =>
    answered<'close'>((await get(writer, 'close', table, at)) === undefined ? 'not-open' : 'closed'),
  purge,
};

const nothing: { readonly outcome: undefined } = { outcome: undefined };

async function create(writer: Writer, opening: OperationOf<'create'>): Promise<Answer<'create'>> {
  const { table, code, command, payload, at, dueAt, holders } = opening;
  if ((await get(writer, 'createTable', table, code, dueAt, at)) === undefined) {
    const exists = (await get(writer, 'standing', table, undefined)) !== undefined;
    const isOurs = exists && writer.attempt === 'again' && (await isThere(writer, { ...opening, seq: 1 }));
    if (isOurs) return answered<'create'>('stored');
    return answered<'create'>(exists ? 'exists' : 'code-taken');
  }
  await get(writer, 'firstRow', table, command, payload, at);
  await changeHolders(writer, table, holders);
  if (writer.news === 'notify')
    await writer.client.query({ name: 'sayCreated', text: postgresSql.sayCreated, values: [table] });
  return answered<'create'>('stored');
}

async function changeHolders(writer: Writer, table: TableId, change: HolderChange | undefined): Promise<void> {
  for (const holder of change?.remove ?? []) await get(writer, 'removeHolder', holder, table);
  for (const holder of change?.add ?? []) await get(writer, 'addHolder', holder, table);
}

/** What another node is deleting right now is left to it. */
async function purge(writer: Writer, { before, limit }: OperationOf<'purge'>): Promise<Answer<'purge'>> {
  await get(writer, 'purgeOldGames', before);
  const text = `${sql.closedBefore} FOR UPDATE SKIP LOCKED`;
  const { rows } = await writer.client.query<{ id: string }>({ name: 'closedBefore', text, values: [before, limit] });
  for (const { id } of rows) {
    for (const part of PARTS) await get(writer, part, id);
  }
  return answered<'purge'>(rows.length);
}

/** All that belongs to a table. */
const PARTS = ['purgeLog', 'purgeSnapshots', 'eraseAllWords', 'purgeHolders', 'purgeGames', 'purgeTable'] as const;

type Found = { readonly [column: string]: string | number | null } | undefined;

async function get({ client }: Writer, name: Statement, ...values: Value[]): Promise<Found> {
  const found = await client.query({ name, text: sql[name], values: values.map((value) => value ?? null) });
  return found.rows[0];
}
