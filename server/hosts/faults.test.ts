/** Hosts after something went wrong: stores that fail in the middle, nodes that died, tables closed elsewhere, and readers that never read. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import type { Clock } from '../clock.ts';
import { steadyClock } from '../clock.ts';
import { openRooms } from '../rooms.ts';
import type { Line, LineDoor, Rooms, RoomsDoors, SeatGiven } from '../rooms-api.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { storeError, tableId, trouble } from '../store/store.ts';
import { forgetFolder, thinkHere } from '../tests/table-server.ts';

/** However slow the machine. */
const PATIENT = { timeout: 30_000, interval: 10 };
vi.setConfig({ testTimeout: 30_000 });
const SHORT = { sweep: 20, idle: 20 };

let folder: string;
let store: Store;
let complaints: string[];
const nodes: Rooms[] = [];

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

const node = (doors: Partial<RoomsDoors> = {}): Rooms => {
  const log = (line: string): number => complaints.push(line);
  const rooms = openRooms({ store, clock: steadyClock, think: thinkHere, log, times: SHORT, ...doors });
  nodes.push(rooms);
  return rooms;
};

interface Page {
  readonly heard: ServerMessage[];
  readonly line: Line;
  readonly closedWith: () => number;
  unsent: number;
  say(message: object): void;
  room(): Extract<ServerMessage, { kind: 'room' }> | undefined;
}

async function page(rooms: Rooms, { table, token }: Pick<SeatGiven, 'table' | 'token'>): Promise<Page> {
  const heard: ServerMessage[] = [];
  let closedWith = 0;
  const door: LineDoor = {
    send: (text) => heard.push(JSON.parse(text) as ServerMessage),
    unsent: () => one.unsent,
    roundTrip: () => 1,
    close: (code) => {
      closedWith = code;
    },
  };
  const line = rooms.connect(table, await rooms.admit(table, token), door);
  const one: Page = {
    heard,
    line,
    closedWith: () => closedWith,
    unsent: 0,
    say: (message) => line.hear(JSON.stringify(message)),
    room: () => heard.findLast((said) => said.kind === 'room'),
  };
  one.say({ kind: 'hello', protocol: PROTOCOL });
  await expect.poll(() => one.room(), PATIENT).toBeDefined();
  return one;
}

const given = (seat: Awaited<ReturnType<Rooms['createTable']>>): SeatGiven => {
  if ('refused' in seat) throw new Error(seat.refused.code);
  return seat;
};
const create = async (rooms: Rooms): Promise<SeatGiven> =>
  given(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 4 }));
const join2 = async (rooms: Rooms, { code }: SeatGiven): Promise<SeatGiven> =>
  given(await rooms.joinTable(code, { name: 'Ben', avatar: 'owl' }));

const broken = (): Promise<never> => Promise.reject(storeError(trouble('disk', 'the disk is gone')));

const isClosed = async ({ code }: SeatGiven): Promise<boolean> => (await store.findCode(code)) === undefined;

describe('what is said while the store is busy', () => {
  /** A store that takes nothing more until it is let go on. */
  function busy(): { store: Store; begin(): void; goOn(): void } {
    const calls: (() => void)[] = [];
    let isBusy = false;
    return {
      store: {
        ...store,
        soon: (call) => {
          if (isBusy) calls.push(call);
          else call();
        },
      },
      begin: () => {
        isBusy = true;
      },
      goOn: () => {
        isBusy = false;
        for (const call of calls.splice(0)) call();
      },
    };
  }

  test('counts although its page is gone before it is heard', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'rename', id: 'a', name: 'Zoe', avatar: 'bear' });
    mia.line.gone();
    slow.goOn();
    const again = await page(rooms, seat);
    expect(again.room()?.chairs[0]).toMatchObject({ name: 'Zoe' });
  });

  test('is a hello in time, although it is heard when the time for it is over', async () => {
    const slow = busy();
    const wakes: (() => void)[] = [];
    const clock: RoomsDoors['clock'] = {
      now: steadyClock.now,
      wake: (_at, call) => {
        wakes.push(call);
        return () => undefined;
      },
    };
    const rooms = node({ store: slow.store, clock });
    const seat = await create(rooms);
    slow.begin();
    const told: ServerMessage[] = [];
    const door: LineDoor = {
      ...{ send: (text) => told.push(JSON.parse(text) as ServerMessage), unsent: () => 0, roundTrip: () => 1 },
      close: () => undefined,
    };
    const line = rooms.connect(seat.table, await rooms.admit(seat.table, seat.token), door);
    line.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
    for (const wake of wakes.splice(0)) wake();
    await expect.poll(() => told.find(({ kind }) => kind === 'welcome'), PATIENT).toBeDefined();
    expect(told.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  test('between a hello and its welcome keeps its order, whatever is heard in that moment', async () => {
    for (let turns = 0; turns < 12; turns++) {
      const slow = busy();
      const append: Store['append'] = (row) => {
        if (!row.payload.includes('"returned"')) return store.append(row);
        slow.begin();
        rename('b');
        return store.append(row);
      };
      const rooms = node({ store: { ...slow.store, append } });
      const seat = await create(rooms);
      const told: ServerMessage[] = [];
      const goOnAfter = async (): Promise<void> => {
        for (let i = 0; i < turns; i++) await undefined;
        slow.goOn();
      };
      const send = (text: string): void => {
        told.push(JSON.parse(text) as ServerMessage);
        if (told.length === 1) goOnAfter();
      };
      const door: LineDoor = { send, unsent: () => 0, roundTrip: () => 1, close: () => undefined };
      const line = rooms.connect(seat.table, await rooms.admit(seat.table, seat.token), door);
      const rename = (id: string): void => line.hear(JSON.stringify({ kind: 'rename', id, name: id, avatar: 'fox' }));
      line.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
      rename('a');
      await expect.poll(() => told.filter(({ kind }) => kind === 'taken'), PATIENT).toHaveLength(2);
      expect(told.flatMap((said) => (said.kind === 'taken' ? [said.id] : []))).toEqual(['a', 'b']);
    }
  });

  test('is not overtaken by what others do at the table meanwhile', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'manners', id: 'a', manners: { locked: true } });
    const refused = await rooms.joinTable(seat.code, { name: 'Ben', avatar: 'owl' });
    expect(refused).toMatchObject({ refused: { code: 'locked' } });
    slow.goOn();
  });

  test('is heard before the tables are put away', async () => {
    const slow = busy();
    const rooms = node({ store: slow.store });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    slow.begin();
    mia.say({ kind: 'rename', id: 'a', name: 'Zoe', avatar: 'bear' });
    await rooms.stop();
    const again = await page(node(), seat);
    expect(again.room()?.chairs[0]).toMatchObject({ name: 'Zoe' });
  });
});

describe('a store that fails in the middle', () => {
  test('who did not come back after it is away', async () => {
    let isBroken = false;
    const append: Store['append'] = (row) => (isBroken ? broken() : store.append(row));
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    const ben = await page(rooms, await join2(rooms, seat));
    isBroken = true;
    mia.say({ kind: 'rename', id: 'a', name: 'Zoe', avatar: 'bear' });
    await expect.poll(() => [mia.closedWith(), ben.closedWith()], PATIENT).toEqual([1011, 1011]);
    mia.line.gone();
    ben.line.gone();
    isBroken = false;
    const again = await page(rooms, seat);
    await expect.poll(() => again.room()?.chairs[1], PATIENT).toMatchObject({ kind: 'person', away: true });
    expect(again.room()?.chairs[0]).toMatchObject({ away: false });
  });

  test('a table that nobody came back to is closed', async () => {
    let isBroken = false;
    const append: Store['append'] = (row) => (isBroken ? broken() : store.append(row));
    const rooms = node({ store: { ...store, append }, times: { ...SHORT, closeAfter: 600 } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    mia.say({ kind: 'rename', id: 'a', name: 'Zoe', avatar: 'bear' });
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    mia.line.gone();
    isBroken = false;
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });

  test('words that were stored all the same are there when they are said again', async () => {
    let isBroken = false;
    const append: Store['append'] = async (row) => {
      const appended = await store.append(row);
      return isBroken ? broken() : appended;
    };
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    mia.say({ kind: 'words', id: 'w', text: 'more cheese' });
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    isBroken = false;
    const again = await page(rooms, seat);
    again.say({ kind: 'words', id: 'w', text: 'more cheese' });
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
    mia.say({ kind: 'leave', id: 'a' });
    await expect.poll(() => failures, PATIENT).toBeGreaterThan(0);
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });
});

describe('a node that ended', () => {
  test('leaves no table behind that nobody comes back to', async () => {
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
  for (const chair of [1, 2, 3]) mia.say({ kind: 'bot', id: `b${chair}`, chair });
  mia.say({ kind: 'start', id: 'start' });
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

  test('is looked after again and again without a row, so that the end of its server is noticed soon', async () => {
    const { clock, pass } = shifted();
    const rooms = node({ clock });
    const seat = await create(rooms);
    await page(rooms, seat);
    const rows = (await store.read(tableId(seat.table), 0, 100)).length;
    const first = await dueAt();
    expect(first - clock.now()).toBeLessThan(3_600_000);
    pass(5 * 3_600_000);
    await expect.poll(dueAt, PATIENT).toBeGreaterThan(first + 4 * 3_600_000);
    expect((await store.read(tableId(seat.table), 0, 100)).length).toBe(rows);
    expect(await isClosed(seat)).toBe(false);
  });

  test('and whose server ended is closed a day later, not two', async () => {
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

test('a table that was closed elsewhere ends the lines here, even where no news came', async () => {
  const rooms = node({ store: { ...store, news: () => () => undefined } });
  const seat = await create(rooms);
  const mia = await page(rooms, seat);
  await store.close(tableId(seat.table), 1);
  mia.say({ kind: 'rename', id: 'a', name: 'Zoe', avatar: 'bear' });
  await expect.poll(() => mia.closedWith(), PATIENT).not.toBe(0);
  expect(mia.heard.slice(-2)).toMatchObject([
    { kind: 'refused', id: 'a', code: 'closed' },
    { kind: 'error', code: 'no-table' },
  ]);
});

test('tables that stay due, because nothing can be done about them, keep nobody else waiting', async () => {
  const began = steadyClock.now();
  const payload = JSON.stringify({ is: 'closed' });
  for (let i = 0; i < 210; i++)
    await store.create({ table: tableId(`odd-${i}`), code: undefined, command: undefined, payload, at: 1, dueAt: 1 });
  const times = { ...SHORT, closeAfter: 500 };
  const rooms = node({ times });
  const seat = await create(rooms);
  await rooms.stop();
  nodes.splice(0);
  await expect.poll(() => steadyClock.now() - began > 600, PATIENT).toBe(true);
  node({ times });
  await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
});

test('a page that never says hello is not kept for ever', async () => {
  const rooms = node({ times: { ...SHORT, ping: 20 } });
  let closedWith = 0;
  const close = (code: number): void => {
    closedWith = code;
  };
  const door = { send: () => undefined, unsent: () => 0, roundTrip: () => 1, close };
  rooms.connect('nowhere', { person: undefined, setToken: undefined }, door);
  expect(rooms.counts().lines).toBe(1);
  await expect.poll(() => closedWith, PATIENT).toBe(1008);
  expect(rooms.counts().lines).toBe(0);
});

describe('a page that never reads', () => {
  test('and asks without end is cut before its answers fill the memory', async () => {
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
    mia.say({ kind: 'manners', id: 'a', manners: { watching: false } });
    mia.say({ kind: 'remove', id: 'b', chair: 1 });
    await expect.poll(() => mia.heard.filter(({ kind }) => kind === 'taken'), PATIENT).toHaveLength(2);
    ben.unsent = 0;
    ben.line.drained();
    expect(ben.closedWith()).toBe(1008);
    expect(ben.heard.at(-1)).toEqual({ kind: 'error', code: 'unseated' });
  });
});

test('a clock that was set back stops nobody’s time: who is away is played for, and the game goes on', async () => {
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
