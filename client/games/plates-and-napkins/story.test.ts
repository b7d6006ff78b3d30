/** The log tells every meal: what lay on the plate, who finished it, what it was worth and who got what. */
import { expect, test } from 'vitest';
import type { PlatesKinds } from '#games/plates-and-napkins';
import { cards as rows } from '#games/plates-and-napkins';
import type { CardId, Seat } from '#kernel';
import { gainsOf, mealsOf, mostOften } from './story.ts';

type Told = PlatesKinds['event'];
const seat = (n: number): Seat => n as Seat;
const card = (n: number): CardId => n as CardId;

/** The face of each card is its number; the last one doubles extras. */
const faces = [0, 1, 2, 3, 4, rows.findIndex(({ effect }) => effect === 'double')];
const DOUBLE = card(5);

const ate = (worth: number, ...scores: readonly [number, number][]): Told => ({
  is: 'ate',
  eaters: scores.map(([eater]) => seat(eater)),
  worth,
  scores: scores.map(([eater, points]): [Seat, number] => [seat(eater), points]),
});

const log: Told[] = [
  { is: 'started', seat: seat(0), card: card(0), plate: 0 },
  { is: 'added', seat: seat(1), card: card(1), plate: 0, worth: 3 },
  { is: 'started', seat: seat(1), card: card(3), plate: 1 },
  { is: 'added', seat: seat(0), card: card(2), plate: 0, worth: 5 },
  { is: 'doubled', seat: seat(0), card: DOUBLE },
  { is: 'nibbled', seat: seat(0), card: card(2), plate: 0 },
  { is: 'finished', seat: seat(1), card: card(4), plate: 0, worth: 4 },
  ate(4, [1, 4]),
  { is: 'lasting-over', card: DOUBLE },
  { is: 'cleared', seat: seat(0), plate: 1 },
  { is: 'started', seat: seat(1), card: card(3), plate: 1 },
  { is: 'finished', seat: seat(0), card: card(0), plate: 1, worth: -3 },
  ate(-3, [0, -2], [1, -2]),
];

test('a meal has the cards that lay there at last, bottom first, and counts as it did then', () => {
  const [first, second] = mealsOf(log, faces);
  expect(first).toMatchObject({ cards: [0, 1, 4], finisher: 1, worth: 4, factor: 2, scores: [[1, 4]] });
  expect(second).toMatchObject({ cards: [3, 0], finisher: 0, worth: -3, factor: 1 });
});

test('good and bad meals of a seat are told apart and come to its points', () => {
  const meals = mealsOf(log, faces);
  expect(gainsOf(meals, seat(1))).toEqual({ good: 4, bad: -2 });
  expect(gainsOf(meals, seat(0))).toEqual({ good: 0, bad: -2 });
});

test('who did something most often, or nobody', () => {
  expect(mostOften([seat(2), seat(1), seat(2)])).toEqual({ seat: 2, count: 2 });
  expect(mostOften([])).toBeUndefined();
});
