/** Moving: tables with their running games from a folder into PostgreSQL, whole or not at all. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tableId } from '#house/store';
import { firstDifference } from '#house/tests/random-operations';
import type { Jar } from '#testkit/headless';
import { connect, play } from '#testkit/headless';
import { openPostgresStore } from '../store/postgres.ts';
import { clientConfig } from '../store/postgres-link.ts';
import type { Found } from '../store/sql.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { expectKept, keptIn, storedFile } from '../store/tests/stored.ts';
import { runScript, spawnServer } from '../tests/server-process.ts';
import type { Postgres } from '../tests/services.ts';
import { startPostgres } from '../tests/services.ts';
import { askAt, makeSite } from '../tests/web-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'move-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres.stop();
});

const move = (data: string, ...args: string[]) => runScript('move.ts', args, { DATA_DIR: data });

test('a game in the middle goes on where it was, with the cookies that people have', async () => {
  const site = makeSite(folder);
  const data = join(folder, 'running');
  const first = await spawnServer(site, { DATA_DIR: data });
  const jar: Jar = new Map();
  const options = { flipMillis: 0, windowMillis: 1, rounds: 1 };
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3, options };
  const ticket = (await askAt(first.port)('POST', '/api/tables', { jar, body })).json<{
    table: string;
    code: string;
  }>();
  const page = await connect(first.origin, { ...ticket, jar });
  for (const chair of [1, 2]) await page.ask({ kind: 'bot', chair });
  await page.ask({ kind: 'manners', manners: { thinking: 5 } });
  await page.ask({ kind: 'start' });
  await play(page, { enough: ({ seq }) => seq > 8 });
  const url = await postgres.newDatabase();
  const refused = await move(data, '--to', url);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is in use by another Breadboard server')]);
  await page.cut();
  first.child.kill('SIGKILL');
  await first.ended;
  const moved = await move(data, '--to', url);
  expect([moved.code, moved.err]).toEqual([0, '']);
  expect(moved.out).toMatch(/\n1 tables with \d+ rows were moved from .* and every row was compared\.\n/);
  const second = await spawnServer(site, { DATABASE_URL: url });
  await page.resume(second.origin);
  await play(page);
  expect(page.known.room?.stage).toBe('over');
  page.leave();
  const again = await move(data, '--to', url);
  expect([again.code, again.err]).toEqual([
    1,
    expect.stringContaining('has tables already: move into an empty database'),
  ]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('whatever random operations left behind is the same on the other side', async () => {
  const data = join(folder, 'random');
  const store = await openSqliteStore(data);
  expect(await firstDifference(store, 5, 1500)).toBeUndefined();
  const names = Array.from({ length: 1200 }, (_, i) => tableId(`more-${i}`));
  const row = { payload: '{"ü":"🥪"}', at: 3, dueAt: undefined, sum: 2 ** 53 - 1 };
  await Promise.all(names.map((table) => store.create({ ...row, table, code: undefined })));
  await store.stop();
  const url = await postgres.newDatabase();
  expect(await move(data, '--to', url)).toMatchObject({ code: 0, err: '' });
  const [before, after] = [await openSqliteStore(data), await openPostgresStore({ url })];
  const tables = [...names, ...Array.from({ length: 7 }, (_, i) => tableId(`table-${i}`))];
  for (const table of tables) {
    expect(await after.read(table, 0, 1e6)).toEqual(await before.read(table, 0, 1e6));
    expect(await after.snapshot(table)).toEqual(await before.snapshot(table));
    expect(await after.getWords(table)).toEqual(await before.getWords(table));
  }
  for (const code of ['ham12', 'rye34', 'jam56']) expect(await after.findCode(code)).toBe(await before.findCode(code));
  expect(new Set(await after.due(1e6, 100))).toEqual(new Set(await before.due(1e6, 100)));
  await Promise.all([before.settle(1e6), after.settle(1e6)]);
  expect(new Set(await after.due(1e6, 100))).toEqual(new Set(await before.due(1e6, 100)));
  expect(await after.append([{ ...row, table: names[0], seq: 2 }])).toEqual(['stored']);
  await Promise.all([before.stop(), after.stop()]);
});

test('H2-07 a folder of the version before is moved as well, with what its killed server left', async () => {
  const data = join(folder, 'older');
  mkdirSync(data);
  writeFileSync(join(data, 'breadboard.db'), storedFile('version-5.db'));
  const url = await postgres.newDatabase();
  expect(await move(data, '--to', url)).toMatchObject({ code: 0, err: '' });
  const client = new Client(clientConfig(url));
  await client.connect();
  await expectKept(keptIn('version-5.json'), async (text) => (await client.query<Found>(text)).rows);
  await client.end();
});

test('a row that comes out differently moves nothing', async () => {
  const data = join(folder, 'odd');
  const store = await openSqliteStore(data);
  const opening = { code: undefined, payload: 'payload', at: 1, dueAt: undefined, sum: 0 };
  await store.create({ ...opening, table: tableId('t') });
  await store.stop();
  const url = await postgres.newDatabase();
  await (await openPostgresStore({ url })).stop();
  const client = new Client(url);
  await client.connect();
  await client.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.payload = upper(NEW.payload); RETURN NEW; END $$`);
  await client.query('CREATE TRIGGER spoils BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION spoil()');
  const spoiled = await move(data, '--to', url);
  expect([spoiled.code, spoiled.err]).toEqual([1, 'a row of log came out differently: nothing was moved\n']);
  expect((await client.query('SELECT 1 FROM tables')).rows).toEqual([]);
  await client.end();
});

test('called otherwise, or where nothing is, it says what is wrong', async () => {
  for (const args of [[], ['--to'], ['--to', 'here'], ['--from', 'x'], ['--to', 'mysql://x/y']])
    expect(await move(folder, ...args)).toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run move -- --to'),
    });
  const url = await postgres.newDatabase();
  expect(await move(join(folder, 'nothing'), '--to', url)).toMatchObject({
    code: 1,
    err: `there is no store in ${join(folder, 'nothing')}\n`,
  });
});
