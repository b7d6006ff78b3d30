/** The next step of a bot's turn: an opportunity, the order itself, an assistant, or what the plan still lacks. */
import type { CardId } from '#kernel';
import { sizeOf } from '#kernel';
import { opportunityOf, printOf } from '../rules/faces.ts';
import { drawable } from '../rules/market.ts';
import { refuseUse } from '../rules/opportunity.ts';
import { FINE } from '../rules/play.ts';
import { sorted } from '../rules/sets.ts';
import { costOf, freeHelpers } from '../rules/zone.ts';
import { KEPT } from '../scoring.ts';
import type { Asks, Putting, TurnAnswer } from '../state.ts';
import { doneOf, ZONE } from '../state.ts';
import { BY_ACTION, bestHelper, FREE, hireCost } from './helpers.ts';
import type { Kitchen } from './kitchen.ts';
import { rivals } from './kitchen.ts';
import type { Plan } from './plan.ts';
import { bestPlan, HOPELESS, scoreOf } from './plan.ts';
import type { Step } from './wages.ts';
import { canKeep, canPayAfter, gainedBy, paysForItself } from './wages.ts';

export function bestTurn(k: Kitchen): TurnAnswer {
  const plan = bestPlan(k);
  const chance = bestChance(k, plan);
  if (chance !== undefined) return { do: 'use', card: chance };
  if (k.actions === 0) return { do: 'end' };
  if (k.row.length === 0) return { do: 'coins' };
  if (plan === undefined) return hiring(k, plan) ?? drawing(k);
  // No order of the last turn can be completed: coins pay wages, and no point has to.
  if (k.turns === 0 && plan.score < HOPELESS) return { do: 'coins' };
  return isReady(plan) ? stepOf(k, plan) : (hiring(k, plan) ?? stepOf(k, plan));
}

const isReady = ({ toPlay, missing }: Plan): boolean => toPlay.length === 0 && missing === 0;

/** Completes the order of this plan, or does what that still lacks. */
export const stepOf = (k: Kitchen, plan: Plan): TurnAnswer =>
  isReady(plan) ? { do: 'complete', order: plan.order, cards: sorted(plan.placed) } : nextStep(k, plan);

/** An assistant where what it brings is worth more than it costs. */
export function hiring(k: Kitchen, plan: Plan | undefined): TurnAnswer | undefined {
  if (freeHelpers(k.w).length === 0 || k.turns < 1) return undefined;
  if (!canPayAfter(k, BY_ACTION) || !canKeep(k, 1)) return undefined;
  const { helper, worth } = bestHelper(k, plan, BY_ACTION);
  return worth > hireCost(k) + 0.5 ? { do: 'hire', helper } : undefined;
}

/** Plays what it can pay, takes coins for what it cannot, and draws when there is nothing left to play. */
function nextStep(k: Kitchen, plan: Plan): TurnAnswer {
  const ready = plan.toPlay.map((card) => putting(k, plan, card)).filter((way) => isAffordable(k, plan, way));
  if (ready.length > 0) return ready.reduce((a, b) => (urgency(k, b.card) > urgency(k, a.card) ? b : a));
  if (plan.toPlay.length > 0 || k.turns === 0) return { do: 'coins' };
  return k.coins < 2 ? { do: 'coins' } : drawing(k);
}

/** New cards, unless there are none or the assistants would go unpaid. */
const drawing = (k: Kitchen): TurnAnswer =>
  k.turns > 0 && drawable(k.w) > 0 && canPayAfter(k, { price: 0, actions: 1, helpers: 0 })
    ? { do: 'replenish' }
    : { do: 'coins' };

/** An ingredient that the purse allows, and after which the assistants can still be paid. */
function isAffordable(k: Kitchen, plan: Plan, way: Putting): boolean {
  const price = priceOf(k, way);
  if (price > k.coins) return false;
  return paysForItself(k, plan) || canPayAfter(k, { price, actions: 1 - gainedBy(k.w, way.card), helpers: 0 });
}

/** Income and company first, then what costs most. */
function urgency(k: Kitchen, card: CardId): number {
  const { effect, cost } = printOf(k.w.match, card);
  const { when, does } = effect;
  if (when === 'turn' || does === 'discount' || does === 'action') return 20;
  return when === 'play' ? 10 : cost;
}

const priceOf = (k: Kitchen, way: Putting): number => costOf(k.w, k.seat, way.card) + (way.do === 'replace' ? FINE : 0);

/** Into a free place, or instead of what the plan needs least. */
function putting(k: Kitchen, plan: Plan | undefined, card: CardId): Putting {
  if (k.zone.length < ZONE) return { do: 'play', card };
  const value = (out: CardId): number => printOf(k.w.match, out).quality + (plan?.placed.includes(out) ? 10 : 0);
  return { do: 'replace', card, out: k.zone.reduce((a, b) => (value(b) < value(a) ? b : a)) };
}

/** What an opportunity puts down for nothing: the dearest that the plan needs, or the dearest of all. */
export function bestPutting(k: Kitchen, isSecond: boolean): Asks['free']['answer'] {
  const plan = bestPlan(k);
  if (!mayPut(k)) return { do: 'enough' };
  const card = k.hand.reduce((a, b) => (dearness(k, plan, b) > dearness(k, plan, a) ? b : a));
  const isFull = k.zone.length >= ZONE;
  if (isSecond && isFull && (dearness(k, plan, card) < PLANNED || !canPayAfter(k, FINED))) return { do: 'enough' };
  return putting(k, plan, card);
}

/** All that it might put down, the dearest first. */
export function puttings(k: Kitchen, plan: Plan | undefined): Putting[] {
  if (!mayPut(k)) return [];
  return k.hand.toSorted((a, b) => dearness(k, plan, b) - dearness(k, plan, a)).map((card) => putting(k, plan, card));
}

const mayPut = ({ hand, zone, coins }: Kitchen): boolean => hand.length > 0 && (zone.length < ZONE || coins >= FINE);

const PLANNED = 10;
const dearness = ({ w }: Kitchen, plan: Plan | undefined, card: CardId): number =>
  printOf(w.match, card).cost + (plan?.toPlay.includes(card) ? PLANNED : 0);

/** The opportunity that is worth most now, if it is worth more than keeping it and than what the neighbour makes of it. */
function bestChance(k: Kitchen, plan: Plan | undefined): CardId | undefined {
  let best: { card: CardId; worth: number } | undefined;
  for (const card of k.chances) {
    if (card === k.kept || refuseUse(k.w, k.seat, card) !== undefined) continue;
    const worth = chanceWorth(k, card, plan) - keepWorth(k, card, plan);
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { card, worth };
  }
  return best?.card;
}

/** Four points at the end, less the time that using it saves. On the last turn it only hands the points to a rival; shortly before, perhaps. */
function keepWorth(k: Kitchen, card: CardId, plan: Plan | undefined): number {
  const { sooner, crowd, near } = k.manner;
  const atEnd = KEPT + KEPT / rivals(k);
  if (k.turns === 0 || (near > 0 && isLastOrder(k, plan))) return atEnd;
  const before = KEPT - sooner[opportunityOf(k.w.match, card).does] - crowd * (k.chances.length - 1);
  return k.turns < near ? before + (1 - k.turns / near) * (atEnd - before) : before;
}

/** Does the plan end the game in this turn? */
function isLastOrder({ w, seat }: Kitchen, plan: Plan | undefined): boolean {
  const { seats, options } = w.match;
  return plan !== undefined && plan.turns === 0 && sizeOf(w, doneOf(seats, seat)) + 1 >= options.orders;
}

function chanceWorth(k: Kitchen, card: CardId, plan: Plan | undefined): number {
  const { does, n } = opportunityOf(k.w.match, card);
  switch (does) {
    case 'coins':
      return n * k.coin * (plan !== undefined && plan.short > 0 ? 1.3 : 1);
    case 'assistant':
      return k.turns < 1 || !canPayAfter(k, FREE) ? 0 : bestHelper(k, plan).worth;
    case 'plays':
      return playsWorth(k, plan, n);
    case 'boost':
      return boostWorth(k, plan, n);
  }
}

/** Putting something down for nothing, where something must be thrown out for it. */
const FINED: Step = { price: FINE, actions: 0, helpers: 0 };

/** Actions and coins that the plan no longer takes. */
function playsWorth(k: Kitchen, plan: Plan | undefined, n: number): number {
  if (plan === undefined || plan.score < HOPELESS) return 0;
  if (k.zone.length >= ZONE && !canPayAfter(k, FINED)) return 0;
  const saved = plan.toPlay.map((card) => k.action + k.coin * costOf(k.w, k.seat, card)).sort((a, b) => b - a);
  return saved.slice(0, n).reduce((sum, points) => sum + points, 0);
}

/** Only an order that it completes now counts. */
function boostWorth(k: Kitchen, plan: Plan | undefined, n: number): number {
  const better = bestPlan({ ...k, boost: k.boost + n });
  return better !== undefined && isReady(better) ? scoreOf(better) - scoreOf(plan) : 0;
}
