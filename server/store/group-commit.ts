// How operations wait for each other: while one flush is being made durable, the next one gathers.

export interface GroupCommit<O, A> {
  add(operation: O): Promise<A>;
  /** Resolves when nothing is queued or under way. */
  quiet(): Promise<void>;
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
  readonly reject: (reason: unknown) => void;
}

/** More than this waits for the flush after: a flush should not take long, even after a flood. */
const largest = 1000;

/** `commit` answers each operation in its order, once all are durable; `told` hears of it before anyone who waits goes on. */
export function groupCommit<O, A>(
  commit: (operations: readonly O[]) => Promise<readonly A[]>,
  told: (operation: O, answer: A) => void,
): GroupCommit<O, A> {
  const counts = { flushes: 0, operations: 0, largestFlush: 0, flushMillis: 0 };
  const queue: Waiting<O, A>[] = [];
  let listeners: (() => void)[] = [];
  let busy = false;

  // One turn of the event loop brings the inputs of many sockets: they shall share a flush.
  const begin = (): void => {
    busy = true;
    setImmediate(() => flush(queue.splice(0, largest)));
  };
  const flush = async (batch: readonly Waiting<O, A>[]): Promise<void> => {
    const started = performance.now();
    const answers = await answersTo(batch, commit);
    count(counts, batch.length, performance.now() - started);
    if (queue.length > 0) begin();
    else rest();
    for (let i = 0; i < answers.length; i++) told(batch[i].operation, answers[i]);
  };
  const rest = (): void => {
    busy = false;
    for (const listener of listeners) listener();
    listeners = [];
  };

  return {
    add: (operation) =>
      new Promise((resolve, reject) => {
        queue.push({ operation, resolve, reject });
        if (!busy) begin();
      }),
    quiet: () => new Promise((resolve) => (busy ? listeners.push(resolve) : resolve())),
    counts,
    queued: () => queue.length,
  };
}

/** All who wait get their answer, or all the same reason. */
async function answersTo<O, A>(
  batch: readonly Waiting<O, A>[],
  commit: (operations: readonly O[]) => Promise<readonly A[]>,
): Promise<readonly A[]> {
  try {
    const answers = await commit(batch.map((waiting) => waiting.operation));
    for (let i = 0; i < batch.length; i++) batch[i].resolve(answers[i]);
    return answers;
  } catch (reason) {
    for (const { reject } of batch) reject(reason);
    return [];
  }
}

function count(counts: Counts, operations: number, ms: number): void {
  counts.flushes += 1;
  counts.operations += operations;
  counts.largestFlush = Math.max(counts.largestFlush, operations);
  counts.flushMillis += ms;
}
