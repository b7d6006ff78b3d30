// What a seat may think of others' hands fits what the others are asked.
import { expect, test } from 'vitest';
import { cardsIn, fastDice, imagine, labSeed, listSeats, look, matchOf, namedDice } from '#kernel';
import { playRandom } from '#testkit/driver';
import { game } from '../game.ts';
import { isIngredient } from '../rules/faces.ts';
import { handOf } from '../state.ts';

test('whoever is asked for an ingredient has one at every table that others imagine', { timeout: 60_000 }, () => {
  const bound = matchOf(game, { seats: 3, options: {} });
  if ('refused' in bound) throw new Error(bound.refused.code);
  const { match } = bound;
  let asked = 0;
  for (let i = 0; i < 12; i++)
    playRandom(match, labSeed(`asked ${i}`), namedDice(`asked ${i}`), (_input, _before, table) => {
      const frame = table.stack.at(-1);
      if (frame?.ask !== 'free' || (frame.about as { put: number }).put > 0) return;
      const [cook] = listSeats(frame.waiting);
      for (const viewer of listSeats(match.everyone)) {
        const seen = look(match, table, viewer);
        const w = imagine(match, seen, fastDice(asked++));
        expect(cardsIn(w, handOf(3, cook)).some((card) => isIngredient(match.faces[card]))).toBe(true);
        expect(look(match, w.table, viewer)).toEqual(seen);
      }
    });
  expect(asked).toBeGreaterThan(40);
});
