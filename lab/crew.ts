/** Shares of work spread over threads. Results come back in the order of the shares, whoever did them and when. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Complaint } from './complaint.ts';
import type { Outcomes, Share } from './shares.ts';
import { doShare } from './shares.ts';

/** What a worker sends back. */
export type Report = { readonly outcome: unknown } | { readonly failed: string; readonly code: 1 | 2 };

export const allCores = (): number => availableParallelism();

/** Cuts a number of games into ranges small enough to keep every worker busy to the end. */
export function ranges(games: number, jobs: number, largest = 50): { from: number; games: number }[] {
  const size = Math.max(1, Math.min(largest, Math.ceil(games / (jobs * 4))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    games: Math.min(size, games - i * size),
  }));
}

/** Does all shares on so many threads; tells how many games are done. */
export async function doAll<S extends Share>(
  shares: readonly S[],
  jobs: number,
  onDone: (games: number) => void,
): Promise<Outcomes[S['kind']][]> {
  const results = new Array<Outcomes[S['kind']]>(shares.length);
  let next = 0;
  let games = 0;
  const finish = (index: number, outcome: unknown): void => {
    results[index] = outcome as Outcomes[S['kind']];
    games += shares[index].games;
    onDone(games);
  };
  const hand = (): number | undefined => (next < shares.length ? next++ : undefined);
  if (jobs === 1) for (let i = hand(); i !== undefined; i = hand()) finish(i, await doShare(shares[i]));
  else await Promise.all(Array.from({ length: Math.min(jobs, shares.length) }, () => employ(shares, hand, finish)));
  return results;
}

/** One worker that takes share after share until none is left. */
function employ(
  shares: readonly Share[],
  hand: () => number | undefined,
  finish: (index: number, outcome: unknown) => void,
): Promise<void> {
  const worker = new Worker(new URL('./crew-worker.ts', import.meta.url));
  const work = new Promise<void>((resolve, reject) => {
    let index = hand();
    const give = (): void => {
      if (index === undefined) resolve();
      else worker.postMessage(shares[index]);
    };
    worker.on('message', (report: Report) => {
      if ('failed' in report) reject(new Complaint(report.failed, report.code));
      else {
        if (index !== undefined) finish(index, report.outcome);
        index = hand();
        give();
      }
    });
    worker.on('error', reject);
    give();
  });
  return work.finally(() => worker.terminate());
}
