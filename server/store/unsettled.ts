// What has been acknowledged and may not be in its place yet, and which questions therefore have to wait.
import type { Answer, Operation } from './operations.ts';
import type { Statement, Value } from './sql.ts';

/** Noted flush by flush and looked through when somebody asks: rows are many, and questions are few. */
export interface Unsettled {
  note(operations: readonly Operation[], answers: readonly Answer[]): void;
  clear(): void;
  /** Whether the answer could miss something. */
  concerns(statement: Statement, values: readonly Value[]): boolean;
  /** The row that a command became, if it is one of these: a player's every refused move asks for it. */
  rowOf(table: Value, command: Value): number | undefined;
}

export function makeUnsettled(): Unsettled {
  const flushes: Flush[] = [];
  return {
    note: (operations, answers) => flushes.push({ operations, answers }),
    clear: () => flushes.splice(0),
    concerns: (statement, [table]) =>
      flushes.length > 0 &&
      (statement === 'due' || (ofOneTable.includes(statement) && flushes.some((flush) => touches(flush, table)))),
    rowOf(table, command) {
      for (const flush of flushes) {
        const seq = findRow(flush, table, command);
        if (seq !== undefined) return seq;
      }
      return undefined;
    },
  };
}

interface Flush {
  readonly operations: readonly Operation[];
  readonly answers: readonly Answer[];
}

/** Nothing else that is asked changes by a plain row. */
const ofOneTable: readonly Statement[] = ['read', 'snapshot'];

const touches = ({ operations }: Flush, table: Value): boolean =>
  operations.some((operation) => operation.do === 'append' && operation.table === table);

function findRow({ operations, answers }: Flush, table: Value, command: Value): number | undefined {
  for (const [i, operation] of operations.entries())
    if (operation.do === 'append' && operation.table === table && operation.command === command && isStored(answers[i]))
      return operation.seq;
  return undefined;
}

const isStored = (answer: Answer): boolean =>
  'outcome' in answer && typeof answer.outcome === 'object' && answer.outcome.outcome === 'stored';
