/** Events: what a card of the black deck makes everybody do, asked of all concerned at the same time and carried out clockwise. */
// Rules: SM-11, SM-66, SM-67, SM-37.
import type { CardId, Moves, Refusal, SealedRule, Seat, Seats, Shape } from '#kernel';
import {
  ask,
  cardsIn,
  faceOf,
  leftOf,
  lies,
  moveAll,
  moveCard,
  naming,
  oneOf,
  only,
  record,
  refusal,
  seconds,
  tell,
  tellAll,
  topOf,
  word,
} from '#kernel';
import type { Effect } from '../cards.ts';
import type { Asks, MastersKinds, MastersWorld, Place, Reply, Slot } from '../state.ts';
import { BLACK_DISCARDS, barOf, handOf, PLACES, SLOTS, sandwichOf, WHITE_DISCARDS } from '../state.ts';
import { drawCards, refillAll } from './draw.ts';
import { isOfVariety } from './faces.ts';
import { isPlea, plead, pleasOf, refusePlea } from './inspect.ts';
import { badSlots, fromActive, isOpen, openSlots, orderAt, reward, takeOut } from './kitchen.ts';
import type { Printed } from './prints.ts';
import { printOf, printsOf } from './prints.ts';

type Doing<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;
type Asking = Doing<'throw' | 'pass' | 'lose-top' | 'inspect'>;

export const effectOf = (w: MastersWorld, card: CardId): Effect => printOf(w.match, card).effect;

/** Carries out the event at this place of the Bar, or asks those who have a choice first. */
export function carryOut(w: MastersWorld, place: Place): 'asked' | 'done' {
  const card = cardsIn(w, barOf(place))[0];
  const effect = effectOf(w, card);
  if (!isAsking(effect)) {
    at(w, effect, place);
    return 'done';
  }
  const asked = whoIsAsked(w, effect);
  if (asked === 0) {
    for (const seat of fromActive(w)) suffer(w, effect, seat, undefined);
    return 'done';
  }
  ask(w, 'event', { card, place }, asked, seconds(w.match.options.choiceSeconds));
  return 'asked';
}

const isAsking = (effect: Effect): effect is Asking => ['throw', 'pass', 'lose-top', 'inspect'].includes(effect.do);

/** Hands are secret, so everybody is asked about them alike; about open sandwiches only those who can choose. */
function whoIsAsked(w: MastersWorld, effect: Asking): Seats {
  if (effect.do === 'throw' || effect.do === 'pass') return w.match.players;
  return fromActive(w).reduce((set, seat) => (repliesOf(w, effect, seat).length > 1 ? set | only(seat) : set), 0);
}

// ---- events without a choice ----

function at(w: MastersWorld, effect: Exclude<Effect, Asking>, place: Place): void {
  switch (effect.do) {
    case 'pay':
      return charge(w, effect.amount);
    case 'gain':
      return pay(w, effect);
    case 'draw':
      return drawMore(w, effect.count);
    case 'fill':
      refillAll(w);
      return drawMore(w, effect.count);
    case 'new-hands':
      return throwHands(w);
    case 'clear-bar':
      return clearBar(w, place);
  }
}

/** Who has less gives what is there. */
function charge(w: MastersWorld, amount: number): void {
  const { state } = w.table;
  const scores = fromActive(w).map((seat): [Seat, number] => [seat, -Math.min(amount, state.money[seat])]);
  for (const [seat, change] of scores) {
    state.money[seat] += change;
    state.losses -= change;
  }
  tellAll(w, { is: 'paid', scores: scores.filter(([, change]) => change < 0) });
}

function pay(w: MastersWorld, { amount, who }: Doing<'gain'>): void {
  const least = Math.min(...w.table.state.money);
  const earns = (seat: Seat): boolean => {
    if (who === 'clean') return badSlots(w, seat).length === 0;
    return who === 'all' || w.table.state.money[seat] === least;
  };
  const scores = fromActive(w)
    .filter(earns)
    .map((seat): [Seat, number] => [seat, amount]);
  for (const [seat, gain] of scores) reward(w, seat, gain);
  tellAll(w, { is: 'paid', scores });
}

function drawMore(w: MastersWorld, count: number): void {
  for (const seat of fromActive(w)) tellAll(w, { is: 'drew', seat, count: drawCards(w, seat, count) });
}

function throwHands(w: MastersWorld): void {
  for (const seat of fromActive(w)) moveAll(w, handOf(seat), WHITE_DISCARDS);
  tellAll(w, { is: 'new-hands' });
}

/** The event itself lies on until it is over. */
function clearBar(w: MastersWorld, place: Place): void {
  const cleared: CardId[] = [];
  for (let other = 0; other < PLACES; other++) {
    const order = other === place ? undefined : orderAt(w, other);
    if (order === undefined) continue;
    cleared.push(order);
    moveAll(w, barOf(other), BLACK_DISCARDS);
  }
  tellAll(w, { is: 'bar-cleared', orders: cleared });
}

// ---- events with a choice ----

/** All that this player can reply; never nothing. */
export function repliesOf(w: MastersWorld, effect: Asking, seat: Seat): Reply[] {
  const replies = wishes(w, effect, seat);
  return replies.length === 0 ? [{ do: 'nothing' }] : replies;
}

function wishes(w: MastersWorld, effect: Asking, seat: Seat): Reply[] {
  if (effect.do === 'inspect') return pleasOf(w, seat, visitorOf(w, effect));
  if (effect.do === 'lose-top') return openSlots(w, seat).map((slot) => ({ do: 'top', slot }));
  return cardsFor(w, effect, seat).map((card) => ({ do: 'card', card }));
}

/** The inspector whom such an event sends. */
export function visitorOf(w: MastersWorld, { inspector }: Doing<'inspect'>): Printed {
  const found = printsOf(w.match).find(({ id }) => id === inspector);
  if (found === undefined) throw new Error(`no inspector is called ${inspector}`);
  return found;
}

/** The cards of the hand that an event takes one of. */
function cardsFor(w: MastersWorld, effect: Doing<'throw' | 'pass'>, seat: Seat): readonly CardId[] {
  const hand = cardsIn(w, handOf(seat));
  return effect.do === 'pass' ? hand : hand.filter((card) => isOfVariety(faceOf(w, card), effect.variety));
}

function refuseReply(w: MastersWorld, effect: Asking, seat: Seat, reply: Reply): Refusal | undefined {
  if (reply.do === 'nothing') return wishes(w, effect, seat).length === 0 ? undefined : refusal('must-give');
  if (effect.do === 'inspect')
    return reply.do === 'card' || reply.do === 'top'
      ? refusal('wrong-reply')
      : refusePlea(w, seat, visitorOf(w, effect), reply);
  if (effect.do === 'lose-top') {
    if (reply.do !== 'top') return refusal('wrong-reply');
    return reply.slot < SLOTS && isOpen(w, seat, reply.slot) ? undefined : refusal('no-sandwich-there');
  }
  if (reply.do !== 'card') return refusal('wrong-reply');
  if (!lies(w, reply.card, handOf(seat))) return refusal('not-in-hand');
  return cardsFor(w, effect, seat).includes(reply.card)
    ? undefined
    : refusal('wrong-variety', { variety: effect.do === 'throw' ? effect.variety : '' });
}

/** What the event does to one player, by the reply or by the only thing possible. */
function suffer(w: MastersWorld, effect: Asking, seat: Seat, reply: Reply | undefined): void {
  const given = reply ?? repliesOf(w, effect, seat)[0];
  switch (given.do) {
    case 'nothing':
      return tellAll(w, { is: 'spared', seat });
    case 'top':
      return loseTop(w, seat, given.slot);
    case 'card':
      return effect.do === 'pass' ? passOn(w, seat, given.card) : throwAway(w, seat, given.card);
    default:
      return effect.do === 'inspect' ? plead(w, seat, visitorOf(w, effect), given) : undefined;
  }
}

function loseTop(w: MastersWorld, seat: Seat, slot: number): void {
  const card = topOf(w, sandwichOf(w.match.seats, seat, slot));
  if (card !== undefined) tellAll(w, { is: 'lost', seat, cards: takeOut(w, seat, slot, card) });
}

function throwAway(w: MastersWorld, seat: Seat, card: CardId): void {
  moveCard(w, card, handOf(seat), WHITE_DISCARDS);
  tellAll(w, { is: 'lost', seat, cards: [card] });
}

function passOn(w: MastersWorld, seat: Seat, card: CardId): void {
  const to = leftOf(seat, 1, w.match.seats);
  moveCard(w, card, handOf(seat), handOf(to));
  tell(w, w.match.everyone & ~only(seat) & ~only(to), { is: 'passed', seat, to });
  tell(w, only(seat) | only(to), { is: 'got', seat, to, card });
}

const replyShapes: readonly Shape<Reply>[] = [
  isPlea,
  record<Extract<Reply, { do: 'card' }>>({ do: word('card'), card: naming<CardId>() }),
  record<Extract<Reply, { do: 'top' }>>({ do: word('top'), slot: naming<Slot>() }),
  record<Extract<Reply, { do: 'nothing' }>>({ do: word('nothing') }),
];

const isReply: Shape<Reply> = (x): x is Reply => replyShapes.some((shape) => shape(x));

const askingOf = (w: MastersWorld, card: CardId): Asking => {
  const effect = effectOf(w, card);
  if (!isAsking(effect)) throw new Error(`an event that asks nothing was asked: ${effect.do}`);
  return effect;
};

/** `after` goes on with the Bar: that chapter knows this one. */
export const eventRule = (
  after: (w: MastersWorld, place: Place) => void,
): SealedRule<MastersKinds, Asks['event']['about'], Reply> => ({
  mode: 'sealed',
  shape: isReply,
  check: (w, { about }, seat, reply) => refuseReply(w, askingOf(w, about.card), seat, reply),
  moves: (w, { about }, seat): Moves<Reply> => oneOf(repliesOf(w, askingOf(w, about.card), seat)),
  late: (w, { about }, seat) => repliesOf(w, askingOf(w, about.card), seat).slice(-1)[0],
  resolve(w, { about }, answers) {
    const effect = askingOf(w, about.card);
    for (const seat of fromActive(w)) {
      const given = answers.find((answer) => answer.seat === seat);
      suffer(w, effect, seat, given?.answer);
    }
    after(w, about.place);
  },
});
