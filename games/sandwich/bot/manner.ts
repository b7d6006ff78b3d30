/** Whom a bot cooks for: now, in the first bots, by which the lab measures, and as a beginner. */
import { STRONG } from './palate.ts';

/** How much of its guess what somebody will like is what the crowd likes, and how much what it likes itself. */
export interface Manner {
  readonly crowd: number;
  readonly own: number;
  /** Does it cook sandwiches that are good alike, or one feast and two of what is left? Every taster has a vote. */
  readonly even: boolean;
  /** How strongly it leans away from the crowd itself. */
  readonly leaning: number;
}

/** For the crowd, with a pinch of its own palate. */
export const FIRST: Manner = { crowd: 1, own: 0.5, even: false, leaning: 1 };

export const NOW: Manner = { crowd: 1, own: 0, even: true, leaning: STRONG };

/** Everybody likes what I like. */
export const BEGINNER: Manner = { crowd: 0, own: 1.5, even: false, leaning: STRONG };
