/** What the server counts, in the words that Prometheus reads. Labels are few and never come from outside. */
import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Counting, HouseCounts } from '#house/api';
import type { StoreStats } from '#house/store';

export interface Metrics extends Counting {
  /** By whom in the end: a word of the pool's own. */
  thought(by: string, millis: number): void;
  /** An answer by http: the pattern of its route, never its address. */
  answered(route: string, status: number, millis: number): void;
  /** From now on these are asked at every reading. */
  watch(sources: MetricSources): void;
  /** Also memory and processor of this process. */
  watchProcess(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricSources {
  house(): HouseCounts;
  store(): StoreStats;
  bots(): Readonly<Record<'overruns' | 'crashes' | 'failures' | 'effort', number>>;
  sockets(): number;
  streams(): number;
}

/** Seconds: a socket's move should take a few milliseconds, a slow disk tens. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THINKING = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5];

export function openMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers;
  const named = (name: string, help: string) => ({ name: `breadboard_${name}`, help, registers });
  const moves = new Counter({ ...named('moves_total', 'Commands taken: durable and told.'), labelNames: ['kind'] });
  const refusals = new Counter({ ...named('refusals_total', 'Commands refused.'), labelNames: ['code'] });
  const told = new Histogram({
    ...named('input_to_told_seconds', 'From a command to everybody told.'),
    buckets: QUICK,
  });
  const thinking = new Histogram({
    ...named('bot_thinking_seconds', 'From a bot asked to its answer, by who gave it in the end.'),
    labelNames: ['by'],
    buckets: THINKING,
  });
  const http = new Histogram({
    ...named('http_seconds', 'Answers by http, by route and status.'),
    labelNames: ['route', 'status'],
    buckets: QUICK,
  });
  return {
    taken: (kind, millis) => {
      moves.inc({ kind });
      told.observe(millis / 1000);
    },
    refused: (code) => refusals.inc({ code }),
    thought: (by, millis) => thinking.observe({ by }, millis / 1000),
    answered: (route, status, millis) => http.observe({ route, status: String(status) }, millis / 1000),
    watch: (sources) => watchSources(registers, sources),
    watchProcess: () => watchProcess(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A figure that is looked up when somebody asks. */
type Watched = readonly [name: string, help: string, read: () => number];

function watchAll(registers: Registry[], figures: readonly Watched[]): void {
  for (const [name, help, read] of figures)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
}

/** Under the names that dashboards know. Prom-client's own would wake an idle server a hundred times a second to see how late the loop is. */
function watchProcess(registers: Registry[]): void {
  const { memoryUsage } = process;
  watchAll(registers, [
    ['process_cpu_seconds_total', 'Processor time of all threads since the start.', () => seconds(process.cpuUsage())],
    ['process_start_time_seconds', 'When it started.', () => performance.timeOrigin / 1000],
    ['process_resident_memory_bytes', 'Memory in use.', () => memoryUsage.rss()],
    ['nodejs_heap_size_total_bytes', 'The heap of the main thread.', () => memoryUsage().heapTotal],
    ['nodejs_heap_size_used_bytes', 'What is used of it.', () => memoryUsage().heapUsed],
    ['nodejs_external_memory_bytes', 'Memory that hangs on the heap.', () => memoryUsage().external],
    ['breadboard_main_cpu_seconds', 'Processor time of the main thread.', () => seconds(process.threadCpuUsage())],
  ]);
}

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

function watchSources(registers: Registry[], sources: MetricSources): void {
  const rows: readonly Watched[] = [
    ['tables', 'Tables in memory.', () => sources.house().tables],
    ['games', 'Games that are being played.', () => sources.house().games],
    ['sessions', 'Pages at tables.', () => sources.house().sessions],
    ['sockets', 'Open sockets.', sources.sockets],
    ['streams', 'Open streams of events.', sources.streams],
    ['store_appends', 'Rows stored since the start.', () => sources.store().appends],
    ['store_conflicts', 'Rows that somebody else was quicker with.', () => sources.store().conflicts],
    ['store_failures', 'Operations that the store rejected.', () => sources.store().failures],
    ['store_failing', '1 while nothing can be stored or read.', () => (sources.store().failing === undefined ? 0 : 1)],
    ['store_flushes', 'Flushes to the disk since the start.', () => sources.store().flushes],
    ['store_flush_size', 'Operations in a flush, on average.', () => perFlush(sources.store(), 'operations')],
    ['store_flush_largest', 'Operations in the largest flush.', () => sources.store().largestFlush],
    [
      'store_flush_seconds',
      'How long a flush takes, on average.',
      () => perFlush(sources.store(), 'flushMillis') / 1000,
    ],
    ['store_queued', 'Operations that wait for the next flush.', () => sources.store().queued],
    ['bot_overruns', 'Thoughts over their budget since the start.', () => sources.bots().overruns],
    ['bot_effort', 'Share of its playouts that a search gets.', () => sources.bots().effort],
    ['bot_crashes', 'Threads of bots that broke since the start.', () => sources.bots().crashes],
    ['bot_failures', 'Bots that failed since the start.', () => sources.bots().failures],
  ];
  watchAll(
    registers,
    rows.map(([name, ...more]) => [`breadboard_${name}`, ...more]),
  );
}

const perFlush = (stats: StoreStats, what: 'operations' | 'flushMillis'): number =>
  stats.flushes === 0 ? 0 : stats[what] / stats.flushes;
