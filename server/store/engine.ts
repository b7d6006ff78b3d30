// What is the same for every engine: the refusals, the queue, the news and the counts around its commits and queries.
import type { FinishedGame, NewRow, News, Store, TableId, Trouble } from '#house/store';
import { storeError, tableId, trouble, whyUnstorable } from '#house/store';
import type { Answer, Call, Operation, Outcomes } from './commit.ts';
import { appendEach } from './commit.ts';
import type { TellHealth } from './health.ts';
import { troubleOf, watchHealth } from './health.ts';
import type { Found, Statement, Value } from './sql.ts';
import { rowOf } from './sql.ts';

export interface Engine {
  /** Makes all durable in one go and answers each in its order; later operations see what earlier ones did. */
  commit(operations: readonly Operation[]): Promise<readonly Answer[]>;
  /** Sees everything that was committed before. */
  query(statement: Statement, values: readonly Value[]): Promise<readonly Found[]>;
  /** Tells of rows that others stored, where there are others; of our own too, it does no harm. */
  listen?(listener: News): void;
  /** Tells of damage that is found beside everything else; undefined where nothing was found. */
  damage?(): Promise<Trouble | undefined>;
  backup(file: string): Promise<void>;
  stop(): Promise<void>;
}

/** Tables deleted in one flush: a great purge lets others pass in between. */
const PURGED_AT_ONCE = 20;

export function openStore(engine: Engine, tellHealth?: TellHealth): Store {
  const listeners = new Set<News>();
  const counts: RowCounts = { appends: 0, conflicts: 0, failures: 0 };
  const tell: News = (table, seq) => {
    for (const listener of listeners) listener(table, seq);
  };
  const flush = async (operations: readonly Operation[]): Promise<readonly Answer[]> => {
    const answers = await engine.commit(operations).catch((error) => operations.map(() => failed(error)));
    for (const [i, operation] of operations.entries()) note(operation, answers[i], counts, tell);
    const troubles = answers.flatMap((answer) => ('trouble' in answer ? [answer.trouble] : []));
    if (troubles.length === answers.length) health.failed(troubles[0]);
    return answers;
  };
  const queue = openQueue(flush, sizeOf);
  const health = watchHealth(() => attempt(engine, queue), tellHealth);
  const asides = health.watch(engine.damage?.() ?? Promise.resolve(undefined));
  asides.then((found) => found !== undefined && health.failedForGood(found)).catch(() => undefined);
  let stopping: Promise<void> | undefined;
  const isStopped = (): boolean => stopping !== undefined;
  engine.listen?.(tell);
  return {
    ...writing(queue, isStopped),
    ...reading(async (statement, ...values) => {
      if (isStopped()) throw storeError(STOPPED);
      return health.watch(engine.query(statement, values));
    }),
    news: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stats: () => ({ ...counts, ...queue.counts, queued: queue.queued(), failing: health.failing() }),
    backup: async (file) => {
      if (isStopped()) throw storeError(STOPPED);
      await engine.backup(file);
    },
    stop: () => {
      health.stop();
      stopping ??= queue.idle().then(() => engine.stop());
      return stopping;
    },
  };
}

const STOPPED = trouble('stopped', 'the store has been stopped');

/** Something small is written and read. */
async function attempt(engine: Engine, queue: Queue<Operation, Answer>): Promise<void> {
  const answer = await queue.add({ do: 'run', table: undefined, statements: [['touch']] });
  if ('trouble' in answer) throw storeError(answer.trouble);
  await engine.query('due', [0, 1]);
}

const failed = (error: Error & Partial<Trouble>): Answer => ({ trouble: troubleOf(error) });

const sizeOf = (operation: Operation): number => (operation.do === 'append' ? operation.rows.length : 1);

interface RowCounts {
  appends: number;
  conflicts: number;
  failures: number;
}

/** Counts what became of an operation, and tells of rows that are stored, before whoever wrote them goes on. */
function note(operation: Operation, answer: Answer, counts: RowCounts, tell: News): void {
  if ('trouble' in answer) {
    counts.failures += sizeOf(operation);
    return;
  }
  const rows = rowsOf(operation);
  const outcomes = operation.do === 'append' ? (answer.outcome as Outcomes['append']) : [answer.outcome];
  for (const [i, { table, seq }] of rows.entries()) {
    const outcome = outcomes[i];
    if (typeof outcome === 'object') counts.failures += 1;
    if (outcome === 'conflict') counts.conflicts += 1;
    if (outcome !== 'stored') continue;
    counts.appends += 1;
    tell(table, seq);
  }
}

function rowsOf(operation: Operation): readonly Pick<NewRow, 'table' | 'seq'>[] {
  if (operation.do === 'append') return operation.rows;
  return operation.do === 'create' ? [{ table: operation.opening.table, seq: 1 }] : [];
}

function writing(queue: Queue<Operation, Answer>, isStopped: () => boolean) {
  const perform = async <O extends Operation>(operation: O): Promise<Outcomes[O['do']]> => {
    const why = isStopped() ? STOPPED : whyUnstorable(operation);
    if (why !== undefined) throw storeError(why);
    const answer = (await queue.add(operation)) as Answer<O['do']>;
    if ('trouble' in answer) throw storeError(answer.trouble);
    return answer.outcome;
  };
  const run = async (table: TableId | undefined, ...statements: readonly Call[]): Promise<void> => {
    await perform({ do: 'run', table, statements });
  };
  const appendAll: Store['append'] = async (rows) => {
    if (isStopped()) return rows.map(() => STOPPED);
    const answer = (await queue.add({ do: 'append', rows })) as Answer<'append'>;
    return 'trouble' in answer ? rows.map(() => answer.trouble) : answer.outcome;
  };
  return {
    create: (opening) => perform({ do: 'create', opening }),
    append: async (rows) => {
      if (rows.length === 0) return [];
      if (rows.every((row) => whyUnstorable(row) === undefined)) return appendAll(rows);
      return appendEach(rows, async (row) => whyUnstorable(row) ?? (await appendAll([row]))[0]);
    },
    putOff: (table, seq, dueAt) => run(table, ['putOff', table, seq, dueAt]),
    settle: (upTo) => run(undefined, ['settle', upTo]),
    packGame: (id, packed) => run(undefined, ['packGame', id, packed]),
    saveSnapshot: (table, seq, state) => run(table, ['saveSnapshot', table, seq, state], ['keepTwoSnapshots', table]),
    putWords: (table, id, text) => run(table, ['putWords', table, id, text]),
    eraseWords: (table, id) => run(table, id === undefined ? ['eraseAllWords', table] : ['eraseWords', table, id]),
    close: async (table, at) =>
      (await perform({ do: 'run', table, statements: [['close', table, at]] })) > 0 ? 'closed' : 'not-open',
    purge: async (before) => {
      let purged = 0;
      for (let more = PURGED_AT_ONCE; more === PURGED_AT_ONCE; purged += more)
        more = await perform({ do: 'purge', before, limit: PURGED_AT_ONCE });
      return purged;
    },
  } satisfies Partial<Store>;
}

function reading(ask: (statement: Statement, ...values: readonly Value[]) => Promise<readonly Found[]>) {
  return {
    read: async (table, after, limit) => (await ask('read', table, after, limit)).map(rowOf),
    openedBefore: async (moment) => Number((await ask('openedBefore', moment))[0].moment ?? 0),
    findCode: async (code) => (await ask('codeOf', code)).map(({ id }) => tableId(String(id)))[0],
    openTables: async () => Number((await ask('openTables'))[0].n),
    due: async (now, limit) =>
      (await ask('due', now, limit)).map(({ id, due_at }) => ({ table: tableId(String(id)), dueAt: Number(due_at) })),
    tablesOf: async (holder, limit) =>
      (await ask('tablesOf', holder, limit)).map(({ id, opened_at, closed_at }) => ({
        table: tableId(String(id)),
        openedAt: Number(opened_at),
        closedAt: closed_at === null ? undefined : Number(closed_at),
      })),
    finishedGame: async (id) => (await ask('finishedGame', id)).map((found) => gameOf(id, found))[0],
    snapshot: async (table, upTo = Number.MAX_SAFE_INTEGER) =>
      (await ask('snapshot', table, upTo)).map(({ seq, state }) => ({ seq: Number(seq), state: String(state) }))[0],
    getWords: async (table) =>
      new Map((await ask('words', table)).map(({ id, body }) => [String(id), String(body)] as const)),
  } satisfies Partial<Store>;
}

const gameOf = (id: string, { table_id, first_seq, last_seq, ended_at, head, packed }: Found): FinishedGame => ({
  id,
  table: tableId(String(table_id)),
  from: Number(first_seq),
  to: Number(last_seq),
  endedAt: Number(ended_at),
  head: String(head),
  packed: packed === null ? undefined : String(packed),
});

export interface Queue<O, A> {
  add(operation: O): Promise<A>;
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
  readonly counts: Counts;
  queued(): number;
}

interface Counts {
  flushes: number;
  operations: number;
  largestFlush: number;
  flushMillis: number;
}

interface Waiting<O, A> {
  readonly operation: O;
  readonly resolve: (answer: A) => void;
}

/** More than this waits for the flush after: a flush should not take long, even after a flood. */
const LARGEST = 1000;

/** `flush` answers each operation in its order, once all are durable, and never rejects; `sizeOf` says how many an operation counts for. */
export function openQueue<O, A>(
  flush: (operations: readonly O[]) => Promise<readonly A[]>,
  sizeOf: (operation: O) => number,
): Queue<O, A> {
  const counts: Counts = { flushes: 0, operations: 0, largestFlush: 0, flushMillis: 0 };
  const waiting: Waiting<O, A>[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST);
      const operations = batch.map(({ operation }) => operation);
      const started = performance.now();
      const answers = await flush(operations);
      const size = operations.reduce((sum, operation) => sum + sizeOf(operation), 0);
      counts.flushes += 1;
      counts.operations += size;
      counts.largestFlush = Math.max(counts.largestFlush, size);
      counts.flushMillis += performance.now() - started;
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i]);
    }
    running = undefined;
  };
  return {
    add: (operation) =>
      new Promise((resolve) => {
        waiting.push({ operation, resolve });
        running ??= run();
      }),
    idle: async () => running,
    counts,
    queued: () => waiting.length,
  };
}
