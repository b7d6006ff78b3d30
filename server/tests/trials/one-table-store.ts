/** A store without a disk that knows one table, from a snapshot on: enough to host a moment of a game. */

import type { Appended, Row, Store, TableId } from '#house/store';
import { openMemoryStore } from '#house/tests/memory-store';

export function oneTableStore(table: TableId, seq: number, state: string): Store {
  const rows: Row[] = [];
  return {
    ...openMemoryStore(),
    append: async (batch) =>
      batch.map(({ seq: place, payload, at, sum }): Appended => {
        if (place !== seq + rows.length + 1) return 'conflict';
        rows.push({ seq: place, payload, at, sum });
        return 'stored';
      }),
    read: async (_, after, limit) => rows.filter((row) => row.seq > after).slice(0, limit),
    snapshot: async (asked, upTo = Number.MAX_SAFE_INTEGER) =>
      asked === table && upTo >= seq ? { seq, state } : undefined,
  };
}
