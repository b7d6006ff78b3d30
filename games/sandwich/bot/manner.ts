/** Whom a bot cooks for: now, in the first bots, by which the lab measures, and as a beginner. */

/** How much of its guess what somebody will like is what the crowd likes, and how much what it likes itself. */
export interface Manner {
  readonly crowd: number;
  readonly own: number;
  /** Does it cook sandwiches that are good alike, or one feast and two of what is left? Every taster has a vote. */
  readonly even: boolean;
}

/** For the crowd, with a pinch of its own palate. */
export const FIRST: Manner = { crowd: 1, own: 0.5, even: false };

export const NOW: Manner = { crowd: 1, own: 0, even: true };

/** Everybody likes what I like. */
export const BEGINNER: Manner = { crowd: 0, own: 1.5, even: false };
