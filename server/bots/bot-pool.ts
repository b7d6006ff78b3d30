/** Bots think in a few threads, each thought within a budget: no bot ever holds up the tables, and no table waits for one in vain. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findGame } from '#games';
import type { BotWish, Pondering, Shelf, Think } from '#house/api';
import type { FindMatch } from '#house/bot-thoughts';
import { answerByChance, matchFinder } from '#house/bot-thoughts';
import type { BotWorkerData, FromBotWorker, ToBotWorker } from './bot-worker.ts';

export interface BotPool {
  readonly think: Think;
  readonly counts: BotCounts;
  /** Ends all threads; who still waits is answered for. */
  stop(): Promise<void>;
}

export interface BotCounts {
  thoughts: number;
  /** Took longer than the budget. */
  overruns: number;
  /** Threads that broke; their thought was begun again in another one. */
  crashes: number;
  /** The bot itself failed. */
  failures: number;
  /** The share of its playouts that a search gets, over about the last twenty thoughts. */
  effort: number;
}

export interface BotPoolOptions {
  readonly size?: number;
  /** Milliseconds for one thought, whatever the level. */
  readonly budget?: number | undefined;
  readonly shelf?: Shelf | undefined;
  /** Told of each thought: how long it took, and whose it was in the end. */
  readonly told?: (by: ThoughtBy, millis: number) => void;
  log(line: string): void;
}

export type ThoughtBy = 'bot' | 'draft' | 'chance';

/** Milliseconds for one thought, by level. */
const BUDGETS: Readonly<Record<string, number>> = { search: 1_000, master: 2_500 };
const USUAL_BUDGET = 200;
/** Milliseconds: a search that waited for so long gets half of its playouts, from twice that on a quarter. */
const BUSY = 150;
/** Milliseconds: a search that waited for so long says what its taste wants. */
const LATE = 2_000;
/** Starting a thread and loading a game are not the bot's fault. */
const LONGEST_LOADING = 15_000;
/** Any thought that waited for so long is left to chance, so that a flood drains. */
const LONGEST_WAIT = 10_000;
/** A thought that broke its thread so often is not tried again. */
const MOST_CRASHES = 2;

interface Job {
  readonly pondering: Pondering;
  readonly since: number;
  readonly resolve: (wish: BotWish) => void;
  readonly reject: (reason: unknown) => void;
  /** What the bot wanted so far. */
  draft: { readonly wish: BotWish } | undefined;
  crashes: number;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

interface Pool {
  readonly options: BotPoolOptions;
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
    size: options.size ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    shelf,
    findMatch: matchFinder(shelf.findGame),
    threads: new Set(),
    queue: [],
    counts: { thoughts: 0, overruns: 0, crashes: 0, failures: 0, effort: 1 },
    stopped: false,
  };
  return {
    counts: pool.counts,
    think: (pondering) =>
      new Promise((resolve, reject) => {
        const job: Job = { pondering, since: performance.now(), resolve, reject, draft: undefined, crashes: 0 };
        if (pool.stopped) return doWithout(pool, job);
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
    const waited = performance.now() - job.since;
    if (waited > LONGEST_WAIT && job.crashes === 0) overrun(pool, job);
    else give(pool, thread, job, waited > LATE ? 0 : 2 ** -Math.min(2, Math.floor(waited / BUSY)));
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

function give(pool: Pool, thread: Thread, job: Job, effort: number): void {
  thread.job = job;
  setLimit(pool, thread, LONGEST_LOADING);
  pool.counts.effort += (effort - pool.counts.effort) / 20;
  thread.worker.postMessage([job.pondering, effort] satisfies ToBotWorker);
}

function hear(pool: Pool, thread: Thread, message: FromBotWorker): void {
  const { job } = thread;
  if (job === undefined) return;
  const { level } = job.pondering;
  if (message.kind === 'begun') return setLimit(pool, thread, pool.options.budget ?? BUDGETS[level] ?? USUAL_BUDGET);
  if (message.kind === 'draft') {
    job.draft = message;
    return;
  }
  takeJob(thread);
  if (message.kind === 'done') finish(pool, job, 'bot', message.wish);
  else {
    pool.counts.failures++;
    pool.options.log(`a bot of ${job.pondering.game} failed: ${message.message}`);
    doWithout(pool, job);
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
    else doWithout(pool, job);
  }
  work(pool);
}

function overrun(pool: Pool, job: Job): void {
  pool.counts.overruns++;
  doWithout(pool, job);
}

/** What it wanted so far is said, and where that is not known, anything. */
function doWithout(pool: Pool, job: Job): void {
  if (job.draft !== undefined) return finish(pool, job, 'draft', job.draft.wish);
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
  for (const job of jobs) doWithout(pool, job);
  await Promise.all(ended);
}
