// The bot of Sándwich Wars: never refused, stronger than chance and than a player without a plan.
import { expect, test } from 'vitest';
import type { CardId, Frame, Look, Seat, Table } from '#kernel';
import { fastDice, imagine, labSeed, listSeats, look, matchOf, myQuestion, namedDice, open, step } from '#kernel';
import { playRandom } from '#testkit/driver';
import { game } from '../game.ts';
import { orderOf, printOf } from '../rules/faces.ts';
import { handCards } from '../rules/market.ts';
import type { Asks, TurnAnswer, WarsKinds, WarsMatch, WarsWorld } from '../state.ts';

function matchFor(seats: number, options: object = {}): WarsMatch {
  const bound = matchOf(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

type Player = (match: WarsMatch, seen: Look<WarsKinds>, frame: Frame, name: string) => unknown;

const greedy: Player = (match, seen, frame, name) =>
  game.taste.answer(imagine(match, seen, namedDice(name)), seen.seat, frame, 1, namedDice(name));

const random: Player = (match, seen, frame, name) =>
  anything(imagine(match, seen, namedDice(name)), frame, seen.seat, name);

function anything(w: WarsWorld, frame: Frame, seat: Seat, name: string): unknown {
  const rule = w.match.rules.get(frame.ask);
  if (rule === undefined || rule.mode === 'hold') throw new Error(frame.ask);
  return rule.moves(w, frame, seat).random(namedDice(name));
}

/**
 * Takes coins and the nearest cheap order: completes the smallest order it can, otherwise plays the best ingredient it can
 * pay (throwing out a worse one), otherwise earns coins for the best in hand, or draws. No plan, no help, no opportunities.
 */
const simple: Player = (match, seen, frame, name) => {
  const w = imagine(match, seen, namedDice(name));
  const rule = w.match.rules.get(frame.ask);
  if (rule === undefined || rule.mode === 'hold') throw new Error(frame.ask);
  if (frame.ask === 'replenish') return handCards(w, seen.seat).toSorted((a, b) => a - b);
  if (frame.ask !== 'turn') return rule.late(w, frame, seen.seat);
  const ways = [...rule.moves(w, frame, seen.seat).all()] as TurnAnswer[];
  return ways.reduce((a, b) => (simpleWish(w, seen.seat, b) > simpleWish(w, seen.seat, a) ? b : a));
};

function simpleWish(w: WarsWorld, seat: Seat, way: TurnAnswer): number {
  const quality = (card: CardId): number => printOf(w.match, card).quality;
  if (way.do === 'complete') return 100 - orderOf(w.match, way.order).size;
  if (way.do === 'play') return 50 + quality(way.card);
  if (way.do === 'replace') return quality(way.card) > quality(way.out) ? 40 + quality(way.card) - quality(way.out) : 0;
  const best = Math.max(0, ...handCards(w, seat).map(quality));
  if (way.do === 'coins') return best >= 3 && w.table.state.coins[seat] < 8 ? 20 : 5;
  return way.do === 'replenish' ? 10 : 0;
}

/** Plays one game; the first player is a seat's that changes from game to game. */
function winner(match: WarsMatch, players: readonly Player[], name: string): number {
  let { table }: { table: Table<WarsKinds> } = open(match, labSeed(name));
  for (let i = 0; !table.result.over; i++) {
    const frame = table.stack[table.stack.length - 1];
    const [seat] = listSeats(frame.waiting);
    const answer = players[seat](match, look(match, table, seat), frame, `${name} ${i}`);
    const stepped = step(match, table, { kind: 'answer', at: table.now, seat, frame: frame.id, answer });
    if ('refused' in stepped) throw new Error(JSON.stringify([stepped.refused, answer]));
    table = stepped.table;
  }
  return table.result.winners;
}

/** Wins of the first over the second, seats swapped in every other game; a shared win is half. */
function share(match: WarsMatch, first: Player, second: Player, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const mine = game % 2;
    const winners = winner(match, mine === 0 ? [first, second] : [second, first], `duel ${game >> 1}`);
    if ((winners & (1 << mine)) !== 0) won += winners === 0b11 ? 0.5 : 1;
  }
  return won / games;
}

/** Whole games between thinking players take their time on a busy machine. */
const PATIENCE = 120_000;

test(
  'greedy beats random nearly always, seats swapped',
  () => {
    expect(share(matchFor(2), greedy, random, 20)).toBeGreaterThanOrEqual(0.95);
  },
  PATIENCE,
);

test(
  'greedy beats a player that takes coins and the nearest cheap order',
  () => {
    expect(share(matchFor(2), greedy, simple, 20)).toBeGreaterThanOrEqual(0.65);
  },
  PATIENCE,
);

test(
  'the taste is never refused, at any question of any table, and the same look gives the same answer',
  () => {
    const asked = new Set<string>();
    for (const seats of [2, 3, 4, 5]) {
      const match = matchFor(seats);
      playRandom(match, labSeed(`taste ${seats}`), namedDice(`taste ${seats}`), (_input, _before, table) => {
        if (table.paused || table.result.over) return;
        const frame = table.stack[table.stack.length - 1];
        const [seat] = listSeats(frame.waiting);
        const seen = look(match, table, seat);
        if (myQuestion(seen) === undefined) return;
        const think = (dice: number): unknown =>
          game.taste.answer(imagine(match, seen, fastDice(dice)), seat, frame, 2, fastDice(1));
        const answer = think(1);
        expect(think(2)).toEqual(answer);
        const rule = match.game.questions[frame.ask as keyof Asks];
        if (rule.mode === 'hold') throw new Error(frame.ask);
        const check = rule.check as (w: WarsWorld, frame: Frame, seat: Seat, answer: unknown) => unknown;
        expect(rule.shape(answer)).toBe(true);
        expect(check({ match, table, story: undefined }, frame, seat, answer)).toBeUndefined();
        asked.add(frame.ask);
      });
    }
    expect([...asked].sort()).toEqual(Object.keys(game.questions).sort());
  },
  PATIENCE,
);

test('it wants no interrupts', () => {
  const match = matchFor(2);
  const { table } = open(match, labSeed(1));
  const seen = look(match, table, 0 as Seat);
  expect(game.taste.interrupt(imagine(match, seen, fastDice(1)), seen.seat, 1, fastDice(1))).toBeUndefined();
});
