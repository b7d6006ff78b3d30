/** What becomes of the runs: the middle of each figure, and the ratios that were promised. */
import { median } from '../engine/rate.ts';
import type { Loaded, LoadOrder, Weighed } from './load.ts';
import type { PeerId } from './peers.ts';

/** One run of one server and what it gave. */
export interface Run {
  readonly order: Pick<LoadOrder, 'peer' | 'tables' | 'what'>;
  /** In which it stood beside others. */
  readonly round: number;
  readonly result: Loaded | Weighed;
}

/** Undefined where it was not measured. */
export interface PeerFigures {
  /** By the number of tables; processor time of all threads of the server. */
  readonly movesPerCpuSecond: Readonly<Record<string, number>>;
  readonly pacedP50Ms: number | undefined;
  readonly pacedP99Ms: number | undefined;
  readonly heapPerTableBytes: number | undefined;
}

export interface ServerFigures {
  readonly peers: Readonly<Partial<Record<PeerId, PeerFigures>>>;
  /** Ours with its data folder in memory: the rest is the disk's part. */
  readonly inMemory: Pick<PeerFigures, 'pacedP50Ms' | 'pacedP99Ms'>;
  /** To the better of the two variants of each, at 100 tables: medians of the ratios of each round. */
  readonly vsBoardgameio: number | undefined;
  readonly vsColyseus: number | undefined;
}

/** Bytes of a move on the wire, all seats together. */
export interface Traffic {
  readonly in: number;
  readonly out: number;
}

/** At this many tables ratios are taken. */
const USUAL_TABLES = 100;
const OURS: PeerId = 'breadboard';
const IN_MEMORY: PeerId = 'breadboard-in-memory';

/** Of numbers in any order. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export function figuresOf(runs: readonly Run[]): ServerFigures {
  const ids = [...new Set(runs.map(({ order }) => order.peer))].filter((id) => id !== IN_MEMORY);
  const { pacedP50Ms, pacedP99Ms } = peerFigures(runs, IN_MEMORY);
  return {
    peers: Object.fromEntries(ids.map((id) => [id, peerFigures(runs, id)])),
    inMemory: { pacedP50Ms, pacedP99Ms },
    vsBoardgameio: againstBetter(runs, ['boardgame.io', 'boardgame.io-delta']),
    vsColyseus: againstBetter(runs, ['colyseus-messages', 'colyseus-schema']),
  };
}

/** By peer, where tables played as fast as they could. */
export function trafficOf(runs: readonly Run[]): Map<PeerId, Traffic> {
  const played = runs.filter(({ order }) => order.what === 'play');
  return new Map(
    [...new Set(played.map(({ order }) => order.peer))].map((id) => {
      const own = played.filter(({ order }) => order.peer === id).map(({ result }) => result as Loaded);
      return [id, { in: median(own.map(({ bytesIn }) => bytesIn)), out: median(own.map(({ bytesOut }) => bytesOut)) }];
    }),
  );
}

function peerFigures(runs: readonly Run[], id: PeerId): PeerFigures {
  const own = runs.filter(({ order }) => order.peer === id);
  const of = (what: LoadOrder['what']): Run[] => own.filter(({ order }) => order.what === what);
  const middle = (what: LoadOrder['what'], figure: (result: never) => number): number | undefined => {
    const found = of(what).map(({ result }) => figure(result as never));
    return found.length === 0 ? undefined : median(found);
  };
  const sizes = [...new Set(of('play').map(({ order }) => order.tables))];
  return {
    movesPerCpuSecond: Object.fromEntries(sizes.map((tables) => [tables, median(rates(runs, id, tables))])),
    pacedP50Ms: middle('pace', ({ p50 }: Loaded) => p50),
    pacedP99Ms: middle('pace', ({ p99 }: Loaded) => p99),
    heapPerTableBytes: middle('weigh', ({ heapPerTable }: Weighed) => heapPerTable),
  };
}

/** By round; one in which it failed is missing. */
const ratesByRound = (runs: readonly Run[], id: PeerId, tables: number): Map<number, number> =>
  new Map(
    runs
      .filter(({ order }) => order.peer === id && order.what === 'play' && order.tables === tables)
      .map(({ round, result }) => [round, (result as Loaded).movesPerCpuSecond]),
  );

const rates = (runs: readonly Run[], id: PeerId, tables: number): number[] => [
  ...ratesByRound(runs, id, tables).values(),
];

function againstBetter(runs: readonly Run[], variants: readonly PeerId[]): number | undefined {
  const ours = ratesByRound(runs, OURS, USUAL_TABLES);
  const measured = variants.map((id) => ratesByRound(runs, id, USUAL_TABLES)).filter(({ size }) => size > 0);
  if (ours.size === 0 || measured.length === 0) return undefined;
  const better = measured.reduce((best, one) => (median([...one.values()]) > median([...best.values()]) ? one : best));
  const ratios = [...better].flatMap(([round, theirs]) => {
    const own = ours.get(round);
    return own === undefined ? [] : [own / theirs];
  });
  return ratios.length === 0 ? undefined : median(ratios);
}
