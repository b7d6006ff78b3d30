// The rulebook, sentence by sentence: what changes with the number of players and boxes, and the arithmetic of a round.
import { expect, test } from 'vitest';
import { refusedSetup } from '#testkit';
import { game } from '../../game.ts';
import { announcedPile, BOX } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  composeAll,
  cooks,
  deck,
  FIRST_EDITION,
  hurryTo,
  plain,
  plan,
  plate,
  plates,
  RULEBOOKS,
  rankBy,
  seatsOf,
  sees,
  serveAll,
  served,
  story,
  table,
  tray,
  watch,
} from '../kitchen.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const decks = (t: Kitchen): number[] => seatsOf(t).map((seat) => t.cards(deck(t, seat)).length);
/** A table before its first flip, with all cards still as they were dealt. */
const dealt = (seats: number, options: object): Kitchen => table(seats, { flipMillis: 1000, ...options });
const sizes = (t: Kitchen): number[][] => seatsOf(t).map((taster) => served(t, taster).map((cards) => cards.length));
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

// ---- three players ----

test.each(RULEBOOKS)('SA-35: with three players of %s everyone is dealt 12 cards', (preset) => {
  const t = dealt(3, { preset });
  expect(decks(t)).toEqual([12, 12, 12]);
  expect(t.waiting()).toEqual([0, 1, 2]);
});

test.each(FIRST_EDITION)('S0-09: with three players of %s the market has 12 flips', (preset) => {
  const t = hurryTo(table(3, { preset }), 'compose');
  expect(story(t, 'flipped')).toHaveLength(12);
  expect(seatsOf(t).map((seat) => collected(t, seat).length)).toEqual([12, 12, 12]);
  expect(t.waiting()).toEqual([0, 1, 2]);
});

test.each(FIRST_EDITION)(
  'S0-10: with three players of %s everyone makes four sandwiches of three, never of four',
  (preset) => {
    const t = hurryTo(table(3, { preset }), 'compose');
    const cards = collected(t, 0);
    const ofFour = [1, 1, 2].map((to, i) => ({ to, cards: cards.slice(4 * i, 4 * i + 4), praise: '' }));
    t.refused('wrong-count', { count: 3, due: 4 }).answer(0, ofFour);
    t.refused('wrong-size', { count: 4, size: 3 }).answer(0, [...ofFour, { to: 2, cards: [], praise: '' }]);
    composeAll(t);
    expect(sizes(t)).toEqual(Array(3).fill([3, 3, 3, 3]));
    expect(t.waiting()).toEqual([0, 1, 2]);
  },
);

test.each(FIRST_EDITION)(
  'S0-11: with three players of %s everyone gives two sandwiches to each of the two others',
  (preset) => {
    const t = hurryTo(table(3, { preset }), 'compose');
    t.refused('wrong-neighbour', { seat: 1, due: 2, count: 3 }).answer(0, plan(t, [1, 1, 1, 2], collected(t, 0)));
    t.answer(0, plan(t, [2, 1, 2, 1], collected(t, 0)));
    composeAll(t);
    expect(seatsOf(t).map((taster) => cooks(t, taster).toSorted())).toEqual([
      [1, 1, 2, 2],
      [0, 0, 2, 2],
      [0, 0, 1, 1],
    ]);
    expect(t.waiting()).toEqual([0, 1, 2]);
  },
);

/** A round of three as numbers: cards, flips, sandwiches, who gets them, points. */
function threeOf(preset: string): unknown[] {
  const t = dealt(3, { preset, rounds: 1 });
  const cards = decks(t);
  serveAll(t);
  const given = [story(t, 'flipped').length, sizes(t), seatsOf(t).map((taster) => cooks(t, taster))];
  rankBy(t, (cook) => cook);
  return [cards, ...given, story(t, 'tasted')[0].scores.map(([, points]) => points), t.asks()];
}

test('SA-36: en has no rule of its own for three players and uses the same one', () => {
  expect(threeOf('en')).toEqual(threeOf('fr'));
});

test('S4-07: in 2013 three players have 12 cards and flips, four sandwiches of three, two for each other, and 3, 2, 1, 0', () => {
  expect(threeOf('2013')).toEqual([
    [12, 12, 12],
    12,
    Array(3).fill([3, 3, 3, 3]),
    [
      [2, 2, 1, 1],
      [0, 0, 2, 2],
      [1, 1, 0, 0],
    ],
    [3, 2, 1, 0],
    'over',
  ]);
});

// ---- boxes and big tables ----

test.each([...FIRST_EDITION.map((preset) => ({ preset, most: 6 })), { preset: '2013', most: 7 }])(
  'SA-37: one box of $preset serves three to $most players in the deal of nine',
  ({ preset, most }) => {
    for (const seats of range(3, most)) {
      const t = dealt(seats, { preset, boxes: 1 });
      expect(decks(t)).toEqual(Array(seats).fill(seats === 3 ? 12 : 9));
    }
    expect(refusedSetup(game, most + 1, { preset, boxes: 1, bigTable: false })).toEqual({
      code: 'too-few-cards',
      facts: { seats: most + 1, boxes: 1, needed: 2 },
    });
  },
);

test('S4-10: seven players of 2013 use the whole box: 63 cards, none left over', () => {
  const t = dealt(7, { preset: '2013' });
  expect([sum(decks(t)), t.cards(BOX).length]).toEqual([63, 0]);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('S4-01: 2013 is for three to ten players with one box, and for 11 and 12 with two', () => {
  const boxes = range(3, 12).map((seats) => dealt(seats, { preset: '2013' }).match.options.boxes);
  expect(boxes).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  for (const seats of [11, 12]) expect(refusedSetup(game, seats, { preset: '2013', boxes: 1 }).facts.needed).toBe(2);
});

test.each([8, 9, 10])(
  'S4-08: with %i players one ingredient is drawn before the deal, announced, and in every sandwich',
  (seats) => {
    const t = dealt(seats, { preset: '2013' });
    const [announced] = t.cards(announcedPile(seats));
    expect(t.story.map(({ event }) => event.is)).toEqual(['opens', 'round', 'announced']);
    expect(t.story[2]).toEqual({ audience: t.match.everyone, event: { is: 'announced', card: announced } });
    expect(seatsOf(t).some((seat) => t.cards(deck(t, seat)).includes(announced))).toBe(false);
    serveAll(t);
    for (const viewer of [...seatsOf(t), seats]) expect(sees(t, viewer, announcedPile(seats))).toEqual([announced]);
    expect(t.waiting()).toEqual(seatsOf(t));
    const [read] = story(t, 'served');
    expect(read.sandwiches.map(({ cards }) => cards)).toEqual(served(t, read.taster).map((own) => [...own, announced]));
    watch(t.tick());
    const judged = story(t, 'tasted').flatMap(({ sandwiches }) => sandwiches.map(({ cards }) => cards));
    expect(judged).toHaveLength(3 * seats);
    for (const cards of judged) expect([cards.length, cards.at(-1)]).toEqual([3, announced]);
    expect(t.asks()).toBe('over');
  },
);

test.each([8, 9, 10])(
  'SA-38: at a big table of %i everyone is dealt six cards, and the market has six flips',
  (seats) => {
    const t = dealt(seats, { preset: '2013' });
    expect(decks(t)).toEqual(Array(seats).fill(6));
    hurryTo(t, 'compose');
    expect(story(t, 'flipped')).toHaveLength(6);
    expect(t.waiting()).toEqual(seatsOf(t));
  },
);

test('SA-39: at a big table everyone makes three sandwiches, each of two own ingredients and the announced one', () => {
  const t = hurryTo(table(8, { preset: '2013' }), 'compose');
  const [announced] = t.cards(announcedPile(8));
  const mine = plain(t, 0);
  const withAnnounced = mine.map((sandwich) => ({ ...sandwich, cards: [...sandwich.cards, announced] }));
  t.refused('wrong-size', { count: 3, size: 2 }).answer(0, withAnnounced);
  t.refused('not-your-card').answer(0, [{ ...mine[0], cards: [mine[0].cards[0], announced] }, mine[1], mine[2]]);
  composeAll(t);
  expect(sizes(t)).toEqual(Array(8).fill([2, 2, 2]));
  expect(t.waiting()).toEqual(seatsOf(t));
});

test.each([8, 9, 10])(
  'SA-40: with two boxes of 2013, %i players play the deal of nine and nothing is announced',
  (seats) => {
    const t = dealt(seats, { preset: '2013', boxes: 2 });
    expect(decks(t)).toEqual(Array(seats).fill(9));
    expect(t.cards(announcedPile(seats))).toEqual([]);
    serveAll(t);
    expect(story(t, 'announced')).toEqual([]);
    expect(sizes(t)).toEqual(Array(seats).fill([3, 3, 3]));
  },
);

test.each(RULEBOOKS)(
  'SA-41: in %s the smallest number of boxes that suffices is proposed, and more may be chosen',
  (preset) => {
    for (const seats of range(3, 12)) {
      const proposed = dealt(seats, { preset }).match.options.boxes;
      const fewer = proposed - 1;
      if (fewer > 0) expect(refusedSetup(game, seats, { preset, boxes: fewer }).code).toBe('too-few-cards');
      const more = dealt(seats, { preset, boxes: proposed + 1 });
      expect(more.match.faces).toHaveLength((preset === '2013' ? 63 : 56) * (proposed + 1));
      expect(more.waiting()).toEqual(seatsOf(more));
    }
  },
);

test.each(range(7, 12))(
  'S0-24: in the first edition %i players shuffle 112 cards, give to three neighbours, and may alternate',
  (seats) => {
    for (const preset of FIRST_EDITION) {
      const t = dealt(seats, { preset, direction: 'alternating' });
      expect(t.match.faces).toHaveLength(112);
      serveAll(t);
      expect(cooks(t, 0)).toEqual([seats - 1, seats - 2, seats - 3]);
      serveAll(hurryTo(t, 'flip'));
      expect(cooks(t, 0)).toEqual([1, 2, 3]);
    }
  },
);

test('S4-24: two boxes of 2013 make 126 cards, enough for 14, but twelve is the limit', () => {
  const t = dealt(12, { preset: '2013', boxes: 2 });
  expect([t.match.faces.length, 14 * 9]).toEqual([126, 126]);
  expect(refusedSetup(game, 13, { preset: '2013', boxes: 2 })).toEqual({
    code: 'seats',
    facts: { seats: 13, min: 3, max: 12 },
  });
  expect(t.waiting()).toEqual(seatsOf(t));
});

test('SA-42: with several boxes the same ingredient may be twice in one sandwich', () => {
  const t = hurryTo(table(4, { preset: 'fr', boxes: 2 }), 'compose');
  t.arrange(tray(t, 0), [17, 17]);
  const [one, other] = collected(t, 0).slice(-2);
  expect(t.match.faces[one]).toBe(t.match.faces[other]);
  t.answer(0, plan(t, [1, 2, 3], [one, other, ...collected(t, 0).slice(0, -2)]));
  composeAll(t);
  expect(t.faces(plate(t, plates(t, 1)[0])).slice(0, 2)).toEqual([17, 17]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

// ---- the arithmetic of a round ----

interface Row {
  readonly seats: number;
  /** Boxes, dealt, left: of the first edition, of 2013, and of 2013 with two boxes where one would do. */
  readonly first: readonly [boxes: number, dealt: number, left: number];
  readonly second: readonly [boxes: number, dealt: number, left: number];
  readonly twoBoxes?: readonly [boxes: number, dealt: number, left: number];
  readonly flips: number;
  /** With one box of 2013 at a big table. */
  readonly bigFlips?: number;
  readonly points: number;
  readonly pointsInDe: number;
}

// biome-ignore format: a table is read by its columns
const arithmetic: readonly Row[] = [
  { seats: 3,  first: [1, 36, 20], second: [1, 36, 27], flips: 12, points: 18, pointsInDe: 18 },
  { seats: 4,  first: [1, 36, 20], second: [1, 36, 27], flips: 9,  points: 20, pointsInDe: 16 },
  { seats: 5,  first: [1, 45, 11], second: [1, 45, 18], flips: 9,  points: 25, pointsInDe: 20 },
  { seats: 6,  first: [1, 54, 2],  second: [1, 54, 9],  flips: 9,  points: 30, pointsInDe: 24 },
  { seats: 7,  first: [2, 63, 49], second: [1, 63, 0],  flips: 9,  points: 35, pointsInDe: 28 },
  { seats: 8,  first: [2, 72, 40], second: [1, 49, 14], twoBoxes: [2, 72, 54], flips: 9, bigFlips: 6, points: 40, pointsInDe: 32 },
  { seats: 9,  first: [2, 81, 31], second: [1, 55, 8],  twoBoxes: [2, 81, 45], flips: 9, bigFlips: 6, points: 45, pointsInDe: 36 },
  { seats: 10, first: [2, 90, 22], second: [1, 61, 2],  twoBoxes: [2, 90, 36], flips: 9, bigFlips: 6, points: 50, pointsInDe: 40 },
  { seats: 11, first: [2, 99, 13], second: [2, 99, 27], flips: 9,  points: 55, pointsInDe: 44 },
  { seats: 12, first: [2, 108, 4], second: [2, 108, 18], flips: 9, points: 60, pointsInDe: 48 },
];

/** Plays a round and counts: boxes, cards dealt (the announced one too), cards left, flips, points. */
function counted(seats: number, options: object) {
  const t = dealt(seats, options);
  const out = sum(decks(t)) + t.cards(announcedPile(seats)).length;
  const cards = [t.match.options.boxes, out, t.cards(BOX).length];
  rankBy(serveAll(t), (cook, taster) => (cook * 7 + taster) % 5);
  const scores = story(t, 'tasted').flatMap((event) => event.scores);
  const perSeat = seatsOf(t).map((seat) => sum(scores.filter(([cook]) => cook === seat).map(([, points]) => points)));
  return { cards, flips: story(t, 'flipped').length, points: sum(perSeat), perSeat };
}

test.each(arithmetic)('SA-43: cards, flips and points of $seats players', (row) => {
  for (const preset of FIRST_EDITION) {
    const { cards, flips, points } = counted(row.seats, { preset });
    expect([preset, cards, flips, points]).toEqual([
      preset,
      row.first,
      row.flips,
      preset === 'de' ? row.pointsInDe : row.points,
    ]);
  }
  const { cards, flips, points } = counted(row.seats, { preset: '2013' });
  expect([cards, flips, points]).toEqual([row.second, row.bigFlips ?? row.flips, row.points]);
  if (row.twoBoxes === undefined) return;
  const two = counted(row.seats, { preset: '2013', boxes: 2 });
  expect([two.cards, two.flips, two.points]).toEqual([row.twoBoxes, row.flips, row.points]);
});

test.each(arithmetic)(
  'SA-43: $seats players: themes add a point per taster, younger rounds bring three',
  ({ seats, points }) => {
    const boxes = seats > 7 ? 2 : 1;
    const themed = dealt(seats, { preset: '2013', boxes, theme: 'p:picnic' });
    hurryTo(themed, 'over');
    expect(sum(themed.table.result.points)).toBe(points + seats);
    for (const preset of RULEBOOKS) {
      const younger = counted(seats, { preset, boxes: Math.max(boxes, seats > 6 ? 2 : 1), younger: 'all-rounds' });
      expect([younger.points, younger.flips]).toEqual([3 * seats, 6]);
      expect(Math.max(...younger.perSeat)).toBeLessThanOrEqual(6);
    }
  },
);

test.each(arithmetic)('SA-43: $seats players: what one cook can earn in a round', ({ seats }) => {
  const [least, most] = seats === 3 ? [2, 10] : [0, 9];
  for (const [wish, points] of [
    [0, most],
    [9, least],
  ]) {
    const t = dealt(seats, { preset: 'fr', rounds: 1 });
    rankBy(serveAll(t), (cook) => (cook === 1 ? wish : 5));
    expect(t.table.result.points[1]).toBe(points);
  }
});

test.each([
  [3, 54, 54],
  [4, 60, 48],
  [5, 75, 60],
  [6, 90, 72],
])('SA-43: a match of three rounds of %i players is worth %i points, %i in de', (seats, points, pointsInDe) => {
  for (const preset of FIRST_EDITION) {
    const t = hurryTo(table(seats, { preset }), 'over');
    expect(sum(t.table.result.points)).toBe(preset === 'de' ? pointsInDe : points);
  }
});
