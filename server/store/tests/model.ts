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
  readonly snapshots: Map<number, string>;
  readonly words: Map<string, string>;
  readonly holders: Set<string>;
}

export class Model {
  readonly tables = new Map<TableId, ModelTable>();
  readonly games = new Map<string, FinishedGame>();

  create({ table, code, command, payload, at, dueAt, holders }: Opening): Created {
    if (this.tables.has(table)) return 'exists';
    if (code !== undefined && this.findCode(code) !== undefined) return 'code-taken';
    const made: ModelTable = {
      ...{ code, dueAt, closedAt: undefined, openedAt: at, rows: [{ seq: 1, command, payload, at }] },
      ...{ snapshots: new Map(), words: new Map(), holders: new Set<string>() },
    };
    changeHolders(made, holders);
    this.tables.set(table, made);
    return 'stored';
  }

  append({ table, seq, command, payload, at, dueAt, holders, finished }: NewRow): Appended | { fault: 'refused' } {
    const known = this.tables.get(table);
    if (known === undefined) return { outcome: 'closed' };
    const before = command === undefined ? undefined : this.findCommand(table, command);
    if (before !== undefined) return { outcome: 'repeated', seq: before };
    if (known.closedAt !== undefined) return { outcome: 'closed' };
    if (seq <= known.rows.length) return { outcome: 'conflict' };
    if (seq > known.rows.length + 1) return { fault: 'refused' };
    known.rows.push({ seq, command, payload, at });
    known.dueAt = dueAt;
    changeHolders(known, holders);
    if (finished !== undefined && !this.games.has(finished.id))
      this.games.set(finished.id, { ...finished, table, to: seq, endedAt: at });
    return { outcome: 'stored' };
  }

  read(table: TableId, after: number, limit: number): Row[] {
    return (this.tables.get(table)?.rows ?? []).filter((row) => row.seq > after).slice(0, limit);
  }

  findCommand(table: TableId, command: string): number | undefined {
    return this.tables.get(table)?.rows.find((row) => row.command === command)?.seq;
  }

  findCode(code: string): TableId | undefined {
    return [...this.tables].find(([, table]) => table.code === code)?.[0];
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
