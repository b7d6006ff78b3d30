// All SQL of the store, in words that SQLite and PostgreSQL both understand; nothing is ever ordered by a text.

/**
 * Parameters are `$n`. Casts are for PostgreSQL, which would take a bare parameter of a SELECT for a text.
 * Each statement but `due`, `tablesOf`, `codeOf`, `finishedGame`, `closedBefore` and `purgeOldGames` touches one table, so that tables can be spread over machines.
 */
export const sql = {
  // Writing
  createTable: `
    INSERT INTO tables (id, code, seq, due_at, opened_at) VALUES ($1, $2, 1, $3, $4)
    ON CONFLICT DO NOTHING RETURNING seq`,
  firstRow: `
    INSERT INTO log (table_id, seq, command, payload, written_at) VALUES ($1, 1, $2, $3, $4)`,
  /** Nothing comes back when the seq or the command is taken, when a row before is missing, or when the table is closed. */
  append: `
    INSERT INTO log (table_id, seq, command, payload, written_at)
    SELECT id, CAST($2 AS bigint), CAST($3 AS text), CAST($4 AS text), CAST($5 AS bigint) FROM tables
    WHERE id = $1 AND seq = CAST($2 AS bigint) - 1 AND closed_at IS NULL
    ON CONFLICT DO NOTHING RETURNING seq`,
  moveOn: `
    UPDATE tables SET seq = $2, due_at = $3 WHERE id = $1`,
  putOff: `
    UPDATE tables SET due_at = $3 WHERE id = $1 AND seq = $2 AND closed_at IS NULL`,
  /** Why an append or a create stored nothing. */
  standing: `
    SELECT seq, closed_at, (SELECT log.seq FROM log WHERE table_id = $1 AND command = $2) AS repeated
    FROM tables WHERE id = $1`,
  addHolder: `
    INSERT INTO holders (holder, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
  removeHolder: `
    DELETE FROM holders WHERE holder = $1 AND table_id = $2`,
  finishGame: `
    INSERT INTO games (id, table_id, first_seq, last_seq, ended_at, head) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING`,
  saveSnapshot: `
    INSERT INTO snapshots (table_id, seq, state)
    SELECT id, CAST($2 AS bigint), CAST($3 AS text) FROM tables WHERE id = $1 AND seq >= CAST($2 AS bigint)
    ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state`,
  keepTwoSnapshots: `
    DELETE FROM snapshots WHERE table_id = $1 AND seq <
      (SELECT MAX(seq) FROM snapshots WHERE table_id = $1 AND seq <
        (SELECT MAX(seq) FROM snapshots WHERE table_id = $1))`,
  putWords: `
    INSERT INTO words (table_id, id, body)
    SELECT id, CAST($2 AS text), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body`,
  eraseWords: `
    DELETE FROM words WHERE table_id = $1 AND id = $2`,
  eraseAllWords: `
    DELETE FROM words WHERE table_id = $1`,
  close: `
    UPDATE tables SET closed_at = $2, code = NULL, due_at = NULL WHERE id = $1 AND closed_at IS NULL RETURNING seq`,
  closedBefore: `
    SELECT id FROM tables WHERE closed_at < $1 ORDER BY closed_at LIMIT $2`,
  purgeLog: `
    DELETE FROM log WHERE table_id = $1`,
  purgeSnapshots: `
    DELETE FROM snapshots WHERE table_id = $1`,
  purgeGames: `
    DELETE FROM games WHERE table_id = $1`,
  purgeOldGames: `
    DELETE FROM games WHERE ended_at < $1`,
  purgeHolders: `
    DELETE FROM holders WHERE table_id = $1`,
  purgeTable: `
    DELETE FROM tables WHERE id = $1`,
  beat: `
    INSERT INTO nodes (name, address, secret, beats, seen_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (name) DO UPDATE SET address = excluded.address, beats = excluded.beats, seen_at = excluded.seen_at`,
  leaveNodes: `
    DELETE FROM nodes WHERE name = $1`,
  forgetNodes: `
    DELETE FROM nodes WHERE seen_at < $1`,
  count: `
    INSERT INTO counts (who, minute, n) VALUES ($1, $2, 1)
    ON CONFLICT (who) DO UPDATE SET n = counts.n + 1 RETURNING n`,
  forgetCounts: `
    DELETE FROM counts WHERE minute < $1`,

  // Reading
  read: `
    SELECT seq, command, payload, written_at FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
  commandOf: `
    SELECT seq FROM log WHERE table_id = $1 AND command = $2`,
  codeOf: `
    SELECT id FROM tables WHERE code = $1`,
  due: `
    SELECT id, due_at FROM tables WHERE due_at <= $1 AND closed_at IS NULL ORDER BY due_at LIMIT $2`,
  tablesOf: `
    SELECT id, opened_at, closed_at FROM holders JOIN tables ON id = table_id
    WHERE holder = $1 ORDER BY opened_at DESC LIMIT $2`,
  finishedGame: `
    SELECT table_id, first_seq, last_seq, ended_at, head FROM games WHERE id = $1`,
  snapshot: `
    SELECT snapshots.seq, state FROM snapshots JOIN tables ON id = table_id
    WHERE table_id = $1 AND snapshots.seq <= tables.seq AND snapshots.seq <= $2 ORDER BY snapshots.seq DESC LIMIT 1`,
  nodes: `
    SELECT name, address, secret, beats FROM nodes`,
  words: `
    SELECT id, body FROM words WHERE table_id = $1`,
} as const;

export type Statement = keyof typeof sql;

/** What a parameter may be; nothing is NULL here. */
export type Value = string | number | undefined;
