/** The interrupts of the toy: a blind theft, a toast that asks something, and a standing policy that nobody sees. */
import type { InterruptRule, Refusal, Seat, World } from '#kernel';
import {
  ask,
  cardsIn,
  draw,
  has,
  listSeats,
  mapped,
  moveCard,
  naming,
  none,
  oneOf,
  only,
  record,
  refusal,
  seconds,
  sizeOf,
  tell,
  tellAll,
  word,
} from '#kernel';
import type { Policy, ToyKinds } from './state.ts';
import { handOf } from './state.ts';

type W = World<ToyKinds>;

/** Takes a card from another hand without looking; it may be the one that was committed. */
export const steal: InterruptRule<ToyKinds, { from: Seat }> = {
  shape: record<{ from: Seat }>({ from: naming<Seat>() }),
  disturbs: true,
  check: (w, seat, { from }) => refuseSteal(w, seat, from),
  moves(w, seat) {
    if (w.table.state.steals[seat] === 0) return none();
    const victims = listSeats(w.match.players).filter((from) => from !== seat && sizeOf(w, handOf(from)) > 0);
    return mapped(oneOf(victims), (from) => ({ from }));
  },
  resolve(w, seat, { from }) {
    const hand = cardsIn(w, handOf(from));
    const card = hand[draw(w, 'deal', hand.length)];
    w.table.state.steals[seat]--;
    moveCard(w, card, handOf(from), handOf(seat));
    tellAll(w, { is: 'robbed', seat, from });
    tell(w, only(seat) | only(from), { is: 'got', seat, card });
  },
};

/** Calls on somebody to answer at once, whatever else is being asked. */
export const toast: InterruptRule<ToyKinds, { to: Seat }> = {
  shape: record<{ to: Seat }>({ to: naming<Seat>() }),
  disturbs: false,
  check(w, seat, { to }) {
    if (to === seat || to >= w.match.seats) return refusal('not-to', { seat: to });
    return w.table.state.toasts[seat] > 0 ? undefined : refusal('no-toasts');
  },
  moves(w, seat) {
    if (w.table.state.toasts[seat] === 0) return none();
    return mapped(oneOf(listSeats(w.match.players & ~only(seat))), (to) => ({ to }));
  },
  resolve(w, seat, { to }) {
    w.table.state.toasts[seat]--;
    tellAll(w, { is: 'toast', seat, to });
    ask(w, 'reply', { caller: seat }, only(to), seconds(w.match.options.clock));
  },
};

/** Lets every breath from now on pass, or no longer. Others learn nothing of it. */
export const policy: InterruptRule<ToyKinds, Policy> = {
  shape: word('wave', 'stay'),
  disturbs: false,
  manners: true,
  open: () => undefined,
  check: (w, seat, answer) => (answer === policyOf(w, seat) ? refusal('same-policy') : undefined),
  moves: (w, seat) => oneOf<Policy>([policyOf(w, seat) === 'wave' ? 'stay' : 'wave']),
  resolve(w, seat, answer) {
    const { state } = w.table;
    state.policy = answer === 'wave' ? state.policy | only(seat) : state.policy & ~only(seat);
    tell(w, only(seat), { is: 'policy', policy: answer });
  },
};

export const policyOf = (w: W, seat: Seat): Policy => (has(w.table.state.policy, seat) ? 'wave' : 'stay');

function refuseSteal(w: W, seat: Seat, from: Seat): Refusal | undefined {
  if (from === seat || from >= w.match.seats) return refusal('not-from', { seat: from });
  if (w.table.state.steals[seat] === 0) return refusal('no-steals');
  return sizeOf(w, handOf(from)) > 0 ? undefined : refusal('empty-hand', { seat: from });
}
