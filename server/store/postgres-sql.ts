// The SQL that PostgreSQL alone gets: many rows in one statement, and locks taken in one order so that nodes never block each other for good.

/** On which channel nodes tell each other what they stored. */
export const CHANNEL = 'breadboard_news';

/** Rows in one notification: it may have 8,000 bytes, and a table's name forty. */
const ROWS_TOLD = 100;

const told = (rows: string): string => `
    SELECT NULL, NULL, CAST(pg_notify('${CHANNEL}', words) AS text) FROM (
      SELECT string_agg(table_id || ' ' || seq, ',') AS words FROM (
        SELECT table_id, seq, row_number() OVER () AS place FROM ${rows}) AS placed GROUP BY place / ${ROWS_TOLD}) AS grouped`;

/**
 * Appends one row each to many tables: what `sql.append` and `sql.moveOn` do for one. The rows of `tables` are locked in
 * the order of their names, whoever writes; a table that moved on meanwhile is seen as it is then.
 */
const appendAll = `
    WITH wanted AS (
      SELECT * FROM unnest(CAST($1 AS text[]), CAST($2 AS bigint[]), CAST($3 AS text[]), CAST($4 AS text[]),
        CAST($5 AS bigint[]), CAST($6 AS bigint[])) AS one (id, seq, command, payload, written_at, due_at)
    ), locked AS (
      SELECT id, seq FROM tables WHERE id = ANY(CAST($1 AS text[])) AND closed_at IS NULL
      ORDER BY id COLLATE "C" FOR NO KEY UPDATE
    ), stored AS (
      INSERT INTO log (table_id, seq, command, payload, written_at)
      SELECT wanted.id, wanted.seq, command, payload, written_at
      FROM wanted JOIN locked ON locked.id = wanted.id AND locked.seq = wanted.seq - 1
      ON CONFLICT DO NOTHING RETURNING table_id, seq
    ), moved AS (
      UPDATE tables SET seq = wanted.seq, due_at = wanted.due_at
      FROM wanted JOIN stored ON stored.table_id = wanted.id WHERE tables.id = wanted.id
    )
    SELECT table_id, seq, NULL AS said FROM stored`;

export const postgresSql = {
  appendAll,
  /** The same, and every other node hears of it with the commit. */
  appendAllAloud: `${appendAll} UNION ALL ${told('stored')}`,
  sayCreated: `SELECT pg_notify('${CHANNEL}', CAST($1 AS text) || ' 1')`,
  lockAll: `
    SELECT id FROM tables WHERE id = ANY(CAST($1 AS text[])) ORDER BY id COLLATE "C" FOR NO KEY UPDATE`,
  /** What `sql.read` does for one table, for many. */
  readAll: `
    SELECT place, found.seq, command, payload, written_at
    FROM unnest(CAST($1 AS text[]), CAST($2 AS bigint[]), CAST($3 AS bigint[])) WITH ORDINALITY AS wanted (id, after, most, place)
    CROSS JOIN LATERAL (
      SELECT seq, command, payload, written_at FROM log WHERE table_id = wanted.id AND seq > wanted.after
      ORDER BY seq LIMIT wanted.most) AS found
    ORDER BY place, found.seq`,
  lastSeqs: `
    SELECT id, seq FROM tables WHERE id = ANY(CAST($1 AS text[]))`,
  now: `
    SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint) AS now`,
} as const;
