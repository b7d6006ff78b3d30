/** What a bot's assistants are owed at the end of this turn, and whether a step leaves enough to pay them all. */
import type { CardId } from '#kernel';
import { WAGE } from '../rules/assistants.ts';
import { orderOf, printOf } from '../rules/faces.ts';
import { costOf } from '../rules/zone.ts';
import type { Kitchen } from './kitchen.ts';
import type { Plan } from './plan.ts';

/** What a step takes: coins, actions, and assistants that it adds to those who are paid. */
export interface Step {
  readonly price: number;
  readonly actions: number;
  readonly helpers: number;
}

/** Coins that must be there when the actions are over: what points in tokens and income will not pay. */
export const due = ({ helpers, tokens, income }: Kitchen, more = 0): number =>
  Math.max(0, WAGE * (helpers + more - tokens) - income);

/** What one more assistant costs in points over so many ends of turns: a token each while there are some to spare, then coins. */
export function upkeepFor({ helpers, tokens, coin }: Kitchen, turns: number): number {
  const spare = Math.min(turns, Math.max(0, tokens - helpers));
  return spare * Math.min(1, WAGE * coin) + (turns - spare) * WAGE * coin;
}

/** Can they be paid at the end of every turn to come, with the coins of one action of it at most? */
export const canKeep = ({ helpers, tokens, income, wage }: Kitchen, more: number): boolean =>
  WAGE * (helpers + more - tokens) <= wage + income;

/** Can all assistants be paid after this step, if need be by taking coins with every action that is left? */
export function canPayAfter(k: Kitchen, { price, actions, helpers }: Step): boolean {
  const left = k.coins - price;
  return left >= 0 && left + k.wage * Math.max(0, k.actions - actions) >= due(k, helpers);
}

/** Coins that the assistants of this turn still lack, even if every action that is left takes some. */
export const lacking = (k: Kitchen): number => Math.max(0, due(k) - k.coins - k.wage * k.actions);

/** Does the plan end in this turn with enough for all: by the coins that are left, its reward, or its points? */
export function paysForItself(k: Kitchen, plan: Plan): boolean {
  const used = [...plan.placed, ...plan.toPlay];
  if (plan.missing > 0 || actionsFor(k, plan.toPlay) + 1 > k.actions) return false;
  const price = plan.toPlay.reduce((sum, card) => sum + costOf(k.w, k.seat, card), 0);
  if (price > k.coins) return false;
  const { reward } = orderOf(k.w.match, plan.order);
  const brought = used.reduce((sum, card) => sum + inCoins(k, card), reward === 'assistant' ? WAGE * 2 : reward);
  return k.coins - price + brought + WAGE * plan.bonus + k.income >= WAGE * (k.helpers - k.tokens);
}

/** Actions that playing these takes. */
const actionsFor = ({ w }: Kitchen, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + 1 - gainedBy(w, card), 0);

/** Actions that an ingredient brings as it is played. */
export function gainedBy(w: Kitchen['w'], card: CardId): number {
  const { effect } = printOf(w.match, card);
  return effect.does === 'action' ? effect.n : 0;
}

/** What an ingredient brings towards the wages as an order uses it; its income it takes away. */
function inCoins({ w, zone }: Kitchen, card: CardId): number {
  const { effect } = printOf(w.match, card);
  if (effect.does === 'points') return WAGE * effect.n;
  if (effect.does !== 'coins') return 0;
  if (effect.when === 'use') return effect.n;
  return effect.when === 'turn' && zone.includes(card) ? -effect.n : 0;
}
