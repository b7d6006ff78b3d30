// Folders of older versions are taken over whole, or left as they were.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { tableId } from '#house/store';
import { newestVersion, pendingMigrations, versionNow } from './migrations.ts';
import type { Found } from './sql.ts';
import { openSqliteStore } from './sqlite.ts';
import { databaseFile } from './sqlite-files.ts';
import type { Kept } from './tests/stored.ts';
import { expectKept, keptIn, storedFile } from './tests/stored.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = mkdtempSync(join(tmpdir(), 'breadboard-migrations-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
function newFolder(): string {
  const folder = join(root, `folder-${folders++}`);
  mkdirSync(folder);
  return folder;
}

function storedFolder(): string {
  const folder = newFolder();
  writeFileSync(databaseFile(folder), storedFile('version-5.db'));
  return folder;
}

function inside<T>(folder: string, act: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(databaseFile(folder));
  try {
    return act(database);
  } finally {
    database.close();
  }
}

const count = (folder: string, what: string): number =>
  inside(folder, (database) => Number(database.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.n));
const version = (folder: string): number =>
  inside(folder, (database) => Number(database.prepare(versionNow).get()?.version));

const expectAll = (folder: string, kept: Kept): Promise<void> =>
  expectKept(kept, async (text) => inside(folder, (database) => database.prepare(text).all() as Found[]));

/** Opens it as a server does, and lets it go. */
async function takeOver(folder: string): Promise<void> {
  const store = await openSqliteStore(folder);
  await store.stop();
}

test('H2-07 a folder that a killed server of version 5 left, with games that are on, is taken over row by row', async () => {
  const folder = storedFolder();
  expect(version(folder)).toBe(5);
  expect(count(folder, 'journal')).toBeGreaterThan(5);
  expect(count(folder, 'pages')).toBeGreaterThan(5);
  await takeOver(folder);
  await expectAll(folder, keptIn('version-5.json'));
  expect(readdirSync(folder).sort()).toEqual(['breadboard.db', 'breadboard.lock']);
  await takeOver(folder);
  await expectAll(folder, keptIn('version-5.json'));
});

test('H2-07 what was taken over is due when it was, goes on, and is refused by the version before', async () => {
  const folder = storedFolder();
  const { tables, log } = keptIn('version-5.json');
  const store = await openSqliteStore(folder);
  const dues = tables.flatMap(({ id, due_at }) => (due_at === null ? [] : [{ table: id, dueAt: due_at }]));
  const inOrder = dues.sort((a, b) => Number(a.dueAt) - Number(b.dueAt));
  expect(await store.due(Number.MAX_SAFE_INTEGER, 100)).toEqual(inOrder);
  await store.settle(Number.MAX_SAFE_INTEGER);
  expect(await store.due(Number.MAX_SAFE_INTEGER, 100)).toEqual(inOrder);
  for (const { id, closed_at } of tables) {
    const table = tableId(String(id));
    const { length } = log.filter((row) => row.table_id === id);
    expect((await store.read(table, 0, 1000)).map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, i) => i + 1));
    const next = { table, seq: length + 1, payload: 'next', at: 1, dueAt: undefined, sum: 0 };
    expect(await store.append([next])).toEqual([closed_at === null ? 'stored' : 'closed']);
  }
  await store.stop();
  // The one before knew versions up to 5.
  expect(version(folder)).toBe(newestVersion);
  expect(newestVersion).toBeGreaterThan(5);
});

test('H2-07 a thousand tables with rows in log, pages and journal are taken over row by row', async () => {
  const folder = newFolder();
  const kept = inside(folder, makeThousandTables);
  expect(kept.log.length).toBeGreaterThan(50_000);
  await takeOver(folder);
  await expectAll(folder, kept);
});

test('H2-07 a folder of the first version is taken over', async () => {
  const folder = newFolder();
  inside(folder, (database) => {
    layOut(database, 1);
    database.exec("INSERT INTO tables VALUES ('t', 'rye12', 2, 77, 1, NULL)");
    database.exec("INSERT INTO log VALUES ('t', 1, NULL, 'one', 1), ('t', 2, 'c', 'two', 2)");
  });
  const store = await openSqliteStore(folder);
  expect((await store.read(tableId('t'), 0, 9)).map(({ payload }) => payload)).toEqual(['one', 'two']);
  expect(await store.due(100, 9)).toEqual([{ table: 't', dueAt: 77 }]);
  expect(await store.findCode('rye12')).toBe('t');
  await store.stop();
});

test('H2-07 a folder that cannot be taken over whole is left as it was', async () => {
  const folder = storedFolder();
  const twice = JSON.stringify([['long-table-by-hand', 7, null, 'seven again', 1, null]]);
  inside(folder, (database) => database.prepare('INSERT INTO journal (batch) VALUES (?)').run(twice));
  const before = ['journal', 'pages', 'log', 'tables'].map((name) => count(folder, name));
  await expect(openSqliteStore(folder)).rejects.toThrow('UNIQUE constraint failed');
  expect(['journal', 'pages', 'log', 'tables'].map((name) => count(folder, name))).toEqual(before);
  expect(version(folder)).toBe(5);
  inside(folder, (database) => database.prepare('DELETE FROM journal WHERE batch = ?').run(twice));
  await takeOver(folder);
  await expectAll(folder, keptIn('version-5.json'));
});

/** The database as that version made it. */
function layOut(database: DatabaseSync, upTo: number): void {
  database.exec('CREATE TABLE migrations (version integer NOT NULL PRIMARY KEY, applied_at bigint NOT NULL)');
  for (const step of pendingMigrations(0, 'embedded')) {
    if (step.version > upTo) continue;
    for (const statement of step.steps) database.exec(String(statement));
    database.prepare('INSERT INTO migrations VALUES (?, 0)').run(step.version);
  }
}

/** Of each table some rows are in the log, then some in pages of up to a hundred, then some in the journal. */
function makeThousandTables(database: DatabaseSync): Kept {
  layOut(database, 5);
  database.exec('BEGIN');
  const insert = {
    table: database.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, 1000, NULL)'),
    row: database.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?)'),
    page: database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?)'),
    batch: database.prepare('INSERT INTO journal (batch) VALUES (?)'),
  };
  const kept = { tables: [] as Found[], log: [] as Found[] };
  const noted: unknown[][] = [];
  for (let n = 0; n < 1000; n++) {
    const id = `table-${String(n).padStart(4, '0')}`;
    const [single, paged, unsettled] = [1 + (n % 5), (n * 7) % 190, n % 3 === 0 ? n % 4 : 0];
    const last = single + paged + unsettled;
    const dueAt = n % 4 === 0 ? null : 5000 + n;
    const rows = Array.from({ length: last }, (_, i) => [
      i + 1,
      i % 2 === 0 ? null : `c","${i}`,
      `{"n":"Ä ${i}"}`,
      n + i,
    ]);
    for (const [seq, , payload, at] of rows) kept.log.push({ table_id: id, seq, payload, written_at: at } as Found);
    kept.tables.push({ id, code: `code-${n}`, due_at: dueAt, opened_at: 1000, closed_at: null });
    insert.table.run(id, `code-${n}`, single + paged, unsettled === 0 ? dueAt : 1);
    for (const row of rows.slice(0, single)) insert.row.run(id, ...row);
    for (let from = single; from < single + paged; from += 100) {
      const page = rows.slice(from, Math.min(from + 100, single + paged));
      const commands = JSON.stringify(page.map(([, command]) => command));
      insert.page.run(id, from + page.length, commands, JSON.stringify(page));
    }
    for (const row of rows.slice(single + paged)) noted.push([id, ...row, row[0] === last ? dueAt : 1]);
  }
  for (let i = 0; i < noted.length; i += 7) insert.batch.run(JSON.stringify(noted.slice(i, i + 7)));
  database.exec('COMMIT');
  return { ...kept, snapshots: [], words: [], holders: [], games: [] };
}
