/** The scene of Sandwich Masters, and the small things that all its screens ask about. */
import type { Asks, BoardWords, MastersKinds, Place, Slot } from '#games/sandwich-masters';
import { barOf, handOf, isBad, isEvent, PLACES, SLOTS, sandwichOf } from '#games/sandwich-masters';
import type { CardId, Pile, Seat } from '#kernel';
import { cardAt, has, isKnown, listSeats, seatOf } from '#kernel';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<MastersKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

export const askOf = ({ top }: OwnScene): Ask | undefined => top?.ask as Ask | undefined;

/** What the question is about. */
export const aboutOf = <Q extends Ask>({ top }: OwnScene, _ask: Q): Asks[Q]['about'] =>
  (top?.about ?? {}) as Asks[Q]['about'];

/** What I said to the question on top, if I did. */
export const saidOf = <Q extends Ask>({ said }: OwnScene, _ask: Q): Asks[Q]['answer'] | undefined =>
  said[0] as Asks[Q]['answer'] | undefined;

/** Is something asked of me, or was it, that lies over the table: an inspector or an event? */
export const isCovered = (scene: OwnScene): boolean =>
  (askOf(scene) === 'inspect' || askOf(scene) === 'event') && !scene.watching && has(scene.top?.asked ?? 0, scene.seat);

// ---- who ----

export const nameOf = ({ who }: OwnScene, seat: number): string => who.seat(seatOf(seat));

/** My left neighbour first, I last; all from the first one on where I only look on. */
export function seatsAround({ match, seat, watching }: OwnScene): Seat[] {
  const seats = listSeats(match.players);
  if (watching) return seats;
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export const othersOf = (scene: OwnScene): Seat[] => seatsAround(scene).filter((seat) => seat !== scene.seat);

// ---- what ----

/** Cards of a pile that this seat can see, bottom first. */
export const seenIn = ({ look }: OwnScene, pile: Pile): CardId[] => look.piles[pile].filter(isKnown).map(cardAt);

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

export const cardName = ({ text, match }: OwnScene, card: CardId): string => text.card(match.faces[card]);

/** Begins a line or stands alone. */
export const raised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
