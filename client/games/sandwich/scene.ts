/** The scene of Sandwich, and the small things that all its screens ask about. */
import type { Asks, BoardWords, Offer, Plate, SandwichKinds } from '#games/sandwich';
import {
  announcedPile,
  boardOf,
  directionOf,
  mostSandwiches,
  plateOf,
  portionsOf,
  recipientsOf,
  trayOf,
} from '#games/sandwich';
import type { CardId, Pile, Seat } from '#kernel';
import { cardAt, has, isKnown, lateAnswer, listSeats, seatOf } from '#kernel';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<SandwichKinds, BoardWords>;

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

/**
 * What the game itself would answer for me if I were late, or my draft.
 * It says how many sandwiches there are, how tall and for whom, so that no rule is written here.
 */
export function exampleOf<Q extends Ask>({ world, frame, seat }: OwnScene, _ask: Q): Asks[Q]['answer'] {
  if (frame === undefined) throw new Error('nothing is asked');
  return lateAnswer(world, frame, seat) as Asks[Q]['answer'];
}

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

/** Has this seat answered the question on top? */
export const isDone = ({ top, seat: mine, asked }: OwnScene, seat: Seat): boolean =>
  top !== undefined && has(top.asked, seat) && (seat === mine ? !asked : !has(top.waiting, seat));

// ---- what ----

/** Cards of a pile that this seat can see, bottom first. */
export const seenIn = ({ look }: OwnScene, pile: Pile): CardId[] => look.piles[pile].filter(isKnown).map(cardAt);

export const trayAt = (scene: OwnScene, seat: Seat): CardId[] => seenIn(scene, trayOf(scene.match.seats, seat));

export const myTray = (scene: OwnScene): CardId[] => trayAt(scene, scene.seat);

/** My sandwiches while they are on my board, as many as a round has. */
export const myBoards = (scene: OwnScene): CardId[][] =>
  Array.from({ length: roundOf(scene).sandwiches }, (_, i) => seenIn(scene, boardOf(scene.match.seats, scene.seat, i)));

export const onPlate = (scene: OwnScene, plate: Plate): CardId[] => seenIn(scene, plateOf(scene.match.seats, plate));

/** The announced ingredient of the big table. */
export const announcedIn = (scene: OwnScene): CardId | undefined => seenIn(scene, announcedPile(scene.match.seats))[0];

/** How much this round serves. */
export const roundOf = ({ match, look }: OwnScene): ReturnType<typeof portionsOf> =>
  portionsOf(match.seats, match.options, look.view.round);

/** To whom my sandwiches go, the nearest first. */
export const neighboursOf = ({ match, look, seat }: OwnScene): Seat[] =>
  recipientsOf(match.seats, match.options, look.view.round, seat);

export const directionNow = ({ match, look }: OwnScene): 'left' | 'right' =>
  directionOf(match.options, look.view.round);

/** Plates in front of a taster of which I see something, in their order. */
export function platesBefore(scene: OwnScene, taster: Seat): Plate[] {
  const most = mostSandwiches(scene.match.seats);
  return Array.from({ length: most }, (_, i) => taster * most + i).filter((plate) => onPlate(scene, plate).length > 0);
}

/** How many sandwiches lie before a taster, seen or not. */
export function platesFull({ look, match }: OwnScene, taster: Seat): number {
  const most = mostSandwiches(match.seats);
  const plates = Array.from({ length: most }, (_, i) => plateOf(match.seats, taster * most + i));
  return plates.filter((plate) => look.piles[plate].length > 0).length;
}

/** Offers that I got or made, those to be answered first. */
export const myOffers = ({ look, seat }: OwnScene): Offer[] => [
  ...look.view.offers.filter(({ to }) => to === seat),
  ...look.view.offers.filter(({ from }) => from === seat),
];

// ---- how it looks and what it is called ----

export const cardName = ({ text, match }: OwnScene, card: CardId): string => text.card(match.faces[card]);

/** A theme, a base or a cook's words: a phrase of the game, or somebody's own. */
export function phraseOf({ text, who, match }: OwnScene, id: string): string {
  if (id === '') return '';
  if (id.startsWith('w:')) return who.words(id);
  const { theme, base } = text.options;
  const known = theme.values[id] ?? base.values[id];
  if (known !== undefined) return known;
  const said = text.move('pitch', [id], match, who);
  return QUOTED.exec(said)?.[1] ?? said;
}

/** What stands in quotes in a move, in whatever quotes: in some languages a verb comes after it. */
const QUOTED = /[“„«]\s*(.+\S)\s*[”“»]/u;

/** Begins a line or stands alone. */
export const raised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
