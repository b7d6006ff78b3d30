/** The log tells who liked what: by round, with points and words. */
import { expect, test } from 'vitest';
import type { SandwichKinds } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { bestOf, gainedIn, storyOf } from './story.ts';

type Told = SandwichKinds['event'];
const seat = (n: number): Seat => n as Seat;
const cards = (...ids: readonly number[]): CardId[] => ids as CardId[];

const tasted = (taster: number, theme: number, ...dishes: readonly [cook: number, card: number, points: number][]) =>
  ({
    is: 'tasted',
    taster: seat(taster),
    theme,
    sandwiches: dishes.map(([cook, card]) => ({ cook: seat(cook), cards: cards(card) })),
    scores: dishes.map(([cook, , points]): [Seat, number] => [seat(cook), points]),
  }) satisfies Told;

const round = { is: 'round', round: 1, rounds: 2, theme: '', direction: 'left', cards: 9 } as const satisfies Told;

const log: Told[] = [
  round,
  { is: 'praised', cook: seat(1), taster: seat(0), cards: cards(11), words: 'p:trust' },
  tasted(0, -1, [1, 11, 3], [2, 12, 0]),
  round,
  tasted(1, 1, [2, 21, 3], [0, 22, 2]),
];

test('verdicts belong to their rounds, and the theme point to its dish', () => {
  const [first, second] = storyOf(log);
  expect(first.verdicts[0].dishes[0]).toMatchObject({ cook: 1, points: 3, words: ['p:trust'] });
  expect(second.verdicts[0].dishes[1]).toMatchObject({ cook: 0, points: 3, isThemed: true });
  expect(gainedIn(second, 3)).toEqual([3, 0, 3]);
});

test('the best is first of its plate, and rather of who has more', () => {
  expect(bestOf(storyOf(log), [3, 3, 5])).toMatchObject({ cook: 2, taster: 1 });
  expect(bestOf([], [])).toBeUndefined();
});
