/** How a napkin ends: done, without effect, or cancelled; only then it reaches the discards. */
// Rules: PL-30, PL-31, PN-12, PN-18.
import { moveCard, tellAll, withdraw } from '#kernel';
import type { PlatesWorld, Playing } from '../state.ts';
import { DISCARD, LASTING, WAITING } from '../state.ts';

/** The napkin whose turn it is. */
export const newest = (w: PlatesWorld): Playing => w.table.state.playing[w.table.state.playing.length - 1];

/** The newest napkin has done its work: what it interrupted goes on. */
export function done(w: PlatesWorld): void {
  const { card } = newest(w);
  w.table.state.playing.pop();
  const stays = w.table.state.lasting.some((lasting) => lasting.card === card);
  moveCard(w, card, WAITING, stays ? LASTING : DISCARD);
}

export function noEffect(w: PlatesWorld): void {
  const { seat, card } = newest(w);
  tellAll(w, { is: 'no-effect', seat, card });
  done(w);
}

/** A question or hold of a napkin that was cancelled meanwhile is taken away. True if it was. */
export function stopIfCancelled(w: PlatesWorld): boolean {
  if (!newest(w).cancelled) return false;
  withdraw(w);
  done(w);
  return true;
}
