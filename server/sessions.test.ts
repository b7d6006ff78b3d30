/** Seats held by tokens: kept for a while when a page goes away, and then given up. */
import { expect, test } from 'vitest';
import { seatOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import type { Seated } from './opening.ts';
import type { Line, Session, Sessions } from './sessions.ts';
import { beginSessions, isFull, join, lose, part, rise, sit } from './sessions.ts';
import type { ManualClock } from './tests/manual-clock.ts';
import { manualClock } from './tests/manual-clock.ts';

const PATIENCE = 1_000;

test('a page that comes back in time finds its seat, later it does not', async () => {
  const { sessions, clock } = begin();
  const { session, line } = seat(sessions);
  part(sessions, session, line);
  await clock.pass(PATIENCE - 1);
  expect(join(sessions, newLine(), session.token)).toBe(session);
  await clock.pass(5 * PATIENCE);
  expect(session.seated).toBeDefined();
  for (const each of [...session.lines]) part(sessions, session, each);
  await clock.pass(PATIENCE);
  expect(session.seated).toBeUndefined();
  expect(join(sessions, newLine(), session.token)).not.toBe(session);
});

test('while one of two sockets is there, nothing is given up', async () => {
  const { sessions, clock } = begin();
  const { session, line } = seat(sessions);
  join(sessions, newLine(), session.token);
  part(sessions, session, line);
  await clock.pass(5 * PATIENCE);
  expect(session.seated).toBeDefined();
});

test('a table that is left, lost or exchanged for another is closed', () => {
  const { sessions } = begin();
  const ways: ((session: Session) => void)[] = [rise, (s) => lose(s, 'table-broken'), (s) => sit(s, newTable().seated)];
  for (const leave of ways) {
    const { session, closed } = seat(sessions);
    leave(session);
    expect(closed()).toBe(1);
  }
});

test('there are only so many tables', () => {
  const { sessions } = begin();
  expect(isFull(sessions)).toBe(false);
  const { session } = seat(sessions);
  seat(sessions);
  expect(isFull(sessions)).toBe(true);
  rise(session);
  expect(isFull(sessions)).toBe(false);
});

function begin(): { sessions: Sessions; clock: ManualClock } {
  const clock = manualClock();
  return { clock, sessions: beginSessions(clock, PATIENCE, 2) };
}

interface HeardLine extends Line {
  readonly heard: ServerMessage[];
}

function newLine(): HeardLine {
  const heard: ServerMessage[] = [];
  return { heard, send: (message) => heard.push(message), hush: () => undefined };
}

function newTable(): { seated: Seated; closed: () => number } {
  let closings = 0;
  const host: Seated['host'] = {
    submit: () => Promise.resolve(undefined),
    listen: () => () => undefined,
    close() {
      closings++;
    },
  };
  const table: Seated['table'] = {
    ...{ kind: 'table', id: 'x', game: 'g', version: 1, seats: 3, options: {}, seat: 0 },
    ...{ names: [], bots: 6, commitment: '' },
  };
  return { seated: { host, seat: seatOf(0), table }, closed: () => closings };
}

function seat(sessions: Sessions): { session: Session; line: HeardLine; closed: () => number } {
  const line = newLine();
  const session = join(sessions, line, undefined);
  const { seated, closed } = newTable();
  sit(session, seated);
  expect(line.heard.at(-1)).toBe(seated.table);
  return { session, line, closed };
}
