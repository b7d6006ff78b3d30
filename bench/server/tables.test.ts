/** The generator plays at our own server, and what the seats see is a game. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import type { Peer } from './peers.ts';
import { peer } from './peers.ts';
import { disagreement, leanAt, movePlain, openPlain, wholeAt } from './seen.ts';
import { openTables } from './tables.ts';

const PATIENT = { timeout: 60_000, interval: 20 };
let ours: Peer;
let child: Child;

beforeAll(async () => {
  ours = peer('breadboard');
  child = await startChild(ours);
}, 60_000);
afterAll(() => child.stop());

it('until it is told to rest, and nobody stands still; and goes on from there', async () => {
  const tables = await openTables(ours.client.open, child.port, 2);
  for (const pace of [0, 1]) {
    tables.slowDown(pace);
    tables.play();
    tables.record();
    await expect.poll(() => tables.recorded().length, PATIENT).toBeGreaterThan(60);
    expect(await tables.rest()).toBe(0);
    const moved = tables.moves();
    await child.figures();
    expect(tables.moves()).toBe(moved);
  }
  expect(tables.wrong()).toBeUndefined();
  const { bytesIn, bytesOut, cpu } = await child.figures();
  expect(Math.min(bytesIn, bytesOut, cpu)).toBeGreaterThan(0);
  tables.close();
}, 90_000);

it('leaves tables that were begun without a socket', async () => {
  await ours.client.leave(child.port, 0);
  expect((await child.collected()).heap).toBeGreaterThan(0);
}, 60_000);

it('notices views that cannot all be true', () => {
  const table = openPlain(1);
  movePlain(table, 0, 0, 0);
  const views = [0, 1, 2, 3].map((seat) => leanAt(table, seat));
  expect(disagreement(views)).toBeUndefined();
  expect(disagreement([wholeAt(table, 0), ...views.slice(1)])).toBeUndefined();
  expect(disagreement([...views.slice(0, 3), { ...views[3], turn: 7 }])).toContain('different tables');
  expect(disagreement([{ ...views[0], hand: [] }, ...views.slice(1)])).toContain('not as large');
  expect(disagreement(views.map((seen) => ({ ...seen, deck: 3 })))).toContain('cards instead of');
});
