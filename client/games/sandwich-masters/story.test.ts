/** The log tells where all the money came from and went. */
import { expect, test } from 'vitest';
import type { MastersKinds } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { bestOf, claimsIn, purseOf } from './story.ts';

type Told = MastersKinds['event'];
const seat = (n: number): Seat => n as Seat;
const cards = (...ids: readonly number[]): CardId[] => ids as CardId[];

const claimed = (who: number, order: number, pays: number, ...ids: readonly number[]): Told => ({
  is: 'claimed',
  seat: seat(who),
  order: order as CardId,
  slot: 0,
  cards: cards(...ids),
  stands: [],
  scores: [[seat(who), pays]],
});

const log: Told[] = [
  { is: 'opens', dealer: seat(1), first: seat(0) },
  claimed(0, 90, 5, 1, 2, 3),
  { is: 'paid', scores: [[seat(0), 3]] },
  { is: 'bribed', seat: seat(0), scores: [[seat(0), -6]] },
  claimed(0, 91, 11, 4, 5, 6, 7, 8),
  claimed(1, 92, 11, 9, 10, 11),
  {
    is: 'paid',
    scores: [
      [seat(0), -2],
      [seat(1), -2],
    ],
  },
];

test('a purse is what orders and events brought, less bribes', () => {
  expect(purseOf(log, seat(0))).toMatchObject({ earned: 16, events: 1, bribes: -6 });
  expect(purseOf(log, seat(1))).toMatchObject({ earned: 11, events: -2, bribes: 0 });
  expect(purseOf(log, seat(0)).claims.map(({ order }) => order)).toEqual([90, 91]);
});

test('the dearest sandwich is the tallest of those that paid most', () => {
  expect(bestOf(claimsIn(log))).toMatchObject({ seat: 0, order: 91 });
  expect(bestOf([])).toBeUndefined();
});
