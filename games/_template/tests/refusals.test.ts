// Everything that Template refuses, and that nothing changes by it.
import { expect, test } from 'vitest';
import { refusedSetup, scenario } from '#testkit';
import { game } from '../game.ts';
import { DECK } from '../state.ts';

test("TP-06: a card that is not in one's hand is refused", () => {
  const t = scenario(game, { seats: 2 });
  t.refused('not-your-card').answer(0, t.cards(DECK)[0]);
  expect(t.waiting()).toEqual([0, 1]);
});

test('TP-07: too large hands and more rounds than cards in a hand are refused before the start', () => {
  expect(refusedSetup(game, 4, { hand: 5 }).code).toBe('too-few-cards');
  expect(refusedSetup(game, 2, { hand: 1, rounds: 2 }).code).toBe('too-many-rounds');
});
