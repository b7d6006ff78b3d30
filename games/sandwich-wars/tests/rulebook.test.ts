// The rulebook, sentence by sentence: what is in the box, the set-up, and the frame of a turn.
import { expect, test } from 'vitest';
import { cardOf, fastDice, imagine, matchOf } from '#kernel';
import { refusedSetup, scenario } from '#testkit';
import type { Edition, IngredientRow, OpportunityRow, OrderRow } from '../cards.ts';
import { categories, editions, ingredients, opportunities, orders, sandwiches } from '../cards.ts';
import { game } from '../game.ts';
import { isIngredient, isOpportunity, orderAt } from '../rules/faces.ts';
import { firstIngredients, firstOpportunities, firstOrders } from '../rules/first-edition.ts';
import { MARKET, ORDERS, ROW } from '../state.ts';
import { titles } from '../text/en/titles.ts';
import {
  act,
  card,
  coins,
  complete,
  done,
  finishTurn,
  hand,
  hold,
  lay,
  orderOfSize,
  passTo,
  play,
  plenty,
  put,
  rowOf,
  seatsOf,
  seen,
  sees,
  show,
  staff,
  story,
  table,
  tokens,
  tokensOf,
} from './stall.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

interface Box {
  readonly ingredients: readonly IngredientRow[];
  readonly opportunities: readonly OpportunityRow[];
  readonly orders: readonly OrderRow[];
}

const boxes: Record<Edition, Box> = {
  1: { ingredients: firstIngredients, opportunities: firstOpportunities, orders: firstOrders },
  2: { ingredients, opportunities, orders },
};
const ofSize = (edition: Edition, size: number): OrderRow[] => boxes[edition].orders.filter((row) => row.size === size);
const isOrder = (face: number): boolean => !isIngredient(face) && !isOpportunity(face);

test('SW-01: Sándwich Wars is for two to five players', () => {
  for (const seats of [2, 3, 4, 5]) expect(table(seats).waiting()).toEqual([0]);
  for (const seats of [1, 6])
    expect(refusedSetup(game, seats, {})).toEqual({ code: 'seats', facts: { seats, min: 2, max: 5 } });
});

test.each(editions)(
  'SW-50: the market deck of edition %s has six ingredients in each category and eight opportunities',
  (edition) => {
    const box = boxes[edition];
    expect(categories).toHaveLength(7);
    for (const category of categories)
      expect(box.ingredients.filter((row) => row.category === category)).toHaveLength(6);
    expect(new Set(box.ingredients.map(({ id }) => id)).size).toBe(42);
    const t = table(2, { edition });
    const market = [...t.cards(MARKET), ...t.cards(hand(t, 0)), ...t.cards(hand(t, 1))];
    expect(market).toHaveLength(50);
    const kinds = market.map((id) => t.match.faces[id]).filter(isOpportunity);
    const counts = [...new Set(kinds)]
      .sort((a, b) => a - b)
      .map((kind) => kinds.filter((face) => face === kind).length);
    expect(counts).toEqual(edition === '1' ? [2, 2, 2, 2] : [2, 1, 3, 2]);
    expect(t.waiting()).toEqual([0]);
  },
);

test.each(editions)('SW-51: in edition %s every category has the same quality and cost in total', (edition) => {
  const { ingredients } = boxes[edition];
  for (const { cost, quality } of ingredients) {
    expect(cost >= 0 && cost <= 7 && quality >= 1 && quality <= 6).toBe(true);
  }
  const totals = categories.map((category) => {
    const rows = ingredients.filter((row) => row.category === category);
    return [sum(rows.map(({ quality }) => quality)), sum(rows.map(({ cost }) => cost))];
  });
  for (const [quality, cost] of totals) expect([quality, cost]).toEqual(totals[0]);
  const mean = sum(ingredients.map(({ cost }) => cost)) / ingredients.length;
  expect(mean > 2 && mean < 4).toBe(true);
  expect(ingredients.find(({ id }) => id === 'fried-egg')).toMatchObject({ category: 'egg', cost: 6, quality: 5 });
});

test.each(editions)('SW-02: edition %s has 25 orders, five of each of five types', (edition) => {
  expect(boxes[edition].orders).toHaveLength(25);
  for (const size of [1, 2, 3, 4, 5]) expect(ofSize(edition, size)).toHaveLength(5);
  const t = table(2, { edition });
  expect(t.cards(ORDERS).length + t.cards(ROW).length).toBe(25);
});

test('SW-03: the type of an order is the number of its ingredients, each type has its own sandwich, and every order a name', () => {
  expect(new Set(Object.values(titles)).size).toBe(orders.length);
  expect(sandwiches).toHaveLength(5);
  expect(new Set(sandwiches).size).toBe(5);
  expect(new Set(orders.map(({ size }) => size))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test.each(editions)(
  'SW-52: in edition %s an order has quality, points, a reward and one to three listed categories',
  (edition) => {
    const { orders } = boxes[edition];
    for (const { size, listed, reward, points } of orders) {
      expect(listed.length >= 1 && listed.length <= Math.min(3, size)).toBe(true);
      expect(new Set(listed).size).toBe(listed.length);
      expect(['assistant', 2, 3, 5]).toContain(reward);
      expect(points).toBeGreaterThan(0);
    }
    expect(
      orders.some((row) => row.size === 1 && row.quality === 6 && row.points === 5 && !row.listed.includes('egg')),
    ).toBe(true);
    expect(orders.some((row) => row.size === 3 && row.quality === 7)).toBe(true);
  },
);

test.each(editions)(
  'SW-52: in edition %s larger orders ask for less quality per ingredient and are worth more',
  (edition) => {
    const each = [1, 2, 3, 4, 5].map((size) => sum(ofSize(edition, size).map(({ quality }) => quality)) / 5 / size);
    const points = [1, 2, 3, 4, 5].map((size) => sum(ofSize(edition, size).map((row) => row.points)));
    for (let i = 1; i < 5; i++) {
      expect(each[i]).toBeLessThan(each[i - 1]);
      expect(points[i]).toBeGreaterThan(points[i - 1]);
    }
  },
);

test.each(editions)(
  'SW-52: in edition %s every order can be met, but that one ingredient may need its assistant',
  (edition) => {
    const { ingredients, orders } = boxes[edition];
    const best = ingredients.map(({ quality }) => quality).sort((a, b) => b - a);
    for (const { size, quality } of orders)
      expect(sum(best.slice(0, size)) + (size === 1 ? 2 : 0)).toBeGreaterThanOrEqual(quality);
  },
);

test.each(editions)(
  'SW-52: in edition %s every category is listed about equally often, and each type has both kinds of reward',
  (edition) => {
    const { orders } = boxes[edition];
    const counts = categories.map(
      (category) => orders.filter((row) => (row.listed as readonly string[]).includes(category)).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const size of [1, 2, 3, 4, 5]) {
      const helpers = ofSize(edition, size).filter(({ reward }) => reward === 'assistant').length;
      expect(helpers >= 1 && helpers <= 2).toBe(true);
    }
  },
);

test('SW-91: the cards are those of the second edition unless the host chooses the first; the rules are the same', () => {
  expect(game.options.specs.edition).toMatchObject({ standard: '2', means: 'edition' });
  expect(game.options.variants?.['first-edition']).toEqual({ edition: '1' });
  const [first, second] = editions.map((edition) => table(3, { edition }));
  expect(scenario(game, { seats: 3, options: {} }).match.faces).toEqual(second.match.faces);
  expect(first.match.faces).toHaveLength(second.match.faces.length);
  expect(first.match.rules).toEqual(second.match.rules);
  const anchors = (edition: Edition) => [
    boxes[edition].ingredients.find(({ id }) => id === 'fried-egg')?.cost,
    ...boxes[edition].opportunities.slice(0, 2).map(({ does, n }) => [does, n]),
    ...ofSize(edition, 3)
      .filter(({ quality }) => quality === 7)
      .map(({ size }) => size),
  ];
  expect(anchors('2')).toEqual(anchors('1'));
  expect(second.waiting()).toEqual([0]);
});

test('SW-53: there are seven assistants, one for each category', () => {
  expect(table().table.state.hired).toEqual(categories.map(() => -1));
});

test('G-8: coins and points are numbers, not pieces', () => {
  const t = tokens(table(), 0, 123);
  act(t, 0, { do: 'coins' });
  expect([coins(t, 0), tokensOf(t, 0)]).toEqual([14, 123]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-24: the bank never runs out of coins', () => {
  const t = table();
  for (let i = 0; i < 30; i++) finishTurn(t, i % 2);
  expect(coins(t, 0)).toBe(10 + 15 * 8);
  expect(coins(t, 0) + coins(t, 1)).toBeGreaterThan(95);
});

test('G-7: hands and decks are shown to nobody else, their sizes to all', () => {
  const t = table(3);
  for (const viewer of [1, 2, 3]) {
    expect(sees(t, viewer, hand(t, 0))).toEqual([]);
    expect(t.look(viewer).piles[hand(t, 0)]).toHaveLength(5);
    expect(sees(t, viewer, MARKET)).toEqual([]);
    const passed = t.told('refilled').flatMap((event) => event.passed);
    expect(new Set(sees(t, viewer, ORDERS))).toEqual(new Set(passed));
  }
  expect(sees(t, 0, hand(t, 0))).toEqual(t.cards(hand(t, 0)));
  expect(t.waiting()).toEqual([0]);
});

test('G-7: everybody knows which cards are in which deck, and nobody imagines an order in a hand', () => {
  const t = table(3);
  for (const seat of [0, 1, 2, 3]) {
    const { piles } = imagine(t.match, t.look(seat), fastDice(seat)).table.cards;
    for (const each of seatsOf(t))
      for (const id of piles[hand(t, each)]) expect(isOrder(t.match.faces[id])).toBe(false);
    for (const id of piles[ORDERS]) expect(isOrder(t.match.faces[id])).toBe(true);
  }
  expect(t.waiting()).toEqual([0]);
});

test('SW-43: others see every taking and paying of points, but no total; coins, zones, assistants and orders are open', () => {
  const t = tokens(staff(table(3), 0, 'egg'), 0, 5);
  show(lay(t, 0, 'pizza'), orderOfSize(t, 1));
  plenty(t);
  complete(t, 0, orderOfSize(t, 1), 'pizza');
  while (t.asks() === 'reward') t.tick();
  for (const viewer of [1, 2, 3]) {
    const { view } = t.look(viewer);
    expect(view.tokens[0]).toEqual([]);
    expect(view.coins).toEqual(t.table.state.coins);
    expect(view.hired).toEqual(t.table.state.hired);
    expect(sees(t, viewer, done(t, 0))).toEqual(t.cards(done(t, 0)));
  }
  expect(t.look(0).view.tokens[0]).toEqual(t.table.state.tokens[0]);
  act(t, 0, { do: 'coins' })
    .answer(0, { do: 'end' })
    .answer(0, { points: ['egg'], back: [] });
  expect(t.last[0].audience).toBe(t.match.everyone);
  expect(t.told('paid')).toMatchObject([{ seat: 0, points: 1, scores: [[0, -1]] }]);
  expect(t.waiting()).toEqual([1]);
});

test('SW-44: everyone is dealt five market cards, opportunities too, and no hand is exchanged', () => {
  const dealt = Array.from({ length: 40 }, (_, seed) => table(3, {}, seed));
  for (const t of dealt) for (const seat of seatsOf(t)) expect(t.cards(hand(t, seat))).toHaveLength(5);
  const faces = dealt.flatMap((t) => t.faces(hand(t, 0)));
  expect(faces.some(isOpportunity)).toBe(true);
  for (const t of dealt) expect(t.asks()).toBe('turn');
});

test('SW-54: five orders lie face up, all assistants lie in the middle, and everyone has 10 coins', () => {
  const t = table(5);
  expect(t.cards(ROW)).toHaveLength(5);
  expect(t.cards(ORDERS)).toHaveLength(20);
  expect(t.table.state.coins).toEqual([10, 10, 10, 10, 10]);
  expect(t.table.state.hired.every((seat) => seat === -1)).toBe(true);
  expect(t.told('opens')).toEqual([{ is: 'opens', first: 0, row: t.cards(ROW) }]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-04: no opening row has three orders of one type; a third went under the deck for all to see', () => {
  let passed = 0;
  for (let seed = 0; seed < 60; seed++) {
    const t = table(2, {}, seed);
    const sizes = t.cards(ROW).map((id) => rowOf(t, id).size);
    for (const size of sizes) expect(sizes.filter((other) => other === size).length).toBeLessThanOrEqual(2);
    for (const id of t.told('refilled').flatMap((event) => event.passed)) {
      passed++;
      expect(sees(t, 1, ORDERS)).toContain(id);
      expect(t.cards(ORDERS).indexOf(id)).toBeLessThan(10);
    }
  }
  expect(passed).toBeGreaterThan(5);
});

test('SW-04: if one pass through the deck finds none that fits, the place stays empty until the next refill', () => {
  const t = table();
  const [a, b, c, d] = t.match.faces.flatMap((face, id) =>
    isOrder(face) && orderAt(face).size === 1 ? [cardOf(id)] : [],
  );
  show(t, a, b, orderOfSize(t, 2), orderOfSize(t, 3), orderOfSize(t, 4));
  for (const id of t.cards(ORDERS).slice()) if (id !== c && id !== d) put(t, id, done(t, 1));
  plenty(lay(t, 0, 'ham', 'bacon'));
  complete(t, 0, orderOfSize(t, 2), 'ham', 'bacon').tick();
  act(t, 0, { do: 'coins' }).answer(0, { do: 'end' });
  expect(t.cards(ROW)).toHaveLength(4);
  expect(t.told('refilled')).toMatchObject([{ cards: [] }]);
  expect(t.told('refilled')[0].passed).toHaveLength(2);
  expect(new Set(t.cards(ORDERS))).toEqual(new Set([c, d]));
});

test('G-1: the start player is drawn by chance, or named by the host', () => {
  const drawn = new Set(Array.from({ length: 40 }, (_, seed) => table(4, { startPlayer: 0 }, seed).waiting()[0]));
  expect(drawn).toEqual(new Set([0, 1, 2, 3]));
  for (const chair of [1, 2, 3, 4]) expect(table(4, { startPlayer: chair }).waiting()).toEqual([chair - 1]);
});

test('G-2: the player on the left is the next seat', () => {
  const t = table(3);
  for (const seat of [0, 1, 2, 0]) {
    expect(t.waiting()).toEqual([seat]);
    finishTurn(t, seat);
  }
});

test('SW-45: all begin with the same coins, and by option every later place with one more', () => {
  expect(table(4, { startPlayer: 3 }).table.state.coins).toEqual([10, 10, 10, 10]);
  expect(table(4, { startPlayer: 3, head: 'later-more' }).table.state.coins).toEqual([12, 13, 10, 11]);
});

test('SW-07: a turn has exactly two actions, also the same one twice', () => {
  const t = table();
  t.refused('actions-left', { left: 2 }).answer(0, { do: 'end' });
  act(t, 0, { do: 'coins' });
  t.refused('actions-left', { left: 1 }).answer(0, { do: 'end' });
  act(t, 0, { do: 'coins' });
  expect(coins(t, 0)).toBe(18);
  t.refused('no-actions-left').answer(0, { do: 'coins' });
  t.answer(0, { do: 'end' });
  expect(t.waiting()).toEqual([1]);
});

test('SW-08: there are five actions: play, complete, replenish, take coins, hire; an opportunity is none', () => {
  const t = lay(hold(table(), 0, 'raw-egg', 'tip-jar'), 0, 'ham', 'bacon');
  show(t, orderOfSize(t, 2));
  plenty(t);
  const left = (): number => t.table.state.actions;
  t.change((w) => {
    w.table.state.actions = 5;
  });
  play(t, 0, 'raw-egg');
  expect(left()).toBe(4);
  complete(t, 0, orderOfSize(t, 2), 'ham', 'bacon').tick();
  expect(left()).toBe(3);
  act(t, 0, { do: 'use', card: card(t, 'tip-jar') });
  expect(left()).toBe(3);
  act(t, 0, { do: 'coins' });
  act(t, 0, { do: 'hire', helper: 'meat' });
  act(t, 0, { do: 'replenish' }).answer(0, []);
  expect(left()).toBe(0);
  expect(t.waiting()).toEqual([0]);
});

test('SW-55: a turn ends when its player says so, and that is asked whatever is in the hand', () => {
  for (const held of [[], ['tip-jar'], ['raw-egg']] as const) {
    const t = hold(table(), 0, ...held);
    act(t, 0, { do: 'coins' });
    act(t, 0, { do: 'coins' });
    expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
    t.answer(0, { do: 'end' });
    expect(t.waiting()).toEqual([1]);
  }
});

test('G-4: only the player whose turn it is draws', () => {
  const t = staff(table(3), 1, 'egg');
  hold(t, 1, 'ham');
  finishTurn(t, 0);
  expect(t.cards(hand(t, 1))).toHaveLength(1);
  passTo(t, 2);
  expect(story(t, 'drew').every(({ seat }) => seat === 1)).toBe(true);
  expect(t.cards(hand(t, 1))).toHaveLength(2);
});

test('SW-87: the game may end with three orders, and with as many as 25 orders allow for each player', () => {
  for (const [seats, most] of [
    [2, 12],
    [3, 8],
    [4, 6],
    [5, 5],
  ]) {
    const bound = matchOf(game, { seats, options: { orders: 0 } });
    expect('match' in bound && bound.match.options.orders).toBe(most);
    expect(refusedSetup(game, seats, { orders: most + 1 }).code).toBe(most === 12 ? 'bad-option' : 'too-many-orders');
  }
  const t = table(2, { orders: 3 });
  for (const size of [1, 2, 3]) put(t, orderOfSize(t, size), done(t, 0));
  finishTurn(t, 0);
  expect(t.told('last-round')).toEqual([{ is: 'last-round', seat: 0, why: 'goal' }]);
  expect(seen(t).waiting()).toEqual([1]);
});

test('SW-88: points in tokens may be open', () => {
  const t = tokens(table(3, { tokens: 'open' }), 2, 7);
  for (const viewer of [0, 1, 2, 3]) expect(t.look(viewer).view.tokens[2]).toEqual(t.table.state.tokens[2]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-89: a number of orders that the cards do not allow, or a start player who is not there, is refused with the reason', () => {
  expect(refusedSetup(game, 5, { orders: 6 })).toEqual({
    code: 'too-many-orders',
    facts: { orders: 6, seats: 5, most: 5 },
  });
  expect(refusedSetup(game, 3, { orders: 2 })).toEqual({ code: 'too-few-orders', facts: { orders: 2, least: 3 } });
  expect(refusedSetup(game, 3, { startPlayer: 4 })).toEqual({
    code: 'no-such-start-player',
    facts: { chair: 4, seats: 3 },
  });
  expect(table(3, { startPlayer: 3 }).waiting()).toEqual([2]);
});
