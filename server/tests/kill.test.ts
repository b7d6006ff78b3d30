/** A server that is killed at any moment: what it acknowledged is in the log once, its tables go on, no deadline is forgotten. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST_STANDSTILL, OLDEST_DEADLINE, tryKills } from './trials/kill.ts';

test('H2-01, H2-05 ten kills while ten tables play', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const report = await tryKills({ kills: 10, tables: 10, seed: 'ten kills', folder });
  rmSync(folder, { recursive: true });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(10);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.slowestMove).toBeLessThanOrEqual(LONGEST_STANDSTILL);
  expect(report.oldestDeadline).toBeLessThanOrEqual(OLDEST_DEADLINE);
  expect(report.strikes).toBeGreaterThan(50);
  expect(report.latestStrike).toBeLessThanOrEqual(OLDEST_DEADLINE);
  expect(report.missed).toBe(0);
});
