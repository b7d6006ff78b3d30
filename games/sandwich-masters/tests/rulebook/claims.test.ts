// The rulebook, sentence by sentence: closing a sandwich and claiming an order.
import { expect, test } from 'vitest';
import { seatOf } from '#kernel';
import { fitAt } from '../../rules/claims.ts';
import { BLACK_DISCARDS, barOf, WHITE_DISCARDS } from '../../state.ts';
import type { Kitchen, Pairing, Put } from '../kitchen.ts';
import {
  bar,
  cardsAt,
  face,
  lay,
  money,
  moving,
  named,
  play,
  playing,
  stack,
  story,
  table,
  until,
} from '../kitchen.ts';

/** One sandwich of seat 0 that is closed with a Bread, for the order at the first place. */
function closing(fillings: readonly string[], order: string): Kitchen {
  return lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', ...fillings]] }, bar: [order] });
}

const CLOSE: readonly Put[] = [['bread', 0]];
const FIRST: readonly Pairing[] = [[0, 0]];

const claimed = (fillings: readonly string[], order: string): number =>
  money(play(closing(fillings, order), 0, CLOSE, FIRST))[0];

function unmatched(fillings: readonly string[], order: string): unknown {
  const t = closing(fillings, order);
  const { facts } = t.refused('no-match').answer(0, playing(t, 0, CLOSE, FIRST));
  expect(t.waiting()).toEqual([0]);
  return [facts.missing, facts.extra];
}

test('SM-55: who closes a sandwich that an order asks for gets the Noshdosh, and sandwich and order are discarded', () => {
  const t = lay(closing(['ham', 'cheese'], 'ham-and-cheese'), { bar: ['ham-and-cheese'], next: ['blt'] });
  play(t, 0, CLOSE, FIRST);
  expect(money(t)).toEqual([8, 0]);
  expect(t.faces(WHITE_DISCARDS)).toEqual(named('bread', 'ham', 'cheese', 'bread'));
  expect(t.faces(BLACK_DISCARDS)).toEqual(named('ham-and-cheese'));
  expect([stack(t, 0, 0), bar(t)[0]]).toEqual([[], face('blt')]);
  expect(t.told('claimed')[0].scores).toEqual([[0, 8]]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-56: the ingredients may lie in any sequence', () => {
  for (const fillings of [
    ['bacon', 'lettuce', 'tomato', 'mayonnaise'],
    ['mayonnaise', 'tomato', 'bacon', 'lettuce'],
    ['tomato', 'mayonnaise', 'lettuce', 'bacon'],
  ])
    expect(claimed(fillings, 'blt')).toBe(15);
});

test('SM-57: one ingredient too many spoils the match, and so does one copy too many', () => {
  expect(unmatched(['ham', 'cheese', 'onion'], 'ham-and-cheese')).toEqual(['', 'onion:1']);
  expect(unmatched(['ham', 'cheese', 'cheese'], 'ham-and-cheese')).toEqual(['', 'cheese:1']);
  expect(unmatched(['ham'], 'ham-and-cheese')).toEqual(['cheese:1', '']);
  expect(unmatched(['onion', 'onion', 'ham'], 'rabbits-lunch')).toEqual(['lettuce:2 tomato:1', 'ham:1 onion:2']);
  expect(claimed(['onion', 'onion'], 'tearjerker')).toBe(8);
});

test('SM-58: good and bad ingredients fulfil an order alike', () => {
  expect(claimed(['ham!', 'cheese'], 'ham-and-cheese')).toBe(8);
  expect(claimed(['ham!', 'cheese!'], 'ham-and-cheese')).toBe(8);
});

test('SM-15: attack condiments are ignored in matching, lie on top, and can be moved like any card', () => {
  expect(claimed(['slime', 'ham', 'toothpaste', 'cheese', 'slime'], 'ham-and-cheese')).toBe(8);
  const t = lay(table(), { stacks: { 0: [['bread', 'ham', 'slime'], ['bread']] } });
  const [, ham, slime] = cardsAt(t, 0, 0);
  t.refused('not-on-top').answer(0, { do: 'move', card: ham, to: 1, claims: [] });
  t.answer(0, { do: 'move', card: slime, to: 1, claims: [] });
  expect([stack(t, 0, 0), stack(t, 0, 1)]).toEqual([named('bread', 'ham'), named('bread', 'slime')]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-21: Special Sauce stands for what the order lists and the sandwich lacks, never for Bread, and is never left over', () => {
  expect(claimed(['sauce', 'cheese'], 'ham-and-cheese')).toBe(8);
  expect(claimed(['sauce', 'sauce'], 'ham-and-cheese')).toBe(8);
  expect(unmatched(['ham', 'cheese', 'sauce'], 'ham-and-cheese')).toEqual(['', 'sauce:1']);
  expect(unmatched(['sauce'], 'bread-sandwich')).toEqual(['bread:1', 'sauce:1']);
  expect(unmatched(['sauce', 'butter'], 'toast-on-toast')).toEqual(['bread:1', 'sauce:1']);
});

test('SM-22: what Special Sauce stands for is decided at the claim, by the order that is chosen', () => {
  const start = (): Kitchen =>
    lay(table(), {
      hands: { 0: ['bread'] },
      stacks: { 0: [['bread', 'ham', 'sauce']] },
      bar: ['ham-and-cheese', 'ham-it-up'],
    });
  const one = play(start(), 0, CLOSE, [[0, 0]]);
  const other = play(start(), 0, CLOSE, [[0, 1]]);
  expect([one, other].map((t) => story(t, 'claimed')[0].stands)).toEqual([['cheese'], ['mustard']]);
  expect([one.waiting(), other.waiting()]).toEqual([[1], [1]]);
});

test('SM-13: a sandwich that fulfils two orders is claimed for one of them', () => {
  const start = (): Kitchen =>
    lay(table(), { hands: { 0: ['bread'] }, stacks: { 0: [['bread', 'ham']] }, bar: ['hamlet', 'meat-surprise'] });
  for (const place of [0, 1]) {
    const t = play(start(), 0, CLOSE, [[0, place]]);
    expect(money(t)).toEqual([5, 0]);
    expect(t.faces(BLACK_DISCARDS)).toEqual(named(place === 0 ? 'hamlet' : 'meat-surprise'));
    expect(t.waiting()).toEqual([1]);
  }
  const both = start();
  both.refused('sandwich-twice').answer(
    0,
    playing(both, 0, CLOSE, [
      [0, 0],
      [0, 1],
    ]),
  );
});

test('SM-59: a claim is never forced', () => {
  const t = play(closing(['ham'], 'hamlet'), 0, CLOSE);
  expect([money(t), stack(t, 0, 0).length, bar(t)[0]]).toEqual([[0, 0], 3, face('hamlet')]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-23: an order for a variety takes different ingredients of it, each once, sauce for further ones, and pays for each', () => {
  expect(claimed(['ham'], 'meat-surprise')).toBe(5);
  expect(claimed(['ham', 'salami!'], 'meat-surprise')).toBe(10);
  expect(claimed(['ham', 'salami', 'bacon'], 'meat-surprise')).toBe(15);
  expect(claimed(['ham', 'sauce'], 'meat-surprise')).toBe(10);
  expect(claimed(['sauce'], 'meat-surprise')).toBe(5);
  expect(claimed(['lettuce', 'tomato', 'pickle', 'onion'], 'salad-surprise')).toBe(20);
  expect(unmatched(['ham', 'ham!'], 'meat-surprise')).toEqual(['', 'ham:1']);
  expect(unmatched(['ham', 'onion'], 'meat-surprise')).toEqual(['', 'onion:1']);
  expect(unmatched(['ham', 'salami', 'bacon', 'sauce'], 'meat-surprise')).toEqual(['', 'sauce:1']);
  expect(unmatched(['slime'], 'meat-surprise')).toEqual(['meat:1', '']);
});

test('SM-60: the third Bread of a Double Decker may lie anywhere in the middle', () => {
  const fillings = ['cheese', 'ham', 'lettuce'];
  for (let at = 0; at <= 3; at++)
    expect(claimed([...fillings.slice(0, at), 'bread', ...fillings.slice(at)], 'double-decker')).toBe(15);
  expect(unmatched(fillings, 'double-decker')).toEqual(['bread:1', '']);
});

test('SM-61: three Breads may start and close a Bread Sandwich in one turn, given a free place', () => {
  const three: readonly Put[] = [
    ['bread', 2],
    ['bread', 2],
    ['bread', 2],
  ];
  const t = lay(table(), { hands: { 0: ['bread', 'bread', 'bread'] }, bar: ['bread-sandwich'] });
  play(t, 0, three, [[2, 0]]);
  expect([money(t), t.waiting()]).toEqual([[5, 0], [1]]);
  const full = lay(table(), {
    hands: { 0: ['bread', 'bread', 'bread'] },
    stacks: {
      0: [
        ['bread', 'ham'],
        ['bread', 'ham'],
        ['bread', 'onion'],
        ['bread', 'onion'],
      ],
    },
    bar: ['bread-sandwich'],
  });
  full.refused('no-match').answer(0, playing(full, 0, three, [[2, 0]]));
  const fifth = three.map(([name]): Put => [name, 4]);
  full.refused('fifth-sandwich').answer(0, playing(full, 0, fifth));
  expect(full.waiting()).toEqual([0]);
});

test('SM-06, SM-07: Bread, Special Sauce and Bread in one turn fulfil an order for one ingredient', () => {
  const t = lay(table(), { hands: { 0: ['bread', 'sauce', 'bread'] }, bar: ['pickle-paradise'] });
  play(
    t,
    0,
    [
      ['bread', 0],
      ['sauce', 0],
      ['bread', 0],
    ],
    FIRST,
  );
  expect([money(t), story(t, 'claimed')[0].stands, t.waiting()]).toEqual([[5, 0], ['pickle'], [1]]);
});

test('SM-09: Bread that already lay on top closes nothing until it is moved away and, in a later turn, back', () => {
  const t = lay(table(), {
    hands: { 0: ['bread', 'bread', 'ham'] },
    stacks: { 0: [['bread', 'ham'], ['bread']] },
    bar: ['blt'],
  });
  play(t, 0, CLOSE);
  until(t, 0).arrange(barOf(0), [face('hamlet')]);
  t.refused('not-closed', { sandwich: 1 }).answer(0, playing(t, 0, [['bread', 1]], FIRST));
  t.refused('not-closed', { sandwich: 1 }).answer(0, playing(t, 0, [['ham', 1]], FIRST));
  t.refused('no-match', { order: face('hamlet'), own: '', missing: '', extra: 'bread:1' }).answer(
    0,
    playing(t, 0, CLOSE, FIRST),
  );
  t.answer(0, moving(t, 0, 0, 1));
  until(t, 0).arrange(barOf(0), [face('hamlet')]);
  t.answer(0, moving(t, 0, 1, 0, FIRST));
  expect(money(t)).toEqual([5, 0]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-40: the Bread must be the top card when all is placed', () => {
  const t = lay(table(), {
    hands: { 0: ['bread', 'sauce'] },
    stacks: { 0: [['bread', 'ham']] },
    bar: ['ham-and-cheese', 'hamlet'],
  });
  const under: readonly Put[] = [
    ['bread', 0],
    ['sauce', 0],
  ];
  for (const place of [0, 1]) t.refused('not-closed').answer(0, playing(t, 0, under, [[0, place]]));
  play(t, 0, [under[1], under[0]], FIRST);
  expect([money(t), t.waiting()]).toEqual([[8, 0], [1]]);
});

test('SM-10: several sandwiches may be closed in one turn, against the orders that lie there', () => {
  const t = lay(table(), {
    hands: { 0: ['bread', 'bread'] },
    stacks: {
      0: [
        ['bread', 'ham'],
        ['bread', 'cheese', 'ham'],
      ],
    },
    bar: ['hamlet', 'ham-and-cheese'],
    next: ['cheese-please', 'onion-kiss'],
  });
  const both: readonly Put[] = [
    ['bread', 0],
    ['bread', 1],
  ];
  play(t, 0, both, [
    [0, 0],
    [1, 1],
  ]);
  expect(money(t)).toEqual([13, 0]);
  expect(bar(t).slice(0, 2)).toEqual(named('cheese-please', 'onion-kiss'));
  expect(t.waiting()).toEqual([1]);
});

test('SM-38: a claim frees no place for a Bread of the same turn', () => {
  const t = lay(table(), {
    hands: { 0: ['bread', 'bread'] },
    stacks: { 0: [['bread', 'ham'], ['bread'], ['bread'], ['bread']] },
    bar: ['hamlet'],
  });
  const again: readonly Put[] = [
    ['bread', 0],
    ['bread', 0],
  ];
  t.refused('no-match').answer(0, playing(t, 0, again, FIRST));
  t.refused('fifth-sandwich').answer(0, playing(t, 0, [again[0], ['bread', 4]], FIRST));
  expect(t.waiting()).toEqual([0]);
});

test('SM-39: two finished sandwiches and one fitting order make one claim; the other stays with Bread on top', () => {
  const t = lay(table(), {
    hands: { 0: ['bread', 'bread'] },
    stacks: {
      0: [
        ['bread', 'ham'],
        ['bread', 'ham!'],
      ],
    },
    bar: ['hamlet'],
  });
  const both: readonly Put[] = [
    ['bread', 0],
    ['bread', 1],
  ];
  t.refused('order-twice').answer(
    0,
    playing(t, 0, both, [
      [0, 0],
      [1, 0],
    ]),
  );
  play(t, 0, both, [[1, 0]]);
  expect([stack(t, 0, 0), stack(t, 0, 1), money(t)]).toEqual([named('bread', 'ham', 'bread'), [], [5, 0]]);
  expect(t.waiting()).toEqual([1]);
});

test('SM-62: what is missing and too much is told at any time, for every sandwich and order', () => {
  const t = lay(table(3), {
    stacks: { 1: [['bread', 'ham', 'slime', 'sauce'], ['bread', 'onion', 'onion', 'onion'], ['bread']] },
    bar: ['blt', 'ham-and-cheese', 'meat-surprise', 'tearjerker'],
  });
  const compared = (slot: number, place: number) => {
    const { missing, extra, sauces, pays } = fitAt(t.world(), seatOf(1), slot, t.cards(barOf(place))[0]);
    const said = (list: typeof missing): string => list.map(({ what, count }) => `${what} ${count}`).join(', ');
    return [said(missing), said(extra), sauces.join(), pays];
  };
  expect(compared(0, 0)).toEqual(['lettuce 1, tomato 1, mayonnaise 1', 'ham 1', 'bacon', 0]);
  expect(compared(0, 1)).toEqual(['', '', 'cheese', 8]);
  expect(compared(0, 2)).toEqual(['', '', 'bacon', 10]);
  expect(compared(1, 3)).toEqual(['', 'onion 1', '', 0]);
  expect(compared(2, 2)).toEqual(['meat 1', '', '', 0]);
  expect(compared(2, 3)).toEqual(['onion 2', '', '', 0]);
  expect(t.waiting()).toEqual([0]);
});
