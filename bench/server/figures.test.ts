/** Ratios are taken round by round to the better variant, and what was not measured is not made up. */
import { describe, expect, it } from 'vitest';
import type { Run } from './figures.ts';
import { figuresOf, quantile, trafficOf } from './figures.ts';
import type { Loaded, LoadOrder } from './load.ts';
import type { PeerId } from './peers.ts';
import { reportServer } from './report.ts';

const loaded = (figures: Partial<Loaded>): Loaded => ({
  moves: 1,
  movesPerCpuSecond: 1,
  movesPerSecond: 1,
  p50: 1,
  p99: 1,
  bytesIn: 1,
  bytesOut: 1,
  ...figures,
});

const run = (peer: PeerId, what: LoadOrder['what'], tables: number, result: Run['result'], round = 0): Run => ({
  order: { peer, what, tables },
  round,
  result,
});

const played = (peer: PeerId, rates: readonly number[], tables = 100): Run[] =>
  rates.map((movesPerCpuSecond, round) =>
    run(peer, 'play', tables, loaded({ movesPerCpuSecond, bytesOut: 10 * tables }), round),
  );

const RUNS: readonly Run[] = [
  ...played('breadboard', [40, 10, 30]),
  ...played('breadboard', [7], 10),
  ...played('boardgame.io', [10, 10, 10]),
  ...played('boardgame.io-delta', [90, 1, 1]),
  ...played('colyseus-schema', [20, 20, 20]),
  ...[1, 5, 3].map((p50) => run('breadboard', 'pace', 100, loaded({ p50, p99: 30 }))),
  run('ws', 'pace', 100, loaded({ p50: 2, p99: 3 })),
  run('breadboard-in-memory', 'pace', 100, loaded({ p50: 2, p99: 4 })),
  run('breadboard', 'weigh', 2000, { heapPerTable: 21_000 }),
];

describe('the figures of the server bench', () => {
  it('are medians, and ratios are medians of the ratios of each round to the better variant', () => {
    expect(figuresOf(RUNS)).toEqual({
      peers: {
        breadboard: {
          movesPerCpuSecond: { '10': 7, '100': 30 },
          pacedP50Ms: 3,
          pacedP99Ms: 30,
          heapPerTableBytes: 21_000,
        },
        'boardgame.io': only(10),
        'boardgame.io-delta': only(1),
        'colyseus-schema': only(20),
        ws: { movesPerCpuSecond: {}, pacedP50Ms: 2, pacedP99Ms: 3, heapPerTableBytes: undefined },
      },
      inMemory: { pacedP50Ms: 2, pacedP99Ms: 4 },
      vsBoardgameio: 3,
      vsColyseus: 1.5,
    });
  });

  it('leave out a round in which one of the two failed', () => {
    const theirs = played('boardgame.io', [1, 1, 10]).filter(({ round }) => round !== 1);
    expect(figuresOf([...played('breadboard', [4, 9, 40]), ...theirs]).vsBoardgameio).toBe(4);
  });

  it('say nothing of what was not measured', () => {
    expect(figuresOf(played('breadboard', [1]))).toMatchObject({ vsBoardgameio: undefined, vsColyseus: undefined });
  });

  it('mark what was promised and missed', () => {
    const plan = { rounds: 3, seconds: 1, tables: [10, 100], peers: [], weighed: 1, paced: 1 };
    const more = { pacedSeconds: 1, warmMoves: 1, warmSeconds: 1 };
    const text = reportServer(figuresOf(RUNS), trafficOf(RUNS), { ...plan, ...more });
    expect(text).toMatch(/× boardgame\.io +3\.00 +≥ 2\.3 +ok/);
    expect(text).toMatch(/× plain ws +1\.50 +≤ 2\.5 +ok/);
    expect(text).toMatch(/p99, ms +30\.0 +≤ 25 +MISSED/);
    expect(text).toMatch(/^breadboard +7\.00 +30\.0 +1\.00 +1000 +3\.00 +30\.0 +21000$/m);
  });

  it('count quantiles from the smallest', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile([7], 0.99)]).toEqual([51, 100, 7]);
  });
});

const only = (rate: number): object => ({
  movesPerCpuSecond: { '100': rate },
  pacedP50Ms: undefined,
  pacedP99Ms: undefined,
  heapPerTableBytes: undefined,
});
