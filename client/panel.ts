/** What a game's own part of the page gets and gives. It describes; the shell asks, checks, sends and tells. */
import type {
  Frame,
  Kinds,
  Language,
  Look,
  LookFrame,
  Match,
  Millis,
  Refusal,
  Seat,
  Speakers,
  Wording,
  World,
} from '#kernel';
import type { Child } from './dom.ts';

/** A table as one seat sees it at this moment. */
export interface Scene<K extends Kinds = Kinds> {
  readonly match: Match<K>;
  readonly look: Look<K>;
  /** A world that looks like this one: the game's own rules are asked in it what is allowed. */
  readonly world: World<K>;
  readonly seat: Seat;
  /** What this seat was told since the table opened. */
  readonly log: readonly K['event'][];
  /** The question on top as it is seen, and as the imagined world has it. */
  readonly top: LookFrame | undefined;
  readonly frame: Frame | undefined;
  /** Is it for me, and still unanswered? */
  readonly asked: boolean;
  readonly text: Wording<K>;
  readonly who: Speakers;
  readonly language: Language;
  now(): Millis;
  /** A draft that lives as long as its name is asked for: what is picked or staged, and not yet sent. */
  draft<T>(name: string, begin: () => T): T;
  /** Shows a changed draft. */
  refresh(): void;
  /** Why this answer or interrupt would be refused, if it would. */
  whyNot(answer: unknown): Refusal | undefined;
  whyNotInterrupt(name: string, answer: unknown): Refusal | undefined;
  /** Sends it, or says why not. */
  answer(answer: unknown): void;
  interrupt(name: string, answer: unknown): void;
  takeBack(): void;
  /** The question as a plain list of answers, for what has no picture of its own. */
  plain(): Child;
  /** Shows a reason. */
  explain(refusal: Refusal): void;
}

export interface Panel<K extends Kinds = Kinds> {
  /** What lies in the middle of the table, and below it what is mine. */
  table(scene: Scene<K>): { readonly sheet: Child; readonly mine: Child };
  /** What a seat shows of itself: points, and a few words. */
  seat(scene: Scene<K>, seat: Seat): { readonly points: number; readonly note: string };
  /** What there is to tell when the game is over, below the points. */
  ending?(scene: Scene<K>): Child;
  /** Pictures that should be there before they are needed. */
  readonly pictures?: readonly string[];
}
