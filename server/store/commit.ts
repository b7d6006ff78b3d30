// Every way to write into a store, as data; and how it becomes durable: all of a flush in one transaction, by the same steps in both engines.
import type { Appended, Created, HolderChange, NewRow, Opening, TableId, Trouble } from '#house/store';
import type { Found, Statement, Value } from './sql.ts';
import { rowOf } from './sql.ts';

export type Operation =
  | { readonly do: 'create'; readonly opening: Opening }
  | { readonly do: 'append'; readonly rows: readonly NewRow[] }
  | { readonly do: 'purge'; readonly before: number; readonly limit: number }
  /** Whatever is no more than its statements. */
  | { readonly do: 'run'; readonly table: TableId | undefined; readonly statements: readonly Call[] };

export type Call = readonly [statement: Statement, ...values: readonly Value[]];

export interface Outcomes {
  readonly create: Created;
  /** Of each row, in their order. */
  readonly append: readonly Appended[];
  /** How many tables were deleted. */
  readonly purge: number;
  /** How many rows came back. */
  readonly run: number;
}

export type Verb = keyof Outcomes;
export type OperationOf<V extends Verb> = Extract<Operation, { readonly do: V }>;

/** What became of one operation of a flush: the others are not touched by its trouble. */
export type Answer<V extends Verb = Verb> = { readonly outcome: Outcomes[V] } | { readonly trouble: Trouble };

/** A connection that writes, as an engine has it. */
export interface Connection {
  run(statement: Statement, ...values: readonly Value[]): Promise<readonly Found[]>;
  /** Appends one row each to different tables, and names those that took theirs. */
  append(rows: readonly NewRow[]): Promise<ReadonlySet<string>>;
  /** All that `act` does, or nothing of it. */
  transaction<T>(operations: readonly Operation[], act: () => Promise<T>): Promise<T>;
  /** After a cut nobody knows whether a flush was stored: then a row that is there and is the same counts as stored. */
  readonly attempt: 'first' | 'again';
  /** `nothing`: no operation can be stored; `all`: it is worth trying all again; `each`: one of them may be to blame. */
  whatNext(error: unknown): 'nothing' | 'all' | 'each';
  explain(error: unknown): Trouble;
}

const MOST_TRIES = 5;

/** One transaction for all. If one of them breaks it, each gets its own, so that it takes nobody with it. */
export async function commitAll(
  connection: Connection,
  operations: readonly Operation[],
  tries = 1,
): Promise<readonly Answer[]> {
  try {
    return await connection.transaction(operations, async () => {
      const answers: Answer[] = [];
      for (const operation of operations) answers.push({ outcome: await perform(connection, operation) });
      return answers;
    });
  } catch (error) {
    const next = connection.whatNext(error);
    if (next === 'nothing') throw error;
    if (next === 'all' && tries < MOST_TRIES) return commitAll(connection, operations, tries + 1);
    if (operations.length > 1) return commitEach(connection, operations);
    const [operation] = operations;
    if (operation.do === 'append' && operation.rows.length > 1)
      return [{ outcome: await appendEach(operation.rows, (row) => commitRow(connection, row)) }];
    return [{ trouble: connection.explain(error) }];
  }
}

async function commitEach(connection: Connection, operations: readonly Operation[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const operation of operations) answers.push(...(await commitAll(connection, [operation])));
  return answers;
}

async function commitRow(connection: Connection, row: NewRow): Promise<Appended> {
  const [answer] = (await commitAll(connection, [{ do: 'append', rows: [row] }])) as readonly Answer<'append'>[];
  return 'trouble' in answer ? answer.trouble : answer.outcome[0];
}

/** One row after the other: of a table's rows none after one that was not stored. */
export async function appendEach(
  rows: readonly NewRow[],
  appendOne: (row: NewRow) => Promise<Appended>,
): Promise<Appended[]> {
  const refused = new Map<TableId, Appended>();
  const answers: Appended[] = [];
  for (const row of rows) {
    const answer = refused.get(row.table) ?? (await appendOne(row));
    if (answer !== 'stored') refused.set(row.table, answer === 'closed' ? answer : 'conflict');
    answers.push(answer);
  }
  return answers;
}

function perform(connection: Connection, operation: Operation): Promise<Outcomes[Verb]> {
  switch (operation.do) {
    case 'create':
      return create(connection, operation);
    case 'append':
      return append(connection, operation);
    case 'purge':
      return purge(connection, operation);
    case 'run':
      return runAll(connection, operation);
  }
}

async function runAll(connection: Connection, { statements }: OperationOf<'run'>): Promise<number> {
  let found = 0;
  for (const call of statements) found += (await connection.run(...call)).length;
  return found;
}

async function create(connection: Connection, { opening }: OperationOf<'create'>): Promise<Outcomes['create']> {
  const { table, code, at, dueAt, holders } = opening;
  const row = { ...opening, seq: 1 };
  if ((await connection.run('createTable', table, code, dueAt, at)).length === 0) {
    if ((await connection.run('standing', table)).length === 0) return 'code-taken';
    return (await isThere(connection, row)) ? 'stored' : 'exists';
  }
  await connection.append([row]);
  await changeHolders(connection, table, holders);
  return 'stored';
}

/** The first row of each table, then the second of each, and so on; what belongs to them, in their own order. */
async function append(connection: Connection, { rows }: OperationOf<'append'>): Promise<readonly Appended[]> {
  const answers: Appended[] = [];
  const refused = new Map<TableId, Appended>();
  const stored = new Set<NewRow>();
  for (const turn of turnsOf(rows)) {
    const tried = turn.map((i) => rows[i]).filter(({ table }) => !refused.has(table));
    const taken = await connection.append(tried);
    for (const i of turn) {
      const row = rows[i];
      if (taken.has(row.table)) stored.add(row);
      const answer = taken.has(row.table) ? 'stored' : (refused.get(row.table) ?? (await whyNot(connection, row)));
      if (answer !== 'stored') refused.set(row.table, answer);
      answers[i] = answer;
    }
  }
  for (const row of rows) if (stored.has(row)) await changeBeside(connection, row);
  return answers;
}

/** Places of rows, those of different tables together. */
function turnsOf(rows: readonly NewRow[]): number[][] {
  const turns: number[][] = [];
  const counts = new Map<TableId, number>();
  for (const [i, { table }] of rows.entries()) {
    const turn = counts.get(table) ?? 0;
    counts.set(table, turn + 1);
    turns[turn] ??= [];
    turns[turn].push(i);
  }
  return turns;
}

async function whyNot(connection: Connection, row: NewRow): Promise<Appended> {
  if (await isThere(connection, row)) return 'stored';
  const [standing] = await connection.run('standing', row.table);
  return standing === undefined || standing.closed_at !== null ? 'closed' : 'conflict';
}

/** A row that says the same at the same place folds to the same: whoever wrote it, it is there. */
async function isThere(connection: Connection, { table, seq, payload, at, sum }: NewRow): Promise<boolean> {
  if (connection.attempt === 'first') return false;
  const [row] = (await connection.run('read', table, seq - 1, 1)).map(rowOf);
  return row?.seq === seq && row.payload === payload && row.at === at && row.sum === sum;
}

/** What belongs to the row and is not in the log. */
async function changeBeside(connection: Connection, { table, seq, at, holders, finished }: NewRow): Promise<void> {
  if (holders !== undefined) await changeHolders(connection, table, holders);
  if (finished === undefined) return;
  await connection.run('finishGame', finished.id, table, finished.from, seq, at, finished.head);
}

async function changeHolders(connection: Connection, table: TableId, change: HolderChange | undefined): Promise<void> {
  for (const holder of change?.remove ?? []) await connection.run('removeHolder', holder, table);
  for (const holder of change?.add ?? []) await connection.run('addHolder', holder, table);
}

async function purge(connection: Connection, { before, limit }: OperationOf<'purge'>): Promise<number> {
  await connection.run('purgeOldGames', before);
  const tables = await connection.run('closedBefore', before, limit);
  for (const { id } of tables) for (const part of PARTS) await connection.run(part, String(id));
  return tables.length;
}

/** All that belongs to a table. */
const PARTS = ['purgeLog', 'purgeSnapshots', 'eraseAllWords', 'purgeHolders', 'purgeGames', 'purgeTable'] as const;
