/** What a deed tells each seat, as text: written once for all sessions of a seat, and the last few kept for those that were cut. */
import type { Folded } from './room/fold.ts';
import { wordsIn } from './room/own-words.ts';
import type { Seating } from './room/room.ts';
import type { Table } from './table.ts';

export interface Update {
  readonly text: string;
  /** Ids of players' own words that stand in it. */
  readonly words: readonly string[];
}

export class Texts {
  readonly #table: Table;
  readonly #seating: Seating;
  readonly #told: Folded['told'];
  readonly #written: Update[] = [];

  constructor(table: Table, seating: Seating, told: Folded['told']) {
    this.#table = table;
    this.#seating = seating;
    this.#told = told;
  }

  /** Of every seat whose last updates are kept. */
  write(): void {
    for (const [seat, told] of this.#told.entries())
      if (told !== undefined && this.#table.recent.keeps(seat)) this.of(seat);
  }

  /** What this seat is told; undefined if nothing. */
  of(seat: number): Update | undefined {
    const { room, play } = this.#seating;
    const told = this.#told[seat];
    if (told === undefined || play === undefined) return undefined;
    this.#written[seat] ??= {
      text: JSON.stringify({ kind: 'change', seq: play.told[seat], at: play.table.now, ...told }),
      words: wordsIn(told, room),
    };
    return this.#written[seat];
  }
}

/** How many updates a cut page may have missed: beyond that it gets a fresh look. */
export const LONGEST_GAP = 8;

/** The last updates of one game by seat, the public last; only of seats that somebody had a session on since somebody is there. */
export class Recent {
  #game = 0;
  #seats: (Update[] | undefined)[] = [];

  keeps(seat: number): boolean {
    return this.#seats[seat] !== undefined;
  }

  /** Somebody has a session on this seat from now on. */
  keep({ room }: Seating, seat: number): void {
    this.#renew(room.games);
    this.#seats[seat] ??= [];
  }

  add({ room }: Seating, told: Folded['told'], texts: Texts): void {
    this.#renew(room.games);
    for (const [seat, list] of this.#seats.entries()) {
      const update = list === undefined || told[seat] === undefined ? undefined : texts.of(seat);
      if (update === undefined) continue;
      list?.push(update);
      if (list !== undefined && list.length > LONGEST_GAP) list.shift();
    }
  }

  /** What a seat was told after `seq`, in order; undefined where that is too long ago and only a fresh look helps. */
  after(seat: number, seq: number, newest: number): readonly Update[] | undefined {
    if (seq < 1 || seq > newest) return undefined;
    const missed = newest - seq;
    const list = this.#seats[seat] ?? [];
    return missed > list.length ? undefined : list.slice(list.length - missed);
  }

  clear(): void {
    this.#seats = [];
  }

  #renew(game: number): void {
    if (this.#game === game) return;
    this.#game = game;
    this.#seats = [];
  }
}
