// How the bot of Sándwich Wars deals with opportunities: used while they bring time, kept when the end is near; and it beats the first bots.
import { describe, expect, test } from 'vitest';
import type { Frame, Told } from '#kernel';
import { advance, fastDice, fastStreams, has, imagine, listSeats, matchOf, openWith, seatOf, topFrame } from '#kernel';
import { firstTaste, taste } from '../bot.ts';
import type { Edition } from '../cards.ts';
import { editions, NEWEST, opportunities } from '../cards.ts';
import { game } from '../game.ts';
import { opportunityOf } from '../rules/faces.ts';
import type { Event, WarsMatch, WarsWorld } from '../state.ts';
import type { Stall } from './stall.ts';
import { card, done, hold, lay, order, orderOfSize, purse, put, show, table } from './stall.ts';

function says(t: Stall): unknown {
  const [seat] = t.waiting();
  const frame = t.table.stack[t.table.stack.length - 1];
  return taste.answer(imagine(t.match, t.look(seat), fastDice(1)), seat, frame, 1, fastDice(1));
}

describe('a tip jar', () => {
  /** An order that is ready, the jar in hand, and so many orders done before. */
  function jarAndOrder(before: readonly number[]): Stall {
    const t = lay(hold(purse(table(), 0, 6), 0, 'tip-jar', 'pesto'), 0, 'camembert');
    for (const size of before) put(t, orderOfSize(t, size), done(t, 0));
    return show(
      t,
      order(t, ({ id }) => id === 'toast-1'),
    );
  }

  test('is used in the middle of a game', () => {
    const t = jarAndOrder([2]);
    expect(says(t)).toEqual({ do: 'use', card: card(t, 'tip-jar') });
  });

  test('is kept in the turn in which one’s own order ends the game', () => {
    expect(says(jarAndOrder([2, 3, 4, 5]))).toMatchObject({ do: 'complete' });
  });

  test('is kept in the last round', () => {
    const t = jarAndOrder([2]).change((w) => {
      w.table.state.last = seatOf(1);
    });
    expect(says(t)).toMatchObject({ do: 'complete' });
  });

  test('is kept when a rival is near the end, unless opportunities fill the hand', () => {
    const t = purse(table(), 0, 12);
    for (const size of [2, 3, 4, 5]) put(t, orderOfSize(t, size), done(t, 1));
    hold(t, 0, 'tip-jar', 'hot-sauce');
    expect(says(t)).not.toMatchObject({ do: 'use' });
    hold(t, 0, 'tip-jar', 'secret-sauce', 'helping-hand', card(t, 'tip-jar', 'second'), 'hot-sauce');
    expect(says(t)).toMatchObject({ do: 'use' });
  });
});

// ---- over whole games ----

function matchFor(seats: number, edition: Edition = NEWEST): WarsMatch {
  const bound = matchOf(game, { seats, options: { edition } });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

/** Plays a game, each seat by its own taste; shows every question before it is answered. */
function playOut(
  match: WarsMatch,
  tastes: readonly (typeof taste)[],
  seed: number,
  onAsked: (w: WarsWorld, frame: Frame) => void = () => undefined,
): { winners: number; told: Event[] } {
  const story: Told<Event>[] = [];
  const w = openWith(match, fastStreams(seed, 11), story);
  for (let frame = topFrame(w); frame !== undefined && !w.table.result.over; frame = topFrame(w)) {
    const [seat] = listSeats(frame.waiting);
    onAsked(w, frame);
    const refused = advance(w, seat, tastes[seat].answer(w, seat, frame, seat, fastDice(seed)));
    if (refused !== undefined) throw new Error(refused.code);
  }
  return { winners: w.table.result.winners, told: story.map(({ event }) => event) };
}

test('in games among bots every opportunity is used', () => {
  for (const seats of [2, 4]) {
    const match = matchFor(seats);
    const uses = new Map<string, number>();
    for (let seed = 0; seed < 10; seed++)
      for (const event of playOut(match, new Array(seats).fill(taste), seed).told)
        if (event.is === 'used') {
          const { id } = opportunityOf(match, event.card);
          uses.set(id, (uses.get(id) ?? 0) + 1);
        }
    for (const { id } of opportunities) expect(uses.get(id) ?? 0, id).toBeGreaterThan(10);
  }
}, 120_000);

test('what it might answer begins with what it answers, has nothing twice, and all of it may be', () => {
  const asked = new Map<string, number>();
  for (const seats of [2, 3, 5])
    playOut(matchFor(seats), new Array(seats).fill(taste), seats, (w, frame) => {
      const [seat] = listSeats(frame.waiting);
      const ranked = taste.ranked?.(w, seat, frame, seat, fastDice(1)) ?? [];
      expect(ranked[0]).toEqual(taste.answer(w, seat, frame, seat, fastDice(1)));
      expect(new Set(ranked.map((answer) => JSON.stringify(answer))).size).toBe(ranked.length);
      const rule = w.match.rules.get(frame.ask);
      if (rule === undefined || rule.mode === 'hold') throw new Error(frame.ask);
      for (const answer of ranked) expect(rule.check(w, frame, seat, answer), JSON.stringify(answer)).toBeUndefined();
      if (rule.moves(w, frame, seat).count > 1)
        asked.set(frame.ask, Math.max(asked.get(frame.ask) ?? 0, ranked.length));
    });
  const decided = Object.keys(game.questions).filter((ask) => ask !== 'lastRound' && ask !== 'sheet');
  expect([...asked.keys()].sort()).toEqual(decided.sort());
  for (const [ask, most] of asked) expect(most, ask).toBeGreaterThan(2);
}, 120_000);

test.each(editions)(
  'it beats the first bots, seats swapped, with edition %s',
  (edition) => {
    const match = matchFor(2, edition);
    const GAMES = 120;
    let won = 0;
    for (let i = 0; i < GAMES; i++) {
      const mine = seatOf(i % 2);
      const { winners } = playOut(match, mine === 0 ? [taste, firstTaste] : [firstTaste, taste], i >> 1);
      if (has(winners, mine)) won += 1 / listSeats(winners).length;
    }
    expect(won / GAMES).toBeGreaterThan(0.65);
  },
  120_000,
);
