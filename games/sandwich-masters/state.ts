/** The vocabulary of Sandwich Masters: where cards lie, the state, events, and every question with its answer. */
import type { CardId, Kinds, Match, On, Pile, Seat, Seats, World } from '#kernel';
import { enter, pileOf } from '#kernel';
import type { SymbolName } from './cards.ts';
import type { Options } from './options.ts';
import type { Printed } from './rules/prints.ts';

/** One of a player's four places for an open sandwich, from 0. */
export type Slot = number;
/** One of the four places on the Bar, from 0. */
export type Place = number;

export const SLOTS = 4;
export const PLACES = 4;
export const HAND = 7;

/** Where a card may be played to: `seat × 5 + slot`; the fifth place of a seat is in front of the player. */
export type Spot = number;
const SPOTS = SLOTS + 1;
export const DOOR: Slot = SPOTS - 1;
export const spotOf = (seat: number, slot: Slot): Spot => seat * SPOTS + slot;
export const ownerOf = (spot: Spot): Seat => Math.floor(spot / SPOTS) as Seat;
export const slotAt = (spot: Spot): Slot => spot % SPOTS;

/** A sandwich of mine for an order: `slot × 4 + place`. */
export type Claim = number;
export const claimOf = (slot: Slot, place: Place): Claim => slot * PLACES + place;
export const slotClaimed = (claim: Claim): Slot => Math.floor(claim / PLACES);
export const placeClaimed = (claim: Claim): Place => claim % PLACES;

export type State = {
  first: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** Rounds begun; 0 while the Bar is laid out. */
  round: number;
  turns: number;
  money: number[];
  /** Paid by the bank for orders and events; what bribes and events have cost. */
  rewards: number;
  bribes: number;
  losses: number;
  /** Whom the inspectors visit who still wait, in the order in which they lie there. */
  victims: Seat[];
  /** Events carried out in this refilling of the Bar. */
  struck: number;
  /** The clock of the game has run out, and this is the last round. */
  lastRound: boolean;
};

/** Everything in the state is open; what is hidden lies in hands and decks. */
export type View = State;

export type Event =
  | { is: 'opens'; dealer: Seat; first: Seat }
  | { is: 'round'; round: number }
  | { is: 'last-round' }
  | { is: 'played'; seat: Seat; cards: CardId[]; to: Spot[] }
  | { is: 'moved'; seat: Seat; card: CardId; from: Slot; to: Slot }
  | { is: 'discarded'; seat: Seat; cards: CardId[] }
  | {
      is: 'claimed';
      seat: Seat;
      order: CardId;
      slot: Slot;
      cards: CardId[];
      /** What each Special Sauce in it stood for. */
      stands: SymbolName[];
      scores: [Seat, number][];
    }
  | { is: 'ordered'; order: CardId; place: Place }
  | { is: 'event'; card: CardId; place: Place }
  | { is: 'inspected'; inspector: CardId; seat: Seat; found: number }
  | { is: 'bribed'; seat: Seat; scores: [Seat, number][] }
  /** Cards that a player lost to an inspector or an event. */
  | { is: 'lost'; seat: Seat; cards: CardId[] }
  | { is: 'spared'; seat: Seat }
  | { is: 'passed'; seat: Seat; to: Seat }
  | { is: 'got'; seat: Seat; to: Seat; card: CardId }
  | { is: 'paid'; scores: [Seat, number][] }
  | { is: 'drew'; seat: Seat; count: number }
  | { is: 'new-hands' }
  | { is: 'bar-cleared'; orders: CardId[] }
  | { is: 'reshuffled'; deck: 'white' | 'black' }
  | { is: 'game-over'; points: number[]; winners: Seats };

/** The one thing that a player does in a turn. */
export type Turn =
  | { do: 'play'; cards: CardId[]; to: Spot[]; claims: Claim[] }
  | { do: 'move'; card: CardId; to: Slot; claims: Claim[] }
  | { do: 'discard'; cards: CardId[] };

/** What an inspected player does: pay, or lose what the inspector takes. */
export type Plea =
  | { do: 'bribe' }
  | { do: 'lose-card'; card: CardId }
  | { do: 'lose-sandwich'; slot: Slot }
  | { do: 'lose-all' };

/** What an event takes: a card of the hand, the slot of a sandwich, or a plea. */
export type Reply = Plea | { do: 'card'; card: CardId } | { do: 'top'; slot: Slot } | { do: 'nothing' };

export type Asks = {
  turn: { about: { round: number }; answer: Turn };
  inspect: { about: { inspector: CardId }; answer: Plea };
  event: { about: { card: CardId; place: Place }; answer: Reply };
  /** Shown to all: the orders that somebody has just served. */
  served: { about: { seat: Seat; orders: CardId[]; pays: number }; answer: On };
  /** Shown to all: an inspection, how many bad cards it found and what came of it. */
  visited: { about: { inspector: CardId; seat: Seat; found: number; outcome: Outcome }; answer: On };
};

/** Nothing bad was found, the bribe was paid, or something was lost. */
export type Outcome = 'clean' | 'bribed' | 'lost';

export interface MastersKinds extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  asks: Asks;
  interrupts: Record<string, never>;
  card: Printed;
}

export type MastersWorld = World<MastersKinds>;
export type MastersMatch = Match<MastersKinds>;

/** After the inspections comes the Bar, whose events know the inspectors: so the one goes on with the other by its name. */
export type Phase = 'bar';

export const begin = (w: MastersWorld, phase: Phase): void => enter(w, phase);

// ---- where cards lie ----

export const WHITE = pileOf(0);
export const WHITE_DISCARDS = pileOf(1);
export const BLACK = pileOf(2);
export const BLACK_DISCARDS = pileOf(3);
/** Inspectors in front of players, in the order in which they will be dealt with. */
export const VISITS = pileOf(4);
export const barOf = (place: Place): Pile => pileOf(5 + place);
export const handOf = (seat: number): Pile => pileOf(5 + PLACES + seat);
export const sandwichOf = (seats: number, seat: number, slot: Slot): Pile =>
  pileOf(5 + PLACES + seats + seat * SLOTS + slot);
