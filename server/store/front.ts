// What is the same for every engine: the door, the queue, the news and the counts around an engine's commits and queries.
import type { GroupCommit } from './group-commit.ts';
import { groupCommit } from './group-commit.ts';
import type { Answer, Operation, Outcomes } from './operations.ts';
import type { Statement, Value } from './sql.ts';
import type { FinishedGame, NewRow, News, Row, Store, StoreStats } from './store.ts';
import { storeError, tableId, trouble } from './store.ts';

/** What a second engine has to bring. */
export interface Engine {
  /** Makes all durable in one go and answers each in its order; later operations see what earlier ones did. */
  commit(operations: readonly Operation[]): Promise<readonly Answer[]>;
  /** Sees everything that was committed before. */
  query(statement: Statement, values: readonly Value[]): Promise<readonly Record[]>;
  /** Tells of rows that others stored, where there are others; of our own too, it does no harm. */
  hear?(listener: News): void;
  backup(file: string): Promise<void>;
  stop(): Promise<void>;
}

/** A row of an answer; a bigint is told as a number. */
export type Record = { readonly [column: string]: string | number | null };

interface Desk {
  readonly engine: Engine;
  readonly queue: GroupCommit<Operation, Answer>;
  readonly listeners: Set<News>;
  readonly counts: { appends: number; conflicts: number; repeats: number; failures: number };
  stopping: Promise<void> | undefined;
}

/** Tables deleted in one flush: a great purge lets others pass in between. */
const purgedAtOnce = 20;

export function openFront(engine: Engine): Store {
  const listeners = new Set<News>();
  const counts = { appends: 0, conflicts: 0, repeats: 0, failures: 0 };
  const told = (operation: Operation, answer: Answer): void => tell(desk, operation, answer);
  const queue = groupCommit((operations: readonly Operation[]) => engine.commit(operations), told);
  const desk: Desk = { engine, queue, listeners, counts, stopping: undefined };
  engine.hear?.((table, seq) => {
    for (const listener of listeners) listener(table, seq);
  });
  return {
    ...writing(desk),
    ...reading(desk),
    news: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    soon: queue.soon,
    stats: () => ({ ...counts, ...queue.counts, queued: queue.queued() }) satisfies StoreStats,
    backup: async (file) => {
      refuseWhenStopped(desk);
      await engine.backup(file);
    },
    stop: () => {
      desk.stopping ??= queue.quiet().then(() => engine.stop());
      return desk.stopping;
    },
  };
}

type Writing = 'create' | 'append' | 'putOff' | 'saveSnapshot' | 'putWords' | 'eraseWords' | 'close' | 'purge';

function writing(desk: Desk): Pick<Store, Writing> {
  return {
    create: (opening) => perform(desk, { do: 'create', ...opening }),
    // Named one by one: they are copied for every move, and so in a third of the time.
    append: ({ table, seq, command, payload, at, dueAt, holders, finished }) =>
      perform(desk, { do: 'append', table, seq, command, payload, at, dueAt, holders, finished }),
    putOff: (table, seq, dueAt) => perform(desk, { do: 'put-off', table, seq, dueAt }),
    saveSnapshot: (table, seq, state) => perform(desk, { do: 'save-snapshot', table, seq, state }),
    putWords: (table, id, text) => perform(desk, { do: 'put-words', table, id, text }),
    eraseWords: (table, id) => perform(desk, { do: 'erase-words', table, id }),
    close: (table, at) => perform(desk, { do: 'close', table, at }),
    purge: async (before) => {
      let purged = 0;
      for (let more = purgedAtOnce; more === purgedAtOnce; purged += more) {
        more = await perform(desk, { do: 'purge', before, limit: purgedAtOnce });
      }
      return purged;
    },
  };
}

type Reading = 'read' | 'findCommand' | 'findCode' | 'due' | 'tablesOf' | 'finishedGame' | 'snapshot' | 'getWords';

function reading(desk: Desk): Pick<Store, Reading> {
  const ask = async (statement: Statement, ...values: Value[]): Promise<readonly Record[]> => {
    refuseWhenStopped(desk);
    return desk.engine.query(statement, values);
  };
  return {
    read: async (table, after, limit) => (await ask('read', table, after, limit)).map(toRow),
    findCommand: async (table, command) => number((await ask('commandOf', table, command))[0]?.seq),
    findCode: async (code) => (await ask('codeOf', code)).map((row) => tableId(String(row.id)))[0],
    due: async (now, limit) =>
      (await ask('due', now, limit)).map((row) => ({ table: tableId(String(row.id)), dueAt: Number(row.due_at) })),
    tablesOf: async (holder, limit) =>
      (await ask('tablesOf', holder, limit)).map((row) => ({
        table: tableId(String(row.id)),
        openedAt: Number(row.opened_at),
        closedAt: number(row.closed_at),
      })),
    finishedGame: async (id) => (await ask('finishedGame', id)).map((row) => toGame(id, row))[0],
    snapshot: async (table, upTo = Number.MAX_SAFE_INTEGER) =>
      (await ask('snapshot', table, upTo)).map((row) => ({ seq: Number(row.seq), state: String(row.state) }))[0],
    getWords: async (table) =>
      new Map((await ask('words', table)).map((row) => [String(row.id), String(row.body)] as const)),
  };
}

const number = (value: Record[string] | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const toRow = (row: Record): Row => ({
  seq: Number(row.seq),
  command: row.command === null ? undefined : String(row.command),
  payload: String(row.payload),
  at: Number(row.written_at),
});

const toGame = (id: string, row: Record): FinishedGame => ({
  id,
  table: tableId(String(row.table_id)),
  from: Number(row.first_seq),
  to: Number(row.last_seq),
  endedAt: Number(row.ended_at),
  head: String(row.head),
});

/** One promise from the caller to the answer: this is done for every move. */
const perform = <O extends Operation>(desk: Desk, operation: O): Promise<Outcomes[O['do']]> =>
  new Promise((resolve, reject) => {
    refuseWhenStopped(desk);
    if (operation.do !== 'append' || !isStorableRow(operation)) refuseUnstorable(operation);
    const hear = (answer: Answer): void => {
      if ('trouble' in answer) reject(storeError(answer.trouble));
      else resolve((answer as Extract<Answer<O['do']>, { readonly outcome: unknown }>).outcome);
    };
    desk.queue.add(operation, hear, reject);
  });

function refuseWhenStopped(desk: Desk): void {
  if (desk.stopping !== undefined) throw storeError(trouble('stopped', 'the store has been stopped'));
}

/** The quick look at what comes all the time; whatever is not found storable here is looked at part by part. */
const isStorableRow = ({ table, seq, command, payload, at, dueAt, holders, finished }: NewRow): boolean =>
  finished === undefined &&
  (holders === undefined || holders.add.length === 0) &&
  isStorableText(payload) &&
  isStorableText(table) &&
  (command === undefined || isStorableText(command)) &&
  Number.isSafeInteger(seq) &&
  Number.isSafeInteger(at) &&
  (dueAt === undefined || Number.isSafeInteger(dueAt));

const isStorableText = (text: unknown): boolean =>
  typeof text === 'string' && text.isWellFormed() && !text.includes('\0');

/** What one engine would take and another would not, or change on the way, is taken by none. */
function refuseUnstorable(operation: Operation): void {
  for (const name in operation) refusePart(operation, name, operation[name as keyof Operation]);
  if ('holders' in operation)
    for (const holder of operation.holders?.add ?? []) refusePart(operation, 'holder', holder);
  if (!('finished' in operation)) return;
  for (const [name, value] of Object.entries(operation.finished ?? {})) refusePart(operation, name, value);
}

function refusePart(operation: Operation, name: string, value: unknown): void {
  if (typeof value === 'string' && !isStorableText(value))
    throw storeError(trouble('refused', `${operation.do}: ${name} is not a storable text`));
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw storeError(trouble('refused', `${operation.do}: ${name} is ${value}, not a whole number`));
}

function tell(desk: Desk, operation: Operation, answer: Answer): void {
  if ('trouble' in answer) {
    desk.counts.failures += 1;
    return;
  }
  if (operation.do !== 'create' && operation.do !== 'append') return;
  const outcome = typeof answer.outcome === 'object' ? answer.outcome.outcome : answer.outcome;
  if (outcome === 'conflict') desk.counts.conflicts += 1;
  if (outcome === 'repeated') desk.counts.repeats += 1;
  if (outcome !== 'stored') return;
  desk.counts.appends += 1;
  const seq = operation.do === 'append' ? operation.seq : 1;
  for (const listener of desk.listeners) listener(operation.table, seq);
}
