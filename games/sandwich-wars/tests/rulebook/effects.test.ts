// The rulebook, sentence by sentence: the words of effects, each on a card that has it.
import { expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { seatOf } from '#kernel';
import type { Effect } from '../../cards.ts';
import { moments } from '../../cards.ts';
import { firstIngredients as ingredients } from '../../rules/first-edition.ts';
import { qualities, qualityTogether } from '../../rules/zone.ts';
import { DISCARDS } from '../../state.ts';
import type { Stall } from '../stall.ts';
import {
  act,
  card,
  cards,
  coins,
  complete,
  finishTurn,
  hand,
  hold,
  lay,
  names,
  order,
  play,
  plenty,
  purse,
  sees,
  show,
  table,
  zone,
} from '../stall.ts';

const row = (id: string) => ingredients.find((each) => each.id === id);
const cost = (id: string): number => row(id)?.cost ?? -1;
const printed = (id: string): number => row(id)?.quality ?? -1;

/** Qualities in the zone of seat 0, by name. */
const quality = (t: Stall): Record<string, number> => {
  const list = qualities(t.world(), seatOf(0));
  return Object.fromEntries(names(t, zone(t, 0)).map((name, i) => [name, list[i]]));
};

const together = (t: Stall, ...used: Parameters<typeof cards>[1][]): number =>
  qualityTogether(t.world(), seatOf(0), cards(t, ...used));

/** Completes an order of this size with these, taking the reward in coins or points. */
function use(t: Stall, ...used: Parameters<typeof cards>[1][]): Stall {
  const id: CardId = order(t, ({ size, reward }) => size === used.length && reward !== 'assistant');
  plenty(show(t, id));
  return complete(t, 0, id, ...used).tick();
}

test('SW-75: effects happen when played, at the end of a turn, all the time, or when used; at least ten different ones are in use', () => {
  const effects: readonly Effect[] = ingredients.map(({ effect }) => effect);
  expect(new Set(effects.map(({ when }) => when))).toEqual(new Set(moments));
  expect(new Set(effects.map(({ does }) => does)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(effects.map(({ when, does }) => `${when} ${does}`)).size).toBeGreaterThanOrEqual(12);
});

test('SW-76: coins are taken when the card is played, at the end of a turn, or when it is used', () => {
  const t = hold(purse(table(), 0, 20), 0, 'onion', 'tomato');
  play(t, 0, 'onion');
  expect(coins(t, 0)).toBe(20 - cost('onion') + 1);
  play(purse(t, 0, 20), 0, 'tomato').answer(0, { do: 'end' });
  expect(coins(t, 0)).toBe(20 - cost('tomato') + 1);
  const used = lay(table(), 0, 'steak');
  use(used, 'steak');
  expect(used.told('coins')).toContainEqual({ is: 'coins', seat: 0, coins: 2, why: 'use' });
  expect(used.waiting()).toEqual([0]);
});

test('SW-77: cards are drawn when the card is played, at the end of a turn, or when it is used', () => {
  const t = hold(table(), 0, 'chicken-leg');
  play(t, 0, 'chicken-leg');
  expect(names(t, hand(t, 0))).toHaveLength(1);
  finishTurn(lay(t, 0, 'mortadella'), 0);
  expect(names(t, hand(t, 0))).toHaveLength(2);
  const used = hold(lay(table(), 0, 'avocado'), 0);
  use(used, 'avocado');
  expect(names(used, hand(used, 0))).toHaveLength(2);
  expect(used.told('drew')).toMatchObject([{ count: 2, why: 'use' }]);
  expect(used.waiting()).toEqual([0]);
});

test('SW-78: points are taken in tokens when an order uses the card', () => {
  const t = lay(table(), 0, 'caviar', 'raw-egg');
  use(t, 'caviar', 'raw-egg');
  expect(t.told('earned')).toMatchObject([{ effects: 3 }]);
  expect(t.table.state.tokens[0][2]).toBe(3);
  expect(t.waiting()).toEqual([0]);
});

test('SW-79: an action more in this turn', () => {
  const t = hold(table(), 0, 'lettuce', 'mini-sandwich');
  play(t, 0, 'lettuce');
  expect(t.told('extra-action')).toEqual([{ is: 'extra-action', seat: 0, card: card(t, 'lettuce') }]);
  expect(t.table.state.actions).toBe(2);
  play(t, 0, 'mini-sandwich');
  act(t, 0, { do: 'coins' });
  act(t, 0, { do: 'coins' });
  t.refused('no-actions-left').answer(0, { do: 'coins' });
  t.answer(0, { do: 'end' });
  expect(t.waiting()).toEqual([1]);
});

test('SW-80: ingredients of a category have more quality, also in an order that uses the card up', () => {
  const t = lay(table(), 0, 'mustard', 'tomato', 'ham', 'bacon');
  expect(quality(t)).toEqual({
    mustard: printed('mustard'),
    tomato: printed('tomato'),
    ham: printed('ham') + 1,
    bacon: printed('bacon') + 1,
  });
  expect(together(t, 'mustard', 'bacon')).toBe(printed('mustard') + printed('bacon') + 1);
  lay(t, 0, 'ham', 'bacon');
  expect(quality(t)).toEqual({ ham: printed('ham'), bacon: printed('bacon') });
});

test('SW-81: the ingredients right beside it have more or less quality, never below 0; gaps close', () => {
  const t = lay(table(), 0, 'ham', 'bacon', 'omelette', 'steak');
  expect(quality(t)).toEqual({
    ham: printed('ham'),
    bacon: printed('bacon') + 1,
    omelette: printed('omelette'),
    steak: printed('steak') + 1,
  });
  use(t, 'bacon');
  expect(quality(t)).toMatchObject({ ham: printed('ham') + 1 });
  lay(t, 0, 'camembert', 'raw-egg', 'pineapple');
  expect(quality(t)).toMatchObject({ 'raw-egg': 0 });
  hold(t, 0, 'fries');
  play(t, 0, 'fries');
  expect(names(t, zone(t, 0))).toEqual(['camembert', 'raw-egg', 'pineapple', 'fries']);
  expect(t.waiting()).toEqual([0]);
});

test('SW-82: ingredients of a category cost less', () => {
  const t = hold(lay(table(), 0, 'mozzarella'), 0, 'avocado', 'ham');
  play(t, 0, 'avocado');
  expect(coins(t, 0)).toBe(10 - cost('avocado') + 2);
  play(t, 0, 'ham');
  expect(coins(t, 0)).toBe(10 - cost('avocado') + 2 - cost('ham'));
  expect(t.waiting()).toEqual([0]);
});

test('SW-83: taking coins brings more', () => {
  const t = act(lay(table(), 0, 'pate'), 0, { do: 'coins' });
  expect(coins(t, 0)).toBe(16);
  expect(t.waiting()).toEqual([0]);
});

test('SW-84: more quality if the order also uses another ingredient, one of a category', () => {
  const t = lay(table(), 0, 'ham', 'raw-egg', 'fries');
  expect(together(t, 'ham', 'fries')).toBe(printed('ham') + printed('fries'));
  expect(together(t, 'ham', 'raw-egg')).toBe(printed('ham') + printed('raw-egg') + 2);
  expect(quality(t)).toMatchObject({ ham: printed('ham') });
});

test('SW-85: the ingredient comes back to the hand instead of being discarded, and all see it', () => {
  const t = hold(lay(table(3), 0, 'honey', 'ham'), 0);
  use(t, 'honey', 'ham');
  expect([names(t, hand(t, 0)), names(t, DISCARDS)]).toEqual([['honey'], ['ham']]);
  expect(sees(t, 2, hand(t, 0))).toEqual([card(t, 'honey')]);
  expect(t.told('kept')).toEqual([{ is: 'kept', seat: 0, card: card(t, 'honey') }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-86: it also counts as one listed category that none of the other ingredients covers', () => {
  const t = lay(table(), 0, 'cheese-slice', 'ham', 'bacon');
  const listing = order(
    t,
    ({ size, listed }) => size === 3 && !listed.includes('cheese') && !listed.includes('cold-cut'),
  );
  plenty(show(t, listing));
  complete(t, 0, listing, 'cheese-slice', 'ham', 'bacon').tick();
  expect(t.told('earned')).toMatchObject([{ listed: 2 }]);
  const met = lay(table(), 0, 'cheese-slice');
  const single = order(met, ({ size, listed }) => size === 1 && listed.includes('cheese'));
  plenty(show(met, single));
  complete(met, 0, single, 'cheese-slice').tick();
  expect(met.told('earned')).toMatchObject([{ listed: 2 }]);
  expect(met.waiting()).toEqual([0]);
});
