/** Hosts after something went wrong: stores that fail in the middle, nodes that died, tables closed elsewhere, and readers that never read. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { Clock, Doors, House, SeatGiven } from '#house/api';
import type { Store } from '#house/store';
import { chain, NO_SUM, storeError, tableId, trouble } from '#house/store';
import { steadyClock } from '../clock.ts';
import type { BarePage } from './bare-page.ts';
import { answersTo, connectBare, given, PATIENT, openBare as page, sayHello } from './bare-page.ts';
import { complaints, create, openNode, store } from './nodes.ts';

vi.setConfig({ testTimeout: 30_000 });
const SHORT = { sweep: 20, idle: 20, countdown: 20 };

const node = (doors: Partial<Doors> = {}): House => openNode({ times: SHORT, ...doors });

/** A house in which Mia sits at her table. */
async function opened(doors: Partial<Doors> = {}): Promise<{ rooms: House; seat: SeatGiven; mia: BarePage }> {
  const rooms = node(doors);
  const seat = await create(rooms);
  return { rooms, seat, mia: await page(rooms, seat) };
}

const join2 = async (rooms: House, { code }: SeatGiven): Promise<SeatGiven> =>
  given(await rooms.joinTable(code, { name: 'Ben', avatar: 'owl' }));

const GONE = trouble('disk', 'the disk is gone');
const broken = (): Promise<never> => Promise.reject(storeError(GONE));

/** All that ever happened to this table, as text. */
const deedsOf = async ({ table }: SeatGiven): Promise<string> =>
  (await store.read(tableId(table), 0, 1_000)).map(({ payload }) => payload).join('\n');

const isClosed = async ({ code }: SeatGiven): Promise<boolean> => (await store.findCode(code)) === undefined;

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

describe('what is said while the store is busy', () => {
  test('counts although its page is gone before it is durable', async () => {
    const slow = busy();
    const { rooms, seat, mia } = await opened({ store: slow.store });
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
    sayHello(mia);
    mia.say({ kind: 'rename', name: 'a', avatar: 'fox' });
    await expect.poll(() => mia.heard.filter(({ kind }) => kind === 'taken'), PATIENT).toHaveLength(2);
    expect(mia.heard.flatMap((said) => (said.kind === 'taken' ? [said.n] : []))).toEqual([1, 2]);
    expect(mia.room()?.chairs[0]).toMatchObject({ name: 'b' });
  });

  test('H1-04 is not overtaken by what others do at the table meanwhile', async () => {
    const slow = busy();
    const { rooms, seat, mia } = await opened({ store: slow.store });
    slow.begin();
    mia.say({ kind: 'manners', manners: { locked: true } });
    const joining = rooms.joinTable(seat.code, { name: 'Ben', avatar: 'owl' });
    slow.goOn();
    expect(await joining).toMatchObject({ refused: { code: 'locked' } });
  });

  test('is durable before the tables are put away', async () => {
    const slow = busy();
    const { rooms, seat, mia } = await opened({ store: slow.store });
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
    const { rooms, seat, mia } = await opened({ store: { ...store, append } });
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
    const { seat, mia } = await opened({ store: { ...store, append }, times: { ...SHORT, closeAfter: 600 } });
    isBroken = true;
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    mia.session.gone();
    isBroken = false;
    await expect.poll(() => isClosed(seat), PATIENT).toBe(true);
  });

  /** Stores what is on its way, and from then on nothing. */
  function breaking(): ReturnType<typeof busy> {
    const slow = busy();
    let isBroken = false;
    return {
      ...slow,
      store: { ...store, append: async (rows) => (isBroken ? rows.map(() => GONE) : slow.store.append(rows)) },
      goOn: () => {
        isBroken = true;
        slow.goOn();
      },
    };
  }

  test('H2-01 a command that is said twice before its commit fails is answered as taken neither time', async () => {
    const failing = breaking();
    const { seat, mia } = await opened({ store: failing.store });
    failing.begin();
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    const command = JSON.stringify({ kind: 'rename', n: 2, after: 1, name: 'Ann', avatar: 'cat' });
    for (const _ of [1, 2]) mia.session.receive(command);
    failing.goOn();
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1011);
    const lost = { kind: 'error', code: 'store-broken', n: 2 };
    expect(answersTo(mia, 2)).toEqual([lost, lost]);
    expect(answersTo(mia, 1)).toEqual([{ kind: 'taken', n: 1, last: 1 }]);
    expect(await deedsOf(seat)).not.toContain('Ann');
  });

  test('H2-02 nobody is refused because of what was never stored', async () => {
    const failing = breaking();
    const { rooms, seat, mia } = await opened({ store: failing.store });
    const ben = await page(rooms, await join2(rooms, seat));
    failing.begin();
    mia.say({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    mia.say({ kind: 'remove', chair: 1 });
    ben.say({ kind: 'rename', name: 'Bo', avatar: 'cat' });
    failing.goOn();
    await expect.poll(() => ben.closedWith(), PATIENT).toBe(1011);
    expect(answersTo(ben, 1)).toEqual([{ kind: 'error', code: 'store-broken', n: 1 }]);
  });

  test.each([
    [
      'H3-01 a command that was stored although its commit failed is taken when it is said again, and done once',
      'stored',
    ],
    ['H2-02 a command whose commit failed is done when it is said again, and not only answered as if', 'lost'],
  ])('%s', async (_, fate) => {
    let isBroken = false;
    const append: Store['append'] = async (rows) => {
      if (!isBroken) return store.append(rows);
      if (fate === 'stored') await store.append(rows);
      return rows.map(() => GONE);
    };
    const { rooms, seat, mia } = await opened({ store: { ...store, append } });
    const admitted = await rooms.admit(seat.table, seat.token);
    isBroken = true;
    const command = { kind: 'rename', name: 'Zoe', avatar: 'bear' };
    expect(await mia.ask(command)).toEqual({ kind: 'error', code: 'store-broken', n: 1 });
    isBroken = false;
    const said = JSON.stringify({ ...command, n: 1, after: 0 });
    const again = await rooms.say(seat.table, admitted, mia.load, said);
    expect(JSON.parse(again)).toEqual({ kind: 'taken', n: 1, last: 1 });
    expect((await deedsOf(seat)).match(/Zoe/g)).toHaveLength(1);
  });

  test('words that were stored all the same are there when they are said again', async () => {
    let isBroken = false;
    const append: Store['append'] = async (rows) => {
      const appended = await store.append(rows);
      return isBroken ? rows.map(() => GONE) : appended;
    };
    const { rooms, seat, mia } = await opened({ store: { ...store, append } });
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
    const { seat, mia } = await opened({ store: { ...store, close } });
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
  const { seat, mia } = await opened({ store: { ...store, news: () => () => undefined } });
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
    const { rooms, seat, mia } = await opened();
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

test('H4-05 a page whose connection breaks is cut alone: everybody else is told, and no command fails', async () => {
  const rooms = node();
  const seat = await create(rooms);
  const ben = await page(rooms, await join2(rooms, seat));
  const [mia, zoe] = [await page(rooms, seat), await page(rooms, await join2(rooms, seat))];
  const elsewhere = await page(rooms, await create(rooms));
  ben.isBroken = true;
  expect(await mia.ask({ kind: 'rename', name: 'Ann', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  await expect.poll(() => zoe.room()?.chairs, PATIENT).toMatchObject([{ name: 'Ann' }, { away: true }, {}, {}]);
  expect([ben.closedWith(), mia.closedWith(), zoe.closedWith()]).toEqual([1013, 0, 0]);
  expect(await zoe.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'taken' });
  expect(await elsewhere.ask({ kind: 'rename', name: 'Eve', avatar: 'cat' })).toMatchObject({ kind: 'taken' });
  expect(rooms.counts().sessions).toBe(3);
});

describe('a hello to a table that is broken', () => {
  const BROKEN = { kind: 'error', code: 'table-broken' };

  test('H1-06, H2-04 ends with that where its log rotted, and the house goes on', async () => {
    const [seat, other] = [await create(node()), await create(node())];
    const read: Store['read'] = async (table, ...from) =>
      (await store.read(table, ...from)).map((row) =>
        table === seat.table ? { ...row, payload: row.payload.replace('Mia', 'Mio') } : row,
      );
    const rooms = node({ store: { ...store, read, snapshot: async () => undefined } });
    const mia = connectBare(rooms, seat.table, { person: 1, setToken: undefined });
    sayHello(mia);
    await expect.poll(() => mia.closedWith(), PATIENT).toBe(1008);
    expect(mia.heard).toEqual([{ kind: 'error', code: 'table-damaged' }]);
    expect(rooms.counts().sessions).toBe(0);
    expect(complaints.some((line) => line.includes(seat.table) && line.includes('checksum'))).toBe(true);
    const ben = await page(rooms, other);
    expect(await ben.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  });

  test('H1-06 ends with that where it breaks before the welcome, and who comes next is welcome', async () => {
    let isBroken = false;
    const chance: Doors['chance'] = (bytes) => {
      if (isBroken) throw new Error('no chance left');
      return randomBytes(bytes);
    };
    const { rooms, seat, mia } = await opened({ chance });
    for (const chair of [1, 2]) await mia.ask({ kind: 'bot', chair });
    const pages = [{ person: 1, setToken: undefined }, await rooms.admit(seat.table, undefined)].map((admitted) =>
      connectBare(rooms, seat.table, admitted),
    );
    for (const late of pages) sayHello(late);
    isBroken = true;
    mia.say({ kind: 'start' });
    isBroken = false;
    for (const late of pages) await expect.poll(() => late.closedWith(), PATIENT).toBe(1011);
    expect(pages.map(({ heard }) => heard)).toEqual([[BROKEN], [BROKEN]]);
    const again = await page(rooms, seat);
    expect(await again.ask({ kind: 'start' })).toMatchObject({ kind: 'taken' });
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
  back = 3_600_000;
  const second = node({ clock, times });
  const ben = await page(second, other);
  await expect.poll(() => ben.room()?.host, PATIENT).toBe(2);
});

describe('a page that says what it should not', () => {
  test('H6-03 is ended when it is removed, whatever it said of leaving before', async () => {
    const { rooms, seat, mia } = await opened();
    const ben = await page(rooms, await join2(rooms, seat));
    ben.session.receive(JSON.stringify({ kind: 'leave', n: 9, after: 5 }));
    await expect.poll(() => ben.heard.at(-1), PATIENT).toEqual({ kind: 'missing', n: 9, last: 0 });
    await mia.ask({ kind: 'manners', manners: { watching: false } });
    await mia.ask({ kind: 'remove', chair: 1 });
    await expect.poll(() => ben.closedWith(), PATIENT).toBe(1008);
  });

  test('H5-08 is ended when it was removed, although it said that it leaves before it heard of that', async () => {
    const slow = busy();
    const { rooms, seat, mia } = await opened({ store: slow.store });
    const ben = await page(rooms, await join2(rooms, seat));
    slow.begin();
    mia.say({ kind: 'remove', chair: 1 });
    ben.say({ kind: 'leave' });
    slow.goOn();
    await expect.poll(() => ben.closedWith(), PATIENT).toBe(1008);
    expect(ben.heard.slice(-2)).toMatchObject([
      { kind: 'refused', n: 1, code: 'no-seat' },
      { kind: 'error', code: 'unseated' },
    ]);
    const heard = ben.heard.length;
    await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' });
    expect(ben.heard).toHaveLength(heard);
  });

  test('H12-01 before its welcome has it counted once', async () => {
    const stopped: Clock = { now: () => 1_000_000, wake: () => () => undefined };
    // A change of the room counts for ten messages.
    const rooms = node({ clock: stopped, messagesPerSecond: 10 });
    const seat = await create(rooms);
    const mia = connectBare(rooms, seat.table, await rooms.admit(seat.table, seat.token));
    sayHello(mia);
    for (let n = 1; n <= 10; n++) mia.say({ kind: 'ready', ready: n % 2 === 1 });
    await expect.poll(() => answersTo(mia, 9), PATIENT).toEqual([{ kind: 'taken', n: 9, last: 9 }]);
    const tooFast = mia.heard.filter((said) => said.kind === 'error');
    expect(tooFast).toEqual([{ kind: 'error', code: 'too-fast', n: 10 }]);
  });

  test('H11-03 out of turn erases no words that another page of the same load left', async () => {
    const { rooms, seat, mia } = await opened();
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
