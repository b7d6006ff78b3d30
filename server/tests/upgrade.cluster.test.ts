/** A rolling upgrade in small: both nodes are replaced while people play, and nobody sees an error. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postgres } from './services.ts';
import { startPostgres } from './services.ts';
import { beginCluster, endCluster } from './trials/cluster.ts';
import { upgradeAll } from './trials/upgrade.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop(), 300_000);

test('H15-01 two nodes are replaced one after the other while four tables play', { timeout: 300_000 }, async () => {
  const cluster = await beginCluster({ nodes: 2, tables: 4, seed: 'upgrade', postgres });
  const upgraded = await upgradeAll(cluster);
  const { faults, acknowledged } = await endCluster(cluster);
  expect(faults).toEqual([]);
  expect(upgraded.replaced).toBe(2);
  expect(upgraded.moved).toBeGreaterThanOrEqual(4);
  expect(upgraded.asked).toBeGreaterThan(4);
  expect(acknowledged).toBeGreaterThan(20);
});
