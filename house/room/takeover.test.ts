/** Taking a chair in the middle of a game: whose hand is seen by whom, and when. */
import { describe, expect, test } from 'vitest';
import type { Page } from '../tests/evening.ts';
import { Evening } from '../tests/evening.ts';
import { personAt, seatFor } from './room.ts';
import { codeOf, deedOf, Folded } from './tests/folded.ts';

const QUICK = { flipMillis: 0, grabSeconds: 1, composeSeconds: 1, rankSeconds: 1, rounds: 2 };

/** Two people and two bots in a game of Sandwich. */
const playing = (): Folded => new Folded(QUICK, 4).begin(2);

const join = (room: Folded, name: string): number => {
  const person = room.seating.room.nextPerson;
  expect(deedOf(room.door({ kind: 'join', name, avatar: 'owl', key: `key of ${name}` }))).toMatchObject({ is: 'sat' });
  room.door({ kind: 'arrive', person });
  room.pass(0);
  return person;
};

/** Lets deadlines pass until hands are dealt anew. */
function untilRedealt(room: Folded): void {
  for (let strikes = 0; strikes < 500; strikes++) {
    room.at = room.nextDeadline();
    if (room.pass(0).some(({ is }) => is === 'redealt')) return;
  }
  throw new Error('hands were never dealt anew');
}

const publicSeat = 4;
const seatOfPerson = (room: Folded, person: number): number => seatFor(room.seating, person);

describe('who joins a running game', () => {
  test('H5-11 two private windows that join a running game read no hand, and play from the next deal on', () => {
    const room = playing();
    const windows = [join(room, 'Window 1'), join(room, 'Window 2')];
    expect(windows.map((person) => seatOfPerson(room, person))).toEqual([publicSeat, publicSeat]);
    expect(codeOf(room.person(windows[0], { kind: 'pause' }))).toBe('not-yet');
    untilRedealt(room);
    expect(windows.map((person) => seatOfPerson(room, person))).toEqual([2, 3]);
    expect(personAt(room.seating.room, 2)?.waits).toBeUndefined();
  });

  test('H5-11 the bot plays on meanwhile, and may not be lent or asked to pause', () => {
    const room = playing();
    const late = join(room, 'Late');
    const bot = room.ask({ by: 'bot', seat: 2 as never, wants: { kind: 'answer', frame: 0 as never, answer: 0 } });
    expect(codeOf(bot)).not.toBe('no-seat');
    expect(deedOf(room.person(2, { kind: 'pause' }))).toMatchObject({ is: 'change-wanted' });
    room.door({ kind: 'depart', person: late });
    expect(room.pass(60_000).filter(({ is }) => is === 'lent')).toEqual([]);
    expect(room.person(1, { kind: 'lend', chair: 2 })).toBeUndefined();
  });

  test('H5-11 all who are here say yes: at once; one no: with the next deal', () => {
    const room = playing();
    const [first, second] = [join(room, 'First'), join(room, 'Second')];
    room.person(1, { kind: 'let-in', chair: 2, yes: true });
    expect(room.pass(0)).toEqual([]);
    expect(codeOf(room.person(second, { kind: 'let-in', chair: 2, yes: true }))).toBe('not-yet');
    room.person(2, { kind: 'let-in', chair: 2, yes: true });
    expect(room.pass(0)).toEqual([{ is: 'let-in', chair: 2 }]);
    expect(seatOfPerson(room, first)).toBe(2);
    room.person(2, { kind: 'let-in', chair: 3, yes: false });
    expect(room.person(1, { kind: 'let-in', chair: 3, yes: true })).toBeUndefined();
    expect(room.pass(0)).toEqual([]);
    expect(seatOfPerson(room, second)).toBe(publicSeat);
    untilRedealt(room);
    expect(seatOfPerson(room, second)).toBe(3);
  });

  test('H5-11 who is away is not asked, but where nobody is here nobody can say yes', () => {
    const room = playing();
    room.door({ kind: 'depart', person: 2 });
    const late = join(room, 'Late');
    room.door({ kind: 'depart', person: 1 });
    room.pass(0);
    expect(seatOfPerson(room, late)).toBe(publicSeat);
    room.door({ kind: 'arrive', person: 1 });
    room.person(1, { kind: 'let-in', chair: 2, yes: true });
    room.pass(0);
    expect(seatOfPerson(room, late)).toBe(2);
  });

  test('H5-11 where no other person plays it is at once, also when the last of them goes', () => {
    const room = playing();
    const late = join(room, 'Late');
    room.person(1, { kind: 'leave' });
    expect(seatOfPerson(room, late)).toBe(publicSeat);
    room.person(2, { kind: 'leave' });
    room.pass(0);
    expect(seatOfPerson(room, late)).toBe(2);
    expect(codeOf(room.person(late, { kind: 'pause' }))).toBeUndefined();
  });
});

test('H5-11 in a game that deals once they wait for the next game, unless all who are here say yes', async () => {
  const evening = new Evening();
  const mia = await evening.open({ end: 'rounds', rounds: 1 }, 3, {}, 'sandwich-masters');
  const ben = await evening.join('Ben');
  await mia.say({ kind: 'bot', chair: 2 });
  await ben.say({ kind: 'ready', ready: true });
  await mia.say({ kind: 'start' });
  const late = await evening.join('Late');
  const waits = (page: Page): unknown =>
    page.room?.chairs.map((chair) => (chair.kind === 'person' ? chair.waits : undefined))[2];
  expect([late.game?.seat, late.look?.seat]).toEqual([3, 3]);
  expect(waits(mia)).toMatchObject({ until: 'game', asks: [1, 2] });
  await mia.say({ kind: 'let-in', chair: 2, yes: true });
  expect(waits(ben)).toMatchObject({ asks: [2] });
  expect(late.look?.seat).toBe(3);
  await ben.say({ kind: 'let-in', chair: 2, yes: true });
  await evening.clock.pass(5);
  expect([late.game?.seat, late.look?.seat, waits(ben)]).toEqual([2, 2, undefined]);
  expect(evening.faults).toEqual([]);
});

test('H5-11 a page that was let in while it was cut gets a fresh look of its own seat', async () => {
  const evening = new Evening();
  const mia = await evening.open({ flipMillis: 0, grabSeconds: 0 }, 4);
  for (const chair of [1, 2, 3]) await mia.say({ kind: 'bot', chair });
  await mia.say({ kind: 'start' });
  const late = await evening.join('Late');
  expect(late.look?.seat).toBe(4);
  late.cut();
  await mia.say({ kind: 'let-in', chair: 1, yes: true });
  await evening.clock.pass(1_000);
  expect([late.game?.seat, late.look?.seat]).toEqual([1, 1]);
});

describe('a seat of one’s own', () => {
  test('H5-12 is played on at once by whoever comes back to it, whoever played it meanwhile', () => {
    const room = playing();
    room.door({ kind: 'depart', person: 2 });
    room.person(1, { kind: 'lend', chair: 1 });
    room.door({ kind: 'arrive', person: 2 });
    expect(seatOfPerson(room, 2)).toBe(1);
    expect(room.chair(1)).toMatchObject({ lent: -1 });
  });

  test('H5-14 who leaves a hand they have seen is named to everybody until hands are dealt anew', () => {
    const room = playing();
    room.person(2, { kind: 'leave' });
    expect(room.seating.room.seen).toMatchObject([{ chair: 1, name: 'Guest 2' }]);
    join(room, 'Next');
    expect(room.seating.room.seen).toMatchObject([{ chair: 1, name: 'Guest 2' }]);
    untilRedealt(room);
    expect(room.seating.room.seen).toEqual([]);
  });

  test('H5-14 who only waited has seen nothing, and their chair is the bot’s again', () => {
    const room = playing();
    const bot = room.seating.room.chairs[2];
    const late = join(room, 'Late');
    room.person(late, { kind: 'leave' });
    expect(room.seating.room.chairs[2]).toEqual(bot);
    expect(room.seating.room.seen ?? []).toEqual([]);
  });

  test('H5-13 the chair of somebody who was removed stays a bot’s until the game is over', () => {
    const room = playing();
    room.person(1, { kind: 'remove', chair: 1 });
    const free = [join(room, 'Peek 1'), join(room, 'Peek 2')];
    expect(
      free.map((person) => room.seating.room.chairs.findIndex((c) => c.kind === 'person' && c.person === person)),
    ).toEqual([2, 3]);
    expect(codeOf(room.door({ kind: 'join', name: 'Peek 3', avatar: 'owl', key: 'k' }))).toBe('full');
    room.person(1, { kind: 'end' });
    room.person(1, { kind: 'rematch' });
    expect(room.seating.room.chairs[1]).not.toHaveProperty('closed');
    for (const person of free) expect(seatOfPerson(room, person)).toBeGreaterThan(0);
  });
});
