/** What happens at the same moment, at one server or at two: one chair is taken once, one link is used once, and everybody agrees afterwards. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { House, Refused, SeatGiven } from '#house/api';
import type { Seating } from '#house/room/room';
import { openLog } from '#house/snapshots';
import { tableId } from '#house/store';
import { steadyClock } from '../clock.ts';
import { given, openBare as page } from './bare-page.ts';
import { complaints, create, openBusyNode as node, stopNodes, store } from './nodes.ts';

vi.setConfig({ testTimeout: 60_000 });

afterEach(async () => {
  await stopNodes();
  expect(complaints).toEqual([]);
});

const joining = (rooms: House, code: string, id?: string): Promise<SeatGiven | Refused> =>
  rooms.joinTable(code, { name: 'Ben', avatar: 'owl', id });

const folded = async ({ table }: SeatGiven): Promise<Seating> => {
  const found = await openLog({ store, findGame }, tableId(table), () => undefined);
  if (found === undefined) throw new Error('the table is lost');
  return found.state.seating;
};

describe.each([
  ['one server', 1],
  ['two servers', 2],
])('at %s', (_, count) => {
  let rooms: House[];
  beforeEach(() => {
    rooms = Array.from({ length: count }, () => node());
  });
  const at = (i: number): House => rooms[i % count];

  test('H1-03 six who want the last chair: one gets it, and the others are told so', async () => {
    const seat = await create(at(0), 3);
    given(await joining(at(0), seat.code));
    const answers = await Promise.all(Array.from({ length: 6 }, (__, i) => joining(at(i), seat.code)));
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1);
    expect(answers.flatMap((answer) => ('refused' in answer ? [answer.refused.code] : []))).toEqual(
      Array(5).fill('full'),
    );
    expect((await folded(seat)).room.nextPerson).toBe(4);
  });

  test('H3-05 the same wish to join, said everywhere at once, takes one chair, and every token of it is good', async () => {
    const seat = await create(at(0));
    const wish = 'the-same-wish-all-over';
    const answers = await Promise.all(Array.from({ length: 4 }, (__, i) => joining(at(i), seat.code, wish)));
    expect(answers.map((answer) => given(answer).chair)).toEqual([1, 1, 1, 1]);
    for (const [i, answer] of answers.entries())
      expect((await at(i + 1).admit(seat.table, given(answer).token)).person).toBe(2);
    expect((await folded(seat)).room.nextPerson).toBe(3);
  });

  test('H3-05 the same wish to open a table opens one', async () => {
    const wish = { game: 'sandwich', name: 'Mia', avatar: 'fox', id: 'one-table-and-no-more' } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, (__, i) => at(i).createTable(wish)));
    const seats = answers.map(given);
    expect(new Set(seats.map(({ table, code, chair }) => `${table} ${code} ${chair}`)).size).toBe(1);
    for (const [i, { table, token }] of seats.entries()) expect((await at(i).admit(table, token)).person).toBe(1);
  });

  test('H5-04 a hand-off link that two devices open is good for one of them', async () => {
    const seat = await create(at(0));
    const offer = await at(0).offerHandOff(seat.table, seat.token);
    if ('refused' in offer) throw new Error(offer.refused.code);
    const taken = await Promise.all([0, 1, 2].map((i) => at(i).takeHandOff(seat.table, offer.secret)));
    expect(taken.filter((answer) => !('refused' in answer))).toHaveLength(1);
    expect((await folded(seat)).room.chairs[0]).toMatchObject({ keys: [{}, {}] });
  });

  test('H1-03 a game that the host begins again while a guest leaves: either way the room is whole', async () => {
    for (let round = 0; round < 6; round++) {
      const seat = await create(at(0), 3);
      const ben = given(await joining(at(1), seat.code));
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

  test('H1-03, H3-03 a host who ends, begins again and starts from two screens at once does each of it once', async () => {
    const seat = await create(at(0), 3);
    const screens = [await page(at(0), seat), await page(at(1), seat)];
    for (const chair of [1, 2]) await screens[0].ask({ kind: 'bot', chair });
    const kinds = async (message: { kind: string }): Promise<string[]> =>
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
    const other = given(taken).token;
    // The answer with the new token gets lost now and then: the one before is still good.
    if (round % 2 === 0) token = turned.setToken ?? token;
    for (const shown of [token, other]) expect((await one.admit(seat.table, shown)).person).toBe(1);
  }
});
