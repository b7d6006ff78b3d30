// The files of an embedded store: who may use the folder, how they are opened, copied and brought back, and what their faults mean.
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pendingMigrations, versionNow, versionReached, versionTable } from './migrations.ts';
import { newestTables, wholeLog } from './sqlite-sql.ts';
import type { Trouble } from './store.ts';
import { storeError, trouble } from './store.ts';

export const databaseFile = (folder: string): string => join(folder, 'breadboard.db');

const lockFile = (folder: string): string => join(folder, 'breadboard.lock');

/** SQLite's word for a lock that somebody else has. */
const busy = 5;

/** After a kill the system may take a moment to let the lock go. */
const patience = 500;

/**
 * An open exclusive transaction on a file of its own: the system drops its lock with the process, however that ends, and
 * copies can still read the data beside it.
 */
export function lockFolder(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  return explained(folder, () => {
    const lock = new DatabaseSync(lockFile(folder), { timeout: patience });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      throw resultCode(error) === busy ? storeError(inUse(folder)) : error;
    }
  });
}

/** 16 MB: the same pages change again and again, and moving them into the file costs two syncs more. */
const LOG_PAGES = 4000;
/** A page with what stands before it in the write-ahead log. */
const LOGGED_PAGE = 4096 + 24;

const settings = [
  'journal_mode = WAL',
  'synchronous = FULL',
  // Erased words and purged tables shall leave no traces in the file.
  'secure_delete = ON',
  `wal_autocheckpoint = ${LOG_PAGES}`,
];

export function openWriter(folder: string): DatabaseSync {
  return explained(folder, () => {
    const database = new DatabaseSync(databaseFile(folder), { timeout: 5000 });
    try {
      for (const setting of settings) database.exec(`PRAGMA ${setting}`);
      migrate(database);
      lengthenLog(`${databaseFile(folder)}-wal`);
      syncFolder(folder);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/**
 * A write-ahead log that has its full length from the beginning: a commit that need not lengthen a file is durable a third
 * sooner. SQLite takes what follows the last whole page of a log for nothing. Where that fails it stays as short as it was,
 * and grows as it goes.
 */
function lengthenLog(file: string): void {
  if (!existsSync(file)) return;
  const log = openSync(file, 'r+');
  try {
    const { size } = fstatSync(log);
    const missing = LOG_PAGES * LOGGED_PAGE - size;
    if (missing > 0 && !fill(log, size, missing)) ftruncateSync(log, size);
  } finally {
    closeSync(log);
  }
}

/** False if there was no room for all of it. */
function fill(file: number, from: number, length: number): boolean {
  try {
    const written = writeSync(file, Buffer.alloc(length), 0, length, from);
    fsyncSync(file);
    return written === length;
  } catch {
    return false;
  }
}

/** Sees every row that is durable, those in the journal too, whether a server writes at the same time or died. */
export function openReader(folder: string): DatabaseSync {
  const reader = openPlainReader(folder);
  try {
    explained(folder, () => {
      const hasJournal = hasTable(reader, 'journal');
      reader.exec(wholeLog(hasJournal, hasTable(reader, 'pages')));
      if (hasJournal) reader.exec(newestTables);
    });
    return reader;
  } catch (error) {
    reader.close();
    throw error;
  }
}

/** Sees the files as they are: for copying them, and for whoever has the journal settled before asking. */
export function openPlainReader(folder: string): DatabaseSync {
  return explained(folder, () => new DatabaseSync(databaseFile(folder), { readOnly: true, timeout: 5000 }));
}

export const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** A consistent copy of the moment it began, from any process, while another one writes; pages of deleted rows stay behind. */
export function backupFolder(folder: string, file: string): void {
  if (!existsSync(databaseFile(folder))) throw storeError(trouble('refused', `there is no store in ${folder}`));
  if (existsSync(file)) throw storeError(trouble('refused', `${file} exists already: a backup never overwrites`));
  const reader = openPlainReader(folder);
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
      copyInto(source, databaseFile(folder));
    } finally {
      source.close();
    }
  });
}

/** What went wrong, in words that say what to do. */
export function explain(error: unknown, place: string): Trouble {
  if (error instanceof Error && 'fault' in error) return error as Error & Trouble;
  const text = error instanceof Error ? error.message : String(error);
  switch (resultCode(error)) {
    case busy:
      return trouble('in-use', `${place} is held by another program: nothing was stored (${text})`);
    case 13:
      return trouble('full', `the disk under ${place} is full: nothing was stored (${text})`);
    case 8:
    case 10:
    case 14:
      return trouble('disk', `${place} cannot be read or written: nothing was stored (${text})`);
    case 11:
    case 26:
      return trouble('damaged', `the data in ${place} is damaged: restore a backup into an empty folder (${text})`);
    default:
      return trouble('other', `${place}: ${text}`);
  }
}

/** SQLite's primary result code. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

function explained<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw storeError(explain(error, place));
  }
}

const inUse = (folder: string): Trouble =>
  trouble(
    'in-use',
    `${folder} is in use by another Breadboard server: stop that one, or set DATA_DIR to another folder`,
  );

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(versionTable);
    for (const { version, statements } of pendingMigrations(versionOf(database), 'embedded')) {
      for (const statement of statements) database.exec(statement);
      database.prepare(forSqlite(versionReached)).run(version, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const versionOf = (database: DatabaseSync): number => Number(database.prepare(versionNow).get()?.version ?? 0);

/** SQLite takes `$1` for a name and `?1` for a number. */
export const forSqlite = (text: string): string => text.replaceAll(/\$(?=\d)/g, '?');

function checkBackup(source: DatabaseSync, file: string): void {
  const findings = source.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (findings !== 'ok') throw storeError(trouble('damaged', `${file} is damaged: ${findings}`));
  if (!hasTable(source, 'migrations')) throw storeError(trouble('refused', `${file} is not a backup of Breadboard`));
  pendingMigrations(versionOf(source), 'embedded');
}

/** Under its name there is a whole copy or nothing. */
function copyInto(source: DatabaseSync, file: string): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    source.prepare('VACUUM INTO ?').run(part);
    syncFile(part);
    renameSync(part, file);
    syncFolder(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A new name is durable only with its folder; Windows has no such call, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
