/** What is picked becomes an answer that the game can read: as many cards and players as the question takes, nothing that is no longer mine. */
import { expect, test } from 'vitest';
import { handOf, cards as rows } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { knownPlace, only, seatOf } from '#kernel';
import type { Plan } from './plan.ts';
import { answerOf, pickCard, pickPlate, pickSeat, planOf, put, seatPlace } from './plan.ts';
import type { OwnScene } from './scene.ts';

const cards = (...ids: readonly number[]): CardId[] => ids as CardId[];
const PASS = rows.findIndex(({ effect }) => effect === 'pass');

/** A seat with these cards before this question; nothing else is looked at. Card 9 is the napkin that asks. */
function diningWith(hand: readonly CardId[], ask: string, kept = new Map<string, unknown>()): OwnScene {
  const piles: number[][] = Array.from({ length: 40 }, () => []);
  piles[handOf(seatOf(0))] = hand.map((card) => knownPlace(card, only(seatOf(0))));
  const faces = Array.from({ length: 10 }, (_, i) => (i === 9 ? PASS : i));
  return {
    seat: seatOf(0),
    watching: false,
    match: { seats: 4, faces },
    look: { piles },
    top: { id: 7, ask, about: { card: 9 }, draft: [] },
    refresh: () => undefined,
    draft: <T>(name: string, begin: () => T): T => {
      if (!kept.has(name)) kept.set(name, begin());
      return kept.get(name) as T;
    },
  } as unknown as OwnScene;
}

const fresh = (): Plan => ({ cards: [], seats: [], places: [], plate: -1 });

test('two cards are passed on; a third one takes the place of the first', () => {
  const dining = diningWith(cards(1, 2, 3), 'pass');
  const plan = planOf(dining);
  for (const card of cards(1, 2, 3)) pickCard(dining, plan, card);
  expect(answerOf('pass', plan)).toEqual({ cards: [2, 3] });
  pickCard(dining, plan, cards(3)[0]);
  expect(answerOf('pass', plan)).toEqual({ cards: [2] });
});

test('a bid is one card in front of one player, by taps or by a drag', () => {
  const dining = diningWith(cards(1, 2), 'bid');
  const plan = planOf(dining);
  expect(answerOf('bid', plan)).toBeUndefined();
  pickCard(dining, plan, cards(1)[0]);
  pickCard(dining, plan, cards(2)[0]);
  pickSeat(dining, plan, seatOf(3));
  expect(answerOf('bid', plan)).toEqual({ to: 3, cards: [2] });
  put(dining, plan, '1', seatPlace(seatOf(2)));
  expect(answerOf('bid', plan)).toEqual({ to: 2, cards: [1] });
});

test('two players swap, named in the order of seats; one plate or one player is chosen', () => {
  const dining = diningWith([], 'swap');
  const plan = fresh();
  pickSeat(dining, plan, seatOf(2));
  pickSeat(dining, plan, seatOf(0));
  expect(answerOf('swap', plan)).toEqual({ seats: [0, 2] });
  expect(answerOf('choosePlate', plan)).toBeUndefined();
  pickPlate(dining, plan, 1);
  expect(answerOf('choosePlate', plan)).toEqual({ plate: 1 });
  pickPlate(dining, plan, 1);
  expect(plan.plate).toBe(-1);
});

test('a card that a napkin took away is no longer picked', () => {
  const kept = new Map<string, unknown>();
  pickCard(diningWith(cards(1, 2), 'bid', kept), planOf(diningWith(cards(1, 2), 'bid', kept)), cards(2)[0]);
  expect(planOf(diningWith(cards(1), 'bid', kept)).cards).toEqual([]);
});
