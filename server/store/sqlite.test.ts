// The embedded store keeps the contract, and survives what happens to files and processes.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openReading, wholeLog } from '../tests/trials/reading.ts';
import { newestVersion, pendingMigrations, versionNow } from './migrations.ts';
import { sql } from './sql.ts';
import { openSqliteStore } from './sqlite.ts';
import { backupFolder, databaseFile, forSqlite, openReader, restoreFolder } from './sqlite-files.ts';
import type { Store, TableId } from './store.ts';
import { tableId } from './store.ts';
import { storeContract } from './tests/contract.ts';
import { firstDifference } from './tests/random-operations.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'breadboard-store-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = (): string => join(root, `folder-${folders++}`);

storeContract('sqlite', () => openSqliteStore(newFolder()));

const table = tableId('table');
const row = { table, command: undefined, payload: 'payload', at: 1, dueAt: undefined };

async function allSeqs(store: Store, of: TableId): Promise<number[]> {
  return (await store.read(of, 0, 1e6)).map(({ seq }) => seq);
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** As the first version left it. */
function makeOld(folder: string): void {
  const first = ['migrations', 'tables', 'log', 'snapshots', 'words', 'holders'];
  const database = new DatabaseSync(databaseFile(folder));
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of names) if (!first.includes(String(name))) database.exec(`DROP TABLE ${name}`);
  database.exec('DELETE FROM migrations WHERE version > 1');
  database.close();
}

describe('a folder', () => {
  test('is made when it is missing, keeps everything, and is left with the data in one file', async () => {
    const folder = join(newFolder(), 'deeper');
    const first = await openSqliteStore(folder);
    await first.create({ ...row, code: 'rye12' });
    await first.append({ ...row, seq: 2, command: 'c2' });
    await first.stop();
    expect(readdirSync(folder).sort()).toEqual(['breadboard.db', 'breadboard.lock']);
    const second = await openSqliteStore(folder);
    expect(await allSeqs(second, table)).toEqual([1, 2]);
    expect(await second.findCode('rye12')).toBe(table);
    expect(await second.append({ ...row, seq: 3, command: 'c2' })).toEqual({ outcome: 'repeated', seq: 2 });
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

  test('with newer data is refused, saying both versions, and left alone', async () => {
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

  test('of an older version is brought up to date and keeps its tables', async () => {
    const folder = newFolder();
    const first = await openSqliteStore(folder);
    await first.create({ ...row, code: 'rye12' });
    await first.stop();
    makeOld(folder);
    const second = await openSqliteStore(folder);
    expect(await allSeqs(second, table)).toEqual([1]);
    await second.append({ ...row, seq: 2, finished: { id: 'game', from: 1, head: '{}' } });
    expect(await second.finishedGame('game')).toMatchObject({ table, from: 1, to: 2 });
    await second.stop();
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

  test('forgets erased words: their bytes are nowhere in the file', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    await store.putWords(table, 'w:1', 'a secret between us');
    await store.eraseWords(table, 'w:1');
    await store.stop();
    expect(readFileSync(databaseFile(folder)).includes('a secret between us')).toBe(false);
  });
});

describe('a flush', () => {
  test('with one operation that cannot be written stores all the others', async () => {
    const store = await openSqliteStore(newFolder());
    await store.create({ ...row, code: undefined });
    const unwritable = { ...row, seq: 3, payload: { not: 'a text' } as unknown as string };
    const answers = await Promise.allSettled([
      store.append({ ...row, seq: 2 }),
      store.append(unwritable),
      store.append({ ...row, seq: 3 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await allSeqs(store, table)).toEqual([1, 2, 3]);
    expect(store.stats()).toMatchObject({ appends: 3, failures: 1 });
    await store.stop();
  });

  test('that breaks is rejected whole, without a trace, and the next one is stored', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    change(folder, refusing('INSERT ON journal'));
    const heard: number[] = [];
    store.news((_, seq) => heard.push(seq));
    const both = [2, 3].map((seq) => store.append({ ...row, seq }));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await allSeqs(store, table)).toEqual([1]);
    change(folder, 'DROP TRIGGER no');
    expect(await store.append({ ...row, seq: 2 })).toEqual({ outcome: 'stored' });
    expect(heard).toEqual([2]);
    await store.stop();
  });
});

describe('rows in the journal', () => {
  test('are all there after a crash before they were settled, with their commands, moments and snapshots', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await createWith(store, 40);
    await store.saveSnapshot(table, 30, 'state 30');
    expect(unsettledIn(folder)).toEqual({ log: 1, journal: 39 });
    const copy = newFolder();
    copyFiles(folder, copy);
    await store.stop();
    expect(unsettledIn(folder)).toEqual({ log: 40, journal: 0 });
    expect(unsettledIn(copy)).toEqual({ log: 1, journal: 39 });
    const crashed = await openSqliteStore(copy);
    expect(unsettledIn(copy)).toEqual({ log: 40, journal: 0 });
    await expectAll(crashed, 40);
    expect(await crashed.snapshot(table)).toEqual({ seq: 30, state: 'state 30' });
    await crashed.stop();
  });

  test('are seen by whoever asks, right after each append', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    for (let seq = 2; seq < 60; seq++) {
      await store.append({ ...row, seq, command: `c${seq}`, dueAt: seq });
      const kind = seq % 4;
      if (kind === 0) expect(await store.read(table, seq - 1, 9)).toMatchObject([{ seq, command: `c${seq}` }]);
      if (kind === 1) expect(await store.findCommand(table, `c${seq}`)).toBe(seq);
      if (kind === 2) expect(await store.due(seq, 10)).toEqual([{ table, dueAt: seq }]);
      if (kind !== 3) continue;
      await store.saveSnapshot(table, seq, `state ${seq}`);
      expect(await store.snapshot(table)).toEqual({ seq, state: `state ${seq}` });
    }
    await store.stop();
  });

  test('are seen by all who ask at once while more are being appended', async () => {
    const store = await openSqliteStore(newFolder());
    await store.create({ ...row, code: undefined });
    let acknowledged = 1;
    const missed: string[] = [];
    const ask = async (): Promise<void> => {
      while (acknowledged < 300) {
        const known = acknowledged;
        const seqs = await allSeqs(store, table);
        if (seqs.length < known) missed.push(`${seqs.length} of ${known}`);
        // What needs no waiting would let nobody else go on.
        await new Promise(setImmediate);
      }
    };
    const write = async (): Promise<void> => {
      for (let seq = 2; seq <= 300; seq++) {
        await store.append({ ...row, seq });
        acknowledged = seq;
      }
    };
    await Promise.all([write(), ask(), ask(), ask()]);
    expect(missed).toEqual([]);
    await store.stop();
  });

  test('count for conflicts, repeats and gaps, as settled ones do, also in one flush', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await createWith(store, 150);
    await expectRefusals(store, 150);
    expect(unsettledIn(folder)).toEqual({ log: 1, journal: 149 });
    await allSeqs(store, table);
    expect(unsettledIn(folder)).toEqual({ log: 150, journal: 0 });
    await expectRefusals(store, 150);
    await store.stop();
    const again = await openSqliteStore(folder);
    await expectRefusals(again, 150);
    const both = [again.append({ ...row, seq: 151, command: 'x' }), again.append({ ...row, seq: 152, command: 'x' })];
    expect(await Promise.all(both)).toEqual([{ outcome: 'stored' }, { outcome: 'repeated', seq: 151 }]);
    const rivals = [again.append({ ...row, seq: 152 }), again.append({ ...row, seq: 152 })];
    expect(await Promise.all(rivals)).toEqual([{ outcome: 'stored' }, { outcome: 'conflict' }]);
    await again.close(table, 9);
    expect(await again.append({ ...row, seq: 153 })).toEqual({ outcome: 'closed' });
    expect(await again.append({ ...row, seq: 153, command: 'x' })).toEqual({ outcome: 'repeated', seq: 151 });
    await again.stop();
  });

  test('of which one flush could not be written are as if it had never come', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await createWith(store, 10);
    change(folder, refusing('INSERT ON journal'));
    await expect(store.append({ ...row, seq: 11, command: 'c11' })).rejects.toMatchObject({ fault: 'other' });
    await expectRefusals(store, 10);
    change(folder, 'DROP TRIGGER no');
    expect(await store.append({ ...row, seq: 11, command: 'c11' })).toEqual({ outcome: 'stored' });
    await expectAll(store, 11);
    await store.stop();
  });

  test('that cannot be settled are kept, said to be so, and settled when it is possible', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    change(folder, refusing('UPDATE ON tables'));
    await appendSome(store, 2, 20);
    await expect(allSeqs(store, table)).rejects.toMatchObject({ message: expect.stringContaining('not now') });
    await expect(store.putWords(table, 'w', 'hello')).rejects.toMatchObject({ fault: 'other' });
    expect(await store.findCommand(table, 'c20')).toBe(20);
    await appendSome(store, 22, 20);
    await store.stop();
    await expect(openSqliteStore(folder)).rejects.toMatchObject({ message: expect.stringContaining('not now') });
    expect(unsettledIn(folder)).toEqual({ log: 1, journal: 40 });
    change(folder, 'DROP TRIGGER no');
    const again = await openSqliteStore(folder);
    await expectAll(again, 41);
    await again.stop();
  });

  test('are settled without anybody asking when there are many', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    const many = upTo(5100).slice(1);
    await Promise.all(many.map((seq) => store.append({ ...row, seq, command: `c${seq}` })));
    await store.append({ ...row, seq: 5101 });
    expect(unsettledIn(folder).log).toBeGreaterThanOrEqual(5001);
    expect(await allSeqs(store, table)).toEqual(upTo(5101));
    await store.stop();
  });

  test('are decided as ever with more tables than are remembered', async () => {
    const store = await openSqliteStore(newFolder());
    const names = upTo(10_500).map((n) => tableId(`table-${n}`));
    const all = <T>(act: (table: TableId) => Promise<T>): Promise<T[]> => Promise.all(names.map(act));
    const kinds = (answers: readonly { outcome: string }[]): Set<string> => new Set(answers.map((one) => one.outcome));
    await all((one) => store.create({ ...row, table: one, code: undefined, command: 'c1' }));
    expect(kinds(await all((one) => store.append({ ...row, table: one, seq: 2, command: 'c2' })))).toEqual(
      new Set(['stored']),
    );
    expect(kinds(await all((one) => store.append({ ...row, table: one, seq: 2 })))).toEqual(new Set(['conflict']));
    expect(await all((one) => store.append({ ...row, table: one, seq: 3, command: 'c2' }))).toEqual(
      names.map(() => ({ outcome: 'repeated', seq: 2 })),
    );
    expect(kinds(await all((one) => store.append({ ...row, table: one, seq: 3 })))).toEqual(new Set(['stored']));
    await store.stop();
  });

  test('are in a backup, and in their places once it is restored and opened', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await createWith(store, 25);
    const file = join(root, 'unsettled.backup');
    await store.backup(file);
    expect(unsettledIn(folder)).toEqual({ log: 1, journal: 24 });
    await store.stop();
    const restored = newFolder();
    restoreFolder(file, restored);
    const copy = await openSqliteStore(restored);
    await expectAll(copy, 25);
    await copy.stop();
  });

  test('are seen from outside, beside the server that writes', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await createWith(store, 12);
    const reader = openReader(folder);
    const ask = (name: 'read' | 'due', ...values: (string | number)[]) =>
      reader.prepare(forSqlite(sql[name])).all(...values);
    const seen = ask('read', table, 0, 99);
    const due = ask('due', 1e9, 9);
    expect(unsettledIn(folder)).toEqual({ log: 1, journal: 11 });
    await allSeqs(store, table);
    expect(ask('read', table, 0, 99)).toEqual(seen);
    expect(ask('due', 1e9, 9)).toEqual(due);
    expect(seen).toHaveLength(12);
    expect(due).toEqual([{ id: table, due_at: 1012 }]);
    reader.close();
    await store.stop();
  });

  test('make the folder one that a Breadboard of before them refuses', async () => {
    const folder = newFolder();
    await (await openSqliteStore(folder)).stop();
    const database = new DatabaseSync(databaseFile(folder));
    expect(database.prepare(versionNow).get()).toEqual({ version: 5 });
    database.close();
    expect(pendingMigrations(3, 'embedded').map(({ version }) => version)).toEqual([4, 5]);
    expect(pendingMigrations(3, 'shared')).toEqual([]);
  });

  test('give what the model gives, with many settlings and few', async () => {
    for (const [seed, mix] of [
      [11, 'plain'],
      [12, 'plain'],
      [13, 'all'],
    ] as const) {
      const store = await openSqliteStore(newFolder());
      expect(await firstDifference(store, seed, 3000, { mix, reads: 'seldom' })).toBeUndefined();
      await store.stop();
    }
  });

  test('give what the model gives where most of them come into pages', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    expect(await firstDifference(store, 14, 3000, { mix: 'plain', reads: 'seldom', tables: 1 })).toBeUndefined();
    await store.stop();
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    expect(Number(database.prepare('SELECT count(*) AS n FROM pages').get()?.n)).toBeGreaterThan(3);
    database.close();
  });
});

describe('rows in pages', () => {
  /** Commands that look like the end of one and the beginning of the next. */
  const odd = [',', '","', '"', '\\', 'a\nb', 'null', '2:"x', 'Äpfel 🥪'];
  const commandOf = (seq: number): string => odd[seq - 2] ?? `2:${seq}`;

  async function fill(store: Store, last: number): Promise<void> {
    await store.create({ ...row, code: undefined });
    const rows = upTo(last).slice(1);
    await Promise.all(
      rows.map((seq) => store.append({ ...row, seq, command: commandOf(seq), payload: `{"n":${seq}}` })),
    );
  }

  test('are read from anywhere to anywhere, over the borders of pages and beside rows in the log', async () => {
    const store = await openSqliteStore(newFolder());
    await fill(store, 330);
    expect(await allSeqs(store, table)).toEqual(upTo(330));
    await store.append({ ...row, seq: 331, holders: { add: ['a holder'], remove: [] } });
    await store.append({ ...row, seq: 332 });
    for (const [after, limit] of [
      [0, 1],
      [0, 101],
      [98, 4],
      [99, 1],
      [100, 230],
      [329, 9],
      [330, 1],
      [332, 5],
    ] as const) {
      const seqs = (await store.read(table, after, limit)).map(({ seq }) => seq);
      expect(seqs).toEqual(upTo(Math.min(332, after + limit)).slice(after));
    }
    expect((await store.read(table, 200, 1))[0]).toEqual({ seq: 201, command: '2:201', payload: '{"n":201}', at: 1 });
    await store.stop();
  });

  test('keep their commands, whatever they look like, also for a store that opens the folder later', async () => {
    const folder = newFolder();
    const first = await openSqliteStore(folder);
    await fill(first, 330);
    await first.stop();
    expect(unsettledIn(folder)).toEqual({ log: 330, journal: 0 });
    const store = await openSqliteStore(folder);
    for (const seq of [2, 3, 4, 5, 6, 7, 8, 9, 10, 150, 330]) {
      expect(await store.findCommand(table, commandOf(seq))).toBe(seq);
      expect(await store.append({ ...row, seq: 331, command: commandOf(seq) })).toEqual({ outcome: 'repeated', seq });
      const holders = { add: ['a holder'], remove: [] };
      const inPlace = await store.append({ ...row, seq: 331, command: commandOf(seq), holders });
      expect(inPlace).toEqual({ outcome: 'repeated', seq });
    }
    for (const unknown of ['2:3', ':150', '150', '","2:150', '2:150","'])
      expect(await store.findCommand(table, unknown)).toBeUndefined();
    expect(await store.tablesOf('a holder', 9)).toEqual([]);
    await store.stop();
  });

  test('of a table too long to know them all by heart are searched for their commands', async () => {
    const folder = newFolder();
    const first = await openSqliteStore(folder);
    await fill(first, 330);
    await first.stop();
    change(folder, 'UPDATE tables SET seq = 60000');
    const store = await openSqliteStore(folder);
    for (const seq of [2, 3, 4, 5, 6, 7, 8, 9, 10, 150, 330])
      expect(await store.findCommand(table, commandOf(seq))).toBe(seq);
    for (const unknown of ['2:3', ':150', '150', '","2:150', '2:150","', '"2:150"'])
      expect(await store.findCommand(table, unknown)).toBeUndefined();
    await store.stop();
  });

  test('follow those that an older version left in the log', async () => {
    const folder = newFolder();
    const first = await openSqliteStore(folder);
    await fill(first, 120);
    await first.stop();
    makeJournalOnly(folder);
    const reader = openReader(folder);
    expect(reader.prepare('SELECT count(*) AS n FROM log').get()).toEqual({ n: 120 });
    reader.close();
    const store = await openSqliteStore(folder);
    expect(await store.append({ ...row, seq: 121, command: commandOf(50) })).toEqual({ outcome: 'repeated', seq: 50 });
    for (let seq = 121; seq <= 125; seq++) await store.append({ ...row, seq, command: commandOf(seq) });
    expect(await allSeqs(store, table)).toEqual(upTo(125));
    expect(await store.append({ ...row, seq: 126, command: commandOf(122) })).toEqual({
      outcome: 'repeated',
      seq: 122,
    });
    await store.stop();
  });

  test('leave with their table, and no byte of them stays', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await fill(store, 130);
    await store.append({ ...row, seq: 131, command: 'c131', payload: 'a secret between us' });
    await allSeqs(store, table);
    await store.close(table, 5);
    expect(await store.purge(6)).toBe(1);
    expect(await allSeqs(store, table)).toEqual([]);
    expect(unsettledIn(folder)).toEqual({ log: 0, journal: 0 });
    await store.stop();
    const file = readFileSync(databaseFile(folder));
    expect(file.includes('a secret between us')).toBe(false);
    expect(file.includes('{\\"n\\":77}')).toBe(false);
  });

  test('are not made of few: those go to the log one by one', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create({ ...row, code: undefined });
    for (const last of [4, 14, 16]) {
      const seqs = upTo(last).slice((await allSeqs(store, table)).length);
      await Promise.all(seqs.map((seq) => store.append({ ...row, seq, command: `c${seq}` })));
    }
    expect(await allSeqs(store, table)).toEqual(upTo(16));
    const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    expect(
      database
        .prepare('SELECT seq FROM log ORDER BY seq')
        .all()
        .map(({ seq }) => seq),
    ).toEqual([1, 2, 3, 4, 15, 16]);
    expect(database.prepare('SELECT last_seq FROM pages').all()).toEqual([{ last_seq: 14 }]);
    database.close();
    for (const seq of [3, 9, 16]) expect(await store.findCommand(table, `c${seq}`)).toBe(seq);
    await store.stop();
  });

  test('are read once by whoever reads the folder from outside', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await fill(store, 230);
    await allSeqs(store, table);
    for (let seq = 231; seq <= 234; seq++) await store.append({ ...row, seq });
    const reading = openReading(folder);
    expect(await wholeLog(reading, table)).toEqual(await store.read(table, 0, 999));
    await reading.stop();
    await store.stop();
  });
});

/** As the version before pages left it: every settled row in the log. */
function makeJournalOnly(folder: string): void {
  change(
    folder,
    `INSERT INTO log (table_id, seq, command, payload, written_at)
    SELECT table_id, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM pages, json_each(rows)`,
  );
  change(folder, 'DROP TABLE pages');
  change(folder, 'DELETE FROM migrations WHERE version > 4');
}

/** Rows 2 to `last` in the journal, each with a command, a text and a moment of its own. */
async function createWith(store: Store, last: number): Promise<void> {
  await store.create({ ...row, code: undefined });
  const rows = upTo(last).slice(1);
  const text = (seq: number): string => `{"row":${seq},"say":""Äpfel" 🥪"}`;
  await Promise.all(
    rows.map((seq) => store.append({ ...row, seq, command: `c${seq}`, payload: text(seq), dueAt: 1000 + seq })),
  );
}

async function expectAll(store: Store, last: number): Promise<void> {
  expect(await allSeqs(store, table)).toEqual(upTo(last));
  expect(await store.findCommand(table, 'c7')).toBe(7);
  expect(await store.append({ ...row, seq: last + 1, command: 'c9' })).toEqual({ outcome: 'repeated', seq: 9 });
  expect(await store.append({ ...row, seq: last })).toEqual({ outcome: 'conflict' });
}

async function expectRefusals(store: Store, last: number): Promise<void> {
  const refused = [
    store.append({ ...row, seq: last }),
    store.append({ ...row, seq: last + 1, command: 'c2' }),
    store.append({ ...row, seq: 1, command: `c${last}` }),
    store.append({ ...row, seq: last + 2 }).catch((error: Error) => error.message),
    store.append({ ...row, table: tableId('nowhere'), seq: 1 }),
  ];
  expect(await Promise.all(refused)).toEqual([
    { outcome: 'conflict' },
    { outcome: 'repeated', seq: 2 },
    { outcome: 'repeated', seq: last },
    `row ${last + 2} would leave a gap after row ${last}`,
    { outcome: 'closed' },
  ]);
}

function unsettledIn(folder: string): { log: number; journal: number } {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const count = (text: string): number => Number(database.prepare(text).get()?.n);
  const counts = {
    log: count('SELECT count(*) AS n FROM log') + count('SELECT count(*) AS n FROM pages, json_each(rows)'),
    journal: count('SELECT count(*) AS n FROM journal, json_each(batch)'),
  };
  database.close();
  return counts;
}

/** As they would be found after a crash at this moment. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const name of ['breadboard.db', 'breadboard.db-wal']) copyFileSync(join(from, name), join(to, name));
}

const refusing = (what: string): string =>
  `CREATE TRIGGER no BEFORE ${what} BEGIN SELECT RAISE(ROLLBACK, 'not now'); END`;

describe('killed at full speed', () => {
  test('six times: every acknowledged row is there, exactly once, with no gaps', async () => {
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
      expect(rows.map((one) => one.command)).toEqual(upTo(rows.length).map((n) => `${name} ${n}`));
      expect(rows.length).toBeGreaterThanOrEqual(seq);
    }
    await store.stop();
  }, 60_000);
});

test('the write-ahead log has its full length from the start, does not grow with a flush, and is gone at the end', async () => {
  const folder = newFolder();
  const log = `${databaseFile(folder)}-wal`;
  const store = await openSqliteStore(folder);
  const { size } = statSync(log);
  expect(size).toBeGreaterThan(16e6);
  await store.create({ ...row, code: undefined });
  await Promise.all(upTo(50).map((n) => store.append({ ...row, seq: n + 1, command: `c${n}` })));
  expect(statSync(log).size).toBe(size);
  await store.stop();
  expect(readdirSync(folder)).not.toContain('breadboard.db-wal');
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
    const refusal = JSON.parse((await lines.next()).value ?? '{}');
    expect(refusal).toMatchObject({ fault: 'disk', message: expect.stringContaining('nothing was stored') });
    expect(refusal.acknowledged).toBeGreaterThan(10);
    // Moving the write-ahead log into the data file, from here, makes room under the limit.
    change(folder, 'PRAGMA wal_checkpoint(TRUNCATE)');
    child.stdin.write('go on\n');
    expect(JSON.parse((await lines.next()).value ?? '{}')).toEqual({ outcome: 'stored' });
    await once(child, 'close');
    const store = await openSqliteStore(folder);
    expect(await allSeqs(store, table)).toEqual(upTo(refusal.acknowledged + 1));
    await store.stop();
  }, 30_000);
});

describe('backups', () => {
  test('in the middle of appends are a moment of the log, and can be played on', async () => {
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
    expect(await copy.append({ ...row, seq: seqs.length + 1 })).toEqual({ outcome: 'stored' });
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
  for (let seq = from; seq < from + count; seq++) await store.append({ ...row, seq, command: `c${seq}` });
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
