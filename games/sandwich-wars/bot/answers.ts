/** A bot's answer to every question: it goes for the order that pays best for the actions and coins it still takes. */
import type { Frame, Seat } from '#kernel';
import { orderOf } from '../rules/faces.ts';
import { drawable } from '../rules/market.ts';
import { earnings } from '../rules/order.ts';
import type { Asks, Completion, WarsWorld } from '../state.ts';
import { toDiscard, toReplenish } from './cards.ts';
import { bestHelper, keepers, wantsHelper } from './helpers.ts';
import type { Kitchen } from './kitchen.ts';
import { kitchenOf, usedUp } from './kitchen.ts';
import type { Manner } from './manner.ts';
import { NOW } from './manner.ts';
import { withOthers } from './ranked.ts';
import { bestPutting, bestTurn } from './turn.ts';
import { lacking } from './wages.ts';

/** No card at all. */
export const NO_CARD = -1;

/** What a bot at this seat answers. It reads nothing of the world that the seat does not know; `kept` is a card it will not use. */
export function answerFor(
  w: WarsWorld,
  seat: Seat,
  persona: number,
  frame: Frame,
  kept: number,
  manner: Manner = NOW,
): unknown {
  const answer = answers[frame.ask as keyof Asks] as (k: Kitchen, frame: Frame) => unknown;
  return answer(kitchenOf(w, seat, persona, kept, manner), frame);
}

/** The same, and what it might answer instead. */
export function rankedFor(w: WarsWorld, seat: Seat, persona: number, frame: Frame, manner: Manner): unknown[] {
  const best = answerFor(w, seat, persona, frame, NO_CARD, manner);
  return withOthers(kitchenOf(w, seat, persona, NO_CARD, manner), frame, best);
}

type Answers = { readonly [Q in keyof Asks]: (k: Kitchen, frame: Frame<Asks[Q]['about']>) => Asks[Q]['answer'] };

const answers: Answers = {
  turn: (k) => bestTurn(k),
  replenish: (k) => toReplenish(k),
  reward: (k, { about }) => reward(k, about),
  helper: (k) => bestHelper(k).helper,
  free: (k, { about }) => bestPutting(k, about.put > 0),
  upkeep: (k) => keepers(k),
  discard: (k, { about }) => toDiscard(k, about.count),
  lastRound: () => 'on',
  sheet: () => 'on',
};

/** As many cards as the hand still wants and the assistants can spare, the rest in coins; an assistant only where one would pay. */
function reward(before: Kitchen, completion: Completion): Asks['reward']['answer'] {
  const { reward: prize } = orderOf(before.w.match, completion.order);
  const { listed, assistants, effects } = earnings(before.w, completion);
  const k = usedUp(before, completion.cards, listed + assistants + effects);
  if (prize === 'assistant')
    return wantsHelper(k) ? { take: 'assistant', helper: bestHelper(k).helper } : { take: 'points' };
  const wanted = Math.max(0, k.manner.full - k.hand.length - k.chances.length);
  const spared = Math.max(0, prize - lacking(k));
  const cards = Math.min(prize, drawable(k.w), wanted, spared);
  return { take: 'split', coins: prize - cards, cards };
}
