/** How a bot weighs a bribe against the punishment: by what its side of the table would be worth less. */
import type { CardId, Seat } from '#kernel';
import { faceOf } from '#kernel';
import { BREAD, symbolOf } from '../rules/faces.ts';
import { pleasOf } from '../rules/inspect.ts';
import { badSlots, openSlots, stackOf } from '../rules/kitchen.ts';
import type { Printed } from '../rules/prints.ts';
import type { MastersWorld, Plea } from '../state.ts';
import { changed, emptyStack } from './dishes.ts';
import type { Manner } from './manner.ts';
import type { Side } from './side.ts';

type Row = Pick<Printed, 'punishment' | 'bribe'>;

export interface Priced {
  readonly plea: Plea;
  readonly cost: number;
}

/** What this player can do about an inspector, the cheapest first: a bribe is money, a punishment what the side is worth less. */
export function pleasFrom(w: MastersWorld, seat: Seat, row: Row, side: Side, manner: Manner): Priced[] {
  const before = side.worth();
  return pleasOf(w, seat, row)
    .map((plea) => ({
      plea,
      cost: plea.do === 'bribe' ? row.bribe : manner.dear * (before - sideWithout(w, seat, plea, side).worth()),
    }))
    .sort((a, b) => a.cost - b.cost);
}

/** The side of the table after a loss. */
function sideWithout(w: MastersWorld, seat: Seat, plea: Plea, side: Side): Side {
  const left = side.fork();
  if (plea.do === 'lose-card') loseCard(w, seat, left, plea.card);
  if (plea.do === 'lose-sandwich') left.replace(plea.slot, emptyStack());
  if (plea.do === 'lose-all') for (const slot of badSlots(w, seat)) left.replace(slot, emptyStack());
  return left;
}

function loseCard(w: MastersWorld, seat: Seat, side: Side, card: CardId): void {
  const slot = openSlots(w, seat).find((s) => stackOf(w, seat, s).includes(card)) ?? 0;
  const [lowest, next] = stackOf(w, seat, slot);
  const holds = lowest !== card || (next !== undefined && symbolOf(faceOf(w, next)) === BREAD);
  side.replace(slot, holds ? changed(side.stacks[slot], faceOf(w, card), -1) : emptyStack());
}
