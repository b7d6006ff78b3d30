// The rulebook, sentence by sentence: bidding and eating.
import { describe, expect, test } from 'vitest';
import { moveAll, seatOf } from '#kernel';
import { eatersOf, nextAfter, shareOf } from '../../scoring.ts';
import { DECK, DISCARD, handOf } from '../../state.ts';
import type { Counter } from '../counter.ts';
import {
  allCards,
  allOut,
  bid,
  bids,
  give,
  held,
  holdOver,
  napkin,
  out,
  plate,
  points,
  runOut,
  sandwich,
  seen,
  sees,
  story,
  table,
} from '../counter.ts';

/** A finished sandwich of three points, one player after the other; with three players seat 2 finishes it. */
const finished = (seats: number): Counter => sandwich(table(seats), ['sliced-bread', 'bacon', 'sliced-bread']);
/** One worth less than nothing. */
const mouldy = (seats: number): Counter => sandwich(table(seats), ['sliced-bread', 'camembert', 'sliced-bread']);
const worth = (t: Counter): number => t.look(0).view.worths[0];

test('PN-08: from the finisher on, clockwise, any card face down in front of any player, or out', () => {
  const t = finished(3);
  expect(t.waiting()).toEqual([2]);
  const [first, second] = [bid(t, 'bid-2', 2), bid(t, 'ham', 1)];
  expect(t.waiting()).toEqual([1]);
  expect([t.cards(bids(t, 2)), t.cards(bids(t, 1))]).toEqual([[first], [second]]);
  for (const viewer of [1, 3]) expect(sees(t, viewer, bids(t, 1))).toEqual([]);
  out(t);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [2]]);
});

test('PN-09: whoever has opted out is out for this sandwich, even with new cards', () => {
  const t = finished(3);
  out(t);
  napkin(t, 0, 'fresh-start');
  holdOver(t);
  expect(held(t, 2)).toHaveLength(7);
  bid(t, 'bid-1', 0);
  bid(t, 'bid-1', 1);
  expect(t.waiting()).toEqual([0]);
});

test('PN-10: nobody draws cards during the bidding', () => {
  const t = finished(3);
  for (const name of ['salami', 'bacon', 'ham', 'steak', 'emmental', 'mozzarella'] as const) bid(t, name, 0);
  expect([0, 1, 2].map((seat) => held(t, seat).length)).toEqual([5, 5, 5]);
  expect(t.waiting()).toEqual([2]);
});

test('PL-14: it goes on until one player has not opted out, who may put down one last card', () => {
  const t = finished(3);
  bid(t, 'bid-1', 2);
  out(t);
  out(t);
  expect([t.asks(), t.waiting(), t.question().about]).toEqual(['bid', [2], { plate: 0, last: true }]);
  bid(t, 'bid-2', 2);
  expect(t.told('counted')[0].bids).toEqual([0, 0, 3]);
  expect([t.asks(), t.waiting()]).toEqual(['count', [0, 1, 2]]);
});

test('PL-15: that holds even if that player has not had a turn yet', () => {
  const t = out(out(finished(3)));
  expect([t.waiting(), t.question().about]).toEqual([[1], { plate: 0, last: true }]);
  bid(t, 'bid-2', 0);
  expect(t.told('counted')[0].bids).toEqual([2, 0, 0]);
  expect(t.asks()).toBe('count');
});

test('PL-16: a player without a card has opted out; the last one in, without a card, has no last card', () => {
  const t = finished(3).change((w) => moveAll(w, handOf(seatOf(0)), DECK));
  bid(t, 'bid-1', 2);
  expect(t.told('out')).toEqual([{ is: 'out', seat: 0, why: 'no-cards' }]);
  expect(t.waiting()).toEqual([1]);
  t.change((w) => moveAll(w, handOf(seatOf(2)), DECK));
  out(t);
  expect(t.told('out').map(({ seat, why }) => [seat, why])).toEqual([
    [1, 'choice'],
    [2, 'no-cards'],
  ]);
  expect(t.asks()).toBe('count');
});

test('PL-16: out stays out if a napkin brings new cards', () => {
  const t = finished(3).change((w) => moveAll(w, handOf(seatOf(0)), DECK));
  bid(t, 'bid-1', 2);
  napkin(t, 1, 'fresh-start');
  holdOver(t);
  expect(held(t, 0)).toHaveLength(7);
  bid(t, 'bid-1', 1);
  bid(t, 'bid-1', 2);
  expect(t.waiting()).toEqual([1]);
});

test('PL-17: if nobody bids, or no bid card lies anywhere, all are tied at 0', () => {
  const nobody = holdOver(allOut(finished(3)));
  expect(story(nobody, 'ate')[0]).toMatchObject({ eaters: [0, 1, 2], worth: 3 });
  expect(points(nobody)).toEqual([1, 1, 1]);
  const t = finished(3);
  bid(t, 'ham', 0);
  holdOver(allOut(t));
  expect(points(t)).toEqual([1, 1, 1]);
  expect(t.waiting()).toEqual([2]);
});

test('PL-18: cards may be put in front of players who have opted out', () => {
  const t = mouldy(2);
  out(t);
  bid(t, 'bid-5', 1);
  holdOver(t);
  expect(points(t)).toEqual([0, worthOfMouldy]);
  expect(t.waiting()).toEqual([1]);
});

test('PL-19: all see who puts a card in front of whom; only the one who put it there knows what it is', () => {
  const t = finished(3);
  const card = bid(t, 'bid-4', 0);
  expect(t.told('bid')).toEqual([{ is: 'bid', seat: 2, to: 0 }]);
  for (const viewer of [0, 1, 2, 3]) expect(t.look(viewer).view.placers).toEqual([[2], [], []]);
  expect([0, 1, 2, 3].map((viewer) => sees(t, viewer, bids(t, 0)))).toEqual([[], [], [card], []]);
  expect(t.waiting()).toEqual([0]);
});

test('PL-23: only bid cards count; everything else counts nothing, even a napkin', () => {
  const t = finished(2);
  const card = bid(t, 'crumbs', 1);
  bid(t, 'steak', 0);
  bid(t, 'bid-1', 0);
  allOut(t);
  expect(t.told('counted')[0].bids).toEqual([1, 0]);
  holdOver(t);
  expect(t.cards(DISCARD)).toContain(card);
  expect([points(t), t.waiting()]).toEqual([[3, 0], [0]]);
});

test('PL-44: a player whom a napkin forbids to bid is out as soon as it is their turn', () => {
  const t = finished(3);
  napkin(t, 1, 'mouth-full');
  holdOver(t).answer(1, { seat: 0 });
  expect(t.waiting()).toEqual([2]);
  bid(t, 'bid-1', 2);
  expect(t.told('out')).toEqual([{ is: 'out', seat: 0, why: 'barred' }]);
  expect(t.waiting()).toEqual([1]);
});

test('PL-44: if nobody may bid, all are tied at 0', () => {
  const t = finished(2).change(({ table: { state } }) => {
    for (const on of [0, 1]) state.lasting.push({ card: 0 as never, by: seatOf(0), on });
  });
  napkin(t, 1, 'nibble');
  holdOver(t).answer(1, { plate: 0 });
  expect(t.asks()).toBe('count');
  expect(t.told('counted')[0].bids).toEqual([0, 0]);
  expect(runOut(t).told('ate')[0].eaters).toEqual([0, 1]);
});

const worthOfMouldy = -2;

test('PN-11: the highest bid score must eat and gets the points of the sandwich, both breads included', () => {
  const t = sandwich(table(2), ['baguette', 'bacon', 'toast']);
  const [value] = [worth(t)];
  bid(t, 'bid-2', 0);
  bid(t, 'bid-3', 1);
  bid(t, 'bid-2', 0);
  allOut(t);
  expect(t.told('counted')[0].bids).toEqual([4, 3]);
  expect(runOut(t).told('ate')[0]).toMatchObject({ eaters: [0], worth: value, scores: [[0, value]] });
  seen(t);
  expect(points(t)).toEqual([value, 0]);
  expect(t.waiting()).toEqual([0]);
});

describe('splitting', () => {
  test.each([
    [-5, 2, -3],
    [-3, 2, -2],
    [3, 4, 0],
    [7, 2, 3],
    [4, 2, 2],
    [-1, 3, -1],
  ])('PL-32: %i between %i is %i each', (total, eaters, each) => {
    expect(shareOf(total, eaters)).toBe(each);
  });

  test('PL-32: tied players split the points evenly, rounded down, also below zero', () => {
    const t = sandwich(table(2), ['sliced-bread', 'camembert', 'baguette']);
    const value = worth(t);
    holdOver(allOut(t));
    expect(value).toBe(-1);
    expect(points(t)).toEqual([-1, -1]);
    expect(t.waiting()).toEqual([0]);
  });
});

test('PL-33: a sandwich below zero must be eaten too, also with a score of 0 or less', () => {
  const t = mouldy(2);
  bid(t, 'bid-minus-2', 0);
  bid(t, 'bid-minus-1', 1);
  holdOver(allOut(t));
  expect(story(t, 'counted')[0].bids).toEqual([-2, -1]);
  expect(points(t)).toEqual([0, worthOfMouldy]);
  expect(t.waiting()).toEqual([1]);
});

test('PL-34: then the sandwich and all cards that were put down go to the discards; the plate stays', () => {
  const t = finished(2);
  const put = [bid(t, 'bid-2', 0), bid(t, 'ham', 1)];
  allOut(t);
  const eaten = t.cards(plate(t, 0)).slice();
  holdOver(t);
  expect(t.cards(DISCARD)).toEqual(expect.arrayContaining([...put, ...eaten]));
  expect([t.cards(plate(t, 0)), t.cards(bids(t, 0)), t.cards(bids(t, 1))]).toEqual([[], [], []]);
  expect(t.table.state.placers).toEqual([[], []]);
  expect(allCards(t)).toBe(108);
  expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
});

test.each([
  ['the finisher if among them', [0, 1, 2], 1, 1],
  ['else the first of them clockwise', [0, 3], 1, 3],
  ['also past the last seat', [0, 1], 2, 0],
])('PL-35: of several eaters %s begins', (_, eaters, finisher, first) => {
  expect(nextAfter(eaters.map(seatOf), seatOf(finisher), 4)).toBe(first);
});

test('PL-35: the eater begins the next turn', () => {
  const t = finished(3);
  bid(t, 'bid-5', 1);
  holdOver(allOut(t));
  expect(eatersOf([0, 5, 0])).toEqual([1]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
});

test('G-4: all hands come back to seven, from the player who begins on, clockwise', () => {
  const t = finished(3);
  for (const name of ['bid-5', 'ham', 'steak'] as const) bid(t, name, 1);
  holdOver(allOut(t));
  expect(t.told('filled').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
  ]);
  expect(t.waiting()).toEqual([1]);
});

test('PL-18: putting a card in front of somebody who is not there is refused', () => {
  const t = finished(2);
  const [card] = give(t, 0, 'bid-3');
  t.refused('no-such-player').answer(0, { to: 2, cards: [card] });
  expect(t.waiting()).toEqual([0]);
});
