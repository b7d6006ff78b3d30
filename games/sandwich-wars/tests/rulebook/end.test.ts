// The rulebook, sentence by sentence: the end of a turn, the end of the game, the score, and the clock.
import { describe, expect, test } from 'vitest';
import type { CardId } from '#kernel';
import { fastDice, imagine, NEVER, SPEEDS, seatOf } from '#kernel';
import { categories } from '../../cards.ts';
import { MOST_ROUNDS } from '../../rules/end-of-turn.ts';
import { ORDERS, ROW, sources } from '../../state.ts';
import type { Stall } from '../stall.ts';
import {
  act,
  card,
  coins,
  complete,
  done,
  finishTurn,
  hand,
  hold,
  lay,
  names,
  order,
  orderOfSize,
  pass,
  passTo,
  playOut,
  plenty,
  purse,
  put,
  rowOf,
  seatsOf,
  seen,
  show,
  staff,
  staffOf,
  story,
  table,
  tokens,
  tokensOf,
  zone,
} from '../stall.ts';

const SIX = ['ham', 'bacon', 'salami', 'mortadella', 'tomato', 'pizza'] as const;

test('SW-69: a turn ends with income, upkeep, new orders, discarding and announcing, in this order', () => {
  const t = staff(hold(lay(table(), 0, 'quail-eggs', 'fries'), 0, ...SIX), 0, 'egg');
  for (const size of [2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 0));
  plenty(show(t, orderOfSize(t, 1)));
  complete(t, 0, orderOfSize(t, 1), 'fries').tick();
  act(t, 0, { do: 'coins' });
  const from = t.story.length;
  t.answer(0, { do: 'end' }).answer(0, { points: [], back: [] }).tick();
  seen(t);
  const told = t.story.slice(from).map(({ event }) => event.is);
  expect(told.filter((is) => is !== 'hand')).toEqual([
    'coins',
    'drew',
    'paid',
    'refilled',
    'discarded',
    'last-round',
    'turn',
  ]);
  expect(t.waiting()).toEqual([1]);
});

test('SW-69: steps without a choice happen by themselves', () => {
  const t = hold(table(), 0, 'ham');
  act(t, 0, { do: 'coins' });
  act(t, 0, { do: 'coins' });
  t.answer(0, { do: 'end' });
  expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
});

test('SW-31: in step 1 the ingredients with the end-of-turn symbol bring their income, every turn', () => {
  const t = hold(lay(table(), 0, 'tomato', 'quail-eggs', 'ham', 'mortadella'), 0, 'bacon');
  finishTurn(t, 0);
  expect([coins(t, 0), names(t, hand(t, 0)).length]).toEqual([20, 2]);
  passTo(t, 0);
  finishTurn(t, 0);
  expect([coins(t, 0), names(t, hand(t, 0)).length]).toEqual([30, 3]);
  expect(t.waiting()).toEqual([1]);
});

test('SW-30: each assistant brings a market card before it is paid, also in the turn in which it was hired', () => {
  const t = hold(staff(table(), 0, 'meat'), 0, 'ham');
  act(t, 0, { do: 'hire', helper: 'egg' });
  act(t, 0, { do: 'coins' });
  t.answer(0, { do: 'end' });
  expect(t.told('drew')).toMatchObject([{ seat: 0, count: 2, why: 'assistant' }]);
  expect([t.asks(), names(t, hand(t, 0)).length]).toEqual(['upkeep', 3]);
  expect(t.waiting()).toEqual([0]);
});

test('SW-25: each assistant is paid 2 coins or 1 point, as the player chooses for each', () => {
  const t = hold(tokens(purse(staff(table(), 0, 'meat', 'egg', 'extra'), 0, 0), 0, 2), 0);
  finishTurn(t, 0);
  expect(coins(t, 0)).toBe(8);
  t.refused('wages-in-points', { price: 3, points: 2 }).answer(0, { points: ['meat', 'egg', 'extra'], back: [] });
  t.refused('not-your-assistant', { helper: 'cheese' }).answer(0, { points: ['cheese'], back: [] });
  t.answer(0, { points: ['egg'], back: [] });
  expect([coins(t, 0), tokensOf(t, 0), staffOf(t, 0)]).toEqual([4, 1, ['meat', 'egg', 'extra']]);
  expect(t.told('paid')).toMatchObject([{ coins: 4, points: 1, back: [], scores: [[0, -1]] }]);
  expect(t.waiting()).toEqual([1]);
});

test('SW-25: coins must suffice for those not paid with points, and ingredients and hiring take coins only', () => {
  const t = hold(tokens(purse(staff(table(), 0, 'meat', 'egg'), 0, 0), 0, 9), 0, 'ham');
  t.refused('too-few-coins').answer(0, { do: 'play', card: card(t, 'ham') });
  t.refused('too-few-coins', { price: 5, coins: 0, missing: 5 }).answer(0, { do: 'hire', helper: 'extra' });
  act(t, 0, { do: 'replenish' }).answer(0, []);
  act(t, 0, { do: 'replenish' }).answer(0, []);
  t.answer(0, { do: 'end' });
  t.refused('wages-in-coins', { price: 2, coins: 0 }).answer(0, { points: ['meat'], back: [] });
  t.answer(0, { points: ['meat', 'egg'], back: [] });
  expect(tokensOf(t, 0)).toBe(7);
});

test('SW-29: upkeep is due already in the turn of hiring', () => {
  const t = hold(table(), 0);
  act(t, 0, { do: 'hire', helper: 'egg' });
  act(t, 0, { do: 'coins' });
  t.answer(0, { do: 'end' }).answer(0, { points: [], back: [] });
  expect(coins(t, 0)).toBe(10 - 5 + 4 - 2);
  expect(t.waiting()).toEqual([1]);
});

test('SW-26: whoever can pay must pay; then each assistant may be kept or sent back to the middle', () => {
  const t = hold(staff(table(), 0, 'meat', 'egg'), 0);
  finishTurn(t, 0);
  t.answer(0, { points: [], back: ['meat'] });
  expect([coins(t, 0), staffOf(t, 0), t.table.state.hired[0]]).toEqual([14, ['egg'], -1]);
  expect(t.waiting()).toEqual([1]);
  act(t, 1, { do: 'hire', helper: 'meat' });
  expect(staffOf(t, 1)).toEqual(['meat']);
});

test('SW-27: whoever cannot pay all assistants pays as many as coins and points allow, and sends all of them back', () => {
  const t = hold(tokens(purse(staff(table(), 0, ...categories), 0, 0), 0, 1), 0);
  act(purse(t, 0, 3), 0, { do: 'coins' });
  act(t, 0, { do: 'coins' }).answer(0, { do: 'end' });
  expect(t.told('broke')).toEqual([
    { is: 'broke', seat: 0, coins: 10, points: 1, back: [...categories], scores: [[0, -1]] },
  ]);
  expect([coins(t, 0), tokensOf(t, 0), staffOf(t, 0)]).toEqual([1, 0, []]);
  expect(t.asks()).toBe('discard');
  expect(t.waiting()).toEqual([0]);
});

test('SW-70: if an order was completed, the row is filled up to five, never three of one type; otherwise nothing is refilled', () => {
  const t = table();
  const kept = [orderOfSize(t, 2), orderOfSize(t, 3), orderOfSize(t, 4), orderOfSize(t, 5)];
  plenty(show(lay(t, 0, 'ham'), orderOfSize(t, 1), ...kept));
  complete(t, 0, orderOfSize(t, 1), 'ham').tick();
  pass(t);
  expect(t.cards(ROW)).toHaveLength(5);
  expect(t.cards(ROW).slice(0, 4)).toEqual(kept);
  show(t, ...kept.slice(1));
  finishTurn(t, 1);
  expect(t.cards(ROW)).toHaveLength(3);
  expect(t.waiting()).toEqual([0]);
});

/** All orders but these have been completed by seat 1, who does not need them. */
function onlyOrders(t: Stall, ...left: readonly CardId[]): Stall {
  for (const id of [...t.cards(ORDERS), ...t.cards(ROW)]) if (!left.includes(id)) put(t, id, done(t, 1));
  return show(t, ...left);
}

test('SW-05: when the order deck is empty, the row stays short and the game goes on', () => {
  const t = table(2, {}, 3);
  onlyOrders(t, orderOfSize(t, 1), orderOfSize(t, 2));
  plenty(lay(t, 0, 'ham'));
  complete(t, 0, orderOfSize(t, 1), 'ham').tick();
  pass(t);
  expect(t.cards(ROW)).toEqual([orderOfSize(t, 2)]);
  expect([t.asks(), t.waiting(), t.table.state.last]).toEqual(['turn', [1], -1]);
});

test('SW-71: whoever holds more than five cards discards down to five; others wait for their own step 4', () => {
  const t = hold(hold(table(), 0, ...SIX, 'fries'), 1, 'cucumber', 'lettuce', 'onion', 'pickle', 'avocado', 'honey');
  finishTurn(t, 0);
  expect([t.asks(), t.question().about]).toEqual(['discard', { count: 2 }]);
  t.refused('wrong-discard', { count: 1, due: 2, hand: 5 }).answer(0, [card(t, 'ham')]);
  t.refused('not-in-hand').answer(
    0,
    [card(t, 'onion'), card(t, 'pickle')].sort((a, b) => a - b),
  );
  t.answer(
    0,
    [card(t, 'pizza'), card(t, 'ham')].sort((a, b) => a - b),
  );
  expect(names(t, hand(t, 0))).toEqual(['bacon', 'salami', 'mortadella', 'tomato', 'fries']);
  expect(names(t, hand(t, 1))).toHaveLength(6);
  expect(t.waiting()).toEqual([1]);
  finishTurn(t, 1);
  expect([t.asks(), t.waiting()]).toEqual(['discard', [1]]);
});

test('SW-48: a hand of fewer than five is not filled up', () => {
  const t = hold(table(), 0, 'ham');
  finishTurn(t, 0);
  expect(names(t, hand(t, 0))).toEqual(['ham']);
  expect(t.waiting()).toEqual([1]);
});

test('SW-38: whoever has five orders announces the end; the round is played up to the player before the start player', () => {
  const t = table(4, { startPlayer: 2 });
  for (const size of [1, 2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 2));
  finishTurn(t, 1);
  expect(t.told('last-round')).toEqual([]);
  finishTurn(t, 2);
  expect(t.told('last-round')).toEqual([{ is: 'last-round', seat: 2, why: 'goal' }]);
  seen(t);
  for (const seat of [3, 0]) {
    expect(t.waiting()).toEqual([seat]);
    finishTurn(t, seat);
  }
  expect(seen(t).asks()).toBe('over');
  expect(new Set(story(t, 'turn').map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
});

test('SW-38: the end is announced once, and at the last seat of a round it is at once', () => {
  const t = table(2);
  for (const size of [1, 2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 1));
  finishTurn(t, 0);
  finishTurn(t, 1);
  expect(story(t, 'last-round')).toHaveLength(1);
  expect(seen(t).asks()).toBe('over');
});

test('SW-47: it ends the same way when no order is left in the row and in the deck', () => {
  const t = table(3);
  onlyOrders(t, orderOfSize(t, 1));
  plenty(lay(t, 0, 'ham'));
  complete(t, 0, orderOfSize(t, 1), 'ham').tick();
  pass(t);
  expect(story(t, 'last-round')).toEqual([{ is: 'last-round', seat: 0, why: 'no-orders' }]);
  finishTurn(t, 1);
  finishTurn(t, 2);
  expect(seen(t).asks()).toBe('over');
});

describe('shown to all', () => {
  /** Seat 0 of two has all orders and ends its turn. */
  function announced(options: Parameters<typeof table>[1] = {}): Stall {
    const t = table(2, options);
    for (const size of [1, 2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 0));
    return finishTurn(t, 0);
  }

  test('SW-90: everybody sees the announced end until all have said to go on', () => {
    const t = announced();
    expect([t.asks(), t.waiting(), t.question().about]).toEqual(['lastRound', [0, 1], { seat: 0, why: 'goal' }]);
    t.answer(1, 'on');
    expect([t.asks(), t.waiting()]).toEqual(['lastRound', [0]]);
    t.answer(0, 'on');
    expect([t.asks(), t.waiting()]).toEqual(['turn', [1]]);
  });

  test('SW-90: the game is over when all have read the score sheet, whose lines are open to everybody', () => {
    const t = finishTurn(seen(announced()), 1);
    const [{ sheets }] = t.told('scored');
    expect([t.asks(), t.waiting(), t.table.result.over]).toEqual(['sheet', [0, 1], false]);
    expect(t.question().about).toEqual({ sheets });
    for (const viewer of [0, 1, 2]) expect(t.look(viewer).view.tokens.every((list) => list.length > 0)).toBe(true);
    expect(story(t, 'game-over')).toEqual([]);
    t.answer(0, 'on').answer(1, 'on');
    expect(t.asks()).toBe('over');
    expect(t.table.result.points).toEqual(sheets.map(({ total }) => total));
  });

  test.each([
    ['unhurried', 6000],
    ['normal', 4000],
    ['wild', 2000],
    ['none', NEVER],
  ])('SW-90: at %s tables each is shown for %i milliseconds at most', (speed, span) => {
    const t = announced({ speed });
    const go = (): Stall => (span === NEVER ? t.wait(3_600_000).everyone(() => 'on') : t.tick());
    expect([t.asks(), t.question().span]).toEqual(['lastRound', span]);
    go();
    finishTurn(t, 1);
    expect([t.asks(), t.question().span]).toEqual(['sheet', span]);
    expect(go().asks()).toBe('over');
  });
});

test('G-10: after 100 rounds the game is scored as it stands', () => {
  const t = table();
  t.change((w) => {
    w.table.state.round = MOST_ROUNDS;
  });
  finishTurn(t, 0);
  expect(t.waiting()).toEqual([1]);
  seen(finishTurn(t, 1));
  expect([MOST_ROUNDS, t.asks()]).toEqual([100, 'over']);
  expect(story(t, 'last-round')).toEqual([]);
});

/** A game that is over after this round, with what each seat has. */
function lastRound(t: Stall): Stall {
  return t.change((w) => {
    w.table.state.last = 0;
  });
}

test('SW-72: a score is the printed points, the tokens, 4 for each opportunity in hand, and diversity', () => {
  const t = tokens(hold(hold(table(), 1), 0, 'tip-jar', 'open-kitchen', 'ham'), 0, 7);
  const mine = [orderOfSize(t, 1), orderOfSize(t, 3), orderOfSize(t, 5)];
  for (const id of mine) put(t, id, done(t, 0));
  playOut(lastRound(t));
  const orders = mine.reduce((sum, id) => sum + rowOf(t, id).points, 0);
  const [sheet] = story(t, 'scored')[0].sheets;
  expect(sheet).toEqual({ orders, tokens: 7, opportunities: 8, diversity: 4, total: orders + 19 });
  expect(t.table.result.points[0]).toBe(orders + 19);
  expect(t.table.result.winners).toBe(1);
});

test.each([
  [2, 1],
  [3, 4],
  [4, 8],
  [5, 15],
])('SW-73: %i different types of orders bring %i points of diversity', (types, points) => {
  const t = table();
  for (let size = 1; size <= types; size++) put(t, orderOfSize(t, size), done(t, 0));
  playOut(lastRound(t));
  expect(story(t, 'scored')[0].sheets[0].diversity).toBe(points);
});

test('SW-41: one type, or none, brings no diversity', () => {
  const t = table();
  for (const toast of ['toast-1', 'toast-2'])
    put(
      t,
      order(t, ({ id }) => id === toast),
      done(t, 0),
    );
  playOut(lastRound(t));
  expect(story(t, 'scored')[0].sheets.map(({ diversity }) => diversity)).toEqual([0, 0]);
});

test('SW-40: an opportunity counts for whoever holds it at the end, also if it came in the last round', () => {
  const t = hold(hold(table(2, { startPlayer: 2 }), 0), 1);
  finishTurn(t, 1);
  hold(lastRound(t), 0, 'tip-jar');
  act(t, 0, { do: 'use', card: card(t, 'tip-jar') });
  finishTurn(t, 0);
  expect(story(t, 'scored')[0].sheets.map(({ opportunities }) => opportunities)).toEqual([0, 4]);
  expect(seen(t).asks()).toBe('over');
});

test('SW-42: a tie for the highest score is decided by tokens, then by coins, and then shared', () => {
  const even = (): Stall => hold(hold(table(), 0), 1);
  const t = tokens(
    put(even(), orderOfSize(table(), 1), done(table(), 1)),
    0,
    rowOf(table(), orderOfSize(table(), 1)).points,
  );
  playOut(lastRound(t));
  expect([new Set(t.table.result.points).size, t.table.result.winners]).toEqual([1, 0b01]);
  const rich = playOut(lastRound(purse(even(), 1, 11)));
  expect([new Set(rich.table.result.points).size, rich.table.result.winners]).toEqual([1, 0b10]);
  expect(playOut(lastRound(even())).table.result.winners).toBe(0b11);
});

test('G-5: who is equal in everything shares the win', () => {
  const t = table(3);
  for (const seat of seatsOf(t)) hold(t, seat);
  playOut(lastRound(t));
  expect(t.told('game-over')).toEqual([{ is: 'game-over', points: [0, 0, 0], winners: 0b111 }]);
});

test('SW-74: at the end everybody sees where each point came from', () => {
  const t = staff(table(3), 0, 'cold-cut');
  const id = order(t, (row) => row.size === 1);
  plenty(show(lay(hold(t, 0, 'tip-jar'), 0, 'ham'), id));
  complete(t, 0, id, 'ham').tick();
  act(t, 0, { do: 'coins' });
  t.answer(0, { do: 'end' }).answer(0, { points: ['cold-cut'], back: [] });
  expect(t.look(1).view.tokens[0]).toEqual([]);
  playOut(lastRound(t));
  for (const viewer of [0, 1, 2, 3]) {
    const { view, piles } = t.look(viewer);
    expect(view.tokens).toEqual(t.table.state.tokens);
    expect(piles[done(t, 0)]).toHaveLength(1);
  }
  const ledger = Object.fromEntries(sources.map((source, i) => [source, t.table.state.tokens[0][i]]));
  expect(ledger).toMatchObject({ assistant: 2, upkeep: -1 });
  const told = t.story.flatMap(({ event }) => ('scores' in event ? event.scores : []));
  const points = seatsOf(t).map((seat) => told.reduce((sum, [who, n]) => (who === seat ? sum + n : sum), 0));
  expect(points).toEqual(t.table.result.points);
});

test('G-6: a seat can be played on by anybody who sees only what it sees, and no card leaves the game', () => {
  const t = passTo(table(3), 1);
  const w = imagine(t.match, t.look(1), fastDice(1));
  const { taste } = t.match.game;
  const answer = taste.answer(w, seatOf(1), t.question(), 0, fastDice(2));
  t.answer(1, answer);
  expect(t.table.cards.piles.flat()).toHaveLength(75);
  expect(t.waiting()).toEqual([1]);
});

test('G-9: when a clock runs out, a move that is always allowed is made', () => {
  const t = table(2, { turnSeconds: 30 });
  t.tick();
  expect([t.now(), coins(t, 0), t.table.state.actions]).toEqual([30_000, 14, 1]);
  expect(t.waiting()).toEqual([0]);
  expect(playOut(table(2, { speed: 'wild', orders: 3 })).asks()).toBe('over');
});

test('the four speeds are names for the seconds of a turn and of a choice', () => {
  const clocks = (speed: string): number[] => {
    const { turnSeconds, choiceSeconds } = table(2, { speed }).match.options;
    return [turnSeconds, choiceSeconds];
  };
  expect(SPEEDS.map(clocks)).toEqual([
    [120, 60],
    [75, 40],
    [45, 20],
    [0, 0],
  ]);
  expect(table().question().span).toBe(75_000);
});

test('SW-46: the clock takes coins and ends the turn', () => {
  const t = hold(table(), 0, 'ham').tick(2);
  expect([coins(t, 0), t.table.state.actions, t.asks()]).toEqual([18, 0, 'turn']);
  t.tick();
  expect(t.waiting()).toEqual([1]);
});

test('SW-46: as a reward it takes 2 points, or all in coins', () => {
  const t = table();
  const helper = order(t, (row) => row.size === 1 && row.reward === 'assistant');
  const split = order(t, (row) => row.size === 1 && row.reward === 2);
  show(lay(t, 0, 'salami', 'pate'), helper, split);
  complete(plenty(t), 0, helper, 'salami').tick();
  expect(t.told('two-points')).toHaveLength(1);
  complete(plenty(t), 0, split, 'pate').tick();
  expect(t.told('coins')).toContainEqual({ is: 'coins', seat: 0, coins: 2, why: 'reward' });
  expect(t.waiting()).toEqual([0]);
});

test('SW-46: it pays upkeep in coins first, then in points, keeps all, and throws away the cards drawn last', () => {
  const t = tokens(purse(staff(table(), 0, 'meat', 'egg', 'extra'), 0, 0), 0, 5);
  hold(t, 0, 'ham', 'bacon', 'salami', 'mortadella', 'tomato');
  act(t, 0, { do: 'replenish' }).tick();
  act(t, 0, { do: 'coins' }).answer(0, { do: 'end' }).tick();
  expect(t.told('paid')).toMatchObject([{ coins: 4, points: 1, back: [] }]);
  t.tick();
  expect(names(t, hand(t, 0))).toEqual(['ham', 'bacon', 'salami', 'mortadella', 'tomato']);
  expect(t.waiting()).toEqual([1]);
});

test('SW-46: it takes the first assistant in the middle and puts down one ingredient for nothing', () => {
  const t = staff(hold(table(), 0, 'helping-hand', 'open-kitchen', 'ham', 'pizza'), 1, 'meat');
  act(t, 0, { do: 'use', card: card(t, 'helping-hand') }).tick();
  expect(staffOf(t, 0)).toEqual(['condiment']);
  act(t, 0, { do: 'use', card: card(t, 'open-kitchen') }).tick(2);
  expect(names(t, zone(t, 0))).toEqual(['ham']);
  expect([t.asks(), t.waiting()]).toEqual(['turn', [0]]);
});
