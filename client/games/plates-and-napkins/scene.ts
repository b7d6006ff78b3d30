/** The scene of Plates & Napkins, and the small things that all its screens ask about. */
import type { Asks, BoardWords, Build, Kind, Plate, PlatesKinds, PlatesText } from '#games/plates-and-napkins';
import { addsNow, bidsOf, cards, handOf, plateCount, plateOf } from '#games/plates-and-napkins';
import type { CardId, Frame, Pile, Place, Seat } from '#kernel';
import { cardAt, has, isKnown, listSeats, seatOf } from '#kernel';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<PlatesKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

export const askOf = ({ top }: OwnScene): Ask | undefined => top?.ask as Ask | undefined;

/** What the question is about. */
export const aboutOf = <Q extends Ask>({ top }: OwnScene, _ask: Q): Asks[Q]['about'] =>
  (top?.about ?? {}) as Asks[Q]['about'];

/** A breath in which everybody may play a napkin. */
export const isHold = ({ top }: OwnScene): boolean => top?.mode === 'hold';

// ---- who ----

export const nameOf = ({ who }: OwnScene, seat: number): string => who.seat(seatOf(seat));

/** My left neighbour first, I last; all from the first one on where I only look on. */
export function seatsAround({ match, seat, watching }: OwnScene): Seat[] {
  const seats = listSeats(match.players);
  if (watching) return seats;
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export const isOut = ({ look }: OwnScene, seat: Seat): boolean => has(look.view.out, seat);

/** Who would be the only one left if I went now. */
export function lastIfOut({ match, look, seat }: OwnScene): Seat | undefined {
  const left = listSeats(match.players & ~look.view.out).filter((other) => other !== seat);
  return left.length === 1 ? left[0] : undefined;
}

// ---- what ----

/** Cards of a pile that this seat can see, bottom first. */
export const seenCards = ({ look }: OwnScene, pile: Pile): CardId[] => look.piles[pile].filter(isKnown).map(cardAt);

/** By kind, as the deck lists them. */
export function handAt(scene: OwnScene, seat: Seat): CardId[] {
  const { faces } = scene.match;
  return seenCards(scene, handOf(seat)).toSorted((a, b) => faces[a] - faces[b] || a - b);
}

export const myHand = (scene: OwnScene): CardId[] => (scene.watching ? [] : handAt(scene, scene.seat));

export const handSize = ({ look }: OwnScene, seat: Seat): number => look.piles[handOf(seat)].length;

/** Those that I can still play: not one that is on its way. */
export const myNapkins = (scene: OwnScene): CardId[] =>
  myHand(scene).filter((card) => rowOf(scene, card).kind === 'napkin' && !isPlayed(scene, card));

/** Played, but the table does not know it yet. */
export const isPlayed = ({ interrupting }: OwnScene, card: CardId): boolean =>
  interrupting.some(({ name, answer }) => name === 'napkin' && (answer as { card: CardId }).card === card);

export const platesOf = ({ match }: OwnScene): Plate[] => Array.from({ length: plateCount(match.seats) }, (_, i) => i);

export const onPlate = (scene: OwnScene, plate: Plate): CardId[] => seenCards(scene, plateOf(scene.match.seats, plate));

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

export const cardName = ({ text, match }: OwnScene, card: CardId): string => text.card(match.faces[card]);

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
