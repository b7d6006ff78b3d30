/** The reference game as a reducer written by hand: plain arrays changed in place, no kernel. What a kernel is measured by. */
import {
  CARDS,
  CLOSE,
  firstOf,
  HAND,
  INGREDIENTS,
  kindOfMove,
  LAYERS,
  moveOf,
  NONE,
  OPEN_ORDERS,
  ORDER_COUNT,
  ORDER_NEEDS,
  ORDER_POINTS,
  PLAY,
  PLAYERS,
  REFILL,
  range,
  SANDWICHES,
  secondOf,
  TURNS,
} from './numbers.ts';

/** What lies on the table. */
export interface Board {
  deck: number[];
  discard: number[];
  hands: number[][];
  sandwiches: number[][];
  orders: number[];
  orderDeck: number[];
  scores: number[];
}

export interface PlainGame extends Board {
  random: number[];
  turn: number;
  over: boolean;
}

/** A shuffled copy. */
export type Shuffle = (cards: readonly number[]) => number[];

export function plainGame(seed: number): PlainGame {
  const random = [0, seed | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) sfc32(random);
  return { ...deal(shuffleWith(random)), random, turn: 0, over: false };
}

export function deal(shuffle: Shuffle): Board {
  const deck = shuffle(range(CARDS));
  const orderDeck = shuffle(range(ORDER_COUNT));
  const hands: number[][] = [];
  for (let p = 0; p < PLAYERS; p++) hands.push(deck.splice(deck.length - HAND, HAND).reverse());
  const orders = orderDeck.splice(ORDER_COUNT - OPEN_ORDERS, OPEN_ORDERS);
  return {
    deck,
    discard: [],
    hands,
    sandwiches: range(SANDWICHES).map(() => []),
    orders,
    orderDeck,
    scores: [0, 0, 0, 0],
  };
}

/** One move of whose turn it is; false, and nothing changed, if it is not allowed. */
export function playPlain(g: PlainGame, move: number): boolean {
  if (g.over || !perform(g, g.turn & 3, move, shuffleWith(g.random))) return false;
  g.turn++;
  if (g.turn >= TURNS) g.over = true;
  return true;
}

function perform(g: Board, p: number, move: number, shuffle: Shuffle): boolean {
  switch (kindOfMove(move)) {
    case PLAY:
      return play(g, p, firstOf(move), secondOf(move));
    case CLOSE:
      return close(g, p, firstOf(move), secondOf(move));
    default:
      return refill(g, p, firstOf(move), shuffle);
  }
}

/** Puts a card of the hand on a sandwich. */
export function play(g: Board, p: number, a: number, b: number): boolean {
  const hand = g.hands[p];
  const sandwich = g.sandwiches[b];
  if (!(a < hand.length) || sandwich === undefined || sandwich.length >= LAYERS) return false;
  sandwich.push(hand[a]);
  hand.splice(a, 1);
  return true;
}

/** Sells a sandwich for an order, or scraps a full one. */
export function close(g: Board, p: number, a: number, b: number): boolean {
  const sandwich = g.sandwiches[a];
  if (sandwich === undefined || sandwich.length === 0) return false;
  if (b === NONE) {
    if (sandwich.length < LAYERS) return false;
  } else {
    const order = g.orders[b];
    if (order === undefined || (ingredientsOf(sandwich) & ORDER_NEEDS[order]) !== ORDER_NEEDS[order]) return false;
    g.scores[p] += ORDER_POINTS[order] + sandwich.length;
    g.orderDeck.unshift(order);
    g.orders[b] = g.orderDeck.pop() as number;
  }
  for (let i = 0; i < sandwich.length; i++) g.discard.push(sandwich[i]);
  g.sandwiches[a] = [];
  return true;
}

/** Throws a card away and fills the hand up. */
export function refill(g: Board, p: number, a: number, shuffle: Shuffle): boolean {
  const hand = g.hands[p];
  if (a === NONE) {
    if (hand.length >= HAND) return false;
  } else {
    if (!(a < hand.length)) return false;
    g.discard.push(hand[a]);
    hand.splice(a, 1);
  }
  while (hand.length < HAND) {
    if (g.deck.length === 0) {
      if (g.discard.length === 0) break;
      g.deck = shuffle(g.discard);
      g.discard = [];
    }
    hand.push(g.deck.pop() as number);
  }
  return true;
}

/** Fills `out` with all moves of this hand and says how many there are. */
export function listMoves(board: Board, p: number, out: number[]): number {
  const { sandwiches, orders } = board;
  const hand = board.hands[p];
  let n = 0;
  for (let s = 0; s < SANDWICHES; s++) {
    const { length } = sandwiches[s];
    if (length < LAYERS) for (let h = 0; h < hand.length; h++) out[n++] = moveOf(PLAY, h, s);
    else out[n++] = moveOf(CLOSE, s, NONE);
    if (length < 3) continue;
    const there = ingredientsOf(sandwiches[s]);
    for (let o = 0; o < OPEN_ORDERS; o++) {
      const needs = ORDER_NEEDS[orders[o]];
      if ((there & needs) === needs) out[n++] = moveOf(CLOSE, s, o);
    }
  }
  for (let h = 0; h < hand.length; h++) out[n++] = moveOf(REFILL, h, 0);
  if (hand.length < HAND) out[n++] = moveOf(REFILL, NONE, 0);
  return n;
}

/** One number for everything that lies on the table, in its order. */
export function boardSum(board: Board): number {
  const { deck, discard, hands, sandwiches, orders, orderDeck, scores } = board;
  let sum = 0x811c9dc5;
  const add = (x: number): void => {
    sum = Math.imul(sum ^ (x & 255), 0x01000193);
  };
  for (const list of [deck, discard, ...hands, ...sandwiches, orders, orderDeck, scores]) {
    add(list.length);
    for (const x of list) add(x);
  }
  return sum >>> 0;
}

function ingredientsOf(sandwich: readonly number[]): number {
  let there = 0;
  for (let i = 0; i < sandwich.length; i++) there |= 1 << (sandwich[i] % INGREDIENTS);
  return there;
}

function shuffleWith(random: number[]): Shuffle {
  return (cards) => {
    const copy = cards.slice();
    for (let i = copy.length - 1; i > 0; i--) {
      const j = below(random, i + 1);
      const other = copy[i];
      copy[i] = copy[j];
      copy[j] = other;
    }
    return copy;
  };
}

function sfc32(s: number[]): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

function below(random: number[], n: number): number {
  let x = sfc32(random);
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const floor = 4294967296 % n;
    while (low < floor) {
      x = sfc32(random);
      low = Math.imul(x, n) >>> 0;
    }
  }
  return ((x * n) / 4294967296) >>> 0;
}
