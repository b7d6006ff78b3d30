// All SQL of the store, in words that SQLite and PostgreSQL both understand (but for what nodes say to each other); nothing is ever ordered by a text.
import type { Row } from '#house/store';

/** `locking`: what PostgreSQL needs to know, where others write at the same time. */
export function settleAll(locking: string): string {
  const newest = '(SELECT log.due_at FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)';
  return `
    UPDATE tables SET due_at = ${newest}
    WHERE id IN (SELECT id FROM tables
      WHERE closed_at IS NULL AND ${newest} <= $1 AND due_at IS DISTINCT FROM ${newest} ${locking})`;
}

/**
 * Parameters are `$n`. Casts are for PostgreSQL, which would take a bare parameter of a SELECT for a text.
 * Each statement but `settle`, `due`, `tablesOf`, `codeOf`, `openTables`, `finishedGame`, `packGame`, `closedBefore` and `purgeOldGames` touches one table, so that tables can be spread over machines.
 */
export const sql = {
  // Writing
  createTable: `
    INSERT INTO tables (id, code, due_at, opened_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING id`,
  /** Nothing comes back when the seq is taken, when the row before is missing, or when the table is closed. */
  append: `
    INSERT INTO log (table_id, seq, payload, written_at, due_at, sum, epoch)
    SELECT id, $2, $3, $4, $5, $6, $7 FROM tables
    WHERE id = $1 AND closed_at IS NULL
      AND ($2 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND seq = $2 - 1))
    ON CONFLICT DO NOTHING RETURNING seq`,
  standing: 'SELECT closed_at FROM tables WHERE id = $1',
  putOff: `
    UPDATE tables SET due_at = $3
    WHERE id = $1 AND closed_at IS NULL AND (SELECT MAX(seq) FROM log WHERE table_id = $1) = $2`,
  settle: settleAll(''),
  addHolder: 'INSERT INTO holders (holder, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  removeHolder: 'DELETE FROM holders WHERE holder = $1 AND table_id = $2',
  finishGame: `
    INSERT INTO games (id, table_id, first_seq, last_seq, ended_at, head) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING`,
  packGame: 'UPDATE games SET packed = $2 WHERE id = $1',
  saveSnapshot: `
    INSERT INTO snapshots (table_id, seq, state)
    SELECT table_id, seq, CAST($3 AS text) FROM log WHERE table_id = $1 AND seq = $2
    ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state`,
  keepTwoSnapshots: `
    DELETE FROM snapshots WHERE table_id = $1 AND seq <
      (SELECT MAX(seq) FROM snapshots WHERE table_id = $1 AND seq <
        (SELECT MAX(seq) FROM snapshots WHERE table_id = $1))`,
  putWords: `
    INSERT INTO words (table_id, id, body)
    SELECT id, CAST($2 AS text), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body`,
  eraseWords: 'DELETE FROM words WHERE table_id = $1 AND id = $2',
  eraseAllWords: 'DELETE FROM words WHERE table_id = $1',
  close: `
    UPDATE tables SET closed_at = $2, code = NULL, due_at = NULL WHERE id = $1 AND closed_at IS NULL RETURNING id`,
  closedBefore: 'SELECT id FROM tables WHERE closed_at < $1 ORDER BY closed_at LIMIT $2',
  purgeLog: 'DELETE FROM log WHERE table_id = $1',
  purgeSnapshots: 'DELETE FROM snapshots WHERE table_id = $1',
  purgeGames: 'DELETE FROM games WHERE table_id = $1',
  purgeOldGames: 'DELETE FROM games WHERE ended_at < $1',
  purgeHolders: 'DELETE FROM holders WHERE table_id = $1',
  purgeTable: 'DELETE FROM tables WHERE id = $1',
  /** Changes nothing, and has to be written all the same. */
  touch: 'UPDATE writers SET opened_at = opened_at WHERE epoch = (SELECT MAX(epoch) FROM writers)',
  closeWriter: 'UPDATE writers SET closed_at = $2 WHERE epoch = $1',
  beat: `
    INSERT INTO nodes (name, beats, seen_at)
    VALUES ($1, $2, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint))
    ON CONFLICT (name) DO UPDATE SET beats = excluded.beats, seen_at = excluded.seen_at RETURNING seen_at`,
  leaveNodes: 'DELETE FROM nodes WHERE name = $1',
  forgetNodes: 'DELETE FROM nodes WHERE seen_at < $1',
  count: `
    INSERT INTO counts (who, minute, n) VALUES ($1, $2, $3)
    ON CONFLICT (who) DO UPDATE SET n = counts.n + excluded.n RETURNING n`,
  forgetCounts: 'DELETE FROM counts WHERE minute < $1',

  // Reading
  read: 'SELECT seq, payload, written_at, sum FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
  codeOf: 'SELECT id FROM tables WHERE code = $1',
  due: 'SELECT id, due_at FROM tables WHERE due_at <= $1 AND closed_at IS NULL ORDER BY due_at LIMIT $2',
  tablesOf: `
    SELECT id, opened_at, closed_at FROM holders JOIN tables ON id = table_id
    WHERE holder = $1 ORDER BY opened_at DESC LIMIT $2`,
  openTables: 'SELECT count(*) AS n FROM tables WHERE code IS NOT NULL',
  finishedGame: 'SELECT table_id, first_seq, last_seq, ended_at, head, packed FROM games WHERE id = $1',
  snapshot: 'SELECT seq, state FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1',
  newestWriter: 'SELECT MAX(epoch) AS epoch FROM writers',
  /** What a server that did not stop in good order left behind, unless it was brought here from a backup. */
  unclosed: `
    SELECT epoch FROM writers WHERE closed_at IS NULL AND epoch = (SELECT MAX(epoch) FROM writers)
      AND epoch > (SELECT COALESCE(MAX(epoch), -1) FROM restores)`,
  openedBefore: 'SELECT MAX(opened_at) AS moment FROM writers WHERE opened_at <= $1',
  restoredAt: 'SELECT MAX(restored_at) AS moment FROM restores',
  nodes: 'SELECT name, beats FROM nodes',
  words: 'SELECT id, body FROM words WHERE table_id = $1',
} as const;

export type Statement = keyof typeof sql;

/** What a parameter may be; nothing is NULL here. */
export type Value = string | number | undefined;

/** A row of an answer; a bigint comes as a number. */
export type Found = { readonly [column: string]: string | number | null };

export const rowOf = ({ seq, payload, written_at, sum }: Found): Row => ({
  seq: Number(seq),
  payload: String(payload),
  at: Number(written_at),
  sum: Number(sum),
});
