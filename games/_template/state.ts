/** The vocabulary of Template: piles, state, view, events, and every question with its answer. */
import type { CardId, Kinds, Pile, Seat, World } from '#kernel';
import { pileOf } from '#kernel';
import type { Row } from './cards.ts';
import type { Options } from './options.ts';

export type State = { round: number; points: number[] };

/** Nothing in the state is secret. */
export type View = State;

export type Event =
  | { is: 'round'; round: number }
  | { is: 'shown'; cards: [Seat, CardId][]; scores: [Seat, number][] }
  | { is: 'over'; points: number[] };

export type Asks = {
  /** A card of the hand, face down until all have chosen. */
  play: { about: { round: number }; answer: CardId };
};

export type Interrupts = Record<never, never>;

export interface TemplateKinds extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  asks: Asks;
  interrupts: Interrupts;
  card: Row;
}

export type TemplateWorld = World<TemplateKinds>;

export const DECK = pileOf(0);
export const DISCARD = pileOf(1);
export const handOf = (seat: Seat): Pile => pileOf(2 + seat);
