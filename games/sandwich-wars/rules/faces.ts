/** What is printed on a card, by its face: ingredients, kinds of opportunities and orders of the newest edition, then those of the first. */
// Rules: SW-50, SW-02, SW-03, SW-91.
import type { CardId } from '#kernel';
import type { Category, Edition, Effect, IngredientRow, OpportunityRow, OrderRow, Row } from '../cards.ts';
import { categories, ingredients, NEWEST, opportunities, orders } from '../cards.ts';
import type { WarsMatch } from '../state.ts';
import { firstIngredients, firstOpportunities, firstOrders } from './first-edition.ts';

const INGREDIENTS: readonly IngredientRow[] = ingredients;
const OPPORTUNITIES: readonly OpportunityRow[] = opportunities;
const ORDERS: readonly OrderRow[] = orders;

/** By face. Both editions have as many rows of each kind. */
export const cards: readonly Row[] = [
  ...ingredients,
  ...opportunities,
  ...orders,
  ...firstIngredients,
  ...firstOpportunities,
  ...firstOrders,
];

const FIRST_ORDER = INGREDIENTS.length + OPPORTUNITIES.length;
/** Faces of one edition. */
const BOX = FIRST_ORDER + ORDERS.length;

/** The first face of an edition. */
export const boxOf = (edition: Edition): number => (edition === NEWEST ? 0 : BOX);

/** The faces of all cards: the market deck, then the orders. */
export function facesIn(edition: Edition): number[] {
  const kinds = edition === NEWEST ? OPPORTUNITIES : firstOpportunities;
  const most = Math.max(...kinds.map(({ copies }) => copies));
  const rounds = Array.from({ length: most }, (_, copy) =>
    kinds.flatMap(({ copies }, kind) => (copy < copies ? [INGREDIENTS.length + kind] : [])),
  );
  return [...INGREDIENTS.keys(), ...rounds.flat(), ...[...ORDERS.keys()].map((order) => FIRST_ORDER + order)].map(
    (face) => boxOf(edition) + face,
  );
}

/** Does any card have this face? */
export const isFace = (face: number): boolean => cards[face] !== undefined;

export const isIngredient = (face: number): boolean => face % BOX < INGREDIENTS.length;
export const isOpportunity = (face: number): boolean => face % BOX >= INGREDIENTS.length && face % BOX < FIRST_ORDER;

/** As they are in the box: for words and pictures. */
export const ingredientAt = (face: number): IngredientRow => cards[face] as IngredientRow;
export const opportunityAt = (face: number): OpportunityRow => cards[face] as OpportunityRow;
export const orderAt = (face: number): OrderRow => cards[face] as OrderRow;

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
