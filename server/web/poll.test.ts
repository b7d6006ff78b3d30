/** Long polls: a whole game where every socket is broken, lines that belong to one browser, and queues with an end. */
import type { AddressInfo, Socket } from 'node:net';
import { createServer, connect as dial } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Jar } from '#testkit/headless';
import { connect } from '#testkit/headless';
import type { Line, LineDoor } from '../rooms-api.ts';
import type { PollPage } from '../tests/poll-page.ts';
import { hello, last, openPoll, playByPolls } from '../tests/poll-page.ts';
import type { WebServer } from '../tests/web-server.ts';
import { askAt, startWeb } from '../tests/web-server.ts';
import { tableNameOf } from '../tokens.ts';
import { openPollLines } from './poll-lines.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let web: WebServer;
beforeAll(async () => {
  web = await startWeb({}, { pollTimes: { wait: 500, silence: 60_000 } });
});
afterAll(() => web.stop());

const PATIENT = { timeout: 20_000 };
const QUICK = { flipMillis: 0, windowMillis: 1, rounds: 1 };

async function create(jar: Jar): Promise<{ table: string; code: string }> {
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3, options: QUICK };
  return (await web.ask('POST', '/api/tables', { jar, body })).json();
}

async function greeted(jar: Jar, table: string): Promise<PollPage> {
  const page = await openPoll(web.ask, table, jar);
  await page.say(hello);
  await page.until(() => last(page, 'welcome'));
  return page;
}

test('a whole game where the network breaks every socket: one person by long polls, two bots', async () => {
  const jar: Jar = new Map();
  const { table, code } = await create(jar);
  const proxy = await socketBreaker(web.running.port);
  const { port } = proxy.address() as AddressInfo;
  await expect(connect(`http://127.0.0.1:${port}`, { table, code, jar })).rejects.toThrow();
  const page = await openPoll(askAt(port), table, jar);
  await page.say(hello);
  for (const chair of [1, 2]) await page.say({ kind: 'bot', id: `b${chair}`, chair });
  await page.say({ kind: 'manners', id: 'm', manners: { thinking: 5 } }, { kind: 'start', id: 's' });
  await playByPolls(page);
  expect(last(page, 'over')?.seed.tableId).toBe(tableNameOf(table));
  expect(last(page, 'room')?.stage).toBe('over');
  proxy.close();
});

test('a line belongs to the browser that opened it', async () => {
  const [mine, other]: Jar[] = [new Map(), new Map()];
  const { table } = await create(mine);
  const { session } = await greeted(mine, table);
  await greeted(other, table);
  for (const jar of [other, new Map([['line', 'x']]), new Map()]) {
    for (const path of ['hear', 'say', 'leave']) {
      const body = { session, ...(path === 'hear' ? { after: 0 } : {}), ...(path === 'say' ? { messages: [] } : {}) };
      const { status, json } = await web.ask('POST', `/api/poll/${path}`, { jar, body });
      expect([status, json().error.code]).toEqual([410, 'no-session']);
    }
  }
  const { headers } = await web.ask('POST', '/api/poll/open', { body: { table } });
  expect(headers['set-cookie']?.[0]).toMatch(/^line=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('the seat follows from the cookie, as on a socket; strangers only watch', async () => {
  const jar: Jar = new Map();
  const { table } = await create(jar);
  expect(last(await greeted(jar, table), 'welcome')?.person).toBeGreaterThan(0);
  expect(last(await greeted(new Map(), table), 'welcome')?.person).toBe(0);
});

test('what was lost on the way is told again, what was heard is not', async () => {
  const jar: Jar = new Map();
  const { table } = await create(jar);
  const page = await openPoll(web.ask, table, jar);
  await page.say(hello);
  const hear = async (after: number): Promise<{ messages: string[]; upTo: number }> =>
    (await web.ask('POST', '/api/poll/hear', { jar, body: { session: page.session, after } })).json();
  await expect.poll(async () => (await hear(0)).upTo, PATIENT).toBeGreaterThan(1);
  const first = await hear(0);
  expect(await hear(0)).toEqual(first);
  await page.say({ kind: 'ping', n: 7 });
  const next = await hear(first.upTo);
  expect(next.messages).toEqual(['{"kind":"pong","n":7}']);
  expect(next.upTo).toBe(first.upTo + 1);
});

test('a page with nothing to hear gets an answer after a while all the same', async () => {
  const jar: Jar = new Map();
  const { table } = await create(jar);
  const page = await greeted(jar, table);
  await page.hear();
  const before = page.heard.length;
  await page.hear();
  expect(page.heard.length).toBe(before);
});

test('lines that fill with words nobody understands answer like a socket', async () => {
  const jar: Jar = new Map();
  const { table } = await create(jar);
  const page = await openPoll(web.ask, table, jar);
  const body = { session: page.session, messages: ['nonsense', '', 'x'.repeat(20_000), '{"kind":"leave","id":"a"}'] };
  expect((await web.ask('POST', '/api/poll/say', { jar, body })).status).toBe(204);
  await page.until(() => page.heard.length >= 4);
  expect(page.heard.map((message) => 'code' in message && message.code)).toEqual([
    ...['malformed', 'malformed', 'too-large', 'hello-first'],
  ]);
});

test('a line that asks too much is slowed down, another of the same address is not', async () => {
  const strict = await startWeb({}, { limits: { line: 3 }, pollTimes: { wait: 1, silence: 60_000 } });
  const jar: Jar = new Map();
  const made = await strict.ask('POST', '/api/tables', { jar, body: { game: 'sandwich', name: 'A', avatar: 'fox' } });
  const { table } = made.json<{ table: string }>();
  const pages = [await openPoll(strict.ask, table, jar), await openPoll(strict.ask, table, jar)];
  for (let i = 0; i < 3; i++) expect((await pages[0].say({ kind: 'ping', n: i })).status).toBe(204);
  expect((await pages[0].say({ kind: 'ping', n: 3 })).status).toBe(429);
  expect((await pages[1].say({ kind: 'ping', n: 3 })).status).toBe(204);
  await strict.stop();
});

test('there are only so many lines', async () => {
  const strict = await startWeb({}, { limits: { lines: 2 } });
  const open = () => strict.ask('POST', '/api/poll/open', { body: { table: 'abc' } });
  await Promise.all([open(), open()]);
  const third = await open();
  expect([third.status, third.json().error.code]).toEqual([503, 'busy']);
  await strict.stop();
});

test('a draining server serves the lines it has; one that stops tells waiting pages to come back and does not wait for them', async () => {
  const stopping = await startWeb();
  const jar: Jar = new Map();
  const made = await stopping.ask('POST', '/api/tables', { jar, body: { game: 'sandwich', name: 'A', avatar: 'fox' } });
  const page = await openPoll(stopping.ask, made.json<{ table: string }>().table, jar);
  await page.say(hello);
  await page.until(() => last(page, 'room'));
  const waiting = page.hear();
  // Asked after it and answered, so the page is waiting by now.
  for (let i = 0; i < 3; i++) await stopping.ask('GET', '/healthz');
  stopping.running.drain();
  await page.say({ kind: 'ping', n: 1 });
  expect(await waiting).toBeUndefined();
  const later = page.hear();
  for (let i = 0; i < 3; i++) await stopping.ask('GET', '/healthz');
  await stopping.stop();
  expect(await later).toBe(1001);
  expect(last(page, 'error')?.code).toBe('closing');
});

describe('lines by themselves', () => {
  const opened = (silence = 60_000) => {
    const line: Line = { hear: vi.fn(), drained: vi.fn(), gone: vi.fn() };
    const lines = openPollLines({ all: 10, ofAddress: 10 }, { wait: 50, silence });
    let door: LineDoor | undefined;
    const session = lines.open('me', 'here', (given) => {
      door = given;
      return line;
    });
    if (door === undefined || session === undefined) throw new Error('not opened');
    return { line, lines, door, session };
  };

  test('who asks again takes the place of who asked before', async () => {
    const { lines, door, session } = opened();
    const first = lines.find(session, 'me')?.hear(0);
    const second = lines.find(session, 'me')?.hear(0);
    expect(await first).toEqual({ messages: [], upTo: 0 });
    door.send('news');
    expect(await second).toEqual({ messages: ['news'], upTo: 1 });
    lines.close(1001);
  });

  test('a page that never hears is given up before its queue grows without end', async () => {
    const { line, lines, door, session } = opened();
    for (let i = 0; i < 5; i++) door.send('x'.repeat(1_000_000));
    expect(line.gone).toHaveBeenCalledTimes(1);
    door.send('more');
    expect(await lines.find(session, 'me')?.hear(0)).toMatchObject({ closed: 1013 });
    const many = opened();
    for (let i = 0; i <= 1_000; i++) many.door.send('x');
    expect(many.line.gone).toHaveBeenCalledTimes(1);
  });

  test('unsent counts what waits, and hearing it all drains the line', async () => {
    const { line, lines, door, session } = opened();
    door.send('four');
    expect(door.unsent()).toBe(4);
    const heard = await lines.find(session, 'me')?.hear(0);
    expect(door.roundTrip()).toBeUndefined();
    await lines.find(session, 'me')?.hear(heard?.upTo ?? 0);
    expect([door.unsent(), door.roundTrip()]).toEqual([0, expect.any(Number)]);
    expect(line.drained).toHaveBeenCalledTimes(1);
    lines.close(1001);
  });

  test('one address cannot take all lines from the others, and gets one again for each that ends', async () => {
    const lines = openPollLines({ all: 4, ofAddress: 2 }, { wait: 10, silence: 20 });
    const line: Line = { hear: vi.fn(), drained: vi.fn(), gone: vi.fn() };
    const open = (address: string): string | undefined => lines.open('me', address, () => line);
    const [first, , third] = [open('a'), open('a'), open('a')];
    expect([first !== undefined, third]).toEqual([true, undefined]);
    expect(open('b')).toBeDefined();
    lines.find(first ?? '', 'me')?.leave();
    await expect.poll(() => open('a'), PATIENT).toBeDefined();
    lines.close(1001);
  });

  test('a page that fell silent is gone, and its line is forgotten', async () => {
    const { line, lines, session } = opened(40);
    await expect.poll(() => vi.mocked(line.gone).mock.calls.length, PATIENT).toBe(1);
    await expect.poll(() => lines.count(), PATIENT).toBe(0);
    expect(lines.find(session, 'me')).toBeUndefined();
  });
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
