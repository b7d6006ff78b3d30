/** Time that is up: told to everybody, whoever answered in the end. */
import { describe, expect, test } from 'vitest';
import type { FrameId, TimeUp } from '#kernel';
import { isTimeUp, listSeats, seatOf } from '#kernel';
import { matchFor } from './fold.ts';
import { Folded } from './tests/folded.ts';

/** Three people take in turn, and have ten seconds each. */
const calm = (): Folded => new Folded({ market: 'calm', flipMillis: 0, grabSeconds: 10 }).begin(3);

const top = ({ seating }: Folded) => {
  const frame = seating.play?.table.stack.at(-1);
  if (frame === undefined) throw new Error('nothing is asked');
  return frame;
};

const asked = (room: Folded): number => listSeats(top(room).waiting)[0];

/** What a seat could say. */
function answersIn(room: Folded, seat: number): unknown[] {
  const { play } = room.seating;
  const rule = room.game.questions[top(room).ask];
  if (play === undefined || rule.mode === 'hold') throw new Error('nobody is asked');
  const world = { match: matchFor(room.game, play.setup), table: play.table, story: undefined };
  return [...rule.moves(world, top(room), seatOf(seat)).all()];
}

/** The first thing that whoever is asked could say. */
const answerIn = (room: Folded): { kind: 'answer'; frame: FrameId; answer: unknown } => ({
  kind: 'answer',
  frame: top(room).id,
  answer: answersIn(room, asked(room))[0],
});

/** Lets the clock answer until this is asked. */
function to(room: Folded, ask: string): Folded {
  while (top(room).ask !== ask) {
    room.at = room.nextDeadline();
    room.pass(0);
  }
  return room;
}

/** For whom time was up, as everybody was told. */
const timesUp = ({ seating }: Folded): TimeUp[] =>
  (seating.play?.story ?? []).flatMap(({ event, audience }) =>
    isTimeUp(event) && audience === EVERYBODY ? [event] : [],
  );

const EVERYBODY = 0b1111;

describe('time that is up', () => {
  test('H8-05 everybody is told when the clock answers for somebody', () => {
    const room = calm();
    const seat = asked(room);
    room.at = room.nextDeadline();
    room.pass(0);
    expect(timesUp(room)).toEqual([{ is: 'time-up', seat }]);
    expect(asked(room)).not.toBe(seat);
  });

  test('H8-05 everybody is told when a page sends what lay there ready because time was up', () => {
    const room = calm();
    const seat = asked(room);
    room.at = room.nextDeadline() - 200;
    room.person(seat + 1, { ...answerIn(room), late: true });
    expect(timesUp(room)).toEqual([{ is: 'time-up', seat }]);
    expect(asked(room)).not.toBe(seat);
  });

  test.each([
    ['in time', {}, 200],
    ['as if time were up while there is much of it', { late: true } as const, 8_000],
  ])('H8-05 an answer that is given %s is one like any other', (_, late, left) => {
    const room = calm();
    const seat = asked(room);
    room.at = room.nextDeadline() - left;
    room.person(seat + 1, { ...answerIn(room), ...late });
    expect(asked(room)).not.toBe(seat);
    expect(timesUp(room)).toEqual([]);
  });

  test('H8-05 what lies ready on another page of the same person changes no answer', () => {
    const room = to(new Folded({ flipMillis: 0 }).begin(3), 'rank');
    const [first, second] = answersIn(room, 0);
    const says = (answer: unknown, late: object = {}) =>
      room.person(1, { kind: 'answer', frame: top(room).id, answer, ...late });
    room.at = room.nextDeadline() - 300;
    says(first, { late: true });
    expect(says(second, { late: true })).toBeUndefined();
    expect(top(room).given).toMatchObject([{ seat: 0, answer: first }]);
    says(second);
    expect(top(room).given).toMatchObject([{ seat: 0, answer: second }]);
  });

  test('H8-05 nobody’s time is up where something is only shown, whatever a page says', () => {
    const room = to(new Folded({ flipMillis: 0 }).begin(3), 'show');
    const before = timesUp(room).length;
    room.at = room.nextDeadline() - 200;
    room.person(1, { kind: 'answer', frame: top(room).id, answer: 'on', late: true });
    expect(listSeats(top(room).waiting)).toEqual([1, 2]);
    expect(timesUp(room)).toHaveLength(before);
  });

  test('H8-05 nobody is told who has taken in a race before its window is closed', () => {
    const room = new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(3);
    room.at = room.nextDeadline() - 200;
    room.person(1, { ...answerIn(room), late: true });
    expect(top(room).given.map(({ seat }) => seat)).toEqual([0]);
    expect(timesUp(room)).toEqual([]);
  });
});
