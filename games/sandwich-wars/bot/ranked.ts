/** What a bot might answer, from the best on: what it does, then what it would do for other orders, then what is always possible. */
import type { CardId, Frame } from '#kernel';
import { WAGE } from '../rules/assistants.ts';
import { orderOf } from '../rules/faces.ts';
import { drawable, handCards } from '../rules/market.ts';
import { refuseUse } from '../rules/opportunity.ts';
import { sorted } from '../rules/sets.ts';
import { helpersOf } from '../rules/zone.ts';
import type { Asks, TurnAnswer } from '../state.ts';
import { leastLiked } from './cards.ts';
import { rankedHelpers } from './helpers.ts';
import type { Kitchen } from './kitchen.ts';
import { bestPlan, HOPELESS, plansByOrder } from './plan.ts';
import { hiring, puttings, stepOf } from './turn.ts';

type Others = {
  readonly [Q in keyof Asks]: (
    k: Kitchen,
    frame: Frame<Asks[Q]['about']>,
    best: Asks[Q]['answer'],
  ) => Asks[Q]['answer'][];
};

/** All that may be said besides the best answer. */
const others: Others = {
  turn: (k) => otherTurns(k),
  replenish: (k, _frame, best) => otherThrows(k, best),
  reward: (k, { about }, best) => otherRewards(k, orderOf(k.w.match, about.order).reward, best),
  helper: (k) => rankedHelpers(k, bestPlan(k)).map(({ helper }) => helper),
  free: (k, { about }) => [...puttings(k, bestPlan(k)), ...(about.put > 0 ? [{ do: 'enough' } as const] : [])],
  upkeep: (k, _frame, best) => otherWages(k, best),
  lastRound: () => [],
  sheet: () => [],
  discard: (k, { about }) => discards(leastLiked(k, handCards(k.w, k.seat)), about.count),
};

/** The best answer and the others, each once. */
export function withOthers(k: Kitchen, frame: Frame, best: unknown): unknown[] {
  const more = (others[frame.ask as keyof Asks] as (k: Kitchen, frame: Frame, best: unknown) => unknown[])(
    k,
    frame,
    best,
  );
  const seen = new Set<string>();
  return [best, ...more].filter((answer) => {
    const said = JSON.stringify(answer);
    return !seen.has(said) && seen.add(said);
  });
}

/** The next step towards each order, an assistant, an opportunity, coins, new cards. */
function otherTurns(k: Kitchen): TurnAnswer[] {
  const uses = kinds(k).map((card): TurnAnswer => ({ do: 'use', card }));
  if (k.actions === 0) return [...uses, { do: 'end' }];
  const plans = plansByOrder(k).filter(({ score }) => score > HOPELESS);
  const hired = hiring(k, plans[0]);
  return [
    ...plans.map((plan) => stepOf(k, plan)),
    ...(hired === undefined ? [] : [hired]),
    ...uses,
    { do: 'coins' },
    { do: 'replenish' },
  ];
}

/** The opportunities that may be used now, one of each kind. */
function kinds({ w, seat, chances }: Kitchen): CardId[] {
  const { faces } = w.match;
  const usable = chances.filter((card) => refuseUse(w, seat, card) === undefined);
  return usable.filter((card, i) => usable.findIndex((other) => faces[other] === faces[card]) === i);
}

/** One card more or less, all ingredients, or none. */
function otherThrows(k: Kitchen, best: readonly CardId[]): CardId[][] {
  const order = leastLiked(k, k.hand);
  const first = (count: number): CardId[] => sorted(order.slice(0, Math.max(0, count)));
  return [first(best.length + 1), first(best.length - 1), first(order.length), []];
}

function otherRewards(
  k: Kitchen,
  prize: number | 'assistant',
  best: Asks['reward']['answer'],
): Asks['reward']['answer'][] {
  if (prize === 'assistant')
    return [
      ...rankedHelpers(k, bestPlan(k)).map(({ helper }) => ({ take: 'assistant', helper }) as const),
      { take: 'points' },
    ];
  const wanted = best.take === 'split' ? best.cards : 0;
  const counts = Array.from({ length: Math.min(prize, drawable(k.w)) + 1 }, (_, cards) => cards);
  return counts
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .map((cards) => ({ take: 'split', coins: prize - cards, cards }));
}

/** Nobody goes back, or one of them; and paid with a point more or less. */
function otherWages(k: Kitchen, { points, back }: Asks['upkeep']['answer']): Asks['upkeep']['answer'][] {
  const mine = helpersOf(k.w, k.seat);
  const least = Math.max(0, mine.length - Math.floor(k.coins / WAGE));
  const most = Math.min(mine.length, k.tokens);
  const counts = [points.length + 1, points.length - 1].filter((count) => count >= least && count <= most);
  return [
    { points, back: [] },
    ...counts.map((count) => ({ points: mine.slice(0, count), back })),
    ...mine.map((helper) => ({ points, back: [helper] })),
  ];
}

/** So many of the first, or one of the next instead of one of them. */
function discards(order: readonly CardId[], count: number): CardId[][] {
  const first = order.slice(0, count);
  const next = order.slice(count, count + MOST_NEXT);
  return next.flatMap((card) => first.map((_, i) => sorted(first.with(count - 1 - i, card))));
}

const MOST_NEXT = 3;
