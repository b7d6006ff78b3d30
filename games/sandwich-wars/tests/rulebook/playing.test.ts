// The rulebook, sentence by sentence: playing ingredients, replenishing, taking coins and hiring.
import { expect, test } from 'vitest';
import { isKnown } from '#kernel';
import { categories } from '../../cards.ts';
import { firstIngredients as ingredients } from '../../rules/first-edition.ts';
import { DISCARDS, MARKET } from '../../state.ts';
import {
  act,
  card,
  cards,
  coins,
  done,
  hand,
  hold,
  lay,
  names,
  orderOfSize,
  play,
  purse,
  put,
  staff,
  staffOf,
  story,
  table,
  zone,
} from '../stall.ts';

const FULL = ['ham', 'bacon', 'salami', 'mortadella', 'tomato'] as const;
const cost = (id: string): number => ingredients.find((row) => row.id === id)?.cost ?? -1;

test('SW-56: a player pays the cost of an ingredient and puts it into the zone, where at most five may lie', () => {
  const t = hold(table(), 0, 'fried-egg', 'raw-egg');
  play(t, 0, 'fried-egg');
  expect([coins(t, 0), names(t, zone(t, 0)), names(t, hand(t, 0))]).toEqual([4, ['fried-egg'], ['raw-egg']]);
  expect(t.told('played')).toEqual([{ is: 'played', seat: 0, card: card(t, 'fried-egg'), cost: 6, how: 'action' }]);
  lay(t, 0, ...FULL);
  t.refused('zone-full', { most: 5, fine: 2 }).answer(0, { do: 'play', card: card(t, 'raw-egg') });
  expect(t.waiting()).toEqual([0]);
});

test('SW-57: with the assistant of its category an ingredient costs 2 less', () => {
  const t = hold(staff(table(), 0, 'egg'), 0, 'fried-egg', 'ham');
  play(t, 0, 'fried-egg');
  expect(coins(t, 0)).toBe(6);
  play(t, 0, 'ham');
  expect(coins(t, 0)).toBe(6 - cost('ham'));
  expect(t.waiting()).toEqual([0]);
});

test('SW-09: no cost falls below 0', () => {
  const t = hold(purse(staff(table(), 0, 'egg'), 0, 0), 0, 'quail-eggs');
  expect(cost('quail-eggs')).toBeLessThan(2);
  play(t, 0, 'quail-eggs');
  expect(coins(t, 0)).toBe(0);
  expect(t.waiting()).toEqual([0]);
});

test('SW-10: only with five in the zone one of them, of the player’s choice, is replaced; it is paid for first', () => {
  const t = hold(lay(table(), 0, 'ham', 'bacon'), 0, 'raw-egg');
  const raw = card(t, 'raw-egg');
  t.refused('zone-has-room', { most: 5 }).answer(0, { do: 'replace', card: raw, out: card(t, 'ham') });
  lay(t, 0, ...FULL);
  t.refused('not-in-zone').answer(0, { do: 'replace', card: raw, out: card(t, 'pizza') });
  act(t, 0, { do: 'replace', card: raw, out: card(t, 'salami') });
  expect(names(t, zone(t, 0))).toEqual(['ham', 'bacon', 'mortadella', 'tomato', 'raw-egg']);
  expect(names(t, DISCARDS)).toEqual(['salami']);
  expect(t.waiting()).toEqual([0]);
});

test('SW-10: the standing effect of what is thrown out still counts for the price', () => {
  const t = hold(lay(table(), 0, 'ham', 'bacon', 'salami', 'mortadella', 'mozzarella'), 0, 'avocado');
  act(t, 0, { do: 'replace', card: card(t, 'avocado'), out: card(t, 'mozzarella') });
  expect(t.told('replaced')).toMatchObject([{ cost: cost('avocado') - 2 + 2 }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-58: replacing costs a fine of 2 coins on top', () => {
  const t = purse(hold(lay(table(), 0, ...FULL), 0, 'pizza'), 0, 7);
  const way = { do: 'replace', card: card(t, 'pizza'), out: card(t, 'ham') } as const;
  t.refused('too-few-coins', { price: 8, coins: 7, missing: 1 }).answer(0, way);
  act(purse(t, 0, 8), 0, way);
  expect(coins(t, 0)).toBe(0);
  expect(t.waiting()).toEqual([0]);
});

test('SW-12: no assistant makes the fine cheaper', () => {
  const t = hold(staff(lay(table(), 0, ...FULL), 0, 'egg', 'cold-cut'), 0, 'raw-egg');
  act(t, 0, { do: 'replace', card: card(t, 'raw-egg'), out: card(t, 'ham') });
  expect(coins(t, 0)).toBe(8);
  expect(t.waiting()).toEqual([0]);
});

test('SW-13: assistants and completed orders do not count towards the five', () => {
  const t = staff(hold(lay(table(), 0, 'ham', 'bacon', 'salami', 'tomato'), 0, 'raw-egg'), 0, ...categories);
  for (const size of [1, 2, 3, 4]) put(t, orderOfSize(t, size), done(t, 0));
  play(t, 0, 'raw-egg');
  expect(names(t, zone(t, 0))).toHaveLength(5);
  expect(t.waiting()).toEqual([0]);
});

test('SW-59: effects concern only the player who played the card', () => {
  const t = lay(lay(table(), 1, 'pate', 'tomato', 'mozzarella'), 0, 'ham');
  hold(t, 0, 'cucumber');
  act(t, 0, { do: 'coins' });
  expect(coins(t, 0)).toBe(14);
  play(t, 0, 'cucumber');
  expect(coins(t, 0)).toBe(14 - cost('cucumber'));
  t.answer(0, { do: 'end' });
  expect([coins(t, 0), coins(t, 1)]).toEqual([14 - cost('cucumber'), 10]);
  expect(t.waiting()).toEqual([1]);
});

test('SW-61: a player discards any number of cards, also none, and draws up to five', () => {
  const t = hold(table(), 0, 'ham', 'bacon', 'salami');
  act(t, 0, { do: 'replenish' });
  expect([t.asks(), t.waiting()]).toEqual(['replenish', [0]]);
  t.answer(0, []);
  expect(names(t, hand(t, 0)).slice(0, 3)).toEqual(['ham', 'bacon', 'salami']);
  expect(names(t, hand(t, 0))).toHaveLength(5);
  act(t, 0, { do: 'replenish' }).answer(0, cards(t, 'ham', 'bacon', 'salami'));
  expect(names(t, DISCARDS).sort()).toEqual(['bacon', 'ham', 'salami']);
  expect(names(t, hand(t, 0))).toHaveLength(5);
  expect(t.waiting()).toEqual([0]);
});

test('SW-21: during a turn a hand may grow beyond five', () => {
  const t = hold(table(), 0, 'ham', 'bacon', 'salami', 'mortadella', 'tomato', 'chicken-leg');
  play(t, 0, 'chicken-leg');
  expect(names(t, hand(t, 0))).toHaveLength(6);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test('SW-22: whoever holds more than five may discard, and draws only if fewer than five are left', () => {
  const t = hold(table(), 0, 'ham', 'bacon', 'salami', 'mortadella', 'tomato', 'pizza', 'fries');
  act(t, 0, { do: 'replenish' }).answer(0, [card(t, 'ham')]);
  expect(names(t, hand(t, 0))).toEqual(['bacon', 'salami', 'mortadella', 'tomato', 'pizza', 'fries']);
  act(t, 0, { do: 'replenish' }).answer(0, cards(t, 'bacon', 'salami'));
  expect(names(t, hand(t, 0))).toHaveLength(5);
  expect(t.waiting()).toEqual([0]);
});

test('SW-36: opportunities may be discarded like any other card', () => {
  const t = hold(table(), 0, 'tip-jar', 'ham');
  act(t, 0, { do: 'replenish' }).answer(0, [card(t, 'tip-jar')]);
  expect(names(t, DISCARDS)).toEqual(['tip-jar']);
  hold(t, 0, 'ham', 'bacon', 'salami', 'mortadella', 'tomato', 'open-kitchen');
  act(t, 0, { do: 'coins' }).answer(0, { do: 'end' });
  t.answer(0, [card(t, 'open-kitchen')]);
  expect(names(t, DISCARDS)).toEqual(['tip-jar', 'open-kitchen']);
  expect(t.waiting()).toEqual([1]);
});

test('G-3: when the market deck is empty, the discard pile is shuffled and becomes the deck; then players draw what there is', () => {
  const t = hold(hold(table(), 1), 0, 'ham');
  const left = [card(t, 'bacon'), card(t, 'salami')];
  for (const id of t.cards(MARKET).slice()) if (!left.includes(id)) put(t, id, zone(t, 1));
  for (const id of left) put(t, id, DISCARDS);
  act(t, 0, { do: 'replenish' }).answer(0, []);
  expect(t.told('shuffled')).toEqual([{ is: 'shuffled', count: 2 }]);
  expect(t.told('replenished')).toEqual([{ is: 'replenished', seat: 0, cards: [] }]);
  expect(names(t, hand(t, 0)).sort()).toEqual(['bacon', 'ham', 'salami']);
  expect(t.waiting()).toEqual([0]);
});

test('G-3: what is thrown away is named to all before it is shuffled in, and nobody sees where it lies then', () => {
  const t = hold(hold(table(), 1), 0, 'ham', 'tip-jar');
  for (const id of t.cards(MARKET).slice()) put(t, id, zone(t, 1));
  const thrown = cards(t, 'ham', 'tip-jar');
  act(t, 0, { do: 'replenish' }).answer(0, thrown);
  expect(t.told('replenished')).toEqual([{ is: 'replenished', seat: 0, cards: thrown }]);
  expect(t.told('shuffled')).toEqual([{ is: 'shuffled', count: 2 }]);
  expect(names(t, hand(t, 0)).sort()).toEqual(['ham', 'tip-jar']);
  for (const viewer of [1, 2]) expect(t.look(viewer).piles[hand(t, 0)].filter(isKnown)).toEqual([]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-23: when all market cards are in hands and zones, a draw gives nothing', () => {
  const t = hold(table(), 0, 'ham');
  for (const id of t.cards(MARKET).slice()) put(t, id, zone(t, 1));
  act(t, 0, { do: 'replenish' }).answer(0, []);
  expect(names(t, hand(t, 0))).toEqual(['ham']);
  expect(t.told('drew')).toEqual([]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-62: taking coins brings 4 coins', () => {
  const t = act(table(), 0, { do: 'coins' });
  expect(coins(t, 0)).toBe(14);
  expect(t.told('coins')).toEqual([{ is: 'coins', seat: 0, coins: 4, why: 'action' }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-63: hiring costs 5 coins and brings one assistant; any number may be held', () => {
  const t = purse(table(), 0, 15);
  t.change((w) => {
    w.table.state.actions = 3;
  });
  for (const helper of ['egg', 'meat', 'extra'] as const) act(t, 0, { do: 'hire', helper });
  expect([coins(t, 0), staffOf(t, 0)]).toEqual([0, ['meat', 'egg', 'extra']]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-32: only assistants in the middle can be taken, none from another player', () => {
  const t = staff(table(3), 2, 'egg');
  t.refused('assistant-taken', { helper: 'egg', seat: 2 }).answer(0, { do: 'hire', helper: 'egg' });
  act(t, 0, { do: 'hire', helper: 'meat' });
  t.refused('assistant-taken', { helper: 'meat', seat: 0 }).answer(0, { do: 'hire', helper: 'meat' });
  expect(t.waiting()).toEqual([0]);
});

test('SW-28: one may hire an assistant without being able to pay the upkeep', () => {
  const t = purse(table(), 0, 5);
  act(t, 0, { do: 'hire', helper: 'egg' });
  expect([coins(t, 0), staffOf(t, 0)]).toEqual([0, ['egg']]);
  act(hold(purse(t, 0, 0), 0, 'ham'), 0, { do: 'replenish' }).answer(0, []);
  t.answer(0, { do: 'end' });
  expect(story(t, 'broke')).toHaveLength(1);
  expect(staffOf(t, 0)).toEqual([]);
  if (t.asks() === 'discard') t.tick();
  expect(t.waiting()).toEqual([1]);
});
