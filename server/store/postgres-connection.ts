// The connection that writes into PostgreSQL: many rows in one statement, and locks taken in one order so that nodes never block each other for good.
import type { ClientBase } from 'pg';
import { DatabaseError } from 'pg';
import type { NewRow } from '#house/store';
import type { Connection, Operation } from './commit.ts';
import type { Migrating } from './migrations.ts';
import { explain, isCut } from './postgres-link.ts';
import type { Found, Value } from './sql.ts';
import { settleAll, sql } from './sql.ts';

/** On which channel nodes tell each other what they stored. */
export const CHANNEL = 'breadboard_news';

/** Rows in one notification: it may have 8,000 bytes, and a table's name forty. */
const ROWS_TOLD = 100;

/** What another node is busy with right now is left to it. */
const texts = {
  ...sql,
  settle: settleAll('FOR NO KEY UPDATE SKIP LOCKED'),
  closedBefore: `${sql.closedBefore} FOR UPDATE SKIP LOCKED`,
};

/** What `sql.append` does for one row, for one row each of many tables. Whoever closes a table waits until they are stored, or they find it closed. */
const appendAll = `
  WITH wanted AS (
    SELECT * FROM unnest(CAST($1 AS text[]), CAST($2 AS bigint[]), CAST($3 AS text[]), CAST($4 AS bigint[]),
      CAST($5 AS bigint[]), CAST($6 AS bigint[])) AS one (id, seq, payload, written_at, due_at, sum)
  ), open AS (
    SELECT id FROM tables WHERE id = ANY(CAST($1 AS text[])) AND closed_at IS NULL
    ORDER BY id COLLATE "C" FOR KEY SHARE
  ), stored AS (
    INSERT INTO log (table_id, seq, payload, written_at, due_at, sum, epoch)
    SELECT id, seq, payload, written_at, due_at, sum, CAST($7 AS bigint) FROM wanted JOIN open USING (id)
    WHERE seq = 1 OR EXISTS (SELECT 1 FROM log WHERE log.table_id = wanted.id AND log.seq = wanted.seq - 1)
    ORDER BY id COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING table_id, seq
  )
  SELECT table_id, NULL AS told FROM stored`;

/** The same, and every other node hears of it with the commit. */
const appendAllAloud = `${appendAll} UNION ALL
  SELECT NULL, CAST(pg_notify('${CHANNEL}', string_agg(table_id || ' ' || seq, ',')) AS text)
  FROM (SELECT table_id, seq, row_number() OVER () AS place FROM stored) AS placed GROUP BY place / ${ROWS_TOLD}`;

const lockAll = `
  SELECT id FROM tables WHERE id = ANY(CAST($1 AS text[])) ORDER BY id COLLATE "C" FOR UPDATE`;

export interface WritingOptions {
  readonly url: string;
  readonly epoch: number;
  /** Whether PostgreSQL itself carries the news to the other nodes. */
  readonly news: 'notify' | 'elsewhere';
  readonly attempt: 'first' | 'again';
}

export function postgresConnection(client: ClientBase, { url, epoch, news, attempt }: WritingOptions): Connection {
  const ask = async (name: string, text: string, values: unknown[]): Promise<readonly Found[]> =>
    (await client.query<Found>({ name, text, values })).rows;
  const [name, text] = news === 'notify' ? ['appendAllAloud', appendAllAloud] : ['appendAll', appendAll];
  return {
    run: (statement, ...values) => ask(statement, texts[statement], values.map(bound)),
    append: async (rows) => {
      const found = await ask(name, text, [...columnsOf(rows), epoch]);
      return new Set(found.map(({ table_id }) => String(table_id)));
    },
    transaction: async (operations, act) => {
      if (isOneStatement(operations)) return act();
      return inTransaction(client, async () => {
        await ask('lockAll', lockAll, [operations.flatMap(tablesOf)]);
        return act();
      });
    },
    attempt,
    whatNext: (error) => {
      if (isCut(error)) return 'nothing';
      return isRace(error) ? 'all' : 'each';
    },
    explain: (error) => explain(error, url),
  };
}

export const bound = (value: Value): string | number | null => value ?? null;

const columnsOf = (rows: readonly NewRow[]): unknown[] => [
  rows.map(({ table }) => table),
  rows.map(({ seq }) => seq),
  rows.map(({ payload }) => payload),
  rows.map(({ at }) => at),
  rows.map(({ dueAt }) => bound(dueAt)),
  rows.map(({ sum }) => sum),
];

/** What comes all the time, one row each for many tables, commits by itself. */
function isOneStatement(operations: readonly Operation[]): boolean {
  const [first] = operations;
  if (operations.length > 1 || first.do !== 'append') return false;
  const { rows } = first;
  const isPlain = rows.every(({ holders, finished }) => holders === undefined && finished === undefined);
  return isPlain && new Set(rows.map(({ table }) => table)).size === rows.length;
}

function tablesOf(operation: Operation): readonly string[] {
  if (operation.do === 'append') return operation.rows.map(({ table }) => table);
  return operation.do === 'run' && operation.table !== undefined ? [operation.table] : [];
}

export async function inTransaction<T>(client: ClientBase, act: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await act();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (!isCut(error)) await client.query('ROLLBACK');
    throw error;
  }
}

/** Deadlocks and the like, which the locks in one order make rare. */
const isRace = (error: unknown): boolean =>
  error instanceof DatabaseError && ['40P01', '40001'].includes(error.code ?? '');

/** A dump that is restored makes the log anew, perhaps in another database; a standby or an archive goes on with another timeline. */
const HOME = `
  SELECT concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
    (SELECT timeline_id FROM pg_control_checkpoint()), oid, CAST(CAST('log' AS regclass) AS oid)) AS home
  FROM pg_database WHERE datname = current_database()`;

export const migratingPostgres = (client: ClientBase): Migrating => ({
  kind: 'shared',
  home: async () => String((await client.query<Found>(HOME)).rows[0].home),
  query: async (text, values = []) => (await client.query<Found>(text, [...values])).rows,
  insert: async (table, rows) => {
    const columns = Object.keys(rows[0]).join(', ');
    const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`;
    await client.query(text, [JSON.stringify(rows)]);
  },
});
