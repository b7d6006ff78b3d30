/** What may be tuned in a bot's play: as it is now, and as it was in the first bots, by which the lab measures. */
import type { OpportunityRow } from '../cards.ts';

export interface Manner {
  /** What using an opportunity is worth besides: an order completed sooner is one that nobody else can take. */
  readonly sooner: Readonly<Record<OpportunityRow['does'], number>>;
  /** What each further opportunity in hand is worth less to keep: it takes the place of an ingredient. */
  readonly crowd: number;
  /** Turns of its own to come below which it begins to keep opportunities for the end; 0 where it does not see the end coming. */
  readonly near: number;
  /** The quality of an ingredient that nobody has seen yet. */
  readonly unknown: number;
  /** What a new type is worth towards diversity, at least. */
  readonly newType: number;
  /** Cards in hand up to which a reward is taken in cards. */
  readonly full: number;
}

export const FIRST: Manner = {
  sooner: { assistant: 1.2, plays: 3.2, boost: 1.6, coins: 1.2 },
  crowd: 0,
  near: 0,
  unknown: 2.5,
  newType: 3,
  full: 4,
};

/** By duels of thousands of games against the first bots and among each other. */
export const NOW: Manner = {
  sooner: { assistant: 3, plays: 2, boost: 1.6, coins: 3 },
  crowd: 1,
  near: 2,
  unknown: 2.9,
  newType: 6,
  full: 5,
};
