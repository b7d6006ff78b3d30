/** A player's side of the table as a bot values it: stacks, hand, and what each stack promises for each order, kept as cards move. */
import type { Seat } from '#kernel';
import { cardsIn, faceOf } from '#kernel';
import { BREAD, INSPECTOR, SAUCE, symbolOf } from '../rules/faces.ts';
import { orderAt, recipeOf, stackOf } from '../rules/kitchen.ts';
import type { MastersWorld } from '../state.ts';
import { handOf, PLACES, SLOTS } from '../state.ts';
import type { Dish, Stack } from './dishes.ts';
import { change, dishOf, emptyStack, promise } from './dishes.ts';
import type { Manner } from './manner.ts';

/** Orders that can be claimed; none where one is gone. */
export type Menu = (Dish | undefined)[];

export function menuOf(w: MastersWorld): Menu {
  const menu: Menu = [];
  for (let place = 0; place < PLACES; place++) {
    const order = orderAt(w, place);
    menu.push(order === undefined ? undefined : dishOf(recipeOf(w.match, faceOf(w, order))));
  }
  return menu;
}

const NO_CARDS: readonly number[] = new Array<number>(INSPECTOR + 1).fill(0);
const NO_PROMISES: readonly number[] = new Array<number>(SLOTS * PLACES).fill(0);

/** With the hand, or as everybody sees it. */
export function sideOf(w: MastersWorld, seat: Seat, menu: Menu, sees: 'hand' | 'table', manner: Manner): Side {
  const stacks: Stack[] = [];
  for (let slot = 0; slot < SLOTS; slot++) stacks.push(stackNow(w, seat, slot));
  const hand = NO_CARDS.slice();
  if (sees === 'hand') for (const card of cardsIn(w, handOf(seat))) hand[symbolOf(faceOf(w, card))]++;
  return new Side(stacks, hand, menu, manner);
}

function stackNow(w: MastersWorld, seat: Seat, slot: number): Stack {
  const cards = stackOf(w, seat, slot);
  const stack = emptyStack();
  for (let i = 0; i < cards.length; i++) change(stack, faceOf(w, cards[i]), 1);
  return stack;
}

/** Breads in hand beyond these are good for nothing. */
const MOST_BREADS = 3;

export class Side {
  readonly stacks: Stack[];
  readonly hand: number[];
  readonly menu: Menu;
  private readonly manner: Manner;
  /** What each stack promises for each order: `slot × 4 + place`. */
  private promises: number[];
  /** The first free slot, which counts like a stack to be; further ones do not. */
  private free: number;

  constructor(stacks: Stack[], hand: number[], menu: Menu, manner: Manner, known?: Side) {
    this.stacks = stacks;
    this.hand = hand;
    this.menu = menu;
    this.manner = manner;
    this.free = this.firstFree();
    this.promises = known === undefined ? NO_PROMISES.slice() : known.promises.slice();
    if (known === undefined) for (let slot = 0; slot < SLOTS; slot++) this.recountStack(slot);
  }

  /** A side like this one that goes its own way. Stacks are shared: they are replaced, never changed. */
  fork(): Side {
    return new Side(this.stacks.slice(), this.hand.slice(), this.menu.slice(), this.manner, this);
  }

  /** All stacks together, each for the order that suits it best, no order twice; and what the hand is good for besides. */
  worth(): number {
    const { hand, manner } = this;
    return (
      matched(this.promises, manner.nextSandwich) +
      (manner.sauceInHand * hand[SAUCE] + manner.breadInHand * Math.min(MOST_BREADS, hand[BREAD]))
    );
  }

  promiseOf(slot: number, place: number): number {
    return this.promises[slot * PLACES + place];
  }

  /** Changes from here on can be taken back by `back`, once stacks and hand are as they were. */
  tryOut(): number[] {
    const kept = this.promises;
    this.promises = kept.slice();
    return kept;
  }

  back(kept: number[]): void {
    this.promises = kept;
    this.free = this.firstFree();
  }

  /** The hand gets one card of this symbol more or less. */
  inHand(symbol: number, by: 1 | -1): void {
    this.hand[symbol] += by;
    for (let place = 0; place < PLACES; place++) {
      const dish = this.menu[place];
      if (dish === undefined || (dish.heeds & (1 << symbol)) === 0) continue;
      // What does not go together does so with no hand.
      for (let slot = 0; slot < SLOTS; slot++) if (this.promiseOf(slot, place) !== 0) this.promiseAgain(slot, place);
    }
  }

  /** Another stack lies here now; whether it is open may make another slot the first free one. */
  replace(slot: number, stack: Stack): void {
    const before = this.free;
    this.stacks[slot] = stack;
    this.free = this.firstFree();
    this.recountStack(slot);
    if (this.free === before) return;
    if (before >= 0) this.recountStack(before);
    if (this.free >= 0) this.recountStack(this.free);
  }

  /** This order is gone. */
  claimed(place: number): void {
    this.menu[place] = undefined;
    for (let slot = 0; slot < SLOTS; slot++) this.promiseAgain(slot, place);
  }

  private firstFree(): number {
    for (let slot = 0; slot < SLOTS; slot++) if (!this.stacks[slot].open) return slot;
    return -1;
  }

  private recountStack(slot: number): void {
    for (let place = 0; place < PLACES; place++) this.promiseAgain(slot, place);
  }

  private promiseAgain(slot: number, place: number): void {
    const stack = this.stacks[slot];
    const dish = this.menu[place];
    const counts = dish !== undefined && (stack.open || slot === this.free);
    this.promises[slot * PLACES + place] = counts ? promise(stack, this.hand, dish, this.manner) : 0;
  }
}

/** Places of `promises` that are above 0; one list for all, for this is asked all the time. */
const some = new Int8Array(SLOTS * PLACES);

/** The best pairs first: four by four is too few for anything cleverer. */
function matched(promises: readonly number[], nextSandwich: number): number {
  let count = 0;
  for (let i = 0; i < SLOTS * PLACES; i++) if (promises[i] > 0) some[count++] = i;
  let sum = 0;
  let weight = 1;
  while (count > 0) {
    let at = some[0];
    for (let k = 1; k < count; k++) if (promises[some[k]] > promises[at]) at = some[k];
    sum += promises[at] * weight;
    weight *= nextSandwich;
    let left = 0;
    for (let k = 0; k < count; k++) {
      const other = some[k];
      if (other >> 2 !== at >> 2 && (other & 3) !== (at & 3)) some[left++] = other;
    }
    count = left;
  }
  return sum;
}
