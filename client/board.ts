/** The contract between the shell of the page and a game: what a game's board gets, and what it gives. It describes; the shell asks, checks, sends and tells. */
import type { ReactNode } from 'react';
import type {
  CardId,
  Frame,
  GameEvent,
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
import type { Staged } from './ahead.ts';
import type { Cue } from './sound/cues.ts';

/** What a card looks like; `picture` is the address of a symbol in a sprite. */
export interface Face {
  readonly picture: string;
  readonly name: string;
  /** One of the ten categories of the kit, for tint and silhouette. */
  readonly category?: string;
  /** Another kind of card: `bad`, `napkin`, `bid`, `chance`. */
  readonly kind?: string;
  /** Read after the name: "cold cuts, extra". */
  readonly more?: string;
  /** What the enlarged card says below its name. */
  readonly text?: string;
}

/** Who sits somewhere, as everybody may know it. */
export interface Person {
  readonly name: string;
  /** The id of an animal; of a bot that of a guest, or `robot` where it is none we know. */
  readonly avatar: string;
  readonly isBot: boolean;
  readonly isYou: boolean;
  readonly isAway: boolean;
  /** A bot plays until they are back. */
  readonly isLent: boolean;
  /** Who a bot is; a game's words may tell what that one is like. Nobody else has one, and no lent seat. */
  readonly persona?: number | undefined;
  /** Who has seen the hand that is played here, and does not sit here. */
  readonly seenBy?: readonly string[] | undefined;
}

/** A table as one seat sees it at this moment. */
export interface Scene<K extends Kinds = Kinds, W = unknown> {
  readonly match: Match<K>;
  readonly look: Look<K>;
  /** A world that looks like this one: the game's own rules are asked in it what is allowed. */
  readonly world: World<K>;
  /** Mine; the one after the last where I only look on. */
  readonly seat: Seat;
  /** A spectator or the TV: nothing is asked, nothing is mine. */
  readonly watching: boolean;
  /** What this seat was told since the table opened. */
  readonly log: readonly K['event'][];
  /** The question on top as it is seen, and as the imagined world has it. */
  readonly top: LookFrame | undefined;
  readonly frame: Frame | undefined;
  /** Is it for me, and have I still to answer? */
  readonly asked: boolean;
  /** My answer to the question on top, at once when it is given: one entry or none. */
  readonly said: readonly unknown[];
  /** Interrupts of mine that are on their way. */
  readonly interrupting: readonly { readonly name: string; readonly answer: unknown }[];
  readonly text: Wording<K>;
  readonly who: Speakers;
  readonly language: Language;
  /** The board's own words. */
  readonly words: W;
  person(seat: Seat): Person;
  now(): Millis;
  /** Does the clock run: is the line open and the table not paused? */
  readonly running: boolean;
  /** A draft under its name: what is picked or staged, and not yet sent. Plain JSON; it survives a reload. Put the frame's id or the round into the name. */
  draft<T>(name: string, begin: () => T): T;
  /** Shows and keeps a changed draft. */
  refresh(): void;
  /** Why this answer or interrupt would be refused, if it would. */
  whyNot(answer: unknown): Refusal | undefined;
  whyNotInterrupt(name: string, answer: unknown): Refusal | undefined;
  /** Sends it, or says why not; true if it was sent. */
  answer(answer: unknown): boolean;
  interrupt(name: string, answer: unknown): boolean;
  takeBack(): void;
  /** For the host, while something is shown: goes on for all. */
  readonly goOnForAll?: (() => void) | undefined;
  /** My answers that wait in this page and are shown as if they were done, the oldest first; see `stages`. */
  readonly staged: readonly Staged[];
  /** Takes the last of them back, or so many. */
  undo(count?: number): void;
  /** Sends what waits, and this if it is possible: for the moment before the clock answers. Was there anything to send? */
  timeIsUp(answer: unknown): boolean;
  /** Shows a reason. */
  explain(refusal: Refusal): void;
  /** Keeps own words beside the table and gives the id to use in an answer; undefined if they were refused. */
  keepWords(text: string): Promise<string | undefined>;
}

export interface Props<K extends Kinds = Kinds, W = unknown> {
  readonly scene: Scene<K, W>;
}

/** What I do now: a verb, and how. */
export interface Called {
  readonly verb: string;
  readonly hint?: string;
  /** Nothing to do but wait. */
  readonly waiting?: boolean;
}

/**
 * Where the places lie; the grids are in styles/layouts.css, for every window by its width and height. Name the one
 * that fits the question on top:
 * - `market`: what all share lies in the middle, my cards below it, what is mine in a column of its own on large screens;
 * - `bench`: I build in the middle, my cards lie below it and beside them the dock with what I do with them;
 * - `kitchen`: several things are built in the middle, my cards lie below it (beside it on a phone on its side), and at the
 *   thumb the dock with what others offer;
 * - `counter`: a wide middle, my cards below it as wide as that, and the dock as a bar along the foot;
 * - `workshop`: the middle is low and what I build (`Mine`) has the largest room, with dock and cards below it;
 * - `stage`: only the middle and the dock: what is looked at, or a question that has the whole sheet.
 */
export type Layout = 'market' | 'bench' | 'kitchen' | 'counter' | 'workshop' | 'stage';

/** A place beside the sheet. */
export type PlaceName = 'tray' | 'mine' | 'dock' | 'offers' | 'side';

/** Numbers that the board's css reckons with, set on the shell as custom properties: `plates: 3` is `var(--plates)`. */
export type Sizes = Readonly<Record<string, number>>;

/** What a seat shows of itself; notes have room for the first one only on phones. */
export interface Shown {
  readonly points: number;
  /** How the points are drawn: `points` where this is absent; `coins` where they are money; `none` where a note has them. */
  readonly score?: 'coins' | 'none';
  /** Below all that, where the plate is wide enough (13 rem): open sandwiches, a zone of cards. */
  readonly wide?: ReactNode;
  readonly notes?: readonly ReactNode[];
  /** A small flag at the plate: "got one". */
  readonly flag?: string;
  /** Cards that lie there unseen: they travel from and to this plate. */
  readonly holds?: readonly CardId[];
}

/** A line of the log besides its sentence. */
export interface Logged {
  /** Whose deed it is, for the dot and the filter. */
  readonly seat?: Seat;
  readonly cards?: readonly CardId[];
  /** Begins a new part of the story. */
  readonly heading?: boolean;
}

/** What a game brings to the page, beside `board.ts` of its texts. Components get the scene; what is left out is not there. */
export interface Board<K extends Kinds = Kinds, W = unknown> {
  /** The middle of the table, on the kraft sheet. */
  Sheet(props: Props<K, W>): ReactNode;
  /** Over the lower edge of the banner as long as everybody may step in: a `.band` with the clock and what can be done. */
  Band?(props: Props<K, W>): ReactNode;
  /** Below it my cards, beside it what I build, at the thumb what can be done, above the log what I may want to know. */
  Tray?(props: Props<K, W>): ReactNode;
  Mine?(props: Props<K, W>): ReactNode;
  Dock?(props: Props<K, W>): ReactNode;
  Side?(props: Props<K, W>): ReactNode;
  /** What others want of me meanwhile: its room is kept as long as the place is there, so that no hand moves under a finger. */
  Offers?(props: Props<K, W>): ReactNode;
  /** Below the points at the end: the reasons, as panels. */
  Ending?(props: Props<K, W>): ReactNode;
  /** Which places are there now; all that the board has where this is absent. */
  places?(scene: Scene<K, W>): readonly PlaceName[];
  layout?(scene: Scene<K, W>): Layout | undefined;
  /** In a workshop on a small screen: does the sheet have the room of `Mine` too, for as long as this is so? */
  isSpread?(scene: Scene<K, W>): boolean;
  sizes?(scene: Scene<K, W>): Sizes;
  /** What a lesson or a hint may point at: each is a `data-part` in the board, and `npm run check` compares them. */
  readonly parts?: readonly string[];
  /** The game's own prompt where this is absent or undefined. */
  banner?(scene: Scene<K, W>): Called | undefined;
  seat?(scene: Scene<K, W>, seat: Seat): Shown;
  /** How far the game has come, for the pips in the header. */
  rounds?(scene: Scene<K, W>): { readonly now: number; readonly of: number } | undefined;
  /** The rule at which the rules page opens now. */
  phase?(scene: Scene<K, W>): string | undefined;
  face(scene: Scene<K, W>, card: CardId): Face;
  logged?(event: K['event'], scene: Scene<K, W>): Logged;
  cue?(event: GameEvent & K['event'], scene: Scene<K, W>): Cue | undefined;
  /** What lies there ready as an answer to the question on top: it is sent in the last moment if it is possible. */
  staged?(scene: Scene<K, W>): unknown;
  /** Which answers may wait in the page, as far as they show nothing new: they are sent with the first one that may not. */
  stages?(ask: string, answer: unknown): boolean;
}
