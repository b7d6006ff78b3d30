/** The small parts of every sentence: cards, categories, assistants and players' names. */
import type { CardId } from '#kernel';
import type { Category, IngredientId, OpportunityId } from '../cards.ts';
import { categories, sandwiches } from '../cards.ts';
import { allFaces, ingredientAt, isIngredient, isOpportunity, opportunityAt, orderAt } from '../rules/faces.ts';
import type { WarsMatch } from '../state.ts';
import type { Words } from './en/index.ts';

const FACES: ReadonlySet<number> = new Set(allFaces());

/** Does any card have this face? */
export const isFace = (face: number): boolean => FACES.has(face);

export function faceName(words: Words, face: number): string {
  if (!isFace(face)) return words.unknownCard;
  if (isIngredient(face)) return words.names[ingredientAt(face).id as IngredientId];
  if (isOpportunity(face)) return words.opportunities[opportunityAt(face).id as OpportunityId];
  const { size, points } = orderAt(face);
  return words.order(words.orderNames[sandwiches[size - 1]], points);
}

export const cardName = (words: Words, match: WarsMatch, card: CardId): string => faceName(words, match.faces[card]);

export const cardNames = (words: Words, match: WarsMatch, cards: readonly CardId[]): string =>
  cards.map((card) => cardName(words, match, card)).join(', ');

export const helperNames = (words: Words, helpers: readonly Category[]): string =>
  words.list(helpers.map((helper) => words.helpers[helper]));

export const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name);
