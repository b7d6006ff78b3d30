/** How a bot weighs a bribe against the punishment: by what its side of the table would be worth less. */
import type { CardId, Seat } from '#kernel';
import { faceOf } from '#kernel';
import { ATTACK, BREAD, SAUCE, symbolOf } from '../rules/faces.ts';
import { pleasOf } from '../rules/inspect.ts';
import { badSlots, openSlots, stackOf } from '../rules/kitchen.ts';
import type { Printed } from '../rules/prints.ts';
import type { MastersWorld, Plea } from '../state.ts';
import type { Side } from './worth.ts';
import { menuOf, sideOf, worthOf } from './worth.ts';

type Row = Pick<Printed, 'punishment' | 'bribe'>;

/** What lies on the table is worth more than it promises for the very next turns. */
const DEAR = 1.8;

/** The plea that costs least: a bribe is money, a punishment what the side of the table is worth less. */
export function cheapest(
  w: MastersWorld,
  seat: Seat,
  row: Row,
  knows: 'hand' | 'table',
): { readonly plea: Plea; readonly cost: number } {
  const menu = menuOf(w);
  const before = worthOf(sideOf(w, seat, knows), menu);
  const costs = pleasOf(w, seat, row).map((plea) => ({
    plea,
    cost: plea.do === 'bribe' ? row.bribe : DEAR * (before - worthOf(sideWithout(w, seat, plea, knows), menu)),
  }));
  return costs.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The side of the table after a loss. */
function sideWithout(w: MastersWorld, seat: Seat, plea: Plea, knows: 'hand' | 'table'): Side {
  const side = sideOf(w, seat, knows);
  const empty = (slot: number): void => {
    const stack = side.stacks[slot];
    stack.contents.counts.fill(0);
    stack.contents.sauces = 0;
    Object.assign(stack, { open: false, bad: 0 });
  };
  if (plea.do === 'lose-all') for (const slot of badSlots(w, seat)) empty(slot);
  else if (plea.do === 'lose-sandwich') empty(plea.slot);
  else if (plea.do === 'lose-card') loseCard(w, seat, side, plea.card, empty);
  return side;
}

function loseCard(w: MastersWorld, seat: Seat, side: Side, card: CardId, empty: (slot: number) => void): void {
  const slot = openSlots(w, seat).find((s) => stackOf(w, seat, s).includes(card)) ?? 0;
  const stack = stackOf(w, seat, slot);
  const symbol = symbolOf(faceOf(w, card));
  const next = stack[1];
  if (stack[0] === card && (next === undefined || symbolOf(faceOf(w, next)) !== BREAD)) return empty(slot);
  const { contents } = side.stacks[slot];
  side.stacks[slot].bad--;
  if (symbol === SAUCE) contents.sauces--;
  else if (symbol !== ATTACK) contents.counts[symbol]--;
}
