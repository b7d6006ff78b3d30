// A store in memory: for tests, and for a house whose tables need not outlive it.
import type {
  Appended,
  FinishedGame,
  NewRow,
  News,
  Opening,
  Row,
  Snapshot,
  Store,
  TableId,
  Trouble,
} from '../store.ts';
import { storeError, trouble, whyUnstorable } from '../store.ts';

interface Table {
  code: string | undefined;
  dueAt: number | undefined;
  closedAt: number | undefined;
  readonly openedAt: number;
  readonly log: (Row & Pick<NewRow, 'dueAt'>)[];
  snapshots: readonly Snapshot[];
  readonly words: Map<string, string>;
  readonly holders: Set<string>;
}

export const openMemoryStore = (): Store => new MemoryStore();

/** Fields rather than methods, so that a copy with some of them replaced is a store too. */
class MemoryStore implements Store {
  private readonly tables = new Map<TableId, Table>();
  private readonly games = new Map<string, FinishedGame>();
  private readonly listeners = new Set<News>();
  private readonly counts = { appends: 0, conflicts: 0, failures: 0, flushes: 0, operations: 0, largestFlush: 0 };
  private stopped: Trouble | undefined;

  readonly create: Store['create'] = async (opening) => {
    this.refuse(opening);
    const { table, code, dueAt, at } = opening;
    if (this.tables.has(table)) return 'exists';
    if (code !== undefined && this.tableOf(code) !== undefined) return 'code-taken';
    const made = { code, dueAt, closedAt: undefined, openedAt: at, log: [], snapshots: [] };
    this.tables.set(table, { ...made, words: new Map(), holders: new Set() });
    this.count(1);
    this.keep(opening, 1);
    return 'stored';
  };

  readonly append: Store['append'] = async (rows) => {
    const refused = new Map<TableId, Appended>();
    this.count(rows.length);
    return rows.map((row) => {
      const answer = this.stopped ?? refused.get(row.table) ?? whyUnstorable(row) ?? this.appendOne(row);
      if (answer === 'conflict') this.counts.conflicts += 1;
      if (typeof answer === 'object') this.counts.failures += 1;
      if (answer !== 'stored') refused.set(row.table, answer === 'closed' ? answer : 'conflict');
      return answer;
    });
  };

  readonly read: Store['read'] = async (table, after, limit) => {
    const rows = this.find(table)?.log.slice(after, after + limit) ?? [];
    return rows.map(({ seq, payload, at, sum }) => ({ seq, payload, at, sum }));
  };

  readonly findCode: Store['findCode'] = async (code) => {
    this.refuse();
    return this.tableOf(code);
  };

  readonly openTables: Store['openTables'] = async () => {
    this.refuse();
    return [...this.tables.values()].filter(({ code }) => code !== undefined).length;
  };

  readonly due: Store['due'] = async (now, limit) => {
    this.refuse();
    const due = [...this.tables].flatMap(([table, { dueAt }]) => (dueAt === undefined ? [] : [{ table, dueAt }]));
    const past = due.filter(({ dueAt }) => dueAt <= now);
    return past.sort((a, b) => a.dueAt - b.dueAt).slice(0, limit);
  };

  readonly putOff: Store['putOff'] = async (name, seq, dueAt) => {
    const table = this.find(name, seq, dueAt);
    if (table?.closedAt === undefined && table?.log.length === seq) table.dueAt = dueAt;
  };

  readonly settle: Store['settle'] = async (upTo) => {
    this.refuse(upTo);
    for (const table of this.tables.values()) {
      const { dueAt } = table.log[table.log.length - 1];
      if (table.closedAt === undefined && dueAt !== undefined && dueAt <= upTo) table.dueAt = dueAt;
    }
  };

  readonly tablesOf: Store['tablesOf'] = async (holder, limit) => {
    this.refuse();
    const held = [...this.tables].filter(([, { holders }]) => holders.has(holder));
    const tables = held.map(([table, { openedAt, closedAt }]) => ({ table, openedAt, closedAt }));
    return tables.sort((a, b) => b.openedAt - a.openedAt).slice(0, limit);
  };

  readonly finishedGame: Store['finishedGame'] = async (id) => {
    this.refuse();
    return this.games.get(id);
  };

  readonly packGame: Store['packGame'] = async (id, packed) => {
    this.refuse(id, packed);
    const known = this.games.get(id);
    if (known !== undefined) this.games.set(id, { ...known, packed });
  };

  readonly snapshot: Store['snapshot'] = async (table, upTo = Number.MAX_SAFE_INTEGER) =>
    this.find(table)?.snapshots.find(({ seq }) => seq <= upTo);

  readonly saveSnapshot: Store['saveSnapshot'] = async (name, seq, state) => {
    const table = this.find(name, seq, state);
    if (table === undefined || seq > table.log.length) return;
    const others = table.snapshots.filter((one) => one.seq !== seq);
    table.snapshots = [...others, { seq, state }].sort((a, b) => b.seq - a.seq).slice(0, 2);
  };

  readonly putWords: Store['putWords'] = async (table, id, text) => {
    this.find(table, id, text)?.words.set(id, text);
  };

  readonly getWords: Store['getWords'] = async (table) => new Map(this.find(table)?.words);

  readonly eraseWords: Store['eraseWords'] = async (table, id) => {
    const words = this.find(table)?.words;
    if (id === undefined) words?.clear();
    else words?.delete(id);
  };

  readonly close: Store['close'] = async (name, at) => {
    const table = this.find(name, at);
    if (table === undefined || table.closedAt !== undefined) return 'not-open';
    Object.assign(table, { closedAt: at, code: undefined, dueAt: undefined });
    return 'closed';
  };

  readonly openedBefore: Store['openedBefore'] = async () => 0;

  readonly purge: Store['purge'] = async (before) => {
    this.refuse(before);
    const old = [...this.tables].filter(([, { closedAt = before }]) => closedAt < before);
    for (const [table] of old) this.tables.delete(table);
    for (const [id, { table, endedAt }] of this.games)
      if (endedAt < before || !this.tables.has(table)) this.games.delete(id);
    return old.length;
  };

  readonly news: Store['news'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly stats: Store['stats'] = () => ({ ...this.counts, flushMillis: 0, queued: 0 });

  readonly backup: Store['backup'] = async () => {
    this.refuse();
    throw storeError(trouble('refused', 'a store in memory cannot be copied into a file'));
  };

  readonly stop: Store['stop'] = async () => {
    this.stopped = trouble('stopped', 'the store has been stopped');
  };

  private refuse(...values: readonly unknown[]): void {
    const why = this.stopped ?? whyUnstorable(values);
    if (why !== undefined) throw storeError(why);
  }

  private find(table: TableId, ...values: readonly unknown[]): Table | undefined {
    this.refuse(...values);
    return this.tables.get(table);
  }

  private tableOf(code: string): TableId | undefined {
    return [...this.tables].find(([, table]) => table.code === code)?.[0];
  }

  private appendOne(row: NewRow): Appended {
    const { table, seq, at, finished } = row;
    const known = this.tables.get(table);
    if (known === undefined || known.closedAt !== undefined) return 'closed';
    if (seq !== known.log.length + 1) return 'conflict';
    if (finished !== undefined && !this.games.has(finished.id))
      this.games.set(finished.id, { ...finished, table, to: seq, endedAt: at, packed: undefined });
    this.keep(row, seq);
    return 'stored';
  }

  private keep({ table, payload, at, sum, dueAt, holders }: Opening | NewRow, seq: number): void {
    const known = this.tables.get(table);
    known?.log.push({ seq, payload, at, sum, dueAt });
    for (const holder of holders?.remove ?? []) known?.holders.delete(holder);
    for (const holder of holders?.add ?? []) known?.holders.add(holder);
    this.counts.appends += 1;
    for (const listener of this.listeners) listener(table, seq);
  }

  private count(operations: number): void {
    this.counts.flushes += 1;
    this.counts.operations += operations;
    this.counts.largestFlush = Math.max(this.counts.largestFlush, operations);
  }
}
