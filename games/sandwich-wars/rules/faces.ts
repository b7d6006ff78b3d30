/** What is printed on a card, by its face: ingredients first, then the kinds of opportunities, then the orders. */
// Rules: SW-50, SW-02, SW-03.
import type { CardId } from '#kernel';
import type { Category, Effect, IngredientRow, OpportunityRow, OrderRow, Row } from '../cards.ts';
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

/** As they are in the box: for words and pictures. */
export const ingredientAt = (face: number): IngredientRow => INGREDIENTS[face];
export const opportunityAt = (face: number): OpportunityRow => OPPORTUNITIES[face - INGREDIENTS.length];
export const orderAt = (face: number): OrderRow => ORDERS[face - FIRST_ORDER];

/** The place of a category in the list of all: assistants are counted by it. */
export const indexOf = (category: Category): number => categories.indexOf(category);

// ---- the rows of the game at play, as rules read them ----

/**
 * What a card says, in numbers, for rules that are asked by the million. All cards have one shape: what a kind of card
 * has not is there and means nothing.
 */
export interface Printed {
  readonly quality: number;
  readonly cost: number;
  /** The index of its category. */
  readonly category: number;
  readonly effect: Effect;
  /** By category: how much this ingredient adds to its quality while it lies there. */
  readonly lifts: readonly number[];
  /** What it adds to its neighbours. */
  readonly beside: number;
  /** By category: how much cheaper it makes that. */
  readonly discounts: readonly number[];
  /** The index of the category it pairs with (−1 for none), and what that brings. */
  readonly pair: number;
  readonly paired: number;
  readonly opportunity: OpportunityRow;
  readonly order: OrderRow;
}

/** Made once for a game with these rows. */
export const printedOf = (rows: readonly Row[]): Printed[] =>
  rows.map((row) => {
    if ('listed' in row) return { ...foodOf(NO_FOOD), opportunity: OPPORTUNITIES[0], order: row };
    if ('effect' in row) return { ...foodOf(row), opportunity: OPPORTUNITIES[0], order: ORDERS[0] };
    return { ...foodOf(NO_FOOD), opportunity: row, order: ORDERS[0] };
  });

const NO_FOOD: IngredientRow = { ...INGREDIENTS[0], cost: 0, quality: 0 };

function foodOf({ quality, cost, category, effect }: IngredientRow): Omit<Printed, 'opportunity' | 'order'> {
  return {
    quality,
    cost,
    category: indexOf(category),
    effect,
    lifts: categories.map((of) => (effect.does === 'quality' && effect.of === of ? effect.n : 0)),
    beside: effect.does === 'neighbours' ? effect.n : 0,
    discounts: categories.map((of) => (effect.does === 'discount' && effect.of === of ? effect.n : 0)),
    pair: effect.does === 'pair' ? indexOf(effect.of) : -1,
    paired: effect.does === 'pair' ? effect.n : 0,
  };
}

export const printOf = ({ game, faces }: WarsMatch, card: CardId): Printed =>
  (game.cards as readonly Printed[])[faces[card]];
export const opportunityOf = (match: WarsMatch, card: CardId): OpportunityRow => printOf(match, card).opportunity;
export const orderOf = (match: WarsMatch, card: CardId): OrderRow => printOf(match, card).order;
