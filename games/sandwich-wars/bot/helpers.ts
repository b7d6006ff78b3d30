/** What an assistant is worth to a bot over the turns that are left, and how it pays those it has. */
import type { Category } from '../cards.ts';
import { HIRE, WAGE } from '../rules/assistants.ts';
import { indexOf, printOf } from '../rules/faces.ts';
import { BONUS } from '../rules/order.ts';
import { ACTIONS } from '../rules/turn.ts';
import { freeHelpers, helpersOf } from '../rules/zone.ts';
import type { Asks } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import type { Plan } from './plan.ts';
import { bestPlan, scoreOf } from './plan.ts';
import type { Step } from './wages.ts';
import { canPayAfter, upkeepFor } from './wages.ts';

/** The card that an assistant brings every turn. */
const CARD_A_TURN = 0.5;
/** What an assistant does for the orders after the next one, while there are some. */
const LATER = 3;
/** An assistant that goes back serves the others. */
const DENIED = 1;
const MOST_TRIED = 3;

export const FREE: Step = { price: 0, actions: 0, helpers: 1 };
export const BY_ACTION: Step = { price: HIRE, actions: 1, helpers: 1 };

/** How many of my ingredients are of this category: those on the table count as much as those in hand. */
const own = ({ w, zone, hand }: Kitchen, index: number): number =>
  [...zone, ...hand].filter((card) => printOf(w.match, card).category === index).length;

export interface Hiring {
  readonly helper: Category;
  /** Points that it brings, before what it costs to hire. */
  readonly worth: number;
}

/** The best assistant in the middle; there is one. */
export const bestHelper = (k: Kitchen, plan: Plan | undefined = bestPlan(k), step: Step = FREE): Hiring =>
  weighedHelpers(k, plan, step).reduce((a, b) => (b.worth > a.worth ? b : a));

/** The assistants in the middle from the best on. */
export const rankedHelpers = (k: Kitchen, plan: Plan | undefined): Hiring[] =>
  weighedHelpers(k, plan, FREE).sort((a, b) => b.worth - a.worth);

/** Only those with most of my ingredients are weighed; nobody else will be better. */
function weighedHelpers(k: Kitchen, plan: Plan | undefined, step: Step): Hiring[] {
  return freeHelpers(k.w)
    .map((helper) => ({ helper, count: own(k, indexOf(helper)) }))
    .sort((a, b) => b.count - a.count)
    .map(({ helper, count }, i) => {
      if (i >= MOST_TRIED) return { helper, worth: UNTRIED };
      return { helper, worth: count === 0 ? USELESS : worthOf(k, withHelper(k, helper, step), plan) };
    });
}

const USELESS = -5;
const UNTRIED = -10;

/** The same kitchen with one assistant more. */
const withHelper = (k: Kitchen, helper: Category, { price, actions }: Step): Kitchen => ({
  ...k,
  hired: k.hired.with(indexOf(helper), k.seat),
  helpers: k.helpers + 1,
  coins: k.coins - price,
  actions: k.actions - actions,
});

/** The same kitchen without one of its assistants. */
const withoutHelper = (k: Kitchen, helper: Category): Kitchen => ({
  ...k,
  hired: k.hired.with(indexOf(helper), -1),
  helpers: k.helpers - 1,
});

/** What a kitchen with one assistant more is worth over the other: the plan it makes possible, its cards, and what later orders may gain, less its wages. */
function worthOf(k: Kitchen, better: Kitchen, plan: Plan | undefined): number {
  const improved = bestPlan(better);
  const turns = Math.min(1 + (improved?.turns ?? 0), k.turns + 1);
  const later = LATER * Math.min(1, k.turns / 4);
  return scoreOf(improved) - scoreOf(plan) + turns * CARD_A_TURN + later - upkeepFor(k, turns);
}

/** Worth more than the two points that one could take instead, and payable? */
export const wantsHelper = (k: Kitchen): boolean => canPayAfter(k, FREE) && bestHelper(k).worth > BONUS;

/** What hiring by an action costs in points. */
export const hireCost = (k: Kitchen): number => k.action + HIRE * k.coin;

/** How the assistants are paid, and who of them goes back because the next wages are not worth it. */
export function keepers(k: Kitchen): Asks['upkeep']['answer'] {
  const mine = helpersOf(k.w, k.seat);
  const points = mine.slice(0, inPoints(k));
  const coins = k.coins - WAGE * (mine.length - points.length);
  const next = { ...k, coins, tokens: k.tokens - points.length, actions: ACTIONS };
  return { points, back: k.turns > 0 ? sentBack(next, mine) : [] };
}

/** How many are paid with a point: all that can be while coins still buy more than that, otherwise those that coins cannot pay. */
function inPoints({ coins, coin, helpers, tokens, turns }: Kitchen): number {
  const isWorthIt = turns > 0 && WAGE * coin > 1;
  return isWorthIt ? Math.min(helpers, tokens) : Math.max(0, helpers - Math.floor(coins / WAGE));
}

/** The least useful first, then again among the others. */
function sentBack(k: Kitchen, mine: readonly Category[]): Category[] {
  if (mine.length === 0) return [];
  const worths = mine.map((helper) => {
    const without = withoutHelper(k, helper);
    return { helper, without, worth: worthOf(without, k, bestPlan(without)) + DENIED };
  });
  const least = worths.reduce((a, b) => (b.worth < a.worth ? b : a));
  if (least.worth >= 0) return [];
  const more = sentBack(
    least.without,
    mine.filter((helper) => helper !== least.helper),
  );
  return mine.filter((helper) => helper === least.helper || more.includes(helper));
}
