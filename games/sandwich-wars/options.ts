/** What a table of Sándwich Wars may choose, and what does not go together. */
// Rules: G-1, SW-45, SW-87, SW-88, SW-89, SW-90, SW-91.
import type { OptionBook, Refusal } from '#kernel';
import { refusal } from '#kernel';
import type { Edition } from './cards.ts';
import { NEWEST, orders as orderCards } from './cards.ts';

export type Options = {
  /** Completed orders that end the game; 0 takes as many as the cards allow. */
  orders: number;
  /** May others see how many points in tokens a player has? */
  tokens: 'hidden' | 'open';
  /** Seat number of the start player, counted from 1; 0 draws it. */
  startPlayer: number;
  /** Do later players begin with more coins? */
  head: 'even' | 'later-more';
  edition: Edition;
  turnSeconds: number;
  choiceSeconds: number;
  /** How long the announced end and the score sheet are shown at most. */
  showSeconds: number;
};

const clock = (standard: number) => ({ kind: 'number', min: 0, max: 86_400, standard }) as const;

const speed = (turnSeconds: number, choiceSeconds: number, showSeconds: number) => ({
  turnSeconds,
  choiceSeconds,
  showSeconds,
});

const FEWEST_ORDERS = 3;
const MOST_ORDERS = 12;

/** So many orders each are there for everybody: twelve for two players, five for five. */
const mostOrders = (seats: number): number => Math.floor(orderCards.length / seats);

export const options: OptionBook<Options> = {
  specs: {
    orders: { kind: 'number', min: 0, max: MOST_ORDERS, standard: 5 },
    tokens: { kind: 'choice', values: ['hidden', 'open'], standard: 'hidden' },
    startPlayer: { kind: 'number', min: 0, max: 5, standard: 0, means: 'seat' },
    head: { kind: 'choice', values: ['even', 'later-more'], standard: 'even' },
    edition: { kind: 'choice', values: ['2', '1'], standard: NEWEST, means: 'edition' },
    turnSeconds: clock(75),
    choiceSeconds: clock(40),
    showSeconds: clock(4),
  },
  presets: { rulebook: {} },
  standardPreset: 'rulebook',
  variants: {
    short: { orders: FEWEST_ORDERS },
    long: { orders: 0 },
    open: { tokens: 'open' },
    head: { head: 'later-more' },
    'first-edition': { edition: '1' },
  },
  speeds: {
    unhurried: speed(120, 60, 6),
    normal: speed(75, 40, 4),
    wild: speed(45, 20, 2),
    none: speed(0, 0, 0),
  },
  settle(chosen, seats) {
    return chosen.orders === 0 ? { ...chosen, orders: mostOrders(seats) } : chosen;
  },
  forbid(chosen, seats) {
    return wrongGoal(chosen, seats) ?? wrongStart(chosen, seats);
  },
};

function wrongGoal({ orders }: Options, seats: number): Refusal | undefined {
  if (orders < FEWEST_ORDERS) return refusal('too-few-orders', { orders, least: FEWEST_ORDERS });
  const most = mostOrders(seats);
  return orders > most ? refusal('too-many-orders', { orders, seats, most }) : undefined;
}

function wrongStart({ startPlayer }: Options, seats: number): Refusal | undefined {
  return startPlayer > seats ? refusal('no-such-start-player', { chair: startPlayer, seats }) : undefined;
}
