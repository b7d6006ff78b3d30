/** The vocabulary of Sandwich: piles, portions, state, view, events, and every question with its answer. */
import type { CardId, Kinds, Match, Pile, Seat, Seats, World } from '#kernel';
import { enter, pileOf } from '#kernel';
import type { Options } from './options.ts';

/** One sandwich as its cook sends it off: cards from the bottom up. */
export type Sandwich = { to: Seat; cards: CardId[]; praise: string };

export type Offer = { id: number; from: Seat; to: Seat; give: CardId; take: CardId };

/** Plates from best to last, and the plate that fits the theme (−1 without a theme). */
export type Ranking = { order: Plate[]; theme: number };

export const NO_RANKING: Ranking = { order: [], theme: -1 };

/** A plate is a place in front of a taster: `taster × most sandwiches + number`. */
export type Plate = number;

export type State = {
  /** Rounds begun since the table opened, also over a series of games. */
  round: number;
  /** Games finished in this series. */
  games: number;
  /** The first taster, drawn once per game. */
  first: Seat;
  flip: number;
  /** Flips since the game began: the calm market goes round by it. */
  flips: number;
  /** By seat: who has taken the card turned up there in this flip (−1 for nobody yet). It lies there until all have one. */
  takers: number[];
  /** The Express: by seat the line of each card of its tray that is placed, in the order of the tray. */
  lines: number[][];
  base: string;
  theme: string;
  /** Themes that chance has drawn: none comes again before all have come. */
  themes: string[];
  offers: Offer[];
  /** Offers made by each seat in this round, withdrawn ones too. */
  offersMade: number[];
  offerIds: number;
  /** By plate: who cooked what lies on it (−1 where nothing lies or the seat may not know). */
  cooks: number[];
  /** By plate: the cook's praise and pitch. */
  praise: string[];
  pitches: string[];
  /** Tasters who have been served in public, when tasting goes in turns. */
  served: Seats;
  /** Verdicts of this game, a list per round: for each the taster, the cook of the theme point (−1 for nobody), and the cooks from best to last. */
  verdicts: number[][];
  /** By taster: a ranking that is in and not yet told. Without an order where there is none, or the seat may not know it. */
  untold: Ranking[];
  points: number[];
};

/**
 * The state as a seat may know it: pitches only where it is cook, taster or all have heard; lines of others, and cooks of
 * blind plates, as −1; who took a card of a blind round as GONE; rankings of others unknown until they are told.
 */
export type View = State;

/** Among takers: somebody has it, and nobody is told who. */
export const GONE = -2;

export type Event =
  | { is: 'opens'; first: Seat; base: string }
  | { is: 'round'; round: number; rounds: number; theme: string; direction: 'left' | 'right'; cards: number }
  | { is: 'announced'; card: CardId }
  | { is: 'flipped'; flip: number; cards: CardId[] }
  /** In a blind round others are not told who: −1. */
  | { is: 'took'; seat: number; card: CardId; from: Seat; how: 'grab' | 'pick' | 'last' | 'late' }
  | { is: 'missed'; card: CardId; by: number }
  | { is: 'trading' }
  | { is: 'offered'; offer: Offer }
  | { is: 'declined'; offer: Offer }
  | { is: 'withdrawn'; offer: Offer }
  | { is: 'swapped'; offer: Offer }
  | { is: 'trading-over'; composing: Seats }
  | { is: 'given'; direction: 'left' | 'right' }
  | { is: 'praised'; cook: Seat; taster: Seat; cards: CardId[]; words: string }
  | { is: 'served'; taster: Seat; sandwiches: { cook: number; cards: CardId[] }[] }
  | { is: 'pitched'; cook: Seat; taster: Seat; cards: CardId[]; words: string }
  | {
      is: 'tasted';
      taster: Seat;
      sandwiches: { cook: Seat; cards: CardId[] }[];
      theme: number;
      scores: [Seat, number][];
    }
  | { is: 'round-over'; round: number; points: number[] }
  | { is: 'another-game'; game: number; first: Seat }
  | { is: 'game-over'; points: number[]; winners: Seats };

export type Asks = {
  /** What the round is to be about, before anything is dealt. */
  theme: { about: Record<string, never>; answer: string };
  /** The breath before all cards turn over. */
  flip: { about: { flip: number }; answer: 'wave' };
  grab: { about: { flip: number }; answer: CardId };
  pick: { about: { flip: number }; answer: CardId };
  /** Express: on which line the card just taken goes. */
  place: { about: { flip: number }; answer: number };
  /** Express: who gets which line. */
  address: { about: Record<string, never>; answer: { to: Seat; praise: string }[] };
  /** Composing while trading goes on; an answer says "ready". */
  trade: { about: Record<string, never>; answer: Sandwich[] };
  compose: { about: Record<string, never>; answer: Sandwich[] };
  /** Words for each of my sandwiches on these plates, in the order of the plates. */
  pitch: { about: { plates: Plate[] }; answer: string[] };
  speak: { about: { plate: Plate }; answer: 'done' };
  rank: { about: { tasters: Seats }; answer: Ranking };
  /** A taster's verdict is shown; or, as that of nobody (−1), what the round brought. */
  show: { about: { taster: number } & Ranking; answer: 'on' };
  again: { about: { games: number }; answer: 'again' | 'enough' | 'either' };
};

export type Interrupts = {
  offer: { to: Seat; give: CardId[]; take: CardId[] };
  accept: { offer: number };
  decline: { offer: number };
  withdraw: { offer: number };
};

export interface SandwichKinds extends Kinds {
  options: Options;
  state: State;
  view: View;
  event: Event;
  asks: Asks;
  interrupts: Interrupts;
}

export type SandwichWorld = World<SandwichKinds>;
export type SandwichMatch = Match<SandwichKinds>;

/** The course of a round; each phase is begun by its chapter. */
export const PHASES = [
  'round',
  'theme',
  'deal',
  'flip',
  'place',
  'next-flip',
  'compose',
  'address',
  'give',
  'taste',
  'show',
  'round-page',
  'round-over',
] as const;
export type Phase = (typeof PHASES)[number];

export const begin = (w: SandwichWorld, phase: Phase): void => enter(w, phase);

// ---- where cards lie ----

export const BOX = pileOf(0);
/** Sandwiches a player makes at most: four with three players, otherwise three. */
export const mostSandwiches = (seats: number): number => (seats === 3 ? 4 : 3);

/** A player's face-down cards of this round. */
export const stackOf = (_seats: number, seat: Seat): Pile => pileOf(1 + seat);
/** The card that a player turned up. */
export const slotOf = (seats: number, seat: Seat): Pile => pileOf(1 + seats + seat);
/** What a player has collected. */
export const trayOf = (seats: number, seat: Seat): Pile => pileOf(1 + 2 * seats + seat);
/** A sandwich on its cook's board, before the giving. */
export const boardOf = (seats: number, seat: Seat, index: number): Pile =>
  pileOf(1 + 3 * seats + seat * mostSandwiches(seats) + index);
/** A sandwich in front of its taster. */
export const plateOf = (seats: number, plate: Plate): Pile =>
  pileOf(1 + 3 * seats + seats * mostSandwiches(seats) + plate);
/** The announced ingredient of the big table. */
export const announcedPile = (seats: number): Pile => pileOf(1 + 3 * seats + 2 * seats * mostSandwiches(seats));

export const plateNumber = (seats: number, taster: Seat, index: number): Plate =>
  taster * mostSandwiches(seats) + index;
export const tasterOf = (seats: number, plate: Plate): Seat => Math.floor(plate / mostSandwiches(seats)) as Seat;
