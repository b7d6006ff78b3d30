// Verifying: everything that is kept is looked through, in a folder or a database, also while servers go on.
import { existsSync } from 'node:fs';
import type { Row } from '#house/store';
import { checkRow, NO_ROW, storeError, trouble } from '#house/store';
import { newestVersion, pendingMigrations, versionNow } from './migrations.ts';
import { placeOf, withClient } from './postgres-link.ts';
import type { Found } from './sql.ts';
import { rowOf } from './sql.ts';
import { explain } from './sqlite-connection.ts';
import { databaseFile, lockFolder, migratingSqlite, openReader, refuseLostWal } from './sqlite-files.ts';
import { checkWal } from './sqlite-wal.ts';

export interface Findings {
  /** Something was looked at and is as it should be. */
  whole(line: string): void;
  /** Something is not. */
  fault(line: string): void;
}

type Ask = (text: string, values?: readonly (string | number)[]) => Promise<readonly Found[]>;

/** Rejects where it cannot be looked at. */
export async function verifyFolder(folder: string, findings: Findings): Promise<void> {
  const file = databaseFile(folder);
  if (!existsSync(file) && !existsSync(`${file}-wal`))
    throw storeError(trouble('refused', `there is no store in ${folder}`));
  const lock = tryLock(folder);
  try {
    const wal = lock === undefined ? undefined : checkWal(file);
    const reader = openReader(folder);
    try {
      if (lock === undefined)
        findings.whole(`${folder} is in use: its server looked at the write-ahead log at its start`);
      else if (wal === undefined) refuseLostWal(reader, file);
      if (wal !== undefined) findings.whole(`${wal} frames of the write-ahead log are whole`);
      await verifyPages(migratingSqlite(reader).query, findings);
    } finally {
      reader.close();
    }
  } catch (error) {
    const { fault, message } = explain(error, folder);
    if (fault !== 'damaged') throw storeError({ fault, message });
    findings.fault(message);
  } finally {
    lock?.close();
  }
}

async function verifyPages(ask: Ask, findings: Findings): Promise<void> {
  await ask('BEGIN');
  const [{ integrity_check: found }] = await ask('PRAGMA integrity_check(1)');
  if (found !== 'ok') return findings.fault(`a page of the database is damaged: ${found}`);
  findings.whole('every page of the database is whole');
  await verifyRows(ask, 'embedded', findings);
}

/** PostgreSQL looks after its pages itself, where it has checksums of them. */
export const verifyDatabase = (url: string, findings: Findings): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const ask: Ask = async (text, values = []) => (await client.query<Found>(text, [...values])).rows;
    const [{ made }] = await ask("SELECT CAST(to_regclass('migrations') AS text) AS made");
    if (made === null) throw storeError(trouble('refused', `there is no store in ${placeOf(url)}`));
    await verifyRows(ask, 'shared', findings);
  });

/** Undefined while a server has it. */
function tryLock(folder: string): ReturnType<typeof lockFolder> | undefined {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (explain(error, folder).fault === 'in-use') return undefined;
    throw error;
  }
}

async function verifyRows(ask: Ask, engine: 'embedded' | 'shared', findings: Findings): Promise<void> {
  const version = Number((await ask(versionNow))[0].version ?? 0);
  if (pendingMigrations(version, engine).length > 0)
    throw storeError(
      trouble('refused', `the data has version ${version}: start a server, which takes it over to ${newestVersion}`),
    );
  const { rows, faults } = await verifyChains(ask, findings);
  for (const { id } of await ask(HEADLESS)) findings.fault(`table ${id}: its first row is missing`);
  for (const { id } of await ask(SHORTENED)) findings.fault(`table ${id}: its newest rows are missing`);
  const [counts] = await ask(COUNTS);
  const { open, closed, games, words } = counts;
  if (faults === 0) findings.whole(`${rows} rows are as they were written`);
  findings.whole(`${open} open and ${closed} closed tables, ${games} finished games, ${words} own words`);
}

const HEADLESS = `
  SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = tables.id AND seq = 1)`;
/** A snapshot is never ahead of its log. */
const SHORTENED = `
  SELECT DISTINCT table_id AS id FROM snapshots
  WHERE NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = snapshots.table_id AND log.seq = snapshots.seq)`;
const COUNTS = `
  SELECT (SELECT COUNT(*) FROM tables WHERE closed_at IS NULL) AS open,
    (SELECT COUNT(*) FROM tables WHERE closed_at IS NOT NULL) AS closed,
    (SELECT COUNT(*) FROM games) AS games, (SELECT COUNT(*) FROM words) AS words`;
const ROWS = `
  SELECT table_id, seq, payload, written_at, sum FROM log
  WHERE (table_id, seq) > ($1, $2) ORDER BY table_id, seq LIMIT 500`;

/** The first fault of each table is told. */
async function verifyChains(ask: Ask, findings: Findings): Promise<{ rows: number; faults: number }> {
  const faulty = new Set<string>();
  let table = '';
  let last: Pick<Row, 'seq' | 'sum'> = NO_ROW;
  let rows = 0;
  for (let found = await ask(ROWS, [table, 0]); found.length > 0; found = await ask(ROWS, [table, last.seq])) {
    for (const one of found) {
      const row = rowOf(one);
      if (one.table_id !== table) last = NO_ROW;
      table = String(one.table_id);
      const why = whyNot(last, row);
      if (why !== undefined && !faulty.has(table)) findings.fault(`table ${table}: ${why}`);
      if (why !== undefined) faulty.add(table);
      last = row;
    }
    rows += found.length;
  }
  return { rows, faults: faulty.size };
}

function whyNot(before: Pick<Row, 'seq' | 'sum'>, row: Row): string | undefined {
  try {
    checkRow(before, row);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
