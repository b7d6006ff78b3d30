/** What a seat sees of the reference game, whichever server told it, and how a table of it is kept and shown without a kernel. */
import { CARDS, firstOf, INGREDIENTS, kindOfMove, ORDER_NEEDS, ORDER_POINTS, secondOf } from '../reference/numbers.ts';
import type { Board, PlainGame } from '../reference/plain.ts';
import { plainGame, playPlain } from '../reference/plain.ts';

export interface Seen {
  readonly turn: number;
  readonly hand: readonly number[];
  /** How many cards each seat holds. */
  readonly held: readonly number[];
  readonly sandwiches: readonly (readonly number[])[];
  readonly discard: readonly number[];
  /** Cards left in the deck. */
  readonly deck: number;
  readonly orders: readonly number[];
  readonly scores: readonly number[];
}

/** A move as everybody may know it. */
export interface Logged {
  readonly turn: number;
  readonly seat: number;
  readonly move: string;
  readonly a: number;
  readonly b: number;
}

export interface PlainTable {
  readonly game: PlainGame;
  /** The last moves, the newest at the end. */
  readonly log: Logged[];
}

/** What a seat is sent after a move: everything that a page shows, or as few numbers as the game can be played by. */
export type Shown = (table: PlainTable, seat: number) => Seen;

/** By the argument that a server is started with. */
export const SHOWN: Readonly<Record<string, Shown>> = { whole: wholeAt, lean: leanAt };

const MOVE_NAMES = ['play', 'close', 'refill'];
const LONGEST_LOG = 10;

export const openPlain = (seed: number): PlainTable => ({ game: plainGame(seed), log: [] });

/** False, and nothing changed, if it is not this seat's turn or not allowed. */
export function movePlain(table: PlainTable, seat: number, turn: number, move: number): boolean {
  const { game, log } = table;
  if (turn !== game.turn || seat !== (turn & 3) || !playPlain(game, move)) return false;
  game.over = false;
  log.push({ turn, seat, move: MOVE_NAMES[kindOfMove(move)], a: firstOf(move), b: secondOf(move) });
  if (log.length > LONGEST_LOG) log.shift();
  return true;
}

/** What a seat may know of the cards, and the last move: other hands and the deck are numbers. */
export function leanAt({ game, log }: PlainTable, seat: number): Seen & { readonly last: Logged | undefined } {
  return { ...cardsAt(game, seat), last: log.at(-1) };
}

/** The same as an application sends it: with names, with who is there, with what orders want, and with the last moves. */
export function wholeAt({ game, log }: PlainTable, seat: number): Seen & Readonly<Record<string, unknown>> {
  const { turn, over, hands, sandwiches, orders, scores } = game;
  return {
    ...cardsAt(game, seat),
    seat,
    current: turn & 3,
    over,
    cards: hands[seat].map(named),
    layers: sandwiches.map((sandwich) => sandwich.map(named)),
    players: scores.map((score, n) => ({
      seat: n,
      name: `Player ${n + 1}`,
      score,
      cards: hands[n].length,
      connected: true,
    })),
    wanted: orders.map((order) => ({ id: order, points: ORDER_POINTS[order], needs: NEEDS[order] })),
    log,
  };
}

function cardsAt({ turn, hands, sandwiches, discard, deck, orders, scores }: PlainGame, seat: number): Seen {
  const held = hands.map((hand) => hand.length);
  return { turn, hand: hands[seat], held, sandwiches, discard, deck: deck.length, orders, scores };
}

const INGREDIENT_NAMES = ['bread', 'cheese', 'ham', 'tomato', 'lettuce', 'egg', 'tuna', 'onion', 'pickle', 'mustard'];
const NEEDS = ORDER_NEEDS.map((bits) => INGREDIENT_NAMES.filter((_, i) => (bits & (1 << i)) !== 0));

const named = (id: number): { id: number; kind: string } => ({ id, kind: INGREDIENT_NAMES[id % INGREDIENTS] });

/** As much of a board as is needed to list the moves of a seat. */
export function boardFor({ hand, sandwiches, orders }: Seen, seat: number): Board {
  const hands: number[][] = [];
  hands[seat] = hand as number[];
  return {
    hands,
    sandwiches: sandwiches as number[][],
    orders: orders as number[],
    deck: [],
    discard: [],
    orderDeck: [],
    scores: [],
  };
}

/** Why these views of one table cannot all be true; undefined if they can. */
export function disagreement(views: readonly Seen[]): string | undefined {
  const [first] = views;
  const open = publicText(first);
  if (views.some((seen) => publicText(seen) !== open)) return 'seats see different tables';
  if (views.some((seen, seat) => seen.hand.length !== seen.held[seat]))
    return 'a hand is not as large as others see it';
  const laid = first.sandwiches.flat();
  const known = [...views.flatMap(({ hand }) => hand), ...laid, ...first.discard];
  if (new Set(known).size !== known.length) return 'a card lies in two places';
  return known.length + first.deck === CARDS ? undefined : `${known.length + first.deck} cards instead of ${CARDS}`;
}

const publicText = ({ turn, held, sandwiches, discard, deck, orders, scores }: Seen): string =>
  JSON.stringify([turn, held, sandwiches, discard, deck, orders, scores]);
