/** Streams and requests: a whole game where every socket is broken, seats by cookie, limits, and pages that fall silent. */
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, connect as dial } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '#house/api';
import { tableNameOf } from '#house/tokens';
import { PROTOCOL } from '#protocol';
import type { Jar, Ticket } from '#testkit/headless';
import { connect, play, stranger } from '#testkit/headless';
import { byStream } from '../tests/stream-socket.ts';
import type { Answer, WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';
import { COSTS, WINDOWS } from './limits.ts';
import { openStreams } from './streams.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let web: WebServer;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

const PATIENT = { timeout: 20_000 };
const QUICK = { flipMillis: 0, windowMillis: 1, rounds: 1 };
const hello = (load = 'load-of-test'): object => ({ kind: 'hello', protocol: PROTOCOL, load });

async function create(server = web): Promise<Ticket> {
  const jar: Jar = new Map();
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3, options: QUICK };
  const made = await server.ask('POST', '/api/tables', { jar, body });
  return { ...made.json<{ table: string; code: string }>(), jar };
}

/** Asks for a stream that is refused. */
function askStream(server: WebServer, message: object | string, headers: Record<string, string> = {}): Promise<Answer> {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return server.ask('GET', `/api/stream/abc?hello=${encodeURIComponent(text)}`, { headers });
}

const codeOf = ({ status, json }: Answer): unknown[] => [status, json().error.code];

test('a whole game where the network breaks every socket: one person by a stream, two bots', async () => {
  const ticket = await create();
  const proxy = await socketBreaker(web.running.port);
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await expect(connect(origin, ticket)).rejects.toThrow();
  const page = await connect(origin, ticket, { open: byStream() });
  for (const chair of [1, 2]) page.send({ kind: 'bot', chair });
  page.send({ kind: 'manners', manners: { thinking: 5 } });
  page.send({ kind: 'start' });
  await play(page);
  await page.until(({ room }) => room?.stage === 'over');
  expect(page.known.over?.seed.tableId).toBe(tableNameOf(ticket.table));
  expect(page.unanswered.size).toBe(0);
  page.leave();
  proxy.close();
});

test('the seat follows from the cookie, as on a socket; strangers only watch', async () => {
  const ticket = await create();
  const mine = await connect(web.origin, ticket, { open: byStream() });
  const other = await connect(web.origin, stranger(ticket.table), { open: byStream() });
  expect([mine.known.person, other.known.person]).toEqual([1, 0]);
  expect(await mine.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'taken' });
  expect(await other.ask({ kind: 'start' })).toMatchObject({ kind: 'refused', code: 'no-seat' });
  mine.leave();
  other.leave();
});

test('after a cut it goes on where it was, and what was said twice is done once', async () => {
  const ticket = await create();
  const page = await connect(web.origin, ticket, { open: byStream() });
  await page.ask({ kind: 'bot', chair: 1 });
  const body = { load: page.load, message: JSON.stringify({ kind: 'bot', n: 1, after: 0, chair: 2 }) };
  const again = await web.ask('POST', `/api/say/${ticket.table}`, { jar: ticket.jar, body });
  expect(again.json()).toEqual({ kind: 'taken', n: 1, last: 1 });
  await page.cut();
  await page.resume();
  expect(await page.ask({ kind: 'bot', chair: 2 })).toEqual({ kind: 'taken', n: 2, last: 2 });
  await page.until(({ room }) => room?.chairs.every(({ kind }) => kind !== 'empty'));
  page.leave();
});

test('a stream is not to be kept or held back on its way', async () => {
  const { table } = await create();
  const head = `GET /api/stream/${table}?hello=${encodeURIComponent(JSON.stringify({ ...hello(), protocol: 1 }))}`;
  const answer = await web.raw(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^content-type: text\/event-stream\r$/m);
  expect(answer).toMatch(/^cache-control: no-store\r$/m);
  expect(answer).toMatch(/^x-accel-buffering: no\r$/m);
  expect(answer).toContain('data: {"kind":"error","code":"wrong-protocol"}\n\n');
});

test('a stream begins with hello and is asked for by our own page', async () => {
  for (const message of ['nonsense', { kind: 'ping', n: 1 }, { kind: 'hello', protocol: PROTOCOL }])
    expect(codeOf(await askStream(web, message))).toEqual([400, 'malformed']);
  const elsewhere = await askStream(web, hello(), { origin: 'http://elsewhere.example' });
  expect(codeOf(elsewhere)).toEqual([403, 'wrong-origin']);
});

test('what nobody understands is answered as on a socket', async () => {
  const { table, jar } = await create();
  const say = (message: string) =>
    web.ask('POST', `/api/say/${table}`, { jar, body: { load: 'load-of-test', message } });
  const said = await Promise.all(['nonsense', '', 'x'.repeat(20_000)].map(say));
  expect(said.map((answer) => answer.json<{ code: string }>().code)).toEqual(['malformed', 'malformed', 'too-large']);
  const bare = await web.ask('POST', `/api/say/${table}`, { jar, body: { message: '{}' } });
  expect(codeOf(bare)).toEqual([400, 'malformed']);
});

test('an address that says too much by request is slowed down', async () => {
  const strict = await startWeb({}, { limits: { work: (3 * (COSTS.request + 1.1)) / WINDOWS.work } });
  const say = () => strict.ask('POST', '/api/say/abc', { body: { load: 'load-of-test' } });
  for (let i = 0; i < 3; i++) expect((await say()).status).toBe(204);
  expect((await say()).status).toBe(429);
  await strict.stop();
});

test('one address cannot take all streams, and gets one again for each that ends', async () => {
  const strict = await startWeb({}, { limits: { streamsOfAddress: 2 } });
  const ticket = await create(strict);
  const open = () => connect(strict.origin, ticket, { open: byStream() });
  const pages = [await open(), await open()];
  expect(codeOf(await askStream(strict, hello()))).toEqual([503, 'busy']);
  await pages[0].cut();
  await expect.poll(() => strict.running.metrics.text(), PATIENT).toContain('breadboard_streams 1');
  pages.push(await open());
  for (const page of pages) page.leave();
  await strict.stop();
});

test('who only watches takes the place of ten, and only half of all places', async () => {
  const ticket = await create();
  const watching = (server: WebServer) => server.ask('GET', `/api/stream/${ticket.table}?${asked}`);
  const asked = `hello=${encodeURIComponent(JSON.stringify(hello()))}`;
  const narrow = await startWeb({}, { limits: { streamsOfAddress: 9 } });
  expect(codeOf(await watching(narrow))).toEqual([503, 'busy']);
  await narrow.stop();
  const full = await startWeb({}, { limits: { streams: 2 } });
  const page = await connect(full.origin, await create(full), { open: byStream() });
  expect(codeOf(await watching(full))).toEqual([503, 'busy']);
  const second = await connect(full.origin, await create(full), { open: byStream() });
  for (const open of [page, second]) open.leave();
  await full.stop();
});

test('there are only so many streams', async () => {
  const strict = await startWeb({}, { limits: { streams: 1 } });
  const page = await connect(strict.origin, await create(strict), { open: byStream() });
  expect(codeOf(await askStream(strict, hello()))).toEqual([503, 'busy']);
  page.leave();
  await strict.stop();
});

test('a page that gives no sign of life is away, one that does is not, and something comes by every stream', async () => {
  const times = { write: 50, silence: 1_500, grace: 100 };
  const patient = await startWeb({}, { streamTimes: times });
  const mia = await create(patient);
  const jar: Jar = new Map();
  const join = { name: 'Ben', avatar: 'owl' };
  const seat = await patient.ask('POST', `/api/tables/${mia.code}/join`, { jar, body: join });
  const silent = await connect(patient.origin, { ...seat.json<Ticket>(), jar }, { open: byStream() });
  const lively = await connect(patient.origin, mia, { open: byStream() });
  const isAway = (chair: number): unknown => {
    const person = lively.known.room?.chairs[chair];
    return person?.kind === 'person' && person.away;
  };
  const body = { load: lively.load };
  const living = setInterval(() => patient.ask('POST', `/api/say/${mia.table}`, { body }), 50);
  await lively.until(() => isAway(1));
  clearInterval(living);
  await silent.closed();
  expect(lively.heard.filter(({ kind }) => kind === 'pong').length).toBeGreaterThan(5);
  expect(isAway(0)).toBe(false);
  lively.leave();
  await patient.stop();
});

test('a page whose stream ended for want of signs is back before anybody sees it away', async () => {
  const patient = await startWeb({}, { streamTimes: { write: 1_000, silence: 100, grace: 60_000 } });
  const ticket = await create(patient);
  const watching = await connect(patient.origin, stranger(ticket.table));
  const page = await connect(patient.origin, ticket, { open: byStream() });
  await page.closed();
  await page.resume();
  expect(await page.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'taken' });
  await watching.until(({ room }) => room?.chairs[0].kind === 'person' && room.chairs[0].ready);
  const rooms = watching.heard.filter((message) => message.kind === 'room');
  const wasAway = rooms.slice(rooms.findIndex(({ chairs: [mia] }) => mia.kind === 'person' && !mia.away));
  expect(wasAway.filter(({ chairs: [mia] }) => mia.kind === 'person' && mia.away)).toEqual([]);
  page.leave();
  watching.leave();
  await patient.stop();
});

test('a server that stops says goodbye on every stream and does not wait for it', async () => {
  const stopping = await startWeb();
  const page = await connect(stopping.origin, await create(stopping), { open: byStream() });
  stopping.running.drain();
  expect(await page.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'taken' });
  await stopping.stop();
  await page.closed();
  expect((await page.next('error')).code).toBe('closing');
});

test('a page that never reads is seen to fall behind, and its stream is cut although it never ends', async () => {
  const streams = openStreams(1, { hold: () => () => undefined });
  const opened = Promise.withResolvers<Connection>();
  const gone = Promise.withResolvers<void>();
  const session = {
    receive: () => undefined,
    charge: () => true,
    drained: () => undefined,
    gone: () => gone.resolve(),
  };
  const server = createHttp((_request, response) => {
    streams.open({ table: 't', load: 'l', charge: () => 'taken' }, response, (connection) => {
      opened.resolve(connection);
      return session;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = dial((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const connection = await opened.promise;
  for (let i = 0; i < 40; i++) connection.send('x'.repeat(1_000_000));
  expect(connection.unsent()).toBeGreaterThan(1_000_000);
  connection.close(1013);
  await gone.promise;
  expect(streams.count()).toBe(0);
  reader.destroy();
  server.close();
});

/** A network that lets http pass and cuts everything that wants to become a socket. */
async function socketBreaker(port: number) {
  const proxy = createServer((client: Socket) => {
    const server = dial(port, '127.0.0.1');
    client.on('data', (data) => (/^upgrade:/im.test(String(data)) ? client.destroy() : server.write(data)));
    server.on('data', (data) => client.write(data));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ])
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}
