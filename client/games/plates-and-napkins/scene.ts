/** The scene of Plates & Napkins, and the small things that all its screens ask about. */
import type { Asks, BoardWords, Build, Kind, Plate, PlatesKinds, PlatesText } from '#games/plates-and-napkins';
import { addsNow, bidsOf, cards, handOf, plateCount, plateOf } from '#games/plates-and-napkins';
import type { CardId, Frame, Place, Seat } from '#kernel';
import { cardAt, has, isKnown, listSeats } from '#kernel';
import { askOf, seenIn } from '../../asking.ts';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<PlatesKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

/** A breath in which everybody may play a napkin. */
export const isHold = ({ top }: OwnScene): boolean => top?.mode === 'hold';

// ---- who ----

export const isOut = ({ look }: OwnScene, seat: Seat): boolean => has(look.view.out, seat);

/** Who would be the only one left if I went now. */
export function lastIfOut({ match, look, seat }: OwnScene): Seat | undefined {
  const left = listSeats(match.players & ~look.view.out).filter((other) => other !== seat);
  return left.length === 1 ? left[0] : undefined;
}

// ---- what ----

/** By kind, as the deck lists them. */
export function handAt(scene: OwnScene, seat: Seat): CardId[] {
  const { faces } = scene.match;
  return seenIn(scene, handOf(seat)).toSorted((a, b) => faces[a] - faces[b] || a - b);
}

export const myHand = (scene: OwnScene): CardId[] => (scene.watching ? [] : handAt(scene, scene.seat));

export const handSize = ({ look }: OwnScene, seat: Seat): number => look.piles[handOf(seat)].length;

/** Those that I can still play: not one that is on its way, and none while a meal is shown. */
export const myNapkins = (scene: OwnScene): CardId[] =>
  askOf(scene) === 'meal'
    ? []
    : myHand(scene).filter((card) => rowOf(scene, card).kind === 'napkin' && !isPlayed(scene, card));

/** Played, but the table does not know it yet. */
export const isPlayed = ({ interrupting }: OwnScene, card: CardId): boolean =>
  interrupting.some(({ name, answer }) => name === 'napkin' && (answer as { card: CardId }).card === card);

export const platesOf = ({ match }: OwnScene): Plate[] => Array.from({ length: plateCount(match.seats) }, (_, i) => i);

export const onPlate = (scene: OwnScene, plate: Plate): CardId[] => seenIn(scene, plateOf(scene.match.seats, plate));

/** What lies in front of a player: the card where I may know it, and who put it there. */
export interface Placed {
  readonly card: CardId | undefined;
  readonly by: Seat;
}

export function placedAt({ look, match }: OwnScene, seat: Seat): Placed[] {
  const known = (place: Place): CardId | undefined => (isKnown(place) ? cardAt(place) : undefined);
  const { placers } = look.view;
  return look.piles[bidsOf(match.seats, seat)].map((place, i) => ({ card: known(place), by: placers[seat][i] }));
}

export const rowOf = ({ match }: OwnScene, card: CardId): { kind: Kind; points: number; id: string; amount: number } =>
  cards[match.faces[card]];

/** What a card adds to a sandwich now, by the game's own count. */
export const worthOfCard = ({ world }: OwnScene, card: CardId): number => addsNow(world, card);

/** What a napkin does, in a sentence. */
export const effectOf = ({ text, match }: OwnScene, card: CardId): string =>
  (text as PlatesText).effect(match.faces[card]);

/** Everything that I can build now, by the game's own list. */
export function buildsNow({ world, frame, seat, match }: OwnScene): Build[] {
  if (frame === undefined) return [];
  const rule = match.game.questions.build;
  return rule.mode === 'hold' ? [] : [...rule.moves(world, frame as Frame<Asks['build']['about'], Build>, seat).all()];
}

/** A number with its sign, as it is printed on cards. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A number without a plus: points that somebody has. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
