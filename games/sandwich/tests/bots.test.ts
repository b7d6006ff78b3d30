// The bots of Sandwich: whom each of them cooks for, and that its sandwiches are good alike.
import { expect, test } from 'vitest';
import type { CardId, Frame, Seat, Taste } from '#kernel';
import { advance, advanceClock, fastDice, fastStreams, listSeats, matchOf, only, openWith, sha256Hex } from '#kernel';
import { CROWD_PALATE, opinion } from '../bot/palate.ts';
import { beginnerTaste, firstTaste, taste } from '../bot.ts';
import { game } from '../game.ts';
import type { Sandwich, SandwichKinds, SandwichMatch, SandwichWorld } from '../state.ts';

function matchFor(seats: number, options: object = {}): SandwichMatch {
  const bound = matchOf(game, { seats, options });
  if ('refused' in bound) throw new Error(bound.refused.code);
  return bound.match;
}

type Watch = (w: SandwichWorld, seat: Seat, frame: Frame, answer: unknown, luck: number) => void;

/** One game in which all have this taste, each with a persona of their own; told of every answer. */
function play(match: SandwichMatch, cook: Taste<SandwichKinds>, deal: number, watch: Watch): void {
  const w = openWith(match, fastStreams(deal, 3));
  for (let luck = 0; !w.table.result.over; luck++) {
    const frame = w.table.stack[w.table.stack.length - 1];
    const grabbed = frame.mode === 'race' ? frame.given.reduce((set, { seat }) => set | only(seat), 0) : 0;
    const [seat] = listSeats(frame.waiting & ~grabbed);
    if (frame.mode === 'hold' || seat === undefined) advanceClock(w);
    else {
      const answer = cook.answer(w, seat, frame, seat, fastDice(luck));
      watch(w, seat, frame, answer, luck);
      if (advance(w, seat, answer) !== undefined) throw new Error(`refused: ${JSON.stringify(answer)}`);
    }
  }
}

/** How often, of all grabs, several personas with this taste would take different cards. */
function disagreement(cook: Taste<SandwichKinds>): number {
  let asked = 0;
  let apart = 0;
  play(matchFor(4), taste, 1, (w, seat, frame, _answer, luck) => {
    if (frame.ask !== 'grab') return;
    const wanted = [1, 2, 3, 4].map((persona) => cook.answer(w, seat, frame, persona, fastDice(luck)));
    asked++;
    if (new Set(wanted).size > 1) apart++;
  });
  return apart / asked;
}

test('skilled ones shop for the crowd, whoever they are; beginners for their own palate', () => {
  expect(disagreement(taste)).toBe(0);
  expect(disagreement(beginnerTaste)).toBeGreaterThan(0.2);
});

/** What the crowd thinks of the worst of somebody's sandwiches, on average. */
function worst(cook: Taste<SandwichKinds>): number {
  const values: number[] = [];
  for (let deal = 0; deal < 6; deal++)
    play(matchFor(4), taste, deal, (w, seat, frame, _answer, luck) => {
      if (frame.ask !== 'compose') return;
      const made = cook.answer(w, seat, frame, seat, fastDice(luck)) as Sandwich[];
      const kinds = (cards: readonly CardId[]): number[] => cards.map((card) => w.match.faces[card]);
      values.push(Math.min(...made.map(({ cards }) => opinion(CROWD_PALATE, kinds(cards), w.match.options))));
    });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('skilled ones serve nobody what is left over', () => {
  expect(worst(taste)).toBeGreaterThan(worst(firstTaste) + 5);
});

test('the first bot answers as it always has, for the lab measures by it', () => {
  const said: unknown[] = [];
  for (const options of [{}, { theme: 'p:picnic', blind: true }, { chef: true, pitch: 'text', fridge: true }])
    play(matchFor(5, options), firstTaste, 2, (_w, seat, { ask }, answer) => {
      // The show came later, and asks for nothing.
      if (ask !== 'show') said.push([seat, answer]);
    });
  expect(sha256Hex(JSON.stringify(said)).slice(0, 16)).toBe('c48a0eb0248c3f08');
});
