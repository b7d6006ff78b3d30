// The bot of Sandwich Masters: stronger than the first one, and whoever sits with it meets every card.
import { expect, test } from 'vitest';
import type { Frame, Seat, Taste } from '#kernel';
import {
  advance,
  advanceClock,
  cardsIn,
  faceOf,
  fastDice,
  fastStreams,
  has,
  listSeats,
  matchOf,
  openWith,
  sha256Hex,
} from '#kernel';
import { firstTaste, taste } from '../bot.ts';
import { game } from '../game.ts';
import { ATTACK, INSPECTOR, symbolOf } from '../rules/faces.ts';
import { openSlots } from '../rules/kitchen.ts';
import { cards } from '../rules/prints.ts';
import type { MastersKinds, MastersMatch, MastersWorld, Turn } from '../state.ts';
import { handOf } from '../state.ts';
import type { Put } from './kitchen.ts';
import { lay, playing, table, tasted } from './kitchen.ts';

function matchFor(seats: number, options: object): MastersMatch {
  const bound = matchOf(game, { seats, options: { end: 'rounds', ...options } });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

type Watch = (w: MastersWorld, seat: Seat, frame: Frame, answer: unknown) => void;

/** One game by taste; who won. */
function play(match: MastersMatch, tastes: readonly Taste<MastersKinds>[], deal: number, watch?: Watch): number {
  const w = openWith(match, fastStreams(deal, 19));
  const dice = fastDice(deal);
  while (!w.table.result.over) {
    const frame = w.table.stack[w.table.stack.length - 1];
    const [seat] = listSeats(frame.waiting);
    if (seat === undefined) advanceClock(w);
    else {
      const answer = tastes[seat].answer(w, seat, frame, 1, dice);
      watch?.(w, seat, frame, answer);
      if (advance(w, seat, answer) !== undefined) throw new Error(`refused: ${JSON.stringify(answer)}`);
    }
  }
  return w.table.result.winners;
}

const GAMES = 120;

test.each(['1', '2'])(
  'it wins more often than the first bot, seats swapped, with edition %s',
  (edition) => {
    const match = matchFor(2, { edition });
    let won = 0;
    for (let n = 0; n < GAMES; n++) {
      const mine = (n % 2) as Seat;
      const winners = play(match, mine === 0 ? [taste, firstTaste] : [firstTaste, taste], n >> 1);
      if (has(winners, mine)) won += winners === 0b11 ? 0.5 : 1;
    }
    expect(won / GAMES).toBeGreaterThan(0.55);
  },
  60_000,
);

test('the first bot answers as it always has, for the lab measures by it', () => {
  const said: unknown[] = [];
  for (let deal = 0; deal < 4; deal++)
    play(
      matchFor(3, { edition: '1', attackPack: true, orderUp: true }),
      [firstTaste, firstTaste, firstTaste],
      deal,
      (_w, seat, _frame, answer) => answer === 'on' || said.push([seat, answer]),
    );
  expect(sha256Hex(JSON.stringify(said)).slice(0, 16)).toBe('26f21484393ae9cf');
});

/** By kind of card: turns in which it could have been played, and in which it was. */
function usesOf(seats: number, games: number): Map<string, { could: number; did: number }> {
  const uses = new Map<string, { could: number; did: number }>();
  const match = matchFor(seats, { attackPack: true });
  const players = Array.from({ length: seats }, () => taste);
  for (let deal = 0; deal < games; deal++)
    play(match, players, deal, (w, seat, frame, answer) => {
      if (frame.ask !== 'turn') return;
      const turn = answer as Turn;
      const attackable = listSeats(match.players).some((other) => other !== seat && openSlots(w, other).length > 0);
      const found = new Map<string, boolean>();
      for (const card of cardsIn(w, handOf(seat))) {
        const symbol = symbolOf(faceOf(w, card));
        const { id } = cards[faceOf(w, card)];
        if (symbol !== INSPECTOR && (symbol !== ATTACK || !attackable)) continue;
        found.set(id, found.get(id) === true || (turn.do === 'play' && turn.cards.includes(card)));
      }
      for (const [id, played] of found) {
        const use = uses.get(id) ?? { could: 0, did: 0 };
        uses.set(id, { could: use.could + 1, did: use.did + (played ? 1 : 0) });
      }
    });
  return uses;
}

test.each([2, 4, 6])(
  'every attack condiment and every inspector is met at a table of %i',
  (seats) => {
    const uses = usesOf(seats, 96 / seats);
    expect(uses.size).toBe(9);
    for (const { could, did } of uses.values()) expect(did / could).toBeGreaterThan(0.02);
  },
  60_000,
);

/** Seat 0 has these cards and something on the table; seat 1 is nearly done with the best of orders. */
function attacked(hand: readonly string[], mine: readonly string[]): ReturnType<typeof table> {
  const theirs = [
    ['bread', 'bread', 'bacon', 'lettuce', 'tomato'],
    ['bread', 'pickle'],
  ];
  return lay(table(2), {
    hands: { 0: hand },
    stacks: { 0: [mine], 1: theirs },
    bar: ['club-sandwich', 'burger-dream', 'bacon-butty', 'ham-and-cheese'],
    money: [5, 12],
  });
}

const onto = (slot: number): Put[1] => ({ seat: 1, slot });

test('attack condiments go all at once, and onto the sandwich of which they take most', () => {
  const t = attacked(['slime', 'cat-food', 'pickle', 'onion', 'butter', 'salami', 'lazy'], ['bread', 'ham']);
  const w = { match: t.match, table: t.table, story: undefined };
  const ranked = taste.ranked?.(w, 0 as Seat, t.table.stack[0], 1, fastDice(1));
  expect(ranked).toContainEqual(
    playing(t, 0, [
      ['slime', onto(0)],
      ['cat-food', onto(0)],
    ]),
  );
});

test('Special Sauce goes onto its own sandwich along with them', () => {
  const t = attacked(
    ['slime', 'sauce', 'lazy', 'lazy', 'lazy', 'jobsworth', 'jobsworth'],
    ['bread', 'cheese', 'bacon', 'onion'],
  );
  expect(tasted(t, 0, 'along')).toEqual(
    playing(t, 0, [
      ['slime', onto(0)],
      ['sauce', 0],
    ]),
  );
});
