// Every way to write into a store, as data that can wait in a queue and travel to another thread.
import type { Appended, Closed, Created, NewRow, Opening, TableId, Trouble } from './store.ts';

export type Operation =
  | ({ readonly do: 'create' } & Opening)
  | ({ readonly do: 'append' } & NewRow)
  | { readonly do: 'put-off'; readonly table: TableId; readonly seq: number; readonly dueAt: number | undefined }
  | { readonly do: 'save-snapshot'; readonly table: TableId; readonly seq: number; readonly state: string }
  | { readonly do: 'put-words'; readonly table: TableId; readonly id: string; readonly text: string }
  | { readonly do: 'erase-words'; readonly table: TableId; readonly id: string | undefined }
  | { readonly do: 'close'; readonly table: TableId; readonly at: number }
  | { readonly do: 'purge'; readonly before: number; readonly limit: number };

export interface Outcomes {
  readonly create: Created;
  readonly append: Appended;
  readonly 'put-off': undefined;
  readonly 'save-snapshot': undefined;
  readonly 'put-words': undefined;
  readonly 'erase-words': undefined;
  readonly close: Closed;
  /** How many tables were deleted. */
  readonly purge: number;
}

export type Verb = keyof Outcomes;
export type OperationOf<V extends Verb> = Extract<Operation, { readonly do: V }>;

/** What became of one operation of a flush: the others are not touched by its trouble. */
export type Answer<V extends Verb = Verb> = { readonly outcome: Outcomes[V] } | { readonly trouble: Trouble };

export const answered = <V extends Verb>(outcome: Outcomes[V]): Answer<V> => ({ outcome });
