/** What the lobby says of each level: how often it wins against skilled bots, from the ladder. */
import type { Rung } from './ladder-page.ts';

/** By game: one bot of a level among skilled ones on so many seats, and its share of wins. */
export type Figures = Record<string, { readonly seats: number; readonly shares: Record<string, number> }>;

const SKILLED = 'greedy';

export function figuresOf(rungs: readonly Rung[]): Figures {
  const figures: Figures = {};
  for (const { game, seats, bots, share } of rungs) {
    if (bots[1] !== SKILLED) continue;
    figures[game] ??= { seats, shares: {} };
    if (figures[game].seats === seats) figures[game].shares[bots[0]] = Math.round(100 * share) / 100;
  }
  return figures;
}
