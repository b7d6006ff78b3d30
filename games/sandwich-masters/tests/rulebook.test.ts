// The rulebook, sentence by sentence: what you need, the set-up, and a turn. The other chapters are in rulebook/.
import { expect, test } from 'vitest';
import { cardAt, isKnown, leftOf, moveAll, moveTop, seatOf } from '#kernel';
import { scenario } from '#testkit';
import { barEvents, ingredients, inspectors, orders, prices, symbols, varieties } from '../cards.ts';
import { game } from '../game.ts';
import { FIRST_EVENT, isBad, isEvent, isWhite, symbolOf } from '../rules/faces.ts';
import { recipeOf } from '../rules/kitchen.ts';
import { priceOf, suggestedPrice } from '../rules/matching.ts';
import { BLACK, BLACK_DISCARDS, handOf, WHITE, WHITE_DISCARDS } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import {
  bar,
  cardsAt,
  face,
  hand,
  lay,
  money,
  moving,
  pass,
  play,
  seatsOf,
  stack,
  story,
  table,
  until,
} from './kitchen.ts';

const printed = (t: Kitchen): number[] => t.table.cards.piles.flat().map((card) => t.match.faces[card]);
const many = (faces: readonly number[], name: string): number => faces.filter((f) => f === face(name)).length;

// ---- what you need ----

test('SM-01: two to four players use one white deck, five and six two of them', () => {
  for (const [seats, decks] of [
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ]) {
    const t = table(seats);
    expect(printed(t).filter(isWhite)).toHaveLength(132 * decks);
    expect(printed(t).filter((f) => !isWhite(f))).toHaveLength(44);
    expect(t.waiting()).toEqual([0]);
  }
  expect(game.players).toEqual([2, 6]);
});

test('SM-43: a white deck has 32 Breads, six of each filling, 16 sauces, six attack condiments and six inspectors', () => {
  const t = table(4);
  const white = printed(t).filter(isWhite);
  const by = symbols.map((_, symbol) => white.filter((f) => symbolOf(f) === symbol).length);
  expect(by).toEqual([32, ...new Array<number>(12).fill(6), 16, 6, 6]);
  expect(Math.abs(32 / white.length - 0.25)).toBeLessThan(0.02);
  expect(t.waiting()).toEqual([0]);
});

test('SM-43: in the second edition 40 Breads, five or four of each filling, five sauces, three attack condiments', () => {
  const t = table(4, { edition: '2' });
  const white = printed(t).filter(isWhite);
  const by = symbols.map((_, symbol) => white.filter((f) => symbolOf(f) === symbol).length);
  expect(by).toEqual([40, 5, 4, 5, 4, 4, 5, 5, 4, 4, 4, 4, 4, 5, 3, 6]);
  expect(white).toHaveLength(106);
  expect(t.waiting()).toEqual([0]);
});

test('SM-87: the cards are those of the second edition unless the host chooses the first; the rules are the same', () => {
  expect(game.options.specs.edition).toMatchObject({ standard: '2', means: 'edition' });
  const [first, second] = ['1', '2'].map((edition) => scenario(game, { seats: 3, options: { edition } }));
  expect(scenario(game, { seats: 3 }).match.faces).toEqual(second.match.faces);
  expect(first.match.faces).not.toEqual(second.match.faces);
  const pays = (t: typeof first): number => recipeOf(t.match, face('ham-and-cheese')).pays;
  expect([pays(first), pays(second)]).toEqual([8, 10]);
  expect(second.asks()).toBe('turn');
});

test('SM-44: five varieties, thirteen symbols, each good and bad', () => {
  expect(varieties).toEqual(['bread', 'dairy', 'meat', 'salad', 'condiment']);
  const fillings = ingredients.filter(({ good }) => good > 0);
  expect(fillings).toHaveLength(13);
  for (const { good, bad } of fillings) expect(Math.min(good, bad)).toBeGreaterThan(0);
  const count = (variety: string): number => fillings.filter((row) => row.variety === variety).length;
  expect(varieties.map(count)).toEqual([1, 2, 3, 4, 3]);
  expect([isBad(face('ham')), isBad(face('ham!'))]).toEqual([false, true]);
});

test('SM-45: Special Sauce is a condiment, always bad, and stands for any ingredient but Bread', () => {
  const sauce = ingredients.find(({ symbol }) => symbol === 'sauce');
  expect([sauce?.variety, sauce?.good]).toEqual(['condiment', 0]);
  expect(isBad(face('sauce'))).toBe(true);
  const t = lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'sauce']] }, bar: ['hamlet'] });
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(story(t, 'claimed')[0].stands).toEqual(['ham']);
  expect(t.waiting()).toEqual([1]);
});

test('SM-46: attack condiments are always bad and share one symbol', () => {
  const attacks = ingredients.filter(({ symbol }) => symbol === 'attack');
  expect(attacks.length).toBeGreaterThan(1);
  for (const { id, good } of attacks)
    expect([good, isBad(face(id)), symbolOf(face(id))]).toEqual([0, true, symbolOf(face('slime'))]);
});

test('SM-47: three kinds of inspectors share one symbol, and bribes rise with the punishments', () => {
  expect(inspectors.map(({ id, bribe, punishment }) => [id, bribe, punishment])).toEqual([
    ['lazy', 3, 'bad-card'],
    ['jobsworth', 6, 'bad-sandwich'],
    ['strict', 9, 'all-bad-sandwiches'],
  ]);
  expect(new Set(inspectors.map(({ id }) => symbolOf(face(id)))).size).toBe(1);
});

test('SM-48: the black deck has 36 orders and eight events; in the second edition Surprises twice, and one event of money', () => {
  const black = printed(table(3)).filter((f) => !isWhite(f));
  expect([black.filter((f) => !isEvent(f)).length, black.filter(isEvent).length]).toEqual([36, 8]);
  const now = printed(table(3, { edition: '2' })).filter((f) => !isWhite(f));
  expect([now.filter((f) => !isEvent(f)).length, now.filter(isEvent).length]).toEqual([39, 8]);
  const effects = now.filter(isEvent).map((f) => barEvents[f - FIRST_EVENT].effect);
  expect(effects.filter((effect) => effect.do === 'pay' || effect.do === 'gain')).toHaveLength(1);
});

test('SM-49: the more ingredients an order asks for, the more it pays, and nothing is cheaper than the Bread Sandwich', () => {
  expect(prices).toEqual([0, 5, 8, 11, 15, 19, 24]);
  for (let size = 1; size < 20; size++) expect(priceOf(size)).toBeGreaterThan(priceOf(size - 1));
  const paid = orders.map(({ asks }) => suggestedPrice(asks));
  expect(Math.min(...paid)).toBe(5);
  expect(suggestedPrice(orders[0].asks)).toBe(5);
  expect(Math.min(...orders.map(({ pays }) => pays))).toBe(5);
  const sizes = orders.flatMap(({ asks, pays }) =>
    asks.kind === 'list' ? [{ size: asks.fillings.length, pays }] : [],
  );
  for (const { size, pays } of sizes)
    for (const other of sizes) if (other.size > size + 1) expect(other.pays).toBeGreaterThan(pays);
});

test('G-8: the bank never runs dry', () => {
  const t = lay(table(2, { end: 'rounds' }), {
    hands: { 0: ['bread'] },
    stacks: { 0: [['bread', 'ham']] },
    bar: ['hamlet'],
    money: [1_000_000, 0],
  });
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(money(t)[0]).toBe(1_000_005);
  expect(t.waiting()).toEqual([1]);
});

test('G-7: hands and decks are hidden, everything else is open, and sizes are known', () => {
  const t = lay(table(3), { stacks: { 1: [['bread', 'ham!']] }, hands: { 0: ['bread'] } });
  until(play(t, 0, [['bread', 0]]), 1);
  for (const viewer of [0, 1, 2, 3]) {
    const { piles } = t.look(viewer);
    for (const seat of seatsOf(t)) {
      expect(piles[handOf(seat)]).toHaveLength(7);
      expect(piles[handOf(seat)].filter(isKnown)).toHaveLength(seat === viewer ? 7 : 0);
    }
    for (const deck of [WHITE, BLACK])
      expect([piles[deck].length, piles[deck].some(isKnown)]).toEqual([t.cards(deck).length, false]);
    for (const open of [WHITE_DISCARDS, BLACK_DISCARDS]) expect(piles[open].every(isKnown)).toBe(true);
    expect(piles.slice(handOf(3)).every((pile) => pile.every(isKnown))).toBe(true);
  }
  expect(t.look(2).piles[handOf(2)].map(cardAt)).toEqual(hand(t, 2));
  expect(t.waiting()).toEqual([1]);
});

test('SM-33: everybody sees how much Noshdosh each player has', () => {
  const t = lay(table(3), { money: [4, 5, 6] });
  for (const viewer of [0, 1, 2, 3]) expect(t.look(viewer).view.money).toEqual([4, 5, 6]);
  expect(t.waiting()).toEqual([0]);
});

// ---- set-up ----

test('G-1: chance draws the dealer and says who; the host may set the first player', () => {
  const first = (seed: string): number => story(table(4, { firstPlayer: 0 }, seed), 'opens')[0].first;
  expect(new Set(Array.from({ length: 40 }, (_, n) => first(`g1 ${n}`))).size).toBe(4);
  for (const chair of [1, 2, 3, 4]) expect(table(4, { firstPlayer: chair }).table.state.first).toBe(chair - 1);
});

test('SM-02, G-2: the player on the left of the dealer begins, and play goes clockwise', () => {
  const t = table(4, { firstPlayer: 3 });
  const [{ dealer, first }] = story(t, 'opens');
  expect([dealer, first]).toEqual([1, 2]);
  expect(leftOf(seatOf(dealer), 1, 4)).toBe(first);
  for (const seat of [2, 3, 0, 1, 2]) {
    expect(t.waiting()).toEqual([seat]);
    t.answer(seat, pass);
  }
  expect(t.waiting()).toEqual([3]);
});

test('SM-50: everyone is dealt seven white cards', () => {
  const t = table(6);
  for (const seat of seatsOf(t)) {
    expect(hand(t, seat)).toHaveLength(7);
    expect(hand(t, seat).every((card) => isWhite(t.match.faces[card]))).toBe(true);
  }
  expect(t.waiting()).toEqual([0]);
});

/** A table whose opening Bar had an event that asks nobody, or one that asks. */
function withEvent(asking: 'asks' | 'asks nobody'): Kitchen {
  for (let n = 0; ; n++) {
    const t = table(3, {}, `opening ${n}`);
    const struck = story(t, 'event').length;
    if (struck > 0 && (t.asks() === 'event') === (asking === 'asks')) return t;
  }
}

test('SM-03: events in the opening Bar are carried out in the order dealt and replaced until four orders lie there', () => {
  const t = withEvent('asks nobody');
  const dealt = t.story.map(({ event }) => event.is).filter((is) => is === 'event' || is === 'ordered');
  expect(dealt.length).toBeGreaterThan(4);
  expect(bar(t).every((f) => f !== undefined && !isEvent(f))).toBe(true);
  for (const seat of seatsOf(t)) expect(hand(t, seat).length).toBeGreaterThanOrEqual(7);
  expect(t.cards(BLACK_DISCARDS).map((card) => isEvent(t.match.faces[card]))).toContain(true);
  expect(t.waiting()).toEqual([0]);
});

test('SM-42: in the opening the first player counts as active, and all hold seven', () => {
  const t = withEvent('asks');
  expect([t.table.state.active, t.table.state.round]).toEqual([t.table.state.first, 0]);
  for (const seat of seatsOf(t)) expect(hand(t, seat)).toHaveLength(7);
  while (t.asks() === 'event') t.tick();
  expect([t.waiting(), t.table.state.round]).toEqual([[0], 1]);
  expect(bar(t).some(isEvent)).toBe(false);
});

// ---- a turn ----

test('SM-04: a turn is exactly one of playing, moving and discarding', () => {
  const start = (): Kitchen =>
    lay(table(), { hands: { 0: ['ham', 'bread'] }, stacks: { 0: [['bread', 'butter'], ['bread']] } });
  const played = play(start(), 0, [['ham', 0]]);
  const moved = start();
  moved.answer(0, moving(moved, 0, 0, 1));
  const thrown = start();
  thrown.answer(0, { do: 'discard', cards: hand(thrown, 0).slice(0, 3) });
  for (const t of [played, moved, thrown]) expect(t.waiting()).toEqual([1]);
  expect([stack(played, 0, 0).length, stack(moved, 0, 1).length, thrown.cards(WHITE_DISCARDS).length]).toEqual([
    3, 2, 3,
  ]);
});

test('SM-05: any number of cards may be discarded, and none is a pass', () => {
  for (let count = 0; count <= 7; count++) {
    const t = table();
    const cards = hand(t, 0).slice(0, count);
    t.answer(0, { do: 'discard', cards });
    expect(t.cards(WHITE_DISCARDS)).toEqual(cards);
    expect(t.told('discarded')).toEqual([{ is: 'discarded', seat: 0, cards }]);
    expect(t.waiting()).toEqual([1]);
  }
});

test('SM-51: the hand is refilled to seven at the end of a turn, after a move too', () => {
  const t = lay(table(), { hands: { 0: ['ham', 'ham!'] }, stacks: { 0: [['bread'], ['bread', 'butter']] } });
  play(t, 0, [
    ['ham', 0],
    ['ham!', 1],
  ]);
  expect(hand(t, 0)).toHaveLength(7);
  until(t, 0).change((w) => moveTop(w, handOf(0), WHITE_DISCARDS));
  t.answer(0, moving(t, 0, 1, 0));
  expect(hand(t, 0)).toHaveLength(7);
  expect(t.waiting()).toEqual([1]);
});

test('SM-34: a hand above seven draws nothing and keeps what it has', () => {
  const t = table().change((w) => {
    for (let i = 0; i < 3; i++) moveTop(w, WHITE, handOf(0));
  });
  t.answer(0, { do: 'discard', cards: hand(t, 0).slice(0, 1) });
  expect(hand(t, 0)).toHaveLength(9);
  expect(t.waiting()).toEqual([1]);
});

test('SM-52: only cards from the hand can be discarded', () => {
  const t = lay(table(), { stacks: { 0: [['bread', 'ham']] } });
  for (const card of cardsAt(t, 0, 0)) t.refused('not-in-hand').answer(0, { do: 'discard', cards: [card] });
  expect(t.waiting()).toEqual([0]);
});

// ---- decks that run out ----

test('G-3: an empty deck is made of its discards; if even that gives nothing, players draw what there is', () => {
  const t = table().change((w) => moveAll(w, WHITE, WHITE_DISCARDS));
  const before = t.cards(WHITE_DISCARDS).length;
  t.answer(0, { do: 'discard', cards: hand(t, 0).slice(0, 2) });
  expect(t.told('reshuffled')).toEqual([{ is: 'reshuffled', deck: 'white' }]);
  expect([t.cards(WHITE).length, t.cards(WHITE_DISCARDS).length, hand(t, 0).length]).toEqual([before, 0, 7]);
  const dry = lay(table(), { hands: { 0: ['bread', 'bread'] } }).change((w) => moveAll(w, WHITE, handOf(1)));
  play(dry, 0, [
    ['bread', 0],
    ['bread', 1],
  ]);
  expect([hand(dry, 0).length, dry.waiting()]).toEqual([5, [1]]);
  const black = lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'ham']] }, bar: ['hamlet'] }).change(
    (w) => moveAll(w, BLACK, BLACK_DISCARDS),
  );
  play(black, 0, [['bread', 0]], [[0, 0]]);
  expect(black.told('reshuffled')).toEqual([{ is: 'reshuffled', deck: 'black' }]);
  expect(many(printed(black), 'blt')).toBe(1);
});
