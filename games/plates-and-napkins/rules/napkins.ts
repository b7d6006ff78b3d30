/** Napkins at any time: played on whatever is going on, newest first, each after a hold that opens for all alike. */
// Rules: PL-20, PL-21, PL-25, PN-13, PN-21, PN-26, PN-27.
import type { CardId, HoldRule, InterruptRule, Seat } from '#kernel';
import {
  ask,
  cardsIn,
  lies,
  mapped,
  moveCard,
  naming,
  none,
  oneOf,
  printed,
  record,
  refusal,
  tellAll,
  topFrame,
} from '#kernel';
import type { Asks, PlatesKinds, PlatesWorld } from '../state.ts';
import { handOf, WAITING } from '../state.ts';
import { newest, stopIfCancelled } from './done.ts';
import { effectOf } from './effects.ts';
import { holdSpan, wavedBy } from './policy.ts';

/** No hand is filled up for it. */
export const napkin: InterruptRule<PlatesKinds, { card: CardId }> = {
  shape: record<{ card: CardId }>({ card: naming<CardId>() }),
  disturbs: true,
  check(w, seat, { card }) {
    if (!isTime(w)) return refusal('after-the-meal');
    if (!lies(w, card, handOf(seat))) return refusal('napkin-not-held');
    return printed(w, card).kind === 'napkin' ? undefined : refusal('no-napkin');
  },
  moves: (w, seat) => mapped(oneOf(isTime(w) ? napkinsOf(w, seat) : []), (card) => ({ card })),
  resolve(w, seat, { card }) {
    const { playing } = w.table.state;
    moveCard(w, card, handOf(seat), WAITING);
    tellAll(w, { is: 'napkin', seat, card, under: playing.at(-1)?.card ?? -1 });
    playing.push({ card, seat, cancelled: false });
    ask(w, 'napkin', { card, seat }, w.match.players, holdSpan(w));
  },
};

/** While a meal is shown nothing is going on that a napkin could be played on. */
export const isTime = (w: PlatesWorld): boolean => topFrame(w)?.ask !== 'meal';

const napkinsOf = (w: PlatesWorld, seat: Seat): CardId[] =>
  cardsIn(w, handOf(seat)).filter((card) => printed(w, card).kind === 'napkin');

export const napkinHold: HoldRule<PlatesKinds, Asks['napkin']['about']> = {
  mode: 'hold',
  waved: (w) => wavedBy(w, 'napkin'),
  resume(w) {
    stopIfCancelled(w);
  },
  resolve: (w) => effectOf(w, newest(w)),
};

/** A bid is never looked at before the count; whoever put it there knows it. */
export const peek: InterruptRule<PlatesKinds, { seat: Seat }> = {
  shape: record<{ seat: Seat }>({ seat: naming<Seat>() }),
  disturbs: false,
  check: () => refusal('no-peeking'),
  moves: () => none(),
  resolve: () => undefined,
};
