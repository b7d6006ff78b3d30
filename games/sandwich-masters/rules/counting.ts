/** How many ways there are to play Bread with Special Sauce: too many to list, so they are counted by what they leave behind. */
// Rules: SM-53, SM-41, SM-36, SM-59.
import type { Seat } from '#kernel';
import { faceOf, factorial } from '#kernel';
import type { MastersWorld, Place, Slot } from '../state.ts';
import { PLACES, SLOTS } from '../state.ts';
import { BREAD } from './faces.ts';
import { isOpen, orderAt, recipeOf, stackOf } from './kitchen.ts';
import type { Contents } from './matching.ts';
import { addFace, emptyContents, matches } from './matching.ts';

/** What a play puts onto one slot: so many Breads and sauces, in how many orders, and how many of those end in Bread. */
interface Heap {
  readonly size: number;
  readonly ways: number;
  readonly closing: number;
  readonly places: readonly Place[];
}

/**
 * Plays of at least one of so many Breads and any of so many sauces. The cards come in any order onto four slots; a slot
 * that is free must get Bread first; what ends in Bread and matches orders may be claimed or not, in any order.
 */
export function countBreadPlays(w: MastersWorld, seat: Seat, breads: number, sauces: number): number {
  let total = 0;
  const heapsFor = Array.from({ length: SLOTS }, (_, slot) => heaps(w, seat, slot, breads, sauces));
  const fill = (slot: Slot, b: number, s: number, chosen: readonly Heap[]): void => {
    if (slot === SLOTS) {
      if (b > 0) total += row(breads, b) * row(sauces, s) * interleaved(chosen) * claimed(chosen);
      return;
    }
    for (let more = 0; more <= breads - b; more++)
      for (let sauce = 0; sauce <= sauces - s; sauce++) {
        const heap = heapsFor[slot][more][sauce];
        if (heap.ways > 0) fill(slot + 1, b + more, s + sauce, [...chosen, heap]);
      }
  };
  fill(0, 0, 0, []);
  return total;
}

/** So many of n, one after another. */
const row = (n: number, k: number): number => factorial(n) / factorial(n - k);

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : row(n, k) / factorial(k));

/** How the cards for several slots may take turns. */
function interleaved(chosen: readonly Heap[]): number {
  const all = chosen.reduce((sum, { size }) => sum + size, 0);
  return chosen.reduce((ways, { size }) => ways / factorial(size), factorial(all));
}

function heaps(w: MastersWorld, seat: Seat, slot: Slot, breads: number, sauces: number): Heap[][] {
  const open = isOpen(w, seat, slot);
  const inside = insideOf(w, seat, slot);
  return Array.from({ length: breads + 1 }, (_, b) =>
    Array.from({ length: sauces + 1 }, (__, s) => {
      const closing = closingWays(open, b, s);
      const places = closing === 0 ? [] : matched(w, inside, b - (open ? 1 : 2), s);
      return { size: b + s, ways: allWays(open, b, s), closing, places };
    }),
  );
}

/** Orders of Breads and sauces on one slot; the first is a Bread where the slot was free. */
function allWays(open: boolean, b: number, s: number): number {
  if (open) return choose(b + s, s);
  if (b === 0) return s === 0 ? 1 : 0;
  return choose(b - 1 + s, s);
}

/** Those of them that end in a Bread with something under it. */
function closingWays(open: boolean, b: number, s: number): number {
  if (open) return b === 0 ? 0 : choose(b - 1 + s, s);
  return b < 2 ? 0 : choose(b - 2 + s, s);
}

/** What a sandwich holds above its lowest card. */
function insideOf(w: MastersWorld, seat: Seat, slot: Slot): Contents {
  const contents = emptyContents();
  const stack = stackOf(w, seat, slot);
  for (let i = 1; i < stack.length; i++) addFace(contents, faceOf(w, stack[i]));
  return contents;
}

function matched(w: MastersWorld, inside: Contents, breads: number, sauces: number): Place[] {
  const counts = inside.counts.slice();
  counts[BREAD] += breads;
  const contents = { counts, sauces: inside.sauces + sauces };
  const places: Place[] = [];
  for (let place = 0; place < PLACES; place++) {
    const order = orderAt(w, place);
    if (order !== undefined && matches(recipeOf(w.match, faceOf(w, order)), contents)) places.push(place);
  }
  return places;
}

/** Over all ways to end each slot: the rows of claims that are then possible. */
function claimed(chosen: readonly Heap[]): number {
  const plain = chosen.reduce((ways, heap) => (heap.places.length === 0 ? ways * heap.ways : ways), 1);
  const open = chosen.filter(({ places }) => places.length > 0);
  return plain * endings(open, []);
}

function endings(open: readonly Heap[], closed: readonly (readonly Place[])[]): number {
  if (open.length === 0) return claimRows(closed, 0);
  const [{ ways, closing, places }, ...rest] = open;
  return (ways - closing) * endings(rest, closed) + closing * endings(rest, [...closed, places]);
}

/** Rows of claims: each sandwich and each order once, in any order, none among them. */
function claimRows(closed: readonly (readonly Place[])[], taken: number): number {
  let count = 1;
  for (const [i, places] of closed.entries()) {
    const rest = [...closed.slice(0, i), ...closed.slice(i + 1)];
    for (const place of places) if ((taken & (1 << place)) === 0) count += claimRows(rest, taken | (1 << place));
  }
  return count;
}
