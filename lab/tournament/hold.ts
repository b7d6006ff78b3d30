/** A tournament on all threads: deals in batches, and an end as soon as the result is clear, whoever played what. */
import { doAll, ranges } from '../crew.ts';
import type { DuelShare } from '../shares.ts';
import type { Duel } from './duel.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf } from './outcome.ts';
import type { Bounds } from './sequential.ts';
import { enoughAfter } from './sequential.ts';

export type Plan = Omit<DuelShare, 'kind' | 'from' | 'games'> & { readonly deals: number };

/** Deals that are played before it is asked whether that is enough. */
const BATCH = 10;
/** Games of bots that think are long: threads take few at a time. */
const AT_ONCE = 4;

export async function holdTournament(
  { deals, ...share }: Plan,
  jobs: number,
  bounds: Bounds | undefined,
  onDeals: (deals: number) => void,
): Promise<Outcome> {
  const { seats } = share;
  const duels: Duel[] = [];
  const time = { cpuMs: 0, wallMs: 0 };
  const batch = bounds === undefined ? deals : BATCH;
  let enough: number | undefined;
  for (let from = 0; from < deals && enough === undefined; from += batch) {
    const games = Math.min(batch, deals - from) * seats;
    const shares = ranges(games, jobs, AT_ONCE).map((range) => ({
      kind: 'duel' as const,
      ...share,
      from: from * seats + range.from,
      games: range.games,
    }));
    const parts = await doAll(shares, jobs, (done) => onDeals(from + Math.floor(done / seats)));
    for (const part of parts) {
      duels.push(...part.duels);
      time.cpuMs += part.cpuMs;
      time.wallMs += part.wallMs;
    }
    if (bounds !== undefined) enough = enoughAfter(perDeal(duels, seats), bounds);
  }
  const played = duels.slice(0, (enough ?? deals) * seats);
  return outcomeOf(share.game, seats, played, time.cpuMs / time.wallMs);
}

/** By deal: the mean over its seatings, so that a deal counts once however the seats fall. */
const perDeal = (duels: readonly Duel[], seats: number): number[] =>
  Array.from({ length: duels.length / seats }, (_, deal) => {
    const games = duels.slice(deal * seats, (deal + 1) * seats);
    return games.reduce((sum, { won }) => sum + won, 0) / seats;
  });
