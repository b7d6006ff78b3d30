// Moving house: every row of an embedded folder into an empty PostgreSQL, in one transaction that ends only when all were compared.
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { pendingMigrations, versionNow } from './migrations.ts';
import { openPostgresStore } from './postgres.ts';
import { clientConfig, explain, placeOf } from './postgres-link.ts';
import { databaseFile, hasTable, lockFolder, openReader } from './sqlite-files.ts';
import { storeError, trouble } from './store.ts';

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  /** Where they are now, without secrets. */
  readonly place: string;
}

interface Part {
  readonly name: string;
  /** Names and types; the first ones are the key. */
  readonly columns: readonly (readonly [name: string, type: 'text' | 'bigint'])[];
  readonly keys: number;
}

const text = (name: string): readonly [string, 'text'] => [name, 'text'];
const bigint = (name: string): readonly [string, 'bigint'] => [name, 'bigint'];

/** Everything that is kept; nodes and counts belong to the house, not to what is moved. */
const PARTS: readonly Part[] = [
  {
    name: 'tables',
    columns: [text('id'), text('code'), bigint('seq'), bigint('due_at'), bigint('opened_at'), bigint('closed_at')],
    keys: 1,
  },
  {
    name: 'log',
    columns: [text('table_id'), bigint('seq'), text('command'), text('payload'), bigint('written_at')],
    keys: 2,
  },
  { name: 'snapshots', columns: [text('table_id'), bigint('seq'), text('state')], keys: 2 },
  { name: 'words', columns: [text('table_id'), text('id'), text('body')], keys: 2 },
  { name: 'holders', columns: [text('holder'), text('table_id')], keys: 2 },
  {
    name: 'games',
    columns: [text('id'), text('table_id'), bigint('first_seq'), bigint('last_seq'), bigint('ended_at'), text('head')],
    keys: 1,
  },
];

/** Refuses a folder in use, a folder without tables, and a database that has some. Nothing is moved unless all is. */
export async function moveHouse(folder: string, url: string, tell: (line: string) => void): Promise<Moved> {
  if (!existsSync(databaseFile(folder))) throw storeError(trouble('refused', `there is no store in ${folder}`));
  const lock = lockFolder(folder);
  const source = openReader(folder);
  try {
    pendingMigrations(Number(source.prepare(versionNow).get()?.version ?? 0), 'embedded');
    await (await openPostgresStore({ url, patience: 0 })).stop();
    const counts = await intoPostgres(source, url, tell);
    return { tables: counts.get('tables') ?? 0, rows: counts.get('log') ?? 0, place: placeOf(url) };
  } finally {
    source.close();
    lock.close();
  }
}

async function intoPostgres(
  source: DatabaseSync,
  url: string,
  tell: (line: string) => void,
): Promise<Map<string, number>> {
  const client = new Client({ ...clientConfig(url), statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    await refuseUnlessEmpty(client, url);
    const counts = new Map<string, number>();
    for (const part of PARTS) {
      counts.set(part.name, await copyPart(source, client, part));
      tell(`${part.name}: ${counts.get(part.name)} rows copied and compared`);
    }
    await client.query('COMMIT');
    return counts;
  } catch (error) {
    throw storeError(explain(error, url));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whoever writes there at the same time waits, and then finds it full. */
async function refuseUnlessEmpty(client: Client, url: string): Promise<void> {
  for (const { name } of PARTS) {
    await client.query(`LOCK TABLE ${name} IN EXCLUSIVE MODE`);
    const { rows } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0)
      throw storeError(trouble('refused', `${placeOf(url)} has tables already: move into an empty database`));
  }
}

/** So many rows travel at once. */
const AT_ONCE = 500;

async function copyPart(source: DatabaseSync, client: Client, part: Part): Promise<number> {
  const names = part.columns.map(([name]) => name).join(', ');
  let copied = 0;
  // Data of before there was such a part has none of it.
  if (!hasTable(source, part.name)) return 0;
  for (const rows of inPieces(source, `SELECT ${names} FROM ${part.name}`)) {
    await client.query(insertText(part), columnsOf(part, rows));
    const found = await client.query<Cell[]>({
      text: compareText(part),
      values: columnsOf(part, rows),
      rowMode: 'array',
    });
    for (const [i, row] of rows.entries()) refuseUnlessSame(part, row, found.rows[i]);
    copied += rows.length;
  }
  const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${part.name}`);
  if (rows[0].n !== copied)
    throw storeError(
      trouble('other', `${part.name}: ${copied} rows were copied and ${rows[0].n} are there: nothing was moved`),
    );
  return copied;
}

type Cell = string | number | null;

function* inPieces(source: DatabaseSync, statement: string): Generator<Cell[][]> {
  let piece: Cell[][] = [];
  for (const row of source.prepare(statement).iterate()) {
    piece.push(Object.values(row) as Cell[]);
    if (piece.length < AT_ONCE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

const columnsOf = ({ columns }: Part, rows: readonly Cell[][]): Cell[][] =>
  columns.map((_, column) => rows.map((row) => row[column]));

const unnested = ({ columns }: Part): string =>
  `unnest(${columns.map(([, type], i) => `CAST($${i + 1} AS ${type}[])`).join(', ')})`;

const insertText = (part: Part): string =>
  `INSERT INTO ${part.name} (${part.columns.map(([name]) => name).join(', ')}) SELECT * FROM ${unnested(part)}`;

/** The same rows, found by their keys, in the order in which they were sent. */
function compareText(part: Part): string {
  const names = part.columns.map(([name]) => name);
  const same = names.slice(0, part.keys).map((name) => `there.${name} = sent.${name}`);
  return `SELECT ${names.map((name) => `there.${name}`).join(', ')}
    FROM ${unnested(part)} WITH ORDINALITY AS sent (${names.join(', ')}, place)
    JOIN ${part.name} AS there ON ${same.join(' AND ')} ORDER BY place`;
}

function refuseUnlessSame({ name }: Part, row: readonly Cell[], found: readonly Cell[] | undefined): void {
  if (isDeepStrictEqual(row, found)) return;
  throw storeError(trouble('other', `a row of ${name} came out differently: nothing was moved`));
}
