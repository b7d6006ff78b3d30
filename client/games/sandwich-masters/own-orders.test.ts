/** Own orders go into the options of a table and out again; what is broken or hostile is refused with its reason. */
import { expect, test } from 'vitest';
import { codesOf, HOUSE_ORDERS, isRefused, ordersFile, ordersLink } from '#games/sandwich-masters';
import { changesFor, ordersIn, readAny, whyNotWith } from './own-orders.ts';

test('a list is options and options are a list', () => {
  const list = HOUSE_ORDERS.slice(0, 3);
  expect(ordersIn(changesFor(list))).toEqual(list);
  expect(changesFor([])).toEqual({});
  expect(ordersIn({})).toEqual([]);
  expect(ordersIn({ order2: codesOf(list).order1 ?? '' })).toEqual(list.slice(0, 1));
});

test('links and files are told apart', () => {
  expect(readAny(`https://table.example/#${ordersLink(HOUSE_ORDERS)}`)).toEqual(HOUSE_ORDERS);
  expect(readAny(`\n${ordersFile(HOUSE_ORDERS)}`)).toEqual(HOUSE_ORDERS);
});

test('what is broken or hostile has a reason', () => {
  const refusedAs = (text: string): string => {
    const read = readAny(text);
    return isRefused(read) ? read.refused.code : 'taken';
  };
  expect(refusedAs('')).toBe('orders-none');
  expect(refusedAs('{"format":')).toBe('orders-unreadable');
  expect(refusedAs('{"format":"other","version":1,"orders":[]}')).toBe('orders-other-format');
  expect(refusedAs(`{"orders":"${'x'.repeat(30_000)}"}`)).toBe('orders-too-big');
  expect(refusedAs('#orders=%E0%A4%A')).toBe('orders-unreadable');
  const hostile = { name: '<img src=x>', picture: 'ghost', fillings: ['ham'], price: 5 };
  const file = (order: object): string => JSON.stringify({ format: 'breadboard-orders', version: 1, orders: [order] });
  expect(refusedAs(file(hostile))).toBe('own-order-name');
  expect(refusedAs(file({ ...hostile, name: 'Free', price: 0 }))).toBe('own-order-price');
});

test('the deck decides what can be made, and an order of the deck is not written twice', () => {
  const [first] = HOUSE_ORDERS;
  expect(whyNotWith({}, [first])).toBeUndefined();
  expect(whyNotWith({}, [first, first])).toMatchObject({ code: 'own-order-same' });
  const twoButters = { ...first, asks: { kind: 'list', fillings: ['butter', 'butter'] } } as const;
  expect(whyNotWith({}, [twoButters])).toBeUndefined();
  expect(whyNotWith({ orderUp: true }, [twoButters])).toMatchObject({ code: 'own-order-same' });
});
