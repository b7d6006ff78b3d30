/** What a bot knows when it decides: its cards and coins as plain lists, and what things are worth to it. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, leftOf, seatOf, sizeOf } from '#kernel';
import type { OrderRow } from '../cards.ts';
import { categories } from '../cards.ts';
import { WAGE } from '../rules/assistants.ts';
import type { Printed } from '../rules/faces.ts';
import { indexOf, isIngredient, isOpportunity, orderOf, printOf } from '../rules/faces.ts';
import { handCards, tokensOf } from '../rules/market.ts';
import { WAGES } from '../rules/turn.ts';
import { ASSISTANT_DISCOUNT, countHelpers, zoneCards } from '../rules/zone.ts';
import type { WarsMatch, WarsWorld } from '../state.ts';
import { doneOf, ROW } from '../state.ts';
import type { Manner } from './manner.ts';

export interface Kitchen {
  readonly w: WarsWorld;
  readonly seat: Seat;
  readonly zone: readonly CardId[];
  /** Ingredients in hand. */
  readonly hand: readonly CardId[];
  readonly chances: readonly CardId[];
  /** An opportunity that is not to be used, or −1. */
  readonly kept: number;
  readonly manner: Manner;
  readonly row: readonly { readonly card: CardId; readonly order: OrderRow }[];
  readonly coins: number;
  /** Points in tokens. */
  readonly tokens: number;
  /** By category: who has its assistant, and how much cheaper what lies in my zone makes it. */
  readonly hired: readonly number[];
  readonly discounts: readonly number[];
  /** Assistants that I pay at the end of this turn, coins that come in before that, and coins that an action takes. */
  readonly helpers: number;
  readonly income: number;
  readonly wage: number;
  readonly actions: number;
  /** Quality that opportunities add to the next order. */
  readonly boost: number;
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

export function kitchenOf(w: WarsWorld, seat: Seat, persona: number, kept: number, manner: Manner): Kitchen {
  const { match } = w;
  const { state } = w.table;
  const all = handCards(w, seat);
  const turns = turnsLeft(w, seat);
  const action = ACTION_WORTH * eagerness(persona);
  const helpers = countHelpers(w, seat);
  const types = [false, false, false, false, false, false];
  for (const card of cardsIn(w, doneOf(match.seats, seat))) types[orderOf(match, card).size] = true;
  return {
    w,
    seat,
    ...lying(match, zoneCards(w, seat)),
    hand: all.filter((card) => isIngredient(match.faces[card])),
    chances: all.filter((card) => isOpportunity(match.faces[card])),
    kept,
    manner,
    row: cardsIn(w, ROW).map((card) => ({ card, order: orderOf(match, card) })),
    coins: state.coins[seat],
    tokens: tokensOf(w, seat),
    hired: state.hired,
    helpers,
    actions: state.actions,
    boost: state.boost,
    types,
    turns,
    action,
    coin: turns === 0 ? lastCoin(helpers) : action / COINS,
  };
}

/** After the end coins only break ties; before it they pay assistants, so that points need not. */
const lastCoin = (helpers: number): number => (helpers > 0 ? 1 / WAGE : 0.01);

/** What lies in a zone, and what that brings in coins. */
function lying(match: WarsMatch, zone: readonly CardId[]): Pick<Kitchen, 'zone' | 'discounts' | 'income' | 'wage'> {
  const discounts = new Array<number>(categories.length).fill(0);
  let income = 0;
  let wage = WAGES;
  for (const card of zone) {
    const { effect } = printOf(match, card);
    if (effect.does === 'discount') discounts[indexOf(effect.of)] += effect.n;
    else if (effect.does === 'wages') wage += effect.n;
    else if (effect.when === 'turn' && effect.does === 'coins') income += effect.n;
  }
  return { zone, discounts, income, wage };
}

/** The same kitchen once these have gone into an order that brings so many points in tokens. */
export function usedUp(k: Kitchen, used: readonly CardId[], points: number): Kitchen {
  const { match } = k.w;
  const zone = k.zone.filter((card) => !used.includes(card));
  const brought = used.reduce((sum, card) => {
    const { effect } = printOf(match, card);
    return effect.when === 'use' && effect.does === 'coins' ? sum + effect.n : sum;
  }, 0);
  return { ...k, ...lying(match, zone), coins: k.coins + brought, tokens: k.tokens + points };
}

/** What an ingredient costs here, with the assistants that are there or supposed to be. */
export function costIn({ hired, seat, discounts }: Kitchen, { cost, category }: Printed): number {
  const less = hired[category] === seat ? ASSISTANT_DISCOUNT : 0;
  return Math.max(0, cost - less - discounts[category]);
}

/** Nobody plays on once the end is announced and the round is over; until then the one with most orders sets the pace. */
function turnsLeft(w: WarsWorld, seat: Seat): number {
  const { seats, options } = w.match;
  const { last, first } = w.table.state;
  if (last >= 0) return 0;
  let most = 0;
  for (let player = 0; player < seats; player++) most = Math.max(most, sizeOf(w, doneOf(seats, seatOf(player))));
  const missing = options.orders - most;
  const rest = TURNS_PER_ORDER * Math.max(0, missing - 0.4);
  // Whoever sits before the start player has no further turn once somebody is done.
  return missing <= 1 && seat === leftOf(first, -1, seats) ? rest * 0.8 : rest;
}

/** How much of a table a player is: what a rival gains costs the others their share of it. */
export const rivals = ({ w }: Kitchen): number => w.match.seats - 1;
