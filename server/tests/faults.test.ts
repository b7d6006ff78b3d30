/** Hosts after something went wrong: stores that fail in the middle, nodes that died, tables closed elsewhere, and readers that never read. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Doors, House, SeatGiven } from '#house/api';
import { chain, NO_SUM } from '#house/checksum';
import { openHouse } from '#house/house';
import type { Store } from '#house/store';
import { storeError, tableId, trouble } from '#house/store';
import { PROTOCOL } from '#protocol';
import { steadyClock } from '../clock.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { connectBare, given, PATIENT, openBare as page } from './bare-page.ts';
import { forgetFolder, thinkHere } from './table-server.ts';

vi.setConfig({ testTimeout: 30_000 });
const SHORT = { sweep: 20, idle: 20 };

let folder: string;
let store: Store;
let complaints: string[];
const nodes: House[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  store = await openSqliteStore(folder);
  complaints = [];
});

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((rooms) => rooms.stop()));
  await store.stop();
  forgetFolder(folder);
});

const node = (doors: Partial<Doors> = {}): House => {
  const log = (line: string): number => complaints.push(line);
  const rooms = openHouse({
    store,
    clock: steadyClock,
    chance: randomBytes,
    think: thinkHere,
    log,
    times: SHORT,
    ...doors,
  });
  nodes.push(rooms);
  return rooms;
};

const create = async (rooms: House): Promise<SeatGiven> =>
  given(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 4 }));
const join2 = async (rooms: House, { code }: SeatGiven): Promise<SeatGiven> =>
  given(await rooms.joinTable(code, { name: 'Ben', avatar: 'owl' }));

const GONE = trouble('disk', 'the disk is gone');
const broken = (): Promise<never> => Promise.reject(storeError(GONE));

const isClosed = async ({ code }: SeatGiven): Promise<boolean> => (await store.findCode(code)) === undefined;

describe('what is said while the store is busy', () => {
  /** A store that makes nothing durable until it is let go on. */
  function busy(): { store: Store; begin(): void; goOn(): void } {
    let going = Promise.resolve();
    let goOn = (): void => undefined;
    return {
      store: { ...store, append: (rows) => going.then(() => store.append(rows)) },
      begin: () => {
        going = new Promise((resolve) => {
          goOn = resolve;
        });
      },
      goOn: () => goOn(),
    };
  }

  test('counts although its page is gone before it is durable', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    mia.session.gone();
    slow.goOn();
    const again = await page(rooms, seat);
    expect(again.room()?.chairs[0]).toMatchObject({ name: 'Zoe' });
  });

  test('H1-04 between a hello and its welcome keeps its order', async () => {
    const append: Store['append'] = (rows) => {
      if (rows.some(({ payload }) => payload.includes('"returned"')))
        mia.say({ kind: 'rename', name: 'b', avatar: 'fox' });
      return store.append(rows);
    };
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = connectBare(rooms, seat.table, await rooms.admit(seat.table, seat.token));
    mia.session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: mia.load }));
    mia.say({ kind: 'rename', name: 'a', avatar: 'fox' });
    await expect.poll(() => mia.heard.filter(({ kind }) => kind === 'taken'), PATIENT).toHaveLength(2);
    expect(mia.heard.flatMap((said) => (said.kind === 'taken' ? [said.n] : []))).toEqual([1, 2]);
    expect(mia.room()?.chairs[0]).toMatchObject({ name: 'b' });
  });

  test('H1-04 is not overtaken by what others do at the table meanwhile', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'manners', manners: { locked: true } });
    const joining = rooms.joinTable(seat.code, { name: 'Ben', avatar: 'owl' });
    slow.goOn();
    expect(await joining).toMatchObject({ refused: { code: 'locked' } });
  });

  test('is durable before the tables are put away', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    const stopping = rooms.stop();
    slow.goOn();
    await stopping;
    const again = await page(node(), seat);
    expect(again.room()?.chairs[0]).toMatchObject({ name: 'Zoe' });
  });
});

describe('a store that fails in the middle', () => {
  test('who did not come back after it is away', async () => {
    let isBroken = false;
    const append: Store['append'] = async (rows) => (isBroken ? rows.map(() => GONE) : store.append(rows));
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    const ben = await page(rooms, await join2(rooms, seat));
    isBroken = true;
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    await expect.poll(() => [mia.closedWith(), ben.closedWith()], PATIENT).toEqual([1011, 1011]);
    mia.session.gone();
    ben.session.gone();
    isBroken = false;
    const again = await page(rooms, seat);
    await expect.poll(() => again.room()?.chairs[1], PATIENT).toMatchObject({ kind: 'person', away: true });
    expect(again.room()?.chairs[0]).toMatchObject({ away: false });
  });

  test('a table that nobody came back to is closed', async () => {
    let isBroken = false;
    const append: Store['append'] = async (rows) => (isBroken ? rows.map(() => GONE) : store.append(rows));
    const rooms = node({ store: { ...store, append }, times: { ...SHORT, closeAfter: 600 } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    mia.session.gone();
    isBroken = false;
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });

  test('words that were stored all the same are there when they are said again', async () => {
    let isBroken = false;
    const append: Store['append'] = async (rows) => {
      const appended = await store.append(rows);
      return isBroken ? rows.map(() => GONE) : appended;
    };
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    mia.say({ kind: 'words', text: 'more cheese' });
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    isBroken = false;
    const again = await page(rooms, seat);
    again.say({ kind: 'words', text: 'more cheese' });
    await expect.poll(() => again.heard.at(-1), PATIENT).toMatchObject({ kind: 'taken', words: expect.any(String) });
    const said = again.heard.at(-1);
    const word = said?.kind === 'taken' ? (said.words ?? '') : '';
    expect((await store.getWords(tableId(seat.table))).get(word)).toBe('more cheese');
  });

  test('a closing that was not finished is finished later', async () => {
    let failures = 0;
    const close: Store['close'] = (table, at) => (failures++ === 0 ? broken() : store.close(table, at));
    const rooms = node({ store: { ...store, close } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    mia.say({ kind: 'leave' });
    await expect.poll(() => failures, PATIENT).toBeGreaterThan(0);
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });
});

describe('a node that ended', () => {
  test('H7-05 leaves no table behind that nobody comes back to', async () => {
    const times = { ...SHORT, closeAfter: 600 };
    const first = node({ times });
    const seat = await create(first);
    const mia = await page(first, seat);
    expect(mia.room()?.chairs[0]).toMatchObject({ away: false });
    await first.stop();
    nodes.splice(0);
    node({ times });
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });
});

test('a node that was taken for dead brings its people back, and their game goes on', async () => {
  let isDead = false;
  const here = node({ lives: () => true });
  const there = node({ lives: () => !isDead });
  const seat = await create(here);
  const mia = await page(here, seat);
  for (const chair of [1, 2, 3]) mia.say({ kind: 'bot', chair });
  mia.say({ kind: 'start' });
  await expect.poll(() => mia.room()?.stage, PATIENT).toBe('playing');
  isDead = true;
  given(await there.joinTable(seat.code, { name: 'Ben', avatar: 'owl' }));
  isDead = false;
  const deeds = async (): Promise<string[]> =>
    (await store.read(tableId(seat.table), 0, 1_000)).map(({ payload }) => (JSON.parse(payload) as { is: string }).is);
  await expect.poll(deeds, PATIENT).toEqual(expect.arrayContaining(['gone', 'paused', 'resumed']));
  await expect
    .poll(() => mia.room(), PATIENT)
    .toMatchObject({ paused: 'nobody', chairs: [{ away: false }, {}, {}, {}] });
});

describe('a table at which somebody stays', () => {
  /** Moved by hand; what is due in the store is found by sweeps that a test waits for. */
  const shifted = (): { clock: Clock; pass: (millis: number) => void } => {
    let ahead = 0;
    const clock: Clock = {
      now: () => steadyClock.now() + ahead,
      wake: (at, call) => steadyClock.wake(at - ahead, call),
    };
    return {
      clock,
      pass: (millis) => {
        ahead += millis;
      },
    };
  };
  const DAY = 24 * 3_600_000;
  const dueAt = async (): Promise<number> => (await store.due(Number.MAX_SAFE_INTEGER, 1))[0]?.dueAt ?? 0;

  test('is due soon by its newest row, so that the end of its server is noticed', async () => {
    const { clock } = shifted();
    const rooms = node({ clock });
    const seat = await create(rooms);
    await page(rooms, seat);
    await store.settle(Number.MAX_SAFE_INTEGER);
    expect((await dueAt()) - clock.now()).toBeLessThan(3_600_000);
  });

  test('H7-05 and whose server ended is closed a day later, not two', async () => {
    const { clock, pass } = shifted();
    const first = node({ clock });
    const seat = await create(first);
    await page(first, seat);
    await first.stop();
    nodes.splice(0);
    const stopped = clock.now();
    node({ clock });
    pass(3_600_000);
    const payload = async (): Promise<string> => (await store.read(tableId(seat.table), 0, 100)).at(-1)?.payload ?? '';
    await expect.poll(payload, PATIENT).toContain('gone');
    expect(await dueAt()).toBeLessThan(stopped + DAY + 2 * 3_600_000);
    pass(DAY);
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });
});

test('a table that was closed elsewhere ends the sessions here, even where no news came', async () => {
  const rooms = node({ store: { ...store, news: () => () => undefined } });
  const seat = await create(rooms);
  const mia = await page(rooms, seat);
  await store.close(tableId(seat.table), 1);
  mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
  await expect.poll(() => mia.closedWith(), PATIENT).not.toBe(0);
  expect(mia.heard.slice(-2)).toMatchObject([
    { kind: 'refused', code: 'closed' },
    { kind: 'error', code: 'no-table' },
  ]);
});

test('H1-06 tables that stay due, because nothing can be done about them, keep nobody else waiting', async () => {
  const began = steadyClock.now();
  const payload = JSON.stringify({ is: 'closed' });
  const sum = chain(NO_SUM, { seq: 1, at: 1, payload });
  for (let i = 0; i < 210; i++)
    await store.create({ table: tableId(`odd-${i}`), code: undefined, payload, sum, at: 1, dueAt: 1 });
  const times = { ...SHORT, closeAfter: 500 };
  const rooms = node({ times });
  const seat = await create(rooms);
  await rooms.stop();
  nodes.splice(0);
  await expect.poll(() => steadyClock.now() - began > 600, PATIENT).toBe(true);
  node({ times });
  await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
});

test('H12-03 a page that never says hello is not kept for ever', async () => {
  const rooms = node({ times: { ...SHORT, ping: 20 } });
  let closedWith = 0;
  const close = (code: number): void => {
    closedWith = code;
  };
  const door = { send: () => undefined, unsent: () => 0, roundTrip: () => 1, close };
  rooms.connect('nowhere', { person: undefined, setToken: undefined }, door);
  expect(rooms.counts().sessions).toBe(1);
  await expect.poll(() => closedWith, PATIENT).toBe(1008);
  expect(rooms.counts().sessions).toBe(0);
});

describe('a page that never reads', () => {
  test('H4-05 and asks without end is cut before its answers fill the memory', async () => {
    const rooms = node();
    const mia = await page(rooms, await create(rooms));
    mia.unsent = 50_000_000;
    for (let n = 0; n < 1_000; n++) mia.say({ kind: 'ping', n });
    expect(mia.closedWith()).toBe(1013);
    expect(mia.heard.length).toBeLessThan(100);
  });

  test('and was removed meanwhile is told nothing more when it reads again', async () => {
    const rooms = node();
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    const ben = await page(rooms, await join2(rooms, seat));
    ben.unsent = 300_000;
    mia.say({ kind: 'manners', manners: { watching: false } });
    mia.say({ kind: 'remove', chair: 1 });
    await expect.poll(() => mia.heard.filter(({ kind }) => kind === 'taken'), PATIENT).toHaveLength(2);
    ben.unsent = 0;
    ben.session.drained();
    expect(ben.closedWith()).toBe(1008);
    expect(ben.heard.at(-1)).toEqual({ kind: 'error', code: 'unseated' });
  });
});

test('H8-03 a clock that was set back stops nobody’s time: who is away is played for, and the game goes on', async () => {
  let back = 0;
  const clock: Clock = {
    now: () => steadyClock.now() - back,
    wake: (at, call) => steadyClock.wake(at + back, call),
  };
  const times = { ...SHORT, hostGone: 50 };
  const first = node({ clock, times });
  const seat = await create(first);
  await page(first, seat);
  const other = await join2(first, seat);
  await page(first, other);
  await first.stop();
  nodes.splice(0);
  back = 3_600_000;
  const second = node({ clock, times });
  const ben = await page(second, other);
  await expect.poll(() => ben.room()?.host, PATIENT).toBe(2);
});

describe('a page that says what it should not', () => {
  test('H6-03 is ended when it is removed, whatever it said of leaving before', async () => {
    const rooms = node();
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    const ben = await page(rooms, await join2(rooms, seat));
    ben.session.receive(JSON.stringify({ kind: 'leave', n: 9, after: 5 }));
    await expect.poll(() => ben.heard.at(-1), PATIENT).toEqual({ kind: 'missing', n: 9, last: 0 });
    await mia.ask({ kind: 'manners', manners: { watching: false } });
    await mia.ask({ kind: 'remove', chair: 1 });
    await expect.poll(() => ben.closedWith(), PATIENT).toBe(1008);
  });

  test('H11-03 out of turn erases no words that another page of the same load left', async () => {
    const rooms = node();
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    const admitted = await rooms.admit(seat.table, seat.token);
    const words = { kind: 'words', n: 2, text: 'more cheese' };
    const say = async (after: number): Promise<unknown> =>
      JSON.parse(await rooms.say(seat.table, admitted, mia.load, JSON.stringify({ ...words, after })));
    const answers = await Promise.all([say(1), say(0)]);
    expect(answers).toMatchObject([{ kind: 'missing' }, { kind: 'taken', words: expect.any(String) }]);
    expect((await store.getWords(tableId(seat.table))).size).toBe(1);
  });

  test('H1-04 is heard in its order, also behind words that are still being kept', async () => {
    const putWords: Store['putWords'] = async (...words) => {
      await new Promise((resolve) => setImmediate(resolve));
      return store.putWords(...words);
    };
    const rooms = node({ store: { ...store, putWords } });
    const mia = await page(rooms, await create(rooms));
    mia.say({ kind: 'words', text: 'more cheese' });
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    const answered = (): number[] => mia.heard.flatMap((said) => (said.kind === 'taken' ? [said.n] : []));
    await expect.poll(answered, PATIENT).toEqual([1, 2]);
    expect(mia.heard.filter(({ kind }) => kind === 'missing')).toEqual([]);
  });
});
