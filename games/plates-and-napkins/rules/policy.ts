/** When holds wait for a player: a standing word of each, which nobody else ever sees. */
// Rules: PL-45, PN-22, PN-24.
import type { InterruptRule, Millis, Seat, Seats } from '#kernel';
import { mapped, millis, NEVER, oneOf, only, record, refusal, tell, word } from '#kernel';
import type { PlatesKinds, PlatesWorld, Policy } from '../state.ts';
import { POLICIES } from '../state.ts';

/** A hold has a first tick at half time, so none is shorter than two milliseconds. */
export const holdSpan = ({ match: { options } }: PlatesWorld): Millis =>
  options.holdMillis === 0 ? NEVER : millis(Math.max(2, options.holdMillis));

export const policyOf = (w: PlatesWorld, seat: Seat): Policy => POLICIES[w.table.state.policies[seat] ?? 0];

/** Seats that let this hold pass from the start, whatever they hold. */
export function wavedBy(w: PlatesWorld, hold: 'count' | 'napkin'): Seats {
  const { policies } = w.table.state;
  let waved = 0;
  for (let seat = 0; seat < policies.length; seat++) {
    const policy = POLICIES[policies[seat]];
    if (policy === 'never' || (policy === 'count' && hold === 'napkin')) waved |= 1 << seat;
  }
  return waved;
}

export const policy: InterruptRule<PlatesKinds, { policy: Policy }> = {
  shape: record<{ policy: Policy }>({ policy: word(...POLICIES) }),
  disturbs: false,
  manners: true,
  /** Nobody learns that it happened. */
  open: () => undefined,
  check: (w, seat, answer) => (answer.policy === policyOf(w, seat) ? refusal('same-policy') : undefined),
  moves: (w, seat) =>
    mapped(oneOf(POLICIES.filter((other) => other !== policyOf(w, seat))), (chosen) => ({ policy: chosen })),
  resolve(w, seat, answer) {
    w.table.state.policies[seat] = POLICIES.indexOf(answer.policy);
    tell(w, only(seat), { is: 'policy', policy: answer.policy });
  },
};
