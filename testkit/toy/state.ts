/** The words of the toy: what its table remembers, asks and tells. */
import type { CardId, Pile, Seat, Seats, Wave } from '#kernel';
import { pileOf } from '#kernel';

/** Faces 0 to 5, several cards of each. */
export const KINDS = 6;

export interface ToyOptions {
  rounds: number;
  /** Cards dealt to each seat; 0 leaves it to the number of seats. */
  deal: number;
  /** Committed cards are thrown away face down. */
  quiet: boolean;
  /** Seconds for a question; 0 for none. */
  clock: number;
}

export interface ToyState {
  round: number;
  first: Seat;
  points: number[];
  /** Steals left, by seat. */
  steals: number[];
  /** Toasts left, by seat. */
  toasts: number[];
  /** Hidden until the end: the face that pays. */
  prize: number;
  /** Hidden from all but its owner: who lets every breath pass. */
  policy: Seats;
}

export interface ToyView {
  round: number;
  first: Seat;
  points: number[];
  steals: number[];
  toasts: number[];
  /** My own standing policy. */
  policy: 'wave' | 'stay';
}

type Scores = readonly (readonly [seat: Seat, points: number])[];

export type ToyEvent =
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'reshuffled' }
  | { readonly is: 'grabbed'; readonly seat: Seat; readonly card: CardId }
  | { readonly is: 'missed'; readonly seat: Seat; readonly card: CardId }
  | { readonly is: 'shown'; readonly seat: Seat; readonly card: CardId }
  | { readonly is: 'laid'; readonly seat: Seat }
  | { readonly is: 'best'; readonly seat: Seat; readonly scores: Scores }
  | { readonly is: 'passed'; readonly seat: Seat; readonly to: Seat }
  | { readonly is: 'got'; readonly seat: Seat; readonly card: CardId }
  | { readonly is: 'again'; readonly seat: Seat }
  | { readonly is: 'robbed'; readonly seat: Seat; readonly from: Seat }
  | { readonly is: 'toast'; readonly seat: Seat; readonly to: Seat }
  | { readonly is: 'reply'; readonly seat: Seat; readonly reply: Reply; readonly scores: Scores }
  | { readonly is: 'policy'; readonly policy: Policy }
  | { readonly is: 'prize'; readonly face: number; readonly scores: Scores };

export type Reply = 'cheers' | 'no';
export type Policy = 'wave' | 'stay';
/** A card, or nothing where there is none to choose. */
export type Choice = CardId | 'nothing';

export interface Pass {
  card: Choice;
  to: Seat;
}

export interface ToyKinds {
  options: ToyOptions;
  state: ToyState;
  view: ToyView;
  event: ToyEvent;
  asks: {
    grab: { about: { round: number }; answer: CardId };
    commit: { about: { round: number }; answer: Choice };
    breath: { about: { round: number }; answer: Wave };
    pass: { about: { round: number }; answer: Pass };
    reply: { about: { caller: Seat }; answer: Reply };
  };
  interrupts: {
    steal: { from: Seat };
    toast: { to: Seat };
    policy: Policy;
  };
}

export const DECK: Pile = pileOf(0);
export const DISCARD: Pile = pileOf(1);
export const MARKET: Pile = pileOf(2);
/** Where quiet tables throw cards, face down. */
export const BIN: Pile = pileOf(3);
export const handOf = (seat: Seat): Pile => pileOf(4 + seat);
