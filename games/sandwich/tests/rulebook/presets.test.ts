// The rulebook, sentence by sentence: the five rulebooks, and what each fills in.
import { expect, test } from 'vitest';
import { matchOf, SPEEDS } from '#kernel';
import { game } from '../../game.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  FIRST_EDITION,
  flipRound,
  hurryTo,
  playOut,
  RULEBOOKS,
  sees,
  story,
  table,
  tray,
  upturned,
} from '../kitchen.ts';

const opens = (seats: number, options: object): boolean => 'match' in matchOf(game, { seats, options });

/** Players that one box serves: in the deal of nine, and at a big table. */
function oneBox(preset: string): { nine: number[]; big: number[] } {
  const all = Array.from({ length: 20 }, (_, n) => n).filter((seats) => opens(seats, { preset, boxes: 1 }));
  const big = all.filter((seats) => table(seats, { preset, boxes: 1 }).match.options.bigTable);
  return { nine: all.filter((seats) => !big.includes(seats)), big };
}

/** May a player take the own card while others are left? */
function ownCard(preset: string): 'allowed' | 'last one left' {
  const t = table(4, { preset });
  if (preset === 'fr' || preset === '2013') {
    t.refused('own-card').answer(0, upturned(t, 0));
    t.answer(0, upturned(t, 1)).tick().answer(1, upturned(t, 2)).tick().answer(2, upturned(t, 0)).tick();
    expect(t.told('took').at(-1)).toMatchObject({ seat: 3, from: 3, how: 'last' });
    return 'last one left';
  }
  t.answer(0, upturned(t, 0)).tick();
  return 'allowed';
}

const isOpen = (t: Kitchen): boolean => sees(t, 2, tray(t, 0)).length === collected(t, 0).length;

/** What a table does after its market: may it trade, may it compose, are the trays open? */
function afterMarket(preset: string, options: object = {}) {
  const t = table(4, { preset, ...options });
  const open = isOpen(flipRound(t));
  while (t.asks() === 'grab') t.tick();
  expect(isOpen(t)).toBe(open);
  return { collected: open ? 'open' : 'hidden', next: t.asks() };
}

function pointsByRank(preset: string): number[] {
  const t = playOut(table(4, { preset, rounds: 1 }));
  return story(t, 'tasted')[0].scores.map(([, points]) => points);
}

test('S0-01: each language of the first edition plays what it prints', () => {
  const played = FIRST_EDITION.map((preset) => [
    preset,
    ownCard(preset),
    afterMarket(preset).next,
    pointsByRank(preset),
  ]);
  expect(played).toEqual([
    ['fr', 'last one left', 'compose', [3, 2, 0]],
    ['en', 'allowed', 'trade', [3, 2, 0]],
    ['es', 'allowed', 'trade', [3, 2, 0]],
    ['de', 'allowed', 'trade', [3, 1, 0]],
  ]);
});

test('S0-01: where one is silent, the French text fills the gap', () => {
  // es does not say what the second earns, en has no rule for three, and only fr counts the cards.
  expect(pointsByRank('es')).toEqual(pointsByRank('fr'));
  const three = (preset: string): number => collected(hurryTo(table(3, { preset }), 'compose'), 0).length;
  expect([three('en'), three('fr')]).toEqual([12, 12]);
  for (const preset of FIRST_EDITION)
    expect(table(4, { preset }).match.faces).toEqual(table(4, { preset: 'fr' }).match.faces);
});

const first = { box: 56, one: { nine: [3, 4, 5, 6], big: [] as number[] }, rounds: 3 };
const trading = { own: 'allowed', collected: 'open', next: 'trade' };
const silent = { own: 'last one left', collected: 'hidden', next: 'compose' };

test.each([
  { preset: 'fr', ...first, ...silent, points: [3, 2, 0] },
  { preset: 'en', ...first, ...trading, points: [3, 2, 0] },
  { preset: 'es', ...first, ...trading, points: [3, 2, 0] },
  { preset: 'de', ...first, ...trading, points: [3, 1, 0] },
  { preset: '2013', box: 63, one: { nine: [3, 4, 5, 6, 7], big: [8, 9, 10] }, rounds: 1, ...silent, points: [3, 2, 0] },
])(
  'SA-44: $preset fills in its column of the table',
  ({ preset, box, one, rounds, own, collected: lying, next, points }) => {
    expect(table(4, { preset }).match.faces).toHaveLength(box);
    expect(oneBox(preset)).toEqual(one);
    expect(ownCard(preset)).toBe(own);
    expect(afterMarket(preset)).toEqual({ collected: lying, next });
    expect(pointsByRank(preset)).toEqual(points);
    expect(story(playOut(table(4, { preset })), 'round')).toHaveLength(rounds);
  },
);

test.each(RULEBOOKS)(
  'SA-45: in %s the trading option decides whether ingredients lie open and when composing begins',
  (preset) => {
    expect(afterMarket(preset, { trading: true })).toEqual({ collected: 'open', next: 'trade' });
    expect(afterMarket(preset, { trading: false })).toEqual({ collected: 'hidden', next: 'compose' });
  },
);

test('the four speeds are names for the seconds of all clocks, on every rulebook', () => {
  const clocks = (speed: string): number[] => {
    const { grabSeconds, tradeSeconds, composeSeconds, rankSeconds } = table(4, { preset: 'en', speed }).match.options;
    return [grabSeconds, tradeSeconds, composeSeconds, rankSeconds];
  };
  expect(SPEEDS.map(clocks)).toEqual([
    [20, 150, 180, 90],
    [10, 90, 120, 60],
    [5, 45, 60, 30],
    [0, 0, 0, 0],
  ]);
  expect(table(4, { preset: 'en', speed: 'wild', grabSeconds: 7 }).match.options.grabSeconds).toBe(7);
});
