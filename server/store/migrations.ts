// The shape of the database, step by step, and which steps one of another version still needs.
import { storeError, trouble } from './store.ts';

interface Migration {
  readonly version: number;
  /** Absent where every engine needs the step. */
  readonly only?: EngineKind;
  readonly statements: readonly string[];
}

export type EngineKind = 'embedded' | 'shared';

/** A step that has been released is never changed: what must be different becomes a step of its own. */
const migrations: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE tables (
        id text NOT NULL PRIMARY KEY,
        code text UNIQUE,
        seq bigint NOT NULL,
        due_at bigint,
        opened_at bigint NOT NULL,
        closed_at bigint
      )`,
      'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
      'CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL',
      `CREATE TABLE log (
        table_id text NOT NULL,
        seq bigint NOT NULL,
        command text,
        payload text NOT NULL,
        written_at bigint NOT NULL,
        PRIMARY KEY (table_id, seq)
      )`,
      'CREATE UNIQUE INDEX log_command ON log (table_id, command) WHERE command IS NOT NULL',
      `CREATE TABLE snapshots (
        table_id text NOT NULL,
        seq bigint NOT NULL,
        state text NOT NULL,
        PRIMARY KEY (table_id, seq)
      )`,
      `CREATE TABLE words (
        table_id text NOT NULL,
        id text NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, id)
      )`,
      `CREATE TABLE holders (
        holder text NOT NULL,
        table_id text NOT NULL,
        PRIMARY KEY (holder, table_id)
      )`,
      'CREATE INDEX holders_table ON holders (table_id)',
    ],
  },
  {
    version: 2,
    statements: [
      `CREATE TABLE games (
        id text NOT NULL PRIMARY KEY,
        table_id text NOT NULL,
        first_seq bigint NOT NULL,
        last_seq bigint NOT NULL,
        ended_at bigint NOT NULL,
        head text NOT NULL
      )`,
      'CREATE INDEX games_table ON games (table_id)',
      'CREATE INDEX games_ended ON games (ended_at)',
    ],
  },
  {
    // Who serves these tables, where there are several, and what they count together.
    version: 3,
    statements: [
      `CREATE TABLE nodes (
        name text NOT NULL PRIMARY KEY,
        address text NOT NULL,
        secret text NOT NULL,
        beats bigint NOT NULL,
        seen_at bigint NOT NULL
      )`,
      // What each address asked for in a minute, under a name that tells no address.
      `CREATE TABLE counts (
        who text NOT NULL PRIMARY KEY,
        minute bigint NOT NULL,
        n bigint NOT NULL
      )`,
      'CREATE INDEX counts_minute ON counts (minute)',
    ],
  },
  {
    // Rows that are durable and not yet in their place: whoever does not know of them must not open the files.
    version: 4,
    only: 'embedded',
    statements: ['CREATE TABLE journal (n integer PRIMARY KEY, batch text NOT NULL)'],
  },
  {
    // Where rows go from the journal if there are several of one table: as one text. The log keeps single rows, and what was written in place.
    version: 5,
    only: 'embedded',
    statements: [
      `CREATE TABLE pages (
        table_id text NOT NULL,
        last_seq bigint NOT NULL,
        commands text NOT NULL,
        rows text NOT NULL
      )`,
      // With the commands of a page in it, so that those of a whole table are searched without opening a page.
      'CREATE UNIQUE INDEX pages_commands ON pages (table_id, last_seq, commands)',
    ],
  },
];

export const newestVersion = migrations[migrations.length - 1].version;

export const versionTable = `
  CREATE TABLE IF NOT EXISTS migrations (version integer NOT NULL PRIMARY KEY, applied_at bigint NOT NULL)`;
export const versionNow = 'SELECT MAX(version) AS version FROM migrations';
export const versionReached = 'INSERT INTO migrations (version, applied_at) VALUES ($1, $2)';

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
