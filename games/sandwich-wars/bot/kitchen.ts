/** What a bot knows when it decides: its cards and coins as plain lists, and what things are worth to it. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, countSeats, leftOf, listSeats, sizeOf } from '#kernel';
import type { OrderRow } from '../cards.ts';
import { isIngredient, isOpportunity, orderOf } from '../rules/faces.ts';
import { handCards } from '../rules/market.ts';
import { costOf, zoneCards } from '../rules/zone.ts';
import type { WarsWorld } from '../state.ts';
import { doneOf, ROW } from '../state.ts';

export interface Kitchen {
  readonly w: WarsWorld;
  readonly seat: Seat;
  readonly zone: readonly CardId[];
  /** Ingredients in hand. */
  readonly hand: readonly CardId[];
  readonly chances: readonly CardId[];
  /** An opportunity that is not to be used, or −1. */
  readonly kept: number;
  readonly row: readonly { readonly card: CardId; readonly order: OrderRow }[];
  readonly coins: number;
  readonly actions: number;
  /** By number of ingredients: whether an order of that type is among mine. */
  readonly types: readonly boolean[];
  /** Turns of mine that are still to come after this one, as a guess. */
  readonly turns: number;
  /** Points that an action is worth; a coin is worth a quarter of it. */
  readonly action: number;
  readonly coin: number;
}

/** Turns that an order takes a player, from one to the next. */
const TURNS_PER_ORDER = 2.2;
const ACTION_WORTH = 2.5;
/** Coins of one action. */
const COINS = 4;

/** Personas differ in how much they think their time is worth. */
const eagerness = (persona: number): number => 0.94 + 0.04 * (persona % 4);

export function kitchenOf(w: WarsWorld, seat: Seat, persona: number, kept: number): Kitchen {
  const { match } = w;
  const { state } = w.table;
  const all = handCards(w, seat);
  const turns = turnsLeft(w, seat);
  const action = ACTION_WORTH * eagerness(persona);
  const types = [false, false, false, false, false, false];
  for (const card of cardsIn(w, doneOf(match.seats, seat))) types[orderOf(match, card).size] = true;
  return {
    w,
    seat,
    zone: zoneCards(w, seat),
    hand: all.filter((card) => isIngredient(match.faces[card])),
    chances: all.filter((card) => isOpportunity(match.faces[card])),
    kept,
    row: cardsIn(w, ROW).map((card) => ({ card, order: orderOf(match, card) })),
    coins: state.coins[seat],
    actions: state.actions,
    types,
    turns,
    action,
    coin: turns === 0 ? 0.01 : action / COINS,
  };
}

/** Nobody plays on once the end is announced and the round is over; until then the one with most orders sets the pace. */
function turnsLeft(w: WarsWorld, seat: Seat): number {
  const { seats, players, options } = w.match;
  const { last, first } = w.table.state;
  if (last >= 0) return 0;
  const done = listSeats(players).map((player) => sizeOf(w, doneOf(seats, player)));
  const missing = options.orders - Math.max(...done);
  const rest = TURNS_PER_ORDER * Math.max(0, missing - 0.4);
  // Whoever sits before the start player has no further turn once somebody is done.
  return missing <= 1 && seat === leftOf(first, -1, seats) ? rest * 0.8 : rest;
}

/** How much of a table a player is: what a rival gains costs the others their share of it. */
export const rivals = ({ w }: Kitchen): number => countSeats(w.match.players) - 1;

/** The costs of the hand as they are now. */
export const handCosts = ({ w, seat, hand }: Kitchen): number[] => hand.map((card) => costOf(w, seat, card));
