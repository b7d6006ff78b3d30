/** A turn: two actions out of five, opportunities before, between and after them, and an end that the player declares. */
// Rules: SW-07, SW-08, SW-55, SW-61, SW-22, SW-36, SW-62, SW-79, SW-83, SW-46.
import type { CardId, Frame, Moves, OneRule, Refusal, Seat, Shape } from '#kernel';
import { ask, naming, only, Runs, record, refusal, seconds, tellAll, word } from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import type { Asks, TurnAnswer, WarsKinds, WarsWorld } from '../state.ts';
import { begin, HAND } from '../state.ts';
import { HIRE, hire, refuseHelper } from './assistants.ts';
import { isOpportunity } from './faces.ts';
import { drawCards, handCards, takeCoins, throwAway } from './market.ts';
import { refuseUse, useOpportunity } from './opportunity.ts';
import { addOrders, complete, orderWay, refuseOrder } from './order.ts';
import { addPuttings, putDown, puttingAt, refusePutting } from './play.ts';
import { anyOf, cardSet } from './sets.ts';
import { countFreeHelpers, extraWages, freeHelpers } from './zone.ts';

/** Actions of a turn. */
export const ACTIONS = 2;
/** Coins of the action that takes them. */
export const WAGES = 4;

export function beginTurn(w: WarsWorld): void {
  const { state } = w.table;
  state.actions = ACTIONS;
  state.completed = 0;
  state.boost = 0;
  tellAll(w, { is: 'turn', seat: state.turn, round: state.round });
  askTurn(w);
}

/** What next? Asked even if nothing but ending is possible: who passes over it would show what is in a hand. */
export function askTurn(w: WarsWorld): void {
  const { actions, turn: seat } = w.table.state;
  ask(w, 'turn', { actions }, only(seat), seconds(w.match.options.turnSeconds));
}

const card = naming<CardId>();
/** Deeds that need no further word. */
type Bare = 'coins' | 'replenish' | 'end';
const nothingElse = (x: object): boolean => Object.keys(x).length === 1;

const shapes: { readonly [D in Exclude<TurnAnswer['do'], Bare>]: Shape<Extract<TurnAnswer, { do: D }>> } = {
  play: record<Extract<TurnAnswer, { do: 'play' }>>({ do: word('play'), card }),
  replace: record<Extract<TurnAnswer, { do: 'replace' }>>({ do: word('replace'), card, out: card }),
  complete: record<Extract<TurnAnswer, { do: 'complete' }>>({ do: word('complete'), order: card, cards: cardSet }),
  hire: record<Extract<TurnAnswer, { do: 'hire' }>>({ do: word('hire'), helper: word<Category>(...categories) }),
  use: record<Extract<TurnAnswer, { do: 'use' }>>({ do: word('use'), card }),
};

const turnShape: Shape<TurnAnswer> = (x): x is TurnAnswer => {
  if (typeof x !== 'object' || x === null || !('do' in x)) return false;
  const { do: deed } = x;
  if (deed === 'coins' || deed === 'replenish' || deed === 'end') return nothingElse(x);
  return typeof deed === 'string' && Object.hasOwn(shapes, deed) && shapes[deed as keyof typeof shapes](x);
};

export const turn: OneRule<WarsKinds, Asks['turn']['about'], TurnAnswer> = {
  mode: 'one',
  shape: turnShape,
  check: (w, _frame, seat, answer) => refuseTurn(w, seat, answer),
  moves: (w, _frame, seat) => movesOf(w, seat),
  late: (w) => (w.table.state.actions > 0 ? { do: 'coins' } : { do: 'end' }),
  resolve(w, _frame, seat, answer) {
    if (answer.do === 'end') return begin(w, 'end-of-turn');
    if (answer.do === 'use') return useOpportunity(w, seat, answer.card);
    w.table.state.actions--;
    return act(w, seat, answer);
  },
};

type Action = Exclude<TurnAnswer, { do: 'use' } | { do: 'end' }>;

function refuseTurn(w: WarsWorld, seat: Seat, answer: TurnAnswer): Refusal | undefined {
  const { actions } = w.table.state;
  if (answer.do === 'use') return refuseUse(w, seat, answer.card);
  if (answer.do === 'end') return actions > 0 ? refusal('actions-left', { left: actions }) : undefined;
  return actions === 0 ? refusal('no-actions-left') : refuseAction(w, seat, answer);
}

function refuseAction(w: WarsWorld, seat: Seat, answer: Action): Refusal | undefined {
  switch (answer.do) {
    case 'play':
    case 'replace':
      return refusePutting(w, seat, answer, 'action');
    case 'complete':
      return refuseOrder(w, seat, answer.order, answer.cards);
    case 'hire':
      return refuseHelper(w, answer.helper) ?? refuseHire(w, seat);
    default:
      return undefined;
  }
}

function refuseHire(w: WarsWorld, seat: Seat): Refusal | undefined {
  const coins = w.table.state.coins[seat];
  return coins < HIRE ? refusal('too-few-coins', { price: HIRE, coins, missing: HIRE - coins }) : undefined;
}

function act(w: WarsWorld, seat: Seat, answer: Action): void {
  switch (answer.do) {
    case 'complete':
      return complete(w, seat, answer.order, answer.cards);
    case 'replenish':
      return ask(w, 'replenish', {}, only(seat), seconds(w.match.options.choiceSeconds));
    case 'coins':
      takeCoins(w, seat, WAGES + extraWages(w, seat), 'action');
      break;
    case 'hire':
      hire(w, seat, answer.helper, HIRE, 'action');
      break;
    default:
      putDown(w, seat, answer, 'action');
  }
  return begin(w, 'act');
}

export const replenish: OneRule<WarsKinds, Asks['replenish']['about'], CardId[]> = {
  mode: 'one',
  shape: cardSet,
  check: (w, _frame, seat, cards) => {
    const hand = handCards(w, seat);
    return cards.every((thrown) => hand.includes(thrown)) ? undefined : refusal('not-in-hand');
  },
  moves: (w, _frame, seat) => anyOf(handCards(w, seat)),
  late: () => [],
  resolve(w, _frame: Frame, seat, cards) {
    const thrown = throwAway(w, seat, cards);
    tellAll(w, { is: 'replenished', seat, cards: thrown });
    drawCards(w, seat, Math.max(0, HAND - handCards(w, seat).length), 'action');
    begin(w, 'act');
  },
};

// ---- what is possible ----

/** Tags of runs: places of the hand come first, then these. */
const DEEDS = 100;
const SIMPLE: readonly TurnAnswer[] = [{ do: 'coins' }, { do: 'replenish' }, { do: 'end' }];
const HIRING = DEEDS + SIMPLE.length;
const USING = 200;
const COMPLETING = 1000;

function movesOf(w: WarsWorld, seat: Seat): Moves<TurnAnswer> {
  const runs = new Runs<TurnAnswer>((tag, index) => answerAt(w, seat, tag, index));
  const { actions, coins } = w.table.state;
  if (actions > 0) {
    addPuttings(w, seat, 'action', runs);
    runs.add(1, DEEDS);
    runs.add(1, DEEDS + 1);
    if (coins[seat] >= HIRE) runs.add(countFreeHelpers(w), HIRING);
    addOrders(w, seat, runs, COMPLETING);
  } else runs.add(1, DEEDS + 2);
  const hand = handCards(w, seat);
  for (let i = 0; i < hand.length; i++)
    if (isOpportunity(w.match.faces[hand[i]]) && refuseUse(w, seat, hand[i]) === undefined) runs.add(1, USING + i);
  return runs;
}

function answerAt(w: WarsWorld, seat: Seat, tag: number, index: number): TurnAnswer {
  if (tag >= COMPLETING) return { do: 'complete', ...orderWay(w, seat, tag - COMPLETING) };
  if (tag >= USING) return { do: 'use', card: handCards(w, seat)[tag - USING] };
  if (tag === HIRING) return { do: 'hire', helper: freeHelpers(w)[index] };
  return tag >= DEEDS ? SIMPLE[tag - DEEDS] : puttingAt(w, seat, tag, index);
}
