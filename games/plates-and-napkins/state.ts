/** The vocabulary of Plates & Napkins: piles, state, view, events, and every question with its answer. */
import type { CardId, Kinds, Match, On, Pile, Seat, Seats, Wave, World } from '#kernel';
import { enter, pileOf } from '#kernel';
import type { Row } from './cards.ts';
import type { Options } from './options.ts';

/** A plate, counted from 0. */
export type Plate = number;

export const POLICIES = ['ask', 'count', 'never'] as const;
/** When holds wait for a player: at every one, only at the count, or at none. */
export type Policy = (typeof POLICIES)[number];

/** A napkin that was played and has not done its work yet. */
export type Playing = { card: CardId; seat: Seat; cancelled: boolean };

/** A napkin that stays on the table: who played it, and on whom (−1 for nobody). */
export type Lasting = { card: CardId; by: Seat; on: number };

/** Where in the course of the game we are; napkins mean something else in each. */
export type Stage = 'building' | 'bidding' | 'count';

/** What follows when all hands are back to seven. */
export type Phase = 'turn' | 'next-turn' | 'bidding' | 'count' | 'gone';

export type State = {
  stage: Stage;
  first: Seat;
  /** Whose building turn it is or was last. */
  turn: Seat;
  /** Building turns begun. */
  turns: number;
  /** Sandwiches eaten. */
  eaten: number;
  points: number[];
  /** The finished sandwich that is bid for; −1 for none. */
  plate: Plate;
  /** Who finished it. */
  finisher: Seat;
  /** Whose turn to bid it is. */
  bidder: Seat;
  /** Who has opted out of this bidding. */
  out: Seats;
  /** By player: who put each card in front of them, oldest first. */
  placers: Seat[][];
  /** Who has still to bring the hand back to seven, and what follows. */
  refilling: Seat[];
  following: Phase;
  /** Napkins that wait, oldest first. */
  playing: Playing[];
  lasting: Lasting[];
  /** By seat, secret: its policy, as a place in the list of them. */
  policies: number[];
};

/** The state without the others' policies, and what follows from open cards. */
export type View = Omit<State, 'policies'> & {
  policy: Policy;
  /** By plate: what the sandwich on it is worth now. */
  worths: number[];
  /** By player: the bid score, once counted. */
  bids: number[];
};

export type Event =
  | { is: 'drew-for-first'; draws: { seat: Seat; face: number }[] }
  | { is: 'begins'; seat: Seat; how: 'drawn' | 'chosen' }
  | { is: 'started'; seat: Seat; card: CardId; plate: Plate }
  | { is: 'added'; seat: Seat; card: CardId; plate: Plate; worth: number }
  | { is: 'kept'; seat: Seat; card: CardId }
  | { is: 'finished'; seat: Seat; card: CardId; plate: Plate; worth: number }
  | { is: 'discarded'; seat: Seat; card: CardId; how: 'turn' | 'too-many' }
  | { is: 'filled'; seat: Seat; count: number }
  | { is: 'reshuffled' }
  | { is: 'bid'; seat: Seat; to: Seat }
  | { is: 'out'; seat: Seat; why: 'choice' | 'no-cards' | 'barred' }
  | { is: 'declined'; seat: Seat }
  /** The bids are turned up. What they bring is told with the meal. */
  | { is: 'counted'; bids: number[]; again: 'first' | 'again' }
  | { is: 'ate'; eaters: Seat[]; worth: number; scores: [Seat, number][] }
  | { is: 'gone' }
  | { is: 'napkin'; seat: Seat; card: CardId; under: number }
  | { is: 'no-effect'; seat: Seat; card: CardId }
  | { is: 'cancelled'; seat: Seat; card: CardId }
  | { is: 'traded'; seat: Seat; to: Seat; count: number }
  | { is: 'new-hands'; seat: Seat }
  | { is: 'passed'; counts: number[] }
  | { is: 'handed'; seat: Seat; to: Seat; cards: CardId[] }
  | { is: 'swapped'; seats: Seat[] }
  | { is: 'cleared'; seat: Seat; plate: Plate }
  | { is: 'nibbled'; seat: Seat; plate: Plate; card: CardId }
  | { is: 'helped'; seat: Seat; count: number }
  | { is: 'doubled'; seat: Seat; card: CardId }
  | { is: 'barred'; seat: Seat; on: Seat; card: CardId }
  | { is: 'lasting-over'; card: CardId }
  | { is: 'policy'; policy: Policy }
  | { is: 'over'; points: number[]; winners: Seats; why: 'goal' | 'sandwiches' | 'turns' };

export type Build = { do: 'start' | 'add' | 'finish'; card: CardId; plate: Plate } | { do: 'discard'; card: CardId };

/** One card, face down, in front of somebody; or no more cards for this sandwich. */
export type Bid = { to: Seat; cards: CardId[] } | 'out';

/** Cards of mine, and places in the other's hand, which is mixed face down: each once, lowest first. */
export type Trade = { to: Seat; give: CardId[]; take: number[] };

export type Asks = {
  build: { about: { turn: number }; answer: Build };
  /** Of the two cards drawn after adding, the one to keep. */
  keep: { about: { turn: number }; answer: { cards: CardId[] } };
  /** A card to throw away while there are more than seven. */
  trim: { about: { turn: number }; answer: CardId };
  bid: { about: { plate: Plate; last: boolean }; answer: Bid };
  /** After the bids are counted and before anybody eats. */
  count: { about: { plate: Plate }; answer: Wave };
  /** Who has eaten what, while the bids still lie there. */
  meal: { about: { eaters: Seat[]; worth: number; share: number }; answer: On };
  /** After a napkin was played and before it does anything. */
  napkin: { about: { card: CardId; seat: Seat }; answer: Wave };
  /** What a napkin asks. */
  trade: { about: { card: CardId }; answer: Trade };
  pass: { about: { card: CardId }; answer: { cards: CardId[] } };
  swap: { about: { card: CardId }; answer: { seats: Seat[] } };
  choosePlate: { about: { card: CardId }; answer: { plate: Plate } };
  choosePlayer: { about: { card: CardId }; answer: { seat: Seat } };
};

export type Interrupts = {
  napkin: { card: CardId };
  policy: { policy: Policy };
  /** Never allowed: it is there to say so. */
  peek: { seat: Seat };
};

export interface PlatesKinds extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  asks: Asks;
  interrupts: Interrupts;
  card: Row;
}

export type PlatesWorld = World<PlatesKinds>;
export type PlatesMatch = Match<PlatesKinds>;

export const begin = (w: PlatesWorld, phase: Phase): void => enter(w, phase);

/** Cards in a hand at rest. */
export const HAND = 7;

// ---- where cards lie ----

export const DECK = pileOf(0);
export const DISCARD = pileOf(1);
/** Napkins that wait for their turn. */
export const WAITING = pileOf(2);
/** Napkins that stay. */
export const LASTING = pileOf(3);
/** The two cards of "add" until one is kept; only their player sees them. */
export const DRAWN = pileOf(4);
const SHARED = 5;

export const handOf = (seat: Seat): Pile => pileOf(SHARED + seat);
/** The bids in front of a player. */
export const bidsOf = (seats: number, to: Seat): Pile => pileOf(SHARED + seats + to);
export const plateOf = (seats: number, plate: Plate): Pile => pileOf(SHARED + 2 * seats + plate);

/** One plate fewer than players, but two for two. */
export const plateCount = (seats: number): number => Math.max(2, seats - 1);
