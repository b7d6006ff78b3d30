/** What is printed on a card, by its face: ingredients first, then the kinds of opportunities, then the orders. */
import type { CardId } from '#kernel';
import type { Category, Effect, IngredientRow, OpportunityRow, OrderRow } from '../cards.ts';
import { categories, ingredients, opportunities, orders } from '../cards.ts';
import type { WarsMatch } from '../state.ts';

const INGREDIENTS: readonly IngredientRow[] = ingredients;
const OPPORTUNITIES: readonly OpportunityRow[] = opportunities;
const ORDERS: readonly OrderRow[] = orders;

const FIRST_ORDER = INGREDIENTS.length + OPPORTUNITIES.length;

/** Copies of every opportunity. */
const COPIES = 2;

/** The faces of all cards: the market deck, then the orders. */
export const allFaces = (): number[] => [
  ...INGREDIENTS.keys(),
  ...Array.from({ length: COPIES * OPPORTUNITIES.length }, (_, i) => INGREDIENTS.length + (i % OPPORTUNITIES.length)),
  ...[...ORDERS.keys()].map((order) => FIRST_ORDER + order),
];

export const MARKET_CARDS = INGREDIENTS.length + COPIES * OPPORTUNITIES.length;

export const isIngredient = (face: number): boolean => face < INGREDIENTS.length;
export const isOpportunity = (face: number): boolean => face >= INGREDIENTS.length && face < FIRST_ORDER;

export const ingredientAt = (face: number): IngredientRow => INGREDIENTS[face];
export const opportunityAt = (face: number): OpportunityRow => OPPORTUNITIES[face - INGREDIENTS.length];
export const orderAt = (face: number): OrderRow => ORDERS[face - FIRST_ORDER];

export const opportunityOf = (match: WarsMatch, card: CardId): OpportunityRow => opportunityAt(match.faces[card]);
export const orderOf = (match: WarsMatch, card: CardId): OrderRow => orderAt(match.faces[card]);

/** The place of a category in the list of all: assistants are counted by it. */
export const indexOf = (category: Category): number => categories.indexOf(category);

// ---- the same in lists of numbers, for rules that are asked by the million ----

export const QUALITY: readonly number[] = INGREDIENTS.map(({ quality }) => quality);
export const COST: readonly number[] = INGREDIENTS.map(({ cost }) => cost);
/** By face: the index of its category. */
export const CATEGORY: readonly number[] = INGREDIENTS.map(({ category }) => indexOf(category));
export const EFFECT: readonly Effect[] = INGREDIENTS.map(({ effect }) => effect);

/** By face and category: how much this ingredient adds to the quality of that category while it lies there. */
export const LIFTS: readonly (readonly number[])[] = EFFECT.map((effect) =>
  categories.map((of) => (effect.does === 'quality' && effect.of === of ? effect.n : 0)),
);
/** By face: what it adds to its neighbours. */
export const BESIDE: readonly number[] = EFFECT.map((effect) => (effect.does === 'neighbours' ? effect.n : 0));
/** By face and category: how much cheaper it makes that category. */
export const DISCOUNTS: readonly (readonly number[])[] = EFFECT.map((effect) =>
  categories.map((of) => (effect.does === 'discount' && effect.of === of ? effect.n : 0)),
);
/** By face: the index of the category it pairs with (−1 for none), and what that brings. */
export const PAIR: readonly number[] = EFFECT.map((effect) => (effect.does === 'pair' ? indexOf(effect.of) : -1));
export const PAIRED: readonly number[] = EFFECT.map((effect) => (effect.does === 'pair' ? effect.n : 0));
