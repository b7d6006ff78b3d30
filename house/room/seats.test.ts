/** Who sits where when a game begins: drawn or as they chose, whom an option names, and whose points run on. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '#kernel';
import type { Deed } from './room.ts';
import { editionOf, optionsAt } from './seats.ts';
import { shownRoom } from './shown.ts';
import { codeOf, Folded, foldAgain } from './tests/folded.ts';

const QUICK = { flipMillis: 0, grabSeconds: 1, placeSeconds: 1, composeSeconds: 1, pitchSeconds: 1, rankSeconds: 1 };

const names = (room: Folded): string[] =>
  room.seating.room.chairs.map((chair) => (chair.kind === 'empty' ? '–' : chair.name));

const begun = (room: Folded): Extract<Deed, { is: 'started' }> | undefined =>
  room.log.map(({ deed }) => deed).findLast((deed) => deed.is === 'started');

const pointsIn = (room: Folded): number[] => room.game.standing(worldIn(room)).slice();

const worldIn = ({ seating: { play }, game }: Folded): Parameters<typeof game.standing>[0] =>
  ({ match: { game }, table: play?.table }) as unknown as Parameters<typeof game.standing>[0];

/** The clock answers for everybody until the game is over. */
function playOut(room: Folded): Folded {
  while (room.seating.room.stage === 'playing') {
    room.at = room.nextDeadline();
    room.pass(0);
  }
  return room;
}

/** Starts with the same people again, with other options. */
function playAgain(room: Folded, options: Record<string, string | number | boolean>): Folded {
  room.person(1, { kind: 'rematch' });
  room.person(1, { kind: 'options', options: { ...QUICK, ...options }, chairs: room.seating.room.chairs.length });
  for (const chair of room.seating.room.chairs)
    if (chair.kind === 'person' && chair.person !== 1) room.person(chair.person, { kind: 'ready', ready: true });
  expect(codeOf(room.person(1, { kind: 'start' }))).toBeUndefined();
  return room;
}

test('H5-15 people sit where they chose; where the host wants it, the order is drawn and its row has it', () => {
  const chosen = new Folded(QUICK, 6).begin(4);
  expect(names(chosen).slice(0, 4)).toEqual(['Mia', 'Guest 2', 'Guest 3', 'Guest 4']);
  expect(begun(chosen)?.order).toBeUndefined();
  const orders = new Set<string>();
  const room = new Folded(QUICK, 6).gather(4);
  const before = names(room);
  room.person(1, { kind: 'manners', manners: { drawn: true } });
  expect(shownRoom(room.seating, false).drawn).toBe(true);
  room.person(1, { kind: 'start' });
  for (let games = 0; games < 20; games++) {
    orders.add(names(room).join());
    expect(names(room).toSorted()).toEqual(before.toSorted());
    room.person(1, { kind: 'end' });
    const sat = names(room);
    playAgain(room, {});
    expect(names(room)).toEqual((begun(room)?.order ?? []).map((chair) => sat[chair]));
  }
  expect(orders.size).toBeGreaterThan(10);
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H5-16 whoever an option names by their chair begins, wherever they sit when empty chairs are put away', () => {
  const room = new Folded({ ...QUICK, market: 'calm' }, 6);
  for (const n of [2, 3, 4]) room.door({ kind: 'join', name: `Guest ${n}`, avatar: 'owl', key: `key-${n}` });
  for (const n of [1, 2, 3, 4]) room.door({ kind: 'arrive', person: n });
  const first = (): unknown => room.seating.room.options.firstTaster;
  room.person(1, { kind: 'options', options: { ...QUICK, market: 'calm', firstTaster: 4 }, chairs: 6 });
  room.person(2, { kind: 'move', chair: 5 });
  expect([names(room), first()]).toEqual([['Mia', '–', 'Guest 3', 'Guest 4', '–', 'Guest 2'], 4]);
  room.person(4, { kind: 'move', chair: 4 });
  expect(first()).toBe(5);
  room.person(1, { kind: 'options', options: { ...room.seating.room.options }, chairs: 5 });
  expect([names(room), first()]).toEqual([['Mia', '–', 'Guest 3', 'Guest 4', 'Guest 2'], 4]);
  for (const n of [2, 3, 4]) room.person(n, { kind: 'ready', ready: true });
  room.person(1, { kind: 'start' });
  expect(names(room)).toEqual(['Mia', 'Guest 3', 'Guest 4', 'Guest 2']);
  expect(room.seating.play?.table.stack.at(-1)).toMatchObject({ ask: 'pick', waiting: 0b0100 });
  expect(first()).toBe(3);
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H5-16 a drawn order keeps whom an option names, and nobody is named when they are gone', () => {
  for (let games = 0; games < 8; games++) {
    const room = new Folded({ ...QUICK, market: 'calm', firstTaster: 1 }, 5).gather(4);
    room.person(1, { kind: 'manners', manners: { drawn: true } });
    for (let draws = 0; draws <= games; draws++) {
      room.person(1, { kind: 'start' });
      const [asked] = [room.seating.play?.table.stack.at(-1)?.waiting ?? 0];
      expect(names(room)[Math.log2(asked)]).toBe('Mia');
      room.person(1, { kind: 'end' });
      room.person(1, { kind: 'rematch' });
      for (const n of [2, 3, 4]) room.person(n, { kind: 'ready', ready: true });
    }
  }
  const room = new Folded({ ...QUICK, firstTaster: 1 }, 5).gather(3);
  room.person(1, { kind: 'options', options: { ...QUICK, firstTaster: 3 }, chairs: 5 });
  room.person(3, { kind: 'leave' });
  expect(room.seating.room.options.firstTaster).toBe(0);
  room.person(1, { kind: 'options', options: { ...QUICK, firstTaster: 4 }, chairs: 5 });
  expect(room.seating.room.options.firstTaster).toBe(4);
  room.person(1, { kind: 'unbot', chair: 3 });
  expect(room.seating.room.options.firstTaster).toBe(0);
});

test('H13-05 a game with a running total begins with the points of the game before, whatever else was chosen', () => {
  const room = playOut(new Folded({ ...QUICK, series: true }, 4).begin(3));
  const first = pointsIn(room);
  expect(first.reduce((a, b) => a + b)).toBe(20);
  expect(begun(room)?.carried).toBeUndefined();
  room.person(1, { kind: 'rematch' });
  expect(shownRoom(room.seating, false).chairs.map((chair) => 'total' in chair && chair.total)).toEqual(first);
  room.person(2, { kind: 'leave' });
  room.door({ kind: 'join', name: 'New', avatar: 'owl', key: 'key-9' });
  room.door({ kind: 'arrive', person: 4 });
  room.person(4, { kind: 'ready', ready: true });
  room.person(3, { kind: 'ready', ready: true });
  room.person(1, { kind: 'options', options: { ...QUICK, series: true, express: true, bleah: true }, chairs: 4 });
  for (const n of [3, 4]) room.person(n, { kind: 'ready', ready: true });
  room.person(1, { kind: 'start' });
  const carried = [first[0], 0, first[2], first[3]];
  expect(begun(room)?.carried).toEqual(carried);
  expect(pointsIn(room)).toEqual(carried);
  playOut(room);
  expect(pointsIn(room).reduce((a, b) => a + b)).toBe(20 + carried.reduce((a, b) => a + b));
  expect(foldAgain(room.log, room.game)).toEqual(room.seating);
});

test('H13-05 without a running total a rematch begins at nought, and nobody chooses the points', () => {
  const room = playOut(new Folded({ ...QUICK, series: true }, 4).begin(3));
  playAgain(room, {});
  expect(begun(room)?.carried).toBeUndefined();
  expect(pointsIn(room)).toEqual([0, 0, 0, 0]);
  const other = new Folded({ ...QUICK, series: true, carried: '9 9 9 9' }, 4).begin(3);
  expect(pointsIn(other)).toEqual([0, 0, 0, 0]);
});

test('H13-06 a game begins with the newest edition, and one whose row names none goes on with the first', () => {
  const { game } = new Folded();
  const edition = { kind: 'choice', values: ['2', '1'], standard: '2', means: 'edition' };
  const specs = { ...game.options.specs, cards: edition };
  const newer = { ...game, options: { ...game.options, specs } } as unknown as Game<Kinds>;
  const { chairs } = new Folded({}, 4).begin(3).seating.room;
  expect(editionOf({ chairs, options: {} }, newer)).toBe('2');
  expect(editionOf({ chairs, options: { cards: '1' } }, newer)).toBe('1');
  expect(editionOf({ chairs, options: {} }, game)).toBeUndefined();
  expect(optionsAt({ edition: '2' }, { rounds: 1 }, newer)).toMatchObject({ rounds: 1, cards: '2' });
  expect(optionsAt({}, { rounds: 1 }, newer)).toMatchObject({ rounds: 1, cards: '1' });
  expect(optionsAt({}, { rounds: 1 }, game)).not.toHaveProperty('cards');
});
