/** One table for an evening: another game with everybody still seated, and the sheet of those that were played. */
import { expect, test } from 'vitest';
import type { Room } from './room.ts';
import { NOBODY } from './room.ts';
import { shownRoom } from './shown.ts';
import { codeOf, deedOf, Folded, foldAgain, gameNamed } from './tests/folded.ts';

const CALM = { flipMillis: 0, market: 'calm', grabSeconds: 0, composeSeconds: 0, rankSeconds: 0, speed: 'unhurried' };
const WARS = { kind: 'game', game: gameNamed('sandwich-wars') } as const;
const SANDWICH = { kind: 'game', game: gameNamed('sandwich') } as const;

const sittersIn = ({ chairs }: Room): unknown[] =>
  chairs.map((chair) => {
    if (chair.kind === 'empty') return 'nobody';
    return chair.kind === 'bot' ? [chair.name, chair.persona, chair.level] : [chair.name, chair.person];
  });

test('H20-01 after a game the host chooses another one, and everybody stays: people, bots, levels and the speed', () => {
  const room = new Folded(CALM).gather(2);
  room.person(1, { kind: 'bot', chair: 2, level: 'master' });
  room.person(1, { kind: 'start' });
  const before = sittersIn(room.seating.room);
  const first = room.seating.play?.seed.secret;
  expect(codeOf(room.person(1, WARS))).toBe('not-over');
  room.person(1, { kind: 'end' });
  expect(codeOf(room.person(2, WARS))).toBe('not-host');
  expect(deedOf(room.person(1, WARS))).toMatchObject({ is: 'game-chosen', game: 'sandwich-wars', chairs: 3 });
  expect(room.seating).toMatchObject({ play: undefined, room: { stage: 'lobby', game: 'sandwich-wars' } });
  expect(room.seating.room.options).toEqual({ speed: 'unhurried' });
  expect(sittersIn(room.seating.room)).toEqual(before);
  room.person(2, { kind: 'ready', ready: true });
  expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'started', version: WARS.game.version });
  expect(room.seating.play?.seed.secret).not.toBe(first);
});

test('H20-01 in the lobby chairs come and go until their number suits the game; the same game again is nothing to do', () => {
  const room = new Folded(CALM, 8).gather(1);
  for (let chair = 2; chair < 8; chair++) room.person(1, { kind: 'unbot', chair });
  room.person(1, WARS);
  expect(room.seating.room.chairs).toHaveLength(5);
  expect(room.person(1, WARS)).toBeUndefined();
  const few = new Folded({}, 3);
  few.door({ kind: 'arrive', person: 1 });
  few.person(1, WARS);
  few.person(1, { kind: 'options', options: {}, chairs: 2 });
  few.person(1, SANDWICH);
  expect(few.seating.room.chairs.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty']);
  expect(codeOf(few.person(1, { kind: 'game', game: undefined }))).toBe('unknown-game');
});

test('H20-02 a game for fewer than sit there is refused, with both numbers, until somebody makes room', () => {
  const room = new Folded(CALM, 6).begin(2);
  room.person(1, { kind: 'end' });
  const before = room.seating;
  expect(room.person(1, WARS)).toMatchObject({
    refused: { code: 'too-many', facts: { game: 'sandwich-wars', most: 5, taken: 6 } },
  });
  expect(room.seating).toBe(before);
  room.person(1, { kind: 'rematch' });
  room.person(1, { kind: 'unbot', chair: 5 });
  expect(deedOf(room.person(1, WARS))).toMatchObject({ is: 'game-chosen', chairs: 5 });
});

test('H20-03 a log with several games is folded each by its own rules, and no points go along', () => {
  const room = new Folded(CALM).begin(2);
  room.person(1, { kind: 'end' });
  expect(room.chair(0).total).toBeDefined();
  room.person(1, WARS);
  expect(room.chair(0).total).toBeUndefined();
  room.person(2, { kind: 'ready', ready: true });
  room.person(1, { kind: 'start' });
  room.person(1, { kind: 'end' });
  room.person(1, SANDWICH);
  room.person(2, { kind: 'ready', ready: true });
  room.person(1, { kind: 'start' });
  expect(room.seating.play?.version).toBe(SANDWICH.game.version);
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H20-04 the sheet has each game with its people, their points and who won, the last twenty', () => {
  const room = new Folded(CALM).begin(2);
  const names = room.seating.room.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name));
  room.person(1, { kind: 'end' });
  const [score] = shownRoom(room.seating, false).sheet;
  expect(score).toEqual({ id: room.seating.play?.id, game: 'sandwich', names, points: [0, 0, 0], winners: 0 });
  room.person(1, WARS);
  expect(shownRoom(room.seating, false).sheet).toEqual([score]);
  for (let game = 0; game < 21; game++) {
    room.person(2, { kind: 'ready', ready: true });
    room.person(1, { kind: 'start' });
    room.person(1, { kind: 'end' });
    room.person(1, { kind: 'rematch' });
  }
  const { sheet } = shownRoom(room.seating, false);
  expect([sheet.length, sheet[0].game]).toEqual([20, 'sandwich-wars']);
});

test('H20-05 who would like another is ready for it, whatever the host chooses, and may take it back', () => {
  const room = new Folded(CALM).begin(3);
  expect(codeOf(room.person(2, { kind: 'ready', ready: true }))).toBe('not-in-lobby');
  room.person(1, { kind: 'end' });
  room.person(2, { kind: 'ready', ready: true });
  room.person(3, { kind: 'ready', ready: true });
  room.person(3, { kind: 'ready', ready: false });
  room.person(1, WARS);
  room.person(1, { kind: 'options', options: { speed: 'wild' }, chairs: 4 });
  expect([1, 2].map((chair) => room.chair(chair).ready)).toEqual([true, false]);
  room.person(3, { kind: 'ready', ready: true });
  expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'started' });
  room.person(1, { kind: 'end' });
  room.person(1, { kind: 'rematch' });
  expect([1, 2].map((chair) => room.chair(chair).ready)).toEqual([false, false]);
});

test('H20-05 in a log of before, other options asked everybody again', () => {
  const room = new Folded(CALM).gather(2);
  room.fold({ is: 'options-set', options: CALM, chairs: 3 });
  expect(room.chair(1).ready).toBe(false);
});

test('H20-06 the host starts without a slow guest: a bot plays there until they say that they are here', () => {
  const room = new Folded(CALM).gather(3);
  room.person(2, { kind: 'ready', ready: false });
  room.person(3, { kind: 'ready', ready: false });
  expect(codeOf(room.person(1, { kind: 'start' }))).toBe('not-ready');
  room.person(1, { kind: 'start', without: true });
  const lent = [1, 2].map((chair) => room.chair(chair).lent);
  expect(new Set([...lent, NOBODY]).size).toBe(3);
  expect(shownRoom(room.seating, false).chairs[1]).toMatchObject({ lent: true, away: false });
  expect(deedOf(room.person(2, { kind: 'ready', ready: true }))).toMatchObject({ is: 'returned', chair: 1 });
  expect([0, 1, 2].map((chair) => room.chair(chair).lent !== NOBODY)).toEqual([false, false, true]);
  expect(codeOf(room.person(2, { kind: 'ready', ready: true }))).toBe('not-in-lobby');
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H20-06 pages that take part in the deal are waited for first, the slow guest’s too', () => {
  const room = new Folded(CALM).gather(2);
  for (const person of [1, 2]) room.door({ kind: 'arrive', person, gives: true });
  room.person(2, { kind: 'ready', ready: false });
  expect(deedOf(room.person(1, { kind: 'start', without: true }))).toMatchObject({ is: 'dealing', without: [2] });
  room.pass(2_000);
  expect(room.seating.room.stage).toBe('playing');
  expect(room.chair(1).lent).not.toBe(NOBODY);
  room.person(2, { kind: 'ready', ready: true });
  expect(room.chair(1)).toMatchObject({ lent: NOBODY, gives: true });
});
