/** Two nodes on one PostgreSQL, with the people of every table at both: whoever dies, what was acknowledged is there once, and tables go on. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Nats, Postgres } from './services.ts';
import { startNats, startPostgres } from './services.ts';
import { beginCluster, disturb, endCluster, killOne, LONGEST_STANDSTILL, pagesOf } from './trials/cluster.ts';
import { hearMore } from './trials/crowd.ts';

let postgres: Postgres;
let nats: Nats;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
}, 300_000);
afterAll(() => Promise.all([postgres.stop(), nats.stop()]), 300_000);

test('H2-01 six kills of a node, a crash of PostgreSQL and a cut of NATS while six tables play', {
  timeout: 180_000,
}, async () => {
  const cluster = await beginCluster({ nodes: 2, tables: 6, seed: 'six kills', postgres, nats });
  for (let kill = 1; kill <= 6; kill++) {
    await hearMore(pagesOf(cluster), cluster.dice.below(100));
    await killOne(cluster);
    if (kill === 2)
      await disturb(cluster, async () => {
        await postgres.crash();
        await postgres.start();
      });
    if (kill === 4) await disturb(cluster, () => nats.crash());
    if (kill === 5) await disturb(cluster, () => nats.start());
  }
  const report = await endCluster(cluster);
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(6);
  expect(report.acknowledged).toBeGreaterThan(60);
  expect(report.slowestMove).toBeLessThanOrEqual(LONGEST_STANDSTILL);
});

test('a row that was acknowledged and is gone is found out', { timeout: 180_000 }, async () => {
  const cluster = await beginCluster({ nodes: 2, tables: 1, seed: 'a lie', postgres });
  await cluster.companies[0].pages[0].ask({ kind: 'react', key: 'yum' });
  const { faults } = await endCluster(cluster, async () => {
    const client = new Client(cluster.env.DATABASE_URL);
    await client.connect();
    await client.query(`DELETE FROM log WHERE payload LIKE '%"command":%' AND seq % 2 = 0`);
    await client.end();
  });
  expect(faults.join()).toContain('was acknowledged and lost');
  expect(faults.join()).toContain('lacks row');
});
