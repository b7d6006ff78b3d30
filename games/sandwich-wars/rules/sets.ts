/** Choosing some of a list: the form of such an answer, which names each once in a fixed order, and all the ways to choose. */
// Rules: SW-61, SW-71, SW-26.
import type { CardId, Dice, Moves, Shape } from '#kernel';
import { listOf, naming, word } from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import { indexOf } from './faces.ts';

const cardList = listOf(naming<CardId>());

/** Cards, each once, lowest number first: one way to say it, so that two players who mean the same say the same. */
export const cardSet: Shape<CardId[]> = (x): x is CardId[] =>
  cardList(x) && x.every((card, i) => i === 0 || x[i - 1] < card);

const names = listOf(word<Category>(...categories), categories.length);

/** Assistants, each once, in the order of the categories. */
export const helperSet: Shape<Category[]> = (x): x is Category[] =>
  names(x) && x.every((name, i) => i === 0 || indexOf(x[i - 1]) < indexOf(name));

/** The members of a list that the bits of a number name. */
export const chosen = <T>(list: readonly T[], bits: number): T[] => list.filter((_, i) => (bits & (1 << i)) !== 0);

/** Lowest number first. Hands and zones are so short that this is the fastest way. */
export function sorted(list: readonly CardId[]): CardId[] {
  const cards = list.slice();
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let j = i - 1;
    for (; j >= 0 && cards[j] > card; j--) cards[j + 1] = cards[j];
    cards[j + 1] = card;
  }
  return cards;
}

/** Any number of these cards. */
export function anyOf(list: readonly CardId[]): Moves<CardId[]> {
  const from = sorted(list);
  const count = 2 ** from.length;
  return {
    count,
    *all() {
      for (let bits = 0; bits < count; bits++) yield chosen(from, bits);
    },
    random: (dice) => from.filter(() => dice.below(2) === 1),
  };
}

/** Exactly so many of these cards. */
export function someOf(list: readonly CardId[], size: number): Moves<CardId[]> {
  const from = sorted(list);
  return {
    count: choose(from.length, size),
    all: () => combinations(from, size),
    random: (dice) => draw(from, size, dice),
  };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function* combinations(list: readonly CardId[], size: number, from = 0): Generator<CardId[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= list.length - size; i++)
      for (const rest of combinations(list, size - 1, i + 1)) yield [list[i], ...rest];
}

/** Each card is taken with the chance that leaves all choices even. */
function draw(list: readonly CardId[], size: number, dice: Dice): CardId[] {
  const taken: CardId[] = [];
  for (let i = 0; i < list.length; i++) if (dice.below(list.length - i) < size - taken.length) taken.push(list[i]);
  return taken;
}
