// The rulebook, sentence by sentence: several games with a running total.
import { expect, test } from 'vitest';
import { refusedSetup } from '#testkit';
import { game } from '../../game.ts';
import { hurryTo, rankBy, serveAll, story, table } from '../kitchen.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('SA-57: the points run on over as many games as you like', () => {
  const t = table(4, { series: true });
  let total = [0, 0, 0, 0];
  for (let games = 1; games <= 5; games++) {
    rankBy(serveAll(t), (cook) => (cook + games) % 4);
    const scores = story(t, 'tasted')
      .slice(-4)
      .flatMap((event) => event.scores);
    total = total.map((points, seat) => points + sum(scores.filter(([cook]) => cook === seat).map(([, p]) => p)));
    expect(t.table.state.points).toEqual(total);
    expect([t.asks(), t.waiting()]).toEqual(['again', [0, 1, 2, 3]]);
    t.everyone(() => (games < 5 ? 'again' : 'enough'));
  }
  expect(t.table.result.points).toEqual(total);
  expect(t.asks()).toBe('over');
});

test.each([
  ['a single “enough” ends nothing', ['again', 'enough', 'again', 'either'], 'grab'],
  ['as many of either kind play on', ['again', 'enough', 'enough', 'again'], 'grab'],
  ['one who wants to and three who do not mind play on', ['either', 'either', 'again', 'either'], 'grab'],
  ['more “enough” end it', ['enough', 'again', 'enough', 'either'], 'over'],
  ['one “enough” ends it where nobody wants another', ['either', 'either', 'enough', 'either'], 'over'],
] as const)('SA-57: %s', (_, votes, next) => {
  const t = hurryTo(table(4, { series: true }), 'again').everyone((seat) => votes[seat]);
  expect(t.asks()).toBe(next);
});

test('SA-57: who does not answer in time leaves it to the others', () => {
  const t = hurryTo(table(4, { series: true }), 'again')
    .answer(1, 'again')
    .tick();
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
  expect(
    hurryTo(table(4, { series: true }), 'again')
      .answer(1, 'enough')
      .tick()
      .asks(),
  ).toBe('over');
  expect(
    hurryTo(table(4, { series: true }), 'again')
      .tick()
      .asks(),
  ).toBe('over');
});

test('SA-57: a game of a series begins with the points of the game before, whatever its variants are', () => {
  const t = table(4, { series: true, carried: '12 0 7 3', express: true, bleah: true });
  expect(t.table.state.points).toEqual([12, 0, 7, 3]);
  rankBy(serveAll(t), (cook) => cook);
  const won = story(t, 'tasted').flatMap(({ scores }) => scores);
  expect(t.table.state.points).toEqual(
    [12, 0, 7, 3].map((points, seat) => points + sum(won.filter(([cook]) => cook === seat).map(([, p]) => p))),
  );
  expect(table(4, { carried: '12 0 7 3' }).table.state.points).toEqual([0, 0, 0, 0]);
  for (const carried of ['12 0 7', '1 2 3 x', '-1 2 3 4', '1  2 3 4'])
    expect(refusedSetup(game, 4, { series: true, carried })).toEqual({ code: 'wrong-total', facts: { seats: 4 } });
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});
