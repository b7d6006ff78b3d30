// The rulebook, sentence by sentence: cards, set-up and building. The other chapters are in rulebook/.
import { describe, expect, test } from 'vitest';
import { firstSeats, labSeed, listSeats, matchOf, moveAll, moveCard, only, open, seatOf } from '#kernel';
import { refusedSetup } from '#testkit';
import { cards } from '../cards.ts';
import { game } from '../game.ts';
import { buildsOf } from '../rules/build.ts';
import { DECK, DISCARD, DRAWN, handOf, LASTING, plateCount } from '../state.ts';
import {
  allCards,
  allOut,
  bid,
  bids,
  build,
  face,
  give,
  hand,
  held,
  holdOver,
  nameOf,
  napkin,
  plate,
  sandwich,
  sees,
  story,
  table,
} from './counter.ts';

test('PN-01: the deck has 108 cards: 28 bread, 20 meat, 14 cheese, 14 extras, 22 bids and 10 napkins; plates are not in it', () => {
  const count = (kind: string): number => cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
  expect(['bread', 'meat', 'cheese', 'extra', 'bid', 'napkin'].map(count)).toEqual([28, 20, 14, 14, 22, 10]);
  const t = table(3);
  expect(allCards(t)).toBe(108);
  expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
});

test('PN-02: food and bids have values, some below zero; napkins have an effect and no value', () => {
  const food = cards.filter(({ kind }) => kind !== 'bid' && kind !== 'napkin');
  const bidCards = cards.filter(({ kind }) => kind === 'bid');
  for (const group of [food, bidCards]) {
    expect(group.some(({ points }) => points < 0)).toBe(true);
    expect(group.some(({ points }) => points > 0)).toBe(true);
  }
  const napkins = cards.filter(({ kind }) => kind === 'napkin');
  expect(napkins.every(({ effect, points }) => effect !== 'none' && points === 0)).toBe(true);
  expect(new Set(napkins.map(({ effect }) => effect)).size).toBeGreaterThanOrEqual(8);
  expect(table(2).waiting()).toEqual([0]);
});

test('PL-08: bread has points too, possibly 0', () => {
  const breads = cards.filter(({ kind }) => kind === 'bread').map(({ points }) => points);
  expect(new Set(breads)).toEqual(new Set([0, 1]));
  const t = sandwich(table(2), ['sliced-bread', 'baguette']);
  expect(t.look(0).view.worths[0]).toBe(1);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [1]]);
});

test('G-2: clockwise is the order of the seats', () => {
  const t = table(3);
  const turns = [0, 1, 2].map(() => {
    const { turn } = t.table.state;
    build(t, 'discard', 'ham');
    return turn;
  });
  expect(turns).toEqual([0, 1, 2]);
  expect(t.waiting()).toEqual([0]);
});

test('G-7: hands, the draw pile and bids are hidden; plates, points, discards and numbers of cards are open', () => {
  const t = sandwich(table(3), ['baguette', 'ham', 'toast']);
  const card = bid(t, 'bid-3', 1);
  for (const viewer of [0, 1, 3]) {
    expect(sees(t, viewer, hand(2))).toEqual([]);
    expect(sees(t, viewer, DECK)).toEqual([]);
    expect(sees(t, viewer, plate(t, 0))).toHaveLength(3);
    expect(t.look(viewer).piles[hand(2)]).toHaveLength(6);
    expect(sees(t, viewer, DISCARD)).toEqual(t.cards(DISCARD));
  }
  expect(sees(t, 2, bids(t, 1))).toEqual([card]);
  expect(sees(t, 0, bids(t, 1))).toEqual([]);
  expect(t.look(0).view.placers).toEqual([[], [2], []]);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [0]]);
});

test.each([
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
])('PL-01: with %i players there are %i plates', (seats, plates) => {
  expect(plateCount(seats)).toBe(plates);
  const t = table(seats);
  expect(t.look(0).view.worths).toEqual(new Array(plates).fill(0));
  expect(t.waiting()).toEqual([0]);
});

test('PL-02: the game is for two to five players', () => {
  expect(game.players).toEqual([2, 5]);
  expect(refusedSetup(game, 1, {}).code).toBe('seats');
  expect(refusedSetup(game, 6, {}).code).toBe('seats');
});

describe('the draw for the first player', () => {
  /** Many openings, each with the draws that were told. */
  const openings = Array.from({ length: 300 }, (_, i) => {
    const bound = matchOf(game, { seats: 4, options: {} });
    if ('refused' in bound) throw new Error(bound.refused.code);
    const { table: opened, story: told } = open(bound.match, labSeed(`first ${i}`));
    const draws = told.flatMap(({ event }) => (event.is === 'drew-for-first' ? [event.draws] : []));
    const value = (drawn: number): number => {
      const row = cards[drawn];
      return row.kind === 'napkin' ? Number.NEGATIVE_INFINITY : row.points;
    };
    return { draws, value, first: opened.state.first, opened };
  });

  test('PL-03: the highest value begins, a napkin loses even to a card below zero, and tied players draw again', () => {
    let again = 0;
    for (const { draws, value, first } of openings) {
      expect(draws[0].map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      for (const [i, round] of draws.entries()) {
        const best = Math.max(...round.map(({ face: drawn }) => value(drawn)));
        const tied = round.filter(({ face: drawn }) => value(drawn) === best).map(({ seat }) => seat);
        if (i + 1 < draws.length) expect(draws[i + 1].map(({ seat }) => seat)).toEqual(tied);
        else expect(tied).toEqual([first]);
        again += i;
      }
    }
    expect(again).toBeGreaterThan(20);
  });

  test('PL-03: if only napkins were drawn, all concerned draw again, and what was drawn stays out', () => {
    const bound = matchOf(game, { seats: 2, options: {} });
    if ('refused' in bound) throw new Error(bound.refused.code);
    let onlyNapkins = 0;
    for (let i = 0; i < 500; i++) {
      const { story: told, table: opened } = open(bound.match, labSeed(`napkins ${i}`));
      const draws = told.flatMap(({ event }) => (event.is === 'drew-for-first' ? [event.draws] : []));
      const drawn = draws.flat().map(({ face: one }) => one);
      for (const one of new Set(drawn))
        expect(drawn.filter((other) => other === one).length).toBeLessThanOrEqual(cards[one].copies);
      const again = draws.findIndex((round) => round.every(({ face: one }) => cards[one].kind === 'napkin'));
      if (again < 0) continue;
      onlyNapkins++;
      expect(draws[again + 1].map(({ seat }) => seat)).toEqual([0, 1]);
      expect(opened.stack.at(-1)?.ask).toBe('build');
    }
    expect(onlyNapkins).toBeGreaterThan(0);
  });

  test('PL-04: in that draw a bid counts its bid value', () => {
    const byBid = openings.filter(({ draws, value, first }) => {
      const drawn = draws[0].find(({ seat }) => seat === first);
      return drawn !== undefined && cards[drawn.face].kind === 'bid' && value(drawn.face) > 4;
    });
    expect(byBid.length).toBeGreaterThan(5);
    expect(byBid[0].opened.stack.at(-1)?.asked).toBe(only(byBid[0].first));
  });

  test('PN-03: then all cards are shuffled and everyone gets seven; the discard pile is empty', () => {
    for (const { opened } of openings.slice(0, 20)) {
      expect(listSeats(firstSeats(4)).map((seat) => opened.cards.piles[handOf(seat)].length)).toEqual([7, 7, 7, 7]);
      expect([opened.cards.piles[DECK].length, opened.cards.piles[DISCARD].length]).toEqual([80, 0]);
      expect(opened.stack.at(-1)?.ask).toBe('build');
    }
  });
});

test('G-1: the host may set the first player by hand instead', () => {
  const t = table(4, { firstPlayer: 3 });
  expect(story(t, 'begins')).toEqual([{ is: 'begins', seat: 2, how: 'chosen' }]);
  expect(story(t, 'drew-for-first')).toEqual([]);
  expect(t.waiting()).toEqual([2]);
  expect(refusedSetup(game, 3, { firstPlayer: 4 }).code).toBe('no-such-first-player');
});

test('G-3: an empty draw pile is replaced by the shuffled discards; if there are too few, one draws what there is', () => {
  const t = table(2).change((w) => moveAll(w, DECK, DISCARD));
  build(t, 'discard', 'ham');
  expect(story(t, 'reshuffled')).toHaveLength(1);
  expect(held(t, 0)).toHaveLength(7);
  expect(t.cards(DISCARD)).toEqual([]);
  t.change((w) => moveAll(w, DECK, LASTING));
  build(t, 'discard', 'ham');
  expect(held(t, 1)).toHaveLength(7);
  build(t, 'start', 'baguette');
  expect(held(t, 0)).toHaveLength(6);
  expect(t.waiting()).toEqual([1]);
});

test('PN-04: on a turn a player does exactly one of four things', () => {
  const t = sandwich(table(2), ['baguette', 'ham']);
  const how = new Set(buildsOf(t.world(), t.table.state.turn).map((b) => b.do));
  for (const one of how) expect(['start', 'add', 'finish', 'discard']).toContain(one);
  expect(how.has('discard')).toBe(true);
  build(t, 'discard', 'salami');
  expect(t.waiting()).toEqual([1]);
});

test('PN-05: start: a bread on an empty plate, then the hand is back to seven', () => {
  const t = build(table(2), 'start', 'baguette', 1);
  expect(t.faces(plate(t, 1))).toEqual([face('baguette')]);
  expect(held(t, 0)).toHaveLength(7);
  expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
});

test('PL-09: add: a filling, two cards drawn, one of these two kept and the other thrown away, then back to seven', () => {
  const t = build(table(2), 'start', 'baguette');
  const [card] = give(t, 1, 'ham');
  const before = held(t, 1).filter((other) => other !== card);
  t.answer(1, { do: 'add', card, plate: 0 });
  expect([t.asks(), t.waiting()]).toEqual(['keep', [1]]);
  const [one, other] = t.cards(DRAWN);
  expect(sees(t, 1, DRAWN)).toEqual([one, other]);
  expect(sees(t, 0, DRAWN)).toEqual([]);
  t.answer(1, { cards: [other] });
  expect(held(t, 1)).toEqual([...before, other]);
  expect(t.cards(DISCARD)).toEqual([one]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [0]]);
});

test('PN-06: finish: a bread on a sandwich that is begun, back to seven, and the bidding begins', () => {
  const t = sandwich(table(3), ['baguette', 'ham', 'toast']);
  expect(held(t, 2)).toHaveLength(7);
  expect(t.told('finished')[0]).toMatchObject({ seat: 2, plate: 0 });
  expect([t.asks(), t.waiting()]).toEqual(['bid', [2]]);
});

test('PN-07: discard: one card thrown away, then back to seven', () => {
  const t = table(2);
  const [card] = give(t, 0, 'bid-3');
  t.answer(0, { do: 'discard', card });
  expect(t.cards(DISCARD)).toEqual([card]);
  expect(held(t, 0)).toHaveLength(7);
  expect(t.waiting()).toEqual([1]);
});

test('PL-05: fillings are meat, cheese and extras; bids and napkins never go on a plate', () => {
  const t = build(table(2), 'start', 'baguette');
  for (const name of ['bid-3', 'crumbs'] as const) {
    const [card] = give(t, 1, name);
    for (const how of ['start', 'add', 'finish'] as const)
      t.refused('no-ingredient').answer(1, { do: how, card, plate: how === 'start' ? 1 : 0 });
  }
  for (const name of ['ham', 'emmental', 'tomato'] as const) build(t, 'add', name);
  expect(t.cards(plate(t, 0))).toHaveLength(4);
  expect(t.waiting()).toEqual([0]);
});

test('PL-06: plates belong to nobody: anyone adds to any sandwich or finishes it', () => {
  const t = build(table(3), 'start', 'baguette');
  build(t, 'add', 'ham');
  build(t, 'finish', 'toast');
  expect(t.table.state.finisher).toBe(2);
  expect(t.waiting()).toEqual([2]);
});

test('PL-07: a sandwich may be two breads and nothing else', () => {
  const t = sandwich(table(2), ['baguette', 'toast']);
  expect(t.told('finished')[0].worth).toBe(2);
  expect([t.asks(), t.waiting()]).toEqual(['bid', [1]]);
});

test('PL-10: adding needs two cards that can be drawn; otherwise hands stay short', () => {
  const t = build(table(2), 'start', 'baguette');
  const [card] = give(t, 1, 'ham');
  t.change((w) => {
    moveAll(w, DECK, LASTING);
    moveCard(w, w.table.cards.piles[LASTING][0], LASTING, DISCARD);
  });
  t.refused('too-few-to-draw', { cards: 1 }).answer(1, { do: 'add', card, plate: 0 });
  t.change((w) => moveCard(w, w.table.cards.piles[LASTING][0], LASTING, DISCARD));
  t.answer(1, { do: 'add', card, plate: 0 });
  expect(t.asks()).toBe('keep');
  t.answer(1, { cards: [t.cards(DRAWN)[0]] });
  expect(held(t, 1)).toHaveLength(7);
  build(t, 'start', 'toast', 1);
  expect(held(t, 0)).toHaveLength(7);
  expect(t.waiting()).toEqual([1]);
});

test('PL-11: back to seven also means throwing away what is more, by the player’s choice', () => {
  const t = table(2);
  napkin(t, 0, 'second-helping');
  holdOver(t);
  expect(held(t, 0)).toHaveLength(8);
  build(t, 'start', 'baguette');
  expect([t.asks(), held(t, 0).length]).toEqual(['build', 7]);
  const more = table(2);
  napkin(more, 0, 'second-helping');
  holdOver(more).change((w) => moveCard(w, w.table.cards.piles[DECK][0], DECK, handOf(seatOf(0))));
  build(more, 'discard', 'ham');
  expect([more.asks(), more.waiting(), held(more, 0).length]).toEqual(['trim', [0], 8]);
  const [chosen] = held(more, 0);
  more.answer(0, chosen);
  expect(held(more, 0)).toHaveLength(7);
  expect(more.cards(DISCARD)).toContain(chosen);
  expect([more.asks(), more.waiting()]).toEqual(['build', [1]]);
});

test('PL-11: a napkin that makes the hand small enough ends the throwing away', () => {
  const t = table(2).change((w) => moveCard(w, w.table.cards.piles[DECK][0], DECK, handOf(seatOf(0))));
  t.change((w) => moveCard(w, w.table.cards.piles[DECK][0], DECK, handOf(seatOf(0))));
  build(t, 'discard', 'ham');
  expect([t.asks(), held(t, 0).length]).toEqual(['trim', 8]);
  napkin(t, 0, 'wiped-away');
  holdOver(t);
  expect(held(t, 0)).toHaveLength(7);
  expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
});

test('PL-12: a player who starts a turn with no cards draws seven instead of acting', () => {
  const t = table(3).change((w) => moveAll(w, handOf(seatOf(1)), DECK));
  build(t, 'discard', 'ham');
  expect(t.told('filled')).toContainEqual({ is: 'filled', seat: 1, count: 7 });
  expect(held(t, 1)).toHaveLength(7);
  expect(t.table.state.turns).toBe(3);
  expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
});

test('PL-12: so does a player whose last card was a napkin, played in the own turn', () => {
  const t = table(2).change((w) => {
    for (const card of w.table.cards.piles[hand(0)].slice(0, 6)) moveCard(w, card, hand(0), DECK);
  });
  napkin(t, 0, 'extras-double');
  holdOver(t);
  expect(held(t, 0)).toHaveLength(7);
  expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
});

test('PL-12: where there is nothing to draw either, the turn is passed', () => {
  const t = table(3).change((w) => {
    moveAll(w, handOf(seatOf(1)), LASTING);
    moveAll(w, DECK, LASTING);
  });
  const [card] = give(t, 0, 'baguette');
  t.answer(0, { do: 'start', card, plate: 0 });
  expect(t.told('filled')).toEqual([{ is: 'filled', seat: 1, count: 0 }]);
  expect(held(t, 1)).toEqual([]);
  expect([t.asks(), t.waiting()]).toEqual(['build', [2]]);
});

test('PL-13: where nothing else can be done, one can always discard', () => {
  const t = table(2);
  give(t, 0, 'bid-1', 'bid-2', 'bid-3', 'bid-4', 'bid-5', 'bid-minus-1', 'bid-minus-2');
  const all = buildsOf(t.world(), seatOf(0));
  expect(all.map((b) => b.do)).toEqual(new Array(7).fill('discard'));
  t.answer(0, all[0]);
  expect(t.waiting()).toEqual([1]);
});

test('PL-40: the finisher’s hand is back to seven before the bidding; the others bid with what they hold', () => {
  const t = build(table(2), 'start', 'baguette').change((w) =>
    moveCard(w, w.table.cards.piles[hand(0)][0], hand(0), DECK),
  );
  build(t, 'finish', 'toast');
  expect([held(t, 0).length, held(t, 1).length]).toEqual([6, 7]);
  expect(nameOf(t, t.cards(plate(t, 0))[1])).toBe('toast');
  expect([t.asks(), t.waiting()]).toEqual(['bid', [1]]);
  allOut(t);
  expect(t.asks()).toBe('count');
});
