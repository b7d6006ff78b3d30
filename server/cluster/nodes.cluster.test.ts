/** Two nodes behind no balancer at all: whatever was begun at one of them goes on at the other, and nothing is sticky. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Headless, Jar } from '#testkit/headless';
import { connect, play } from '#testkit/headless';
import { GUESS } from '../door/limits.ts';
import type { Postgres } from '../tests/services.ts';
import { startPostgres } from '../tests/services.ts';
import { byStream } from '../tests/stream-socket.ts';
import type { WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
let nodes: WebServer[];
beforeAll(async () => {
  postgres = await startPostgres();
  nodes = await pair();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
});

async function pair(limits = {}): Promise<WebServer[]> {
  const DATABASE_URL = await postgres.newDatabase();
  const nodeTimes = { beat: 50, silence: 1_000 };
  return Promise.all([0, 1].map(() => startWeb({ DATABASE_URL }, { nodeTimes, limits })));
}

/** Each request goes to the other node than the one before. */
function inTurn(servers: readonly WebServer[]): WebServer['ask'] {
  let turn = 0;
  return (...args) => servers[turn++ % servers.length].ask(...args);
}

interface Seat {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
}

const QUICK = { flipMillis: 0, windowMillis: 1, rounds: 1 };

async function create(ask: WebServer['ask'], options: object = QUICK): Promise<Seat & { jar: Jar }> {
  const jar: Jar = new Map();
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3, options };
  const answer = await ask('POST', '/api/tables', { jar, body });
  expect(answer.status).toBe(201);
  return { ...answer.json<Seat>(), jar };
}

async function join(ask: WebServer['ask'], code: string): Promise<Seat & { jar: Jar }> {
  const jar: Jar = new Map();
  const answer = await ask('POST', `/api/tables/${code}/join`, { jar, body: { name: 'Ben', avatar: 'owl' } });
  expect(answer.status).toBe(200);
  return { ...answer.json<Seat>(), jar };
}

test('seats, cookies, hand-offs and "my tables" of one node are good at the other', async () => {
  const [a, b] = nodes;
  const mia = await create(a.ask);
  expect((await b.ask('GET', `/api/tables/${mia.code}`)).json()).toMatchObject({ table: mia.table, host: 'Mia' });
  const ben = await join(b.ask, mia.code);
  expect(ben.chair).toBe(1);
  const again = await a.ask('POST', `/api/tables/${mia.code}/join`, {
    jar: ben.jar,
    body: { name: 'Ben', avatar: 'owl' },
  });
  expect(again.json<Seat>().chair).toBe(1);
  const mine = (await b.ask('GET', '/api/tables', { jar: mia.jar })).json<{ tables: Seat[] }>();
  expect(mine.tables.map(({ table, chair }) => [table, chair])).toEqual([[mia.table, 0]]);
  const offered = await a.ask('POST', `/api/tables/${mia.table}/hand-off`, { jar: mia.jar });
  const { secret } = offered.json<{ secret: string }>();
  const phone: Jar = new Map();
  const take = () => b.ask('POST', `/api/tables/${mia.table}/hand-off/take`, { jar: phone, body: { secret } });
  expect((await take()).json<Seat>().chair).toBe(0);
  expect((await take()).status).toBe(403);
  expect((await a.ask('GET', '/api/tables', { jar: phone })).json<{ tables: Seat[] }>().tables).toHaveLength(1);
});

test('H1-05 a game with people at both nodes is played to its end, and both were told the same', async () => {
  const [a, b] = nodes;
  const mia = await create(a.ask);
  const ben = await join(b.ask, mia.code);
  const pages: Headless[] = [await connect(a.origin, mia), await connect(b.origin, ben)];
  await pages[0].ask({ kind: 'bot', chair: 2 });
  await pages[0].ask({ kind: 'manners', manners: { thinking: 5 } });
  await pages[1].ask({ kind: 'ready', ready: true });
  await pages[0].until(({ room }) => room?.chairs[1].kind === 'person' && room.chairs[1].ready);
  expect(await pages[0].ask({ kind: 'start' })).toMatchObject({ kind: 'taken' });
  await Promise.all(pages.map((page) => play(page)));
  await Promise.all(pages.map((page) => page.until(({ room }) => room?.stage === 'over')));
  expect(pages[0].known.over).toEqual(pages[1].known.over);
  expect(pages[0].known.room).toEqual(pages[1].known.room);
  for (const page of pages) page.leave();
});

test('a page without sockets, whose stream is at one node and whose every word reaches the other than the one before', async () => {
  const [a, b] = nodes;
  const mia = await create(a.ask);
  const page = await connect(a.origin, mia, { open: byStream(b.origin, a.origin) });
  for (const chair of [1, 2]) page.send({ kind: 'bot', chair });
  page.send({ kind: 'manners', manners: { thinking: 5 } });
  page.send({ kind: 'start' });
  await play(page);
  await page.until(({ room }) => room?.stage === 'over');
  expect(page.unanswered.size).toBe(0);
  page.leave();
});

test('limits that stand against guessing hold for all nodes together', async () => {
  const minute = (): number => Math.floor(Date.now() / 60_000);
  // When a minute ends in between, the count begins anew: then once more.
  for (let began = -1; began !== minute(); ) {
    began = minute();
    const servers = await pair({ guesses: 10 * GUESS.wrong });
    const ask = inTurn(servers);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push((await ask('GET', '/api/tables/NOPE-00')).status);
    await Promise.all(servers.map((server) => server.stop()));
    if (began === minute()) expect(statuses).toEqual(Array.from({ length: 30 }, (_, i) => (i < 10 ? 404 : 429)));
  }
});

test('who was here through a node that is gone is seen to be away, and comes back through the other', async () => {
  const [a, b] = await pair();
  const mia = await create(a.ask);
  const ben = await join(b.ask, mia.code);
  const watching = await connect(a.origin, mia);
  const page = await connect(b.origin, ben, { open: byStream() });
  const isAway = (): boolean => {
    const chair = watching.known.room?.chairs[1];
    return chair?.kind === 'person' && chair.away;
  };
  await watching.until(() => !isAway());
  await b.stop();
  await watching.until(isAway);
  await page.resume(a.origin);
  await watching.until(() => !isAway());
  for (const open of [watching, page]) open.leave();
  await a.stop();
});
