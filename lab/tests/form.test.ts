// Forms: which way of typing fits a set of answers, and what typed numbers mean in it.

import { expect, test } from 'vitest';
import type { Moves } from '#kernel';
import { both, fastDice, mapped, oneOf, orders } from '#kernel';
import type { Form } from '../form.ts';
import { formFor, nextPart, typedInto } from '../form.ts';

const dice = fastDice(1);
const formOf = (moves: Moves<unknown>): Form => formFor(moves, dice);

/** Cards cut into two stacks for two neighbours. */
const plans = (cards: readonly number[], size: number): Moves<unknown> =>
  mapped(orders(cards), (order) => [
    { to: 1, cards: order.slice(0, size), praise: '' },
    { to: 2, cards: order.slice(size), praise: '' },
  ]);

test('few answers are a list', () => {
  const form = formOf(oneOf([5, 6, 7]));
  expect(form).toEqual({ kind: 'list', answers: [5, 6, 7] });
  expect(typedInto(form, '2')).toEqual({ answer: 6 });
  for (const line of ['0', '4', '1 2', 'x', '-', '']) expect(typedInto(form, line)).toBeUndefined();
});

test('the same cards in any order are typed as numbers, stack after stack', () => {
  const form = formOf(plans([40, 10, 30, 20, 50, 60], 3));
  expect(form).toMatchObject({ kind: 'order', items: [10, 20, 30, 40, 50, 60], key: 'cards' });
  expect(form.kind === 'order' && form.stacks.map(({ size, beside }) => [size, beside.to])).toEqual([
    [3, 1],
    [3, 2],
  ]);
  expect(typedInto(form, '6 5 4 / 3,2,1')).toEqual({
    answer: [
      { to: 1, cards: [60, 50, 40], praise: '' },
      { to: 2, cards: [30, 20, 10], praise: '' },
    ],
  });
});

test('too few, too many or doubled numbers become an answer for the rules to refuse', () => {
  const form = formOf(plans([1, 2, 3, 4, 5, 6], 3));
  const cards = (line: string): unknown => {
    const typed = typedInto(form, line);
    return typed !== undefined && 'answer' in typed && (typed.answer as { cards: number[] }[]).map((s) => s.cards);
  };
  expect(cards('1 2')).toEqual([[1, 2], []]);
  expect(cards('1 2 3 4 5 6 6')).toEqual([
    [1, 2, 3],
    [4, 5, 6, 6],
  ]);
  expect(cards('7 1 2 3 4 5')).toBe(false);
});

test('many answers with different parts are chosen part by part', () => {
  const offers = mapped(
    both(oneOf([1, 2, 3]), both(oneOf([10, 11, 12, 13]), oneOf([20, 21, 22]))),
    ([to, [give, take]]) => {
      return { to, give: [give], take: [take] };
    },
  );
  const form = formOf(offers);
  expect(form.kind).toBe('parts');
  expect(form.kind === 'parts' && nextPart(form.answers).path).toEqual(['to']);
  const shorter = typedInto(form, '3');
  expect(shorter).toMatchObject({ form: { kind: 'list' } });
  expect(shorter !== undefined && 'form' in shorter && typedInto(shorter.form, '12')).toEqual({
    answer: { to: 3, give: [13], take: [22] },
  });
  expect(typedInto(form, '4')).toBeUndefined();
});

test('what fits no form is typed freely', () => {
  const moves: Moves<unknown> = { count: 1e9, all: () => [], random: (d) => ({ n: d.below(1000), m: d.below(2) }) };
  expect(formOf(moves)).toEqual({ kind: 'free' });
  expect(typedInto({ kind: 'free' }, '1')).toBeUndefined();
});
