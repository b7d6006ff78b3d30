// What the server may ask of a store: one append-only log per table, its rows chained by checksums, and the few things kept beside it.

/** The name of a table: unguessable, chosen by whoever creates it. */
export type TableId = string & { readonly brand: 'TableId' };

export const tableId = (text: string): TableId => text as TableId;

/**
 * One ordered log. Everything about a table is a fold of its rows. No table has an owner: whoever has folded them up to `seq`
 * may append at `seq + 1`, and of several who try, one is stored. The store knows nothing of games, rooms or commands:
 * payloads are text.
 *
 * Texts must be storable anywhere: no NUL, no half of a surrogate pair. Moments are whole milliseconds of the wall clock.
 * Where something fails nothing was promised: the row may or may not be there, and whoever reads the log knows.
 */
export interface Store {
  /** Begins a table with row 1. A code is unique among open tables. */
  create(opening: Opening): Promise<Created>;
  /**
   * Makes all rows durable in one go, in their order, and answers each; never rejects. A row whose predecessor is not stored
   * is a conflict, so that of a table's rows in one batch none is stored after one that is not.
   */
  append(rows: readonly NewRow[]): Promise<readonly Appended[]>;
  /** Rows with a greater seq than `after`, in their order; a closed table can be read until it is purged. */
  read(table: TableId, after: number, limit: number): Promise<Row[]>;
  /** The open table behind a join code. */
  findCode(code: string): Promise<TableId | undefined>;
  /** How many tables have a code. */
  openTables(): Promise<number>;
  /** Open tables that need attention, the longest waiting first: as they were put off last, or as `settle` found them. */
  due(now: number, limit: number): Promise<Due[]>;
  /** Replaces the moment at which a table needs attention, unless something was appended after `seq`. */
  putOff(table: TableId, seq: number, dueAt: number | undefined): Promise<void>;
  /** Makes open tables due when their newest row says so, of those where that is by `upTo`: whoever had them in memory may have died. */
  settle(upTo: number): Promise<void>;
  /** Tables in which this holder has a seat, open or closed, the newest first. */
  tablesOf(holder: string, limit: number): Promise<Held[]>;

  /** The game of this id, if it is over. */
  finishedGame(id: string): Promise<FinishedGame | undefined>;
  /** Keeps the whole of a finished game, packed, beside its head, so that nobody gathers its rows again. Of no game: ignored. */
  packGame(id: string, packed: string): Promise<void>;

  /** The newest snapshot, or the newest not above `upTo`: the second one is there in case the first cannot be read. */
  snapshot(table: TableId, upTo?: number): Promise<Snapshot | undefined>;
  /** Keeps the newest two. A snapshot that is ahead of the log, or of no table, is ignored. */
  saveSnapshot(table: TableId, seq: number, state: string): Promise<void>;

  /** Players' own texts: never in the log, so that they can be erased. Of no table: ignored. */
  putWords(table: TableId, id: string, text: string): Promise<void>;
  getWords(table: TableId): Promise<Map<string, string>>;
  /** Erases one text, or all of the table. */
  eraseWords(table: TableId, id?: string): Promise<void>;

  /** Nothing is appended any more, the code is free, nothing is due. The first closing counts. */
  close(table: TableId, at: number): Promise<Closed>;
  /** When somebody opened the store for writing, the last time up to a moment; 0 for never. */
  openedBefore(moment: number): Promise<number>;
  /** Deletes tables closed before a moment, with all that belongs to them, and says how many. Games that ended before it are found no more. */
  purge(before: number): Promise<number>;

  /**
   * Told of each stored row after its commit, in the order of seqs within a table; returns the way to stop listening.
   * Where several nodes share the store, rows of others are told too, some perhaps twice, late or never: compare seqs as well.
   */
  news(listener: News): () => void;
  /** The newest seq of each of these tables; absent where nobody else can have written. */
  lastSeqs?(tables: readonly TableId[]): Promise<Map<TableId, number>>;
  stats(): StoreStats;
  /** When its data was brought back from a backup, the last time; absent where it never was. */
  readonly restoredAt?: number | undefined;
  /** A consistent copy into a new file, while everything goes on. */
  backup(file: string): Promise<void>;
  /** Stores what is queued, then lets go of everything; from then on all is refused. */
  stop(): Promise<void>;
}

export interface Opening {
  readonly table: TableId;
  readonly code: string | undefined;
  readonly payload: string;
  readonly at: number;
  readonly dueAt: number | undefined;
  /** See `chain`. */
  readonly sum: number;
  readonly holders?: HolderChange | undefined;
}

export interface NewRow {
  readonly table: TableId;
  /** One more than the last seq seen. */
  readonly seq: number;
  readonly payload: string;
  readonly at: number;
  /** When the table next needs attention, should nobody have it in memory. */
  readonly dueAt: number | undefined;
  /** See `chain`. */
  readonly sum: number;
  readonly holders?: HolderChange | undefined;
  /** The game that this row ends. */
  readonly finished?: GameEnd | undefined;
}

/** A game that is over is found by an id of its own, until it is purged. */
export interface GameEnd {
  readonly id: string;
  /** The row that began it. */
  readonly from: number;
  /** What there is to say of it besides its rows. */
  readonly head: string;
}

export interface FinishedGame extends GameEnd {
  readonly table: TableId;
  /** The row that ended it, and when. */
  readonly to: number;
  readonly endedAt: number;
  /** The whole of it, once somebody has asked for it. */
  readonly packed: string | undefined;
}

/** Who is found under "my tables": hashes of what the holders of seats prove themselves with. */
export interface HolderChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type Created = 'stored' | 'exists' | 'code-taken';

/** `conflict`: somebody else has that seq, or the row before is missing: read on and decide again. `closed`: there is no open table of that name. */
export type Appended = 'stored' | 'conflict' | 'closed' | Trouble;

/** `not-open`: it was closed before, or never was. */
export type Closed = 'closed' | 'not-open';

export interface Row {
  readonly seq: number;
  readonly payload: string;
  readonly at: number;
  readonly sum: number;
}

export interface Due {
  readonly table: TableId;
  readonly dueAt: number;
}

export interface Held {
  readonly table: TableId;
  readonly openedAt: number;
  readonly closedAt: number | undefined;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: string;
}

export type News = (table: TableId, seq: number) => void;

/** Counted since the store was opened. */
export interface StoreStats {
  /** Rows stored, by `create` and by `append`. */
  readonly appends: number;
  readonly conflicts: number;
  /** Operations that were rejected. */
  readonly failures: number;
  readonly flushes: number;
  /** Operations in all flushes: divided by `flushes`, the usual size of one. */
  readonly operations: number;
  readonly largestFlush: number;
  readonly flushMillis: number;
  /** Waiting for the next flush. */
  readonly queued: number;
  /** Why nothing can be stored or read at the moment; absent while all is well. */
  readonly failing?: Trouble | undefined;
}

export type Fault =
  | 'in-use'
  | 'too-new'
  | 'damaged'
  | 'full'
  | 'disk'
  | 'unreachable'
  | 'refused'
  | 'stopped'
  | 'other';

/** Why something was rejected, as it travels between threads. */
export interface Trouble {
  readonly fault: Fault;
  readonly message: string;
}

/** What one engine would take and another would not, or change on the way, is taken by none. */
export function whyUnstorable(value: unknown, name = 'it'): Trouble | undefined {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    return trouble('refused', `${name} is not a storable text`);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : trouble('refused', `${name} is ${value}, not a whole number`);
  if (typeof value !== 'object') return undefined;
  for (const part in value) {
    const why = whyUnstorable((value as { readonly [part: string]: unknown })[part], part);
    if (why !== undefined) return why;
  }
  return undefined;
}

export const trouble = (fault: Fault, message: string): Trouble => ({ fault, message });

/** What was kept is not as it was written. */
export const isDamage = (error: unknown): error is Error & Trouble =>
  error instanceof Error && (error as Partial<Trouble>).fault === 'damaged';

export const storeError = ({ fault, message }: Trouble): Error & Trouble =>
  Object.assign(new Error(message), { fault });

/** So many rows are read at once. */
const AT_ONCE = 500;

/** The rows of a table after one and up to another, in pieces, so that others go on in between. */
export async function* rowsAfter(
  store: Pick<Store, 'read'>,
  table: TableId,
  after: number,
  upTo: number = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<readonly Row[]> {
  for (let last = after; last < upTo; ) {
    const rows = await store.read(table, last, Math.min(AT_ONCE, upTo - last));
    if (rows.length === 0) return;
    yield rows;
    last = rows[rows.length - 1].seq;
  }
}

/** Before the first row. */
export const NO_SUM = 0;

export const NO_ROW = { seq: 0, sum: NO_SUM } as const;

export interface Summed {
  readonly seq: number;
  readonly at: number;
  readonly payload: string;
}

/** The checksum that chains a table's rows: each covers its row and all before it, so that a row that rotted, went missing or was put elsewhere shows. 53 bits, good against damage; whoever can write the store can make it anew. */
export function chain(before: number, { seq, at, payload }: Summed): number {
  const text = `${before} ${seq} ${at} ${payload}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return 2 ** 32 * (0x1fffff & low) + (high >>> 0);
}

/** Throws what `isDamage` knows unless this is the row that was written after that one. */
export function checkRow(before: { readonly seq: number; readonly sum: number }, row: Summed & { sum: number }): void {
  if (row.seq !== before.seq + 1) throw damagedRow(before.seq + 1, 'it is missing');
  if (chain(before.sum, row) !== row.sum) throw damagedRow(row.seq, 'its checksum is wrong');
}

export const damagedRow = (seq: number, why: string) => storeError(trouble('damaged', `row ${seq} is damaged: ${why}`));

const mixed = (a: number, b: number): number =>
  Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
