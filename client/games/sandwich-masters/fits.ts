/** How open sandwiches compare with the orders on the Bar, with what is staged: the game's own matching, as the board shows it. */
import type { Fit, Place, Recipe, Slot } from '#games/sandwich-masters';
import { contentsOf, fitOf, recipeOf } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { seatsAround } from '../../asking.ts';
import { stagedAt } from './plan.ts';
import type { OwnScene } from './scene.ts';
import { openOf, orderAt, PLACE_LIST, SLOT_LIST } from './scene.ts';

/** A sandwich of somebody beside an order. */
export interface Pair {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly place: Place;
  readonly order: CardId;
  readonly fit: Fit;
}

export const recipeAt = ({ match }: OwnScene, order: CardId): Recipe => recipeOf(match, match.faces[order]);

/** What a stack lacks and has too much of; for closing it with one more Bread. */
const fitWith = (scene: OwnScene, cards: readonly CardId[], order: CardId): Fit =>
  fitOf(recipeAt(scene, order), contentsOf(cards.map((card) => scene.match.faces[card])));

/** What a sandwich of mine that the plan closes would be paid at a place of the Bar. */
export function payOf(scene: OwnScene, slot: Slot, place: Place): number {
  const order = orderAt(scene, place);
  return order === undefined ? 0 : fitWith(scene, stagedAt(scene, scene.seat, slot).slice(0, -1), order).pays;
}

/** A sandwich beside every order. */
export function ordersFor(scene: OwnScene, seat: Seat, slot: Slot): Pair[] {
  const cards = stagedAt(scene, seat, slot);
  if (cards.length === 0) return [];
  return PLACE_LIST.flatMap((place) => {
    const order = orderAt(scene, place);
    return order === undefined ? [] : [{ seat, slot, place, order, fit: fitWith(scene, cards, order) }];
  });
}

/** An order beside every open sandwich of these players. */
export function sandwichesFor(scene: OwnScene, place: Place, seats: readonly Seat[]): Pair[] {
  const order = orderAt(scene, place);
  if (order === undefined) return [];
  return seats.flatMap((seat) =>
    SLOT_LIST.flatMap((slot) => {
      const cards = stagedAt(scene, seat, slot);
      return cards.length === 0 ? [] : [{ seat, slot, place, order, fit: fitWith(scene, cards, order) }];
    }),
  );
}

/** The one that is nearest to done: first nothing too much, then the least missing. */
export const nearest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.toSorted((a, b) => distance(a) - distance(b))[0];

const FAR = 100;
const distance = ({ fit }: Pair): number =>
  fit.pays > 0 ? -fit.pays : FAR * countOf(fit.extra) + countOf(fit.missing);

export const countOf = (list: Fit['missing']): number => list.reduce((sum, { count }) => sum + count, 0);

/** Mine first, then the others' as they sit. */
export const mineFirst = (scene: OwnScene): Seat[] => {
  const around = seatsAround(scene);
  return scene.watching ? around : [scene.seat, ...around.filter((seat) => seat !== scene.seat)];
};

/** Has it more than its lowest Bread in common with what an order asks? */
export const isBegun = (scene: OwnScene, { seat, slot, order, fit }: Pair): boolean =>
  openOf(scene, seat).includes(slot) && countOf(fit.missing) < recipeAt(scene, order).size;
