/** What a seat sees of the reference game, whichever server told it, and how a table of it is kept and shown without a kernel. */
import { CARDS } from '../reference/numbers.ts';
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

/** The last move, which everybody may know. */
export interface Last {
  readonly seat: number;
  readonly move: number;
}

export interface PlainTable {
  readonly game: PlainGame;
  last: Last | undefined;
}

export const openPlain = (seed: number): PlainTable => ({ game: plainGame(seed), last: undefined });

/** False, and nothing changed, if it is not this seat's turn or not allowed. */
export function movePlain(table: PlainTable, seat: number, turn: number, move: number): boolean {
  const { game } = table;
  if (turn !== game.turn || seat !== (turn & 3) || !playPlain(game, move)) return false;
  game.over = false;
  table.last = { seat, move };
  return true;
}

/** The whole of what a seat may know: other hands and the deck are numbers. */
export function seenAt({ game, last }: PlainTable, seat: number): Seen & { readonly last: Last | undefined } {
  const { turn, hands, sandwiches, discard, deck, orders, scores } = game;
  const held = hands.map((hand) => hand.length);
  return { turn, hand: hands[seat], held, sandwiches, discard, deck: deck.length, orders, scores, last };
}

/** As much of a board as is needed to list the moves of a seat. */
export function boardFor({ hand, sandwiches, orders }: Seen, seat: number): Board {
  const hands: number[][] = [];
  hands[seat] = hand as number[];
  return {
    hands,
    sandwiches: sandwiches as number[][],
    orders: orders as number[],
    ...{ deck: [], discard: [], orderDeck: [], scores: [] },
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
