/** Which cards of a hand a bot lets go. */
import type { CardId } from '#kernel';
import { printOf } from '../rules/faces.ts';
import { handCards } from '../rules/market.ts';
import { sorted } from '../rules/sets.ts';
import { HAND } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import { bestPlan } from './plan.ts';

/** Kept opportunities are points. */
const CHANCE = 20;
const PLANNED = 10;

/** How much it would like to keep a card. */
function liking(k: Kitchen, card: CardId, planned: ReadonlySet<CardId>): number {
  if (k.chances.includes(card)) return CHANCE;
  const { category, effect, quality, cost } = printOf(k.w.match, card);
  const helped = k.w.table.state.hired[category] === k.seat ? 3 : 0;
  const bonus = effect.does === 'points' ? effect.n : 0.5;
  return (planned.has(card) ? PLANNED : 0) + quality * 0.9 - cost * 0.55 + bonus + helped;
}

const planned = (k: Kitchen): ReadonlySet<CardId> => new Set(bestPlan(k)?.toPlay ?? []);

/** These cards, the least liked first. */
export function leastLiked(k: Kitchen, cards: readonly CardId[]): CardId[] {
  const wanted = planned(k);
  return cards.toSorted((a, b) => liking(k, a, wanted) - liking(k, b, wanted));
}

export const toDiscard = (k: Kitchen, count: number): CardId[] =>
  sorted(leastLiked(k, handCards(k.w, k.seat)).slice(0, count));

/** Below this an unknown card is the better one. */
const POOR = 1.6;

/** Whatever no plan needs and is not good in itself; all where there is no plan, and even an opportunity where nothing else is left. */
export function toReplenish(k: Kitchen): CardId[] {
  const plan = bestPlan(k);
  const wanted = new Set(plan?.toPlay ?? []);
  const poor = k.hand.filter((card) => plan === undefined || liking(k, card, wanted) < POOR);
  const isStuck = poor.length === 0 && k.chances.length >= HAND;
  return isStuck ? k.chances.filter((card) => card !== k.kept).slice(0, 1) : sorted(poor);
}
