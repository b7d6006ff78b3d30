// How the bot of Sándwich Wars deals with assistants: hired where they can be paid, paid with what is worth less, sent back in time.
import { describe, expect, test } from 'vitest';
import type { Told } from '#kernel';
import { advance, fastDice, fastStreams, imagine, listSeats, matchOf, openWith, seatOf, topFrame } from '#kernel';
import { answerFor, NO_CARD } from '../bot/answers.ts';
import { categories } from '../cards.ts';
import { game } from '../game.ts';
import type { Asks, Event, WarsMatch } from '../state.ts';
import type { Stall } from './stall.ts';
import {
  act,
  complete,
  done,
  hold,
  lay,
  order,
  orderOfSize,
  play,
  plenty,
  purse,
  put,
  show,
  staff,
  table,
  tokens,
} from './stall.ts';

/** What a bot in the seat that is asked would say. */
function says(t: Stall): unknown {
  const [seat] = t.waiting();
  const seen = t.look(seat);
  const frame = t.table.stack[t.table.stack.length - 1];
  return game.taste.answer(imagine(t.match, seen, fastDice(1)), seen.seat, frame, 1, fastDice(1));
}

const actions = (t: Stall, left: number): Stall =>
  t.change((w) => {
    w.table.state.actions = left;
  });

/** One order, which a fried egg can meet once the assistant for eggs helps. */
function eggOnToast(coins: number): Stall {
  const t = table();
  show(
    t,
    order(t, ({ size, quality }) => size === 1 && quality === 6),
  );
  return purse(hold(t, 0, 'fried-egg'), 0, coins);
}

const HIRED = { do: 'hire', helper: 'egg' };
const COINS = { do: 'coins' };

describe('hiring', () => {
  test('an assistant is hired where an action is left to take the coins for its wages', () => {
    expect(says(eggOnToast(5))).toEqual(HIRED);
  });

  test('with the last action nobody is hired who could not be paid', () => {
    expect(says(actions(eggOnToast(5), 1))).not.toEqual(HIRED);
    expect(says(actions(eggOnToast(6), 1))).not.toEqual(HIRED);
    expect(says(actions(eggOnToast(7), 1))).toEqual(HIRED);
  });

  test('a point in tokens pays as well as coins do', () => {
    expect(says(tokens(actions(eggOnToast(5), 1), 0, 1))).toEqual(HIRED);
  });

  test('so does income that comes in before the wages', () => {
    expect(says(lay(actions(eggOnToast(5), 1), 0, 'fries', 'tomato'))).toEqual(HIRED);
  });

  test('those whom one has already are paid first', () => {
    expect(says(staff(actions(eggOnToast(7), 1), 0, 'meat'))).not.toEqual(HIRED);
    expect(says(staff(actions(eggOnToast(9), 1), 0, 'meat'))).toEqual(HIRED);
  });

  test('nobody is hired whose wages would take both actions of every turn to come', () => {
    expect(says(staff(eggOnToast(30), 0, 'meat', 'cheese'))).not.toEqual(HIRED);
    expect(says(tokens(staff(eggOnToast(30), 0, 'meat', 'cheese'), 0, 1))).toEqual(HIRED);
  });

  test('an opportunity for an assistant waits where nobody could pay it', () => {
    const t = actions(eggOnToast(1), 0);
    hold(t, 0, 'helping-hand', 'fried-egg');
    expect(says(t)).toEqual({ do: 'end' });
    expect(says(purse(t, 0, 2))).toMatchObject({ do: 'use' });
  });
});

describe('with assistants to pay', () => {
  test('the last action takes coins rather than leave them unpaid', () => {
    const t = staff(hold(actions(eggOnToast(5), 1), 0, 'fried-egg'), 0, 'egg');
    expect(says(t)).toEqual(COINS);
    expect(says(tokens(t, 0, 1))).toMatchObject({ do: 'play' });
  });

  test('the last coins go into an order that brings the wages in the same turn', () => {
    const t = staff(eggOnToast(4), 0, 'egg');
    expect(says(t)).toMatchObject({ do: 'play' });
    expect(says(play(t, 0, 'fried-egg'))).toMatchObject({ do: 'complete' });
  });

  test('a reward is taken in coins where they are lacking, and in cards where they are not', () => {
    const rewarded = (coins: number): Stall => {
      const t = staff(lay(hold(plenty(actions(table(), 1)), 0), 0, 'hot-sauce'), 0, 'meat', 'cheese');
      const toast = order(t, ({ size, quality }) => size === 1 && quality === 6);
      return complete(purse(show(t, toast), 0, coins), 0, toast, 'hot-sauce');
    };
    expect(says(rewarded(2))).toEqual({ take: 'split', coins: 2, cards: 0 });
    expect(says(rewarded(3))).toEqual({ take: 'split', coins: 1, cards: 1 });
    expect(says(rewarded(9))).toEqual({ take: 'split', coins: 0, cards: 2 });
  });

  test('a last turn without an order takes coins, so that no points are paid', () => {
    const t = staff(hold(table(), 0, 'quail-eggs'), 0, 'egg');
    show(t, orderOfSize(t, 5));
    t.change((w) => {
      w.table.state.last = seatOf(1);
    });
    expect(says(t)).toEqual(COINS);
  });
});

describe('at the end of a turn', () => {
  const upkeep = (t: Stall): Asks['upkeep']['answer'] => {
    act(actions(t, 0), 0, { do: 'end' });
    expect(t.asks()).toBe('upkeep');
    return says(t) as Asks['upkeep']['answer'];
  };

  test('points pay while coins can still buy more than a point', () => {
    expect(upkeep(tokens(staff(eggOnToast(9), 0, 'egg', 'meat'), 0, 3)).points).toEqual(['meat', 'egg']);
  });

  test('coins pay where there are no points, and points what coins cannot', () => {
    expect(upkeep(staff(eggOnToast(4), 0, 'egg', 'meat')).points).toEqual([]);
    expect(upkeep(tokens(staff(eggOnToast(2), 0, 'egg', 'meat'), 0, 1)).points).toEqual(['meat']);
  });

  test('in the last round coins pay, and points only what coins cannot', () => {
    const t = tokens(staff(eggOnToast(3), 0, 'egg', 'meat'), 0, 5);
    t.change((w) => {
      w.table.state.last = seatOf(1);
    });
    expect(upkeep(t).points).toHaveLength(1);
  });

  test('whom the plan needs stays', () => {
    expect(upkeep(staff(eggOnToast(9), 0, 'egg')).back).toEqual([]);
  });

  test('late in a game somebody goes back whose wages would put off the last order, and never whom it needs', () => {
    const t = staff(eggOnToast(14), 0, ...categories);
    expect(upkeep(t).back).toEqual([]);
    const late = staff(eggOnToast(14), 0, ...categories);
    for (const size of [2, 3, 4, 5]) put(late, orderOfSize(late, size), done(late, 1));
    const { back } = upkeep(late);
    expect(back).toHaveLength(1);
    expect(back).not.toContain('egg');
  });
});

describe('over whole games between bots', () => {
  /** All that is told in so many games, and the rounds they took. */
  function played(seats: number, games: number): { told: Event[]; rounds: number[] } {
    const bound = matchOf(game, { seats, options: {} });
    if ('refused' in bound) throw new Error(bound.refused.code);
    const story: Told<Event>[] = [];
    const rounds = Array.from({ length: games }, (_, seed) => playOne(bound.match, seed, story));
    return { told: story.map(({ event }) => event), rounds };
  }

  function playOne(match: WarsMatch, seed: number, story: Told<Event>[]): number {
    const w = openWith(match, fastStreams(seed, 9), story);
    for (let frame = topFrame(w); frame !== undefined && !w.table.result.over; frame = topFrame(w)) {
      const [seat] = listSeats(frame.waiting);
      const refused = advance(w, seat, answerFor(w, seat, seat, frame, NO_CARD));
      if (refused !== undefined) throw new Error(refused.code);
    }
    return w.table.state.round;
  }

  test('fewer assistants are lost for want of wages than one in twenty that were hired', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { told } = played(seats, 12);
      const hired = told.filter((event) => event.is === 'hired' && event.why === 'action').length;
      const lost = told.flatMap((event) => (event.is === 'broke' ? event.back : [])).length;
      expect(hired).toBeGreaterThan(12);
      expect(lost).toBeLessThan(0.05 * hired);
    }
  }, 120_000);

  test('no game goes on for ever because nobody sees a way to an order', () => {
    expect(Math.max(...played(2, 40).rounds)).toBeLessThan(40);
  }, 120_000);
});
