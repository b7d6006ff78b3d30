/** What a game may add to the lab's study of balance: where its cards are held and played, other rows to try, measures of its own. */
import type { CardId, Game, GameEvent, Input, Kinds, Match, Seat, Table, Told } from './types.ts';

/** A printed row as a file of other values names it: by its id, and then by its fields. */
export interface CardRow {
  readonly id: string;
}

/** What it means that a card lies in a pile: a seat holds it, somebody played it, or neither. */
export type Spot = { readonly is: 'hand'; readonly seat: Seat } | { readonly is: 'played' } | { readonly is: 'away' };

/** A finished game with everything that was told, to whomever. */
export interface FinishedGame<K extends Kinds = Kinds> {
  readonly match: Match<K>;
  readonly table: Table<K>;
  readonly inputs: readonly Input[];
  readonly told: readonly Told<K['event']>[];
}

/** Where a figure should lie. */
export interface Aim {
  readonly of: 'mean' | 'median';
  readonly least?: number;
  readonly most?: number;
}

/** One figure of a game's own: any number of samples from each game, put together over all of them. */
export interface Measure<K extends Kinds = Kinds> {
  /** For the report, in English, as a phrase. */
  readonly label: string;
  /** A share has samples of 0 and 1. */
  readonly as: 'share' | 'number';
  readonly aim?: Aim;
  of(game: FinishedGame<K>): readonly number[];
}

export interface Balance<K extends Kinds = Kinds> {
  /** What is printed, by face. */
  readonly cards: readonly CardRow[];
  /** The same game dealt from other rows: as many, in the same order, with the same ids. */
  withCards?(rows: readonly CardRow[]): Game<K>;
  /** By pile. A card that comes into a hand was drawn there; one that goes from a hand to where cards are played was played. */
  spots(match: Match<K>): readonly Spot[];
  /** Cards that brought something about in this event, and for whom. */
  used(event: K['event'] & GameEvent, match: Match<K>): readonly (readonly [seat: Seat, card: CardId])[];
  /** Turns of a game where they are not what `progress` calls rounds. */
  turns?(game: FinishedGame<K>): number;
  readonly measures: Readonly<Record<string, Measure<K>>>;
  /** How far a seat may be from its fair share of wins, in turn order. */
  readonly fairWithin?: number;
  /** Of the games in which a seat drew such a card, it must have played it in at least this share. */
  readonly playedAtLeast?: { readonly share: number; readonly ids: readonly string[] };
}
