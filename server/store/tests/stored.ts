// Stores as an older version left them, with running games, and what has to be found in them by the newest.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { chain, NO_SUM } from '#house/store';
import type { Ticket } from '#testkit/headless';
import type { Found } from '../sql.ts';

/** Every table of the database as the older version read it, in the order of its key. */
export interface Kept {
  readonly tables: readonly Found[];
  readonly log: readonly Found[];
  readonly snapshots: readonly Found[];
  readonly words: readonly Found[];
  readonly holders: readonly Found[];
  readonly games: readonly Found[];
}

export const storedFile = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`./stored/${name}.gz`, import.meta.url)));

export const keptIn = (name: string): Kept => JSON.parse(storedFile(name).toString()) as Kept;

/** With what the people of its games come back. */
export function ticketsIn(name: string): Ticket[] {
  const { tickets } = JSON.parse(storedFile(name).toString()) as {
    tickets: { table: string; code: string; cookies: [string, string][] }[];
  };
  return tickets.map(({ table, code, cookies }) => ({ table, code, jar: new Map(cookies) }));
}

/** Compares row by row; `all` runs a SELECT. Texts are ordered by their bytes. */
export async function expectKept(kept: Kept, all: (text: string) => Promise<readonly Found[]>): Promise<void> {
  const tables = inOrder(await all('SELECT * FROM tables'), 'id');
  expect(tables).toEqual(kept.tables.map(({ seq, ...others }) => others));
  for (const [name, ...key] of [
    ['snapshots', 'table_id', 'seq'],
    ['words', 'table_id', 'id'],
    ['holders', 'holder', 'table_id'],
    ['games', 'id'],
  ] as const)
    expect(inOrder(await all(`SELECT * FROM ${name}`), ...key)).toEqual(grown(kept, name));
  const log = await all('SELECT * FROM log ORDER BY id');
  expect(inOrder(log, 'table_id', 'seq').map(({ id, ...others }) => others)).toEqual(chained(kept));
}

/** Finished games were not packed then. */
const grown = (kept: Kept, name: keyof Kept): readonly Found[] =>
  name === 'games' ? kept.games.map((game) => ({ ...game, packed: null })) : kept[name];

function inOrder(rows: readonly Found[], ...key: readonly string[]): Found[] {
  const compare = (a: Found, b: Found): number => {
    const column = key.find((one) => a[one] !== b[one]) ?? key[0];
    return (a[column] ?? 0) < (b[column] ?? 0) ? -1 : 1;
  };
  return rows.map((row) => ({ ...row })).sort(compare);
}

/** Commands are gone; each row has its checksum, and the newest of a table the moment of its table. */
function chained({ tables, log }: Kept): Found[] {
  const dueAt = new Map(tables.map((table) => [table.id, table.due_at]));
  let sum = NO_SUM;
  return log.map(({ table_id, seq, payload, written_at }, i) => {
    const before = seq === 1 ? NO_SUM : sum;
    sum = chain(before, { seq: Number(seq), at: Number(written_at), payload: String(payload) });
    const isNewest = log[i + 1]?.table_id !== table_id;
    return {
      table_id,
      seq,
      payload,
      written_at,
      due_at: isNewest ? (dueAt.get(table_id) ?? null) : null,
      sum,
      epoch: 0,
    };
  });
}
