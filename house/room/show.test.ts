/** Shows at a table: whom they wait for, and how the host goes on for all. */
import { expect, test } from 'vitest';
import type { Frame } from '#kernel';
import { listSeats, NEVER, seatOf } from '#kernel';
import { dueAt } from './decide-time.ts';
import type { Deed } from './room.ts';
import { codeOf, deedOf, Folded, foldAgain, TIMES } from './tests/folded.ts';
import { lately } from './told.ts';

const NO_TIMER = { flipMillis: 0, showSeconds: 0 };

function topOf({ seating: { play } }: Folded): Frame {
  const top = play?.table.stack.at(-1);
  if (top === undefined) throw new Error('nothing is asked');
  return top;
}

/** Lets clocks answer until a verdict is shown; bots think elsewhere. */
function toShow(room: Folded): Folded {
  while (topOf(room).ask !== 'show') {
    room.at = room.nextDeadline();
    room.pass(0);
  }
  return room;
}

const taster = (room: Folded): number => (topOf(room).about as { taster: number }).taster;
const waiting = (room: Folded): number[] => listSeats(topOf(room).waiting);
const saysOn = (room: Folded, person: number): unknown =>
  room.person(person, { kind: 'answer', frame: topOf(room).id, answer: 'on' });
const goesOn = (room: Folded, person = 1) => room.person(person, { kind: 'go-on', frame: topOf(room).id });
const answers = (deeds: readonly Deed[]): number[] =>
  deeds.flatMap((deed) => (deed.is === 'input' && deed.input.kind === 'answer' ? [deed.input.seat] : []));

test('H19-01 the host goes on for all: this question alone ends, and the log has the host’s word and an answer for each', () => {
  const room = toShow(new Folded(NO_TIMER, 4).begin(3));
  const before = taster(room);
  const { id } = topOf(room);
  saysOn(room, 2);
  expect(waiting(room)).toEqual([0, 2]);
  expect(deedOf(goesOn(room))).toEqual({ is: 'gone-on', frame: id });
  expect(dueAt(room.seating, TIMES, room.game)).toBe(0);
  const done = room.pass(0);
  expect(answers(done)).toEqual([0, 2, 3]);
  expect(taster(room)).toBe((before + 1) % 4);
  expect(waiting(room)).toEqual([0, 1, 2]);
  expect(room.pass(3_600_000)).toEqual([]);
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H19-01 page by page the host comes to the end of the game', () => {
  const room = toShow(new Folded(NO_TIMER, 4).begin(2));
  for (let page = 0; page < 5; page++) {
    expect(room.seating.room.stage).toBe('playing');
    goesOn(room);
    room.pass(0);
  }
  expect(room.seating.room.stage).toBe('over');
  expect(room.seating.play?.table.result.over).toBe(true);
});

test('H19-02 nobody else goes on for all, and nobody at another page, in a pause or where nothing is shown', () => {
  const room = new Folded(NO_TIMER, 4).begin(2);
  expect(codeOf(goesOn(room))).toBe('not-shown');
  toShow(room);
  const { id } = topOf(room);
  const before = room.seating;
  expect(codeOf(goesOn(room, 2))).toBe('not-host');
  expect(codeOf(room.person(1, { kind: 'go-on', frame: (id - 1) as typeof id }))).toBe('not-shown');
  expect(room.seating).toBe(before);
  room.person(1, { kind: 'pause' });
  expect(codeOf(goesOn(room))).toBe('paused');
  room.person(1, { kind: 'resume' });
  goesOn(room);
  expect(goesOn(room)).toBeUndefined();
  room.pass(0);
  expect(codeOf(room.person(1, { kind: 'go-on', frame: id }))).toBe('not-shown');
  room.person(1, { kind: 'end' });
  expect(codeOf(room.person(1, { kind: 'go-on', frame: id }))).toBe('not-playing');
});

test('H19-03 bots are answered for at once, and the people who are here are waited for', () => {
  const room = toShow(new Folded(NO_TIMER, 5).begin(2));
  expect(waiting(room)).toEqual([0, 1]);
  expect(room.pass(86_000_000)).toEqual([]);
  saysOn(room, 1);
  expect(waiting(room)).toEqual([1]);
  saysOn(room, 2);
  expect(answers(room.pass(0))).toEqual([2, 3, 4]);
  expect(waiting(room)).toEqual([0, 1]);
});

test('H19-03 who leaves in the middle of a show, goes away or has lent the seat holds nobody up', () => {
  const room = toShow(new Folded(NO_TIMER, 4).begin(4));
  const first = taster(room);
  expect(waiting(room)).toEqual([0, 1, 2, 3]);
  room.person(2, { kind: 'leave' });
  expect(answers(room.pass(0))).toEqual([1]);
  room.door({ kind: 'depart', person: 3 });
  expect(answers(room.pass(0))).toEqual([2]);
  saysOn(room, 1);
  saysOn(room, 4);
  room.pass(room.seating.room.manners.patience);
  expect(taster(room)).toBe((first + 1) % 4);
  expect(room.chair(2).lent).toBeGreaterThan(0);
  expect(waiting(room)).toEqual([0, 3]);
  room.door({ kind: 'arrive', person: 3 });
  saysOn(room, 1);
  saysOn(room, 4);
  room.pass(0);
  expect(waiting(room)).toEqual([0, 2, 3]);
});

test('H19-03 a newcomer who looks on is not waited for, and sees what is being told', () => {
  const room = toShow(new Folded(NO_TIMER, 4).begin(2));
  room.door({ kind: 'join', name: 'Late', avatar: 'owl', key: 'k' });
  room.door({ kind: 'arrive', person: 3 });
  expect(room.chair(2).waits).toBeDefined();
  saysOn(room, 1);
  saysOn(room, 2);
  room.pass(0);
  expect(waiting(room)).toEqual([0, 1]);
  const { stack, view } = room.seating.play?.looks[4] ?? { stack: [], view: {} };
  const about = stack[0].about as { taster: number; order: number[] };
  expect([about.taster, about.order.length]).toEqual([taster(room), 3]);
  expect((view as { verdicts: number[][] }).verdicts[0]).toHaveLength(2 * 5);
});

test('H19-04 where no person is here a show goes on by its time alone, and stands with the game', () => {
  const timed = toShow(new Folded({ flipMillis: 0 }, 4).begin(1));
  timed.door({ kind: 'depart', person: 1 });
  const shown = topOf(timed).id;
  expect(timed.pass(TIMES.empty - 1)).toEqual([]);
  expect(timed.pass(1)).toMatchObject([{ is: 'paused', by: 'empty' }]);
  expect(timed.pass(3_600_000)).toEqual([]);
  expect(topOf(timed).id).toBe(shown);
  timed.door({ kind: 'arrive', person: 1 });
  timed.pass(0);
  expect([topOf(timed).id, waiting(timed)]).toEqual([shown, [0]]);
  const untimed = toShow(new Folded(NO_TIMER, 4).begin(1));
  expect(topOf(untimed).until).toBe(NEVER);
  untimed.door({ kind: 'depart', person: 1 });
  expect(untimed.pass(0)).toEqual([]);
  expect(waiting(untimed)).toEqual([seatOf(0)]);
});

test('H6-02 in a show nobody is told anything that rests on a ranking which was not told yet', () => {
  const [one, other] = [
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) => {
    const room = new Folded({ flipMillis: 0, firstTaster: 1, showSeconds: 0 }, 4).begin(4);
    while (topOf(room).ask !== 'rank') {
      room.at = room.nextDeadline();
      room.pass(0);
    }
    for (const seat of [0, 1, 2, 3]) {
      const ranks = seat === 2 ? order : [0, 1, 2];
      const answer = { order: ranks.map((at) => 3 * seat + at), theme: -1 };
      room.person(seat + 1, { kind: 'answer', frame: topOf(room).id, answer });
    }
    return room;
  });
  for (const shown of [0, 1]) {
    expect([taster(one), taster(other)]).toEqual([shown, shown]);
    for (const seat of [0, 1, 3, 4]) expect(heard(other, seat)).toEqual(heard(one, seat));
    for (const room of [one, other]) for (const person of [1, 2, 3, 4]) saysOn(room, person);
  }
  expect(taster(one)).toBe(2);
  for (const seat of [0, 1, 3, 4]) expect(heard(other, seat)).not.toEqual(heard(one, seat));
});

/** All that a seat was ever sent: its newest look, how often it was told something, and its events. */
const heard = ({ seating: { play } }: Folded, seat: number): unknown => [
  play?.looks[seat],
  play?.told[seat],
  lately(seat, play?.story ?? []),
];
