/** A store without a disk that knows one table, from a snapshot on: enough to host a moment of a game. */
import type { Row, Store, TableId } from '../../store/store.ts';

export function oneTableStore(table: TableId, seq: number, state: string): Store {
  const rows: Row[] = [];
  const nothing = async (): Promise<undefined> => undefined;
  return {
    create: async () => 'exists',
    async append({ command, payload, at, seq: place }) {
      const before = rows.find((row) => command !== undefined && row.command === command);
      if (before !== undefined) return { outcome: 'repeated', seq: before.seq };
      if (place !== seq + rows.length + 1) return { outcome: 'conflict' };
      rows.push({ seq: place, command, payload, at });
      return { outcome: 'stored' };
    },
    soon: (call) => call(),
    read: async (_table, after, limit) => rows.filter((row) => row.seq > after).slice(0, limit),
    findCommand: async (_table, command) => rows.find((row) => row.command === command)?.seq,
    findCode: nothing,
    due: async () => [],
    putOff: nothing,
    tablesOf: async () => [],
    finishedGame: nothing,
    snapshot: async (asked, upTo = Number.MAX_SAFE_INTEGER) =>
      asked === table && upTo >= seq ? { seq, state } : undefined,
    saveSnapshot: nothing,
    putWords: nothing,
    getWords: async () => new Map(),
    eraseWords: nothing,
    close: async () => 'closed',
    purge: async () => 0,
    news: () => () => undefined,
    stats: () => ({
      ...{ appends: rows.length, conflicts: 0, repeats: 0, failures: 0, flushes: 0, operations: 0 },
      ...{ largestFlush: 0, flushMillis: 0, queued: 0 },
    }),
    backup: nothing,
    stop: nothing,
  };
}
