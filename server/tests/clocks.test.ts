/** Two nodes of one store whose clocks differ: one game, played to its end, the same for everybody. */
import { expect, test } from 'vitest';
import type { Clock } from '#house/api';
import type { Deed } from '#house/room/room';
import { tableId } from '#house/store';
import { connect, play } from '#testkit/headless';
import { steadyClock } from '../clock.ts';
import { leaveAll, personAt, taken } from './gathering.ts';
import { forgetFolder, startTables } from './table-server.ts';

const ahead = (by: number): Clock => ({
  now: () => steadyClock.now() + by,
  wake: (at, call) => steadyClock.wake(at - by, call),
});

test.each([2_000, -2_000, 60_000])('H8-03 by twice %d ms', { timeout: 60_000 }, async (skew) => {
  const one = await startTables(undefined, { clock: ahead(skew), lives: () => true });
  const two = await startTables(undefined, { clock: ahead(-skew), lives: () => true, store: one.store });
  const host = await one.create({ rounds: 1 }, 4);
  await taken(host.ask({ kind: 'manners', manners: { thinking: 5 } }));
  for (const chair of [2, 3]) await taken(host.ask({ kind: 'bot', chair }));
  const seat = await two.house.joinTable(host.ticket.code, { name: 'Ben', avatar: 'owl' });
  const ben = await connect(two.origin, two.ticket(seat));
  await taken(ben.ask({ kind: 'ready', ready: true }));
  await host.until(() => personAt(host, 1).ready);
  await taken(host.ask({ kind: 'start' }));
  await Promise.all([play(host), play(ben)]);
  expect(host.known.look?.result).toEqual(ben.known.look?.result);
  const rows = await one.store.read(tableId(host.ticket.table), 0, 5_000);
  const kinds = new Set(rows.map(({ payload }) => (JSON.parse(payload) as Deed).is));
  for (const kind of ['outage', 'lent', 'paused'] as const) expect(kinds).not.toContain(kind);
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  leaveAll(host, ben);
  await two.stop();
  await one.stop();
  for (const { folder } of [one, two]) forgetFolder(folder);
});
