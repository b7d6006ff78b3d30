/** Whole random games of the reference game: by hand, in place and checked. Equal seeds give equal games. */
import type { Dice, Match, Millis, Table, World } from '#kernel';
import { advance, cardsIn, fastStreams, openWith, pileOf, seatOf, step } from '#kernel';
import { randomAnswer } from '../engine/playout.ts';
import type { Reference } from './game.ts';
import { DECK, DISCARD } from './game.ts';
import { PLAYERS, pickingDice, range, SANDWICHES, TURNS } from './numbers.ts';
import type { Board, PlainGame } from './plain.ts';
import { listMoves, plainGame, playPlain } from './plain.ts';

const START = 0 as Millis;
const listed = new Array<number>(64).fill(0);

export function playByHand(seed: number): PlainGame {
  const g = plainGame(seed);
  const dice = pickingDice(seed);
  while (!g.over) {
    const count = listMoves(g, g.turn & 3, listed);
    if (!playPlain(g, listed[dice.below(count)])) throw new Error('a listed move was refused');
  }
  return g;
}

export const openReference = (match: Match<Reference>, seed: number): World<Reference> =>
  openWith(match, fastStreams(0, seed));

export function playInPlace(match: Match<Reference>, seed: number): World<Reference> {
  const w = openReference(match, seed);
  const dice = pickingDice(seed);
  for (let turn = 0; turn < TURNS; turn++) moveInPlace(w, turn, dice);
  return w;
}

export function moveInPlace(w: World<Reference>, turn: number, dice: Dice): void {
  const seat = seatOf(turn & 3);
  if (advance(w, seat, randomAnswer(w, w.table.stack[0], seat, dice)) !== undefined)
    throw new Error('a possible move was refused');
}

export function playChecked(match: Match<Reference>, seed: number): Table<Reference> {
  let { table } = openReference(match, seed);
  const dice = pickingDice(seed);
  for (let turn = 0; turn < TURNS; turn++) table = moveChecked(match, table, turn, dice);
  return table;
}

function moveChecked(match: Match<Reference>, table: Table<Reference>, turn: number, dice: Dice): Table<Reference> {
  const seat = seatOf(turn & 3);
  const answer = randomAnswer({ match, table, story: undefined }, table.stack[0], seat, dice);
  const { id } = table.stack[0];
  const stepped = step(match, table, { kind: 'answer', at: START, seat, frame: id, answer });
  if ('refused' in stepped) throw new Error('a possible move was refused');
  return stepped.table;
}

/** What lies on a kernel table, as the plain reducer keeps it. */
export function boardOf(w: World<Reference>): Board {
  const { orders, orderDeck, scores } = w.table.state;
  const pile = (n: number): number[] => [...cardsIn(w, pileOf(n))];
  return {
    deck: pile(DECK),
    discard: pile(DISCARD),
    sandwiches: range(SANDWICHES).map((n) => pile(2 + n)),
    hands: range(PLAYERS).map((n) => pile(2 + SANDWICHES + n)),
    orders,
    orderDeck,
    scores,
  };
}
