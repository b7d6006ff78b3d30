/** What may be tuned in a bot's play: as it is now, and as it was in the first bots, by which the lab measures. */

export interface Manner {
  /** By quarters of a turn: what is left of a gain that comes so much later, for somebody else may take the order. */
  readonly later: readonly number[];
  /** Turns until a filling comes that is not in the hand, and until a Bread does. */
  readonly wait: number;
  readonly waitForBread: number;
  /** What a second sandwich counts beside the best one, and a third beside the second: turns are shared. */
  readonly nextSandwich: number;
  /** The part of a sandwich's worth that a bad card in it costs: it calls for inspectors. */
  readonly risk: number;
  /** Cards of the hand that are good to have whatever is ordered. */
  readonly sauceInHand: number;
  readonly breadInHand: number;
  /** Every card that leaves the hand brings a new one. */
  readonly freshCard: number;
  /** A claimed order is replaced by another. */
  readonly newOrder: number;
  /** What lies on the table is worth more than it promises for the very next turns. */
  readonly dear: number;
  /** How much of another's loss is a bot's own gain, with one rival. */
  readonly spite: number;
  /** What an attack condiment may bring beyond what it costs its victim now: more inspectors come. */
  readonly attack: number;
  /**
   * Only the first bots: what they hope for from one attack condiment, followed by an inspector of their own and alone.
   * They play nothing along with it, and forget to clear a sandwich that a moved Bread closes.
   */
  readonly first?: { readonly followed: number; readonly alone: number };
}

const FAR = 80;

const patience = (eachTurn: number): readonly number[] =>
  Array.from({ length: FAR }, (_, quarter) => eachTurn ** (quarter / 4));

export const FIRST: Manner = {
  later: patience(0.66),
  wait: 0.6,
  waitForBread: 1.2,
  nextSandwich: 1,
  risk: 0.05,
  sauceInHand: 1.2,
  breadInHand: 0.2,
  freshCard: 0.3,
  newOrder: 0.6,
  dear: 1.8,
  spite: 0.5,
  attack: 0,
  first: { followed: 1.2, alone: 0.35 },
};

export const NOW: Manner = {
  later: patience(0.72),
  wait: 0.5,
  waitForBread: 0.5,
  nextSandwich: 0.8,
  risk: 0.07,
  sauceInHand: 1.6,
  breadInHand: 0.4,
  freshCard: 0.55,
  newOrder: 0.6,
  dear: 1.8,
  spite: 0.8,
  attack: 0.4,
};

/** With the cards of the second edition: less sauce to fish for, more Bread. */
export const SECOND: Manner = { ...NOW, wait: 0.65, freshCard: 0.3, breadInHand: 0.1 };
