// Forms: which way of typing fits a set of answers, and what typed numbers mean in it.

import { expect, test } from 'vitest';
import type { Moves } from '#kernel';
import { both, exactly, fastDice, mapped, oneOf, orders, tuples } from '#kernel';
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

const PHRASES = ['', 'p:fresh', 'p:dare'];

/** The same answers with words for every sandwich. */
const praised = (moves: Moves<unknown>, sandwiches: number): Moves<unknown> =>
  mapped(both(moves as Moves<object[]>, tuples(oneOf(PHRASES), sandwiches)), ([plan, words]) =>
    plan.map((sandwich, i) => ({ ...sandwich, praise: words[i] })),
  );

/** What is typed line after line, until an answer comes out. */
function typed(form: Form, ...lines: readonly string[]): unknown {
  let current = form;
  for (const line of lines) {
    const next = typedInto(current, line);
    if (next === undefined || 'answer' in next) return next?.answer;
    current = next.form;
  }
  return current.kind;
}

test('words come last: the order is typed as if there were none, and Enter is silence', () => {
  const form = formOf(praised(plans([10, 20, 30, 40, 50, 60], 3), 2));
  expect(form).toMatchObject({ kind: 'order', items: [10, 20, 30, 40, 50, 60], key: 'cards' });
  const order = '1 2 3 4 5 6';
  const said = (first: string, second: string): unknown => [
    { to: 1, cards: [10, 20, 30], praise: first },
    { to: 2, cards: [40, 50, 60], praise: second },
  ];
  expect(typed(form, order)).toBe('words');
  expect(typed(form, order, '')).toEqual(said('', ''));
  expect(typed(form, order, '2')).toEqual(said('p:dare', ''));
  expect(typed(form, order, '0 1')).toEqual(said('', 'p:fresh'));
  for (const line of ['3', '1 2 1', 'x', '-']) expect(typed(form, order, line)).toBeUndefined();
});

test('few answers with words are listed once each, in silence', () => {
  const ways = [
    [{ to: 1 }, { to: 2 }],
    [{ to: 2 }, { to: 1 }],
  ];
  const form = formOf(praised(oneOf(ways), 2));
  expect(form.kind === 'list' && form.answers).toEqual(
    ways.map((way) => way.map((sandwich) => ({ ...sandwich, praise: '' }))),
  );
  expect(typed(form, '2', '1 2')).toEqual([
    { to: 2, praise: 'p:fresh' },
    { to: 1, praise: 'p:dare' },
  ]);
});

test('where only words are to be chosen, they are asked for at once', () => {
  const form = formOf(tuples(oneOf(PHRASES), 3));
  expect(form).toMatchObject({ kind: 'words', answer: ['', '', ''], phrases: ['p:fresh', 'p:dare'] });
  expect(typed(form, '')).toEqual(['', '', '']);
  expect(typed(form, '2 0 1')).toEqual(['p:dare', '', 'p:fresh']);
  expect(formOf(exactly(['']))).toEqual({ kind: 'list', answers: [['']] });
});
