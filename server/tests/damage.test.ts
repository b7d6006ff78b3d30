/** Tables whose record is damaged, backups that are brought back, and clocks that jump: what players and operators see of it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Doors, House, SeatGiven } from '#house/api';
import { openHouse } from '#house/house';
import type { Store } from '#house/store';
import { tableId } from '#house/store';
import { openMemoryStore } from '#house/tests/memory-store';
import { PROTOCOL } from '#protocol';
import type { Jar, Ticket } from '#testkit/headless';
import { connect } from '#testkit/headless';
import { steadyClock } from '../clock.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { databaseFile, restoreFolder } from '../store/sqlite-files.ts';
import { given, PATIENT, openBare as page } from './bare-page.ts';
import { runScript } from './server-process.ts';
import { thinkHere } from './table-server.ts';
import { manualClock } from './trials/manual-clock.ts';
import type { WebServer } from './web-server.ts';
import { startWeb } from './web-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(data: string, statement: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(databaseFile(data));
  expect(database.prepare(statement).run(...values).changes).toBeGreaterThan(0);
  database.close();
}

async function create(web: WebServer, jar: Jar): Promise<Ticket> {
  const body = { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3 };
  return { ...(await web.ask('POST', '/api/tables', { jar, body })).json<Ticket>(), jar };
}

/** Two tables, stopped in good order, with a snapshot each; both seats are in one browser. */
async function twoTables(): Promise<Ticket[]> {
  const web = await startWeb({ DATA_DIR: folder });
  const jar: Jar = new Map();
  const tickets = [await create(web, jar), await create(web, jar)];
  for (const ticket of tickets) {
    const mia = await connect(web.origin, ticket);
    for (const chair of [1, 2]) await mia.ask({ kind: 'bot', chair });
    mia.leave();
    await mia.closed();
  }
  await web.stop();
  return tickets;
}

describe('a row in the middle of a log that was changed, or is missing,', () => {
  test.each([
    [
      "UPDATE log SET payload = replace(payload, 'chair\":1', 'chair\":2') WHERE table_id = ? AND seq = 3",
      3,
      'its checksum is wrong',
    ],
    ['UPDATE log SET sum = sum + 1 WHERE table_id = ? AND seq = 2', 2, 'its checksum is wrong'],
    ['DELETE FROM log WHERE table_id = ? AND seq = 3', 3, 'it is missing'],
  ])('H17-02 closes its table with one clear line; the others play on (%s)', async (damage, row, why) => {
    const [broken, sound] = await twoTables();
    change(folder, damage, broken.table);
    const verified = await runScript('verify.ts', [], { DATA_DIR: folder });
    expect(verified).toMatchObject({
      code: 1,
      err: expect.stringContaining(`table ${broken.table}: row ${row} is damaged: ${why}\n`),
    });
    const web = await startWeb({ DATA_DIR: folder });
    for (let tries = 0; tries < 3; tries++) {
      const mia = await connect(web.origin, broken, { greet: 'silent' });
      mia.say({ kind: 'hello', protocol: PROTOCOL, load: mia.load });
      expect([(await mia.next('error')).code, await mia.closed()]).toEqual(['table-damaged', 1008]);
      const plate = await web.ask('GET', `/api/tables/${broken.code}`);
      expect([plate.status, plate.json().error.code]).toEqual([500, 'table-damaged']);
    }
    const mine = (await web.ask('GET', '/api/tables', { jar: broken.jar })).json<{ tables: Ticket[] }>();
    expect(mine.tables.map(({ table }) => table)).toEqual([sound.table]);
    const other = await connect(web.origin, sound);
    expect(await other.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
    other.leave();
    expect((await web.ask('GET', '/readyz')).status).toBe(200);
    const errors = web.logged.filter((line) => line.includes('"level":50'));
    expect(errors).toHaveLength(1);
    for (const words of [
      `table ${broken.table} is closed because row ${row} is damaged: ${why}`,
      'npm run verify',
      'restore a backup',
    ])
      expect(errors[0]).toContain(words);
    await web.stop();
  });

  test('H17-02 a snapshot that was changed, or is of another log, is not believed', async () => {
    const [broken] = await twoTables();
    change(
      folder,
      `UPDATE snapshots SET state = replace(state, '"stage":"lobby"', '"stage":"closed"') WHERE table_id = ?`,
      broken.table,
    );
    const web = await startWeb({ DATA_DIR: folder });
    const mia = await connect(web.origin, broken);
    expect(mia.known.room?.stage).toBe('lobby');
    mia.leave();
    await web.stop();
  });
});

describe('npm run verify', () => {
  const verify = (DATA_DIR: string, ...args: string[]) => runScript('verify.ts', args, { DATA_DIR });

  test('says what it looked at while a server runs and after, and that all is well', async () => {
    const web = await startWeb({ DATA_DIR: folder });
    await create(web, new Map());
    const running = await verify(folder);
    expect([running.code, running.err]).toEqual([0, '']);
    expect(running.out).toContain('is in use');
    expect(running.out).toMatch(
      /\n1 rows are as they were written\n1 open and 0 closed tables, 0 finished games, 0 own words\nAll is/,
    );
    await web.stop();
    expect(await verify(folder)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('every page') });
  });

  test('names what is damaged or missing, and where there is nothing to look at', async () => {
    const [first, second] = await twoTables();
    change(
      folder,
      'DELETE FROM log WHERE table_id = ? AND seq = (SELECT MAX(seq) FROM log WHERE table_id = ?)',
      first.table,
      first.table,
    );
    change(folder, 'DELETE FROM log WHERE table_id = ?', second.table);
    const { code, err } = await verify(folder);
    expect(code).toBe(1);
    expect(err).toContain(`table ${first.table}: its newest rows are missing\n`);
    expect(err).toContain(`table ${second.table}: its first row is missing\n`);
    expect(await verify(join(folder, 'nothing'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no store'),
    });
    expect(await verify(folder, '--repair')).toMatchObject({ code: 2, err: expect.stringContaining('npm run verify') });
  });
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function house(doors: Partial<Doors> & { data: string }): Promise<{ rooms: House; store: Store }> {
  const store = doors.store ?? (await openSqliteStore(doors.data));
  const rooms = openHouse({
    store,
    clock: steadyClock,
    chance: randomBytes,
    think: thinkHere,
    log: expect.fail,
    ...doors,
  });
  stops.push(async () => {
    await rooms.stop();
    await store.stop();
  });
  return { rooms, store };
}

const newTable = async (rooms: House): Promise<SeatGiven> =>
  given(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 3 }));

describe('after a backup was brought back', () => {
  const times = { oldToken: 0 };
  const turned = async (rooms: House, table: string, token: string): Promise<string> => {
    const { person, setToken } = await rooms.admit(table, token);
    expect(person).toBeDefined();
    return setToken ?? token;
  };

  test('H17-05 whoever reloaded since it was made has the seat, once; a token from before then has not', async () => {
    const before = await house({ data: join(folder, 'data'), times });
    const { table, token, code } = await newTable(before.rooms);
    const file = join(folder, 'backup');
    await before.store.backup(file);
    const stolen = await turned(before.rooms, table, token);
    const newest = await turned(before.rooms, table, await turned(before.rooms, table, stolen));
    expect((await before.rooms.admit(table, stolen)).person).toBeUndefined();
    restoreFolder(file, join(folder, 'restored'));
    const after = await house({ data: join(folder, 'restored'), times });
    expect(await after.rooms.myTables([newest])).toMatchObject([{ table, chair: 0, code }]);
    const mia = await page(after.rooms, { table, token: newest });
    expect(mia.heard[0]).toMatchObject({ kind: 'welcome', person: 1 });
    const own = await turned(after.rooms, table, newest);
    expect((await after.rooms.admit(table, own)).person).toBe(1);
    expect((await after.rooms.admit(table, stolen)).person).toBeUndefined();
    for (const forged of [`${'A'.repeat(32)}.${own.split('.')[1]}`, `.${own.split('.')[1]}`, own.split('.')[0], '.'])
      expect((await after.rooms.admit(table, forged)).person).toBeUndefined();
  });

  test('H17-05 but where nothing was brought back the part that stays is not enough', async () => {
    const { rooms } = await house({ data: join(folder, 'data'), times });
    const { table, token } = await newTable(rooms);
    const newest = await turned(rooms, table, await turned(rooms, table, token));
    expect((await rooms.admit(table, token)).person).toBeUndefined();
    expect((await rooms.admit(table, newest)).person).toBe(1);
    expect(newest.split('.')[0]).toBe(token.split('.')[0]);
  });
});

describe('a clock that jumps', () => {
  const DAY = 24 * 3_600_000;

  test('H17-06 ahead by 41 days at one start deletes nothing', async () => {
    const data = join(folder, 'data');
    const { rooms, store } = await house({ data });
    const { table, token, code } = await newTable(rooms);
    const mia = await page(rooms, { table, token });
    mia.say({ kind: 'leave' });
    await expect.poll(() => store.findCode(code), PATIENT).toBeUndefined();
    for (const stop of stops.splice(0)) await stop();
    const clock: Clock = {
      now: () => steadyClock.now() + 41 * DAY,
      wake: (at, call) => steadyClock.wake(at - 41 * DAY, call),
    };
    const again = await openSqliteStore(data);
    const purged: number[] = [];
    const purge: Store['purge'] = async (before) => {
      purged.push(before);
      return again.purge(before);
    };
    await house({ data, clock, store: { ...again, purge } });
    await expect.poll(() => purged, PATIENT).not.toEqual([]);
    expect((await again.read(tableId(table), 0, 100)).length).toBeGreaterThan(2);
  });

  test('H17-06 is believed when the new time has held for a day, and not before', async () => {
    const clock = manualClock();
    let ahead = 100 * DAY;
    const jumping = {
      now: () => clock.now() + ahead,
      wake: (at: number, call: () => void) => clock.wake(at - ahead, call),
    };
    const store = openMemoryStore();
    const purged: number[] = [];
    const purge: Store['purge'] = async (before) => purged.push(before);
    await house({
      data: '',
      clock: jumping,
      store: { ...store, purge, openedBefore: async () => 99 * DAY },
      times: { sweep: 600_000 },
    });
    await clock.pass(DAY - 1);
    expect(new Set(purged)).toEqual(new Set([69 * DAY]));
    await clock.pass(3 * 3_600_000);
    expect(purged.at(-1)).toBeGreaterThan(71 * DAY - 1);
    ahead += 41 * DAY;
    await clock.pass(DAY - 3_600_000);
    expect(purged.at(-1)).toBe(69 * DAY);
    await clock.pass(4 * 3_600_000);
    expect(purged.at(-1)).toBeGreaterThan(112 * DAY);
  });
});
