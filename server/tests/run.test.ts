/** The server as a process: one per folder, stopped in good order, copied while it runs and brought back elsewhere. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Jar } from '#testkit/headless';
import { connect, play } from '#testkit/headless';
import type { ServerProcess } from './server-process.ts';
import { runScript, spawnBehindShell, spawnOnFullDisk, spawnServer } from './server-process.ts';
import { askAt, makeSite } from './web-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let site: string;
let data: string;
const servers: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  site = makeSite(folder);
  data = join(folder, 'data');
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

async function server(env: Record<string, string> = {}): Promise<ServerProcess> {
  const started = await spawnServer(site, { DATA_DIR: data, ...env });
  servers.push(started);
  return started;
}

interface Ticket {
  readonly table: string;
  readonly code: string;
  readonly jar: Jar;
}

async function create({ port }: ServerProcess): Promise<Ticket> {
  const jar: Jar = new Map();
  const options = { flipMillis: 0, windowMillis: 1, rounds: 1 };
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3, options };
  const { table, code } = (await askAt(port)('POST', '/api/tables', { jar, body })).json<Ticket>();
  return { table, code, jar };
}

test('a second server on the same folder is refused with one clear line', async () => {
  await server();
  await expect(server()).rejects.toThrow(
    `ended with 1: The tables cannot be opened: ${data} is in use by another Breadboard server: stop that one, or set DATA_DIR to another folder\n`,
  );
});

test('a wrong setting, a taken port and a page that is not built are refused with one clear line', async () => {
  await expect(spawnServer(site, { PORT: 'eighty' })).rejects.toThrow('ended with 1: PORT is eighty, but');
  const { port } = await server();
  const taken = { PORT: String(port), DATA_DIR: join(folder, 'other') };
  await expect(spawnServer(site, taken)).rejects.toThrow(`ended with 1: Port ${port} is in use by another program.`);
  await expect(spawnServer(folder, {})).rejects.toThrow('ended with 1: The page is not built yet');
});

test('SIGTERM: pages are told to come back, everything is stored, and the exit code is 0', async () => {
  const first = await server();
  const ticket = await create(first);
  const page = await connect(first.origin, ticket);
  await page.ask({ kind: 'ready', ready: true });
  first.child.kill('SIGTERM');
  expect(await page.closed()).toBe(1001);
  expect((await page.next('error')).code).toBe('closing');
  expect(await first.ended).toBe(0);
  expect(readdirSync(data).sort()).toEqual(['breadboard.db', 'breadboard.lock']);
  const logged = first
    .out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  expect(logged.map(({ msg }) => msg)).toEqual(['listening', 'stopping', 'stopped']);
  const second = await server();
  const again = await connect(second.origin, ticket);
  await again.until(({ room }) => room);
  expect(again.known.room).toEqual(page.known.room);
  again.leave();
});

test('a server whose npm is gone stops in good order too, instead of holding the folder for ever', async () => {
  const first = await spawnBehindShell(site, { DATA_DIR: data });
  servers.push(first);
  first.child.kill('SIGTERM');
  await first.ended;
  expect(first.out()).toContain('"signal":"npm ended"');
  expect(first.out()).toContain('"msg":"stopped"');
  await server();
});

test('with time to drain, balancers hear 503 while games go on', async () => {
  const draining = await server({ DRAIN_SECONDS: '300' });
  const ticket = await create(draining);
  const page = await connect(draining.origin, ticket);
  const ask = askAt(draining.port);
  draining.child.kill('SIGTERM');
  await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 20_000 }).toBe(503);
  expect((await page.ask({ kind: 'ready', ready: true })).kind).toBe('taken');
  page.leave();
});

test('H2-06 a backup in the middle of a game, restored into an empty folder, is played to the end', async () => {
  const running = await server();
  const ticket = await create(running);
  const page = await connect(running.origin, ticket);
  for (const chair of [1, 2]) await page.ask({ kind: 'bot', chair });
  await page.ask({ kind: 'manners', manners: { thinking: 5 } });
  await page.ask({ kind: 'start' });
  await play(page, { enough: ({ seq }) => seq > 8 });
  const file = join(folder, 'tables.backup');
  const backedUp = await runScript('copy.ts', ['backup', file], { DATA_DIR: data });
  expect(backedUp).toEqual({ code: 0, out: `${data} was copied into ${file}\n`, err: '' });
  page.leave();
  running.child.kill('SIGKILL');
  await running.ended;
  const elsewhere = join(folder, 'elsewhere');
  const restored = await runScript('copy.ts', ['restore', file], { DATA_DIR: elsewhere });
  expect(restored).toEqual({ code: 0, out: `${file} was restored into ${elsewhere}\n`, err: '' });
  const other = await server({ DATA_DIR: elsewhere });
  const back = await connect(other.origin, ticket);
  await play(back);
  expect(back.known.room?.stage).toBe('over');
  back.leave();
});

test('a killed server’s folder can be backed up before anything is started again', async () => {
  const killed = await server();
  const { table } = await create(killed);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const file = join(folder, 'after.backup');
  expect((await runScript('copy.ts', ['backup', file], { DATA_DIR: data })).err).toBe('');
  const elsewhere = join(folder, 'elsewhere');
  expect((await runScript('copy.ts', ['restore', file], { DATA_DIR: elsewhere })).code).toBe(0);
  const other = await server({ DATA_DIR: elsewhere });
  expect((await askAt(other.port)('GET', `/api/tables/${table}`)).json()).toMatchObject({ table, host: 'Mia' });
});

test('H17-01 a killed server’s folder that was backed up and verified is opened again with all that was acknowledged', async () => {
  for (let kills = 0; kills < 2; kills++) {
    const killed = await server();
    const { table } = await create(killed);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect((await runScript('copy.ts', ['backup', join(folder, `${kills}.backup`)], { DATA_DIR: data })).err).toBe('');
    expect(await runScript('verify.ts', [], { DATA_DIR: data })).toMatchObject({ code: 0, err: '' });
    const next = await server();
    expect((await askAt(next.port)('GET', `/api/tables/${table}`)).json()).toMatchObject({ table });
    next.child.kill('SIGKILL');
    await next.ended;
  }
});

test('H2-02, H17-04 a full disk: nothing is promised, balancers and the log are told, and it goes on when there is room', async () => {
  const full = await spawnOnFullDisk(site, 2048, { DATA_DIR: data });
  servers.push(full);
  const ask = askAt(full.port);
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3 };
  const status = async (): Promise<number> => (await ask('POST', '/api/tables', { body })).status;
  await expect.poll(status, { timeout: 50_000, interval: 1 }).toBe(500);
  expect((await ask('GET', '/readyz')).status).toBe(503);
  expect(full.out()).toMatch(/"level":50,[^\n]*the store fails: /);
  const outside = new DatabaseSync(join(data, 'breadboard.db'));
  outside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 20_000 }).toBe(200);
  outside.close();
  expect(await status()).toBe(201);
  expect(full.out()).toContain('the store works again');
  full.child.kill('SIGTERM');
  expect(await full.ended).toBe(0);
  expect(await runScript('verify.ts', [], { DATA_DIR: data })).toMatchObject({ code: 0, err: '' });
});

test('a backup never overwrites, a restore never mixes, and both say what is wrong', async () => {
  const { port: _ } = await server();
  const file = join(folder, 'a.backup');
  writeFileSync(file, 'something else');
  expect(await runScript('copy.ts', ['backup', file], { DATA_DIR: data })).toMatchObject({
    code: 1,
    err: `${file} exists already: a backup never overwrites\n`,
  });
  expect(await runScript('copy.ts', ['restore', file], { DATA_DIR: data })).toMatchObject({
    code: 1,
    err: `${data} is not empty: a backup is restored into an empty folder only\n`,
  });
  const nothing = join(folder, 'nothing');
  expect(await runScript('copy.ts', ['backup', join(folder, 'b')], { DATA_DIR: nothing })).toMatchObject({
    code: 1,
    err: `there is no store in ${nothing}\n`,
  });
  const broken = await runScript('copy.ts', ['restore', file], { DATA_DIR: nothing });
  expect([broken.code, broken.err]).toEqual([1, expect.stringContaining(`the data in ${file} is damaged`)]);
  const elsewhere = await runScript('copy.ts', ['backup', join(folder, 'c')], { DATABASE_URL: 'postgres://db/tables' });
  expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  for (const args of [[], ['a', 'b'], ['--force']])
    expect(await runScript('copy.ts', ['backup', ...args], {})).toMatchObject({
      code: 2,
      err: expect.stringContaining('-- FILE'),
    });
  expect(existsSync(join(nothing, 'breadboard.db'))).toBe(false);
});

test('a path means what it meant where it was written', async () => {
  await server();
  const done = await runScript('copy.ts', ['backup', 'here.backup'], { DATA_DIR: data, INIT_CWD: folder });
  expect(done.out).toContain(join(folder, 'here.backup'));
  expect(existsSync(join(folder, 'here.backup'))).toBe(true);
});
