/** The scene of Sandwich Masters, and the small things that all its screens ask about. */
import type { Asks, BoardWords, MastersKinds, Place, Slot } from '#games/sandwich-masters';
import { barOf, handOf, isBad, isEvent, PLACES, SLOTS, sandwichOf } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { has } from '#kernel';
import { askOf, seenIn } from '../../asking.ts';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<MastersKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

/** Is something asked of me, or was it, that lies over the table: an inspector or an event? */
export const isCovered = (scene: OwnScene): boolean =>
  (askOf(scene) === 'inspect' || askOf(scene) === 'event') && !scene.watching && has(scene.top?.asked ?? 0, scene.seat);

// ---- who ----

// ---- what ----

export const myHand = (scene: OwnScene): CardId[] => seenIn(scene, handOf(scene.seat));

export const SLOT_LIST: readonly Slot[] = Array.from({ length: SLOTS }, (_, slot) => slot);
export const PLACE_LIST: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place);

export const stackAt = (scene: OwnScene, seat: Seat, slot: Slot): CardId[] =>
  seenIn(scene, sandwichOf(scene.match.seats, seat, slot));

/** The slots in which somebody has an open sandwich. */
export const openOf = (scene: OwnScene, seat: Seat): Slot[] =>
  SLOT_LIST.filter((slot) => stackAt(scene, seat, slot).length > 0);

export const isBadCard = ({ match }: OwnScene, card: CardId): boolean => isBad(match.faces[card]);

/** How many bad cards lie in somebody's open sandwiches. */
export const badOf = (scene: OwnScene, seat: Seat): number =>
  SLOT_LIST.flatMap((slot) => stackAt(scene, seat, slot)).filter((card) => isBadCard(scene, card)).length;

/** The order at a place of the Bar; none where an event or nothing lies. */
export function orderAt(scene: OwnScene, place: Place): CardId | undefined {
  const [card] = seenIn(scene, barOf(place));
  return card === undefined || isEvent(scene.match.faces[card]) ? undefined : card;
}

// ---- what it is called ----
