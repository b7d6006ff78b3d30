/** Opportunities: what each brings, and how it is handed to the left. */
// Rules: SW-33, SW-35, SW-34, SW-37, SW-64, SW-65, SW-11, SW-66, SW-67, SW-46.
import type { CardId, OneRule, Refusal, Seat, Shape } from '#kernel';
import {
  ask,
  lies,
  moveCard,
  naming,
  oneOf,
  only,
  Runs,
  record,
  refusal,
  revealCard,
  seconds,
  sizeOf,
  tellAll,
  word,
} from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import type { Asks, Putting, WarsKinds, WarsWorld } from '../state.ts';
import { begin, DISCARDS, handOf, ORDERS, ROW } from '../state.ts';
import { hire, refuseHelper } from './assistants.ts';
import { isOpportunity, opportunityOf } from './faces.ts';
import { handCards, knownCopy, neighbourOf, takeCoins } from './market.ts';
import { addPuttings, canPutDown, putDown, puttingAt, refusePutting } from './play.ts';
import { countFreeHelpers, freeHelpers } from './zone.ts';

/** One that would do nothing may not be played. */
export function refuseUse(w: WarsWorld, seat: Seat, card: CardId): Refusal | undefined {
  const { seats, faces } = w.match;
  if (!lies(w, card, handOf(seats, seat))) return refusal('not-in-hand');
  if (!isOpportunity(faces[card])) return refusal('not-an-opportunity');
  switch (opportunityOf(w.match, card).does) {
    case 'assistant':
      return countFreeHelpers(w) === 0 ? refusal('no-assistant-left') : undefined;
    case 'plays':
      return canPutDown(w, seat) ? undefined : refusal('nothing-to-put-down');
    case 'boost':
      return canComplete(w) ? undefined : refusal('no-order-ahead');
    case 'coins':
      return undefined;
  }
}

/** Is there an action left to complete an order with, and an order to complete? */
const canComplete = (w: WarsWorld): boolean => w.table.state.actions > 0 && sizeOf(w, ROW) + sizeOf(w, ORDERS) > 0;

/** Applies the effect; the card is handed on once that is done. */
export function useOpportunity(w: WarsWorld, seat: Seat, card: CardId): void {
  const { does, n } = opportunityOf(w.match, card);
  const span = seconds(w.match.options.choiceSeconds);
  const copy = knownCopy(w, seat, card);
  revealCard(w, copy, w.match.everyone);
  if (does === 'assistant') ask(w, 'helper', { card: copy }, only(seat), span);
  else if (does === 'plays') ask(w, 'free', { card: copy, left: n, put: 0 }, only(seat), span);
  else {
    if (does === 'coins') takeCoins(w, seat, n, 'opportunity');
    else boost(w, seat, n);
    handOn(w, seat, copy);
  }
}

function boost(w: WarsWorld, seat: Seat, n: number): void {
  w.table.state.boost += n;
  tellAll(w, { is: 'boosted', seat, boost: w.table.state.boost });
}

/** To the left neighbour's hand at once; everybody sees it go. */
function handOn(w: WarsWorld, seat: Seat, card: CardId): void {
  const { seats } = w.match;
  const to = neighbourOf(w, seat);
  // On its way it lies open: nobody loses track of what they know of either hand.
  moveCard(w, card, handOf(seats, seat), DISCARDS);
  moveCard(w, card, DISCARDS, handOf(seats, to));
  tellAll(w, { is: 'used', seat, card, to });
  begin(w, 'act');
}

// ---- an assistant for free ----

export const helper: OneRule<WarsKinds, Asks['helper']['about'], Category> = {
  mode: 'one',
  shape: word<Category>(...categories),
  check: (w, _frame, _seat, answer) => refuseHelper(w, answer),
  moves: (w) => oneOf(freeHelpers(w)),
  late: (w) => freeHelpers(w)[0],
  resolve(w, { about }, seat, answer) {
    hire(w, seat, answer, 0, 'opportunity');
    handOn(w, seat, about.card);
  },
};

// ---- ingredients for nothing ----

type Answer = Asks['free']['answer'];

const shapes: readonly Shape<Answer>[] = [
  record<Extract<Putting, { do: 'play' }>>({ do: word('play'), card: naming<CardId>() }),
  record<Extract<Putting, { do: 'replace' }>>({ do: word('replace'), card: naming<CardId>(), out: naming<CardId>() }),
  record<{ do: 'enough' }>({ do: word('enough') }),
];

const ENOUGH = -1;

function puttings(w: WarsWorld, seat: Seat): Runs<Answer> {
  const runs = new Runs<Answer>((place, index) =>
    place === ENOUGH ? { do: 'enough' } : puttingAt(w, seat, place, index),
  );
  addPuttings(w, seat, 'free', runs);
  return runs;
}

export const free: OneRule<WarsKinds, Asks['free']['about'], Answer> = {
  mode: 'one',
  shape: (x): x is Answer => shapes.some((shape) => shape(x)),
  check(w, { about }, seat, answer) {
    if (answer.do !== 'enough') return refusePutting(w, seat, answer, 'free');
    return about.put === 0 ? refusal('put-down-one') : undefined;
  },
  moves(w, { about }, seat) {
    const runs = puttings(w, seat);
    if (about.put > 0) runs.add(1, ENOUGH);
    return runs;
  },
  late: (w, { about }, seat) => (about.put > 0 ? { do: 'enough' } : puttings(w, seat).at(0)),
  resolve(w, { about }, seat, answer) {
    const { card, put } = about;
    const left = about.left - 1;
    if (answer.do !== 'enough') putDown(w, seat, answer, 'free');
    // The opportunity itself is in the hand still: whether anything else is must not show before it is asked.
    if (answer.do === 'enough' || left === 0 || handCards(w, seat).length === 1) handOn(w, seat, card);
    else ask(w, 'free', { card, left, put: put + 1 }, only(seat), seconds(w.match.options.choiceSeconds));
  },
};
