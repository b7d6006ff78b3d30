// How operations wait for each other: while one flush is being made durable, the next one gathers.

export interface GroupCommit<O, A> {
  /** `resolve` gets the answer, or `reject` the reason why there is none. */
  add(operation: O, resolve: (answer: A) => void, reject: (reason: unknown) => void): void;
  /** Calls at once while nothing is under way, or else just before the next flush leaves: what it adds shares that one. */
  soon(call: () => void): void;
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
  sleep = sleepHere,
): GroupCommit<O, A> {
  const counts = { flushes: 0, operations: 0, largestFlush: 0, flushMillis: 0 };
  const queue: Waiting<O, A>[] = [];
  const coming: (() => void)[] = [];
  let listeners: (() => void)[] = [];
  let busy = false;

  // The first flush leaves at once, so that the disk works while we do. What comes meanwhile shares the next one, with all
  // that comes a little later.
  const begin = (): void => {
    busy = true;
    for (const call of coming.splice(0)) call();
    if (queue.length > 0) flush(queue.splice(0, largest));
    else if (coming.length > 0) gather(0, begin, sleep);
    else rest();
  };
  const flush = async (batch: readonly Waiting<O, A>[]): Promise<void> => {
    const started = performance.now();
    const answers = await answersTo(batch, commit);
    count(counts, batch.length, performance.now() - started);
    if (queue.length + coming.length > 0) gather(batch.length, begin, sleep);
    else rest();
    answerAll(batch, answers, told);
  };
  const rest = (): void => {
    busy = false;
    for (const listener of listeners) listener();
    listeners = [];
  };

  return {
    add: (operation, resolve, reject) => {
      queue.push({ operation, resolve, reject });
      if (!busy) begin();
    },
    soon: (call) => {
      if (busy) coming.push(call);
      else call();
    },
    quiet: () => new Promise((resolve) => (busy ? listeners.push(resolve) : resolve())),
    counts,
    queued: () => queue.length,
  };
}

/** Whoever was just answered asks again soon. Fewer flushes cost less than these turns take: some tens of microseconds where nothing comes. */
const GATHERING = 4;
/** With so many in one flush, and more behind it, nobody is answered before some time is over: then each is cheaper if more share the next one. */
const MANY = 12;
const GATHERING_MILLIS = 2;

/**
 * How long the next flush waits follows from how many shared the last. Where these were many, this thread sleeps when it has
 * told them: awake, it would be woken by each that comes and do little every time. It finds them all in its next turn.
 */
function gather(last: number, act: () => void, sleep: (millis: number) => void): void {
  if (last < MANY) return afterTurns(GATHERING, act);
  setImmediate(() => {
    sleep(GATHERING_MILLIS);
    setImmediate(act);
  });
}

const sleepHere = (millis: number): void => {
  Atomics.wait(NOBODY_CHANGES, 0, 0, millis);
};

const NOBODY_CHANGES = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function afterTurns(turns: number, act: () => void): void {
  setImmediate(turns === 1 ? act : () => afterTurns(turns - 1, act));
}

/** Where there are none, all who wait are told the reason. */
async function answersTo<O, A>(
  batch: readonly Waiting<O, A>[],
  commit: (operations: readonly O[]) => Promise<readonly A[]>,
): Promise<readonly A[]> {
  try {
    return await commit(batch.map(({ operation }) => operation));
  } catch (reason) {
    for (const { reject } of batch) reject(reason);
    return [];
  }
}

/** Who waits goes on only after this turn, and so after all have been told of. */
function answerAll<O, A>(
  batch: readonly Waiting<O, A>[],
  answers: readonly A[],
  told: (operation: O, answer: A) => void,
): void {
  for (let i = 0; i < answers.length; i++) batch[i].resolve(answers[i]);
  for (let i = 0; i < answers.length; i++) told(batch[i].operation, answers[i]);
}

function count(counts: Counts, operations: number, ms: number): void {
  counts.flushes += 1;
  counts.operations += operations;
  counts.largestFlush = Math.max(counts.largestFlush, operations);
  counts.flushMillis += ms;
}
