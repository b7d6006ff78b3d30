/** Nodes to which no news come at all: nobody is told no, or shown something old, because of what another node has stored. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { House, Refused, SeatGiven } from '#house/api';
import { openHouse } from '#house/house';
import { steadyClock } from '../clock.ts';
import type { SharedStore } from '../store/postgres.ts';
import { openPostgresStore } from '../store/postgres.ts';
import type { Postgres } from './services.ts';
import { startPostgres } from './services.ts';
import { thinkHere } from './table-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
let stores: SharedStore[];
let nodes: House[];
const complaints: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.newDatabase();
  stores = [await openPostgresStore({ url }), await openPostgresStore({ url })];
  nodes = stores.map(deaf);
});
afterAll(async () => {
  await Promise.all(nodes.map((rooms) => rooms.stop()));
  await Promise.all(stores.map((store) => store.stop()));
  await postgres.stop();
});

/** It hears nothing, and does not compare seqs by itself either. */
function deaf(store: SharedStore, i: number): House {
  return openHouse({
    store: { ...store, news: () => () => undefined },
    clock: steadyClock,
    chance: randomBytes,
    think: thinkHere,
    node: `node${i}`,
    lives: () => true,
    times: { sweep: 3_600_000 },
    log: (line) => complaints.push(line),
  });
}

function given(answer: SeatGiven | Refused): SeatGiven {
  if ('refused' in answer) throw new Error(answer.refused.code);
  return answer;
}

const ben = { name: 'Ben', avatar: 'owl' } as const;

test('a seat that was given by one node is known to the other at once, also one that has the table in memory', async () => {
  const [a, b] = nodes;
  const mia = given(await a.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3 }));
  expect(await b.doorplate(mia.code)).toMatchObject({ names: ['Mia', '', ''] });
  for (const [i, rooms] of [a, b].entries()) {
    const guest = given(await rooms.joinTable(mia.code, ben));
    const other = nodes[1 - i];
    expect((await other.admit(mia.table, guest.token)).person).toBeDefined();
    expect(await other.myTables([guest.token])).toHaveLength(1);
    expect(await other.doorplate(mia.table)).toMatchObject({ names: ['Mia', 'Ben', i === 0 ? '' : 'Ben 2'] });
  }
  expect(await a.joinTable(mia.code, ben)).toMatchObject({ refused: { code: 'full' } });
});

test('a hand-off that one node offered is taken at the other, once', async () => {
  const [a, b] = nodes;
  const mia = given(await a.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3 }));
  await b.doorplate(mia.code);
  const offered = await a.offerHandOff(mia.table, mia.token);
  if ('refused' in offered) throw new Error(offered.refused.code);
  const taken = given(await b.takeHandOff(mia.table, offered.secret));
  expect(taken.chair).toBe(0);
  expect(await a.takeHandOff(mia.table, offered.secret)).toMatchObject({ refused: { code: 'no-hand-off' } });
  expect(await a.myTables([taken.token])).toHaveLength(1);
  expect(complaints).toEqual([]);
});
