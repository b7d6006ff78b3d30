/** The reference game in numbers: its sizes, its orders, how a move is packed, and the dice that pick moves. */
import type { Dice } from '#kernel';

export const PLAYERS = 4;
export const CARDS = 60;
export const INGREDIENTS = 10;
export const HAND = 7;
export const SANDWICHES = 4;
export const LAYERS = 6;
export const OPEN_ORDERS = 3;
export const TURNS = 100;
/** No order (a full sandwich is scrapped), or no card (the hand is only filled up). */
export const NONE = 15;

export const PLAY = 0;
export const CLOSE = 1;
export const REFILL = 2;

/** A move is one small number: what is done, then two things that it names. */
export const moveOf = (kind: number, a: number, b: number): number => (kind << 8) | (a << 4) | b;
export const kindOfMove = (move: number): number => move >> 8;
export const firstOf = (move: number): number => (move >> 4) & 15;
export const secondOf = (move: number): number => move & 15;

/** An order wants three different ingredients. */
const ORDERS = Array.from({ length: 24 }, (_, i) => {
  const first = i % INGREDIENTS;
  const wanted = (i * 3 + 1) % INGREDIENTS;
  const second = wanted === first ? (first + 5) % INGREDIENTS : wanted;
  let third = (i * 7 + 4) % INGREDIENTS;
  while (third === first || third === second) third = (third + 1) % INGREDIENTS;
  return { needs: (1 << first) | (1 << second) | (1 << third), points: 3 + (i % 4) };
});
export const ORDER_COUNT = ORDERS.length;
/** By order: the ingredients it needs, one bit each. */
export const ORDER_NEEDS = ORDERS.map((order) => order.needs);
export const ORDER_POINTS = ORDERS.map((order) => order.points);

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Cheap dice that choose moves: the same seed, the same choices, whatever plays the game. */
export function pickingDice(seed: number): Dice {
  let a = seed | 0;
  return {
    below(n) {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296) | 0;
    },
  };
}
