/** A table in memory: the fold of its log so far, who listens, and what its bots are about to do. */
import type { Dice, Game, Kinds } from '#kernel';
import type { FindGame } from '../bot-thoughts.ts';
import type { Applied } from '../room/apply.ts';
import type { Request } from '../room/requests.ts';
import type { Deed, Seating } from '../room/room.ts';
import type { RoomsDoors, Times } from '../rooms-api.ts';
import type { TableId } from '../store/store.ts';
import type { Hearing } from './hearing.ts';
import type { Kept } from './kept-looks.ts';
import type { Tellings } from './tellings.ts';

export interface Hosts {
  readonly doors: RoomsDoors;
  readonly times: Times;
  readonly findGame: FindGame;
  /** The name of this node, new with every start. */
  readonly node: string;
  readonly lives: (node: string) => boolean;
  readonly dice: Dice;
  readonly hearing: Hearing;
  readonly tables: Map<TableId, Promise<Hosted | undefined>>;
  readonly loaded: Map<TableId, Hosted>;
  /** Tables that left memory because something failed: the next sweep opens them again. */
  readonly toRepair: Set<TableId>;
  stopping: boolean;
}

export interface Hosted {
  readonly id: TableId;
  readonly game: Game<Kinds>;
  seating: Seating;
  /** The last row folded in, and when it was written. */
  seq: number;
  lastAt: number;
  snapshotSeq: number;
  /** Of a game of another version: what its seats saw last, as far as that was kept. */
  readonly kept: Kept | undefined;
  readonly tellings: Tellings;
  readonly listeners: Set<Listener>;
  readonly bots: Map<number, BotPlan>;
  /** Players' own words by id, as far as they are known here. */
  words: Map<string, string>;
  /** Interrupts that came while a race was being decided. */
  parked: Job[];
  /** Work in a line, with what is being done at its head. */
  readonly jobs: Job[];
  /** Who waits until all of it is done. */
  readonly resting: (() => void)[];
  /** The row that is being appended from here. */
  writing: number;
  /** The newest row that somebody else is known to have appended. */
  announced: number;
  /** By person: what they may still say. */
  readonly allowances: Map<number, Allowance>;
  /** When time has something to do by itself, of one seating. */
  readonly due: { seating: Seating | undefined; at: number };
  /** When its timer wakes it; NEVER while it has none. */
  wakesAt: number;
  callOff: () => void;
  /** By how much the table's log is ahead of this machine's clock: that was set back, or another one runs before it. */
  readonly ahead: number;
  usedAt: number;
  /** It left memory or broke: whoever still holds it must open it again. */
  isGone: boolean;
}

/** Messages that may still be said at once, and when that was counted. */
export interface Allowance {
  left: number;
  countedAt: number;
}

/** What a line hears of its table. */
export interface Listener {
  readonly person: number;
  /** A deed was stored and folded in. */
  happened(news: News): void;
  /** Nothing more is said of that deed: what was said may leave. */
  settled(): void;
  /** The table left this memory, or there are newer lines enough: the line has to end. */
  lost(code: 'table-broken' | 'store-broken' | 'no-table' | 'too-many-lines'): void;
}

export const nodeLives = ({ node, doors }: Pick<Hosts, 'node' | 'doors'>, name: string): boolean =>
  name === node || (doors.lives?.(name) ?? false);

/** The time at a table: that of the wall clock, but never before what is in its log. */
export const timeAt = ({ doors }: Pick<Hosts, 'doors'>, { ahead }: Pick<Hosted, 'ahead'>): number =>
  doors.clock.now() + ahead;

export interface News {
  readonly deed: Deed;
  readonly applied: Applied;
}

export interface BotPlan {
  /** When it has thought, on the wall clock; NEVER while it has nothing to think about or is thinking right now. */
  next: number;
  /** The question on top when it began. */
  frame: number;
}

export interface Job {
  readonly request: Request;
  /** The id under which it is found in the log if it was stored; undefined for what time and bots do. */
  readonly command: string | undefined;
  /** When it arrived. */
  readonly at: number;
  readonly done: (outcome: Outcome) => void;
}

/** `seq` is the row that it became, now or at an earlier try; undefined where nothing had to be done. */
export type Outcome =
  | { readonly seq: number | undefined }
  | { readonly refused: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> } }
  | { readonly failed: 'table-broken' | 'store-broken' };
