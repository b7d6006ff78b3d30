/** The scene of Sandwich, and the small things that all its screens ask about. */
import type { Asks, BoardWords, Offer, Plate, SandwichKinds } from '#games/sandwich';
import {
  announcedPile,
  directionOf,
  mostSandwiches,
  onLine,
  plateOf,
  portionsOf,
  recipientsOf,
  trayOf,
} from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { nameOf, seenIn } from '../../asking.ts';
import type { Scene } from '../../board.ts';
import { movedByMe } from '../../widgets/flip.ts';

export type OwnScene = Scene<SandwichKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

/** While these are asked, sandwiches are built. */
export const BUILDING: readonly Ask[] = ['place', 'address', 'trade', 'compose'];

/** While these are asked, sandwiches lie on plates before their tasters. */
export const TASTING: readonly Ask[] = ['pitch', 'speak', 'rank', 'show'];

// ---- what ----

export const trayAt = (scene: OwnScene, seat: Seat): CardId[] => seenIn(scene, trayOf(scene.match.seats, seat));

export const myTray = (scene: OwnScene): CardId[] => trayAt(scene, scene.seat);

/** My lines in the Express, as many as a round has sandwiches, and the card that is on none yet. */
export const myBoards = (scene: OwnScene): CardId[][] =>
  Array.from({ length: roundOf(scene).sandwiches }, (_, line) => onLine(scene.world, scene.seat, line));

export const toPlace = (scene: OwnScene): CardId[] => myTray(scene).slice(scene.look.view.lines[scene.seat].length);

/** The new card onto one of my lines. */
export function placeOn(scene: OwnScene, line: number): void {
  movedByMe(...toPlace(scene));
  scene.answer(line);
}

export const onPlate = (scene: OwnScene, plate: Plate): CardId[] => seenIn(scene, plateOf(scene.match.seats, plate));

/** The announced ingredient of the big table. */
export const announcedIn = (scene: OwnScene): CardId | undefined => seenIn(scene, announcedPile(scene.match.seats))[0];

/** All that is in a sandwich on a plate. */
export const platedOn = (scene: OwnScene, plate: Plate): CardId[] => [
  ...onPlate(scene, plate),
  ...seenIn(scene, announcedPile(scene.match.seats)),
];

/** How much this round serves. */
export const roundOf = ({ match, look }: OwnScene): ReturnType<typeof portionsOf> =>
  portionsOf(match.seats, match.options, look.view.round);

/** How many layers a sandwich of this round has in the end. */
export const layersOf = (scene: OwnScene): number => roundOf(scene).size + (announcedIn(scene) === undefined ? 0 : 1);

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

/** Whose verdict is shown. */
export const verdictOf = (scene: OwnScene, taster: number): string =>
  taster === scene.seat ? scene.words.show.mine : scene.words.show.verb(nameOf(scene, taster));
