/** A ranking is made by tapping places or by exchanging plates, and never has a place twice. */
import { expect, test } from 'vitest';
import type { Ranking } from './ranking.ts';
import { answerOf, exchange, give } from './ranking.ts';

const plates = (): Ranking => ({ shown: [6, 7, 8], places: {}, theme: -1 });

test('the last plate gets the last place by itself', () => {
  const ranking = plates();
  give(ranking, 7, 1);
  expect(answerOf(ranking).order).toEqual([7]);
  give(ranking, 6, 3);
  expect(answerOf(ranking).order).toEqual([7, 8, 6]);
});

test('a place that is taken changes hands, and the same tap again changes nothing', () => {
  const ranking = plates();
  for (const [i, plate] of ranking.shown.entries()) give(ranking, plate, i + 1);
  give(ranking, 8, 1);
  expect(answerOf(ranking).order).toEqual([8, 7, 6]);
  give(ranking, 8, 1);
  expect(answerOf(ranking).order).toEqual([8, 7, 6]);
});

test('a place that was filled by itself is not lost by tapping it', () => {
  const ranking = plates();
  give(ranking, 6, 1);
  give(ranking, 7, 2);
  give(ranking, 8, 3);
  expect(answerOf(ranking).order).toEqual([6, 7, 8]);
});

test('plates that change places on the table are ranked as they lie', () => {
  const ranking = plates();
  exchange(ranking, 8, 6);
  expect(answerOf(ranking)).toEqual({ order: [8, 7, 6], theme: -1 });
  exchange(ranking, 8, 99);
  expect(ranking.shown).toEqual([8, 7, 6]);
});
