// The journal: a flush becomes durable as one text at the end of one table; its rows go to their places later, many at once: those of a table into a page.
import type { OperationOf } from './operations.ts';
import type { PackedAppend } from './packing.ts';
import { LONGEST_PAGE } from './sqlite-sql.ts';
import type { Writer } from './sqlite-writer.ts';
import { inTransaction, run, statement } from './sqlite-writer.ts';
import type { TableId } from './store.ts';

export interface Journal {
  readonly writer: Writer;
  /** What is in the journal, in the order in which it came. */
  waiting: PackedAppend[];
}

/** Settles what a crash left behind. */
export function openJournal(writer: Writer): Journal {
  const batches = statement(writer, 'noted').all();
  const waiting = batches.flatMap(({ batch }) => JSON.parse(String(batch)) as PackedAppend[]);
  const journal: Journal = { writer, waiting };
  settle(journal);
  return journal;
}

/** Makes rows durable, as the text that they are, and with them snapshots, which go to their places at once. */
export function note(
  journal: Journal,
  rows: readonly PackedAppend[],
  text: string,
  snapshots: readonly OperationOf<'save-snapshot'>[],
): void {
  const { writer, waiting } = journal;
  if (snapshots.length === 0) noteRows(writer, rows, text);
  else
    inTransaction(writer, () => {
      noteRows(writer, rows, text);
      for (const { table, seq, state } of snapshots) {
        run(writer, 'keepSnapshot', table, seq, state);
        run(writer, 'keepTwoSnapshots', table);
      }
    });
  for (const row of rows) waiting.push(row);
}

function noteRows(writer: Writer, rows: readonly PackedAppend[], text: string): void {
  if (rows.length > 0) statement(writer, 'note').run(text);
}

/** Puts all rows in their places, table by table. When it fails nothing has changed, and it can be tried again. */
export function settle(journal: Journal): void {
  const { writer, waiting } = journal;
  if (waiting.length === 0) return;
  const byTable = Map.groupBy(waiting, ([table]) => table);
  inTransaction(writer, () => {
    for (const table of [...byTable.keys()].sort()) putInPlace(writer, table, byTable.get(table) ?? []);
    run(writer, 'clearJournal');
  });
  journal.waiting = [];
}

/** A row as it stands in a page: an order that is never changed. */
type PagedRow = readonly [seq: number, command: string | null, payload: string, at: number];

/** Fewer rows go to the log one by one: pages of single rows would be many, and slow to search. */
const SHORTEST_PAGE = 8;

/** Rows of one table, in their order. */
function putInPlace(writer: Writer, table: TableId, rows: readonly PackedAppend[]): void {
  for (let first = 0; first < rows.length; first += LONGEST_PAGE) {
    const some = rows.slice(first, first + LONGEST_PAGE);
    if (some.length < SHORTEST_PAGE) putInLog(writer, some);
    else putInPage(writer, table, some);
  }
  const [, seq, , , , dueAt] = rows[rows.length - 1];
  run(writer, 'moveOn', table, seq, dueAt ?? undefined);
}

function putInLog(writer: Writer, rows: readonly PackedAppend[]): void {
  const settleRow = statement(writer, 'settleRow');
  for (const [table, seq, command, payload, at] of rows) settleRow.run(table, seq, command, payload, at);
}

function putInPage(writer: Writer, table: TableId, rows: readonly PackedAppend[]): void {
  const commands = rows.map(([, , command]) => command);
  const texts = rows.map(([, seq, command, payload, at]): PagedRow => [seq, command, payload, at]);
  const [, last] = rows[rows.length - 1];
  run(writer, 'settlePage', table, last, JSON.stringify(commands), JSON.stringify(texts));
}
