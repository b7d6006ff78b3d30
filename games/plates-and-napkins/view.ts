/** What a seat may know of the state: all but the others' policies, and what follows from open cards. */
// Rules: G-7, PN-22.
import type { Dice, Look, Seat } from '#kernel';
import { copyPlain } from '#kernel';
import { policyOf } from './rules/policy.ts';
import { bidScores, worthOf } from './scoring.ts';
import type { PlatesKinds, PlatesMatch, PlatesWorld, State, View } from './state.ts';
import { POLICIES, plateCount } from './state.ts';

export function view(w: PlatesWorld, seat: Seat): View {
  const { policies, ...open } = w.table.state;
  return {
    ...open,
    policy: policyOf(w, seat),
    worths: Array.from({ length: plateCount(w.match.seats) }, (_, plate) => worthOf(w, plate)),
    bids: open.stage === 'count' ? bidScores(w) : [],
  };
}

/** Looks are read only and may share lists with the table; a state may not. */
export function unview(look: Look<PlatesKinds>, match: PlatesMatch): State {
  const { policy, worths, bids, ...open } = look.view;
  const policies = new Array<number>(match.seats).fill(0);
  if (look.seat < match.seats) policies[look.seat] = POLICIES.indexOf(policy);
  return { ...copyPlain(open), policies };
}

/** The others' policies could be anything. */
export function redraw(w: PlatesWorld, seat: Seat, dice: Dice): void {
  const { policies } = w.table.state;
  for (let other = 0; other < policies.length; other++)
    if (other !== seat) policies[other] = dice.below(POLICIES.length);
}
