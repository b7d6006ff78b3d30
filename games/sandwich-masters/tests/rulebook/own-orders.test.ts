// The rulebook, sentence by sentence: orders that players write themselves, and the files and links they travel in.
import { describe, expect, test } from 'vitest';
import { fingerprint, labSeed, matchOf, namedDice, replay, replayOf } from '#kernel';
import { refusedSetup } from '#testkit';
import { playRandom } from '#testkit/driver';
import type { Asks, Filling } from '../../cards.ts';
import { orders, pictures, prices } from '../../cards.ts';
import { game } from '../../game.ts';
import { codesOf, HOUSE_ORDERS } from '../../options.ts';
import { isOwn } from '../../rules/faces.ts';
import { suggestedPrice } from '../../rules/matching.ts';
import type { OwnOrder } from '../../rules/own-orders.ts';
import {
  decodeOrder,
  encodeOrder,
  isRefused,
  LONGEST_CODE,
  LONGEST_FILE,
  ordersFile,
  ordersLink,
  readOrdersFile,
  readOrdersLink,
  refuseOwnOrder,
  refuseOwnOrders,
} from '../../rules/own-orders.ts';
import { barOf } from '../../state.ts';
import { text as en } from '../../text/en/index.ts';
import { hand, lay, money, play, playing, story, table } from '../kitchen.ts';

const list = (...fillings: Filling[]): Asks => ({ kind: 'list', fillings });
const own = (changes: Partial<OwnOrder> = {}): OwnOrder => ({
  name: 'Midnight Snack',
  picture: 'ghost',
  asks: list('cheese', 'cheese', 'pickle', 'mustard'),
  price: 12,
  ...changes,
});
const refusedCode = (read: object): string =>
  isRefused(read as OwnOrder) ? (read as never as { refused: { code: string } }).refused.code : 'taken';
const who = { seat: (seat: number) => `P${seat}`, words: () => '' };

test('SM-71: an own order has a name, a picture, a price and what it asks for, and the game plays it', () => {
  const t = table(2, codesOf([own()]));
  const card = t.table.cards.piles.flat().find((id) => isOwn(t.match.faces[id]));
  lay(t, { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'cheese', 'sauce', 'mustard!', 'pickle']] } });
  t.arrange(barOf(0), [t.match.faces[Number(card)]]);
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(money(t)).toEqual([12, 0]);
  expect(en.event(story(t, 'claimed')[0], t.match, who)).toBe(
    'P0 claims “Midnight Snack”: +12 Noshdosh. Special Sauce stands for Cheese.',
  );
  expect(t.waiting()).toEqual([1]);
});

test('SM-71: an own order for a variety pays for each ingredient', () => {
  const t = table(2, codesOf([own({ asks: { kind: 'variety', variety: 'dairy' }, price: 8 })]));
  lay(t, { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'cheese', 'butter']] } });
  const card = t.table.cards.piles.flat().find((id) => isOwn(t.match.faces[id]));
  t.arrange(barOf(1), [t.match.faces[Number(card)]]);
  play(t, 0, [['bread', 0]], [[0, 1]]);
  expect([money(t), t.waiting()]).toEqual([[16, 0], [1]]);
});

test('SM-71: options and replays carry own orders, and the replay leads to the same table', () => {
  const bound = matchOf(game, { seats: 3, options: { ...codesOf(HOUSE_ORDERS), end: 'rounds', rounds: 6 } });
  if ('refused' in bound) throw new Error(bound.refused.code);
  const { match } = bound;
  const played = playRandom(match, labSeed('own'), namedDice('own'));
  const file = JSON.parse(JSON.stringify(replayOf(match, labSeed('own'), played.inputs, played.table, true)));
  expect(file.options.order1).toBe('0.15.bbil.Midnight Snack');
  const again = matchOf(game, { seats: file.seats, options: file.options });
  if ('refused' in again) throw new Error(again.refused.code);
  const { table: end, refused } = replay(again.match, file.seed, file.inputs);
  expect([refused, fingerprint(end)]).toEqual([undefined, file.fingerprint]);
});

test('SM-71: codes are short enough for an option, and come back as they were', () => {
  for (const order of [
    ...HOUSE_ORDERS,
    own({ name: 'Æ'.repeat(24), asks: list(...new Array<Filling>(24).fill('bread')), price: 99 }),
  ]) {
    expect(encodeOrder(order).length).toBeLessThanOrEqual(LONGEST_CODE);
    expect(decodeOrder(encodeOrder(order))).toEqual(order);
  }
  expect(refuseOwnOrders(HOUSE_ORDERS, ['base', 'attack-pack', 'order-up'])).toBeUndefined();
  expect(new Set(pictures).size).toBe(10);
});

test('SM-72: an own order must be possible with the deck and unlike every other order in it', () => {
  const cheeses = (n: number): Asks => list(...new Array<Filling>(n).fill('cheese'));
  expect(refuseOwnOrder(own({ asks: cheeses(22) }), 1, '1')).toBeUndefined();
  expect(refuseOwnOrder(own({ asks: cheeses(10) }))).toBeUndefined();
  expect(refuseOwnOrder(own({ asks: cheeses(11) }))?.facts.there).toBe(5);
  const lacking = { number: 1, symbol: 'cheese', there: 6 };
  expect(refuseOwnOrder(own({ asks: cheeses(23) }), 1, '1')).toEqual({ code: 'own-order-impossible', facts: lacking });
  const both = list(...new Array<Filling>(7).fill('cheese'), ...new Array<Filling>(7).fill('ham'));
  expect(refuseOwnOrder(own({ asks: both }))).toBeUndefined();
  expect(refuseOwnOrder(own({ asks: list(...new Array<Filling>(24).fill('bread')) }))).toBeUndefined();
  const blt = own({ asks: list('mayonnaise', 'tomato', 'bacon', 'lettuce') });
  expect(refuseOwnOrders([blt], ['base'])).toEqual({ code: 'own-order-same', facts: { number: 1 } });
  const twice = own({ asks: list('ham', 'onion') });
  expect(refuseOwnOrders([twice, { ...twice, name: 'Other' }], ['base'])?.facts).toEqual({ number: 2 });
  const pack = own({ asks: list('butter', 'butter') });
  expect(refuseOwnOrders([pack], ['base'])).toBeUndefined();
  expect(refuseOwnOrders([pack], ['base', 'order-up'])?.code).toBe('own-order-same');
});

test('SM-73: the suggested price is that of a printed order with as many ingredients, and 5 more for each beyond six', () => {
  const size = (n: number): number => suggestedPrice(list(...new Array<Filling>(n).fill('onion')));
  expect([1, 2, 3, 4, 5, 6].map(size)).toEqual(prices.slice(1));
  expect([size(7), size(10), size(14)]).toEqual([29, 44, 64]);
  expect(suggestedPrice({ kind: 'variety', variety: 'salad' })).toBe(5);
  for (const { asks } of orders) expect(suggestedPrice(asks)).toBeGreaterThanOrEqual(5);
});

describe('files and links', () => {
  test('SM-74: what is saved or sent comes back as it was', () => {
    expect(readOrdersFile(ordersFile(HOUSE_ORDERS))).toEqual(HOUSE_ORDERS);
    const link = ordersLink(HOUSE_ORDERS);
    expect(link).toMatch(/^orders=[\w%.*~'!()-]+$/);
    expect(readOrdersLink(link)).toEqual(HOUSE_ORDERS);
    expect(readOrdersLink(`https://example.org/new?game=sandwich-masters#lang=de&${link}`)).toEqual(HOUSE_ORDERS);
  });

  const row = { name: 'Snack', picture: 'ghost', fillings: ['ham', 'onion'], price: 7 };
  const file = (...rows: unknown[]): string =>
    JSON.stringify({ format: 'breadboard-orders', version: 1, orders: rows });

  test.each([
    ['nothing', '', 'orders-unreadable'],
    ['no JSON', '{"format":', 'orders-unreadable'],
    ['a list', '[]', 'orders-unreadable'],
    ['null', 'null', 'orders-unreadable'],
    ['another format', '{"format":"breadboard-replay","version":1,"orders":[]}', 'orders-other-format'],
    ['a later version', '{"format":"breadboard-orders","version":2,"orders":[]}', 'orders-other-format'],
    ['no orders', file(), 'orders-none'],
    ['orders that are no list', '{"format":"breadboard-orders","version":1,"orders":{"length":1}}', 'orders-none'],
    ['too many', file(row, row, row, row, row, row, row), 'own-orders-many'],
    ['a text instead of an order', file('ham'), 'own-order-broken'],
    ['a field too many', file({ ...row, extra: 1 }), 'own-order-broken'],
    ['a field too few', file({ name: 'x', price: 1 }), 'own-order-broken'],
    ['an unknown ingredient', file({ ...row, fillings: ['ham', 'poison'] }), 'own-order-broken'],
    ['Special Sauce as an ingredient', file({ ...row, fillings: ['sauce'] }), 'own-order-broken'],
    ['an inherited name', file({ ...row, fillings: ['toString'] }), 'own-order-broken'],
    [
      'a hidden prototype',
      `{"format":"breadboard-orders","version":1,"orders":[{"__proto__":{"name":"x"},"price":1}]}`,
      'own-order-broken',
    ],
    ['an unknown picture', file({ ...row, picture: 'https://example.org/x.png' }), 'own-order-broken'],
    ['a variety that is Bread', file({ name: 'x', picture: 'ghost', variety: 'bread', price: 1 }), 'own-order-broken'],
    ['a price that is text', file({ ...row, price: '7' }), 'own-order-broken'],
    ['a price of nothing', file({ ...row, price: 0 }), 'own-order-price'],
    ['half a price', file({ ...row, price: 1.5 }), 'own-order-price'],
    ['a price beyond all measure', file({ ...row, price: 1e9 }), 'own-order-price'],
    ['no ingredients', file({ ...row, fillings: [] }), 'own-order-empty'],
    ['too many ingredients', file({ ...row, fillings: new Array(25).fill('ham') }), 'own-order-long'],
    ['an empty name', file({ ...row, name: '' }), 'own-order-name'],
    ['a name of spaces', file({ ...row, name: '   ' }), 'own-order-name'],
    ['a long name', file({ ...row, name: 'x'.repeat(25) }), 'own-order-name'],
    ['markup in a name', file({ ...row, name: '<b>Snack</b>' }), 'own-order-name'],
    ['a name that turns the line around', file({ ...row, name: 'Snack\u202Ekcans' }), 'own-order-name'],
    ['a name with a line break', file({ ...row, name: 'Sn\nack' }), 'own-order-name'],
    ['a name under a pile of marks', file({ ...row, name: 'Sna\u0301\u0301\u0301\u0301ck' }), 'own-order-name'],
    ['a name of invisible letters', file({ ...row, name: '\u3164\u3164' }), 'own-order-name'],
    ['far too much', file(row).padEnd(LONGEST_FILE + 1), 'orders-too-big'],
  ])('SM-74: a file with %s is refused with the reason', (_what, text, code) => {
    expect(refusedCode(readOrdersFile(text))).toBe(code);
  });

  test.each([
    ['', 'orders-none'],
    ['https://example.org/', 'orders-none'],
    ['orders=', 'orders-none'],
    ['orders=%', 'orders-unreadable'],
    ['orders=%E0%A4%A', 'orders-unreadable'],
    ['orders=hello', 'own-order-broken'],
    ['orders=0.7.zz.Snack', 'own-order-broken'],
    ['orders=0.7.n.Snack', 'own-order-broken'],
    ['orders=0.7.*bread.Snack', 'own-order-broken'],
    ['orders=0.0.a.Snack', 'own-order-price'],
    ['orders=0.100.a.Snack', 'own-order-price'],
    ['orders=0.7..Snack', 'own-order-empty'],
    ['orders=0.7.a.', 'own-order-name'],
    ['orders=0.7.a.%3Cscript%3E', 'own-order-name'],
    [`orders=${'0.7.a.Snack~'.repeat(7)}0.7.a.Snack`, 'own-orders-many'],
    [`orders=${'x'.repeat(LONGEST_FILE)}`, 'orders-too-big'],
  ])('SM-74: the link %.40s is refused: %s', (link, code) => {
    expect(refusedCode(readOrdersLink(link))).toBe(code);
  });
});

describe('an own order that is refused', () => {
  const refusal = (order: OwnOrder) => refusedSetup(game, 2, { edition: '1', ...codesOf([order]) });

  test('SM-85: it asks for nothing', () => {
    expect(refusal(own({ asks: list() }))).toEqual({ code: 'own-order-empty', facts: { number: 1 } });
  });

  test('SM-85: it is impossible with the deck, Special Sauce included', () => {
    const hams = (n: number): Asks => list(...new Array<Filling>(n).fill('ham'));
    expect(refusal(own({ asks: hams(23) }))).toEqual({
      code: 'own-order-impossible',
      facts: { number: 1, symbol: 'ham', there: 6 },
    });
    expect(refusal(own({ asks: hams(25) })).code).toBe('own-order-long');
    expect(refuseOwnOrder(own({ asks: hams(22) }), 1, '1')).toBeUndefined();
  });

  test('SM-85: it pays nothing', () => {
    expect(refusal(own({ price: 0 }))).toEqual({ code: 'own-order-price', facts: { number: 1, highest: 99 } });
  });

  test('SM-85: which one of several it is, is said', () => {
    const options = { ...codesOf([own()]), order4: 'nonsense' };
    expect(refusedSetup(game, 2, options)).toEqual({ code: 'own-order-broken', facts: { number: 2 } });
    const many = refuseOwnOrders(new Array<OwnOrder>(7).fill(own()), ['base']);
    expect(many).toEqual({ code: 'own-orders-many', facts: { count: 7, most: 6 } });
    expect(refusedSetup(game, 2, { order1: 'x'.repeat(61) }).code).toBe('bad-option');
  });

  test('SM-85: a hand is not enough to claim what an own order does not ask for', () => {
    const t = table(2, codesOf([own()]));
    const card = t.table.cards.piles.flat().find((id) => isOwn(t.match.faces[id]));
    lay(t, { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'cheese']] } });
    t.arrange(barOf(0), [t.match.faces[Number(card)]]);
    const refused = t.refused('no-match').answer(0, playing(t, 0, [['bread', 0]], [[0, 0]]));
    expect(refused.facts).toMatchObject({ own: 'Midnight Snack', missing: 'cheese:1 pickle:1 mustard:1' });
    expect(en.refusal(refused, who)).toBe(
      'That sandwich does not match “Midnight Snack”. Missing: Cheese, Pickle, Mustard.',
    );
    expect([hand(t, 0).length, t.waiting()]).toEqual([7, [0]]);
  });
});
