/** What happens at the same moment, at one server or at two: one chair is taken once, one link is used once, and everybody agrees afterwards. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import { steadyClock } from '../clock.ts';
import type { Seating } from '../room/room.ts';
import { openRooms } from '../rooms.ts';
import type { Refused, Rooms, RoomsDoors, SeatGiven } from '../rooms-api.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { tableId } from '../store/store.ts';
import { forgetFolder, thinkHere } from '../tests/table-server.ts';
import { foldTable } from './folding.ts';

vi.setConfig({ testTimeout: 60_000 });
const PATIENT = { timeout: 30_000, interval: 10 };

let folder: string;
let store: Store;
let complaints: string[];
const nodes: Rooms[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'same-moment-'));
  store = await openSqliteStore(folder);
  complaints = [];
});

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((rooms) => rooms.stop()));
  await store.stop();
  expect(complaints).toEqual([]);
  forgetFolder(folder);
});

const node = (doors: Partial<RoomsDoors> = {}): Rooms => {
  const log = (line: string): number => complaints.push(line);
  const lives = (): boolean => true;
  const rooms = openRooms({
    store,
    clock: steadyClock,
    think: thinkHere,
    log,
    messagesPerSecond: 1e6,
    lives,
    ...doors,
  });
  nodes.push(rooms);
  return rooms;
};

interface Page {
  readonly heard: ServerMessage[];
  ask(message: object): Promise<ServerMessage>;
}

let asked = 0;

async function page(rooms: Rooms, { table, token }: SeatGiven): Promise<Page> {
  const heard: ServerMessage[] = [];
  const waiting = new Map<string, (said: ServerMessage) => void>();
  const send = (text: string): void => {
    const said = JSON.parse(text) as ServerMessage;
    heard.push(said);
    if ('id' in said && said.id !== undefined) waiting.get(said.id)?.(said);
  };
  const door = { send, unsent: () => 0, roundTrip: () => 1, close: () => undefined };
  const line = rooms.connect(table, await rooms.admit(table, token), door);
  line.hear(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }));
  await expect.poll(() => heard.some(({ kind }) => kind === 'room'), PATIENT).toBe(true);
  return {
    heard,
    ask(message) {
      const id = `c${++asked}`;
      const answered = new Promise<ServerMessage>((resolve) => waiting.set(id, resolve));
      line.hear(JSON.stringify({ ...message, id }));
      return answered;
    },
  };
}

const seatOf = (given: SeatGiven | Refused): SeatGiven => {
  if ('refused' in given) throw new Error(given.refused.code);
  return given;
};
const create = async (rooms: Rooms, chairs = 4): Promise<SeatGiven> =>
  seatOf(await rooms.createTable({ game: 'sandwich', name: 'Mia', avatar: 'fox', chairs }));
const joining = (rooms: Rooms, code: string, id?: string): Promise<SeatGiven | Refused> =>
  rooms.joinTable(code, { name: 'Ben', avatar: 'owl', id });

const folded = async ({ table }: SeatGiven): Promise<Seating> => {
  const found = await foldTable({ store, findGame }, tableId(table), () => undefined);
  if (found === undefined) throw new Error('the table is lost');
  return found.seating;
};

describe.each([
  ['one server', 1],
  ['two servers', 2],
])('at %s', (_, count) => {
  let rooms: Rooms[];
  beforeEach(() => {
    rooms = Array.from({ length: count }, () => node());
  });
  const at = (i: number): Rooms => rooms[i % count];

  test('six who want the last chair: one gets it, and the others are told so', async () => {
    const seat = await create(at(0), 3);
    seatOf(await joining(at(0), seat.code));
    const answers = await Promise.all(Array.from({ length: 6 }, (__, i) => joining(at(i), seat.code)));
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1);
    expect(answers.flatMap((answer) => ('refused' in answer ? [answer.refused.code] : []))).toEqual(
      Array(5).fill('full'),
    );
    expect((await folded(seat)).room.nextPerson).toBe(4);
  });

  test('the same wish to join, said everywhere at once, takes one chair, and every token of it is good', async () => {
    const seat = await create(at(0));
    const wish = 'the-same-wish-all-over';
    const given = await Promise.all(Array.from({ length: 4 }, (__, i) => joining(at(i), seat.code, wish)));
    expect(given.map((answer) => seatOf(answer).chair)).toEqual([1, 1, 1, 1]);
    for (const [i, answer] of given.entries())
      expect((await at(i + 1).admit(seat.table, seatOf(answer).token)).person).toBe(2);
    expect((await folded(seat)).room.nextPerson).toBe(3);
  });

  test('the same wish to open a table opens one', async () => {
    const wish = { game: 'sandwich', name: 'Mia', avatar: 'fox', id: 'one-table-and-no-more' };
    const given = await Promise.all(Array.from({ length: 4 }, (__, i) => at(i).createTable(wish)));
    const seats = given.map(seatOf);
    expect(new Set(seats.map(({ table, code, chair }) => `${table} ${code} ${chair}`)).size).toBe(1);
    for (const [i, { table, token }] of seats.entries()) expect((await at(i).admit(table, token)).person).toBe(1);
  });

  test('a hand-off link that two devices open is good for one of them', async () => {
    const seat = await create(at(0));
    const offer = await at(0).offerHandOff(seat.table, seat.token);
    if ('refused' in offer) throw new Error(offer.refused.code);
    const taken = await Promise.all([0, 1, 2].map((i) => at(i).takeHandOff(seat.table, offer.secret)));
    expect(taken.filter((answer) => !('refused' in answer))).toHaveLength(1);
    expect((await folded(seat)).room.chairs[0]).toMatchObject({ keys: [{}, {}] });
  });

  test('a game that the host begins again while a guest leaves: either way the room is whole', async () => {
    for (let round = 0; round < 6; round++) {
      const seat = await create(at(0), 3);
      const ben = seatOf(await joining(at(1), seat.code));
      const [host, guest] = [await page(at(0), seat), await page(at(1), ben)];
      await host.ask({ kind: 'bot', chair: 2 });
      await guest.ask({ kind: 'ready', ready: true });
      expect(await host.ask({ kind: 'start' })).toMatchObject({ kind: 'taken' });
      await host.ask({ kind: 'end' });
      const [again, left] = await Promise.all([host.ask({ kind: 'rematch' }), guest.ask({ kind: 'leave' })]);
      expect([again.kind, left.kind]).toEqual(['taken', 'taken']);
      const { room, play } = await folded(seat);
      expect([room.stage, play, room.chairs.length, room.host]).toEqual(['lobby', undefined, 3, 1]);
      expect(['empty', 'bot']).toContain(room.chairs[1].kind);
      expect(room.finished).toHaveLength(1);
    }
  });

  test('a host who ends, begins again and starts from two screens at once does each of it once', async () => {
    const seat = await create(at(0), 3);
    const screens = [await page(at(0), seat), await page(at(1), seat)];
    for (const chair of [1, 2]) await screens[0].ask({ kind: 'bot', chair });
    const kinds = async (message: object): Promise<string[]> =>
      (await Promise.all(screens.map((screen) => screen.ask(message)))).map(({ kind }) => kind).sort();
    expect(await kinds({ kind: 'start' })).toEqual(['refused', 'taken']);
    expect(await kinds({ kind: 'end' })).toEqual(['refused', 'taken']);
    expect(await kinds({ kind: 'rematch' })).toEqual(['refused', 'taken']);
    const { room } = await folded(seat);
    expect([room.stage, room.games, room.finished.length]).toEqual(['lobby', 1, 1]);
  });
});

test('a hand-off while the token of the first device turns leaves both devices with a seat', async () => {
  let ahead = 0;
  const clock = { ...steadyClock, now: () => steadyClock.now() + ahead };
  const [one, two] = [node({ clock }), node({ clock })];
  const seat = await create(one);
  let { token } = seat;
  for (let round = 0; round < 8; round++) {
    ahead += 61_000;
    const offer = await one.offerHandOff(seat.table, token);
    if ('refused' in offer) throw new Error(offer.refused.code);
    const [turned, taken] = await Promise.all([
      two.admit(seat.table, token),
      one.takeHandOff(seat.table, offer.secret),
    ]);
    expect(turned).toMatchObject({ person: 1, setToken: expect.any(String) });
    const other = seatOf(taken).token;
    // The answer with the new token gets lost now and then: the one before is still good.
    if (round % 2 === 0) token = turned.setToken ?? token;
    for (const shown of [token, other]) expect((await one.admit(seat.table, shown)).person).toBe(1);
  }
});
