// How many who read rows at the same time are answered by one statement: a message of news makes a node look into many tables.
import type { Record } from './front.ts';
import type { Value } from './sql.ts';

export type AskRows = (statement: 'read' | 'readAll', values: readonly unknown[]) => Promise<readonly Record[]>;

interface Waiting {
  /** The table, the seq after which, and how many at most. */
  readonly values: readonly Value[];
  readonly resolve: (rows: readonly Record[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** Statements under way at the same time: while these are, the next one gathers. */
const UNDER_WAY = 2;
/** Tables in one statement. */
const LARGEST = 100;

/** Reads rows of one table as `sql.read` does. */
export function gatherReads(ask: AskRows): (values: readonly Value[]) => Promise<readonly Record[]> {
  const waiting: Waiting[] = [];
  let underWay = 0;
  let isPlanned = false;
  const go = (): void => {
    isPlanned = false;
    while (underWay < UNDER_WAY && waiting.length > 0) {
      underWay++;
      answer(ask, waiting.splice(0, LARGEST)).finally(() => {
        underWay--;
        go();
      });
    }
  };
  return (values) =>
    new Promise((resolve, reject) => {
      waiting.push({ values, resolve, reject });
      // What one turn of the event loop asks for is asked together.
      if (isPlanned || underWay >= UNDER_WAY) return;
      isPlanned = true;
      setImmediate(go);
    });
}

async function answer(ask: AskRows, batch: readonly Waiting[]): Promise<void> {
  try {
    const [first] = batch;
    if (batch.length === 1) return first.resolve(await ask('read', first.values));
    const columns = [0, 1, 2].map((column) => batch.map(({ values }) => values[column]));
    const found = batch.map((): Record[] => []);
    for (const row of await ask('readAll', columns)) found[Number(row.place) - 1].push(row);
    for (const [i, { resolve }] of batch.entries()) resolve(found[i]);
  } catch (reason) {
    for (const { reject } of batch) reject(reason);
  }
}
