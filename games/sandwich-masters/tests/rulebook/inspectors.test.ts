// The rulebook, sentence by sentence: health inspectors, bribes and punishments.
import { describe, expect, test } from 'vitest';
import { NEVER } from '#kernel';
import { VISITS, WHITE_DISCARDS } from '../../state.ts';
import type { Kitchen } from '../kitchen.ts';
import { bar, cardsAt, face, lay, money, named, play, showingTable, stack, story, table } from '../kitchen.ts';

/** Seat 0 sends an inspector to seat 1, whose sandwiches and money are these. */
function visit(inspector: string, stacks: readonly (readonly string[])[], purse = 20): Kitchen {
  const t = lay(table(), { hands: { 0: [inspector] }, stacks: { 1: stacks }, money: [0, purse] });
  return play(t, 0, [[inspector, { seat: 1 }]]);
}

const goneWith = (t: Kitchen, inspector: string): void => {
  expect(t.cards(VISITS)).toEqual([]);
  expect(t.faces(WHITE_DISCARDS)).toContain(face(inspector));
  expect(t.waiting()).toEqual([1]);
};

test('SM-64: whoever has a bad card in an open sandwich pays the bribe or is punished, and the inspector is discarded', () => {
  const paid = visit('jobsworth', [
    ['bread', 'ham!'],
    ['bread', 'slime'],
  ]);
  expect([paid.asks(), paid.waiting(), paid.faces(VISITS)]).toEqual(['inspect', [1], named('jobsworth')]);
  paid.answer(1, { do: 'bribe' });
  expect([money(paid), stack(paid, 1, 0).length]).toEqual([[0, 14], 2]);
  goneWith(paid, 'jobsworth');
  const punished = visit('jobsworth', [
    ['bread', 'ham!'],
    ['bread', 'slime'],
  ]);
  punished.answer(1, { do: 'lose-sandwich', slot: 0 });
  expect([money(punished), stack(punished, 1, 0), stack(punished, 1, 1).length]).toEqual([[0, 20], [], 2]);
  goneWith(punished, 'jobsworth');
});

test('SM-24: an inspector sent to a player without bad cards does nothing and is discarded', () => {
  const t = visit('strict', [['bread', 'ham']]);
  expect(t.told('inspected')).toMatchObject([{ seat: 1, found: 0 }]);
  expect([money(t), stack(t, 1, 0).length]).toEqual([[0, 20], 2]);
  goneWith(t, 'strict');
});

test('SM-65: bad cards in a hand are never punished', () => {
  const t = lay(table(), {
    hands: { 0: ['strict'], 1: ['ham!', 'sauce', 'slime'] },
    stacks: { 1: [['bread', 'ham']] },
  });
  play(t, 0, [['strict', { seat: 1 }]]);
  expect([story(t, 'lost'), stack(t, 1, 0).length]).toEqual([[], 2]);
  goneWith(t, 'strict');
});

test('SM-25: a bribe is paid in full, to the bank, and the victim decides', () => {
  const t = visit('strict', [['bread!']], 9);
  t.answer(1, { do: 'bribe' });
  expect([money(t), t.table.state.bribes]).toEqual([[0, 0], 9]);
  expect(t.told('bribed')).toEqual([{ is: 'bribed', seat: 1, scores: [[1, -9]] }]);
  goneWith(t, 'strict');
  const poor = visit('jobsworth', [['bread!'], ['bread', 'sauce']], 5);
  poor.refused('cannot-bribe', { bribe: 6, money: 5 }).answer(1, { do: 'bribe' });
  expect(poor.waiting()).toEqual([1]);
});

test('SM-26: the Lazy Inspector takes a bad card, the Jobsworth a sandwich, the Strict Inspector all; the victim chooses', () => {
  const stacks = [
    ['bread', 'ham!', 'onion', 'sauce'],
    ['bread', 'slime'],
    ['bread', 'ham'],
  ];
  const lazy = visit('lazy', stacks);
  const [, , , sauce] = cardsAt(lazy, 1, 0);
  lazy.answer(1, { do: 'lose-card', card: sauce });
  expect(stack(lazy, 1, 0)).toEqual(named('bread', 'ham!', 'onion'));
  const jobsworth = visit('jobsworth', stacks);
  jobsworth.refused('not-bad').answer(1, { do: 'lose-sandwich', slot: 2 });
  jobsworth.answer(1, { do: 'lose-sandwich', slot: 1 });
  expect([0, 1, 2].map((slot) => stack(jobsworth, 1, slot).length)).toEqual([4, 0, 2]);
  const strict = visit('strict', stacks);
  strict.answer(1, { do: 'lose-all' });
  expect([0, 1, 2].map((slot) => stack(strict, 1, slot).length)).toEqual([0, 0, 2]);
  for (const t of [lazy, jobsworth, strict]) expect(t.waiting()).toEqual([1]);
});

test('SM-26: where there is nothing to choose and nothing to pay with, nobody is asked', () => {
  const t = visit('lazy', [['bread', 'ham!']], 2);
  expect([stack(t, 1, 0), t.told('lost').length]).toEqual([named('bread'), 1]);
  goneWith(t, 'lazy');
});

test('SM-28: when the lowest Bread goes, the next card is the lowest if it is Bread, else the whole sandwich goes', () => {
  const lose = (names: readonly string[]): number[] => {
    const t = visit('lazy', [names]);
    t.answer(1, { do: 'lose-card', card: cardsAt(t, 1, 0)[0] });
    expect(t.waiting()).toEqual([1]);
    return stack(t, 1, 0);
  };
  expect(lose(['bread!', 'bread', 'ham'])).toEqual(named('bread', 'ham'));
  expect(lose(['bread!', 'ham', 'bread'])).toEqual([]);
  expect(lose(['bread!'])).toEqual([]);
});

test('SM-27: several inspectors are dealt with one after another, and who is clean by then is left alone', () => {
  const t = lay(table(3), {
    hands: { 0: ['strict', 'lazy', 'jobsworth'] },
    stacks: { 1: [['bread', 'ham!']], 2: [['bread', 'onion!'], ['bread!']] },
    money: [0, 9, 9],
  });
  play(t, 0, [
    ['strict', { seat: 1 }],
    ['jobsworth', { seat: 2 }],
    ['lazy', { seat: 1 }],
  ]);
  expect(t.waiting()).toEqual([1]);
  t.answer(1, { do: 'lose-all' });
  expect(t.waiting()).toEqual([2]);
  t.answer(2, { do: 'bribe' });
  expect(story(t, 'inspected').map(({ seat, found }) => [seat, found])).toEqual([
    [1, 1],
    [2, 2],
    [1, 0],
  ]);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
});

describe('what is shown to all', () => {
  const served = (options: Parameters<typeof showingTable>[1] = {}): Kitchen => {
    const t = lay(showingTable(3, options), {
      hands: { 0: ['bread'] },
      stacks: { 0: [['bread', 'ham', 'cheese']] },
      bar: ['ham-and-cheese'],
      next: ['blt'],
    });
    return play(t, 0, [['bread', 0]], [[0, 0]]);
  };

  const inspected = (purse: number, stacks: readonly (readonly string[])[], options = {}): Kitchen => {
    const laid = { hands: { 0: ['lazy'] }, stacks: { 1: stacks }, money: [0, purse] };
    return play(lay(showingTable(3, options), laid), 0, [['lazy', { seat: 1 }]]);
  };

  test('SM-86: a served order stays on view until all have said to go on, and only then the Bar is refilled', () => {
    const t = served();
    const { order } = t.told('claimed')[0];
    expect([t.asks(), t.waiting()]).toEqual(['served', [0, 1, 2]]);
    expect([t.question().about, bar(t)[0]]).toEqual([{ seat: 0, orders: [order], pays: 8 }, undefined]);
    t.answer(2, 'on').answer(0, 'on');
    expect([t.asks(), t.waiting()]).toEqual(['served', [1]]);
    t.answer(1, 'on');
    expect([t.asks(), t.waiting(), bar(t)[0]]).toEqual(['turn', [1], face('blt')]);
  });

  test.each([
    ['clean', 20, [['bread', 'ham']], 0],
    ['lost', 2, [['bread', 'ham!']], 1],
  ] as const)(
    'SM-86: an inspection that ends %s without a question stays on view until all have said to go on',
    (outcome, purse, stacks, found) => {
      const t = inspected(purse, stacks);
      const [inspector] = t.cards(VISITS);
      expect([t.asks(), t.waiting()]).toEqual(['visited', [0, 1, 2]]);
      expect(t.question().about).toEqual({ inspector, seat: 1, found, outcome });
      t.everyone(() => 'on');
      goneWith(t, 'lazy');
    },
  );

  test.each([
    ['bribed', { do: 'bribe' }],
    ['lost', undefined],
  ] as const)('SM-86: what the player decided stays on view too: %s', (outcome, plea) => {
    const t = inspected(20, [['bread', 'ham!']]);
    expect([t.asks(), t.waiting()]).toEqual(['inspect', [1]]);
    t.answer(1, plea ?? { do: 'lose-card', card: cardsAt(t, 1, 0)[1] });
    expect([t.asks(), t.question().about]).toMatchObject(['visited', { seat: 1, found: 1, outcome }]);
    t.everyone(() => 'on');
    goneWith(t, 'lazy');
  });

  test.each([
    ['unhurried', 6000],
    ['normal', 4000],
    ['wild', 2000],
    ['none', NEVER],
  ])('SM-86: at %s tables each is shown for %i milliseconds at most', (speed, span) => {
    for (const t of [served({ speed }), inspected(2, [['bread', 'ham!']], { speed })]) {
      expect(t.question().span).toBe(span);
      if (span === NEVER) t.wait(3_600_000).everyone(() => 'on');
      else t.tick();
      expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
    }
  });
});
