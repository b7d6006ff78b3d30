// The rulebook, sentence by sentence: racing fairly. Without a network: the kernel decides by inputs alone.
import { expect, test } from 'vitest';
import type { Input, Millis } from '#kernel';
import { due, fingerprint, labSeed, replay, step } from '#kernel';
import { refusedSetup } from '#testkit';
import { game } from '../../game.ts';
import { BOX } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import { collected, deck, playOut, seatsOf, sees, slot, story, table, upturned } from '../kitchen.ts';

const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];
const takers = (t: Kitchen): number[] => t.table.state.takers;

test('SA-86: a flip is shown to all players at one agreed instant of the clock of the table', () => {
  const t = table(4, { flipMillis: 2000 });
  for (const viewer of everybody(t)) expect(t.look(viewer).stack[0]).toMatchObject({ ask: 'flip', until: 2000 });
  t.tick();
  t.refused('not-due').input({ kind: 'clock', at: 1999 as Millis, what: 'due' });
  expect(seatsOf(t).flatMap((seat) => t.cards(slot(t, seat)))).toEqual([]);
  t.tick();
  expect(t.question().opened).toBe(2000);
  for (const viewer of everybody(t)) expect(t.look(viewer).stack[0].opened).toBe(2000);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-87: before the reveal no look holds the faces: with another card on top every look stays the same', () => {
  const t = table(4, { flipMillis: 2000 });
  const looks = (): string[] => everybody(t).map((viewer) => JSON.stringify(t.look(viewer)));
  const before = looks();
  t.change(({ table: { cards } }) => {
    const [pile, box] = [cards.piles[deck(t, 1)], cards.piles[BOX]];
    const top = pile.length - 1;
    [pile[top], box[0]] = [box[0], pile[top]];
  });
  expect(looks()).toEqual(before);
  const top = t.cards(deck(t, 1)).at(-1);
  t.tick(2);
  for (const viewer of everybody(t)) expect(sees(t, viewer, slot(t, 1))).toEqual([top]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

// How far a claim is believed is the server's part, and proved there; what it believes comes in with the grab and decides.
test('SA-88: a device reports how quickly its player reacted; without a report the arrival counts', () => {
  const t = table(4);
  const card = upturned(t, 3);
  t.answer(0, card, { at: 300 }).answer(1, card, { at: 420, reaction: 299 }).tick();
  expect(takers(t)).toEqual([-1, -1, -1, 1]);
  const silent = table(4);
  silent.answer(0, card, { at: 300 }).answer(1, card, { at: 301 }).tick();
  expect(takers(silent)).toEqual([-1, -1, -1, 0]);
  expect(t.waiting()).toEqual([0, 2, 3]);
});

test('S0-04: a card that several reach for at almost the same time goes to the quickest reaction; the others choose again', () => {
  const t = table(5);
  const card = upturned(t, 4);
  t.answer(0, card, { at: 400, reaction: 390 });
  t.answer(1, card, { at: 460, reaction: 350 });
  t.answer(2, card, { at: 520, reaction: 370 });
  t.answer(3, upturned(t, 0), { at: 530, reaction: 500 });
  t.tick();
  expect(t.told('took').map(({ seat, from }) => [seat, from])).toEqual([
    [1, 4],
    [3, 0],
  ]);
  expect(t.waiting()).toEqual([0, 2, 4]);
  t.answer(0, upturned(t, 1)).answer(2, upturned(t, 3)).tick();
  expect(story(t, 'flipped')).toHaveLength(2);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

test('SA-89: the window opens with the first grab that arrives and lasts 150 milliseconds at most', () => {
  const t = table(4);
  t.answer(0, upturned(t, 1), { at: 1000 });
  expect(due(t.table)).toBe(1150);
  t.answer(1, upturned(t, 2), { at: 1149 });
  expect(due(t.table)).toBe(1150);
  t.refused('clock-first').answer(2, upturned(t, 3), { at: 1150 });
  t.tick().answer(2, upturned(t, 3), { at: 1150 });
  expect(due(t.table)).toBe(1300);
  expect(t.waiting()).toEqual([2, 3]);
  const short = table(4, { windowMillis: 40 });
  expect(due(short.answer(0, upturned(short, 1), { at: 10 }).table)).toBe(50);
  expect(refusedSetup(game, 4, { windowMillis: 151 }).code).toBe('bad-option');
});

test('SA-89: the window never outlasts the clock of the market', () => {
  const t = table(4);
  t.answer(0, upturned(t, 1), { at: 9_900 });
  expect(due(t.table)).toBe(10_000);
  t.tick();
  expect(story(t, 'took').map(({ how }) => how)).toEqual(['grab', 'late', 'late', 'last']);
  expect(collected(t, 0)).toEqual([story(t, 'took')[0].card]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

/** Who gets a card that seats 0, 1 and 2 grab equally fast, arriving in this order. */
function tie(seed: number, arriving: readonly number[]): Kitchen {
  const t = table(4, {}, seed);
  for (const seat of arriving) t.answer(seat, upturned(t, 3), { at: 300, reaction: 250 });
  return t.tick();
}

test('SA-90: between equally quick reactions chance decides, whoever arrives first', () => {
  const winners = Array.from({ length: 60 }, (_, seed) => {
    const prints = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((arriving) => fingerprint(tie(seed, arriving).table));
    expect(new Set(prints).size).toBe(1);
    return takers(tie(seed, [0, 1, 2]))[3];
  });
  for (const seat of [0, 1, 2]) expect(winners.filter((winner) => winner === seat).length).toBeGreaterThan(8);
});

test('SA-91: who has lost a race is told at once and may grab another card', () => {
  const t = table(4);
  const card = upturned(t, 3);
  t.answer(0, card, { at: 300, reaction: 290 }).answer(2, card, { at: 310, reaction: 200 }).tick();
  expect(t.last.filter(({ event }) => event.is === 'missed')).toEqual([
    { audience: 0b0001, event: { is: 'missed', card, by: 2 } },
  ]);
  expect(t.look(0).stack[0].mine).toEqual([]);
  t.refused('card-taken', { card, seat: 2 }).answer(0, card);
  t.answer(0, upturned(t, 1)).tick();
  expect(takers(t)).toEqual([-1, 0, -1, 2]);
  expect(t.waiting()).toEqual([1, 3]);
});

test('SA-91: inside the window nobody sees who grabs what', () => {
  const t = table(4);
  const others = (): string[] => [0, 2, 3, 4].map((viewer) => JSON.stringify({ ...t.look(viewer), now: 0 }));
  const before = others();
  t.answer(1, upturned(t, 0), { at: 300 });
  expect(others()).toEqual(before);
  expect(t.look(1).stack[0].mine).toEqual([upturned(t, 0)]);
  t.refused('already-answered').answer(1, upturned(t, 2));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-92: the log records what was decided, so that a replay is exact without any clock', () => {
  const t = table(5, {}, 7);
  const card = upturned(t, 4);
  t.answer(0, card, { at: 300, reaction: 280 })
    .answer(1, card, { at: 390, reaction: 240 })
    .answer(2, card, { at: 400, reaction: 240 });
  playOut(t);
  expect(t.inputs.slice(0, 3).map((input) => (input.kind === 'answer' ? input.reaction : undefined))).toEqual([
    280, 240, 240,
  ]);
  const stored: Input[] = JSON.parse(JSON.stringify(t.inputs));
  const again = replay(t.match, labSeed(7), stored);
  expect(again.refused).toBeUndefined();
  expect(again.story).toEqual(t.story);
  expect(fingerprint(again.table)).toBe(fingerprint(t.table));
});

/** All orders of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((item, i) => orders(list.toSpliced(i, 1)).map((rest) => [item, ...rest]));

test('S0-04: the order of arrival inside a window decides nothing', () => {
  const t = table(6);
  const grabs = [
    { seat: 0, from: 5, reaction: 300 },
    { seat: 1, from: 5, reaction: 300 },
    { seat: 2, from: 5, reaction: 310 },
    { seat: 3, from: 4, reaction: 305 },
    { seat: 4, from: 0, reaction: 250 },
  ];
  const closed = orders(grabs).map((order) => {
    const inputs = order.map(
      ({ seat, from, reaction }): Input => ({
        kind: 'answer',
        at: 400 as Millis,
        seat: seatsOf(t)[seat],
        frame: t.question().id,
        answer: upturned(t, from),
        reaction: reaction as Millis,
      }),
    );
    const last = [...inputs, { kind: 'clock', at: 550 as Millis, what: 'due' } as const].reduce((table, input) => {
      const stepped = step(t.match, table, input);
      if ('refused' in stepped) throw new Error(stepped.refused.code);
      return stepped.table;
    }, t.table);
    return fingerprint(last);
  });
  expect(closed).toHaveLength(120);
  expect(new Set(closed).size).toBe(1);
});
