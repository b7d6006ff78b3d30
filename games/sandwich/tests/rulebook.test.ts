// The rulebook, sentence by sentence: what you need, the aim and the deal. The other chapters are in rulebook/.
import { expect, test } from 'vitest';
import type { CardId, OptionSpec } from '#kernel';
import { allowedValues, only, seatOf } from '#kernel';
import { refusedSetup } from '#testkit';
import { ingredients } from '../cards.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { BOX } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import {
  composeAll,
  cooks,
  deck,
  FIRST_EDITION,
  hurryTo,
  plain,
  plate,
  plates,
  playOut,
  RULEBOOKS,
  rankBy,
  seatsOf,
  sees,
  serveAll,
  served,
  slot,
  story,
  table,
  tray,
  upturned,
} from './kitchen.ts';

/** Every card of the box by what is printed on it, wherever it lies. */
const printed = (t: Kitchen): number[] => t.table.cards.piles.flat().map((card) => t.match.faces[card]);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const inOrder = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];
/** The whole deal as it lies: the box and all piles. */
const dealt = (t: Kitchen): CardId[][] =>
  [BOX, ...seatsOf(t).map((seat) => deck(t, seat))].map((p) => t.cards(p).slice());

// ---- what you need ----

function anotherValue(spec: OptionSpec, value: unknown): string | number | boolean {
  if (spec.kind === 'switch') return value !== true;
  if (spec.kind === 'number') return value === 2 ? 3 : 2;
  const values = spec.kind === 'choice' ? spec.values : spec.phrases;
  return values.find((other) => other !== value && other !== '') ?? '';
}

const namesOfOptions = Object.keys(game.options.specs) as (keyof Options)[];
/** The big table is an option of eight to ten players only. */
const seatsFor = (option: keyof Options): number => (option === 'bigTable' ? 8 : 5);
const nothingMoves = (option: keyof Options, { trading }: Options): boolean => option === 'express' && trading;

test.each(RULEBOOKS)('SA-01: %s fills in every option, and each can be changed on its own', (preset) => {
  for (const option of namesOfOptions) {
    const before = table(seatsFor(option), { preset }).match.options;
    expect(Object.keys(before).sort()).toEqual(namesOfOptions.toSorted());
    const other = anotherValue(game.options.specs[option], before[option]);
    if (nothingMoves(option, before)) {
      expect(refusedSetup(game, 5, { preset, express: true }).code).toBe('express-and-trading');
      continue;
    }
    const after = table(seatsFor(option), { preset, [option]: other }).match.options;
    expect(after[option], `${option} takes ${allowedValues(game.options.specs[option])}`).toBe(other);
    const follows = option === 'bigTable' || option === 'edition' ? { boxes: after.boxes } : {};
    expect(after).toEqual({ ...before, [option]: other, ...follows });
  }
});

test.each(FIRST_EDITION)('SA-02: the box of %s holds 56 ingredients, one card of each', (preset) => {
  const t = table(4, { preset });
  expect(inOrder(printed(t))).toEqual(upTo(56));
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-03: the box of 2013 holds 63 ingredients, one card of each, the 56 of the first edition among them', () => {
  const t = table(4, { preset: '2013' });
  expect(inOrder(printed(t))).toEqual(upTo(63));
  const names = new Set(printed(t).map((face) => ingredients[face].id));
  const older = printed(table(4, { preset: 'fr' })).map((face) => ingredients[face].id);
  expect(older.filter((name) => names.has(name))).toHaveLength(56);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

// Who sits where is settled in the lobby, chosen or drawn, and whom the host names is found there: H5-15 and H5-16 of the house.
test('G-1: the first taster is drawn by chance and announced; the host may name one', () => {
  const drawn = upTo(60).map((seed) => table(5, { market: 'calm' }, seed));
  expect(new Set(drawn.map((t) => t.table.state.first)).size).toBe(5);
  for (const t of drawn) {
    const [opening] = t.story;
    expect(opening).toEqual({
      audience: t.match.everyone,
      event: { is: 'opens', first: t.table.state.first, base: 'p:bread' },
    });
    expect(t.waiting()).toEqual([t.table.state.first]);
  }
  for (const seed of upTo(10)) expect(table(5, { market: 'calm', firstTaster: 4 }, seed).waiting()).toEqual([3]);
});

test("SA-04: nobody's age is asked or stored: seats and options are all a table opens with, and chance does the rest", () => {
  const t = playOut(table(4, { younger: 'all-rounds', series: true }));
  const words = [
    ...namesOfOptions,
    ...Object.keys(t.table.state),
    ...Object.keys(t.look(0).view),
    ...Object.keys(game.questions),
  ]
    .flatMap((name) => name.split(/(?=[A-Z])|-/))
    .map((word) => word.toLowerCase());
  for (const word of ['age', 'ages', 'birth', 'birthday', 'born', 'year', 'years', 'old', 'oldest', 'youngest'])
    expect(words).not.toContain(word);
  expect(t.asks()).toBe('over');
});

test('G-2: left is the next seat, clockwise, and right the one before', () => {
  const t = serveAll(table(5, { rounds: 2, direction: 'alternating', firstTaster: 4 }));
  expect(cooks(t, 0)).toEqual([4, 3, 2]);
  rankBy(t, (cook) => cook);
  expect(story(t, 'tasted').map(({ taster }) => taster)).toEqual([3, 4, 0, 1, 2]);
  serveAll(t);
  expect(cooks(t, 0)).toEqual([1, 2, 3]);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

test('G-7: what lies face down is shown to nobody else, how many cards lie there to all', () => {
  const t = table(4, { preset: 'fr', tasting: 'turns', firstTaster: 1 });
  const hidden = (pile: Parameters<typeof sees>[2], known: readonly number[]): void => {
    for (const viewer of everybody(t)) {
      expect(t.look(viewer).piles[pile]).toHaveLength(t.cards(pile).length);
      if (!known.includes(viewer)) expect(sees(t, viewer, pile)).toEqual([]);
    }
  };
  for (const seat of seatsOf(t)) hidden(deck(t, seat), []);
  hidden(BOX, []);
  hurryTo(t, 'compose');
  for (const seat of seatsOf(t)) hidden(tray(t, seat), [seat]);
  composeAll(t);
  for (const taster of [1, 2, 3]) for (const p of plates(t, taster)) hidden(plate(t, p), [t.table.state.cooks[p]]);
  expect(t.waiting()).toEqual([0]);
});

// ---- aim ----

test('SA-05: whoever has the most points after the last round wins', () => {
  const t = table(4, { preset: 'fr' });
  for (let round = 1; round <= 3; round++) {
    expect(t.table.result.over).toBe(false);
    rankBy(serveAll(t), (cook) => (cook === 2 ? 0 : 1 + cook));
  }
  expect(t.table.result.points[2]).toBe(27);
  expect(t.table.result.winners).toBe(only(seatOf(2)));
  expect(t.asks()).toBe('over');
});

test.each(FIRST_EDITION)('S0-21: a game of %s lasts three rounds', (preset) => {
  const t = table(4, { preset });
  for (const round of [1, 2, 3]) {
    expect(story(t, 'round').map((event) => event.round)).toEqual(upTo(round).map((n) => n + 1));
    composeAll(hurryTo(t, 'compose'));
    rankBy(t, (cook) => cook);
  }
  expect(t.asks()).toBe('over');
});

test('S4-06: in 2013 one round is a whole game; more may be chosen, and their points are added up', () => {
  expect(story(playOut(table(5, { preset: '2013' })), 'round')).toHaveLength(1);
  const t = playOut(table(5, { preset: '2013', rounds: 2 }));
  expect(story(t, 'round')).toHaveLength(2);
  const told = [0, 0, 0, 0, 0];
  for (const { scores } of story(t, 'tasted')) for (const [seat, points] of scores) told[seat] += points;
  expect(t.table.result.points).toEqual(told);
  expect(told.reduce((a, b) => a + b)).toBe(50);
  expect(t.asks()).toBe('over');
});

// ---- the deal ----

test('SA-06: the whole box is shuffled at the start of a round, several boxes together', () => {
  const t = table(4, { preset: 'fr', boxes: 2 });
  const cards = dealt(t).flat();
  expect(new Set([...cards, ...seatsOf(t).map((seat) => upturned(t, seat))]).size).toBe(112);
  expect(dealt(table(4, { preset: 'fr', boxes: 2 }, 2)).flat()).not.toEqual(cards);
  const boxes = (seat: number) => new Set(t.cards(deck(t, seat)).map((card) => Math.floor(card / 56)));
  expect(seatsOf(t).some((seat) => boxes(seat).size === 2)).toBe(true);
  rankBy(serveAll(t), (cook) => cook);
  expect(dealt(t).flat()).not.toEqual(cards);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(RULEBOOKS)('SA-07: in %s everyone is dealt nine cards as a face-down pile', (preset) => {
  const t = table(5, { preset, flipMillis: 1000 });
  for (const seat of seatsOf(t)) {
    expect(t.cards(deck(t, seat))).toHaveLength(9);
    for (const viewer of everybody(t)) expect(sees(t, viewer, deck(t, seat))).toEqual([]);
  }
  expect(t.asks()).toBe('flip');
});

test.each(FIRST_EDITION)('S0-06: in %s nobody looks into a pile, not even into their own', (preset) => {
  const t = table(4, { preset });
  while (t.asks() === 'grab') {
    for (const seat of seatsOf(t)) expect(sees(t, seat, deck(t, seat))).toEqual([]);
    t.tick();
  }
  expect(seatsOf(t).every((seat) => t.cards(deck(t, seat)).length === 0)).toBe(true);
});

test('S4-05: in 2013 the cards of a pile are first seen when they are flipped', () => {
  const t = table(4, { preset: '2013', flipMillis: 1000 });
  const top = t.cards(deck(t, 1)).at(-1);
  expect(sees(t, 1, deck(t, 1))).toEqual([]);
  t.tick(2);
  expect(upturned(t, 1)).toBe(top);
  for (const viewer of everybody(t)) expect(sees(t, viewer, slot(t, 1))).toEqual([top]);
  expect(sees(t, 1, deck(t, 1))).toEqual([]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-08: the rest of the box waits aside, unseen, for the next round', () => {
  const t = table(4, { preset: 'fr' });
  const aside = t.cards(BOX).slice();
  expect(aside).toHaveLength(20);
  serveAll(t);
  expect(t.cards(BOX)).toEqual(aside);
  for (const viewer of everybody(t)) expect(sees(t, viewer, BOX)).toEqual([]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test('S0-20: for every further round all cards are shuffled again, those put aside included', () => {
  const t = table(4, { preset: 'fr', flipMillis: 1000 });
  const aside = new Set(t.cards(BOX));
  rankBy(serveAll(t), (cook) => cook);
  expect(story(t, 'round')).toHaveLength(2);
  expect(new Set(dealt(t).flat()).size).toBe(56);
  expect(seatsOf(t).every((taster) => served(t, taster).flat().length === 0)).toBe(true);
  expect(seatsOf(t).some((seat) => t.cards(deck(t, seat)).some((card) => aside.has(card)))).toBe(true);
  expect(t.table.cards.seen.every((eyes) => eyes === 0)).toBe(true);
  expect(t.asks()).toBe('flip');
});

test('S0-20: of the round before nothing is left but the points', () => {
  const t = hurryTo(table(4, { preset: 'fr', chef: true, pitch: 'text' }), 'compose');
  t.everyone((seat) => plain(t, seat).map((sandwich) => ({ ...sandwich, praise: 'p:love' })));
  t.everyone(() => ['p:dare', 'p:dare', 'p:dare']);
  expect(t.look(0).view.pitches).toContain('p:dare');
  rankBy(t, (cook) => cook);
  for (const viewer of everybody(t)) {
    const { cooks: known, praise, pitches, offers, points } = t.look(viewer).view;
    expect([new Set(known), new Set(praise), new Set(pitches), offers]).toEqual([
      new Set([-1]),
      new Set(['']),
      new Set(['']),
      [],
    ]);
    expect(points).toEqual([9, 7, 4, 0]);
  }
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});
