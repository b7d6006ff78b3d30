/** The engine bench: all measures in one run, slices in turn, so that a disturbance hits them alike. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../peers.ts';
import { shelvedIds } from './games.ts';
import { median } from './rate.ts';
import { stepGrowth, tableBytes } from './tables.ts';

export interface Plan {
  readonly rounds: number;
  /** Length of a slice. */
  readonly ms: number;
}

/** Speeds relative to the plain reducer and to boardgame.io's; other costs in moves of the plain reducer. */
export interface Figures {
  readonly inPlaceVsPlain: number;
  readonly inPlaceVsBoardgameio: number;
  readonly checkedVsPlain: number;
  readonly checkedVsBoardgameio: number;
  readonly lookInMoves: number;
  readonly lookJsonInMoves: number;
  readonly imagineInMoves: number;
  readonly redealInMoves: number;
  readonly games: Readonly<Record<string, number>>;
  readonly tableBytes: Readonly<Record<string, number>>;
  /** Costs of a late step in costs of an early one. */
  readonly stepGrowth: number;
  /** Microseconds of CPU for one move, look and so on. */
  readonly micros: Readonly<Record<string, number>>;
}

interface Variant {
  readonly name: string;
  readonly child: ChildProcess;
  readonly rates: number[];
  readonly sum: number | undefined;
}

interface Reply {
  readonly sum?: number;
  readonly rate: number;
}

const NAMES = ['plain', 'boardgameIo', 'inPlace', 'checked', 'look', 'lookJson', 'imagine', 'redeal'];
/** The first slice, which does not count: whatever is measured has been compiled by then. */
const WARM = 1000;
const ALIKE = ['plain', 'inPlace', 'checked'];
const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));

export async function runEngine(plan: Plan): Promise<Figures> {
  installPeers();
  const ids = shelvedIds();
  const variants: Variant[] = [];
  try {
    for (const name of [...NAMES, ...ids.map((id) => `game:${id}`)]) variants.push(await start(name));
    await measure(variants, plan);
  } finally {
    for (const { child } of variants) if (child.connected) child.disconnect();
  }
  return { ...figures(variants, ids), tableBytes: await tableBytes(), stepGrowth: await stepGrowth() };
}

async function measure(variants: readonly Variant[], { rounds, ms }: Plan): Promise<void> {
  const sums = new Set(variants.filter(({ name }) => ALIKE.includes(name)).map(({ sum }) => sum));
  if (sums.size !== 1) throw new Error('kernel and plain reducer do not play the same games');
  for (const variant of variants) await slice(variant, WARM);
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const variant of variants) variant.rates.push(await slice(variant, ms));
  }
}

async function start(name: string): Promise<Variant> {
  process.stderr.write(`warming up: ${name}\n`);
  const child = fork(worker, [name], { env: { ...process.env, NODE_ENV: 'production' } });
  const { sum } = await reply(child, name);
  return { name, child, rates: [], sum };
}

async function slice({ child, name }: Variant, ms: number): Promise<number> {
  const answer = reply(child, name);
  child.send({ ms });
  return (await answer).rate;
}

function reply(child: ChildProcess, name: string): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const gone = (): void => reject(new Error(`the process of ${name} ended`));
  child.once('exit', gone);
  child.once('message', (message) => {
    child.off('exit', gone);
    resolve(message as Reply);
  });
  return promise;
}

function figures(variants: readonly Variant[], ids: readonly string[]): Omit<Figures, 'tableBytes' | 'stepGrowth'> {
  const rates = new Map(variants.map((variant) => [variant.name, variant.rates]));
  const of = (name: string): number[] => rates.get(name) ?? [];
  /** The middle of the ratios of each round. */
  const ratio = (name: string, to: string): number => median(of(name).map((rate, round) => rate / of(to)[round]));
  return {
    inPlaceVsPlain: ratio('inPlace', 'plain'),
    inPlaceVsBoardgameio: ratio('inPlace', 'boardgameIo'),
    checkedVsPlain: ratio('checked', 'plain'),
    checkedVsBoardgameio: ratio('checked', 'boardgameIo'),
    lookInMoves: ratio('plain', 'look'),
    lookJsonInMoves: ratio('plain', 'lookJson'),
    imagineInMoves: ratio('plain', 'imagine'),
    redealInMoves: ratio('plain', 'redeal'),
    games: Object.fromEntries(ids.map((id) => [id, ratio(`game:${id}`, 'plain')])),
    micros: Object.fromEntries(variants.map(({ name, rates: own }) => [name, 1e6 / median(own)])),
  };
}
