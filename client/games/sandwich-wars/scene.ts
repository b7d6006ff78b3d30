/** The scene of Sándwich Wars, and the small things that all its screens ask about. */
import type { Asks, BoardWords, Category, IngredientRow, OrderRow, WarsKinds, WarsWording } from '#games/sandwich-wars';
import {
  categories,
  doneOf,
  handOf,
  helpersOf,
  ingredientAt,
  isIngredient,
  orderAt,
  ROW,
  zoneOf,
} from '#games/sandwich-wars';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { seenIn } from '../../asking.ts';
import type { Scene } from '../../board.ts';

export type OwnScene = Scene<WarsKinds, BoardWords>;

export interface SceneProps {
  readonly scene: OwnScene;
}

export type Ask = keyof Asks;

// ---- who ----

// ---- where things lie ----

export const zoneAt = (scene: OwnScene, seat: Seat): CardId[] => seenIn(scene, zoneOf(scene.match.seats, seat));

export const doneAt = (scene: OwnScene, seat: Seat): CardId[] => seenIn(scene, doneOf(scene.match.seats, seat));

export const handAt = (scene: OwnScene, seat: Seat): CardId[] => seenIn(scene, handOf(scene.match.seats, seat));

export const handSize = ({ look, match }: OwnScene, seat: Seat): number => look.piles[handOf(match.seats, seat)].length;

export const rowOf = (scene: OwnScene): CardId[] => seenIn(scene, ROW);

export const coinsOf = ({ look }: OwnScene, seat: Seat): number => look.view.coins[seat];

/** Points in tokens, where they may be known. */
export function tokensAt({ look }: OwnScene, seat: Seat): number | undefined {
  const list = look.view.tokens[seat];
  return list.length === 0 ? undefined : list.reduce((sum, n) => sum + n, 0);
}

export const helpersAt = ({ world }: OwnScene, seat: Seat): Category[] => helpersOf(world, seat);

/** Who has the assistant of a category; undefined while it lies in the middle. */
export function employerOf({ look }: OwnScene, helper: Category): Seat | undefined {
  const seat = look.view.hired[categories.indexOf(helper)];
  return seat < 0 ? undefined : seatOf(seat);
}

export const isOver = ({ look }: OwnScene): boolean => look.result.over;

// ---- what it is ----

export const ingredientOf = ({ match }: OwnScene, card: CardId): IngredientRow => ingredientAt(match.faces[card]);

export const isFood = ({ match }: OwnScene, card: CardId): boolean => isIngredient(match.faces[card]);

export const orderOf = ({ match }: OwnScene, card: CardId): OrderRow => orderAt(match.faces[card]);

// ---- how it looks and what it is called ----

/** The category as the kit of pictures and colours calls it. */
export const kitOf = (category: Category): string => KIT[category];

const KIT: Readonly<Record<Category, string>> = {
  meat: 'meat',
  condiment: 'condiment',
  vegetable: 'vegetable',
  'cold-cut': 'cold-cuts',
  egg: 'egg',
  cheese: 'cheese-dairy',
  extra: 'extra',
};

export const CHANCE_PICTURES = {
  assistant: 'handshake',
  plays: 'cook',
  boost: 'sparkles',
  coins: 'money-bag',
} as const;

/** The game's words with what pictures need besides. */
export const wordingOf = ({ text }: OwnScene): WarsWording => text as WarsWording;

/** It may be broken where it is long. */
export const categoryName = (scene: OwnScene, category: Category): string =>
  wordingOf(scene).category(category).replace(SEAMS, '\u00AD');

const SEAMS = /(?<=^(?:Charcu|Condi|Vege)(?=\p{Ll}{5})|^Auf(?=schnitt))/u;

export const helperName = (scene: OwnScene, category: Category): string => wordingOf(scene).assistant(category);

/** The sandwich of an order, by its number of ingredients. */
export const sandwichName = (scene: OwnScene, size: number): string =>
  wordingOf(scene)
    .sandwich(size)
    .replace(/(?<=^Hambur)/u, '\u00AD');
