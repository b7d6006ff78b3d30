/** A bot's answer to every question: it goes for the order that pays best for the actions and coins it still takes. */
import type { CardId, Frame, Seat } from '#kernel';
import { orderOf } from '../rules/faces.ts';
import { drawable } from '../rules/market.ts';
import type { Asks, WarsWorld } from '../state.ts';
import { toDiscard, toReplenish } from './cards.ts';
import { bestHelper, keepers, wantsHelper } from './helpers.ts';
import type { Kitchen } from './kitchen.ts';
import { kitchenOf } from './kitchen.ts';
import { bestPutting, bestTurn } from './turn.ts';

/** No card at all. */
export const NO_CARD = -1;

/** What a bot at this seat answers. It reads nothing of the world that the seat does not know; `kept` is a card it will not use. */
export function answerFor(w: WarsWorld, seat: Seat, persona: number, frame: Frame, kept: number): unknown {
  const answer = answers[frame.ask as keyof Asks] as (k: Kitchen, frame: Frame) => unknown;
  return answer(kitchenOf(w, seat, persona, kept), frame);
}

type Answers = { readonly [Q in keyof Asks]: (k: Kitchen, frame: Frame<Asks[Q]['about']>) => Asks[Q]['answer'] };

const answers: Answers = {
  turn: (k) => bestTurn(k),
  replenish: (k) => toReplenish(k),
  reward: (k, { about }) => reward(k, about.order),
  helper: (k) => bestHelper(k).helper,
  free: (k, { about }) => bestPutting(k, about.put > 0),
  upkeep: (k) => keepers(k),
  discard: (k, { about }) => toDiscard(k, about.count),
};

/** As many cards as the hand still wants, the rest in coins; an assistant only where one would pay. */
function reward(k: Kitchen, order: CardId): Asks['reward']['answer'] {
  const { reward: due } = orderOf(k.w.match, order);
  if (due === 'assistant')
    return wantsHelper(k) ? { take: 'assistant', helper: bestHelper(k).helper } : { take: 'points' };
  const cards = Math.min(due, drawable(k.w), Math.max(0, FULL - k.hand.length - k.chances.length));
  return { take: 'split', coins: due - cards, cards };
}

/** More cards than this would have to be thrown away at the end of the turn, or are. */
const FULL = 4;
