// The SQL that the embedded engine alone gets: the journal, and how rows come from there to their place.

export const sqliteSql = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  note: `
    INSERT INTO journal (batch) VALUES ($1)`,
  noted: `
    SELECT batch FROM journal ORDER BY n`,
  clearJournal: `
    DELETE FROM journal`,
  settleRow: `
    INSERT INTO log (table_id, seq, command, payload, written_at) VALUES ($1, $2, $3, $4, $5)`,
  head: `
    SELECT seq, closed_at FROM tables WHERE id = $1`,
  commandsOf: `
    SELECT command, seq FROM log WHERE table_id = $1 AND command IS NOT NULL`,
  /** Whether the snapshot is ahead of its log was looked up in memory. */
  keepSnapshot: `
    INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state`,
} as const;

/** The places of a row in a batch of the journal: those of `PackedAppend`. */
const batches = 'main.journal, json_each(batch)';

/** What stands in for the tables of the same names until their journal is settled. */
export const wholeViews = [
  `CREATE TEMP VIEW log AS
    SELECT table_id, seq, command, payload, written_at FROM main.log UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM ${batches}`,
  `CREATE TEMP VIEW tables AS
    SELECT id, code, COALESCE(newest.seq, tables.seq) AS seq,
      IIF(newest.seq IS NULL, tables.due_at, newest.due_at) AS due_at, opened_at, closed_at
    FROM main.tables LEFT JOIN (
      SELECT value ->> 0 AS table_id, MAX(value ->> 1) AS seq, value ->> 5 AS due_at FROM ${batches} GROUP BY 1
    ) AS newest ON table_id = id`,
];
