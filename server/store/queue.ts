// How operations wait for each other: whatever comes during a flush is the next flush.

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
