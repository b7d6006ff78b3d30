// Data at rest that is no longer what was written: every kind of damage is found, said in one line, and nothing is lost by finding it.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Row, Store, Trouble } from '#house/store';
import { chain, NO_ROW, tableId } from '#house/store';
import { PATIENT } from '../tests/bare-page.ts';
import { openSqliteStore } from './sqlite.ts';
import { explain } from './sqlite-connection.ts';
import { backupFolder, closeWriter, databaseFile, lockFolder, openWriter, restoreFolder } from './sqlite-files.ts';
import { checkWal } from './sqlite-wal.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = mkdtempSync(join(tmpdir(), 'damage-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
function newFolder(): string {
  const folder = join(root, `folder-${folders++}`);
  mkdirSync(folder);
  return folder;
}

const table = tableId('table');

/** Rows of about a page each, one flush after the other, beginning where the store ends. */
async function write(store: Store, count: number): Promise<void> {
  let last: Pick<Row, 'seq' | 'sum'> = (await store.read(table, 0, 1e6)).at(-1) ?? NO_ROW;
  for (let i = 0; i < count; i++) {
    const row = { seq: last.seq + 1, at: 1, payload: `${last.seq} ${'bread '.repeat(300)}` };
    const sum = chain(last.sum, row);
    const made = { ...row, table, sum, dueAt: undefined };
    if (row.seq === 1) expect(await store.create({ ...made, code: undefined })).toBe('stored');
    else expect(await store.append([made])).toEqual(['stored']);
    last = { seq: row.seq, sum };
  }
}

/** Data and write-ahead log as a killed server leaves them. */
async function killedFolder(rows: number): Promise<string> {
  const folder = newFolder();
  const store = await openSqliteStore(folder);
  await write(store, rows);
  const killed = newFolder();
  for (const end of ['', '-wal']) copyFileSync(databaseFile(folder) + end, databaseFile(killed) + end);
  await store.stop();
  return killed;
}

function copyOf(folder: string): string {
  const copy = newFolder();
  for (const end of ['', '-wal']) copyFileSync(databaseFile(folder) + end, databaseFile(copy) + end);
  return copy;
}

const walOf = (folder: string): string => `${databaseFile(folder)}-wal`;

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] ^= 4;
  writeFileSync(file, bytes);
}

async function rowsIn(folder: string): Promise<number[]> {
  const store = await openSqliteStore(folder);
  const rows = await store.read(table, 0, 1e6);
  await store.stop();
  return rows.map(({ seq }) => seq);
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const whyNot = (folder: string): Promise<Trouble> =>
  openSqliteStore(folder).then(
    (store) => store.stop().then(() => ({ fault: 'other', message: 'it was opened' })),
    ({ fault, message }) => ({ fault, message }),
  );

describe('before a server starts', () => {
  test('H17-01 every zeroed page of the data is found, unless it is one that nobody needs', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await write(store, 15);
    await store.stop();
    const whole = readFileSync(databaseFile(folder));
    let found = 0;
    for (let page = 0; page < whole.length / 4096; page++) {
      const spoiled = newFolder();
      writeFileSync(databaseFile(spoiled), Buffer.from(whole).fill(0, page * 4096, (page + 1) * 4096));
      const why = await whyNot(spoiled);
      if (why.fault === 'damaged') found += 1;
      else expect([page, await rowsIn(spoiled)]).toEqual([page, upTo(15)]);
    }
    expect(found).toBeGreaterThan(20);
  });

  test('H17-01 a flipped bit in the write-ahead log is found where acknowledged rows are behind it', async () => {
    const killed = await killedFolder(60);
    const { size } = statSync(walOf(killed));
    for (const at of [3, 9, 17, 30, 40, 60, Math.floor(size / 3), Math.floor(size / 2), Math.floor(0.8 * size)]) {
      const copy = copyOf(killed);
      flip(walOf(copy), at);
      expect([at, await whyNot(copy)]).toEqual([
        at,
        { fault: 'damaged', message: expect.stringMatching(/^frame \d+ of .*-wal is damaged, .* restore a backup/) },
      ]);
      expect(statSync(walOf(copy)).size).toBe(size);
    }
    expect(await rowsIn(killed)).toEqual(upTo(60));
  });

  test('H2-01, H17-01 a write-ahead log that was torn in its last flush is none that is damaged', async () => {
    const killed = await killedFolder(30);
    const { size } = statSync(walOf(killed));
    for (const cut of [1, 100, 4_000, 4_200, 9_000, 20_000]) {
      const torn = copyOf(killed);
      truncateSync(walOf(torn), size - cut);
      const rows = await rowsIn(torn);
      expect(rows).toEqual(upTo(rows.length));
      expect(rows.length).toBeGreaterThan(20);
    }
    const last = copyOf(killed);
    flip(walOf(last), size - 2_000);
    expect((await rowsIn(last)).length).toBeGreaterThanOrEqual(28);
  });

  test('H17-01 a write-ahead log without its data, and data without the log that a killed server left, are refused', async () => {
    const killed = await killedFolder(30);
    for (const spoil of ['missing', 'empty'] as const) {
      const lost = copyOf(killed);
      if (spoil === 'missing') rmSync(databaseFile(lost));
      else truncateSync(databaseFile(lost), 0);
      expect(await whyNot(lost)).toEqual({
        fault: 'damaged',
        message: expect.stringContaining('breadboard.db is missing or empty, and the newest moves lie in'),
      });
      expect(statSync(walOf(lost)).size).toBe(statSync(walOf(killed)).size);
    }
    const without = copyOf(killed);
    rmSync(walOf(without));
    const why = await whyNot(without);
    expect(why).toMatchObject({
      fault: 'damaged',
      message: expect.stringContaining('-wal is missing, which the last'),
    });
    copyFileSync(walOf(killed), walOf(without));
    expect(await rowsIn(without)).toEqual(upTo(30));
    expect(await rowsIn(without)).toEqual(upTo(30));
  });

  test('what is left can be had by a backup and played on in another folder', async () => {
    const killed = await killedFolder(60);
    flip(walOf(killed), Math.floor(statSync(walOf(killed)).size / 2));
    expect((await whyNot(killed)).fault).toBe('damaged');
    const file = join(root, 'left.backup');
    backupFolder(killed, file);
    const elsewhere = newFolder();
    restoreFolder(file, elsewhere);
    const store = await openSqliteStore(elsewhere);
    const left = (await store.read(table, 0, 100)).length;
    expect(left).toBeGreaterThan(10);
    await write(store, 5);
    await store.stop();
    expect(await rowsIn(elsewhere)).toEqual(upTo(left + 5));
  });

  test('a folder that cannot be written is said to be so, with its name and what to do', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(join(file, 'data'))).toThrow(/data cannot be read or written: look at its rights/);
    for (const code of ['EACCES', 'EROFS', 'ENOSPC'])
      expect(explain(Object.assign(new Error(code), { code }), '/data')).toMatchObject({ fault: 'disk' });
    for (const errcode of [8, 14, 1032])
      expect(explain(Object.assign(new Error('x'), { errcode }), '/data')).toMatchObject({ fault: 'disk' });
  });
});

test('H17-01 a large folder is looked at while it is open, and damage is told then', async () => {
  const folder = newFolder();
  const first = await openSqliteStore(folder);
  await write(first, 40);
  await first.stop();
  const bytes = readFileSync(databaseFile(folder));
  const middle = bytes.indexOf('20 bread');
  writeFileSync(databaseFile(folder), bytes.fill(0, middle - (middle % 4096), middle - (middle % 4096) + 4096));
  const told: (Trouble | undefined)[] = [];
  const store = await openSqliteStore(folder, { mostAtStart: 0, tellHealth: (trouble) => told.push(trouble) });
  await expect.poll(() => told, PATIENT).toMatchObject([{ fault: 'damaged' }]);
  expect(store.stats().failing).toMatchObject({ fault: 'damaged' });
  await store.stop();
});

test('H2-01 the connection that writes waits for the disk with every commit', async () => {
  const folder = newFolder();
  const opened = await openWriter(folder);
  const read = (name: string): unknown => Object.values(opened.database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect([read('journal_mode'), read('synchronous'), read('secure_delete')]).toEqual(['wal', 2, 1]);
  expect(opened.database.prepare('PRAGMA checkpoint_fullfsync').get()).toBeDefined();
  closeWriter(opened);
});

test('H17-03 of two servers on one folder whose lock was deleted, the one that came last writes alone', async () => {
  const folder = newFolder();
  const told: (Trouble | undefined)[] = [];
  const first = await openSqliteStore(folder, { tellHealth: (trouble) => told.push(trouble) });
  await write(first, 3);
  rmSync(join(folder, 'breadboard.lock'));
  const second = await openSqliteStore(folder);
  await write(second, 2);
  const row = { table, seq: 6, at: 1, payload: 'mine', sum: 0, dueAt: undefined };
  expect(await first.append([row])).toMatchObject([
    { fault: 'in-use', message: expect.stringContaining('this one writes nothing any more: stop one of them') },
  ]);
  await expect(first.create({ ...row, table: tableId('other'), code: undefined })).rejects.toMatchObject({
    fault: 'in-use',
  });
  expect(told).toMatchObject([{ fault: 'in-use' }]);
  expect(first.stats().failing).toMatchObject({ fault: 'in-use' });
  await write(second, 1);
  await first.stop();
  await write(second, 1);
  await second.stop();
  expect(await rowsIn(folder)).toEqual(upTo(7));
});

test('a write-ahead log of a busy store is whole whenever it is looked at between two flushes', async () => {
  const folder = newFolder();
  const store = await openSqliteStore(folder);
  for (let i = 0; i < 20; i++) {
    await write(store, 3);
    expect(checkWal(databaseFile(folder))).toBeGreaterThan(0);
  }
  await store.stop();
  expect(checkWal(databaseFile(folder))).toBeUndefined();
});
