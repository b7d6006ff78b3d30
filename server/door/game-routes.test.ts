/** Finished games over http: whole and exact for whoever has the id, also after a rematch; running ones for nobody. */
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { House } from '#house/api';
import type { Deed } from '#house/room/room';
import { tableId } from '#house/store';
import { fingerprint, matchOf, replay } from '#kernel';
import type { KeptGame } from '#protocol';
import type { Headless } from '#testkit/headless';
import { connect, play, stranger } from '#testkit/headless';
import type { Company } from '../tests/trials/crowd.ts';
import { gather } from '../tests/trials/crowd.ts';
import { openReading, wholeLog } from '../tests/trials/reading.ts';
import type { Answer, WebServer } from '../tests/web-server.ts';
import { askAt, startWeb } from '../tests/web-server.ts';
import { addGameRoutes } from './game-routes.ts';
import { COSTS, GUESS, Limiter, USUAL_LIMITS, WINDOWS } from './limits.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const QUICK = { flipMillis: 0, windowMillis: 1, rounds: 1 };
let web: WebServer;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

const company = (options = {}, server = web): Promise<Company> =>
  gather(
    { origin: server.origin, port: server.running.port },
    { game: 'sandwich', people: 2, bots: 1, options: { ...QUICK, ...options }, thinking: 2 },
  );

const fetched = (id: string, server = web): Promise<Answer> => server.ask('GET', `/api/games/${id}`);

async function begin([host, guest]: readonly Headless[]): Promise<void> {
  await guest.ask({ kind: 'ready', ready: true });
  await host.ask({ kind: 'start' });
  await Promise.all([host, guest].map((page) => page.until(({ look }) => look)));
}

const idOf = (page: Headless): string => page.known.over?.game ?? '';

async function startedIds(table: string): Promise<string[]> {
  const store = openReading(`${web.folder}/data`);
  const deeds = (await wholeLog(store, tableId(table))).map(({ payload }) => JSON.parse(payload) as Deed);
  await store.stop();
  return deeds.flatMap((deed) => (deed.is === 'started' && deed.game !== undefined ? [deed.game] : []));
}

/** Plays it again by the game's own rules. */
async function expectWhole(kept: KeptGame): Promise<void> {
  const shelved = findGame(kept.replay.game);
  if (shelved === undefined) throw new Error('no such game');
  const made = matchOf((await shelved.load()).game, kept.replay);
  if ('refused' in made) throw new Error(made.refused.code);
  const again = replay(made.match, kept.replay.seed, kept.replay.inputs);
  expect(again.refused).toBeUndefined();
  expect(fingerprint(again.table)).toBe(kept.replay.fingerprint);
}

test('H13-01 players and watchers are told the id when it ends, and find it there after a rematch', async () => {
  const { table, pages } = await company();
  const [host, guest] = pages;
  const watcher = await connect(web.origin, stranger(table));
  await begin(pages);
  const [running] = await startedIds(table);
  const early = await fetched(running);
  expect([early.status, early.json().error.code]).toEqual([404, 'no-replay']);
  await Promise.all(pages.map((page) => play(page)));
  await watcher.until(({ over }) => over);
  const ids = [host, guest, watcher].map(idOf);
  expect(new Set(ids)).toEqual(new Set([running]));
  const kept = (await fetched(running)).json<KeptGame>();
  expect(kept).toMatchObject({
    game: running,
    seats: [{ kind: 'person', name: 'Mia', avatar: 'fox' }, { name: 'Guest 1' }, { kind: 'bot' }],
    replay: { seed: host.known.over?.seed, game: 'sandwich', seats: 3 },
  });
  await expectWhole(kept);
  await host.ask({ kind: 'rematch' });
  await begin(pages);
  expect((await fetched(running)).json()).toEqual(kept);
  const [, second] = await startedIds(table);
  expect((await fetched(second)).status).toBe(404);
  await Promise.all(pages.map((page) => play(page)));
  expect(host.known.room?.finished).toEqual([running, second]);
  await expectWhole((await fetched(second)).json<KeptGame>());
  expect((await fetched(running)).json()).toEqual(kept);
  const { tables } = (await web.ask('GET', '/api/tables', { jar: host.ticket.jar })).json<{ tables: object[] }>();
  expect(tables).toMatchObject([{ finished: [running, second] }]);
  for (const page of [...pages, watcher]) page.leave();
});

test('H13-01 its id is in no message before its end', async () => {
  const { table, pages } = await company({ market: 'calm', grabSeconds: 0 });
  await begin(pages);
  const [id] = await startedIds(table);
  expect(pages.flatMap(({ frames }) => frames).join()).not.toContain(id);
  await pages[0].ask({ kind: 'end' });
  await pages[1].until(({ over }) => over?.game === id);
  const kept = (await fetched(id)).json<KeptGame>();
  await expectWhole(kept);
  for (const page of pages) page.leave();
});

test('a game that everybody has left is kept nowhere', async () => {
  const { table, pages } = await company({ market: 'calm', grabSeconds: 0 });
  await begin(pages);
  const [id] = await startedIds(table);
  for (const page of pages) await page.ask({ kind: 'leave' });
  await expect
    .poll(async () => (await web.ask('GET', `/api/tables/${pages[0].ticket.code}`)).status, { timeout: 30_000 })
    .toBe(404);
  const late = await connect(web.origin, stranger(table));
  await late.until(({ over }) => over);
  expect([late.known.room?.stage, idOf(late)]).toEqual(['closed', '']);
  expect((await fetched(id)).status).toBe(404);
  late.leave();
});

test('H13-02 own words are left out, and it leads nobody to its table', async () => {
  const { table, pages } = await company();
  const [host] = pages;
  const said = await host.ask({ kind: 'words', text: 'a most peculiar picnic' });
  const theme = said.kind === 'taken' ? String(said.words) : '';
  await host.ask({ kind: 'options', options: { ...QUICK, theme }, chairs: 3 });
  await begin(pages);
  await host.ask({ kind: 'end' });
  await host.until(({ over }) => over);
  const answer = await fetched(idOf(host));
  expect(answer.json<KeptGame>().replay.options).toMatchObject({ theme });
  for (const secret of ['peculiar', table, host.ticket.code]) expect(answer.text).not.toContain(secret);
  for (const page of pages) page.leave();
});

test('H13-02 it is found no longer than the setting says', async () => {
  const forgetful = await startWeb({ KEEP_DAYS: '0' });
  const { pages } = await company({}, forgetful);
  await begin(pages);
  await pages[0].ask({ kind: 'end' });
  await pages[0].until(({ over }) => over);
  expect((await fetched(idOf(pages[0]), forgetful)).status).toBe(404);
  for (const page of pages) page.leave();
  await forgetful.stop();
});

test('ids are not tried without end, and games not fetched without end', async () => {
  const strict = await startWeb({}, { limits: { guesses: 2 * GUESS.wrong } });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await fetched(`${'0'.repeat(31)}${i}`, strict)).status);
  expect(statuses).toEqual([404, 404, 429, 429]);
  const { ids } = { ids: ['%00', '..%2f..', 'x'.repeat(65), ''] };
  for (const id of ids) expect((await fetched(id, web)).status).toBe(404);
  await strict.stop();
  const busy = await startWeb({}, { limits: { work: (5 * (COSTS.game + 4)) / WINDOWS.work } });
  const answers: number[] = [];
  for (let i = 0; i < 7; i++) answers.push((await fetched('a', busy)).status);
  expect(answers).toEqual([404, 404, 404, 404, 404, 429, 429]);
  await busy.stop();
});

test('H13-04 finished games are sent one at a time to an address, packed as they are kept, and beside others', async () => {
  const now = new Map<string, number>();
  let most = 0;
  const waiting: (() => void)[] = [];
  const packed = gzipSync(JSON.stringify({ game: 'sent' })).toString('base64');
  const keptGame = async (id: string): Promise<{ packed: string }> => {
    now.set(id, (now.get(id) ?? 0) + 1);
    most = Math.max(most, now.get(id) ?? 0);
    await new Promise<void>((resolve) => waiting.push(resolve));
    now.set(id, (now.get(id) ?? 0) - 1);
    return { packed };
  };
  const app = fastify({ trustProxy: true });
  const limiter = new Limiter(USUAL_LIMITS, () => 0);
  addGameRoutes(app, { house: { keptGame } as unknown as House, limiter });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (address: string, headers = {}) =>
    askAt(port)('GET', `/api/games/${address}`, { headers: { 'x-forwarded-for': address, ...headers } });
  const asked = [...Array.from({ length: 8 }, () => ask('10.0.0.1')), ask('10.0.0.2', { 'accept-encoding': 'gzip' })];
  for (let sent = 0; sent < asked.length; sent++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  const answers = await Promise.all(asked);
  expect(answers.map(({ status, json }) => [status, json()])).toEqual(asked.map(() => [200, { game: 'sent' }]));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([...Array(8).fill(undefined), 'gzip']);
  expect(most).toBe(1);
  await app.close();
});
