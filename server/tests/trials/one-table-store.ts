/** A store without a disk that knows one table, from a snapshot on: enough to host a moment of a game. */

import type { Appended, Row, Store, TableId } from '#house/store';
import { chain, NO_ROW } from '#house/store';
import { openMemoryStore } from '#house/tests/memory-store';

/** What stands before the snapshot, of which nothing is folded. */
export function rowsBefore(seq: number): Row[] {
  const rows: Row[] = [];
  for (let last: Pick<Row, 'seq' | 'sum'> = NO_ROW; last.seq < seq; last = rows[rows.length - 1]) {
    const row = { seq: last.seq + 1, at: 0, payload: '' };
    rows.push({ ...row, sum: chain(last.sum, row) });
  }
  return rows;
}

export function oneTableStore(table: TableId, before: readonly Row[], state: string): Store {
  const rows = [...before];
  const seq = before.length;
  return {
    ...openMemoryStore(),
    append: async (batch) =>
      batch.map(({ seq: place, payload, at, sum }): Appended => {
        if (place !== rows.length + 1) return 'conflict';
        rows.push({ seq: place, payload, at, sum });
        return 'stored';
      }),
    read: async (_, after, limit) => rows.slice(after, after + limit),
    snapshot: async (asked, upTo = Number.MAX_SAFE_INTEGER) =>
      asked === table && upTo >= seq ? { seq, state } : undefined,
  };
}
