// Moving: every row of an embedded folder into an empty PostgreSQL, in one transaction that ends only when all were compared.
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { storeError, trouble } from '#house/store';
import { prepareDatabase } from './postgres.ts';
import { inTransaction, migratingPostgres } from './postgres-connection.ts';
import { placeOf, withClient } from './postgres-link.ts';
import type { Found } from './sql.ts';
import { closeWriter, databaseFile, lockFolder, openWriter } from './sqlite-files.ts';

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  /** Where they are now, without secrets. */
  readonly place: string;
}

interface Part {
  readonly name: string;
  readonly key: string;
  readonly columns: string;
}

/** Everything that is kept; writers, nodes and counts belong to where they are. */
const PARTS: readonly Part[] = [
  { name: 'tables', key: 'id', columns: 'id, code, due_at, opened_at, closed_at' },
  { name: 'log', key: 'table_id, seq', columns: 'table_id, seq, payload, written_at, due_at, sum, epoch' },
  { name: 'snapshots', key: 'table_id, seq', columns: 'table_id, seq, state' },
  { name: 'words', key: 'table_id, id', columns: 'table_id, id, body' },
  { name: 'holders', key: 'holder, table_id', columns: 'holder, table_id' },
  { name: 'restores', key: 'epoch, restored_at', columns: 'epoch, restored_at' },
  { name: 'games', key: 'id', columns: 'id, table_id, first_seq, last_seq, ended_at, head, packed' },
];

/** Refuses a folder in use, a folder without tables, and a database that has some. Nothing is moved unless all is. */
export async function moveTables(folder: string, url: string, tell: (line: string) => void): Promise<Moved> {
  if (!existsSync(databaseFile(folder))) throw storeError(trouble('refused', `there is no store in ${folder}`));
  const lock = lockFolder(folder);
  try {
    const opened = await openWriter(folder);
    try {
      await prepareDatabase(url, 0);
      const counts = await intoPostgres(opened.database, url, tell);
      return { tables: counts.get('tables') ?? 0, rows: counts.get('log') ?? 0, place: placeOf(url) };
    } finally {
      closeWriter(opened);
    }
  } finally {
    lock.close();
  }
}

const intoPostgres = (source: DatabaseSync, url: string, tell: (line: string) => void): Promise<Map<string, number>> =>
  withClient(url, (client) =>
    inTransaction(client, async () => {
      await refuseUnlessEmpty(client, url);
      const counts = new Map<string, number>();
      for (const part of PARTS) {
        counts.set(part.name, await copyPart(source, client, part));
        tell(`${part.name}: ${counts.get(part.name)} rows copied and compared`);
      }
      // Whoever writes there comes after those who wrote here.
      await client.query(
        'INSERT INTO writers SELECT MAX(epoch), 0 FROM log HAVING COUNT(*) > 0 ON CONFLICT DO NOTHING',
      );
      return counts;
    }),
  );

/** Whoever writes there at the same time waits, and then finds it full. */
async function refuseUnlessEmpty(client: ClientBase, url: string): Promise<void> {
  for (const { name } of PARTS) {
    await client.query(`LOCK TABLE ${name} IN EXCLUSIVE MODE`);
    const { rows } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0)
      throw storeError(trouble('refused', `${placeOf(url)} has tables already: move into an empty database`));
  }
}

/** So many rows travel at once. */
const AT_ONCE = 500;

async function copyPart(source: DatabaseSync, client: ClientBase, part: Part): Promise<number> {
  const { name, columns } = part;
  let copied = 0;
  for (const rows of inPieces(source, `SELECT ${columns} FROM ${name} ORDER BY rowid`)) {
    await migratingPostgres(client).insert(name, rows);
    const found = await client.query<Found>(readBack(part), [JSON.stringify(rows)]);
    if (!isDeepStrictEqual(found.rows, rows))
      throw storeError(trouble('other', `a row of ${name} came out differently: nothing was moved`));
    copied += rows.length;
  }
  const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`);
  if (rows[0].n !== copied)
    throw storeError(
      trouble('other', `${name}: ${copied} rows were copied and ${rows[0].n} are there: nothing was moved`),
    );
  return copied;
}

function* inPieces(source: DatabaseSync, statement: string): Generator<Found[]> {
  let piece: Found[] = [];
  for (const row of source.prepare(statement).iterate()) {
    piece.push({ ...row } as Found);
    if (piece.length < AT_ONCE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** The same rows, found by their keys, in the order in which they were sent. */
const readBack = ({ name, key, columns }: Part): string => `
  SELECT ${columns.replaceAll(/\w+/g, 'there.$&')}
  FROM json_populate_recordset(NULL::${name}, $1) WITH ORDINALITY AS sent
  JOIN ${name} AS there USING (${key}) ORDER BY sent.ordinality`;
