/** The generator, a process of its own: one server, so many tables, for so long; or tables that nobody sits at, to be weighed. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import { quantile } from './figures.ts';
import type { Peer, PeerId } from './peers.ts';
import { peer } from './peers.ts';
import type { Tables } from './tables.ts';
import { inParallel, openTables } from './tables.ts';

export interface LoadOrder {
  readonly peer: PeerId;
  readonly tables: number;
  /** `play`: as fast as it goes; `pace`: one move a second and table; `weigh`: nobody is there. */
  readonly what: 'play' | 'pace' | 'weigh';
  /** Moves as fast as it goes that do not count, so that everybody's code has been compiled; not waited for longer than the seconds. */
  readonly warmMoves: number;
  readonly warmSeconds: number;
  /** Seconds that count. */
  readonly seconds: number;
  /** Flags for the server's process. */
  readonly flags?: readonly string[];
}

export interface Loaded {
  readonly moves: number;
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Per move, all seats together. */
  readonly bytesIn: number;
  readonly bytesOut: number;
}

export interface Weighed {
  readonly heapPerTable: number;
}

const SECOND = 1_000;
/** Seconds after which moves at a pace come as if they had never come otherwise. */
const CALM = 3;

export async function load(order: LoadOrder): Promise<Loaded | Weighed> {
  const measured = peer(order.peer);
  const child = await startChild(measured, order.flags);
  try {
    return await (order.what === 'weigh' ? weigh(measured, child, order) : drive(measured, child, order));
  } finally {
    await child.stop();
  }
}

async function drive({ client }: Peer, child: Child, order: LoadOrder): Promise<Loaded> {
  const { seconds, what, tables: count } = order;
  const tables = await openTables(client.open, child.port, count);
  tables.play();
  await warmUp(tables, order);
  if (what === 'pace') {
    tables.slowDown(SECOND);
    await wait(CALM * SECOND);
  }
  tables.record();
  const before = await child.figures();
  const began = performance.now();
  const first = tables.latencies.length;
  await wait(seconds * SECOND);
  const after = await child.figures();
  const took = performance.now() - began;
  const latencies = tables.latencies.slice(first);
  const stalled = await tables.stop();
  if (stalled > 0) throw new Error(`${stalled} tables of ${order.peer} stood still`);
  const wrong = tables.wrong();
  if (wrong !== undefined) throw new Error(`${order.peer} does not play the game: ${wrong}`);
  tables.close();
  const moves = latencies.length;
  return {
    moves,
    movesPerCpuSecond: (moves * 1e6) / (after.cpu - before.cpu),
    movesPerSecond: (moves * SECOND) / took,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytesIn: (after.bytesIn - before.bytesIn) / moves,
    bytesOut: (after.bytesOut - before.bytesOut) / moves,
  };
}

async function warmUp(tables: Tables, { warmMoves, warmSeconds }: LoadOrder): Promise<void> {
  const end = performance.now() + warmSeconds * SECOND;
  while (tables.moves() < warmMoves && performance.now() < end) await wait(SECOND / 10);
}

/** Some tables come first, so that what is made once is not counted. */
const FIRST = 20;

async function weigh({ client }: Peer, child: Child, { tables }: LoadOrder): Promise<Weighed> {
  const numbers = Array.from({ length: FIRST + tables }, (_, n) => n);
  const leave = (n: number): Promise<void> => client.leave(child.port, n);
  await inParallel(numbers.slice(0, FIRST), leave);
  const before = await settled(child);
  await inParallel(numbers.slice(FIRST), leave);
  const after = await settled(child);
  return { heapPerTable: (after - before) / tables };
}

/** The heap when sockets that were closed have been let go. */
async function settled(child: Child): Promise<number> {
  await wait(SECOND);
  await child.collected();
  await wait(SECOND);
  return (await child.collected()).heap;
}

if (import.meta.main) {
  const result = await load(JSON.parse(process.argv[2]) as LoadOrder);
  if (process.send === undefined) console.log(JSON.stringify(result));
  else process.send(result);
  process.exitCode = 0;
  process.disconnect?.();
  setTimeout(() => process.exit(), 200).unref();
}
