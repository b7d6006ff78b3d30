// The rulebook of Template, sentence by sentence.
import { expect, test } from 'vitest';
import { firstSeats, listSeats } from '#kernel';
import { scenario } from '#testkit';
import { game } from '../game.ts';
import { DISCARD, handOf } from '../state.ts';

const CRUMB = 0;
const ROLL = 2;
const LOAF = 3;

const table = (seats = 2) => scenario(game, { seats });
const hand = (seat: number) => handOf(listSeats(1 << seat)[0]);

test('TP-01: everyone gets the same number of cards, which nobody else sees', () => {
  const t = table(3);
  for (const seat of [0, 1, 2]) {
    expect(t.cards(hand(seat))).toHaveLength(4);
    expect(t.cards(hand(seat)).every((card) => t.table.cards.seen[card] === 1 << seat)).toBe(true);
  }
  expect(t.waiting()).toEqual([0, 1, 2]);
});

test('TP-02: in each round all choose one card of their hand in secret and show it at the same time', () => {
  const t = table();
  const [mine, theirs] = [t.cards(hand(0))[0], t.cards(hand(1))[0]];
  t.answer(0, mine);
  expect(t.cards(DISCARD)).toEqual([]);
  expect(t.look(1).stack[0].mine).toEqual([]);
  t.answer(1, theirs);
  expect(t.cards(DISCARD)).toEqual([mine, theirs]);
  expect(t.table.cards.seen[mine]).toBe(firstSeats(3));
  expect(t.waiting()).toEqual([0, 1]);
});

test('TP-03: the strongest card earns its player its strength; where several are strongest, each earns it', () => {
  const t = table(3).arrange(hand(0), [LOAF]).arrange(hand(1), [LOAF]).arrange(hand(2), [CRUMB]);
  t.answer(0, t.card(hand(0), LOAF))
    .answer(1, t.card(hand(1), LOAF))
    .answer(2, t.card(hand(2), CRUMB));
  expect(t.table.state.points).toEqual([4, 4, 0]);
  expect(t.waiting()).toEqual([0, 1, 2]);
});

test('TP-04: after the last round whoever has the most points wins; a tie for the most is shared', () => {
  const t = scenario(game, { seats: 2, options: { rounds: 1 } })
    .arrange(hand(0), [ROLL])
    .arrange(hand(1), [ROLL]);
  t.answer(0, t.card(hand(0), ROLL)).answer(1, t.card(hand(1), ROLL));
  expect(t.table.result).toEqual({ over: true, points: [3, 3], winners: 0b11 });
  expect(t.asks()).toBe('over');
});

test('TP-05: a random card of the hand is played for whoever does not choose in time', () => {
  const t = table();
  t.answer(0, t.cards(hand(0))[0]).tick();
  expect(t.cards(DISCARD)).toHaveLength(2);
  expect(t.waiting()).toEqual([0, 1]);
});
