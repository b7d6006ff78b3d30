/** Hosts over a real store: no table has an owner, snapshots bound what is folded, and what fails promises nothing. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import { steadyClock } from '../clock.ts';
import type { Deed, Room } from '../room/room.ts';
import { openRooms } from '../rooms.ts';
import type { Line, Rooms, RoomsDoors, SeatGiven } from '../rooms-api.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store, TableId } from '../store/store.ts';
import { storeError, tableId, trouble } from '../store/store.ts';
import { forgetFolder, thinkHere } from '../tests/table-server.ts';
import { foldTable } from './folding.ts';
import { SNAPSHOT_EVERY } from './work.ts';

vi.setConfig({ testTimeout: 60_000 });

/** However slow the machine. */
const PATIENT = { timeout: 30_000, interval: 10 };

let folder: string;
let store: Store;
let complaints: string[];
const nodes: Rooms[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
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
  const rooms = openRooms({
    store,
    clock: steadyClock,
    think: thinkHere,
    log,
    messagesPerSecond: 1e6,
    lives: () => true,
    ...doors,
  });
  nodes.push(rooms);
  return rooms;
};

interface Page {
  readonly heard: ServerMessage[];
  readonly line: Line;
  ask(message: object): Promise<ServerMessage>;
  room(): Extract<ServerMessage, { kind: 'room' }> | undefined;
}

async function page(rooms: Rooms, { table, token }: SeatGiven): Promise<Page> {
  const heard: ServerMessage[] = [];
  let asked = 0;
  const answers = new Map<string, (said: ServerMessage) => void>();
  const send = (text: string): void => {
    const said = JSON.parse(text) as ServerMessage;
    heard.push(said);
    if ('id' in said && said.id !== undefined) answers.get(said.id)?.(said);
  };
  const admitted = await rooms.admit(table, token);
  const line = rooms.connect(table, admitted, { send, unsent: () => 0, roundTrip: () => 1, close: () => undefined });
  line.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
  await expect.poll(() => heard.some(({ kind }) => kind === 'room'), PATIENT).toBe(true);
  return {
    heard,
    line,
    async ask(message) {
      const id = `${token.slice(0, 6)}-${++asked}`;
      const answered = new Promise<ServerMessage>((resolve) => answers.set(id, resolve));
      line.hear(JSON.stringify({ ...message, id }));
      return answered;
    },
    room: () => heard.findLast((said) => said.kind === 'room'),
  };
}

const given = (seat: Awaited<ReturnType<Rooms['createTable']>>): SeatGiven => {
  if ('refused' in seat) throw new Error(seat.refused.code);
  return seat;
};
const create = async (rooms: Rooms): Promise<SeatGiven> =>
  given(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 4 }));

describe('two nodes of one store', () => {
  test('a table has no owner: each takes any command, and everybody hears of it', async () => {
    const [one, two] = [node(), node()];
    const seat = await create(one);
    const mia = await page(one, seat);
    const ben = await page(two, given(await two.joinTable(seat.code, { name: 'Ben', avatar: 'owl' })));
    await expect.poll(() => mia.room()?.chairs[1], PATIENT).toMatchObject({ kind: 'person', away: false });
    await ben.ask({ kind: 'ready', ready: true });
    await expect.poll(() => mia.room()?.chairs[1], PATIENT).toMatchObject({ ready: true });
    for (let i = 0; i < 30; i++) {
      const [first, second] = await Promise.all([
        mia.ask({ kind: 'manners', manners: { patience: i } }),
        ben.ask({ kind: 'rename', name: `Ben ${i}`, avatar: 'owl' }),
      ]);
      expect([first.kind, second.kind]).toEqual(['taken', 'taken']);
    }
    await expect.poll(() => JSON.stringify(mia.room()) === JSON.stringify(ben.room()), PATIENT).toBe(true);
    expect(mia.room()).toMatchObject({ patience: 29, chairs: [{}, { name: 'Ben 29' }, {}, {}] });
    expect(store.stats().conflicts).toBeGreaterThan(0);
    const rows = await store.read(tableId(seat.table), 0, 1_000);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(complaints).toEqual([]);
  });

  test('a command said to both is done once', async () => {
    const [one, two] = [node(), node()];
    const seat = await create(one);
    const [here, there] = [await page(one, seat), await page(two, seat)];
    const message = JSON.stringify({ kind: 'rename', id: 'same', name: 'Zoe', avatar: 'bear' });
    here.line.hear(message);
    there.line.hear(message);
    const taken = { kind: 'taken', id: 'same' };
    await expect
      .poll(() => [...here.heard, ...there.heard].filter(({ kind }) => kind === 'taken'), PATIENT)
      .toEqual([taken, taken]);
    const rows = await store.read(tableId(seat.table), 0, 1_000);
    expect(rows.filter(({ command }) => command === '1:same')).toHaveLength(1);
  });
});

describe('snapshots', () => {
  async function longTable(): Promise<{ table: TableId; before: string }> {
    const rooms = node();
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    for (let i = 0; i < 2.2 * SNAPSHOT_EVERY; i++) await mia.ask({ kind: 'manners', manners: { patience: i } });
    const table = tableId(seat.table);
    await expect.poll(async () => (await store.snapshot(table))?.seq, PATIENT).toBeGreaterThan(1.5 * SNAPSHOT_EVERY);
    return { table, before: JSON.stringify((await foldTable({ store, findGame }, table, () => undefined))?.seating) };
  }

  test('bound what is folded, and one that cannot be read is replaced by the one before or by the log', async () => {
    const { table, before } = await longTable();
    let folded = 0;
    const again = await foldTable({ store, findGame }, table, () => folded++);
    expect(JSON.stringify(again?.seating)).toBe(before);
    expect(folded).toBeLessThanOrEqual(SNAPSHOT_EVERY);
    const damaged = (read: Store['snapshot']): Store => ({ ...store, snapshot: read });
    const newest = await store.snapshot(table);
    const second = damaged(async (id, upTo) => {
      const kept = await store.snapshot(id, upTo);
      return kept?.seq === newest?.seq && kept !== undefined ? { ...kept, state: '{"format":1,' } : kept;
    });
    expect(JSON.stringify((await foldTable({ store: second, findGame }, table, () => undefined))?.seating)).toBe(
      before,
    );
    const foreign = damaged(async (id, upTo) => {
      const kept = await store.snapshot(id, upTo);
      return kept === undefined ? undefined : { ...kept, state: '{"format":0}' };
    });
    folded = 0;
    expect(JSON.stringify((await foldTable({ store: foreign, findGame }, table, () => folded++))?.seating)).toBe(
      before,
    );
    expect(folded).toBeGreaterThan(2 * SNAPSHOT_EVERY);
  });
});

test('a snapshot of before games had ids is read, and its game is played on', async () => {
  const rooms = node();
  const seat = await create(rooms);
  const mia = await page(rooms, seat);
  for (const chair of [1, 2, 3]) await mia.ask({ kind: 'bot', chair });
  await mia.ask({ kind: 'start' });
  await rooms.stop();
  nodes.splice(0);
  const table = tableId(seat.table);
  const kept = await store.snapshot(table);
  const saved = JSON.parse(String(kept?.state)) as { seating: { room: Partial<Room>; play: { id?: string } } };
  delete saved.seating.room.lostAt;
  delete saved.seating.room.finished;
  delete saved.seating.play.id;
  await store.saveSnapshot(table, kept?.seq ?? 0, JSON.stringify(saved));
  const again = await page(node(), seat);
  expect(again.room()).toMatchObject({ stage: 'playing', finished: [] });
  again.line.hear(JSON.stringify({ kind: 'end', id: 'the-end' }));
  await expect.poll(() => again.heard.find(({ kind }) => kind === 'over'), PATIENT).toMatchObject({ game: '' });
  expect(again.room()).toMatchObject({ stage: 'over', finished: [] });
  expect(complaints).toEqual([]);
});

describe('a store that fails', () => {
  test('promises nothing: the command gets a code, lines end, and the table is opened anew', async () => {
    let isBroken = false;
    const append: Store['append'] = (row) =>
      isBroken ? Promise.reject(storeError(trouble('disk', 'the disk is gone'))) : store.append(row);
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    expect(await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({
      kind: 'error',
      code: 'store-broken',
    });
    await expect.poll(() => mia.heard.at(-1), PATIENT).toEqual({ kind: 'error', code: 'store-broken' });
    expect(complaints.some((line) => line.includes('the disk is gone'))).toBe(true);
    isBroken = false;
    const again = await page(rooms, seat);
    expect(await again.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  });
});

test('a log that does not begin with its opening opens no table, and the others go on', async () => {
  const payload = JSON.stringify({ is: 'closed' } satisfies Deed);
  await store.create({ table: tableId('odd'), code: 'PLUM-22', command: undefined, payload, at: 1, dueAt: 1 });
  const rooms = node();
  await expect(rooms.doorplate('PLUM-22')).rejects.toThrow('opening');
  const mia = await page(rooms, await create(rooms));
  expect(await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  expect(complaints.every((line) => line.includes('opening'))).toBe(true);
});
