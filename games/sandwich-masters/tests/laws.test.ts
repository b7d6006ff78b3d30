// Laws of Sandwich Masters itself: money is conserved, moves are counted as they are listed, and own orders keep the laws of all games.
import { expect, test } from 'vitest';
import type { Dice, Language } from '#kernel';
import { advance, fastDice, fastStreams, labSeed, listSeats, matchOf, namedDice, openWith, topFrame } from '#kernel';
import { describeViolation, runLaws } from '#testkit';
import { playRandom } from '#testkit/driver';
import type { Asks } from '../cards.ts';
import { pictures, symbols, varieties } from '../cards.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { codesOf, HOUSE_ORDERS } from '../options.ts';
import { FILLINGS } from '../rules/faces.ts';
import type { OwnOrder } from '../rules/own-orders.ts';
import { refuseOwnOrders } from '../rules/own-orders.ts';
import { moneyHeld, moneyOut } from '../scoring.ts';
import type { MastersMatch, State } from '../state.ts';
import { table, tasted } from './kitchen.ts';

function matchFor(seats: number, options: object): MastersMatch {
  const bound = matchOf(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

function proveMoney(state: State): void {
  if (moneyHeld(state) !== moneyOut(state) || Math.min(...state.money) < 0) throw new Error(JSON.stringify(state));
}

test.each([2, 3, 4, 5, 6])(
  'money held is rewards less bribes and losses, at every moment, with %i players',
  (seats) => {
    const match = matchFor(seats, { attackPack: true, orderUp: true, end: 'rounds', rounds: 15 });
    for (let n = 0; n < 3; n++) {
      const name = `money ${seats} ${n}`;
      playRandom(match, labSeed(name), namedDice(name), (_input, _before, { state }) => proveMoney(state));
    }
    const packed = { attackPack: true, orderUp: true, ...codesOf(HOUSE_ORDERS) };
    const t = table(seats, { ...packed, end: 'rounds', rounds: 15 });
    while (t.asks() !== 'over') {
      const [seat] = t.waiting();
      t.answer(seat, tasted(t, seat, `money ${t.inputs.length}`));
      proveMoney(t.table.state);
    }
    expect(t.table.state.rewards).toBeGreaterThan(t.table.state.bribes + t.table.state.losses);
  },
);

test('the count of possible turns is the number of those that are listed', () => {
  const match = matchFor(3, { orderUp: true, attackPack: true });
  const dice = fastDice(11);
  let compared = 0;
  for (let n = 0; compared < 12; n++) {
    const w = openWith(match, fastStreams(n, 5));
    while (!w.table.result.over && compared < 12) {
      const frame = topFrame(w);
      const rule = match.rules.get(frame?.ask ?? '');
      if (frame === undefined || rule === undefined || rule.mode === 'hold') throw new Error('nobody is asked');
      const [seat] = listSeats(frame.waiting);
      const moves = rule.moves(w, frame, seat);
      if (frame.ask === 'turn' && moves.count < 20_000 && dice.below(8) === 0) {
        let listed = 0;
        for (const _ of moves.all()) listed++;
        expect(listed).toBe(moves.count);
        compared++;
      }
      advance(w, seat, moves.random(dice));
    }
  }
}, 60_000);

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)];

function anyAsks(dice: Dice): Asks {
  if (dice.below(4) === 0)
    return {
      kind: 'variety',
      variety: pick(
        varieties.filter((v) => v !== 'bread'),
        dice,
      ),
    };
  const fillings = Array.from({ length: 1 + dice.below(8) }, () => pick(symbols.slice(0, FILLINGS), dice));
  return { kind: 'list', fillings: fillings as never };
}

/** One to six orders that nobody would refuse. */
function anyOrders(dice: Dice): Partial<Options> {
  const list: OwnOrder[] = [];
  const wanted = 1 + dice.below(6);
  while (list.length < wanted) {
    const own = {
      name: `Order ${dice.below(1000)}`,
      picture: pick(pictures, dice),
      asks: anyAsks(dice),
      price: 1 + dice.below(99),
    };
    if (refuseOwnOrders([...list, own], ['base', 'attack-pack', 'order-up']) === undefined) list.push(own);
  }
  return codesOf(list);
}

test('tables with random own orders keep the laws of all games', async () => {
  const dice = fastDice(42);
  const short = { end: 'rounds', rounds: 8 } as const;
  const packs = { attackPack: true, orderUp: true };
  const variants = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`own-${n}`, { ...anyOrders(dice), ...short, ...(n % 2 === 0 ? packs : {}) }]),
  );
  const names = Object.fromEntries(Object.keys(variants).map((key) => [key, key]));
  const writing = {
    ...game,
    texts: async (language: Language) => ({ text: { ...(await game.texts(language)).text, variants: names } }),
    options: { ...game.options, presets: { book: short }, variants },
  };
  const { games, violations } = await runLaws({ game: writing, games: 20, seed: 'own', density: 8, most: 2 });
  expect(violations.map(describeViolation)).toEqual([]);
  expect(games).toBe(20);
}, 120_000);
