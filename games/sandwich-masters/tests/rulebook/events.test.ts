// The rulebook, sentence by sentence: events.
import { expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { moveAll, moveTop } from '#kernel';
import type { BarEvent } from '../../cards.ts';
import { barEvents } from '../../cards.ts';
import { isEvent } from '../../rules/faces.ts';
import { BLACK, BLACK_DISCARDS, barOf, handOf, WHITE, WHITE_DISCARDS } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import { bar, cardsAt, face, hand, lay, money, named, play, seatsOf, stack, story, table } from '../kitchen.ts';

interface Scene {
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  readonly stacks?: Readonly<Record<number, readonly (readonly string[])[]>>;
  readonly money?: readonly number[];
}

/** Seat 0 claims an order for 5 Noshdosh, and this event comes next. */
function strike(next: readonly string[], scene: Scene = {}, options: object = {}): Kitchen {
  const t = lay(table(3, options), {
    ...scene,
    hands: { ...scene.hands, 0: ['bread', ...(scene.hands?.[0] ?? [])] },
    stacks: { ...scene.stacks, 0: [['bread', 'pickle'], ...(scene.stacks?.[0] ?? [])] },
    bar: ['pickle-paradise'],
    next: [...next, 'blt'],
  });
  return play(t, 0, [['bread', 0]], [[0, 0]]);
}

/** It is over: four orders lie there, all hold seven, and the next player is asked. */
function over(t: Kitchen, event: string): void {
  expect(bar(t).some((f) => f === undefined || isEvent(f))).toBe(false);
  expect(t.faces(BLACK_DISCARDS)).toContain(face(event));
  for (const seat of seatsOf(t)) expect(hand(t, seat).length).toBeGreaterThanOrEqual(7);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
}

test('SM-11: an event is carried out before hands are refilled; then all refill, it is discarded, and the next card is dealt', () => {
  const t = strike(['pot-luck'], { hands: { 0: ['ham'], 1: ['onion'], 2: ['tomato'] } });
  expect(hand(t, 0)).toHaveLength(6);
  expect(bar(t)[0]).toBe(face('pot-luck'));
  t.everyone((seat) => ({ do: 'card', card: hand(t, seat)[0] }));
  expect(bar(t)[0]).toBe(face('blt'));
  for (const seat of seatsOf(t)) expect(hand(t, seat)).toHaveLength(7);
  over(t, 'pot-luck');
});

test('SM-66: all concerned are asked at the same time, it goes clockwise from the active player, and events come in turn', () => {
  const t = strike(['seagulls', 'fridge-failure'], {
    stacks: {
      1: [['bread', 'ham'], ['bread']],
      2: [
        ['bread', 'onion'],
        ['bread', 'ham'],
      ],
      0: [['bread', 'onion']],
    },
    hands: { 1: ['cheese'], 2: ['butter'] },
  });
  expect([t.asks(), t.waiting()]).toEqual(['event', [1, 2]]);
  t.answer(2, { do: 'top', slot: 0 });
  expect(stack(t, 2, 0)).toHaveLength(2);
  t.answer(1, { do: 'top', slot: 0 });
  expect(t.told('lost').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect([bar(t)[0], t.waiting()]).toEqual([face('fridge-failure'), [0, 1, 2]]);
  while (t.asks() === 'event') t.tick();
  over(t, 'fridge-failure');
});

test('SM-12: if as many events come up in one refill as there are event cards, dealing stops until the next refill', () => {
  const t = lay(table(2), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'pickle']] }, bar: ['pickle-paradise'] });
  t.change((w) => {
    const { piles } = w.table.cards;
    const all = [...piles[BLACK], ...piles[BLACK_DISCARDS]];
    const events = all.filter((card) => isEvent(w.match.faces[card]));
    piles[BLACK_DISCARDS] = [];
    piles[BLACK] = events;
    const rest = all.filter((card) => !events.includes(card));
    for (const card of rest) piles[WHITE].unshift(card);
  });
  play(t, 0, [['bread', 0]], [[0, 0]]);
  while (t.asks() === 'event') t.tick();
  expect(story(t, 'event')).toHaveLength(8);
  expect(t.cards(barOf(0))).toEqual([]);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
});

test('SM-67: Fridge Failure takes one dairy card from every hand that has one', () => {
  const t = strike(['fridge-failure'], { hands: { 0: ['ham'], 1: ['cheese', 'butter!'], 2: ['onion'] } });
  const none = (seat: number): boolean => !hand(t, seat).some((card) => [1, 2].includes(t.match.faces[card] >> 1));
  const [cheese] = hand(t, 1).filter((card) => t.match.faces[card] === face('cheese'));
  t.refused('must-give').answer(1, { do: 'nothing' });
  t.refused('wrong-reply').answer(1, { do: 'top', slot: 0 });
  t.everyone((seat) => (seat === 1 ? { do: 'card', card: cheese } : dairyOf(t, seat)));
  expect(t.cards(WHITE_DISCARDS)).toContain(cheese);
  expect(t.told('spared').every(({ seat }) => none(seat) || seat !== 1)).toBe(true);
  over(t, 'fridge-failure');
});

const dairyOf = (t: Kitchen, seat: number): unknown => {
  const card = hand(t, seat).find((c) => [1, 2].includes(t.match.faces[c] >> 1));
  return card === undefined ? { do: 'nothing' } : { do: 'card', card };
};

test('SM-67: Rent Day costs 2 Noshdosh, or what there is', () => {
  const t = strike(['rent-day'], { money: [0, 1, 9] });
  expect([money(t), t.table.state.losses]).toEqual([[3, 0, 7], 5]);
  over(t, 'rent-day');
});

test('SM-67: the Hygiene Award pays 3 Noshdosh to everybody without a bad card on the table', () => {
  const t = strike(['hygiene-award'], { stacks: { 1: [['bread', 'ham!']], 2: [['bread', 'ham']] } });
  expect(money(t)).toEqual([8, 0, 3]);
  over(t, 'hygiene-award');
});

test('SM-67, G-4: the Delivery Mix-up takes all hands; the active player draws first', () => {
  const t = lay(table(3), {
    hands: { 0: ['bread'] },
    stacks: { 0: [['bread', 'pickle']] },
    bar: ['pickle-paradise'],
    next: ['delivery-mix-up', 'blt'],
  });
  const before = [0, 1, 2].flatMap((seat) => hand(t, seat).slice());
  const next = t.cards(WHITE).slice(-21).reverse();
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(before.every((card) => t.cards(WHITE_DISCARDS).includes(card))).toBe(true);
  expect([0, 1, 2].flatMap((seat) => hand(t, seat).slice())).toEqual(next);
  over(t, 'delivery-mix-up');
});

test('SM-67: Pot Luck passes one card to the left, unseen by the others', () => {
  const t = strike(['pot-luck']);
  const given = [0, 1, 2].map((seat) => hand(t, seat)[0]);
  t.everyone((seat) => ({ do: 'card', card: given[seat] }));
  for (const seat of [0, 1, 2]) expect(hand(t, (seat + 1) % 3)).toContain(given[seat]);
  const heard = t.last.filter(({ event }) => event.is === 'got').map(({ audience }) => audience);
  expect(heard).toEqual([0b011, 0b110, 0b101]);
  over(t, 'pot-luck');
});

test('SM-67: Seagulls take the top card of one own sandwich', () => {
  const t = strike(['seagulls'], { stacks: { 1: [['bread', 'ham'], ['bread']], 2: [['bread']] } });
  t.refused('no-sandwich-there').answer(1, { do: 'top', slot: 3 });
  t.answer(1, { do: 'top', slot: 1 });
  expect([stack(t, 1, 0).length, stack(t, 1, 1), stack(t, 2, 0)]).toEqual([2, [], []]);
  expect(story(t, 'spared').map(({ seat }) => seat)).toEqual([0]);
  over(t, 'seagulls');
});

test('SM-67: the Food Truck gives everybody two cards more', () => {
  const t = strike(['food-truck']);
  expect([0, 1, 2].map((seat) => hand(t, seat).length)).toEqual([8, 9, 9]);
  over(t, 'food-truck');
});

test('SM-67: the Surprise Inspection sends the Lazy Inspector to everybody', () => {
  const t = strike(['surprise-inspection'], {
    stacks: { 1: [['bread!', 'ham!']], 2: [['bread', 'slime']] },
    money: [0, 3, 2],
  });
  expect(t.waiting()).toEqual([1]);
  t.refused('other-punishment').answer(1, { do: 'lose-all' });
  t.refused('not-bad').answer(1, { do: 'lose-card', card: cardsAt(t, 2, 0)[1] });
  t.answer(1, { do: 'bribe' });
  expect([money(t), stack(t, 2, 0)]).toEqual([[5, 0, 2], named('bread')]);
  over(t, 'surprise-inspection');
});

test('SM-67: the Lunch Voucher pays whoever has least', () => {
  const t = strike(['lunch-voucher'], { money: [0, 1, 1] }, { orderUp: true });
  expect(money(t)).toEqual([5, 4, 4]);
  over(t, 'lunch-voucher');
});

test('SM-67: the New Menu replaces all orders on the Bar', () => {
  const t = lay(table(3, { orderUp: true }), {
    hands: { 0: ['bread'] },
    stacks: { 0: [['bread', 'pickle']] },
    bar: ['pickle-paradise', 'tearjerker', 'ploughman', 'hamlet'],
    next: ['new-menu', 'blt', 'carnivore', 'submarine', 'pig-pile'],
  });
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(t.told('bar-cleared')[0].orders).toHaveLength(3);
  expect(bar(t).toSorted()).toEqual(named('blt', 'carnivore', 'submarine', 'pig-pile').toSorted());
  over(t, 'new-menu');
});

test('SM-67: the Farmers’ Market fills every hand first, so nobody gets less, and the Sauce Spill takes a condiment', () => {
  const t = strike(['farmers-market'], {}, { edition: '2' });
  expect([0, 1, 2].map((seat) => hand(t, seat).length)).toEqual([9, 9, 9]);
  over(t, 'farmers-market');
  const spilt = strike(['sauce-spill'], { hands: { 1: ['mustard', 'ham'] } }, { edition: '2' });
  expect(spilt.waiting()).toEqual([0, 1, 2]);
  const [mustard, ham] = named('mustard', 'ham').map((f) =>
    hand(spilt, 1).find((card) => spilt.match.faces[card] === f),
  );
  spilt.refused('wrong-variety', { variety: 'condiment' }).answer(1, { do: 'card', card: ham as CardId });
  spilt.answer(1, { do: 'card', card: mustard as CardId });
  expect(spilt.waiting()).toEqual([0, 2]);
});

test('SM-67: every edition has ten kinds of events, eight of them without a pack', () => {
  for (const at of [0, 1]) {
    const rows = (barEvents as readonly BarEvent[]).filter(({ copies = [1, 1] }) => copies[at] > 0);
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ pack }) => pack === 'base')).toHaveLength(8);
    expect(new Set(rows.map(({ effect }) => JSON.stringify(effect))).size).toBe(10);
  }
});

test('G-3: an event that finds no cards left goes on with what there is', () => {
  const t = strike(['food-truck']).change((w) => {
    moveAll(w, WHITE, handOf(2));
    moveAll(w, WHITE_DISCARDS, handOf(2));
    moveTop(w, handOf(1), handOf(2));
  });
  t.answer(1, { do: 'discard', cards: [] });
  expect([hand(t, 1).length, t.waiting()]).toEqual([8, [2]]);
});
