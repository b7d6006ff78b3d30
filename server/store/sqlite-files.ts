// The files of an embedded store: who may use the folder, and how they are opened, copied and brought back.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeError, trouble } from '#house/store';
import type { Migrating } from './migrations.ts';
import { makeReady, pendingMigrations, RESTORES, versionNow } from './migrations.ts';
import type { Found } from './sql.ts';
import { explain, forSqlite, inTransaction, isBusy, runnerOn } from './sqlite-connection.ts';
import { checkWal, damaged, sizeOf } from './sqlite-wal.ts';

export const databaseFile = (folder: string): string => join(folder, 'breadboard.db');

/** After a kill the system may take a moment to let the lock go. */
const PATIENCE = 500;

/**
 * An open exclusive transaction on a file of its own: the system drops its lock with the process, however that ends, and
 * copies can still read the data beside it.
 */
export function lockFolder(folder: string): DatabaseSync {
  return explained(folder, () => {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'breadboard.lock'), { timeout: PATIENCE });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      throw isBusy(error) ? storeError(inUse(folder)) : error;
    }
  });
}

const inUse = (folder: string) =>
  trouble(
    'in-use',
    `${folder} is in use by another Breadboard server: stop that one, or set DATA_DIR to another folder`,
  );

const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  // Erased words and purged tables shall leave no traces in the file.
  'secure_delete = ON',
  // 16 MB: the same pages change again and again, and moving them into the file costs two syncs more.
  'wal_autocheckpoint = 4000',
];

export interface Opened {
  readonly database: DatabaseSync;
  readonly epoch: number;
}

/** For the one who has locked the folder: looks whether the data is whole, and brings it up to date. */
export async function openWriter(folder: string, mostAtStart = MOST_AT_START): Promise<Opened> {
  const file = databaseFile(folder);
  const wal = explained(folder, () => checkWal(file));
  const isSmall = sizeOf(file) <= mostAtStart;
  const database = explained(folder, () => new DatabaseSync(file, { timeout: 5000 }));
  try {
    if (isSmall) checkPages(database, folder);
    if (wal === undefined) refuseLostWal(database, file);
    for (const setting of SETTINGS) database.exec(`PRAGMA ${setting}`);
    const epoch = await inTransaction(database, () => makeReady(migratingSqlite(database)));
    // From now on the file itself says that it has a write-ahead log.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    syncFolder(folder);
    return { database, epoch };
  } catch (error) {
    database.close();
    throw storeError(explain(error, folder));
  }
}

export const migratingSqlite = (database: DatabaseSync): Migrating => ({
  kind: 'embedded',
  query: async (text, values = []) => database.prepare(forSqlite(text)).all(...values) as Found[],
  insert: async (table, rows) => {
    const columns = Object.keys(rows[0]);
    const places = columns.map(() => '?').join(', ');
    const insert = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
    for (const row of rows) insert.run(...Object.values(row));
  },
});

/** Bytes that are looked through before the server starts, which takes a second or two; more are while it plays. */
export const MOST_AT_START = 2 ** 29;

/** SQLite looks at every page, but not into the rows: those have their checksums. */
export function checkPages(database: DatabaseSync, place: string): void {
  const findings = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (findings !== 'ok')
    throw storeError(
      trouble('damaged', `the data in ${place} is damaged: restore a backup into an empty folder (${findings})`),
    );
}

/** A server that was killed leaves it behind, and with it moves that it acknowledged. */
export function refuseLostWal(database: DatabaseSync, file: string): void {
  const hasColumn = database.prepare("SELECT 1 FROM pragma_table_info('writers') WHERE name = 'closed_at'").get();
  if (hasColumn !== undefined && runnerOn(database)('unclosed').length > 0)
    throw damaged(`${file}-wal is missing, which the last server left with its newest moves: put it back, or`);
}

/** Leaves a single file that says that nothing is missing. */
export function closeWriter({ database, epoch }: Opened): void {
  const close = (): unknown => runnerOn(database)('closeWriter', epoch, Date.now());
  // A full disk has room again once the log was moved into the file.
  if (!succeeds(close) && succeeds(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'))) succeeds(close);
  database.close();
}

function succeeds(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Sees every row that is durable, whether a server writes at the same time or died. */
export const openReader = (folder: string): DatabaseSync =>
  explained(folder, () => new DatabaseSync(databaseFile(folder), { readOnly: true, timeout: 5000 }));

/** A consistent copy of the moment it began, from any process, while another one writes; pages of deleted rows stay behind. */
export function backupFolder(folder: string, file: string): void {
  if (!existsSync(databaseFile(folder))) throw storeError(trouble('refused', `there is no store in ${folder}`));
  if (existsSync(file)) throw storeError(trouble('refused', `${file} exists already: a backup never overwrites`));
  const reader = openReader(folder);
  try {
    explained(file, () => copyInto(reader, file));
  } finally {
    reader.close();
  }
}

/** Brings a backup into an empty folder, after looking whether it is whole and of a version that this code knows. */
export function restoreFolder(file: string, folder: string): void {
  if (!existsSync(file)) throw storeError(trouble('refused', `there is no file ${file}`));
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0)
    throw storeError(trouble('refused', `${folder} is not empty: a backup is restored into an empty folder only`));
  explained(file, () => {
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      checkBackup(source, file);
      copyInto(source, databaseFile(folder), noteRestore);
    } finally {
      source.close();
    }
  });
}

function explained<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw storeError(explain(error, place));
  }
}

function checkBackup(source: DatabaseSync, file: string): void {
  const findings = source.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (findings !== 'ok') throw storeError(trouble('damaged', `${file} is damaged: ${findings}`));
  const ours = source.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'").get();
  if (ours === undefined) throw storeError(trouble('refused', `${file} is not a backup of Breadboard`));
  pendingMigrations(Number(source.prepare(versionNow).get()?.version ?? 0), 'embedded');
}

/** Seats that turned their tokens after the backup are given back by what did not turn. */
function noteRestore(part: string): void {
  const copy = new DatabaseSync(part);
  copy.exec(RESTORES);
  const hasWriters = copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'writers'").get() !== undefined;
  const epoch = hasWriters ? Number(runnerOn(copy)('newestWriter')[0].epoch ?? 0) : 0;
  copy.prepare('INSERT INTO restores (epoch, restored_at) VALUES (?, ?)').run(epoch, Date.now());
  copy.close();
}

/** Under its name there is a whole copy or nothing. */
function copyInto(source: DatabaseSync, file: string, finish: (part: string) => void = () => undefined): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    source.prepare('VACUUM INTO ?').run(part);
    finish(part);
    sync(part, 'r+');
    renameSync(part, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

/** A new name is durable only with its folder; Windows has no such call, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
