// The SQL that the embedded engine alone gets: the journal, the pages to which rows come from there, and how both are read.

/** More rows are several pages: whoever wants one row of a page has to open all of it. */
export const LONGEST_PAGE = 100;

/** The places of a row in a page: those of `PagedRow`. */
const paged = 'value ->> 0 AS seq, value ->> 1 AS command, value ->> 2 AS payload, value ->> 3 AS written_at';

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
  settlePage: `
    INSERT INTO pages (table_id, last_seq, commands, rows) VALUES ($1, $2, $3, $4)`,
  purgePages: `
    DELETE FROM pages WHERE table_id = $1`,
  head: `
    SELECT seq, closed_at FROM tables WHERE id = $1`,
  /** `read` over log and pages. Rows follow each other without gaps, so the last page with one of them ends before that. */
  readBoth: `
    SELECT seq, command, payload, written_at FROM log WHERE table_id = $1 AND seq > $2 AND seq <= $2 + $3
    UNION ALL
    SELECT ${paged}
    FROM pages, json_each(rows)
    WHERE table_id = $1 AND last_seq > $2 AND last_seq < $2 + $3 + ${LONGEST_PAGE}
      AND value ->> 0 > $2 AND value ->> 0 <= $2 + $3
    ORDER BY seq`,
  commandsInLog: `
    SELECT command, seq FROM log WHERE table_id = $1 AND command IS NOT NULL`,
  commandsInPages: `
    SELECT last_seq, commands FROM pages WHERE table_id = $1`,
  /** $3 is the command as it stands in a list: only pages that may have it are opened. */
  commandInPages: `
    SELECT value ->> 0 AS seq FROM pages, json_each(rows)
    WHERE pages.rowid IN (SELECT rowid FROM pages WHERE table_id = $1 AND instr(commands, $3) > 0) AND value ->> 1 = $2`,
  /** Whether the snapshot is ahead of its log was looked up in memory. */
  keepSnapshot: `
    INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state`,
} as const;

/** The places of a row in a batch of the journal: those of `PackedAppend`. */
const batches = 'main.journal, json_each(batch)';

/** What stands in for the log: every row, wherever it is. */
export const wholeLog = (hasJournal: boolean, hasPages: boolean): string =>
  `CREATE TEMP VIEW log AS SELECT table_id, seq, command, payload, written_at FROM main.log${
    hasPages ? ` UNION ALL SELECT table_id, ${paged} FROM main.pages, json_each(rows)` : ''
  }${
    hasJournal
      ? ` UNION ALL SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM ${batches}`
      : ''
  }`;

/** What stands in for the tables until their journal is settled. */
export const newestTables = `CREATE TEMP VIEW tables AS
    SELECT id, code, COALESCE(newest.seq, tables.seq) AS seq,
      IIF(newest.seq IS NULL, tables.due_at, newest.due_at) AS due_at, opened_at, closed_at
    FROM main.tables LEFT JOIN (
      SELECT value ->> 0 AS table_id, MAX(value ->> 1) AS seq, value ->> 5 AS due_at FROM ${batches} GROUP BY 1
    ) AS newest ON table_id = id`;
