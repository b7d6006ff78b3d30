/** Rooms as a pure fold: who may do what, what time does by itself, and what keys open. */
import { describe, expect, test } from 'vitest';
import { due, NEVER, seatOf } from '#kernel';
import { GUESTS, ROOM_CODES } from '#protocol';
import { decide } from './decide.ts';
import { findKey } from './decide-door.ts';
import { playTime } from './decide-play.ts';
import { dueAt } from './decide-time.ts';
import type { AnswerRequest, Request } from './requests.ts';
import { NOBODY } from './room.ts';
import { shownRoom } from './shown.ts';
import { codeOf, deedOf, Folded, foldAgain, NODE, TIMES } from './tests/folded.ts';

const timeIn = (room: Folded): number => {
  const { play } = room.seating;
  if (play === undefined) throw new Error('no game');
  return playTime(play, room.at);
};

const CALM = { flipMillis: 0, market: 'calm', grabSeconds: 0, composeSeconds: 0, rankSeconds: 0 };

describe('sitting down', () => {
  test('H5-01 the first is host on chair 0, the next takes the first empty chair, and a full lobby takes nobody', () => {
    const room = new Folded().gather(3);
    expect(room.seating.room).toMatchObject({ host: 1, nextPerson: 4, stage: 'lobby' });
    expect([0, 1, 2].map((chair) => room.chair(chair).person)).toEqual([1, 2, 3]);
    expect(codeOf(room.door({ kind: 'join', name: 'Late', avatar: 'owl', key: 'k' }))).toBe('full');
  });

  test('H5-10 nobody is called like somebody else: the second one gets a number, within the longest name', () => {
    const room = new Folded();
    const join = (name: string, key: string): unknown => deedOf(room.door({ kind: 'join', name, avatar: 'owl', key }));
    const long = 'Abcdefghijklmnopqrst';
    room.person(1, { kind: 'rename', name: long, avatar: 'owl' });
    expect(join(long.toUpperCase(), 'k')).toMatchObject({ name: 'ABCDEFGHIJKLMNOPQR 2' });
    expect(join(long, 'l')).toMatchObject({ name: 'Abcdefghijklmnopqr 3' });
    const renamed = room.person(1, { kind: 'rename', name: long, avatar: 'fox' });
    expect(deedOf(renamed)).toMatchObject({ name: long, avatar: 'fox' });
  });

  test('H5-01 in a game the newcomer takes a bot’s chair', () => {
    const room = new Folded(CALM).begin(2);
    expect(room.seating.room.chairs[2].kind).toBe('bot');
    expect(deedOf(room.door({ kind: 'join', name: 'Late', avatar: 'owl', key: 'k' }))).toMatchObject({
      is: 'sat',
      chair: 2,
    });
    expect(codeOf(room.door({ kind: 'join', name: 'Later', avatar: 'owl', key: 'l' }))).toBe('full');
  });

  test('H5-08 who leaves a lobby leaves an empty chair; who leaves a game leaves a bot', () => {
    const lobby = new Folded().gather(2);
    lobby.person(2, { kind: 'leave' });
    expect(lobby.seating.room.chairs[1]).toEqual({ kind: 'empty' });
    const game = new Folded(CALM).begin(2);
    game.person(2, { kind: 'leave' });
    expect(game.seating.room.chairs[1].kind).toBe('bot');
    expect(codeOf(game.person(2, { kind: 'leave' }))).toBe('no-seat');
  });

  test('H7-04, H7-05 the host who leaves is followed at once; the last who leaves closes the table', () => {
    const room = new Folded().gather(2);
    room.person(1, { kind: 'leave' });
    expect(room.seating.room.host).toBe(2);
    room.person(2, { kind: 'leave' });
    expect(room.seating.room.host).toBe(NOBODY);
    expect(dueAt(room.seating, TIMES, room.game)).toBe(0);
    expect(room.pass(0)).toEqual([{ is: 'closed' }]);
    expect(codeOf(room.door({ kind: 'join', name: 'x', avatar: 'owl', key: 'k' }))).toBe('closed');
  });

  test('changing options takes back nobody’s being ready, and may change the number of chairs', () => {
    const room = new Folded().gather(2);
    expect(room.chair(1).ready).toBe(true);
    room.person(1, { kind: 'options', options: { rounds: 2 }, chairs: 5 });
    expect(room.chair(1).ready).toBe(true);
    expect(room.seating.room.chairs).toHaveLength(5);
    expect(codeOf(room.person(1, { kind: 'options', options: {}, chairs: 3 }))).toBeUndefined();
    expect(room.seating.room.chairs).toHaveLength(3);
    expect(codeOf(room.person(1, { kind: 'options', options: {}, chairs: 2 }))).toBe('chair-taken');
  });

  test('a bot of another level is the same one, of its own level another one', () => {
    const room = new Folded().gather(2);
    const [, , skilled] = room.seating.room.chairs;
    room.person(1, { kind: 'bot', chair: 2, level: 'search' });
    expect(room.seating.room.chairs[2]).toEqual({ ...skilled, level: 'search' });
    room.person(1, { kind: 'bot', chair: 2, level: 'search' });
    const [, , other] = room.seating.room.chairs;
    expect(other).toMatchObject({ kind: 'bot', level: 'search' });
    expect(other).not.toEqual({ ...skilled, level: 'search' });
  });

  test('H10-08 no two bots have the same name or face, and everybody sees who they are, and of nobody else', () => {
    const room = new Folded(CALM, 12).gather(2);
    const chairs = shownRoom(room.seating, false).chairs;
    const bots = chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair] : []));
    expect(bots).toHaveLength(10);
    expect(new Set(bots.map(({ persona }) => persona % GUESTS.length)).size).toBe(10);
    for (const { name, persona } of bots) expect(name.toLowerCase()).toBe(GUESTS[persona % GUESTS.length]);
    expect(chairs.filter((chair) => 'persona' in chair)).toEqual(bots);
  });

  test('H10-08 a bot is not called like somebody at the table while there is another name', () => {
    const room = new Folded(CALM, 12).gather(1);
    const [, second] = room.seating.room.chairs;
    if (second.kind !== 'bot') throw new Error('no bot');
    room.person(1, { kind: 'unbot', chair: 1 });
    room.person(1, { kind: 'rename', name: second.name, avatar: 'owl' });
    for (let i = 0; i < 20; i++) {
      room.person(1, { kind: 'bot', chair: 1, level: 'greedy' });
      expect(room.seating.room.chairs[1]).not.toMatchObject({ name: second.name });
    }
  });

  test('empty chairs are put away when the game starts', () => {
    const room = new Folded(CALM, 6).gather(2);
    room.person(1, { kind: 'unbot', chair: 5 });
    room.person(1, { kind: 'unbot', chair: 3 });
    room.person(1, { kind: 'start' });
    expect(room.seating.play?.setup.seats).toBe(4);
    expect(room.seating.room.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
  });
});

describe('time', () => {
  test('H7-04 a host who is gone for 30 seconds is followed by the next person who is here', () => {
    const room = new Folded().gather(3);
    room.door({ kind: 'depart', person: 1 });
    room.door({ kind: 'depart', person: 2 });
    expect(room.pass(29_999)).toEqual([]);
    expect(room.pass(1)).toEqual([{ is: 'host-handed', person: 3 }]);
    room.door({ kind: 'arrive', person: 1 });
    expect(room.pass(60_000)).toEqual([]);
    expect(room.seating.room.host).toBe(3);
  });

  test('H7-02 a seat is lent after the table’s patience and handed back on return', () => {
    const room = new Folded(CALM).begin(2);
    room.person(1, { kind: 'manners', manners: { patience: 5_000 } });
    room.door({ kind: 'depart', person: 2 });
    expect(room.pass(4_999)).toEqual([]);
    expect(room.pass(1)).toMatchObject([{ is: 'lent', chair: 1 }]);
    expect(room.chair(1).lent).not.toBe(NOBODY);
    room.door({ kind: 'arrive', person: 2 });
    expect(room.chair(1)).toMatchObject({ lent: NOBODY, awayAt: 0, here: [NODE] });
  });

  test('H7-05, H9-03 a table without anybody pauses soon, goes on with the first who is back, and is closed after a day', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(2);
    room.door({ kind: 'depart', person: 1 });
    room.door({ kind: 'depart', person: 2 });
    expect(dueAt(room.seating, TIMES, room.game)).toBe(room.at + TIMES.empty);
    expect(room.pass(TIMES.empty - 1)).toEqual([]);
    expect(room.pass(1)).toMatchObject([{ is: 'paused', by: 'empty' }]);
    const { now } = room.seating.play?.table ?? { now: -1 };
    expect(room.pass(3_600_000)).toEqual([]);
    room.door({ kind: 'arrive', person: 2 });
    expect(room.pass(0).map(({ is }) => is)).toEqual(['host-handed', 'resuming']);
    expect(room.pass(TIMES.countdown).map(({ is }) => is)).toEqual(['resumed', 'lent']);
    expect(timeIn(room)).toBe(now);
    room.door({ kind: 'depart', person: 2 });
    room.pass(TIMES.empty);
    expect(room.pass(86_400_000).map(({ is }) => is)).toContain('closed');
  });

  test('H9-03 nobody loses time while nobody is here: the game waits where the last one left it', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(2);
    room.at += 3_000;
    room.door({ kind: 'depart', person: 1 });
    room.door({ kind: 'depart', person: 2 });
    const left = timeIn(room);
    room.pass(TIMES.empty);
    room.at += 500_000;
    room.door({ kind: 'arrive', person: 1 });
    room.pass(0);
    expect(timeIn(room)).toBe(left);
  });

  test('who is back at once finds the game going on', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(1);
    room.door({ kind: 'depart', person: 1 });
    expect(room.pass(TIMES.empty - 1)).toEqual([]);
    room.door({ kind: 'arrive', person: 1 });
    expect(room.pass(TIMES.empty)).toEqual([]);
    expect(room.seating.play?.table.paused).toBe(false);
  });

  test('a deadline that comes before the table is empty for long is struck; then the game waits', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(2);
    room.at += 9_000;
    room.door({ kind: 'depart', person: 1 });
    room.door({ kind: 'depart', person: 2 });
    expect(room.pass(1_000).map(({ is }) => is)).toEqual(['input']);
    const struck = room.seating.play?.table.now;
    expect(room.pass(1_000).map(({ is }) => is)).toEqual(['paused']);
    expect(room.seating.play?.table.now).toBe(struck);
  });

  test.each([
    ['before its deadline', 4_000],
    ['long after its deadline', 3_600_000],
  ])('H9-04 a game whose server ended waits at once, where the log ends, when another one finds it %s', (_, later) => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(2);
    const left = timeIn(room);
    room.dead.add(NODE);
    room.node = 'node-2';
    const found = room.pass(later);
    expect(found.map(({ is }) => is)).toEqual(['gone', 'gone', 'paused']);
    expect(timeIn(room)).toBe(left);
    room.at += 60_000;
    room.door({ kind: 'arrive', person: 2 });
    room.pass(0);
    expect(timeIn(room)).toBe(left);
    expect(room.seating.room.lostAt).toBe(0);
  });

  test('a game whose server was late when it ended waits before the deadline that was due by then', () => {
    const room = new Folded({ flipMillis: 100, grabSeconds: 1 }).begin(2);
    room.at = room.nextDeadline() + 1_500;
    expect(deedOf(room.ask({ by: 'time' }))).toMatchObject({ is: 'input' });
    const next = room.nextDeadline();
    expect(next).toBeLessThan(room.at);
    room.dead.add(NODE);
    room.node = 'node-2';
    expect(room.pass(60_000).map(({ is }) => is)).toEqual(['gone', 'gone', 'paused']);
    room.door({ kind: 'arrive', person: 1 });
    expect(room.pass(0).map(({ is }) => is)).toEqual(['resumed']);
    expect(room.pass(1).map(({ is }) => is)).toEqual(['input']);
  });

  test('whoever was lost with a server and leaves later leaves like anybody', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(1);
    room.dead.add(NODE);
    room.node = 'node-2';
    room.pass(0);
    room.door({ kind: 'arrive', person: 1 });
    room.pass(0);
    room.pass(TIMES.countdown);
    room.door({ kind: 'depart', person: 1 });
    expect(room.pass(TIMES.empty - 1)).toEqual([]);
    expect(room.pass(1)).toMatchObject([{ is: 'paused', by: 'empty' }]);
  });

  test('H8-01, H8-02 deadlines are struck one by one; one that nobody struck for long was an outage, and the question goes on with a grace', () => {
    const room = new Folded({ grabSeconds: 10, flipMillis: 0 }).begin(3);
    const { play } = room.seating;
    if (play === undefined) throw new Error('no game');
    const next = due(play.table);
    expect(next).not.toBe(NEVER);
    expect(dueAt(room.seating, TIMES, room.game)).toBe(next + play.offset);
    const [first] = room.pass(3_600_000);
    expect(first).toMatchObject({ is: 'outage' });
    const after = room.seating.play;
    if (after === undefined) throw new Error('no game');
    expect(next - playTime(after, room.at)).toBe(5_000);
    expect(room.pass(4_999)).toEqual([]);
    expect(room.pass(1)[0]).toEqual({ is: 'input', input: { kind: 'clock', at: next, what: 'due' } });
  });

  test('H7-01 who was here through a node that died is away', () => {
    const room = new Folded().gather(2);
    room.dead.add(NODE);
    room.node = 'node-2';
    expect(room.pass(0)).toEqual([
      { is: 'gone', chair: 0, node: NODE, since: room.at },
      { is: 'gone', chair: 1, node: NODE, since: room.at },
    ]);
    room.door({ kind: 'arrive', person: 1 });
    expect(room.chair(0).here).toEqual(['node-2']);
  });

  test('H7-01 who is here through two nodes is away only when both are gone', () => {
    const room = new Folded().gather(1);
    room.node = 'node-2';
    room.door({ kind: 'arrive', person: 1 });
    room.door({ kind: 'depart', person: 1 });
    expect(room.chair(0)).toMatchObject({ here: [NODE], awayAt: 0 });
    expect(room.door({ kind: 'depart', person: 1 })).toBeUndefined();
  });
});

describe('pausing', () => {
  test('H9-01, H9-02 the host alone, or all others together; time stands still', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(3);
    expect(deedOf(room.person(2, { kind: 'pause' }))).toMatchObject({ is: 'change-wanted', wants: true });
    expect(deedOf(room.person(3, { kind: 'pause' }))).toMatchObject({ is: 'change-wanted', wants: true });
    expect(deedOf(room.person(3, { kind: 'pause' }))).toMatchObject({ is: 'change-wanted', wants: false });
    room.door({ kind: 'depart', person: 1 });
    expect(deedOf(room.person(3, { kind: 'pause' }))).toMatchObject({ is: 'paused', by: 'people' });
    expect(room.chair(1).wantsChange).toBe(false);
    const before = room.seating.play?.table.now;
    room.at += 500_000;
    expect(codeOf(room.person(2, { kind: 'pause' }))).toBe('paused');
    room.door({ kind: 'arrive', person: 1 });
    expect(deedOf(room.person(1, { kind: 'resume' }))).toMatchObject({ is: 'resuming' });
    room.pass(TIMES.countdown);
    expect(codeOf(room.person(1, { kind: 'resume' }))).toBe('not-paused');
    const { play } = room.seating;
    expect(play && playTime(play, room.at)).toBe(before);
  });
});

test('H7-03 a bot that was thinking does not play for somebody who came back, or sat down, meanwhile', () => {
  const room = new Folded({ flipMillis: 0, firstTaster: 1 }, 4).begin(3);
  const { table } = room.seating.play ?? {};
  const wants = {
    kind: 'answer',
    frame: table?.stack[0].id,
    answer: table?.cards.piles[1 + 4 + 2][0],
  } as AnswerRequest;
  const bot = (seat: number): Request => ({ by: 'bot', seat: seatOf(seat), wants });
  expect(codeOf(room.ask(bot(1)))).toBe('no-seat');
  room.door({ kind: 'depart', person: 2 });
  room.person(1, { kind: 'lend', chair: 1 });
  expect(deedOf(decide(room.seating, bot(1), room.facts()))).toMatchObject({ is: 'input' });
  room.door({ kind: 'arrive', person: 2 });
  expect(codeOf(room.ask(bot(1)))).toBe('no-seat');
  expect(deedOf(decide(room.seating, bot(3), room.facts()))).toMatchObject({ is: 'input' });
  room.door({ kind: 'join', name: 'Late', avatar: 'owl', key: 'k' });
  expect(deedOf(decide(room.seating, bot(3), room.facts()))).toMatchObject({ is: 'input' });
  for (const person of [1, 2, 3]) room.person(person, { kind: 'let-in', chair: 3, yes: true });
  room.pass(0);
  expect(codeOf(room.ask(bot(3)))).toBe('no-seat');
});

describe('keys', () => {
  test('H5-05 of four devices the one whose token is the oldest makes room', () => {
    const room = new Folded();
    const next = (key: string): void => {
      room.at += 1_000;
      room.door({ kind: 'offer-hand-off', person: 1, hash: `for ${key}` });
      room.door({ kind: 'take-hand-off', hash: `for ${key}`, key });
    };
    for (const key of ['phone', 'tablet', 'tv']) next(key);
    room.at += 100_000;
    room.door({ kind: 'show-key', hash: 'key-1', next: 'key-1b' });
    next('laptop');
    const holds = (hash: string): boolean =>
      findKey(room.seating.room, hash, room.at, { times: { oldToken: 0 }, restoredAt: 0 }) !== undefined;
    expect(['key-1b', 'phone', 'tablet', 'tv', 'laptop'].map(holds)).toEqual([true, false, true, true, true]);
  });

  const show = (room: Folded, hash: string, next: string) => room.door({ kind: 'show-key', hash, next });
  const holds = (room: Folded, hash: string) => findKey(room.seating.room, hash, room.at, room.facts())?.person;

  test('H5-03 a token turns at most once a minute; the one before is good for a minute after the new one was seen', () => {
    const room = new Folded().gather(1);
    expect(show(room, 'key-1', 'a')).toBeUndefined();
    room.at += 60_000;
    expect(deedOf(show(room, 'key-1', 'a'))).toMatchObject({ is: 'key-turned' });
    expect([holds(room, 'key-1'), holds(room, 'a')]).toEqual([1, 1]);
    expect(deedOf(show(room, 'a', 'b'))).toMatchObject({ is: 'key-seen' });
    room.at += 59_999;
    expect(holds(room, 'key-1')).toBe(1);
    room.at += 1;
    expect([holds(room, 'key-1'), holds(room, 'a')]).toEqual([undefined, 1]);
  });

  test('H5-03 a new token that got lost on the way costs nobody the seat', () => {
    const room = new Folded().gather(1);
    room.at += 60_000;
    show(room, 'key-1', 'lost');
    room.at += 3_600_000;
    expect(deedOf(show(room, 'key-1', 'next'))).toMatchObject({ is: 'key-turned' });
    expect([holds(room, 'key-1'), holds(room, 'next'), holds(room, 'lost')]).toEqual([1, 1, undefined]);
  });

  test('H5-03 a token that is turned the first time it is shown stays good until the next one was seen', () => {
    const room = new Folded().gather(1);
    room.at += 60_000;
    show(room, 'key-1', 'a');
    room.at += 60_000;
    expect(deedOf(show(room, 'a', 'lost'))).toMatchObject({ is: 'key-turned' });
    room.at += 3_600_000;
    expect(holds(room, 'a')).toBe(1);
    expect(holds(room, 'key-1')).toBeUndefined();
    show(room, 'a', 'b');
    show(room, 'b', 'c');
    room.at += 60_000;
    expect([holds(room, 'a'), holds(room, 'b'), holds(room, 'lost')]).toEqual([undefined, 1, undefined]);
  });

  test('H5-02 unknown, empty and removed tokens hold nothing', () => {
    const room = new Folded().gather(2);
    expect(codeOf(show(room, '', 'x'))).toBe('no-seat');
    expect(codeOf(show(room, 'nobody', 'x'))).toBe('no-seat');
    room.person(1, { kind: 'remove', chair: 1 });
    expect(holds(room, 'key-2')).toBeUndefined();
  });

  test('H5-04 a hand-off is good once and not for long; the newest offer of a person counts', () => {
    const room = new Folded().gather(1);
    room.door({ kind: 'offer-hand-off', person: 1, hash: 'first' });
    room.door({ kind: 'offer-hand-off', person: 1, hash: 'second' });
    expect(codeOf(room.door({ kind: 'take-hand-off', hash: 'first', key: 'phone' }))).toBe('no-hand-off');
    room.door({ kind: 'take-hand-off', hash: 'second', key: 'phone' });
    expect([holds(room, 'key-1'), holds(room, 'phone')]).toEqual([1, 1]);
    expect(codeOf(room.door({ kind: 'take-hand-off', hash: 'second', key: 'thief' }))).toBe('no-hand-off');
    room.door({ kind: 'offer-hand-off', person: 1, hash: 'third' });
    room.at += TIMES.handOff;
    expect(codeOf(room.door({ kind: 'take-hand-off', hash: 'third', key: 'late' }))).toBe('no-hand-off');
    expect(codeOf(room.door({ kind: 'offer-hand-off', person: 9, hash: 'x' }))).toBe('no-seat');
  });

  test('a fifth device makes the one with the oldest place give way', () => {
    const room = new Folded().gather(1);
    for (const n of [1, 2, 3, 4]) {
      room.door({ kind: 'offer-hand-off', person: 1, hash: `offer-${n}` });
      room.door({ kind: 'take-hand-off', hash: `offer-${n}`, key: `device-${n}` });
    }
    expect(room.chair(0).keys).toHaveLength(4);
    expect([holds(room, 'key-1'), holds(room, 'device-4')]).toEqual([undefined, 1]);
  });
});

describe('another version', () => {
  test('H14-01 is neither played on nor joined; only leaving it behind works', () => {
    const room = new Folded(CALM).gather(2);
    room.fold({ is: 'started', kernel: 1, version: 999 });
    expect(codeOf(room.person(1, { kind: 'answer', frame: 1 as never, answer: 0 }))).toBe('other-version');
    expect(codeOf(room.ask({ by: 'bot', seat: 2 as never, wants: { kind: 'answer', frame: 1 as never } }))).toBe(
      'other-version',
    );
    expect(codeOf(room.person(1, { kind: 'pause' }))).toBe('other-version');
    room.fold({ is: 'input', input: { kind: 'clock', at: 5 as never, what: 'due' } });
    const otherVersion = { kernel: 1, version: 999, shown: false };
    expect(shownRoom(room.seating, true)).toMatchObject({ otherVersion, stage: 'playing' });
    expect(room.pass(3_600_000)).toEqual([]);
    room.person(1, { kind: 'rematch' });
    expect(room.seating).toMatchObject({ play: undefined, room: { stage: 'lobby' } });
    room.person(2, { kind: 'ready', ready: true });
    expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'started', version: room.game.version });
  });
});

test('H13-03 a rematch is another secret with the same chairs, and nothing of the old game is left', () => {
  const room = new Folded(CALM).begin(2);
  const first = room.seating.play?.seed.secret;
  expect(codeOf(room.person(1, { kind: 'rematch' }))).toBe('not-over');
  room.person(1, { kind: 'end' });
  room.person(1, { kind: 'rematch' });
  expect(room.seating.play).toBeUndefined();
  expect(room.seating.room.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  room.person(2, { kind: 'ready', ready: true });
  room.person(1, { kind: 'start' });
  expect(room.seating.play?.seed.secret).not.toBe(first);
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('every code that a room refuses with is in the protocol', () => {
  const room = new Folded().gather(2);
  expect(ROOM_CODES).toContain(codeOf(room.person(2, { kind: 'start' })));
  expect(new Set(ROOM_CODES).size).toBe(ROOM_CODES.length);
});
