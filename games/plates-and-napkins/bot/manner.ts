/** What may be tuned in a bot's play: as it is now, and as it was in the first bots, by which the lab measures. */
import type { Effect } from '../cards.ts';

type ByEffect = Readonly<Record<Effect, number>>;

export interface Manner {
  readonly bluffs: 'bluffs' | 'never-bluffs';
  /** Do napkins on the table count when it builds, and the whole hand when one is played? */
  readonly foresight: 'napkins' | 'none';
  /** What a napkin must bring, so that it is not worth more in the hand. */
  readonly napkin: ByEffect;
  /** What a napkin is worth beside other cards when a hand is sorted out. */
  readonly held: ByEffect;
  /** A bid's worth in hand before its points, and that of the first, second and further breads. */
  readonly bid: number;
  readonly breads: readonly number[];
  /** That a card thrown away as a bluff is replaced after the meal. */
  readonly replaced: number;
  /** Two cards to choose from are better than one. */
  readonly choice: number;
  /** What of a sandwich's promise counts while it is only begun: it may go to anybody. */
  readonly later: number;
  /** What it is worth to begin a sandwich beside others. */
  readonly startMore: number;
  /** How far apart scores must be to be sure of anything while cards lie face down. */
  readonly doubt: number;
  /** Reaching the goal is worth more than its points. */
  readonly win: number;
}

const alike = (value: number): ByEffect => ({
  trade: value,
  'new-hands': value,
  pass: value,
  'swap-bids': value,
  clear: value,
  nibble: value,
  draw: value,
  cancel: value,
  double: value,
  bar: value,
});

export const FIRST: Manner = {
  bluffs: 'bluffs',
  foresight: 'none',
  napkin: { ...alike(1.4), clear: 4.4 },
  held: alike(1.9),
  bid: 0.55,
  breads: [1.3, 0.9, 0.35, 0.1],
  replaced: 0.2,
  choice: 0.5,
  later: 0.2,
  startMore: 0.3,
  doubt: 1.9,
  win: 9,
};

/** By duels of thousands of games, and for napkins by playing on with and without them. */
export const NOW: Manner = {
  bluffs: 'bluffs',
  foresight: 'napkins',
  napkin: { ...alike(0.15), 'swap-bids': 4, clear: 1.2, cancel: 1 },
  held: { ...alike(1.9), 'swap-bids': 4, clear: 3, bar: 3 },
  bid: 0.675,
  breads: [1.3, 0.75, 0.35, 0.1],
  replaced: 0.4,
  choice: 1.2,
  later: 0.5,
  startMore: 0,
  doubt: 0.8,
  win: 12,
};
