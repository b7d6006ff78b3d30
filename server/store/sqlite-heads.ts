// What the writing thread knows of tables by heart: it alone writes, so most appends are decided without asking the files.
import { answered } from './operations.ts';
import type { PackedAnswer, PackedAppend } from './packing.ts';
import type { Writer } from './sqlite-writer.ts';
import { gap, get, statement } from './sqlite-writer.ts';
import type { TableId } from './store.ts';

export interface Heads {
  readonly writer: Writer;
  readonly byTable: Map<TableId, Head>;
  /** In all of them together. */
  commands: number;
}

interface Head {
  seq: number;
  readonly isClosed: boolean;
  /** Which row each command became: all of those that are not settled, at least. */
  readonly commands: Map<string, number>;
  /** Those of rows in the log too, and those of rows in pages: then nobody has to be asked for a command that is not here. */
  readonly knowsLog: boolean;
  readonly knowsPages: boolean;
  /** Used since room was made the last time. */
  isUsed: boolean;
}

/** More than this, and those that nobody used since are forgotten, then those with the most commands: some 30 MB. */
const MOST_HEADS = 10_000;
const MOST_COMMANDS = 300_000;
/** The commands of a table with more rows are looked up one by one, in the log from here on, by its index, and from there on in pages: reading them all would hold up the others. */
const FEW_ROWS = 100;
const MANY_ROWS = 50_000;

export const makeHeads = (writer: Writer): Heads => ({ writer, byTable: new Map(), commands: 0 });

/** What becomes of a row; one that is stored counts from now on, unless it is taken back. */
export function decide(heads: Heads, [table, seq, command]: PackedAppend): PackedAnswer {
  const head = headOf(heads, table);
  if (head === undefined) return CLOSED;
  const before = command === null ? undefined : rowOf(heads, head, table, command);
  if (before !== undefined) return answered<'append'>({ outcome: 'repeated', seq: before });
  if (head.isClosed) return CLOSED;
  if (seq <= head.seq) return CONFLICT;
  if (seq > head.seq + 1) return { trouble: gap(seq, head.seq) };
  advance(heads, head, seq, command);
  return true;
}

const CLOSED = answered<'append'>({ outcome: 'closed' });
const CONFLICT = answered<'append'>({ outcome: 'conflict' });

/** A row that was stored in its place. */
export function follow(heads: Heads, table: TableId, seq: number, command: string | undefined): void {
  const head = heads.byTable.get(table);
  if (head !== undefined) advance(heads, head, seq, command ?? null);
}

function advance(heads: Heads, head: Head, seq: number, command: PackedAppend[2]): void {
  head.seq = seq;
  if (command === null) return;
  head.commands.set(command, seq);
  heads.commands += 1;
}

/** Rows that were decided and then could not be written, in the order in which they were decided. */
export function takeBack(heads: Heads, rows: readonly PackedAppend[]): void {
  for (const [table, seq, command] of rows.toReversed()) {
    const head = heads.byTable.get(table);
    if (head === undefined) continue;
    head.seq = seq - 1;
    if (typeof command === 'string' && head.commands.delete(command)) heads.commands -= 1;
  }
}

/** The row that a command became, settled or not. */
export function findCommand(heads: Heads, table: TableId, command: string): number | undefined {
  const head = headOf(heads, table);
  return head === undefined ? undefined : rowOf(heads, head, table, command);
}

/** Whether the log of this table reaches so far. */
export const reaches = (heads: Heads, table: TableId, seq: number): boolean => seq <= (headOf(heads, table)?.seq ?? 0);

/** Only while nothing waits in the journal: what is read again comes from the tables. */
export function forget(heads: Heads, table: TableId): void {
  const head = heads.byTable.get(table);
  if (head === undefined) return;
  heads.byTable.delete(table);
  heads.commands -= head.commands.size;
}

/** Only while nothing waits in the journal. */
export function forgetClosed(heads: Heads): void {
  for (const [table, { isClosed }] of heads.byTable) if (isClosed) forget(heads, table);
}

/** Only while nothing waits in the journal. */
export function forgetAll(heads: Heads): void {
  heads.byTable.clear();
  heads.commands = 0;
}

/** Only while nothing waits in the journal. */
export function makeRoom(heads: Heads): void {
  if (isRoomy(heads, 1)) return;
  for (const [table, head] of heads.byTable) {
    if (!head.isUsed) forget(heads, table);
    head.isUsed = false;
  }
  for (const [table] of largestFirst(heads)) {
    if (isRoomy(heads, ENOUGH_ROOM)) return;
    forget(heads, table);
  }
}

/** Of those that take as much room, who was met first is first. */
const largestFirst = ({ byTable }: Heads): [TableId, Head][] =>
  [...byTable].sort(([, a], [, b]) => b.commands.size - a.commands.size);

/** Room is made for a while: up to this share of the most. */
const ENOUGH_ROOM = 0.75;

const isRoomy = ({ byTable, commands }: Heads, share: number): boolean =>
  byTable.size <= share * MOST_HEADS && commands <= share * MOST_COMMANDS;

function headOf(heads: Heads, table: TableId): Head | undefined {
  const known = heads.byTable.get(table);
  if (known !== undefined) {
    known.isUsed = true;
    return known;
  }
  const found = get(heads.writer, 'head', table);
  if (found === undefined) return undefined;
  const seq = Number(found.seq);
  const commands = new Map<string, number>();
  const knowsLog = seq <= FEW_ROWS;
  const knowsPages = seq <= MANY_ROWS && heads.commands <= MOST_COMMANDS;
  if (knowsLog) addFromLog(heads, table, commands);
  if (knowsPages) addFromPages(heads, table, commands);
  const head: Head = { seq, isClosed: found.closed_at !== null, commands, knowsLog, knowsPages, isUsed: true };
  heads.byTable.set(table, head);
  heads.commands += commands.size;
  return head;
}

function addFromLog({ writer }: Heads, table: TableId, commands: Map<string, number>): void {
  for (const { command, seq } of statement(writer, 'commandsInLog').all(table))
    commands.set(String(command), Number(seq));
}

/** Rows of a page follow each other, and each has its place in the list. */
function addFromPages({ writer }: Heads, table: TableId, commands: Map<string, number>): void {
  for (const page of statement(writer, 'commandsInPages').all(table)) {
    const list = JSON.parse(String(page.commands)) as (string | null)[];
    const before = Number(page.last_seq) - list.length;
    for (const [i, command] of list.entries()) if (command !== null) commands.set(command, before + 1 + i);
  }
}

function rowOf({ writer }: Heads, head: Head, table: TableId, command: string): number | undefined {
  const known = head.commands.get(command);
  if (known !== undefined) return known;
  const inLog = head.knowsLog ? undefined : get(writer, 'commandOf', table, command);
  if (inLog !== undefined || head.knowsPages) return seqOf(inLog);
  return seqOf(get(writer, 'commandInPages', table, command, JSON.stringify(command)));
}

const seqOf = (found: Record<string, unknown> | undefined): number | undefined =>
  found === undefined ? undefined : Number(found.seq);
