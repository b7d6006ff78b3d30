// Of which tables something has been acknowledged and may not be in its place yet, and which questions therefore have to wait.
import type { Operation } from './operations.ts';
import type { Statement, Value } from './sql.ts';

export interface Unsettled {
  note(operations: readonly Operation[]): void;
  clear(): void;
  /** Whether the answer could miss something. */
  concerns(statement: Statement, values: readonly Value[]): boolean;
}

export function makeUnsettled(): Unsettled {
  const tables = new Set<Value>();
  return {
    note: (operations) => {
      for (const operation of operations) if (operation.do === 'append') tables.add(operation.table);
    },
    clear: () => tables.clear(),
    concerns: (statement, [table]) =>
      tables.size > 0 && (statement === 'due' || (ofOneTable.includes(statement) && tables.has(table))),
  };
}

/** Nothing else that is asked changes by a plain row; the row of a command is asked of the writing thread, which knows. */
const ofOneTable: readonly Statement[] = ['read', 'snapshot'];
