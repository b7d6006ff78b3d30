/** The five steps at the end of a turn: income, upkeep, new orders, discarding, and whether the end is near. */
// Rules: SW-69, SW-31, SW-30, SW-70, SW-04, SW-05, SW-71, SW-48, SW-38, SW-47, G-10, SW-46, SW-90.
import type { CardId, OneRule, Seat } from '#kernel';
import { ask, cardsIn, moveAll, moveTop, only, refusal, seconds, showing, sizeOf, tellAll } from '#kernel';
import type { Asks, WarsKinds, WarsWorld } from '../state.ts';
import { ASIDE, begin, doneOf, HAND, ORDERS, ROW, ROW_SIZE } from '../state.ts';
import { beginUpkeep } from './assistants.ts';
import { orderOf, printOf } from './faces.ts';
import { drawCards, handCards, neighbourOf, takeCoins, throwAway } from './market.ts';
import { cardSet, someOf, sorted } from './sets.ts';
import { countHelpers, zoneCards } from './zone.ts';

/** Orders of one type face up at the same time. */
const MOST_ALIKE = 2;
/** The game is scored after so many rounds at the latest. */
export const MOST_ROUNDS = 100;

/** Step 1, and on to step 2. */
export function beginEndOfTurn(w: WarsWorld): void {
  const { turn } = w.table.state;
  collect(w, turn);
  beginUpkeep(w, turn);
}

function collect(w: WarsWorld, seat: Seat): void {
  const zone = zoneCards(w, seat);
  for (let i = 0; i < zone.length; i++) {
    const { effect } = printOf(w.match, zone[i]);
    if (effect.when !== 'turn') continue;
    if (effect.does === 'coins') takeCoins(w, seat, effect.n, 'turn');
    else drawCards(w, seat, effect.n, 'turn');
  }
  const helpers = countHelpers(w, seat);
  if (helpers > 0) drawCards(w, seat, helpers, 'assistant');
}

/** Steps 3 and 4. */
export function afterUpkeep(w: WarsWorld): void {
  const { turn, completed } = w.table.state;
  if (completed > 0) refill(w);
  const count = handCards(w, turn).length - HAND;
  if (count > 0) ask(w, 'discard', { count }, only(turn), seconds(w.match.options.choiceSeconds));
  else begin(w, 'after-discard');
}

/** Turns orders up until five lie there. A third one of a type goes under the deck; one full pass, and the place stays empty. */
export function refill(w: WarsWorld): void {
  const cards: CardId[] = [];
  const passed: CardId[] = [];
  let looks = sizeOf(w, ORDERS);
  while (sizeOf(w, ROW) < ROW_SIZE && looks > 0) {
    const card = moveTop(w, ORDERS, ROW);
    looks--;
    if (alike(w, card) <= MOST_ALIKE) {
      cards.push(card);
      looks = sizeOf(w, ORDERS);
    } else {
      putUnder(w);
      passed.push(card);
    }
  }
  if (cards.length + passed.length > 0) tellAll(w, { is: 'refilled', cards, passed });
}

const alike = (w: WarsWorld, card: CardId): number =>
  cardsIn(w, ROW).filter((other) => orderOf(w.match, other).size === orderOf(w.match, card).size).length;

/** Puts the order that was turned up last under the deck. */
function putUnder(w: WarsWorld): void {
  moveAll(w, ORDERS, ASIDE);
  moveTop(w, ROW, ORDERS);
  moveAll(w, ASIDE, ORDERS);
}

export const discard: OneRule<WarsKinds, Asks['discard']['about'], CardId[]> = {
  mode: 'one',
  shape: cardSet,
  check(w, { about }, seat, cards) {
    const hand = handCards(w, seat);
    if (cards.some((card) => !hand.includes(card))) return refusal('not-in-hand');
    return cards.length === about.count
      ? undefined
      : refusal('wrong-discard', { count: cards.length, due: about.count, hand: HAND });
  },
  moves: (w, { about }, seat) => someOf(handCards(w, seat), about.count),
  late: (w, { about }, seat) => sorted(handCards(w, seat).slice(-about.count)),
  resolve(w, _frame, seat, cards) {
    tellAll(w, { is: 'discarded', seat, cards: throwAway(w, seat, cards) });
    begin(w, 'after-discard');
  },
};

/** Step 5. Who announces the end is seen by all before it goes on. */
export function afterDiscard(w: WarsWorld): void {
  const { state } = w.table;
  const why = state.last < 0 ? reasonToEnd(w) : undefined;
  if (why === undefined) return begin(w, 'next');
  state.last = state.turn;
  tellAll(w, { is: 'last-round', seat: state.turn, why });
  return ask(w, 'lastRound', { seat: state.turn, why }, w.match.players, seconds(w.match.options.showSeconds));
}

export const lastRound = showing<WarsKinds, Asks['lastRound']['about']>((w) => begin(w, 'next'));

/** The next player's turn, or the score. */
export function goToNext(w: WarsWorld): void {
  const { state } = w.table;
  const next = neighbourOf(w, state.turn);
  if (next === state.first) {
    if (state.last >= 0 || state.round >= MOST_ROUNDS) return begin(w, 'score');
    state.round++;
  }
  state.turn = next;
  return begin(w, 'turn');
}

function reasonToEnd(w: WarsWorld): 'goal' | 'no-orders' | undefined {
  const { seats, options } = w.match;
  if (sizeOf(w, doneOf(seats, w.table.state.turn)) >= options.orders) return 'goal';
  return sizeOf(w, ROW) + sizeOf(w, ORDERS) > 0 ? undefined : 'no-orders';
}
