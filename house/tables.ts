/** The tables of a house that are in memory: opened by whoever needs them, told of what other nodes append, and put away again. */
import { findGame } from '#games';
import type { Dice, Game, Kinds } from '#kernel';
import { Allowances, personRate } from './allowance.ts';
import type { Chance, Doors, FindGame, Times } from './api.ts';
import { livePlay } from './bots.ts';
import { digitsFor } from './codes.ts';
import { Loop } from './loop.ts';
import type { Logged, Room } from './room/room.ts';
import { people } from './room/room.ts';
import { nextDue } from './rows.ts';
import type { PageSession } from './session.ts';
import { loadGame, openLog, snapshotOf } from './snapshots.ts';
import type { Row, TableId } from './store.ts';
import { isDamage } from './store.ts';
import { Table } from './table.ts';
import { secretText } from './tokens.ts';

const USUAL_TIMES: Times = {
  hostGone: 30_000,
  closeAfter: 24 * 3_600_000,
  unused: 10 * 60_000,
  empty: 2_000,
  countdown: 3_000,
  deal: 2_000,
  roll: 10 * 60_000,
  keep: 30 * 24 * 3_600_000,
  held: 24 * 3_600_000,
  idle: 60_000,
  sweep: 1_000,
  handOff: 5 * 60_000,
  oldToken: 60_000,
  ping: 10_000,
};

/** A table that cannot be opened is tried again after so long. */
export const TRY_AGAIN = 60_000;
const COUNT_EVERY = 60_000;

export class Tables {
  readonly doors: Doors;
  readonly times: Times;
  /** When the data was brought back from a backup, the last time; 0 for never. */
  readonly restoredAt: number;
  readonly findGame: FindGame;
  /** The name of this node, new with every start. */
  readonly node: string;
  /** Chance for what is no part of a game: bots' moods and names. */
  readonly dice: Dice;
  readonly loop: Loop;
  /** What each person at a table, and each session of somebody who watches, may still say. */
  readonly allowances: Allowances<string | PageSession>;
  /** Finished games that are being packed. */
  readonly packing = new Map<string, Promise<string>>();
  /** Tables that left memory because something failed: the next sweep opens them again. */
  readonly toRepair = new Set<TableId>();
  isStopping = false;
  readonly stopNews: () => void;
  /** Games that are played here, by their ids. */
  readonly #games = new Map<string, Game<Kinds>>();
  readonly #opening = new Map<TableId, Promise<Table | undefined>>();
  readonly #open = new Map<TableId, Table>();
  /** Tables whose rows are not as they were written, and until when that need not be looked at again. */
  readonly #damaged = new Map<TableId, { readonly error: Error; readonly until: number }>();
  /** How many tables are open, and when that was counted. */
  #counted = { tables: 0, at: Number.NEGATIVE_INFINITY };

  constructor(doors: Doors) {
    this.doors = doors;
    this.times = { ...USUAL_TIMES, ...doors.times };
    this.restoredAt = doors.store.restoredAt ?? 0;
    this.findGame = doors.findGame ?? findGame;
    this.node = doors.node ?? secretText(doors.chance, 6);
    this.dice = diceOf(doors.chance);
    this.loop = new Loop(doors.store);
    this.allowances = new Allowances(personRate(doors.messagesPerSecond));
    this.stopNews = doors.store.news((id, seq) => this.announce(id, seq));
  }

  /** Other nodes write into the same store. */
  get isShared(): boolean {
    return this.doors.store.lastSeqs !== undefined;
  }

  readonly lives = (name: string): boolean => name === this.node || (this.doors.lives?.(name) ?? false);

  /** Whatever a table in memory is about was loaded before. */
  gameOf({ game }: Room): Game<Kinds> {
    const found = this.#games.get(game);
    if (found === undefined) throw new Error(`a game that was not loaded: ${game}`);
    return found;
  }

  /** Undefined if it is not on the shelf. */
  async load(game: string): Promise<Game<Kinds> | undefined> {
    if (this.findGame(game) === undefined) return undefined;
    const loaded = await loadGame(this.findGame, game);
    this.#games.set(game, loaded);
    return loaded;
  }

  /** Goes on when the games are here that these rows of somebody else's choose: at once where they choose none. */
  withGames(rows: readonly Row[], goOn: () => void): void {
    const choices = rows.filter(({ payload }) => payload.includes('"is":"game-chosen"'));
    const deeds = choices.map(({ payload }) => JSON.parse(payload) as Logged);
    if (deeds.length === 0) return goOn();
    Promise.all(deeds.map((deed) => (deed.is === 'game-chosen' ? this.load(deed.game) : undefined))).then(goOn, goOn);
  }

  all(): Table[] {
    return [...this.#open.values()];
  }

  /** The table of this id, from memory or from the store; undefined if there is none. */
  open(id: TableId): Promise<Table | undefined> {
    const known = this.#opening.get(id);
    if (known !== undefined) return known;
    const damaged = this.#damaged.get(id);
    if (damaged !== undefined && this.doors.clock.now() < damaged.until) return Promise.reject(damaged.error);
    const opening = this.#load(id).catch((error: unknown) => {
      this.#opening.delete(id);
      if (isDamage(error)) this.#putAside(id, error);
      throw error;
    });
    this.#opening.set(id, opening);
    return opening;
  }

  /** The same with everything that others have stored so far, whether news of it came or not. */
  async openNewest(id: TableId): Promise<Table | undefined> {
    const isOpen = this.#opening.has(id);
    const table = await this.open(id);
    if (table === undefined || !isOpen || table.isGone) return this.open(id);
    const newest = (await this.doors.store.lastSeqs?.([id]))?.get(id) ?? 0;
    if (newest <= table.now.seq) return table.isGone ? this.open(id) : table;
    table.announce(newest);
    await table.wake();
    return this.open(id);
  }

  /** How many digits a new code has; open tables are counted now and then. */
  async codeDigits(): Promise<number> {
    const at = this.doors.clock.now();
    const isOld = at - this.#counted.at >= COUNT_EVERY;
    this.#counted = isOld
      ? { tables: await this.doors.store.openTables(), at }
      : { ...this.#counted, tables: this.#counted.tables + 1 };
    return digitsFor(this.#counted.tables);
  }

  /** Somebody appended to this table, perhaps another node. */
  announce(id: TableId, seq: number): void {
    const table = this.#open.get(id);
    if (table !== undefined) return table.announce(seq);
    this.#opening.get(id)?.then(
      (opened) => opened?.announce(seq),
      () => undefined,
    );
  }

  remove(table: Table): void {
    if (this.#open.get(table.id) !== table) return;
    this.#open.delete(table.id);
    this.#opening.delete(table.id);
  }

  /** Takes a table out of memory, with a snapshot where rows came after the last one; the store knows when it is due next. */
  async forget(table: Table): Promise<void> {
    const { id, now, snapshotSeq } = table;
    table.leaveMemory();
    const next = nextDue(this, table, now.seating, Math.floor(table.time()));
    await this.doors.store.putOff(id, now.seq, next);
    if (now.seq > snapshotSeq) await this.doors.store.saveSnapshot(id, now.seq, snapshotOf(now));
  }

  /** Is a game going on here that needs this table in memory? Where people are at another node, that one has it. */
  isLive(table: Table): boolean {
    if (table.sessions.size > 0) return true;
    return livePlay(table.game, table.now.seating) !== undefined && !this.#isElsewhere(table);
  }

  /**
   * Who is here through this node without a session was lost with a table that broke, and who is here through one that is
   * gone was lost with it: everybody learns that they are away. Who has a session here and is taken for away is here.
   */
  comparePresence(table: Table): void {
    if (!table.isIdle) return;
    const everybody = people(table.room);
    if (everybody.some(({ here }) => here.some((name) => !this.lives(name)))) table.wake();
    const present = new Set([...table.sessions].map(({ person }) => person));
    for (const { person, here, reach = Number.POSITIVE_INFINITY } of everybody) {
      const roundTrip = here.length > 1 ? Math.floor(table.roundTrips.of(person) ?? reach) : reach;
      if (roundTrip < reach) table.submit({ by: 'door', wants: { kind: 'reach', person, roundTrip } });
      if (here.includes(this.node) === present.has(person)) continue;
      const gives = [...table.sessions].some((session) => session.person === person && session.gives);
      const kind = present.has(person) ? 'arrive' : 'depart';
      table.submit({ by: 'door', wants: kind === 'arrive' ? { kind, person, gives } : { kind, person } });
    }
  }

  /** The code for whoever wanted something of a table that could not be opened; damage was told when it was found. */
  whyBroken(what: string, reason: unknown): 'table-damaged' | 'table-broken' {
    if (isDamage(reason)) return 'table-damaged';
    this.doors.log(`${what}: ${reason instanceof Error ? reason.stack : reason}`);
    return 'table-broken';
  }

  /** Said once, with the table's name: whoever runs the server has to find it. */
  #putAside(id: TableId, error: Error): void {
    const { clock, log } = this.doors;
    if (!this.#damaged.has(id))
      log(
        `table ${id} is closed because ${error.message}; other tables play on; see \`npm run verify\`, then restore a backup`,
      );
    this.#damaged.set(id, { error, until: clock.now() + TRY_AGAIN });
  }

  #isElsewhere({ room }: Table): boolean {
    return people(room).some(({ here }) => here.some((name) => name !== this.node && this.lives(name)));
  }

  async #load(id: TableId): Promise<Table | undefined> {
    const opened = await openLog({ store: this.doors.store, findGame: this.findGame }, id);
    if (opened === undefined || this.isStopping) {
      this.#opening.delete(id);
      return undefined;
    }
    this.#games.set(opened.state.seating.room.game, opened.game);
    const table = new Table(this, id, opened.state, opened.snapshotSeq);
    if (Object.keys(table.room.words).length > 0) table.words = await this.doors.store.getWords(id);
    this.#open.set(id, table);
    this.#damaged.delete(id);
    table.plan();
    return table;
  }
}

const diceOf = (chance: Chance): Dice => ({
  below: (n) => chance(6).reduce((number, byte) => number * 256 + byte, 0) % n,
});
