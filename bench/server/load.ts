/**
 * The generator, a process of its own: one server and so many tables, warmed up and then at rest until they are told to play
 * for a stretch; or tables that nobody sits at, to be weighed.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import { quantile } from './figures.ts';
import type { Peer, PeerId } from './peers.ts';
import { peer } from './peers.ts';
import type { Figures } from './servers/reporting.ts';
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
  /** How often it will be told to play, and seconds that count each time. */
  readonly stretches: number;
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

/** What the generator is told, and what it says to that: when it rests, and at the end what came of it. */
export type ToGenerator = 'go' | 'end';
export type FromGenerator = 'rests' | Loaded | Weighed;

/** A server under load that is at rest between two stretches. */
interface Load {
  stretch(): Promise<void>;
  result(): Promise<Loaded | Weighed>;
}

const SECOND = 1_000;
/** Seconds after which moves at a pace come as if they had never come otherwise. */
const CALM = 1;
/** Seconds in which a server does what it has put off: ours puts rows in their places every second. */
const AFTERWARDS = 1.2;

async function loadOf(order: LoadOrder, measured: Peer, child: Child): Promise<Load> {
  if (order.what !== 'weigh')
    return playing(order, child, await openTables(measured.client.open, child.port, order.tables));
  let weighed: Weighed;
  return {
    stretch: async () => {
      weighed = await weigh(measured, child, order);
    },
    result: async () => weighed,
  };
}

async function playing(order: LoadOrder, child: Child, tables: Tables): Promise<Load> {
  tables.play();
  await warmUp(tables, order);
  await tables.rest();
  if (order.what === 'pace') tables.slowDown(SECOND);
  const stretches: Stretch[] = [];
  return {
    stretch: async () => {
      stretches.push(await stretchOf(order, child, tables));
    },
    result: async () => {
      const wrong = tables.wrong();
      if (wrong !== undefined) throw new Error(`${order.peer} does not play the game: ${wrong}`);
      tables.close();
      return summed(stretches);
    },
  };
}

async function warmUp(tables: Tables, { warmMoves, warmSeconds }: LoadOrder): Promise<void> {
  const end = performance.now() + warmSeconds * SECOND;
  while (tables.moves() < warmMoves && performance.now() < end) await wait(SECOND / 10);
}

interface Stretch {
  readonly moves: number;
  /** Of those that began and ended while they were recorded. */
  readonly latencies: readonly number[];
  readonly millis: number;
  readonly before: Figures;
  readonly after: Figures;
}

/** From rest to rest, so that whatever a server puts off is counted with the moves that it belongs to. */
async function stretchOf({ peer: id, what, seconds }: LoadOrder, child: Child, tables: Tables): Promise<Stretch> {
  const before = await child.figures();
  const movesBefore = tables.moves();
  tables.play();
  if (what === 'pace') await wait(CALM * SECOND);
  tables.record();
  const began = performance.now();
  await wait(seconds * SECOND);
  const millis = performance.now() - began;
  const latencies = tables.recorded();
  const stalled = await tables.rest();
  if (stalled > 0) throw new Error(`${stalled} tables of ${id} stood still`);
  await wait(AFTERWARDS * SECOND);
  return { latencies, millis, before, after: await child.figures(), moves: tables.moves() - movesBefore };
}

function summed(stretches: readonly Stretch[]): Loaded {
  const latencies = stretches.flatMap((stretch) => stretch.latencies);
  const total = (figure: (stretch: Stretch) => number): number =>
    stretches.reduce((sum, stretch) => sum + figure(stretch), 0);
  const moves = total((stretch) => stretch.moves);
  return {
    moves,
    movesPerCpuSecond: (moves * 1e6) / total(({ before, after }) => after.cpu - before.cpu),
    movesPerSecond: (latencies.length * SECOND) / total(({ millis }) => millis),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytesIn: total(({ before, after }) => after.bytesIn - before.bytesIn) / moves,
    bytesOut: total(({ before, after }) => after.bytesOut - before.bytesOut) / moves,
  };
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

/** Plays whenever it is told to; without anybody to tell it, all stretches one after the other. */
async function obey(order: LoadOrder, load: Load): Promise<void> {
  if (process.send === undefined) {
    for (let i = 0; i < order.stretches; i++) await load.stretch();
    console.log(JSON.stringify(await load.result()));
    return;
  }
  for (;;) {
    const told = once(process, 'message') as Promise<[ToGenerator]>;
    process.send('rests' satisfies FromGenerator);
    const [word] = await told;
    if (word === 'end') break;
    await load.stretch();
  }
  process.send((await load.result()) satisfies FromGenerator);
}

if (import.meta.main) {
  // Whoever gave the order is gone: so are the tables.
  process.on('disconnect', () => process.exit());
  const order = JSON.parse(process.argv[2]) as LoadOrder;
  const measured = peer(order.peer);
  const child = await startChild(measured, order.flags);
  try {
    await obey(order, await loadOf(order, measured, child));
  } finally {
    await child.stop();
  }
  process.exit();
}
