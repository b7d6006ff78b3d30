// The embedded store keeps the contract, and survives what happens to files and processes.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Store, TableId } from '#house/store';
import { tableId } from '#house/store';
import { storeContract } from '#house/tests/contract';
import { openReading } from '../tests/trials/reading.ts';
import { newestVersion } from './migrations.ts';
import { openSqliteStore } from './sqlite.ts';
import { backupFolder, databaseFile, restoreFolder } from './sqlite-files.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'breadboard-store-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = (): string => join(root, `folder-${folders++}`);

storeContract('sqlite', () => openSqliteStore(newFolder()));

const table = tableId('table');
const row = { table, payload: 'payload', at: 1, dueAt: undefined, sum: 0 };

async function allSeqs(store: Store, of: TableId): Promise<number[]> {
  return (await store.read(of, 0, 1e6)).map(({ seq }) => seq);
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

describe('a folder', () => {
  test('is made when it is missing, keeps everything, and is left with the data in one file', async () => {
    const folder = join(newFolder(), 'deeper');
    const first = await openSqliteStore(folder);
    await first.create({ ...row, code: 'rye12' });
    await first.append([{ ...row, seq: 2 }]);
    await first.stop();
    expect(readdirSync(folder).sort()).toEqual(['breadboard.db', 'breadboard.lock']);
    const second = await openSqliteStore(folder);
    expect(await allSeqs(second, table)).toEqual([1, 2]);
    expect(await second.findCode('rye12')).toBe(table);
    expect(await second.append([{ ...row, seq: 2 }])).toEqual(['conflict']);
    await second.stop();
  });

  test('is refused while another store uses it, in this process or another', async () => {
    const folder = newFolder();
    const child = startAppending(folder, 0);
    await child.acknowledged(1);
    await expect(openSqliteStore(folder)).rejects.toMatchObject({
      fault: 'in-use',
      message: `${folder} is in use by another Breadboard server: stop that one, or set DATA_DIR to another folder`,
    });
    await child.kill();
    const store = await openSqliteStore(folder);
    await expect(openSqliteStore(folder)).rejects.toMatchObject({ fault: 'in-use' });
    await store.stop();
  });

  test('H2-07 with newer data is refused, saying both versions, and left alone', async () => {
    const folder = newFolder();
    await (await openSqliteStore(folder)).stop();
    change(folder, `INSERT INTO migrations VALUES (${newestVersion + 3}, 0)`);
    const before = readFileSync(databaseFile(folder));
    const refusal = await openSqliteStore(folder).catch((error: Error) => error);
    expect(refusal).toMatchObject({ fault: 'too-new' });
    expect(String(refusal)).toContain(`version ${newestVersion + 3} `);
    expect(String(refusal)).toContain(`up to ${newestVersion}:`);
    expect(readFileSync(databaseFile(folder))).toEqual(before);
  });

  test('with a damaged file is refused, or says so when the damage is met', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(databaseFile(folder), 'not a database at all '.repeat(1000));
    await expect(openSqliteStore(folder)).rejects.toMatchObject({ fault: 'damaged' });
    const other = newFolder();
    const store = await openSqliteStore(other);
    await store.create({ ...row, code: undefined, payload: 'x'.repeat(50_000) });
    await store.stop();
    const bytes = readFileSync(databaseFile(other));
    writeFileSync(databaseFile(other), bytes.fill(0xee, 4096));
    const damaged = await openSqliteStore(other)
      .then((opened) => opened.read(table, 0, 10).finally(() => opened.stop()))
      .catch((error: Error) => error);
    expect(damaged).toMatchObject({ fault: 'damaged' });
    expect(String(damaged)).toContain('restore a backup into an empty folder');
  });

  test('H11-04 forgets erased words and purged rows: their bytes are nowhere in the file', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    await store.putWords(table, 'w:1', 'a secret between us');
    await store.eraseWords(table, 'w:1');
    await store.append([{ ...row, seq: 2, payload: 'what nobody needs' }]);
    await store.close(table, 5);
    expect(await store.purge(6)).toBe(1);
    await store.stop();
    const file = readFileSync(databaseFile(folder));
    expect(file.includes('a secret between us')).toBe(false);
    expect(file.includes('what nobody needs')).toBe(false);
  });
});

describe('a flush', () => {
  test('H2-03 with one row that cannot be written stores all the others, but none of its table after it', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    const other = tableId('other');
    await store.create({ ...row, code: undefined });
    await store.create({ ...row, table: other, code: undefined });
    change(folder, refusing("INSERT ON log WHEN NEW.payload = 'forbidden'"));
    const rows = [
      { ...row, seq: 2 },
      { ...row, seq: 3, payload: 'forbidden' },
      { ...row, seq: 2, table: other },
      { ...row, seq: 4 },
    ];
    const words = store.putWords(table, 'w:1', 'hello');
    expect(await store.append(rows)).toMatchObject(['stored', { fault: 'other' }, 'stored', 'conflict']);
    await words;
    expect(await store.getWords(table)).toEqual(new Map([['w:1', 'hello']]));
    expect(await allSeqs(store, table)).toEqual([1, 2]);
    expect(store.stats()).toMatchObject({ appends: 4, conflicts: 1, failures: 1 });
    await store.stop();
  });

  test('H2-03 that breaks is answered with the reason, without a trace, and the next one is stored', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    change(folder, refusing('INSERT ON log'));
    const heard: number[] = [];
    store.news((_, seq) => heard.push(seq));
    expect(await store.append([{ ...row, seq: 2 }])).toMatchObject([
      { fault: 'other', message: expect.stringContaining('not now') },
    ]);
    await expect(store.create({ ...row, table: tableId('other'), code: undefined })).rejects.toThrow('not now');
    expect(await allSeqs(store, table)).toEqual([1]);
    expect(await store.create({ ...row, code: undefined })).toBe('exists');
    change(folder, 'DROP TRIGGER no');
    expect(await store.append([{ ...row, seq: 2 }])).toEqual(['stored']);
    expect(heard).toEqual([2]);
    await store.stop();
  });

  test('is stamped with the epoch of its writer, which grows with every opening', async () => {
    const folder = newFolder();
    for (const seq of [1, 2, 3]) {
      const store = await openSqliteStore(folder);
      if (seq === 1) await store.create({ ...row, code: undefined });
      else await store.append([{ ...row, seq }]);
      await store.stop();
    }
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    expect(database.prepare('SELECT id, seq, epoch FROM log').all()).toEqual(
      [1, 2, 3].map((n) => ({ id: n, seq: n, epoch: n })),
    );
    database.close();
  });
});

test('rows are seen by all who ask at once while more are being appended, here and from outside', async () => {
  const folder = newFolder();
  const store = await openSqliteStore(folder);
  await store.create({ ...row, code: undefined });
  const reading = openReading(folder);
  let acknowledged = 1;
  const missed: string[] = [];
  const ask = async (from: Store): Promise<void> => {
    while (acknowledged < 300) {
      const known = acknowledged;
      const seqs = await allSeqs(from, table);
      if (seqs.length < known) missed.push(`${seqs.length} of ${known}`);
      // What needs no waiting would let nobody else go on.
      await new Promise(setImmediate);
    }
  };
  const write = async (): Promise<void> => {
    for (let seq = 2; seq <= 300; seq++) {
      await store.append([{ ...row, seq }]);
      acknowledged = seq;
    }
  };
  await Promise.all([write(), ask(store), ask(store), ask(reading)]);
  expect(missed).toEqual([]);
  await Promise.all([reading.stop(), store.stop()]);
});

const refusing = (what: string): string =>
  `CREATE TRIGGER no BEFORE ${what} BEGIN SELECT RAISE(ROLLBACK, 'not now'); END`;

describe('killed at full speed', () => {
  test('H1-02, H2-01 six times: every acknowledged row is there, exactly once, with no gaps', async () => {
    const folder = newFolder();
    const promised = new Map<string, number>();
    for (let run = 0; run < 6; run++) {
      const child = startAppending(folder, run);
      await child.acknowledged(500 + 97 * run);
      for (const [name, seq] of await child.kill()) promised.set(name, seq);
    }
    const store = await openSqliteStore(folder);
    expect(promised.size).toBeGreaterThan(6 * 8);
    for (const [name, seq] of promised) {
      const rows = await store.read(tableId(name), 0, 1e6);
      expect(rows.map((one) => one.payload)).toEqual(upTo(rows.length).map((n) => `${name} ${n}`));
      expect(rows.length).toBeGreaterThanOrEqual(seq);
    }
    await store.stop();
  }, 60_000);
});

describe('a disk that refuses', () => {
  test('acknowledges nothing, says what is wrong, and goes on when it can', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const script = fileURLToPath(new URL('./tests/append-until-refused.ts', import.meta.url));
    const limited = 'ulimit -S -f 2048; exec "$0" "$@"';
    const child = spawn('sh', ['-c', limited, process.execPath, script, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { acknowledged, refusal } = JSON.parse((await lines.next()).value ?? '{}');
    expect(refusal).toMatchObject({ fault: 'disk', message: expect.stringContaining('nothing was stored') });
    expect(acknowledged).toBeGreaterThan(10);
    // Moving the write-ahead log into the data file, from here, makes room under the limit.
    change(folder, 'PRAGMA wal_checkpoint(TRUNCATE)');
    child.stdin.write('go on\n');
    expect(JSON.parse((await lines.next()).value ?? '{}')).toEqual(['stored']);
    await once(child, 'close');
    const store = await openSqliteStore(folder);
    expect(await allSeqs(store, table)).toEqual(upTo(acknowledged + 1));
    await store.stop();
  }, 30_000);
});

describe('backups', () => {
  test('H2-06 in the middle of appends are a moment of the log, and can be played on', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: 'rye12' });
    const file = join(root, 'middle.backup');
    const before = await appendSome(store, 2, 50);
    const [during] = await Promise.all([appendSome(store, before + 1, 400), store.backup(file)]);
    expect(await allSeqs(store, table)).toEqual(upTo(during));
    const restored = newFolder();
    restoreFolder(file, restored);
    const copy = await openSqliteStore(restored);
    const seqs = await allSeqs(copy, table);
    expect(seqs).toEqual(upTo(seqs.length));
    expect(seqs.length).toBeGreaterThanOrEqual(before);
    expect(await copy.append([{ ...row, seq: seqs.length + 1 }])).toEqual(['stored']);
    expect(await copy.findCode('rye12')).toBe(table);
    await Promise.all([store.stop(), copy.stop()]);
  });

  test('are made from another process too, of a busy folder and of a quiet one', async () => {
    const folder = newFolder();
    const child = startAppending(folder, 0);
    await child.acknowledged(300);
    backupFolder(folder, join(root, 'busy.backup'));
    await child.kill();
    backupFolder(folder, join(root, 'quiet.backup'));
    for (const name of ['busy', 'quiet']) {
      const restored = newFolder();
      restoreFolder(join(root, `${name}.backup`), restored);
      const store = await openSqliteStore(restored);
      expect((await allSeqs(store, tableId('run-0-table-0'))).length).toBeGreaterThan(5);
      await store.stop();
    }
  });

  test('never overwrite, and are restored only whole, known, and into an empty folder', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined, payload: 'x'.repeat(50_000) });
    const file = join(root, 'one.backup');
    await store.backup(file);
    const size = statSync(file).size;
    await expect(store.backup(file)).rejects.toMatchObject({ fault: 'refused' });
    await expect(store.backup(join(root, 'no-such-folder', 'x'))).rejects.toMatchObject({ fault: 'disk' });
    await store.stop();
    expect(statSync(file).size).toBe(size);
    expect(() => restoreFolder(file, folder)).toThrow('is not empty');
    expect(() => restoreFolder(join(root, 'missing'), newFolder())).toThrow('there is no file');
    const spoiled = join(root, 'spoiled.backup');
    writeFileSync(spoiled, readFileSync(file).fill(0xee, 4096, 9000));
    expect(() => restoreFolder(spoiled, newFolder())).toThrow('damaged');
    const foreign = join(root, 'foreign.backup');
    new DatabaseSync(foreign).exec('CREATE TABLE recipes (id)');
    expect(() => restoreFolder(foreign, newFolder())).toThrow('not a backup of Breadboard');
    const newer = join(root, 'newer.backup');
    writeFileSync(newer, readFileSync(file));
    new DatabaseSync(newer).exec(`INSERT INTO migrations VALUES (${newestVersion + 1}, 0)`);
    const untouched = newFolder();
    expect(() => restoreFolder(newer, untouched)).toThrow(`version ${newestVersion + 1} `);
    expect(readdirSync(untouched)).toEqual([]);
  });
});

async function appendSome(store: Store, from: number, count: number): Promise<number> {
  for (let seq = from; seq < from + count; seq++) await store.append([{ ...row, seq }]);
  return from + count - 1;
}

function change(folder: string, statement: string): void {
  const database = new DatabaseSync(databaseFile(folder));
  database.exec(statement);
  database.close();
}

interface Appending {
  /** Resolves when so many rows have been acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Kills without warning; tells the last acknowledged seq of each table. */
  kill(): Promise<Map<string, number>>;
}

function startAppending(folder: string, run: number): Appending {
  const script = fileURLToPath(new URL('./tests/append-forever.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, folder, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen = new Map<string, number>();
  let count = 0;
  let enough: { readonly count: number; readonly resolve: () => void } | undefined;
  if (child.stdout === null) throw new Error('the child has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [name, seq] = line.split(' ');
    if (seq === undefined) return;
    seen.set(name, Number(seq));
    count += 1;
    if (enough !== undefined && count >= enough.count) enough.resolve();
  });
  return {
    acknowledged: (wanted) =>
      new Promise((resolve, reject) => {
        enough = { count: wanted, resolve };
        child.on('exit', (code) => reject(new Error(`the child ended by itself with ${code}`)));
      }),
    kill: async () => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
      return seen;
    },
  };
}
