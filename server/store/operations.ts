// Every way to write into a store, as data that can wait in a queue and travel to another thread.
import type { Appended, Created, NewRow, Opening, TableId, Trouble } from '#house/store';
import type { Statement, Value } from './sql.ts';

export type Operation =
  | { readonly do: 'create'; readonly opening: Opening }
  | { readonly do: 'append'; readonly rows: readonly NewRow[] }
  | { readonly do: 'purge'; readonly before: number; readonly limit: number }
  /** Whatever is no more than its statements. */
  | { readonly do: 'run'; readonly table: TableId | undefined; readonly statements: readonly Call[] };

export type Call = readonly [statement: Statement, ...values: readonly Value[]];

export interface Outcomes {
  readonly create: Created;
  /** Of each row, in their order. */
  readonly append: readonly Appended[];
  /** How many tables were deleted. */
  readonly purge: number;
  /** How many rows came back. */
  readonly run: number;
}

export type Verb = keyof Outcomes;
export type OperationOf<V extends Verb> = Extract<Operation, { readonly do: V }>;

/** What became of one operation of a flush: the others are not touched by its trouble. */
export type Answer<V extends Verb = Verb> = { readonly outcome: Outcomes[V] } | { readonly trouble: Trouble };

/** One row after the other: of a table's rows none after one that was not stored. */
export async function appendEach(
  rows: readonly NewRow[],
  appendOne: (row: NewRow) => Promise<Appended>,
): Promise<Appended[]> {
  const refused = new Map<TableId, Appended>();
  const answers: Appended[] = [];
  for (const row of rows) {
    const answer = refused.get(row.table) ?? (await appendOne(row));
    if (answer !== 'stored') refused.set(row.table, answer === 'closed' ? answer : 'conflict');
    answers.push(answer);
  }
  return answers;
}
