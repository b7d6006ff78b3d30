/** Bots think in a few threads, each thought within a budget: no bot ever holds up the tables, and no table waits for one in vain. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findGame } from '#games';
import type { FindMatch, Shelf } from './bot-thoughts.ts';
import { answerByChance, matchFinder } from './bot-thoughts.ts';
import type { BotWorkerData, FromBotWorker } from './bot-worker.ts';
import type { BotWish, Pondering, Think } from './rooms-api.ts';

export interface BotPool {
  readonly think: Think;
  readonly counts: BotCounts;
  /** Ends all threads; who still waits is answered by chance. */
  stop(): Promise<void>;
}

export interface BotCounts {
  thoughts: number;
  /** Took longer than the budget; the answer was left to chance. */
  overruns: number;
  /** Threads that broke; their thought was begun again in another one. */
  crashes: number;
  /** The bot itself failed; the answer was left to chance. */
  failures: number;
}

export interface BotPoolOptions {
  readonly size?: number;
  /** Milliseconds for one thought. */
  readonly budget?: number;
  readonly shelf?: Shelf;
  /** Told of each thought: how long it took, and whose it was in the end. */
  readonly told?: (by: ThoughtBy, millis: number) => void;
  log(line: string): void;
}

export type ThoughtBy = 'bot' | 'chance';

const USUAL_BUDGET = 200;
/** Starting a thread and loading a game are not the bot's fault. */
const LONGEST_LOADING = 15_000;
/** A thought that waited for so many budgets before its turn is left to chance, so that a flood drains. */
const LONGEST_WAIT = 10;
/** A thought that broke its thread so often is not tried again. */
const MOST_CRASHES = 2;

interface Job {
  readonly pondering: Pondering;
  readonly since: number;
  readonly resolve: (wish: BotWish) => void;
  readonly reject: (reason: unknown) => void;
  crashes: number;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

interface Pool {
  readonly options: BotPoolOptions;
  readonly budget: number;
  readonly size: number;
  readonly shelf: Shelf;
  readonly findMatch: FindMatch;
  readonly threads: Set<Thread>;
  readonly queue: Job[];
  readonly counts: BotCounts;
  stopped: boolean;
}

export function openBotPool(options: BotPoolOptions): BotPool {
  const shelf = options.shelf ?? { module: '#games', findGame };
  const pool: Pool = {
    options,
    budget: options.budget ?? USUAL_BUDGET,
    size: options.size ?? Math.max(1, Math.min(2, availableParallelism() - 1)),
    shelf,
    findMatch: matchFinder(shelf.findGame),
    threads: new Set(),
    queue: [],
    counts: { thoughts: 0, overruns: 0, crashes: 0, failures: 0 },
    stopped: false,
  };
  return {
    counts: pool.counts,
    think: (pondering) =>
      new Promise((resolve, reject) => {
        const job: Job = { pondering, since: performance.now(), resolve, reject, crashes: 0 };
        if (pool.stopped) return leaveToChance(pool, job);
        pool.queue.push(job);
        work(pool);
      }),
    stop: () => stop(pool),
  };
}

/** Gives waiting thoughts to threads with nothing to do, and starts threads as they are needed. */
function work(pool: Pool): void {
  while (pool.queue.length > 0) {
    const thread = [...pool.threads].find(({ job }) => job === undefined) ?? startThread(pool);
    if (thread === undefined) return;
    const job = pool.queue.shift();
    if (job === undefined) return;
    if (performance.now() - job.since > LONGEST_WAIT * pool.budget && job.crashes === 0) overrun(pool, job);
    else give(pool, thread, job);
  }
}

function startThread(pool: Pool): Thread | undefined {
  if (pool.threads.size >= pool.size) return undefined;
  const workerData: BotWorkerData = { module: pool.shelf.module };
  // No limit of memory: a thread that reaches one may take the whole process with it, and the budget ends a hoarder sooner.
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { name: 'bots', workerData });
  worker.unref();
  const thread: Thread = { worker, job: undefined, timer: undefined };
  pool.threads.add(thread);
  worker.on('message', (message: FromBotWorker) => hear(pool, thread, message));
  worker.on('error', (error) => lose(pool, thread, error.message));
  worker.on('exit', () => lose(pool, thread, 'it ended'));
  return thread;
}

function give(pool: Pool, thread: Thread, job: Job): void {
  thread.job = job;
  setLimit(pool, thread, LONGEST_LOADING);
  thread.worker.postMessage(job.pondering);
}

function hear(pool: Pool, thread: Thread, message: FromBotWorker): void {
  const { job } = thread;
  if (job === undefined) return;
  if (message.kind === 'begun') return setLimit(pool, thread, pool.budget);
  takeJob(thread);
  if (message.kind === 'done') finish(pool, job, 'bot', message.wish);
  else {
    pool.counts.failures++;
    pool.options.log(`a bot of ${job.pondering.game} failed: ${message.message}`);
    leaveToChance(pool, job);
  }
  work(pool);
}

/** Whoever is over time loses its thread: there is no other way to stop a bot that never comes back. */
function setLimit(pool: Pool, thread: Thread, millis: number): void {
  clearTimeout(thread.timer);
  thread.timer = setTimeout(() => {
    const job = takeJob(thread);
    dismiss(pool, thread);
    if (job !== undefined) overrun(pool, job);
    work(pool);
  }, millis);
}

function takeJob(thread: Thread): Job | undefined {
  const { job } = thread;
  clearTimeout(thread.timer);
  thread.job = undefined;
  return job;
}

function dismiss(pool: Pool, thread: Thread): Promise<number> {
  pool.threads.delete(thread);
  return thread.worker.terminate();
}

/** A thread broke: its thought goes first in the next one. */
function lose(pool: Pool, thread: Thread, reason: string): void {
  const job = takeJob(thread);
  if (!pool.threads.delete(thread) || pool.stopped) return;
  pool.counts.crashes++;
  pool.options.log(`a thread of bots broke: ${reason}`);
  if (job !== undefined) {
    job.crashes++;
    if (job.crashes < MOST_CRASHES) pool.queue.unshift(job);
    else leaveToChance(pool, job);
  }
  work(pool);
}

function overrun(pool: Pool, job: Job): void {
  pool.counts.overruns++;
  leaveToChance(pool, job);
}

function leaveToChance(pool: Pool, job: Job): void {
  pool
    .findMatch(job.pondering)
    .then((match) => finish(pool, job, 'chance', answerByChance(match, job.pondering)))
    .catch(job.reject);
}

function finish({ counts, options }: Pool, job: Job, by: ThoughtBy, wish: BotWish): void {
  counts.thoughts++;
  options.told?.(by, performance.now() - job.since);
  job.resolve(wish);
}

async function stop(pool: Pool): Promise<void> {
  pool.stopped = true;
  const jobs = pool.queue.splice(0);
  const ended = [...pool.threads].map((thread) => {
    const job = takeJob(thread);
    if (job !== undefined) jobs.push(job);
    return dismiss(pool, thread);
  });
  for (const job of jobs) leaveToChance(pool, job);
  await Promise.all(ended);
}
