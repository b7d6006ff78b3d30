// The files of an embedded store: who may use the folder, and how they are opened, copied and brought back.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeError, trouble } from '#house/store';
import { makeReady, pendingMigrations, versionNow } from './migrations.ts';
import { explain, inTransaction, isBusy, migratingSqlite } from './sqlite-connection.ts';

export const databaseFile = (folder: string): string => join(folder, 'breadboard.db');

/** After a kill the system may take a moment to let the lock go. */
const PATIENCE = 500;

/**
 * An open exclusive transaction on a file of its own: the system drops its lock with the process, however that ends, and
 * copies can still read the data beside it.
 */
export function lockFolder(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  return explained(folder, () => {
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

/** For the one who has locked the folder: brings the data up to date. */
export async function openWriter(folder: string): Promise<Opened> {
  const database = explained(folder, () => new DatabaseSync(databaseFile(folder), { timeout: 5000 }));
  try {
    for (const setting of SETTINGS) database.exec(`PRAGMA ${setting}`);
    const epoch = await inTransaction(database, () => makeReady(migratingSqlite(database)));
    syncFolder(folder);
    return { database, epoch };
  } catch (error) {
    database.close();
    throw storeError(explain(error, folder));
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
      copyInto(source, databaseFile(folder));
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

/** Under its name there is a whole copy or nothing. */
function copyInto(source: DatabaseSync, file: string): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    source.prepare('VACUUM INTO ?').run(part);
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
