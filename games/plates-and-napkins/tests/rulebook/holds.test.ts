// The rulebook, sentence by sentence: holds and who they wait for, the end of the game, and time.
import { describe, expect, test } from 'vitest';
import type { Seat } from '#kernel';
import { due, NEVER, seatOf } from '#kernel';
import { game } from '../../game.ts';
import type { Policy } from '../../state.ts';
import { DRAWN, POLICIES } from '../../state.ts';
import type { Counter } from '../counter.ts';
import {
  allOut,
  bid,
  bids as bidsAt,
  build,
  give,
  held,
  holdOver,
  kindOf,
  napkin,
  out,
  plate,
  points,
  runOut,
  sandwich,
  seen,
  sees,
  story,
  table,
} from '../counter.ts';

const FULL = 4000;
const HALF = 2000;

/** Holds are opened at two moments: a napkin was played, or the bids are counted. */
const holds: readonly (readonly [name: string, open: (prepare?: (t: Counter) => void) => Counter])[] = [
  [
    'napkin',
    (prepare = () => undefined) => {
      const t = table(3);
      prepare(t);
      napkin(t, 1, 'extras-double');
      return t;
    },
  ],
  [
    'count',
    (prepare = () => undefined) => {
      const t = sandwich(table(3), ['baguette', 'toast']);
      prepare(t);
      return allOut(t);
    },
  ],
];

const says = (t: Counter, seat: number, policy: Policy): Counter => t.interrupt(seat, 'policy', { policy });

describe.each(holds)('the hold of the %s', (name, open) => {
  test('PN-21: it opens for all alike, whoever holds what', () => {
    const t = open();
    expect([t.asks(), t.question().mode, t.waiting()]).toEqual([name, 'hold', [0, 1, 2]]);
    const other = open((before) => {
      for (const seat of [0, 1, 2]) give(before, seat, ...(['ham', 'bacon', 'salami'] as const));
    });
    const times = (frame: Counter): number[] => [frame.question().span, frame.question().asked];
    expect(times(other)).toEqual(times(t));
    expect(due(other.table) - other.table.now).toBe(HALF);
  });

  test('PL-45: it ends at half time if all have let it pass by then, never as the last one does', () => {
    const t = open();
    const { opened } = t.question();
    t.wait(500).answer(0, 'wave').answer(2, 'wave').answer(1, 'wave');
    expect(t.asks()).toBe(name);
    t.tick();
    expect(t.table.now - opened).toBe(HALF);
    expect(seen(t).asks()).toBe('build');
  });

  test('PL-45: it takes its full time if somebody has not let it pass', () => {
    const t = open();
    const { opened } = t.question();
    t.answer(0, 'wave').tick();
    expect(t.asks()).toBe(name);
    t.answer(1, 'wave').answer(2, 'wave').tick();
    expect(t.table.now - opened).toBe(FULL);
    expect(seen(t).asks()).toBe('build');
  });

  test('PL-45: whoever chose never to be asked counts as having passed, and nobody else sees it', () => {
    const quiet = open((t) => [0, 1, 2].map((seat) => says(t, seat, 'never')));
    const plain = open();
    const frame = ({ stack }: ReturnType<Counter['look']>) => ({ ...stack.at(-1), id: 0, mine: [] });
    expect(frame(quiet.look(3))).toEqual(frame(plain.look(3)));
    quiet.tick();
    expect(quiet.table.now).toBe(HALF);
    expect(seen(quiet).asks()).toBe('build');
  });

  test('PL-45: what a player holds never changes a hold', () => {
    const poor = open((t) => give(t, 2, ...(['ham', 'bacon', 'salami', 'steak', 'tomato', 'lettuce'] as const)));
    const rich = open((t) => give(t, 2, ...(['crumbs', 'nibble', 'trade-two', 'trade-places'] as const)));
    for (const t of [poor, rich]) says(t, 2, 'never').tick(2);
    expect(poor.table.now).toBe(rich.table.now);
    expect(seen(poor).asks()).toBe('build');
  });
});

test.each([
  ['ask', [0, 0]],
  ['count', [1, 0]],
  ['never', [1, 1]],
] as const)('PN-22: with "%s" the holds of a napkin and of the count are waved: %j', (policy, waved) => {
  const counts = holds.map(([, open]) => {
    const t = open((before) => (policy === 'ask' ? before : says(before, 2, policy)));
    return t.question().given.filter(({ seat }) => seat === 2).length;
  });
  expect(counts).toEqual(waved);
});

test('PN-22: a policy is seen by nobody else, and saying it again is refused', () => {
  const t = table(3);
  const before = [0, 2, 3].map((viewer) => JSON.stringify(t.look(viewer)));
  says(t, 1, 'count');
  expect(t.last).toEqual([{ audience: 0b10, event: { is: 'policy', policy: 'count' } }]);
  expect([0, 2, 3].map((viewer) => JSON.stringify(t.look(viewer)))).toEqual(before);
  expect(t.look(1).view.policy).toBe('count');
  t.refused('same-policy').interrupt(1, 'policy', { policy: 'count' });
  expect(POLICIES).toEqual(['ask', 'count', 'never']);
  expect(t.waiting()).toEqual([0]);
});

/** A sandwich of one point that seat 1 eats alone, in a game in which all stand so; the meal is shown. */
function eaten(seats: number, standing: number[], options: object = {}, before = 0): Counter {
  const t = sandwich(table(seats, options), ['sliced-bread', 'baguette']).change(({ table: { state } }) => {
    Object.assign(state, { points: standing, eaten: before });
  });
  bid(t, 'bid-3', 1);
  return runOut(allOut(t));
}

const meal = (...of: Parameters<typeof eaten>): Counter => seen(eaten(...of));

describe('a meal', () => {
  test('PN-27: the bids are turned up first; who eats and what it brings is told when nobody stops the meal any more', () => {
    const t = sandwich(table(3), ['sliced-bread', 'baguette']);
    bid(t, 'bid-3', 1);
    allOut(t);
    expect(t.told('counted')).toEqual([{ is: 'counted', bids: [0, 3, 0], again: 'first' }]);
    expect([story(t, 'ate'), points(t)]).toEqual([[], [0, 0, 0]]);
    runOut(t);
    expect(t.told('ate')).toEqual([{ is: 'ate', eaters: [1], worth: 1, scores: [[1, 1]] }]);
    expect([t.asks(), t.waiting()]).toEqual(['meal', [0, 1, 2]]);
  });

  test('PN-27: sandwich and bids stay on view until everybody has said to go on', () => {
    const t = eaten(3, [0, 0, 0]);
    const [bids, plates] = [sees(t, 3, bidsAt(t, 1)).length, sees(t, 3, plate(t, 0)).length];
    expect([bids, plates, t.question().about]).toEqual([1, 2, { eaters: [1], worth: 1, share: 1 }]);
    t.answer(0, 'on').answer(2, 'on');
    expect([t.asks(), t.waiting(), sees(t, 3, bidsAt(t, 1)).length]).toEqual(['meal', [1], 1]);
    t.refused('bad-form').answer(1, 'wave');
    t.answer(1, 'on');
    expect([sees(t, 3, bidsAt(t, 1)), sees(t, 3, plate(t, 0))]).toEqual([[], []]);
    expect([t.asks(), t.waiting()]).toEqual(['build', [1]]);
  });

  test.each([
    ['unhurried', 6000],
    ['normal', 4000],
    ['wild', 2000],
    ['none', NEVER],
  ])('PN-24, PN-27: at %s tables a meal is shown for %i milliseconds at most', (speed, span) => {
    const t = sandwich(table(2, { speed }), ['sliced-bread', 'baguette']);
    allOut(t).answer(0, 'wave').answer(1, 'wave').tick();
    expect([t.asks(), t.question().span]).toEqual(['meal', span]);
    if (span === NEVER) t.wait(3_600_000).answer(0, 'on').answer(1, 'on');
    else t.tick();
    expect(t.asks()).toBe('build');
  });
});

test('PL-45: without a timer a hold ends when all have let it pass, on the next of its ticks, one every four seconds', () => {
  for (const [late, ends] of [
    [1, 4000],
    [3999, 4000],
    [4000, 8000],
    [100_000, 104_000],
  ]) {
    const t = table(2, { speed: 'none' });
    napkin(t, 1, 'second-helping');
    const { opened } = t.question();
    t.answer(0, 'wave').wait(late).answer(1, 'wave');
    expect([t.asks(), due(t.table) - opened]).toEqual(['napkin', ends]);
    expect(t.look(0).stack[1].closes).toBe(NEVER);
    expect(t.tick().asks()).toBe('build');
  }
});

test.each([
  [2, [0, 23], 'build'],
  [2, [0, 24], 'over'],
  [3, [0, 13, 0], 'build'],
  [3, [0, 14, 0], 'over'],
  [4, [0, 14, 0, 0], 'over'],
  [5, [0, 14, 0, 0, 0], 'build'],
])('PN-23: with %i players at %j one more point leads to: %s', (seats, standing, asks) => {
  const t = meal(seats, standing);
  expect(t.asks()).toBe(asks);
  if (asks === 'over') expect(t.table.result).toMatchObject({ over: true, winners: 0b10 });
});

test('PN-23: with five the most points after five eaten sandwiches win', () => {
  const t = meal(5, [3, 1, 0, -2, 0], {}, 4);
  expect(t.table.result).toEqual({ over: true, points: [3, 2, 0, -2, 0], winners: 0b1 });
  expect(t.told('over')[0].why).toBe('sandwiches');
});

/** A sandwich of two points that all share. */
function shared(standing: number[], options: object = {}, eaten = 0): Counter {
  const t = sandwich(table(standing.length, options), ['baguette', 'toast']).change(({ table: { state } }) => {
    Object.assign(state, { points: standing, eaten });
  });
  return holdOver(allOut(t));
}

test('PL-36: if several reach the goal with one sandwich, whoever has the most points wins', () => {
  expect(shared([24, 25], { goal: 25 }).table.result).toEqual({ over: true, points: [25, 26], winners: 0b10 });
});

test('G-5: players who tie for first place share the win', () => {
  expect(shared([24, 24]).table.result).toEqual({ over: true, points: [25, 25], winners: 0b11 });
});

test('PL-37: the goal is checked as the points are given, before any further napkin', () => {
  const t = eaten(2, [0, 24]);
  expect(t.last.map(({ event }) => event.is)).toEqual(['ate']);
  const [card] = give(t, 0, 'trade-places');
  t.refused('after-the-meal').interrupt(0, 'napkin', { card });
  seen(t);
  expect(t.last.map(({ event }) => event.is)).toEqual(['over']);
  t.refused('over').input({
    kind: 'interrupt',
    at: t.now(),
    seat: seatOf(0),
    frame: 1 as never,
    name: 'napkin',
    answer: { card: 0 },
  });
});

test('PL-38: players who tie for the most points after the fifth sandwich share the win', () => {
  const t = meal(5, [2, 1, 0, 0, 0], {}, 4);
  expect(t.table.result.winners).toBe(0b11);
});

test('G-10: after 400 building turns a game ends as it stands', () => {
  const t = table(2).change(({ table: { state } }) => {
    Object.assign(state, { turns: 400, points: [3, 5] });
  });
  build(t, 'discard', 'ham');
  expect(t.table.result).toEqual({ over: true, points: [3, 5], winners: 0b10 });
  expect(t.told('over')[0].why).toBe('turns');
});

describe('time is up', () => {
  test('PL-41: a building player throws away a card by chance, no napkin if possible', () => {
    const t = table(2);
    give(t, 0, 'crumbs', 'nibble', 'trade-two', 'mouth-full', 'wiped-away', 'extras-double');
    t.tick();
    expect(t.told('discarded')).toHaveLength(1);
    expect(kindOf(t, t.told('discarded')[0].card)).not.toBe('napkin');
    expect(t.waiting()).toEqual([1]);
  });

  test('PL-41: a napkin if there is nothing else', () => {
    const t = table(2);
    give(t, 0, 'crumbs', 'nibble', 'trade-two', 'mouth-full', 'wiped-away', 'extras-double', 'trade-places');
    t.tick();
    expect(kindOf(t, t.told('discarded')[0].card)).toBe('napkin');
    expect(t.waiting()).toEqual([1]);
  });

  test('PL-41: a bidding player opts out', () => {
    const t = sandwich(table(3), ['baguette', 'toast']).tick();
    expect(t.told('out')).toEqual([{ is: 'out', seat: 1, why: 'choice' }]);
    expect(t.waiting()).toEqual([2]);
  });

  test('PL-41: any other choice falls by chance', () => {
    const t = build(table(3), 'start', 'baguette');
    const [card] = give(t, 1, 'ham');
    t.answer(1, { do: 'add', card, plate: 0 });
    const two = t.cards(DRAWN).slice();
    t.tick();
    expect(held(t, 1).some((kept) => two.includes(kept))).toBe(true);
    for (const name of ['pass-it-on', 'trade-two', 'nibble', 'mouth-full'] as const) {
      napkin(t, 2, name);
      holdOver(t).tick();
      expect(t.asks()).toBe('build');
    }
    expect(t.waiting()).toEqual([2]);
  });
});

test.each([
  ['unhurried', 60, 30, 6000],
  ['normal', 40, 20, 4000],
  ['wild', 20, 10, 3000],
  ['none', 0, 0, NEVER],
])(
  'PN-24: %s tables give %i seconds for a turn, %i for a bid, %i milliseconds for a hold',
  (speed, turn, bidding, hold) => {
    const t = table(2, { speed });
    const span = (seconds: number): number => (seconds === 0 ? NEVER : seconds * 1000);
    expect(t.question().span).toBe(span(turn));
    sandwich(t, ['baguette', 'toast']);
    expect(t.question().span).toBe(span(bidding));
    out(out(t));
    expect([t.asks(), t.question().span]).toEqual(['count', hold]);
  },
);

test('PN-25: the quick game ends at 8 points or three sandwiches', () => {
  expect(game.options.variants.quick).toEqual({ goal: 8, sandwiches: 3 });
  expect(meal(2, [0, 7], { goal: 8 }).asks()).toBe('over');
  const t = meal(5, [0, 0, 0, 0, 0], { sandwiches: 3 }, 2);
  expect([t.asks(), story(t, 'ate').length, points(t)]).toEqual(['over', 1, [0, 1, 0, 0, 0] as Seat[]]);
});
