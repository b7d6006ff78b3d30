/** The reference game as a kernel game: the same rules as the plain reducer, card for card. */
import type { CardId, Frame, Game, Match, Moves, Refusal, Rule, Seat, Shape, World } from '#kernel';
import {
  ask,
  cardsIn,
  closedPile,
  endGame,
  handPile,
  leftOf,
  matchOf,
  moveAll,
  moveCard,
  moveTop,
  only,
  openPile,
  pileOf,
  Runs,
  refusal,
  seatOf,
  shuffled,
  shufflePile,
  sizeOf,
  streamDice,
  tellAll,
  whole,
} from '#kernel';
import {
  CARDS,
  CLOSE,
  firstOf,
  HAND,
  INGREDIENTS,
  kindOfMove,
  LAYERS,
  moveOf,
  NONE,
  OPEN_ORDERS,
  ORDER_COUNT,
  ORDER_NEEDS,
  ORDER_POINTS,
  PLAY,
  PLAYERS,
  REFILL,
  range,
  SANDWICHES,
  secondOf,
  TURNS,
} from './numbers.ts';
import { texts } from './words.ts';

/** The order deck is a state of this game, because sold orders go under it. */
export interface ReferenceState {
  orders: number[];
  orderDeck: number[];
  /** Orders on top of that deck that nobody has seen; those below were sold before everybody's eyes. */
  fresh: number;
  scores: number[];
}

export interface ReferenceView {
  orders: number[];
  sold: number[];
  scores: number[];
}

export type ReferenceEvent =
  | { readonly is: 'played'; readonly seat: Seat; readonly card: CardId; readonly sandwich: number }
  | { readonly is: 'scrapped'; readonly seat: Seat; readonly sandwich: number }
  | {
      readonly is: 'sold';
      readonly seat: Seat;
      readonly sandwich: number;
      readonly order: number;
      readonly scores: readonly (readonly [Seat, number])[];
    }
  | { readonly is: 'refilled'; readonly seat: Seat; readonly drawn: number };

export interface Reference {
  options: Record<never, never>;
  state: ReferenceState;
  view: ReferenceView;
  event: ReferenceEvent;
  /** A turn is about its number; the answer is a packed move. */
  asks: { turn: { about: number; answer: number } };
  interrupts: Record<never, never>;
}

type W = World<Reference>;
type Turn = Frame<number, number>;

export const DECK = pileOf(0);
export const DISCARD = pileOf(1);
const SANDWICH = range(SANDWICHES).map((n) => pileOf(2 + n));
const HANDS = range(PLAYERS).map((n) => pileOf(2 + SANDWICHES + n));

const ALL_ORDERS = range(ORDER_COUNT);

const packed: Shape<number> = (x): x is number => whole(x) && x >= 0 && x < moveOf(REFILL + 1, 0, 0);

const possible = new Runs<number>((tag, index) => tag | (index << 4));

export const reference: Game<Reference> = {
  id: 'reference',
  version: 1,
  players: [PLAYERS, PLAYERS],
  options: {
    specs: {},
    presets: { standard: {} },
    standardPreset: 'standard',
    variants: {},
    settle: (options) => options,
    forbid: () => undefined,
  },
  faces: () => range(CARDS).map((id) => id % INGREDIENTS),
  piles: (seats) => {
    const everyone = only(seatOf(seats + 1)) - 1;
    return [
      closedPile(),
      openPile(everyone),
      ...SANDWICH.map(() => openPile(everyone)),
      ...HANDS.map((_, seat) => handPile(only(seatOf(seat)))),
    ];
  },
  open,
  questions: {
    turn: turnWithin(TURNS),
  },
  interrupts: {},
  view,
  unview: ({ view: { orders, sold, scores } }) => ({
    orders: orders.slice(),
    orderDeck: sold.concat(ALL_ORDERS.filter((order) => !orders.includes(order) && !sold.includes(order))),
    fresh: ORDER_COUNT - OPEN_ORDERS - sold.length,
    scores: scores.slice(),
  }),
  redraw: ({ table: { state } }, _, dice) => {
    const fresh = shuffled(dice, state.orderDeck.splice(state.orderDeck.length - state.fresh));
    for (const order of fresh) state.orderDeck.push(order);
  },
  maxInputs: () => TURNS,
  progress: (table) => ({ round: Math.ceil(table.frames / PLAYERS), first: seatOf(0) }),
  standing: (w) => w.table.state.scores,
  texts,
  /** A yardstick has no taste: its bots play at random. */
  taste: {
    answer: (w, seat, frame, _, dice) => moves(w, frame as Turn, seat).random(dice),
    interrupt: () => undefined,
  },
};

/** The same without an end, for servers that are measured for a while. */
export const endless: Game<Reference> = {
  ...reference,
  questions: { turn: turnWithin(Number.POSITIVE_INFINITY) },
};

export function referenceMatch(): Match<Reference> {
  const made = matchOf(reference, { seats: PLAYERS, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

function open(w: W): void {
  shufflePile(w, DECK);
  const orderDeck = shuffled(streamDice(w, 'deal'), range(ORDER_COUNT));
  for (const hand of HANDS) for (let i = 0; i < HAND; i++) moveTop(w, DECK, hand);
  w.table.state = {
    orders: orderDeck.splice(ORDER_COUNT - OPEN_ORDERS, OPEN_ORDERS),
    orderDeck,
    fresh: ORDER_COUNT - OPEN_ORDERS,
    scores: HANDS.map(() => 0),
  };
  ask(w, 'turn', 0, only(seatOf(0)));
}

function check(w: W, _: Turn, seat: Seat, move: number): Refusal | undefined {
  const a = firstOf(move);
  const b = secondOf(move);
  switch (kindOfMove(move)) {
    case PLAY:
      return checkPlay(w, seat, a, b);
    case CLOSE:
      return checkClose(w, a, b);
    default:
      return checkRefill(w, seat, a);
  }
}

function checkPlay(w: W, seat: Seat, a: number, b: number): Refusal | undefined {
  if (a >= sizeOf(w, HANDS[seat])) return refusal('no-such-card');
  if (b >= SANDWICHES) return refusal('no-such-sandwich');
  return sizeOf(w, SANDWICH[b]) < LAYERS ? undefined : refusal('sandwich-full');
}

function checkClose(w: W, a: number, b: number): Refusal | undefined {
  if (a >= SANDWICHES || sizeOf(w, SANDWICH[a]) === 0) return refusal('no-such-sandwich');
  if (b === NONE) return sizeOf(w, SANDWICH[a]) === LAYERS ? undefined : refusal('not-full-yet');
  if (b >= OPEN_ORDERS) return refusal('no-such-order');
  const needs = ORDER_NEEDS[w.table.state.orders[b]];
  return (ingredientsOf(w, cardsIn(w, SANDWICH[a])) & needs) === needs ? undefined : refusal('order-unmet');
}

function checkRefill(w: W, seat: Seat, a: number): Refusal | undefined {
  const held = sizeOf(w, HANDS[seat]);
  if (a === NONE) return held < HAND ? undefined : refusal('hand-full');
  return a < held ? undefined : refusal('no-such-card');
}

function moves(w: W, _: Turn, seat: Seat): Moves<number> {
  const { orders } = w.table.state;
  const held = sizeOf(w, HANDS[seat]);
  possible.clear();
  for (let s = 0; s < SANDWICHES; s++) {
    const layers = cardsIn(w, SANDWICH[s]);
    if (layers.length < LAYERS) possible.add(held, moveOf(PLAY, 0, s));
    else possible.add(1, moveOf(CLOSE, s, NONE));
    if (layers.length < 3) continue;
    const there = ingredientsOf(w, layers);
    for (let o = 0; o < OPEN_ORDERS; o++) {
      const needs = ORDER_NEEDS[orders[o]];
      if ((there & needs) === needs) possible.add(1, moveOf(CLOSE, s, o));
    }
  }
  possible.add(held, moveOf(REFILL, 0, 0));
  if (held < HAND) possible.add(1, moveOf(REFILL, NONE, 0));
  return possible;
}

function turnWithin(turns: number): Rule<Reference, number, number> {
  const resolve = (w: W, frame: Turn, seat: Seat, move: number): void => {
    const a = firstOf(move);
    const b = secondOf(move);
    const kind = kindOfMove(move);
    if (kind === PLAY) play(w, seat, a, b);
    else if (kind === CLOSE) close(w, seat, a, b);
    else refill(w, seat, a);
    const next = frame.about + 1;
    if (next < turns) ask(w, 'turn', next, only(leftOf(seat, 1, PLAYERS)));
    else endGame(w, w.table.state.scores);
  };
  return { mode: 'one', shape: packed, check, moves, late: () => moveOf(REFILL, 0, 0), resolve };
}

function play(w: W, seat: Seat, a: number, b: number): void {
  const card = cardsIn(w, HANDS[seat])[a];
  moveCard(w, card, HANDS[seat], SANDWICH[b]);
  tellAll(w, { is: 'played', seat, card, sandwich: b });
}

function close(w: W, seat: Seat, a: number, b: number): void {
  if (b === NONE) tellAll(w, { is: 'scrapped', seat, sandwich: a });
  else sell(w, seat, a, b);
  moveAll(w, SANDWICH[a], DISCARD);
}

function sell(w: W, seat: Seat, a: number, b: number): void {
  const { state } = w.table;
  const order = state.orders[b];
  const points = ORDER_POINTS[order] + sizeOf(w, SANDWICH[a]);
  state.scores[seat] += points;
  state.orderDeck.unshift(order);
  state.orders[b] = state.orderDeck.pop() ?? order;
  if (state.fresh > 0) state.fresh--;
  tellAll(w, { is: 'sold', seat, sandwich: a, order, scores: [[seat, points]] });
}

function refill(w: W, seat: Seat, a: number): void {
  const hand = HANDS[seat];
  if (a !== NONE) moveCard(w, cardsIn(w, hand)[a], hand, DISCARD);
  let drawn = 0;
  for (; sizeOf(w, hand) < HAND && (sizeOf(w, DECK) > 0 || reshuffle(w)); drawn++) moveTop(w, DECK, hand);
  tellAll(w, { is: 'refilled', seat, drawn });
}

/** The discard pile becomes the deck; false if there is none. */
function reshuffle(w: W): boolean {
  if (sizeOf(w, DISCARD) === 0) return false;
  moveAll(w, DISCARD, DECK);
  shufflePile(w, DECK);
  return true;
}

function ingredientsOf({ match: { faces } }: W, layers: readonly CardId[]): number {
  let there = 0;
  for (let i = 0; i < layers.length; i++) there |= 1 << faces[layers[i]];
  return there;
}

function view({ table: { state } }: W): ReferenceView {
  return {
    orders: state.orders,
    sold: state.orderDeck.slice(0, state.orderDeck.length - state.fresh),
    scores: state.scores,
  };
}
