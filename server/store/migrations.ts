// The shape of the database, step by step, and how one of an older version is brought up to date.
import { chain, NO_SUM, storeError, trouble } from '#house/store';
import type { Found } from './sql.ts';

interface Migration {
  readonly version: number;
  /** Absent where every engine needs the step. */
  readonly only?: EngineKind;
  readonly steps: readonly (string | typeof CHAIN_ROWS)[];
}

export type EngineKind = 'embedded' | 'shared';

/** A connection inside a transaction. */
export interface Migrating {
  readonly kind: EngineKind;
  query(text: string, values?: readonly (string | number | null)[]): Promise<readonly Found[]>;
  /** Where the data lies, for those that others copy by their own means: another text after it was brought back. */
  home?(): Promise<string>;
  /** Rows that all have the same columns. */
  insert(table: string, rows: readonly Found[]): Promise<void>;
}

/** The one step that is no SQL. */
const CHAIN_ROWS = { copies: 'log_before' } as const;

/** Made by whoever brings a backup back too, whatever its version. */
export const RESTORES = `CREATE TABLE IF NOT EXISTS restores (
  epoch bigint NOT NULL, restored_at bigint NOT NULL, PRIMARY KEY (epoch, restored_at)
)`;

/** A step that has been released is never changed: what must be different becomes a step of its own. */
const migrations: readonly Migration[] = [
  {
    version: 1,
    steps: [
      `CREATE TABLE tables (
        id text NOT NULL PRIMARY KEY, code text UNIQUE, seq bigint NOT NULL, due_at bigint,
        opened_at bigint NOT NULL, closed_at bigint
      )`,
      'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
      'CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL',
      `CREATE TABLE log (
        table_id text NOT NULL, seq bigint NOT NULL, command text, payload text NOT NULL,
        written_at bigint NOT NULL, PRIMARY KEY (table_id, seq)
      )`,
      'CREATE UNIQUE INDEX log_command ON log (table_id, command) WHERE command IS NOT NULL',
      `CREATE TABLE snapshots (
        table_id text NOT NULL, seq bigint NOT NULL, state text NOT NULL, PRIMARY KEY (table_id, seq)
      )`,
      'CREATE TABLE words (table_id text NOT NULL, id text NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, id))',
      'CREATE TABLE holders (holder text NOT NULL, table_id text NOT NULL, PRIMARY KEY (holder, table_id))',
      'CREATE INDEX holders_table ON holders (table_id)',
    ],
  },
  {
    version: 2,
    steps: [
      `CREATE TABLE games (
        id text NOT NULL PRIMARY KEY, table_id text NOT NULL, first_seq bigint NOT NULL,
        last_seq bigint NOT NULL, ended_at bigint NOT NULL, head text NOT NULL
      )`,
      'CREATE INDEX games_table ON games (table_id)',
      'CREATE INDEX games_ended ON games (ended_at)',
    ],
  },
  {
    // Who serves these tables, where there are several, and what they count together.
    version: 3,
    steps: [
      `CREATE TABLE nodes (
        name text NOT NULL PRIMARY KEY, address text NOT NULL, secret text NOT NULL, beats bigint NOT NULL,
        seen_at bigint NOT NULL
      )`,
      // What each address asked for in a minute, under a name that tells no address.
      'CREATE TABLE counts (who text NOT NULL PRIMARY KEY, minute bigint NOT NULL, n bigint NOT NULL)',
      'CREATE INDEX counts_minute ON counts (minute)',
    ],
  },
  {
    // Rows that are durable and not yet in their place: whoever does not know of them must not open the files.
    version: 4,
    only: 'embedded',
    steps: ['CREATE TABLE journal (n integer PRIMARY KEY, batch text NOT NULL)'],
  },
  {
    // Where rows go from the journal if there are several of one table: as one text. The log keeps single rows, and what was written in place.
    version: 5,
    only: 'embedded',
    steps: [
      `CREATE TABLE pages (
        table_id text NOT NULL, last_seq bigint NOT NULL, commands text NOT NULL, rows text NOT NULL
      )`,
      // With the commands of a page in it, so that those of a whole table are searched without opening a page.
      'CREATE UNIQUE INDEX pages_commands ON pages (table_id, last_seq, commands)',
    ],
  },
  {
    // One log again: rows come from journal and pages into it.
    version: 6,
    only: 'embedded',
    steps: [
      `INSERT INTO log (table_id, seq, payload, written_at)
      SELECT table_id, value ->> 0, value ->> 2, value ->> 3 FROM pages, json_each(rows)`,
      `INSERT INTO log (table_id, seq, payload, written_at)
      SELECT value ->> 0, value ->> 1, value ->> 3, value ->> 4 FROM journal, json_each(batch)`,
      `UPDATE tables SET due_at = newest.due_at FROM (
        SELECT value ->> 0 AS table_id, MAX(value ->> 1) AS seq, value ->> 5 AS due_at
        FROM journal, json_each(batch) GROUP BY 1
      ) AS newest WHERE newest.table_id = tables.id`,
      'DROP TABLE journal',
      'DROP TABLE pages',
    ],
  },
  {
    // The log in the order of arrival, with the moment that each row asks for, the checksum and the writer's epoch; commands are known to the fold alone.
    version: 7,
    steps: [
      'ALTER TABLE tables DROP COLUMN seq',
      'ALTER TABLE log RENAME TO log_before',
      `CREATE TABLE log (
        id bigserial PRIMARY KEY, table_id text NOT NULL, seq bigint NOT NULL, payload text NOT NULL,
        written_at bigint NOT NULL, due_at bigint, sum bigint NOT NULL, epoch bigint NOT NULL,
        UNIQUE (table_id, seq)
      )`,
      CHAIN_ROWS,
      'DROP TABLE log_before',
      'CREATE TABLE writers (epoch bigint NOT NULL PRIMARY KEY, opened_at bigint NOT NULL)',
      // Nodes ask each other for nothing.
      'ALTER TABLE nodes DROP COLUMN address',
      'ALTER TABLE nodes DROP COLUMN secret',
    ],
  },
  {
    // The whole of a finished game, once somebody has asked for it. Nodes of the version before go on gathering its rows.
    version: 8,
    steps: ['ALTER TABLE games ADD COLUMN packed text'],
  },
  {
    // Who stopped in good order, on which database a server found its data, and when data was brought back from a backup.
    version: 9,
    steps: ['ALTER TABLE writers ADD COLUMN closed_at bigint', 'ALTER TABLE writers ADD COLUMN home text', RESTORES],
  },
  {
    // Nothing changes but what a row may say: another game was chosen at a table, which versions before cannot fold.
    version: 10,
    steps: [],
  },
];

export const newestVersion = migrations[migrations.length - 1].version;

const versionTable = `
  CREATE TABLE IF NOT EXISTS migrations (version integer NOT NULL PRIMARY KEY, applied_at bigint NOT NULL)`;
export const versionNow = 'SELECT MAX(version) AS version FROM migrations';
const versionReached = 'INSERT INTO migrations (version, applied_at) VALUES ($1, $2)';
const nextEpoch = `
  INSERT INTO writers (epoch, opened_at, home)
  SELECT COALESCE(MAX(epoch), 0) + 1, CAST($1 AS bigint), CAST($2 AS text) FROM writers RETURNING epoch`;
/** The data was found elsewhere before: somebody brought it back from there. */
const cameFrom = `
  INSERT INTO restores (epoch, restored_at)
  SELECT epoch, CAST($1 AS bigint) FROM writers
  WHERE epoch = (SELECT MAX(epoch) FROM writers WHERE home IS NOT NULL) AND home <> $2`;

/** Brings the database up to date for somebody who is going to write, and gives them their epoch. */
export async function makeReady(database: Migrating): Promise<number> {
  await database.query(versionTable);
  const [found] = await database.query(versionNow);
  for (const { version, steps } of pendingMigrations(Number(found.version ?? 0), database.kind)) {
    for (const step of steps) await (typeof step === 'string' ? database.query(step) : chainRows(database));
    await database.query(versionReached, [version, Date.now()]);
  }
  const home = (await database.home?.()) ?? null;
  if (home !== null) await database.query(cameFrom, [Date.now(), home]);
  return Number((await database.query(nextEpoch, [Date.now(), home]))[0].epoch);
}

/** The steps of an engine from a version on; a database that is ahead of this code is refused, for nobody knows the way back. */
export function pendingMigrations(version: number, engine: EngineKind): readonly Migration[] {
  if (version <= newestVersion)
    return migrations.filter((step) => step.version > version && (step.only ?? engine) === engine);
  throw storeError(
    trouble(
      'too-new',
      `the data has version ${version} and this Breadboard knows versions up to ${newestVersion}: run the newer Breadboard that wrote it, or restore a backup of its own`,
    ),
  );
}

/** So many rows are read and written at once. */
const AT_ONCE = 500;

/** The moment of a table becomes that of its newest row. */
const rowsAfter = `
  SELECT log_before.table_id, seq, payload, written_at, CASE WHEN NOT EXISTS (
    SELECT 1 FROM log_before AS later WHERE later.table_id = log_before.table_id AND later.seq > log_before.seq
  ) THEN due_at END AS due_at
  FROM log_before LEFT JOIN tables ON tables.id = log_before.table_id
  WHERE (log_before.table_id, seq) > ($1, $2) ORDER BY log_before.table_id, seq LIMIT ${AT_ONCE}`;

/** Rows of before there were checksums get theirs, table by table. */
async function chainRows(database: Migrating): Promise<void> {
  let last = { table: '', seq: 0, sum: NO_SUM };
  for (;;) {
    const rows = await database.query(rowsAfter, [last.table, last.seq]);
    if (rows.length === 0) return;
    const chained = rows.map((row) => {
      const [table, seq] = [String(row.table_id), Number(row.seq)];
      const before = table === last.table ? last.sum : NO_SUM;
      const sum = chain(before, { seq, at: Number(row.written_at), payload: String(row.payload) });
      last = { table, seq, sum };
      return { ...row, sum, epoch: 0 };
    });
    await database.insert('log', chained);
  }
}
