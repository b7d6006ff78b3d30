// The rulebook, sentence by sentence: playing cards and moving them.
import { expect, test } from 'vitest';
import { WHITE_DISCARDS } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import { cardsAt, lay, money, moving, named, pass, play, playing, stack, story, table, until } from '../kitchen.ts';

test('SM-53: a play is any number of cards with one symbol, good and bad together', () => {
  const t = lay(table(), { hands: { 0: ['lettuce', 'lettuce!', 'lettuce'] }, stacks: { 0: [['bread'], ['bread']] } });
  play(t, 0, [
    ['lettuce', 0],
    ['lettuce!', 1],
    ['lettuce', 1],
  ]);
  expect([stack(t, 0, 0), stack(t, 0, 1)]).toEqual([named('bread', 'lettuce'), named('bread', 'lettuce!', 'lettuce')]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-41: Special Sauce may join any symbol, but does not join two symbols to each other', () => {
  const start = (): Kitchen =>
    lay(table(), { hands: { 0: ['ham', 'onion', 'sauce', 'sauce'] }, stacks: { 0: [['bread']] } });
  const t = start();
  t.refused('two-symbols', { one: 'ham', other: 'onion' }).answer(
    0,
    playing(t, 0, [
      ['ham', 0],
      ['sauce', 0],
      ['onion', 0],
    ]),
  );
  play(t, 0, [
    ['sauce', 0],
    ['ham', 0],
    ['sauce', 0],
  ]);
  expect(stack(t, 0, 0)).toEqual(named('bread', 'sauce', 'ham', 'sauce'));
  expect(stack(play(start(), 0, [['sauce', 0]]), 0, 0)).toEqual(named('bread', 'sauce'));
  expect(t.waiting()).toEqual([1]);
});

test('SM-36: the player says the place and order of each card, and the sandwich keeps it', () => {
  const start = (): Kitchen => lay(table(), { hands: { 0: ['ham', 'ham!', 'sauce'] }, stacks: { 0: [['bread']] } });
  for (const order of [
    ['ham', 'ham!', 'sauce'],
    ['sauce', 'ham!', 'ham'],
    ['ham!', 'sauce', 'ham'],
  ]) {
    const t = play(
      start(),
      0,
      order.map((name) => [name, 0]),
    );
    expect(stack(t, 0, 0)).toEqual(named('bread', ...order));
    expect(t.waiting()).toEqual([1]);
  }
});

test('SM-54: Bread on a free place starts a sandwich; four are open at most', () => {
  const t = lay(table(), { hands: { 0: ['bread', 'bread', 'bread', 'bread', 'bread'] } });
  play(t, 0, [
    ['bread', 0],
    ['bread', 1],
    ['bread', 2],
    ['bread', 3],
    ['bread', 3],
  ]);
  expect([0, 1, 2, 3].map((slot) => stack(t, 0, slot).length)).toEqual([1, 1, 1, 2]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-29: nothing opens a fifth sandwich', () => {
  const four = [['bread'], ['bread'], ['bread'], ['bread']];
  const t = lay(table(), { hands: { 0: ['bread', 'bread', 'bread'] }, stacks: { 0: four } });
  t.refused('fifth-sandwich').answer(0, playing(t, 0, [['bread', 4]]));
  t.refused('fifth-sandwich').answer(0, playing(t, 0, [['bread', { seat: 0 }]]));
  expect(t.waiting()).toEqual([0]);
});

test('SM-08: Bread on an open sandwich need not close it; the sandwich stays on the table', () => {
  const t = lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'ham']] }, bar: ['hamlet'] });
  play(t, 0, [['bread', 0]]);
  expect(stack(t, 0, 0)).toEqual(named('bread', 'ham', 'bread'));
  expect(story(t, 'claimed')).toEqual([]);
  for (let i = 0; i < 6; i++) t.answer(t.waiting()[0], pass);
  expect(stack(t, 0, 0)).toHaveLength(3);
  expect(t.waiting()).toEqual([1]);
});

test('SM-14: ingredients and Special Sauce go on own sandwiches, attack condiments on those of others', () => {
  const t = lay(table(3), {
    hands: { 0: ['ham', 'ham!', 'sauce', 'slime'] },
    stacks: { 0: [['bread']], 1: [['bread']], 2: [['bread']] },
  });
  for (const name of ['ham', 'ham!', 'sauce'])
    t.refused('not-your-sandwich').answer(0, playing(t, 0, [[name, { seat: 1, slot: 0 }]]));
  t.refused('attack-on-self').answer(0, playing(t, 0, [['slime', 0]]));
  t.refused('no-sandwich-there').answer(0, playing(t, 0, [['slime', { seat: 1, slot: 2 }]]));
  play(t, 0, [['slime', { seat: 2, slot: 0 }]]);
  expect(stack(t, 2, 0)).toEqual(named('bread', 'slime'));
  expect(t.waiting()).toEqual([1]);
});

test('SM-19: several attack condiments or inspectors may be played in one turn, at several players', () => {
  const t = lay(table(3), {
    hands: { 0: ['slime', 'toothpaste'], 1: ['lazy', 'jobsworth'] },
    stacks: { 1: [['bread']], 2: [['bread']] },
  });
  play(t, 0, [
    ['slime', { seat: 1, slot: 0 }],
    ['toothpaste', { seat: 2, slot: 0 }],
  ]);
  expect([stack(t, 1, 0), stack(t, 2, 0)]).toEqual([named('bread', 'slime'), named('bread', 'toothpaste')]);
  play(t, 1, [
    ['lazy', { seat: 0 }],
    ['jobsworth', { seat: 2 }],
  ]);
  expect(story(t, 'inspected').map(({ seat }) => seat)).toEqual([0, 2]);
  expect(t.waiting()).toEqual([2]);
});

test('SM-20: Special Sauce may be played together with attack condiments or inspectors, onto own sandwiches', () => {
  const t = lay(table(), {
    hands: { 0: ['slime', 'sauce'], 1: ['lazy', 'sauce'] },
    stacks: { 0: [['bread']], 1: [['bread']] },
  });
  play(t, 0, [
    ['sauce', 0],
    ['slime', { seat: 1, slot: 0 }],
  ]);
  play(t, 1, [
    ['lazy', { seat: 0 }],
    ['sauce', 0],
  ]);
  expect(stack(t, 1, 0)).toEqual(named('bread', 'slime', 'sauce'));
  expect(stack(t, 0, 0)).toEqual(named('bread'));
  expect(t.waiting()).toEqual([0]);
});

// ---- moving ----

test('SM-63: the top card of one own sandwich may be moved to the top of another own one', () => {
  const t = lay(table(), { stacks: { 0: [['bread', 'ham', 'onion'], ['bread']] } });
  t.answer(0, moving(t, 0, 0, 1));
  expect([stack(t, 0, 0), stack(t, 0, 1)]).toEqual([named('bread', 'ham'), named('bread', 'onion')]);
  expect(t.told('moved')).toMatchObject([{ seat: 0, from: 0, to: 1 }]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-16: a card cannot be moved to a free place, onto itself, or out of a sandwich of others', () => {
  const t = lay(table(), { stacks: { 0: [['bread', 'ham']], 1: [['bread', 'onion']] } });
  for (const to of [0, 1, 3, 4, 9]) t.refused('move-to-another').answer(0, moving(t, 0, 0, to));
  const [, theirs] = cardsAt(t, 1, 0);
  t.refused('not-in-your-sandwiches').answer(0, { do: 'move', card: theirs, to: 0, claims: [] });
  expect(t.waiting()).toEqual([0]);
});

test('SM-17: the last card of a sandwich may be moved, and its place is free again', () => {
  const t = lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread!'], ['bread', 'ham']] } });
  t.answer(0, moving(t, 0, 0, 1));
  expect([stack(t, 0, 0), stack(t, 0, 1)]).toEqual([[], named('bread', 'ham', 'bread!')]);
  play(until(t, 0), 0, [['bread', 0]]);
  expect(stack(t, 0, 0)).toEqual(named('bread'));
  expect(t.waiting()).toEqual([1]);
});

test('SM-18: moving Bread may close the sandwich that receives it, never the one it leaves', () => {
  const t = lay(table(), {
    stacks: {
      0: [
        ['bread', 'ham', 'bread', 'bread'],
        ['bread', 'pickle'],
      ],
    },
    bar: ['hamlet', 'pickle-paradise'],
  });
  t.refused('not-closed', { sandwich: 1 }).answer(0, moving(t, 0, 0, 1, [[0, 0]]));
  t.answer(0, moving(t, 0, 0, 1, [[1, 1]]));
  expect([stack(t, 0, 0), stack(t, 0, 1)]).toEqual([named('bread', 'ham', 'bread'), []]);
  expect(money(t)).toEqual([5, 0]);
  expect(t.cards(WHITE_DISCARDS)).toHaveLength(3);
  expect(t.waiting()).toEqual([1]);
});
