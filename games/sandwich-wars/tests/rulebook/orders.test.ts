// The rulebook, sentence by sentence: completing orders, rewards and points in tokens.
import { expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { seatOf } from '#kernel';
import { categories } from '../../cards.ts';
import { lackingFor } from '../../rules/order.ts';
import { DISCARDS, MARKET, ROW } from '../../state.ts';
import type { Stall } from '../stall.ts';
import {
  act,
  card,
  cards,
  coins,
  complete,
  done,
  hand,
  hold,
  lay,
  names,
  order,
  orderOfSize,
  pass,
  play,
  playOut,
  plenty,
  put,
  rowOf,
  show,
  staff,
  staffOf,
  story,
  table,
  tokensOf,
  zone,
} from '../stall.ts';

const example = (t: Stall): CardId =>
  order(t, (row) => row.size === 1 && row.quality === 6 && row.points === 5 && !row.listed.includes('egg'));
const three = (t: Stall): CardId => order(t, (row) => row.size === 3 && row.quality === 7);
const ofReward = (t: Stall, reward: 'assistant' | number): CardId => order(t, (row) => row.reward === reward);

/** An order of the row that this seat has everything for, whatever it asks. */
function readyFor(t: Stall, id: CardId): Stall {
  const lying = (['ham', 'bacon', 'salami', 'mortadella', 'pate'] as const).slice(0, rowOf(t, id).size);
  return plenty(show(lay(t, 0, ...lying), id));
}

const lyingIn = (t: Stall): CardId[] => t.cards(zone(t, 0)).toSorted((a, b) => a - b);
const takeAll = (t: Stall, id: CardId): Stall => act(t, 0, { do: 'complete', order: id, cards: lyingIn(t) });

test('SW-15: an order takes exactly the number of ingredients it asks for, of any categories', () => {
  const t = lay(table(), 0, 'ham', 'bacon', 'saucisson', 'fries');
  const id = three(t);
  show(t, id);
  const try3 = (...used: Parameters<typeof cards>[1][]): object => ({
    do: 'complete',
    order: id,
    cards: cards(t, ...used),
  });
  t.refused('wrong-number', { count: 2, due: 3 }).answer(0, try3('ham', 'bacon'));
  t.refused('wrong-number', { count: 4, due: 3 }).answer(0, try3('ham', 'bacon', 'saucisson', 'fries'));
  t.refused('not-in-zone').answer(0, try3('ham', 'bacon', 'pizza'));
  complete(t, 0, id, 'ham', 'bacon', 'saucisson');
  expect(t.told('completed')).toMatchObject([{ seat: 0, order: id, quality: 10 }]);
  expect(t.cards(done(t, 0))).toEqual([id]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-15: the total quality must be at least what the order requires, and the refusal says what is missing', () => {
  const t = lay(table(), 0, 'pate', 'raw-egg', 'fries', 'bacon');
  const id = three(t);
  show(t, id);
  t.refused('too-little-quality', { quality: 3, due: 7, missing: 4 }).answer(0, {
    do: 'complete',
    order: id,
    cards: cards(t, 'pate', 'raw-egg', 'fries'),
  });
  t.refused('order-gone').answer(0, { do: 'complete', order: orderOfSize(t, 5), cards: [] });
  lay(t, 0, 'bacon', 'salami', 'mortadella');
  complete(t, 0, id, 'bacon', 'salami', 'mortadella');
  expect(t.told('completed')).toMatchObject([{ quality: 7 }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-15: what the zone lacks for an order is counted: first ingredients, then quality, with the best that lies there', () => {
  const t = lay(table(), 0, 'pate', 'bacon', 'ham');
  const [id, five] = [three(t), orderOfSize(t, 5)];
  expect(lackingFor(t.world(), seatOf(0), id)).toEqual({
    ingredients: 0,
    quality: 0,
    best: cards(t, 'pate', 'bacon', 'ham'),
  });
  expect(lackingFor(t.world(), seatOf(0), five)).toMatchObject({ ingredients: 2, quality: rowOf(t, five).quality - 8 });
  const one = order(t, (row) => row.size === 1 && row.quality === 6);
  expect(lackingFor(t.world(), seatOf(0), one)).toEqual({ ingredients: 0, quality: 2, best: [card(t, 'ham')] });
  expect(lackingFor(lay(t, 0).world(), seatOf(0), one)).toEqual({ ingredients: 1, quality: 6, best: [] });
  expect(t.waiting()).toEqual([0]);
});

test('SW-14: with the assistant of its category an ingredient has 2 more quality, also if it lies there already, while the assistant stays', () => {
  const t = lay(table(), 0, 'pate', 'raw-egg', 'fries');
  const id = three(t);
  show(t, id);
  const way = { do: 'complete', order: id, cards: cards(t, 'pate', 'raw-egg', 'fries') } as const;
  t.refused('too-little-quality', { quality: 3, due: 7, missing: 4 }).answer(0, way);
  act(t, 0, { do: 'hire', helper: 'egg' });
  t.refused('too-little-quality', { quality: 5, due: 7, missing: 2 }).answer(0, way);
  staff(t, 0, 'extra');
  staff(t, -1, 'egg');
  t.refused('too-little-quality', { quality: 5, due: 7, missing: 2 }).answer(0, way);
  act(staff(t, 0, 'egg'), 0, way);
  expect(t.told('completed')).toMatchObject([{ quality: 7 }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-60: the player takes the order, then its reward, then points; last, the ingredients used are discarded', () => {
  const t = table();
  const id = order(t, (row) => row.size === 2 && row.reward === 3);
  const { listed } = rowOf(t, id);
  expect(listed.length).toBeGreaterThan(0);
  readyFor(t, id);
  staff(t, 0, 'cold-cut');
  takeAll(t, id);
  expect([t.cards(done(t, 0)), names(t, zone(t, 0)), t.asks()]).toEqual([[id], ['ham', 'bacon'], 'reward']);
  t.answer(0, { take: 'split', coins: 3, cards: 0 });
  expect(t.last.map(({ event }) => event.is)).toEqual(['coins', 'earned', 'coins']);
  expect(names(t, zone(t, 0))).toEqual([]);
  expect(names(t, DISCARDS).sort()).toEqual(['bacon', 'ham']);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test.each([2, 3, 5])('SW-19: a reward of %i is divided between coins and cards as the player likes', (due) => {
  const t = table();
  const id = ofReward(t, due);
  takeAll(readyFor(hold(t, 0, 'pizza'), id), id);
  t.refused('wrong-split', { coins: due, cards: 1, due }).answer(0, { take: 'split', coins: due, cards: 1 });
  t.refused('wrong-split').answer(0, { take: 'split', coins: due + 1, cards: -1 });
  t.refused('other-reward').answer(0, { take: 'points' });
  const before = coins(t, 0);
  t.answer(0, { take: 'split', coins: due - 1, cards: 1 });
  expect(story(t, 'coins').find(({ why }) => why === 'reward')).toMatchObject({ coins: due - 1 });
  expect(coins(t, 0)).toBeGreaterThanOrEqual(before + due - 1);
  expect(names(t, hand(t, 0))).toHaveLength(2);
  expect(t.waiting()).toEqual([0]);
});

test('SW-19: or the reward is an assistant for free or 2 points', () => {
  const t = staff(table(), 1, 'egg');
  const id = ofReward(t, 'assistant');
  takeAll(readyFor(t, id), id);
  t.refused('other-reward').answer(0, { take: 'split', coins: 2, cards: 0 });
  t.refused('assistant-taken', { helper: 'egg', seat: 1 }).answer(0, { take: 'assistant', helper: 'egg' });
  t.answer(0, { take: 'assistant', helper: 'meat' });
  expect([coins(t, 0) >= 10, staffOf(t, 0)]).toEqual([true, ['meat']]);
  const other = table();
  takeAll(readyFor(other, id), id).answer(0, { take: 'points' });
  expect(other.told('two-points')).toEqual([{ is: 'two-points', seat: 0, scores: [[0, 2]] }]);
  expect(other.waiting()).toEqual([0]);
});

test('SW-19: a reward holds no more cards than can be drawn, and all in coins is taken by itself when none can', () => {
  const t = table();
  const id = ofReward(t, 3);
  readyFor(t, id);
  for (const left of t.cards(MARKET).slice(1)) put(t, left, zone(t, 1));
  act(t, 0, { do: 'complete', order: id, cards: lyingIn(t) });
  t.refused('too-many-cards', { cards: 2, most: 1 }).answer(0, { take: 'split', coins: 1, cards: 2 });
  t.answer(0, { take: 'split', coins: 2, cards: 1 });
  const other = readyFor(table(), id);
  for (const left of other.cards(MARKET).slice()) put(other, left, zone(other, 1));
  takeAll(other, id);
  expect(other.told('coins')).toContainEqual({ is: 'coins', seat: 0, coins: 3, why: 'reward' });
  expect(other.asks()).toBe('turn');
});

test('SW-20: if no assistant is left, the reward is 2 points', () => {
  const t = staff(table(), 1, ...categories);
  const id = ofReward(t, 'assistant');
  takeAll(readyFor(t, id), id);
  expect(t.told('two-points')).toHaveLength(1);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test('SW-16: each listed category among the ingredients used brings 2 points, once each', () => {
  const t = table();
  const id = order(t, (row) => row.size >= 3 && row.listed.includes('cold-cut'));
  takeAll(readyFor(t, id), id).tick();
  expect(t.told('earned')).toMatchObject([{ listed: 2, assistants: 0 }]);
  expect(t.table.state.tokens[0][0]).toBe(2);
  expect(t.waiting()).toEqual([0]);
});

test('SW-17: each own assistant whose category is among them brings 2 points besides, once each', () => {
  const t = staff(staff(table(3), 0, 'cold-cut', 'meat'), 1, 'egg');
  const id = order(t, (row) => row.size === 3 && row.listed.includes('cold-cut'));
  takeAll(readyFor(t, id), id).tick();
  expect(t.told('earned')).toMatchObject([{ listed: 2, assistants: 2, scores: [[0, 4]] }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-18: an assistant won as the reward of an order comes too late for that order', () => {
  const t = table();
  const id = ofReward(t, 'assistant');
  takeAll(readyFor(t, id), id).answer(0, { take: 'assistant', helper: 'cold-cut' });
  expect(t.table.state.tokens[0][1]).toBe(0);
  expect(t.waiting()).toEqual([0]);
});

test('SW-49: the rulebook’s example: 4 coins instead of 6, quality 7 instead of 5, 2 points for the assistant, 5 printed at the end', () => {
  const t = hold(staff(table(2, { orders: 3 }), 0, 'egg'), 0, 'fried-egg');
  const id = example(t);
  show(t, id);
  play(t, 0, 'fried-egg');
  expect([coins(t, 0), t.told('played')]).toMatchObject([6, [{ cost: 4 }]]);
  complete(t, 0, id, 'fried-egg');
  expect(t.told('completed')).toMatchObject([{ quality: 7 }]);
  t.tick();
  expect(t.told('earned')).toMatchObject([{ listed: 0, assistants: 2 }]);
  expect(rowOf(t, id).points).toBe(5);
  t.change((w) => {
    w.table.state.last = 1;
  });
  playOut(t);
  expect(story(t, 'scored')[0].sheets[0].orders).toBe(5);
});

test('SW-06: an order that is taken is not replaced before the end of the turn', () => {
  const t = table();
  const id = orderOfSize(t, 1);
  const others = [orderOfSize(t, 2), orderOfSize(t, 3), orderOfSize(t, 4), orderOfSize(t, 5)];
  plenty(show(lay(t, 0, 'ham', 'bacon', 'salami'), id, ...others));
  complete(t, 0, id, 'ham').tick();
  expect(t.cards(ROW)).toEqual(others);
  complete(plenty(t), 0, others[0], 'bacon', 'salami').tick();
  expect(t.cards(ROW)).toHaveLength(3);
  pass(t);
  expect(t.cards(ROW)).toHaveLength(5);
  expect(t.waiting()).toEqual([1]);
});

test('SW-39: whoever has enough orders may complete more while the game lasts; there are only five types for diversity', () => {
  const t = table();
  for (const size of [1, 2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 0));
  const sixth = order(t, (row) => row.size === 1 && row.quality > 6);
  plenty(show(lay(t, 0, 'ham'), sixth));
  complete(t, 0, sixth, 'ham').tick();
  expect(t.cards(done(t, 0))).toHaveLength(6);
  playOut(t);
  const [sheet] = story(t, 'scored')[0].sheets;
  expect(sheet.diversity).toBe(15);
  expect(sheet.orders).toBe(t.cards(done(t, 0)).reduce((sum, each) => sum + rowOf(t, each).points, 0));
  expect([t.asks(), tokensOf(t, 0)]).toEqual(['over', sheet.tokens]);
});
