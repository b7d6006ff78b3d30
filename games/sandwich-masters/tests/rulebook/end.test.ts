// The rulebook, sentence by sentence: the end, expansions, who is away, and the clock.
import { expect, test } from 'vitest';
import { due, SPEEDS } from '#kernel';
import { refusedSetup } from '#testkit';
import { ingredients, orders } from '../../cards.ts';
import { game } from '../../game.ts';
import { codesOf, HOUSE_ORDERS, OWN_ORDER_OPTIONS } from '../../options.ts';
import { MOST_ROUNDS } from '../../rules/course.ts';
import { isEvent, isOwn, isWhite } from '../../rules/faces.ts';
import type { Kitchen } from '../kitchen.ts';
import { cardsAt, hand, lay, money, pass, play, playOut, stack, story, table, tasted } from '../kitchen.ts';

/** Everybody passes once. */
function passRound(t: Kitchen): Kitchen {
  for (let i = 0; i < t.match.seats && t.asks() === 'turn'; i++) t.answer(t.waiting()[0], pass);
  return t;
}

test('SM-30: when time is up the running round is finished, so that all have had equally many turns', () => {
  const t = table(3, { minutes: 1, turnSeconds: 25 });
  expect(t.match.options.end).toBe('clock');
  t.tick(2).wait(11_000).answer(2, pass);
  expect([t.table.now > 60_000, t.asks()]).toEqual([true, 'over']);
  const late = table(3, { minutes: 1, turnSeconds: 61 }).tick();
  expect(late.told('last-round')).toHaveLength(1);
  expect(late.waiting()).toEqual([1]);
  late.answer(1, pass).answer(2, pass);
  expect([late.asks(), late.table.state.turns]).toEqual(['over', 3]);
  expect(game.options.specs.minutes).toMatchObject({ standard: 30 });
});

test('the four speeds are names for the seconds of a turn and of a choice', () => {
  const clocks = (speed: string): number[] => {
    const { turnSeconds, choiceSeconds } = table(2, { speed }).match.options;
    return [turnSeconds, choiceSeconds];
  };
  expect(SPEEDS.map(clocks)).toEqual([
    [60, 30],
    [40, 20],
    [20, 10],
    [0, 0],
  ]);
  expect(table().question().span).toBe(40_000);
});

test('SM-32: the clock stands still while the table is paused', () => {
  const t = table(2, { minutes: 1, turnSeconds: 40 });
  const before = due(t.table);
  t.pause();
  t.refused('paused').answer(0, pass);
  t.resume();
  expect([due(t.table), t.waiting()]).toEqual([before, [0]]);
});

test('SM-31: a target is checked when all claims of a turn or an event are paid, and the game stops there', () => {
  const start = (purse: number, target: number): Kitchen =>
    lay(table(2, { end: 'target', target }), {
      hands: { 0: ['bread', 'bread'] },
      stacks: {
        0: [
          ['bread', 'ham'],
          ['bread', 'pickle'],
        ],
      },
      bar: ['hamlet', 'pickle-paradise'],
      money: [purse, 0],
      next: ['hygiene-award', 'blt'],
    });
  const close = (t: Kitchen): Kitchen =>
    play(
      t,
      0,
      [
        ['bread', 0],
        ['bread', 1],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    );
  const won = close(start(41, 50));
  expect([won.asks(), won.table.result.points, won.table.result.winners]).toEqual(['over', [51, 0], 1]);
  expect(story(won, 'event')).toEqual([]);
  const byEvent = close(start(38, 50));
  expect([byEvent.asks(), byEvent.table.result.points]).toEqual(['over', [51, 3]]);
  const on = close(start(36, 50));
  expect([on.asks(), on.waiting(), money(on)]).toEqual(['turn', [1], [49, 3]]);
});

test('SM-68: a game by rounds ends after so many', () => {
  const t = table(3, { end: 'rounds', rounds: 2 });
  expect(passRound(t).waiting()).toEqual([0]);
  expect(passRound(t).asks()).toBe('over');
  expect(game.options.specs.rounds).toMatchObject({ standard: 30 });
});

test('G-10: a game by the clock ends by its clock alone, however many rounds that takes', () => {
  const t = table(2, { minutes: 30, turnSeconds: 0 });
  while (t.table.now < 30 * 60_000) {
    expect(t.asks()).toBe('turn');
    t.wait(5_000).answer(t.waiting()[0], pass);
  }
  expect([t.asks(), t.table.state.round, t.table.state.turns]).toEqual(['over', 180, 360]);
});

test.each([
  ['a game to a target ends after 100 rounds at the latest', 'target'],
  ['where no time passes at all, a game by the clock stops after 100 rounds', 'clock'],
] as const)('G-10: %s', (_rule, end) => {
  const t = table(2, { end, turnSeconds: 0 });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    expect(t.asks()).toBe('turn');
    passRound(t);
  }
  expect([t.asks(), t.table.state.round, MOST_ROUNDS]).toEqual(['over', 100, 100]);
});

test('G-5: players who tie for the most Noshdosh share the win', () => {
  const t = lay(table(3, { end: 'rounds', rounds: 1 }), { money: [7, 3, 7] });
  passRound(t);
  expect([t.asks(), t.table.result.winners, t.table.result.points]).toEqual(['over', 0b101, [7, 3, 7]]);
});

// ---- expansions ----

const printed = (t: Kitchen): number[] => t.table.cards.piles.flat().map((card) => t.match.faces[card]);

test('SM-35: every player may write two orders of their own, six in all', () => {
  expect(game.options.shared).toEqual({ names: OWN_ORDER_OPTIONS, each: 2 });
  expect(OWN_ORDER_OPTIONS).toHaveLength(6);
});

test('SM-35: both packs and own orders are off unless the table turns them on', () => {
  const { attackPack, orderUp, order1, order6 } = table().match.options;
  expect([attackPack, orderUp, order1, order6]).toEqual([false, false, '', '']);
  expect(printed(table()).some(isOwn)).toBe(false);
  const own = table(2, codesOf(HOUSE_ORDERS));
  expect(printed(own).filter(isOwn)).toHaveLength(6);
  expect(own.waiting()).toEqual([0]);
});

test('SM-69: the Attack Pack adds six attack condiments of three kinds and one inspector of each kind', () => {
  const [plain, packed] = [table(2), table(2, { attackPack: true })].map((t) => printed(t).filter(isWhite).length);
  expect(packed - plain).toBe(9);
  expect(ingredients.filter(({ pack }) => pack === 'attack-pack')).toHaveLength(3);
  expect(table(2, { attackPack: true }).waiting()).toEqual([0]);
});

test('SM-70: Order Up! adds twelve orders and two events', () => {
  const black = printed(table(2, { orderUp: true })).filter((f) => !isWhite(f));
  expect([black.filter((f) => !isEvent(f)).length, black.filter(isEvent).length]).toEqual([48, 10]);
  expect(orders.filter(({ pack }) => pack === 'order-up')).toHaveLength(12);
  expect(black.filter(isEvent).length / black.length).toBeLessThan(0.2);
});

// ---- away, and the clock ----

test('G-6: a bot can play on for a player who left, and no card leaves the game', () => {
  const t = table(2, { end: 'rounds', rounds: 6 });
  while (t.asks() !== 'over') {
    const [seat] = t.waiting();
    t.answer(seat, tasted(t, seat, `away ${t.inputs.length}`));
    expect(t.table.cards.piles.flat()).toHaveLength(t.match.faces.length);
  }
  expect(t.table.state.round).toBe(6);
});

test('G-9: when a clock runs out a move that is always allowed is made, to the end of the game', () => {
  const t = playOut(table(4, { end: 'rounds', rounds: 5 }));
  expect(t.table.state.turns).toBe(20);
  expect(refusedSetup(game, 2, { turnSeconds: -1 }).code).toBe('bad-option');
});

test('SM-37: a late turn is a pass, a late victim takes the punishment, and an event takes something', () => {
  const t = table().tick();
  expect([t.told('discarded'), t.waiting()]).toEqual([[{ is: 'discarded', seat: 0, cards: [] }], [1]]);
  const visited = lay(table(), { hands: { 0: ['lazy'] }, stacks: { 1: [['bread', 'ham!']] }, money: [0, 50] });
  play(visited, 0, [['lazy', { seat: 1 }]]).tick();
  expect([money(visited), stack(visited, 1, 0).length, visited.waiting()]).toEqual([[0, 50], 1, [1]]);
  const luck = lay(table(), {
    hands: { 0: ['bread'] },
    stacks: { 0: [['bread', 'pickle']] },
    bar: ['pickle-paradise'],
    next: ['pot-luck', 'blt'],
  });
  play(luck, 0, [['bread', 0]], [[0, 0]]).tick();
  expect(luck.told('got')).toHaveLength(2);
  expect([hand(luck, 0).length, cardsAt(luck, 0, 0).length, luck.waiting()]).toEqual([7, 0, [1]]);
});
