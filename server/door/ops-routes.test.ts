/** What may be asked about the server itself: anybody hears whether it lives, only operators hear more. */
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Jar, Ticket } from '#testkit/headless';
import { connect } from '#testkit/headless';
import { databaseFile } from '../store/sqlite-files.ts';
import { PATIENT } from '../tests/bare-page.ts';
import type { AskOptions, WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';

vi.setConfig({ testTimeout: 60_000 });

async function start(env: Record<string, string> = {}): Promise<WebServer> {
  const web = await startWeb(env);
  onTestFinished(() => web.stop());
  return web;
}

async function seatAt(web: WebServer, game: string): Promise<Ticket> {
  const jar: Jar = new Map();
  const answer = await web.ask('POST', '/api/tables', { jar, body: { game, name: 'Mia', avatar: 'fox', chairs: 2 } });
  return { ...answer.json<Ticket>(), jar };
}

const OUTSIDE: readonly AskOptions[] = [
  { headers: { 'x-forwarded-for': '203.0.113.9' } },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { forwarded: 'for=127.0.0.1' } },
  { headers: { host: 'rebound.example' } },
  { headers: { host: '192.168.1.20:8080' } },
  { headers: { host: 'localhost.rebound.example' } },
];

test('H18-01 figures and details are for the machine itself, not for a home network, a proxy or a rebound name', async () => {
  for (const web of [await start(), await start({ TRUST_PROXY: '1' })]) {
    expect((await web.ask('GET', '/metrics')).text).toContain('breadboard_moves_total');
    expect((await web.ask('GET', '/metrics', { headers: { host: 'localhost:1' } })).status).toBe(200);
    expect((await web.ask('GET', '/readyz')).json()).toEqual({ ready: true, games: 0 });
    for (const outside of [...OUTSIDE, { headers: { 'x-forwarded-for': '192.168.1.20' } }]) {
      const { status, json } = await web.ask('GET', '/metrics', outside);
      expect([status, json().error.code]).toEqual([403, 'operators-only']);
      expect((await web.ask('GET', '/readyz', outside)).json()).toEqual({ ready: true });
      expect((await web.ask('GET', '/healthz', outside)).text).toBe('ok\n');
    }
  }
});

test('H18-01 with a token figures are for whoever has it, from anywhere, and for nobody else', async () => {
  const web = await start({ METRICS_TOKEN: 'figures-for-friends', PUBLIC_URL: 'https://table.example' });
  const asked = (authorization: string, host: string) =>
    web.ask('GET', '/metrics', { headers: { authorization, host, 'x-forwarded-for': '203.0.113.9' } });
  expect((await asked('Bearer figures-for-friends', '10.0.0.4:8080')).status).toBe(200);
  for (const wrong of ['Bearer figures-for-friend', 'Bearer ', '', 'figures-for-friends', 'Basic figures-for-friends'])
    expect((await asked(wrong, 'localhost')).status).toBe(403);
  expect((await web.ask('GET', '/metrics')).status).toBe(403);
  expect((await web.ask('GET', '/readyz')).json()).toEqual({ ready: true });
});

test('H18-01 nothing that others can ask for moves with an input they may not know of', async () => {
  const web = await start();
  const ticket = await seatAt(web, 'plates-and-napkins');
  const jar: Jar = new Map();
  const body = { name: 'Ben', avatar: 'owl' };
  await web.ask('POST', `/api/tables/${ticket.code}/join`, { jar, body });
  const [mia, ben] = await Promise.all([ticket, { ...ticket, jar }].map((seat) => connect(web.origin, seat)));
  await ben.ask({ kind: 'ready', ready: true });
  await mia.until(({ room }) => room?.chairs[1].kind === 'person' && room.chairs[1].ready);
  expect(await mia.ask({ kind: 'start' })).toMatchObject({ kind: 'taken' });
  await ben.until(({ look }) => look);
  const everything = async (): Promise<string[]> => {
    const paths = ['/healthz', '/readyz', '/metrics', `/api/tables/${ticket.code}`];
    const answers = await Promise.all(paths.map((path) => web.ask('GET', path, OUTSIDE[0])));
    return answers.map(({ status, text }) => `${status} ${text}`);
  };
  const interrupts = async (): Promise<string | undefined> =>
    /moves_total\{kind="interrupt"\} \d+/.exec((await web.ask('GET', '/metrics')).text)?.[0];
  const [before, operator] = [await everything(), await interrupts()];
  const frame = ben.known.look?.stack.at(-1)?.id ?? 0;
  const hidden = { kind: 'interrupt', frame, name: 'policy', answer: { policy: 'never' } } as const;
  expect(await ben.ask(hidden)).toMatchObject({ kind: 'taken' });
  expect(await everything()).toEqual(before);
  // The operator's own figures do move: that is what has to be kept from players.
  expect(await interrupts()).not.toBe(operator);
  for (const page of [mia, ben]) page.leave();
});

test('H17-04 /readyz says 503 while the store fails, the log says so once, and 200 when it works again', async () => {
  const web = await start();
  const ticket = await seatAt(web, 'plates-and-napkins');
  const page = await connect(web.origin, ticket);
  const data = new DatabaseSync(databaseFile(`${web.folder}/data`));
  for (const what of ['INSERT ON log', 'UPDATE ON writers'])
    data.exec(`CREATE TRIGGER "no ${what}" BEFORE ${what} BEGIN SELECT RAISE(ROLLBACK, 'no room'); END`);
  const ready = async (): Promise<number> => (await web.ask('GET', '/readyz', OUTSIDE[0])).status;
  expect(await ready()).toBe(200);
  page.send({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
  await expect.poll(ready, PATIENT).toBe(503);
  expect((await web.ask('GET', '/readyz')).json()).toMatchObject({ ready: false, trouble: expect.any(String) });
  expect((await web.ask('GET', '/metrics')).text).toContain('breadboard_store_failing 1\n');
  const said = (level: number, words: string): number =>
    web.logged.filter((line) => line.includes(words) && line.includes(`"level":${level}`)).length;
  expect(said(50, 'the store fails: ')).toBe(1);
  for (const what of ['INSERT ON log', 'UPDATE ON writers']) data.exec(`DROP TRIGGER "no ${what}"`);
  data.close();
  await expect.poll(ready, PATIENT).toBe(200);
  expect(said(30, 'the store works again')).toBe(1);
  page.leave();
});

test('where the public address is set, other hosts are refused on every way in; health and this machine are not', async () => {
  const web = await start({ PUBLIC_URL: 'https://table.example' });
  const status = async (host: string, path = '/'): Promise<number> =>
    (await web.ask('GET', path, { headers: { host } })).status;
  for (const host of ['table.example', 'TABLE.example', 'table.example:443', 'localhost:8080', '127.0.0.1', '[::1]:80'])
    expect(await status(host)).toBe(200);
  for (const host of ['other.example', 'table.example:8080', 'table.example.evil.example', '192.168.1.20', 'a b']) {
    expect(await status(host)).toBe(421);
    expect(await status(host, '/api/tables')).toBe(421);
    expect(await status(host, '/nothing')).toBe(421);
    expect([await status(host, '/healthz'), await status(host, '/readyz')]).toEqual([200, 200]);
  }
  expect(await web.raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  const { json } = await web.ask('GET', '/', { headers: { host: 'other.example' } });
  expect(json().error).toMatchObject({ code: 'wrong-host', facts: { address: 'https://table.example' } });
  const upgrade = (host: string): Promise<string> =>
    web.raw(
      `GET /socket/table HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  expect(await upgrade('other.example')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await upgrade('table.example')).not.toMatch(/^HTTP\/1\.1 421 /);
  const open = await start();
  expect((await open.ask('GET', '/', { headers: { host: 'pi.local' } })).status).toBe(200);
});
