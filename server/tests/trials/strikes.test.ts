/** The judge of deadlines sees every one of them, in the middle of a log as at its end, over pauses, outages and rematches. */
import { expect, test } from 'vitest';
import { Folded } from '#house/room/tests/folded';
import type { Input } from '#kernel';
import { strikesIn } from './strikes.ts';

const rowsOf = ({ log }: Folded) => log.map(({ deed, at }) => ({ payload: JSON.stringify(deed), at }));

/** A game whose deadlines are struck so late, one after the other. */
function struck(room: Folded, ...late: readonly number[]): Folded {
  for (const millis of late) {
    const next = room.nextDeadline();
    room.at = next + millis;
    room.pass(0);
  }
  return room;
}

test('a late strike in the middle is seen', () => {
  const room = struck(new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(3), 5, 1_700, 3);
  expect(strikesIn(rowsOf(room))).toEqual({ count: 3, latest: 1_700, missed: 0, stalled: 0 });
});

test('pauses and another game move no deadline, and an outage is counted', () => {
  const room = struck(new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(3), 10);
  room.person(1, { kind: 'pause' });
  room.at += 500_000;
  room.person(1, { kind: 'resume' });
  room.pass(3_000);
  struck(room, 20);
  room.at = room.nextDeadline() + 60_000;
  room.pass(0);
  struck(room, 30);
  room.person(1, { kind: 'end' });
  room.person(1, { kind: 'rematch' });
  for (const person of [2, 3]) room.person(person, { kind: 'ready', ready: true });
  room.at += 900_000;
  room.person(1, { kind: 'start' });
  struck(room, 40);
  expect(strikesIn(rowsOf(room))).toEqual({ count: 4, latest: 40, missed: 0, stalled: 1 });
});

test('what a server left to the next one is told from what it was late with itself', () => {
  const lost = { payload: JSON.stringify({ is: 'gone', chair: 0, node: 'n', since: 1 }), at: 1 };
  const outage = { payload: JSON.stringify({ is: 'outage', lost: 5_000 }), at: 2 };
  const resumed = {
    payload: JSON.stringify({ is: 'resumed', input: { kind: 'clock', at: 1, what: 'resume' } }),
    at: 3,
  };
  expect(strikesIn([lost, outage, resumed, outage])).toMatchObject({ missed: 1, stalled: 1 });
});

test('a strike that was planted too late is seen, wherever it stands', () => {
  const room = struck(new Folded({ flipMillis: 0, grabSeconds: 10 }).begin(3), 1, 1, 1);
  const rows = rowsOf(room);
  const input: Input = { kind: 'clock', at: 1_000 as Input['at'], what: 'due' };
  const started = room.seating.play?.offset ?? 0;
  rows.splice(-2, 0, { payload: JSON.stringify({ is: 'input', input }), at: started + 1_000 + 9_999 });
  expect(strikesIn(rows).latest).toBe(9_999);
});
