// The rulebook, sentence by sentence: opportunities.
import { expect, test } from 'vitest';
import { categories, opportunities } from '../../cards.ts';
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
  purse,
  put,
  sees,
  show,
  staff,
  staffOf,
  story,
  table,
  tokens,
  zone,
} from '../stall.ts';

const use = (t: Stall, seat: number, name: Parameters<typeof card>[1]): Stall =>
  act(t, seat, { do: 'use', card: card(t, name) });

test('SW-33: opportunities are used in one’s own turn before, between and after the actions, as many as one holds', () => {
  const t = hold(table(), 0, 'tip-jar', 'helping-hand', 'secret-sauce');
  use(t, 0, 'tip-jar');
  act(t, 0, { do: 'coins' });
  use(t, 0, 'secret-sauce');
  act(t, 0, { do: 'coins' });
  use(t, 0, 'helping-hand').answer(0, 'egg');
  expect(story(t, 'used').map(({ seat, to }) => [seat, to])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test('SW-33: not in the turn of another, and not once the end-of-turn steps have begun', () => {
  const t = hold(hold(staff(table(), 0, 'egg'), 1, 'tip-jar'), 0, card(table(), 'tip-jar', 'second'));
  t.refused('not-asked').answer(1, { do: 'use', card: card(t, 'tip-jar') });
  finishTurn(t, 0);
  expect(t.asks()).toBe('upkeep');
  t.refused('bad-form').answer(0, { do: 'use', card: card(t, 'tip-jar', 'second') });
  expect(t.waiting()).toEqual([0]);
});

test('SW-35: after its effect an opportunity goes to the hand on the left at once, even beyond five cards', () => {
  const t = hold(table(3), 0, 'tip-jar');
  use(t, 0, 'tip-jar');
  expect(names(t, hand(t, 0))).toEqual([]);
  expect(t.cards(hand(t, 1))).toContain(card(t, 'tip-jar'));
  expect(t.cards(hand(t, 1))).toHaveLength(6);
  for (const viewer of [0, 2, 3]) expect(sees(t, viewer, hand(t, 1))).toEqual([card(t, 'tip-jar')]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-34: an opportunity that would do nothing may not be used', () => {
  const t = hold(staff(table(), 1, ...categories), 0, 'helping-hand', 'open-kitchen', 'secret-sauce');
  t.refused('no-assistant-left').answer(0, { do: 'use', card: card(t, 'helping-hand') });
  t.refused('nothing-to-put-down').answer(0, { do: 'use', card: card(t, 'open-kitchen') });
  act(t, 0, { do: 'coins' });
  act(t, 0, { do: 'coins' });
  t.refused('no-order-ahead').answer(0, { do: 'use', card: card(t, 'secret-sauce') });
  expect(t.waiting()).toEqual([0]);
});

test('SW-37: all opportunities help the player who uses them; none harms another', () => {
  for (const { id } of opportunities) {
    const t = tokens(lay(hold(table(3), 0, id, 'ham', 'pizza'), 1, 'tomato', 'fries'), 1, 4);
    const others = (): unknown => [coins(t, 1), coins(t, 2), names(t, zone(t, 1)), t.table.state.tokens.slice(1)];
    const before = others();
    use(t, 0, id);
    while (t.asks() !== 'turn') t.tick();
    expect(others()).toEqual(before);
    expect(t.cards(hand(t, 1))).toHaveLength(6);
    expect(t.waiting()).toEqual([0]);
  }
});

test('SW-64: Helping hand: an assistant without an action and without paying; upkeep is due at the end of the turn', () => {
  const t = hold(staff(table(), 1, 'egg'), 0, 'helping-hand');
  use(t, 0, 'helping-hand');
  expect([t.asks(), t.waiting()]).toEqual(['helper', [0]]);
  t.refused('assistant-taken').answer(0, 'egg');
  t.answer(0, 'meat');
  expect([coins(t, 0), staffOf(t, 0), t.table.state.actions]).toEqual([10, ['meat'], 2]);
  finishTurn(t, 0);
  expect([t.asks(), t.waiting()]).toEqual(['upkeep', [0]]);
});

test('SW-65: Open kitchen: up to two ingredients without an action and without their cost; their effects apply', () => {
  const t = hold(purse(table(), 0, 0), 0, 'open-kitchen', 'pizza', 'onion', 'ham');
  use(t, 0, 'open-kitchen');
  expect([t.asks(), t.question().about]).toMatchObject(['free', { left: 2, put: 0 }]);
  t.refused('put-down-one').answer(0, { do: 'enough' });
  t.answer(0, { do: 'play', card: card(t, 'pizza') });
  expect(t.told('drew')).toMatchObject([{ seat: 0, count: 1, why: 'play' }]);
  t.answer(0, { do: 'play', card: card(t, 'onion') });
  expect([coins(t, 0), names(t, zone(t, 0)), t.table.state.actions]).toEqual([1, ['pizza', 'onion'], 2]);
  expect(t.cards(hand(t, 1))).toContain(card(t, 'open-kitchen'));
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test('SW-65: one is enough', () => {
  const t = hold(table(), 0, 'open-kitchen', 'ham', 'bacon');
  use(t, 0, 'open-kitchen')
    .answer(0, { do: 'play', card: card(t, 'ham') })
    .answer(0, { do: 'enough' });
  expect(names(t, zone(t, 0))).toEqual(['ham']);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});

test('SW-11: in a full zone the open kitchen waives the cost, not the fine', () => {
  const t = lay(
    hold(purse(table(), 0, 3), 0, 'open-kitchen', 'pizza', 'fries'),
    0,
    'ham',
    'bacon',
    'salami',
    'tomato',
    'pate',
  );
  use(t, 0, 'open-kitchen');
  t.refused('zone-full').answer(0, { do: 'play', card: card(t, 'pizza') });
  t.answer(0, { do: 'replace', card: card(t, 'pizza'), out: card(t, 'pate') });
  expect(coins(t, 0)).toBe(1);
  t.refused('too-few-coins', { price: 2, coins: 1, missing: 1 }).answer(0, {
    do: 'replace',
    card: card(t, 'fries'),
    out: card(t, 'ham'),
  });
  t.answer(0, { do: 'enough' });
  expect(names(t, DISCARDS)).toEqual(['pate']);
  expect(t.waiting()).toEqual([0]);
});

test('SW-66: Secret sauce: the ingredients of the next order this turn count 4 more quality in total, in the first edition 3', () => {
  const t = lay(hold(table(), 0, 'secret-sauce'), 0, 'pate', 'raw-egg', 'caviar');
  const id = order(t, (row) => row.size === 3 && row.quality === 7);
  show(t, id);
  const way = { do: 'complete', order: id, cards: cards(t, 'pate', 'raw-egg', 'caviar') } as const;
  t.refused('too-little-quality', { quality: 4, due: 7, missing: 3 }).answer(0, way);
  use(t, 0, 'secret-sauce');
  expect(t.told('boosted')).toEqual([{ is: 'boosted', seat: 0, boost: 3 }]);
  complete(t, 0, id, 'pate', 'raw-egg', 'caviar');
  expect([t.told('completed'), t.table.state.boost]).toMatchObject([[{ quality: 7 }], 0]);
  const now = hold(table(2, { edition: '2' }), 0, 'secret-sauce');
  use(now, 0, 'secret-sauce');
  expect(now.told('boosted')).toEqual([{ is: 'boosted', seat: 0, boost: 4 }]);
  const idle = hold(table(), 0, 'secret-sauce');
  use(idle, 0, 'secret-sauce');
  finishTurn(idle, 0);
  expect([idle.table.state.boost, idle.waiting()]).toEqual([0, [1]]);
});

test.each([
  ['1', 3],
  ['2', 4],
] as const)('SW-67: Tip jar: in edition %s take %i coins', (edition, brings) => {
  const t = hold(table(2, { edition }), 0, 'tip-jar');
  use(t, 0, 'tip-jar');
  expect([coins(t, 0), t.table.state.actions, t.waiting()]).toEqual([10 + brings, 2, [0]]);
});

test('SW-68: of both copies of an opportunity the one that others have seen is used first', () => {
  const t = hold(table(3), 2, 'tip-jar');
  const [known, secret] = [card(t, 'tip-jar'), card(t, 'tip-jar', 'second')];
  finishTurn(t, 0);
  finishTurn(t, 1);
  use(t, 2, 'tip-jar');
  finishTurn(t, 2);
  put(t, secret, hand(t, 0));
  expect(sees(t, 1, hand(t, 0))).toEqual([known]);
  act(t, 0, { do: 'use', card: secret });
  expect(t.told('used')).toMatchObject([{ card: known }]);
  expect(t.cards(hand(t, 0))).toContain(secret);
  expect(sees(t, 1, hand(t, 0))).toEqual([]);
  hold(t, 0, known, secret);
  act(t, 0, { do: 'replenish' }).answer(
    0,
    [known, secret].sort((a, b) => a - b),
  );
  expect(new Set(t.cards(DISCARDS))).toEqual(new Set([known, secret]));
  expect(t.waiting()).toEqual([0]);
});
