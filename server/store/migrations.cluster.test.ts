// A PostgreSQL of the version before is taken over whole, by one node while the others wait.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Postgres } from '../tests/services.ts';
import { startPostgres } from '../tests/services.ts';
import { newestVersion, versionNow } from './migrations.ts';
import { openPostgresStore } from './postgres.ts';
import { clientConfig } from './postgres-link.ts';
import type { Found } from './sql.ts';
import { expectKept, keptIn, storedFile } from './tests/stored.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('H2-07 a database with games that are on is taken over row by row, by one of several nodes that start together', async () => {
  const url = await postgres.newDatabase();
  await query(url, storedFile('version-3.sql').toString());
  expect(await query(url, versionNow)).toEqual([{ version: 3 }]);
  const kept = keptIn('version-3.json');
  // More than are copied at once.
  await query(url, "INSERT INTO tables VALUES ('zz', NULL, 1300, 4711, 1, NULL)");
  await query(
    url,
    "INSERT INTO log SELECT 'zz', n, CASE WHEN n % 2 = 0 THEN 'c' || n END, 'Ä ' || n, 7 * n FROM generate_series(1, 1300) AS n",
  );
  const rows = Array.from({ length: 1300 }, (_, i) => i + 1);
  const all = {
    ...kept,
    tables: [...kept.tables, { id: 'zz', code: null, due_at: 4711, opened_at: 1, closed_at: null }],
    log: [...kept.log, ...rows.map((n) => ({ table_id: 'zz', seq: n, payload: `Ä ${n}`, written_at: 7 * n }))],
  };
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore({ url })));
  await expectKept(all, (text) => query(url, text));
  expect(await query(url, versionNow)).toEqual([{ version: newestVersion }]);
  expect(newestVersion).toBeGreaterThan(5);
  expect(await query(url, 'SELECT epoch FROM writers ORDER BY epoch')).toEqual([1, 2, 3].map((epoch) => ({ epoch })));
  const before = await stores[0].due(Number.MAX_SAFE_INTEGER, 100);
  await stores[1].settle(Number.MAX_SAFE_INTEGER);
  expect(await stores[2].due(Number.MAX_SAFE_INTEGER, 100)).toEqual(before);
  await Promise.all(stores.map((store) => store.stop()));
});

async function query(url: string, text: string): Promise<readonly Found[]> {
  const client = new Client(clientConfig(url));
  await client.connect();
  try {
    return (await client.query<Found>(text)).rows;
  } finally {
    await client.end();
  }
}
