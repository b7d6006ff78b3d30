/** The vocabulary of Sándwich Wars: piles, state, view, events, and every question with its answer. */
import type { CardId, Kinds, Match, On, Pile, Seat, Seats, World } from '#kernel';
import { enter, pileOf } from '#kernel';
import type { Category } from './cards.ts';
import type { Options } from './options.ts';
import type { Printed } from './rules/faces.ts';

/** Where points in tokens came from, and where they went: upkeep is counted below zero. */
export const sources = ['listed', 'assistant', 'effect', 'reward', 'upkeep'] as const;
export type Source = (typeof sources)[number];

export type State = {
  round: number;
  /** The start player. */
  first: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** Actions left in this turn. */
  actions: number;
  /** Orders completed in this turn. */
  completed: number;
  /** Quality that opportunities add to the next order of this turn. */
  boost: number;
  coins: number[];
  /** By seat and source: points in tokens. A seat that may not know them sees an empty list. */
  tokens: number[][];
  /** By category: who has its assistant (−1 while it lies in the middle). */
  hired: number[];
  /** Who announced the end (−1 while nobody has). */
  last: number;
};

export type View = State;

/** Why coins or cards are taken. */
export const reasons = ['action', 'play', 'turn', 'use', 'reward', 'assistant', 'opportunity'] as const;
export type Reason = (typeof reasons)[number];

/** All points of one player at the end, line by line. */
export type Sheet = {
  orders: number;
  tokens: number;
  opportunities: number;
  diversity: number;
  total: number;
};

export type Event =
  | { is: 'opens'; first: Seat; row: CardId[] }
  | { is: 'turn'; seat: Seat; round: number }
  | { is: 'played'; seat: Seat; card: CardId; cost: number; how: 'action' | 'free' }
  | { is: 'replaced'; seat: Seat; card: CardId; out: CardId; cost: number; how: 'action' | 'free' }
  | { is: 'coins'; seat: Seat; coins: number; why: Reason }
  | { is: 'drew'; seat: Seat; count: number; why: Reason }
  | { is: 'hand'; cards: CardId[] }
  | { is: 'shuffled'; count: number }
  | { is: 'extra-action'; seat: Seat; card: CardId }
  /** What was thrown away; it may have been shuffled into the deck right after. */
  | { is: 'replenished'; seat: Seat; cards: CardId[] }
  | { is: 'hired'; seat: Seat; helper: Category; cost: number; why: 'action' | 'reward' | 'opportunity' }
  | { is: 'completed'; seat: Seat; order: CardId; cards: CardId[]; quality: number }
  | { is: 'earned'; seat: Seat; listed: number; assistants: number; effects: number; scores: [Seat, number][] }
  | { is: 'two-points'; seat: Seat; scores: [Seat, number][] }
  | { is: 'kept'; seat: Seat; card: CardId }
  | { is: 'used'; seat: Seat; card: CardId; to: Seat }
  | { is: 'boosted'; seat: Seat; boost: number }
  | { is: 'paid'; seat: Seat; coins: number; points: number; back: Category[]; scores: [Seat, number][] }
  | { is: 'broke'; seat: Seat; coins: number; points: number; back: Category[]; scores: [Seat, number][] }
  | { is: 'refilled'; cards: CardId[]; passed: CardId[] }
  | { is: 'discarded'; seat: Seat; cards: CardId[] }
  | { is: 'last-round'; seat: Seat; why: 'goal' | 'no-orders' }
  | { is: 'scored'; sheets: Sheet[]; scores: [Seat, number][] }
  | { is: 'game-over'; points: number[]; winners: Seats };

/** Putting an ingredient down, into a free place or instead of one that lies there. */
export type Putting = { do: 'play'; card: CardId } | { do: 'replace'; card: CardId; out: CardId };

export type TurnAnswer =
  | Putting
  | { do: 'complete'; order: CardId; cards: CardId[] }
  | { do: 'replenish' }
  | { do: 'coins' }
  | { do: 'hire'; helper: Category }
  | { do: 'use'; card: CardId }
  | { do: 'end' };

export type RewardAnswer =
  | { take: 'assistant'; helper: Category }
  | { take: 'points' }
  | { take: 'split'; coins: number; cards: number };

/** An order that was completed: its reward comes first, then its points. `helpers` are the assistants held at that moment. */
export type Completion = { order: CardId; cards: CardId[]; helpers: Category[] };

export type Asks = {
  turn: { about: { actions: number }; answer: TurnAnswer };
  /** Which cards to throw away before drawing up to five: each once, lowest number first. */
  replenish: { about: Record<string, never>; answer: CardId[] };
  reward: { about: Completion; answer: RewardAnswer };
  /** Which assistant an opportunity brings. */
  helper: { about: { card: CardId }; answer: Category };
  /** Ingredients that an opportunity puts down for nothing. */
  free: { about: { card: CardId; left: number; put: number }; answer: Putting | { do: 'enough' } };
  /** Assistants that are paid with a point instead of two coins, and those that go back afterwards. */
  upkeep: { about: Record<string, never>; answer: { points: Category[]; back: Category[] } };
  discard: { about: { count: number }; answer: CardId[] };
  /** Shown to all: the end is announced. */
  lastRound: { about: { seat: Seat; why: 'goal' | 'no-orders' }; answer: On };
  /** Shown to all before the game is over: by seat, all points line by line. */
  sheet: { about: { sheets: Sheet[] }; answer: On };
};

export interface WarsKinds extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  asks: Asks;
  interrupts: Record<never, never>;
  card: Printed;
}

export type WarsWorld = World<WarsKinds>;
export type WarsMatch = Match<WarsKinds>;

/** The course of a turn; each phase is begun by its chapter. */
export const PHASES = ['turn', 'act', 'end-of-turn', 'after-upkeep', 'after-discard', 'next', 'score'] as const;
export type Phase = (typeof PHASES)[number];

export const begin = (w: WarsWorld, phase: Phase): void => enter(w, phase);

// ---- where cards lie ----

/** Market cards to draw. */
export const MARKET = pileOf(0);
export const DISCARDS = pileOf(1);
/** Orders to come. */
export const ORDERS = pileOf(2);
/** Orders face up. */
export const ROW = pileOf(3);
/** Where cards wait while others are put under the order deck. */
export const ASIDE = pileOf(4);

const SHARED = 5;

export const handOf = (_seats: number, seat: Seat): Pile => pileOf(SHARED + seat);
/** The ingredients in front of a player. */
export const zoneOf = (seats: number, seat: Seat): Pile => pileOf(SHARED + seats + seat);
/** The orders that a player has completed. */
export const doneOf = (seats: number, seat: Seat): Pile => pileOf(SHARED + 2 * seats + seat);

/** The most ingredients in a zone, and the cards in a full hand. */
export const ZONE = 5;
export const HAND = 5;
/** Orders face up. */
export const ROW_SIZE = 5;
