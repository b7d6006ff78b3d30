// The capacity plan: its numbers are those of the document, and behave as numbers of machines should.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { capacityTable, needOf, simulate } from '../capacity.ts';

/** However slow the machine. */
vi.setConfig({ testTimeout: 60_000 });

test('docs/operations.md has the table that the simulation makes', () => {
  const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  expect(document).toContain(capacityTable());
});

test('ten times the players never need fewer machines, nor more than ten times as many', () => {
  const [few, many] = [needOf(30_000), needOf(300_000)];
  for (const what of ['nodes', 'databases', 'nats'] as const) {
    expect(many[what]).toBeGreaterThanOrEqual(few[what]);
    expect(many[what]).toBeLessThanOrEqual(10 * few[what]);
  }
  expect(many.nodesAnywhere).toBeGreaterThan(many.nodes);
});

test('the same seed gives the same times, and a fuller node longer ones', () => {
  expect(simulate(500, 3)).toEqual(simulate(500, 3));
  expect(simulate(1_500, 3).p99).toBeGreaterThan(simulate(300, 3).p99);
});
