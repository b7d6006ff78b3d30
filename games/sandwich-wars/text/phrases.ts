/** The small parts of every sentence: cards, categories, assistants and players' names. */
import type { CardId } from '#kernel';
import type { Category, IngredientId, OpportunityId, OrderId } from '../cards.ts';
import { categories, sandwiches } from '../cards.ts';
import { ingredientAt, isFace, isIngredient, isOpportunity, opportunityAt, orderAt } from '../rules/faces.ts';
import type { WarsMatch } from '../state.ts';
import type { Words } from './en/index.ts';

export function faceName(words: Words, face: number): string {
  if (!isFace(face)) return words.unknownCard;
  if (isIngredient(face)) return words.names[ingredientAt(face).id as IngredientId];
  if (isOpportunity(face)) return words.opportunities[opportunityAt(face).id as OpportunityId];
  const { id, size, points } = orderAt(face);
  const sandwich = words.orderNames[sandwiches[size - 1]];
  return hasTitle(words, id) ? words.titledOrder(words.titles[id], sandwich, points) : words.order(sandwich, points);
}

/** Orders of the first edition have no names of their own. */
const hasTitle = (words: Words, id: string): id is OrderId => Object.hasOwn(words.titles, id);

export const cardName = (words: Words, match: WarsMatch, card: CardId): string => faceName(words, match.faces[card]);

export const cardNames = (words: Words, match: WarsMatch, cards: readonly CardId[]): string =>
  cards.map((card) => cardName(words, match, card)).join(', ');

export const helperNames = (words: Words, helpers: readonly Category[]): string =>
  words.list(helpers.map((helper) => words.helpers[helper]));

export const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name);
