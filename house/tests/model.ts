// The store as one would write it without disks: maps in memory, what the real ones are compared with.
import type {
  Appended,
  Closed,
  Created,
  Due,
  FinishedGame,
  Held,
  HolderChange,
  NewRow,
  Opening,
  Row,
  Snapshot,
  TableId,
} from '../store.ts';

interface ModelTable {
  code: string | undefined;
  dueAt: number | undefined;
  closedAt: number | undefined;
  readonly openedAt: number;
  readonly rows: Row[];
  /** What the newest row says. */
  newestDueAt: number | undefined;
  readonly snapshots: Map<number, string>;
  readonly words: Map<string, string>;
  readonly holders: Set<string>;
}

export class Model {
  readonly tables = new Map<TableId, ModelTable>();
  readonly games = new Map<string, FinishedGame>();

  create({ table, code, payload, at, dueAt, sum, holders }: Opening): Created {
    if (this.tables.has(table)) return 'exists';
    if (code !== undefined && this.findCode(code) !== undefined) return 'code-taken';
    const made: ModelTable = {
      code,
      dueAt,
      newestDueAt: dueAt,
      closedAt: undefined,
      openedAt: at,
      rows: [{ seq: 1, payload, at, sum }],
      snapshots: new Map(),
      words: new Map(),
      holders: new Set(),
    };
    changeHolders(made, holders);
    this.tables.set(table, made);
    return 'stored';
  }

  /** Once a row of a table is not stored, none of its later rows is. */
  append(rows: readonly NewRow[]): Appended[] {
    const without = new Set<TableId>();
    return rows.map((row) => {
      const answer = this.appendOne(row, without.has(row.table));
      if (answer !== 'stored') without.add(row.table);
      return answer;
    });
  }

  private appendOne({ table, seq, payload, at, dueAt, sum, holders, finished }: NewRow, isLost: boolean): Appended {
    const known = this.tables.get(table);
    if (known === undefined || known.closedAt !== undefined) return 'closed';
    if (isLost || seq !== known.rows.length + 1) return 'conflict';
    known.rows.push({ seq, payload, at, sum });
    known.newestDueAt = dueAt;
    changeHolders(known, holders);
    if (finished !== undefined && !this.games.has(finished.id))
      this.games.set(finished.id, { ...finished, table, to: seq, endedAt: at, packed: undefined });
    return 'stored';
  }

  read(table: TableId, after: number, limit: number): Row[] {
    return (this.tables.get(table)?.rows ?? []).filter((row) => row.seq > after).slice(0, limit);
  }

  findCode(code: string): TableId | undefined {
    return [...this.tables].find(([, table]) => table.code === code)?.[0];
  }

  openTables(): number {
    return [...this.tables.values()].filter(({ code }) => code !== undefined).length;
  }

  packGame(id: string, packed: string): undefined {
    const known = this.games.get(id);
    if (known !== undefined) this.games.set(id, { ...known, packed });
  }

  due(now: number): Due[] {
    return [...this.tables].flatMap(([table, { dueAt }]) =>
      dueAt === undefined || dueAt > now ? [] : [{ table, dueAt }],
    );
  }

  putOff(table: TableId, seq: number, dueAt: number | undefined): undefined {
    const known = this.tables.get(table);
    if (known !== undefined && known.closedAt === undefined && known.rows.length === seq) known.dueAt = dueAt;
  }

  settle(upTo: number): undefined {
    for (const table of this.tables.values())
      if (table.closedAt === undefined && (table.newestDueAt ?? upTo + 1) <= upTo) table.dueAt = table.newestDueAt;
  }

  tablesOf(holder: string): Held[] {
    return [...this.tables].flatMap(([table, { holders, openedAt, closedAt }]) =>
      holders.has(holder) ? [{ table, openedAt, closedAt }] : [],
    );
  }

  finishedGame(id: string): FinishedGame | undefined {
    return this.games.get(id);
  }

  snapshot(table: TableId, upTo: number): Snapshot | undefined {
    const kept = [...(this.tables.get(table)?.snapshots ?? [])].filter(([seq]) => seq <= upTo);
    return kept.map(([seq, state]) => ({ seq, state })).sort((a, b) => b.seq - a.seq)[0];
  }

  saveSnapshot(table: TableId, seq: number, state: string): undefined {
    const known = this.tables.get(table);
    if (known === undefined || seq > known.rows.length) return;
    known.snapshots.set(seq, state);
    const [, , third] = [...known.snapshots.keys()].sort((a, b) => b - a);
    if (third !== undefined) known.snapshots.delete(third);
  }

  putWords(table: TableId, id: string, text: string): undefined {
    this.tables.get(table)?.words.set(id, text);
  }

  getWords(table: TableId): Map<string, string> {
    return this.tables.get(table)?.words ?? new Map();
  }

  eraseWords(table: TableId, id: string | undefined): undefined {
    if (id === undefined) this.tables.get(table)?.words.clear();
    else this.tables.get(table)?.words.delete(id);
  }

  close(table: TableId, at: number): Closed {
    const known = this.tables.get(table);
    if (known === undefined || known.closedAt !== undefined) return 'not-open';
    Object.assign(known, { closedAt: at, code: undefined, dueAt: undefined });
    return 'closed';
  }

  purge(before: number): number {
    const old = [...this.tables].filter(([, { closedAt }]) => closedAt !== undefined && closedAt < before);
    for (const [table] of old) this.tables.delete(table);
    for (const [id, { table, endedAt }] of this.games)
      if (endedAt < before || !this.tables.has(table)) this.games.delete(id);
    return old.length;
  }
}

function changeHolders(table: ModelTable, change: HolderChange | undefined): void {
  for (const holder of change?.remove ?? []) table.holders.delete(holder);
  for (const holder of change?.add ?? []) table.holders.add(holder);
}
