/** What an assistant is worth to a bot over the turns that are left, and how it pays those it has. */
import type { Category } from '../cards.ts';
import { HIRE, WAGE } from '../rules/assistants.ts';
import { indexOf, printOf } from '../rules/faces.ts';
import { tokensOf } from '../rules/market.ts';
import { freeHelpers, helpersOf } from '../rules/zone.ts';
import type { Asks } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import type { Plan } from './plan.ts';
import { bestPlan } from './plan.ts';

/** The card that an assistant brings every turn. */
const CARD_A_TURN = 0.5;
/** Turns that an assistant is kept, as a guess. */
const STAY = 2.5;
const MOST_TRIED = 3;

/** How many of my ingredients are of this category: those on the table count as much as those in hand. */
const own = ({ w, zone, hand }: Kitchen, index: number): number =>
  [...zone, ...hand].filter((card) => printOf(w.match, card).category === index).length;

/** What every turn of an assistant costs, less the card it brings. */
const upkeepWorth = (k: Kitchen): number => Math.min(1, WAGE * k.coin) - CARD_A_TURN;

export interface Hiring {
  readonly helper: Category;
  /** Points that it brings, before what it costs to hire. */
  readonly worth: number;
}

/** The best assistant in the middle; there is one. */
export function bestHelper(k: Kitchen, plan: Plan | undefined = bestPlan(k)): Hiring {
  const free = freeHelpers(k.w)
    .map((helper) => ({ helper, count: own(k, indexOf(helper)) }))
    .sort((a, b) => b.count - a.count);
  const tried = free
    .slice(0, MOST_TRIED)
    .map(({ helper, count }) => ({ helper, worth: worthOf(k, helper, count, plan) }));
  return tried.reduce((a, b) => (b.worth > a.worth ? b : a), { helper: free[0].helper, worth: -10 });
}

/** The plan it makes possible against the plan without it, and what later orders may gain. */
function worthOf(k: Kitchen, helper: Category, count: number, plan: Plan | undefined): number {
  if (count === 0) return -5;
  const better = bestPlan(k, { helper: indexOf(helper) });
  if (better === undefined || plan === undefined) return -5;
  const turns = Math.min(STAY, k.turns + 1);
  return better.score - plan.score - turns * upkeepWorth(k) + LATER * Math.min(1, k.turns / 4);
}

const LATER = 0.8;

/** Worth more than the two points that one could take instead? */
export const wantsHelper = (k: Kitchen): boolean => bestHelper(k).worth > 2;

/** What hiring by an action costs in points. */
export const hireCost = (k: Kitchen): number => k.action + HIRE * k.coin;

/** Those that the next plan needs stay, and so do those with ingredients waiting. Coins pay unless they are wanted elsewhere. */
export function keepers(k: Kitchen): Asks['upkeep']['answer'] {
  const mine = helpersOf(k.w, k.seat);
  const plan = bestPlan(k);
  const needed = new Set(
    [...(plan?.placed ?? []), ...(plan?.toPlay ?? [])].map((card) => printOf(k.w.match, card).category),
  );
  const back = mine.filter((helper) => {
    const index = indexOf(helper);
    return k.turns > 0 && !needed.has(index) && own(k, index) < 2;
  });
  return { points: paidInPoints(k, mine, plan), back };
}

function paidInPoints(k: Kitchen, mine: readonly Category[], plan: Plan | undefined): Category[] {
  const payable = Math.floor(k.coins / WAGE);
  const least = Math.max(0, mine.length - payable);
  const wanted = k.turns > 0 && WAGE * k.coin > 1 && (plan?.short ?? 0) > 0 ? mine.length : least;
  return mine.slice(0, Math.max(least, Math.min(wanted, tokensOf(k.w, k.seat))));
}
