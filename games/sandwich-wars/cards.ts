// Every card of the two decks and the assistants: a row each, and the small vocabulary that their effects are written in.
// Rules: SW-50, SW-51, SW-02, SW-03, SW-52, SW-53, SW-75, SW-91.

/** Editions of our cards. What is printed stays; all else may differ. The rows here are the newest. */
export const editions = ['1', '2'] as const;
export type Edition = (typeof editions)[number];
export const NEWEST: Edition = '2';

/** What kind of food it is. Each category has six ingredients and one assistant. */
export const categories = ['meat', 'condiment', 'vegetable', 'cold-cut', 'egg', 'cheese', 'extra'] as const;
export type Category = (typeof categories)[number];

/** When an effect happens: as it is put down, at the end of every turn, all the time it lies there, as an order uses it. */
export const moments = ['play', 'turn', 'stay', 'use'] as const;
export type Moment = (typeof moments)[number];

/**
 * What an effect does. All of them concern only the player who put the card down.
 *
 * | word         | meaning                                                                            |
 * |--------------|------------------------------------------------------------------------------------|
 * | `coins`      | take n coins                                                                       |
 * | `cards`      | draw n market cards                                                                |
 * | `points`     | take n points in tokens                                                            |
 * | `action`     | have n actions more in this turn                                                   |
 * | `quality`    | ingredients of the category have n more quality                                    |
 * | `neighbours` | the ingredients right beside it have n more quality (less where n is negative)     |
 * | `discount`   | ingredients of the category cost n less                                            |
 * | `wages`      | taking coins brings n more                                                         |
 * | `pair`       | n more quality in an order that uses an ingredient of the category besides         |
 * | `keep`       | it comes back to the hand instead of being discarded                               |
 * | `any`        | it counts besides as one listed category that no other ingredient meets            |
 */
export type Effect =
  | { readonly when: 'play' | 'turn' | 'use'; readonly does: 'coins' | 'cards'; readonly n: number }
  | { readonly when: 'use'; readonly does: 'points'; readonly n: number }
  | { readonly when: 'play'; readonly does: 'action'; readonly n: number }
  | { readonly when: 'stay'; readonly does: 'quality' | 'discount'; readonly of: Category; readonly n: number }
  | { readonly when: 'stay'; readonly does: 'neighbours' | 'wages'; readonly n: number }
  | { readonly when: 'use'; readonly does: 'pair'; readonly of: Category; readonly n: number }
  | { readonly when: 'use'; readonly does: 'keep' | 'any' };

export interface IngredientRow {
  readonly id: string;
  readonly category: Category;
  readonly cost: number;
  readonly quality: number;
  readonly effect: Effect;
}

/**
 * All different. Every category has the same quality and the same cost in total, so that all assistants are worth as
 * much, and a manner: meats want company, condiments flatter, vegetables grow, cold cuts work, eggs shine, cheeses share
 * or smell, extras show off.
 */
// biome-ignore format: a table
export const ingredients = [
  { id: 'steak',          category: 'meat',      cost: 6, quality: 5, effect: { when: 'use',  does: 'coins', n: 2 } },
  { id: 'roast',          category: 'meat',      cost: 5, quality: 3, effect: { when: 'use',  does: 'points', n: 2 } },
  { id: 'burger-patty',   category: 'meat',      cost: 5, quality: 3, effect: { when: 'use',  does: 'pair', of: 'cheese', n: 3 } },
  { id: 'chicken-leg',    category: 'meat',      cost: 2, quality: 1, effect: { when: 'play', does: 'cards', n: 3 } },
  { id: 'sausage',        category: 'meat',      cost: 3, quality: 2, effect: { when: 'use',  does: 'pair', of: 'condiment', n: 2 } },
  { id: 'meatballs',      category: 'meat',      cost: 0, quality: 1, effect: { when: 'use',  does: 'keep' } },
  { id: 'pesto',          category: 'condiment', cost: 6, quality: 5, effect: { when: 'use',  does: 'any' } },
  { id: 'honey',          category: 'condiment', cost: 4, quality: 3, effect: { when: 'use',  does: 'keep' } },
  { id: 'mayonnaise',     category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'neighbours', n: 1 } },
  { id: 'ketchup',        category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'quality', of: 'meat', n: 2 } },
  { id: 'mustard',        category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'quality', of: 'cold-cut', n: 2 } },
  { id: 'hot-sauce',      category: 'condiment', cost: 2, quality: 1, effect: { when: 'use',  does: 'pair', of: 'egg', n: 3 } },
  { id: 'avocado',        category: 'vegetable', cost: 6, quality: 5, effect: { when: 'use',  does: 'cards', n: 2 } },
  { id: 'tomato',         category: 'vegetable', cost: 4, quality: 2, effect: { when: 'turn', does: 'coins', n: 2 } },
  { id: 'pickle',         category: 'vegetable', cost: 4, quality: 3, effect: { when: 'use',  does: 'pair', of: 'meat', n: 2 } },
  { id: 'onion',          category: 'vegetable', cost: 3, quality: 2, effect: { when: 'play', does: 'coins', n: 2 } },
  { id: 'cucumber',       category: 'vegetable', cost: 2, quality: 2, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'lettuce',        category: 'vegetable', cost: 2, quality: 1, effect: { when: 'play', does: 'action', n: 1 } },
  { id: 'ham',            category: 'cold-cut',  cost: 5, quality: 4, effect: { when: 'use',  does: 'pair', of: 'egg', n: 2 } },
  { id: 'bacon',          category: 'cold-cut',  cost: 5, quality: 3, effect: { when: 'stay', does: 'neighbours', n: 1 } },
  { id: 'salami',         category: 'cold-cut',  cost: 3, quality: 2, effect: { when: 'use',  does: 'coins', n: 3 } },
  { id: 'saucisson',      category: 'cold-cut',  cost: 4, quality: 3, effect: { when: 'use',  does: 'keep' } },
  { id: 'mortadella',     category: 'cold-cut',  cost: 3, quality: 2, effect: { when: 'turn', does: 'cards', n: 1 } },
  { id: 'pate',           category: 'cold-cut',  cost: 1, quality: 1, effect: { when: 'stay', does: 'wages', n: 3 } },
  { id: 'fried-egg',      category: 'egg',       cost: 6, quality: 5, effect: { when: 'use',  does: 'points', n: 1 } },
  { id: 'omelette',       category: 'egg',       cost: 4, quality: 3, effect: { when: 'use',  does: 'pair', of: 'vegetable', n: 3 } },
  { id: 'scrambled-eggs', category: 'egg',       cost: 4, quality: 3, effect: { when: 'use',  does: 'pair', of: 'cold-cut', n: 2 } },
  { id: 'quail-eggs',     category: 'egg',       cost: 2, quality: 1, effect: { when: 'use',  does: 'points', n: 2 } },
  { id: 'boiled-egg',     category: 'egg',       cost: 3, quality: 2, effect: { when: 'play', does: 'coins', n: 2 } },
  { id: 'raw-egg',        category: 'egg',       cost: 2, quality: 1, effect: { when: 'use',  does: 'pair', of: 'meat', n: 3 } },
  { id: 'camembert',      category: 'cheese',    cost: 7, quality: 6, effect: { when: 'stay', does: 'neighbours', n: -2 } },
  { id: 'emmental',       category: 'cheese',    cost: 4, quality: 2, effect: { when: 'play', does: 'cards', n: 3 } },
  { id: 'mozzarella',     category: 'cheese',    cost: 3, quality: 2, effect: { when: 'stay', does: 'discount', of: 'vegetable', n: 3 } },
  { id: 'goat-cheese',    category: 'cheese',    cost: 4, quality: 2, effect: { when: 'stay', does: 'quality', of: 'vegetable', n: 2 } },
  { id: 'blue-cheese',    category: 'cheese',    cost: 3, quality: 2, effect: { when: 'use',  does: 'points', n: 2 } },
  { id: 'cheese-slice',   category: 'cheese',    cost: 0, quality: 1, effect: { when: 'use',  does: 'any' } },
  { id: 'pizza',          category: 'extra',     cost: 6, quality: 5, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'smoked-salmon',  category: 'extra',     cost: 4, quality: 3, effect: { when: 'use',  does: 'cards', n: 2 } },
  { id: 'fries',          category: 'extra',     cost: 1, quality: 1, effect: { when: 'turn', does: 'coins', n: 2 } },
  { id: 'caviar',         category: 'extra',     cost: 5, quality: 2, effect: { when: 'use',  does: 'points', n: 3 } },
  { id: 'pineapple',      category: 'extra',     cost: 2, quality: 3, effect: { when: 'stay', does: 'neighbours', n: -1 } },
  { id: 'mini-sandwich',  category: 'extra',     cost: 3, quality: 1, effect: { when: 'play', does: 'action', n: 1 } },
] as const satisfies readonly IngredientRow[];

export type IngredientId = (typeof ingredients)[number]['id'];

/** What an opportunity brings: an assistant, up to n ingredients put down for nothing, n more quality for one order, n coins. */
export interface OpportunityRow {
  readonly id: string;
  readonly does: 'assistant' | 'plays' | 'boost' | 'coins';
  readonly n: number;
  /** Cards in the market deck. */
  readonly copies: number;
}

/** The first two are as printed, the others are ours. */
export const opportunities = [
  { id: 'helping-hand', does: 'assistant', n: 1, copies: 2 },
  { id: 'open-kitchen', does: 'plays', n: 2, copies: 1 },
  { id: 'secret-sauce', does: 'boost', n: 4, copies: 3 },
  { id: 'tip-jar', does: 'coins', n: 4, copies: 2 },
] as const satisfies readonly OpportunityRow[];

export type OpportunityId = (typeof opportunities)[number]['id'];

/** Sandwiches by the number of their ingredients, from one to five. */
export const sandwiches = ['toast', 'bagel', 'sub', 'burger', 'tower'] as const;
export type Sandwich = (typeof sandwiches)[number];

/** A free assistant (or 2 points), or so many coins and cards in all. */
export type Reward = 'assistant' | 2 | 3 | 5;

export interface OrderRow {
  /** In the first edition orders have no names of their own: the sandwich and its number. */
  readonly id: string;
  /** How many ingredients it needs: its type. */
  readonly size: 1 | 2 | 3 | 4 | 5;
  readonly quality: number;
  readonly points: number;
  readonly listed: readonly Category[];
  readonly reward: Reward;
}

/** Five of each type. The sandwiches of one ingredient for 6 and of three for 7 are printed, the first with its points. */
// biome-ignore format: a table
export const orders = [
  { id: 'lone-wolf',         size: 1, quality: 6,  points: 5,  listed: ['meat'],                               reward: 2 },
  { id: 'spoon-licker',      size: 1, quality: 7,  points: 6,  listed: ['condiment'],                          reward: 2 },
  { id: 'mouse-trap',        size: 1, quality: 7,  points: 5,  listed: ['cheese'],                             reward: 'assistant' },
  { id: 'sunny-side',        size: 1, quality: 8,  points: 7,  listed: ['egg'],                                reward: 2 },
  { id: 'guilty-pleasure',   size: 1, quality: 8,  points: 6,  listed: ['extra'],                              reward: 3 },
  { id: 'picnic-for-two',    size: 2, quality: 10, points: 6,  listed: ['vegetable', 'cold-cut'],              reward: 2 },
  { id: 'hangover-cure',     size: 2, quality: 10, points: 7,  listed: ['egg', 'condiment'],                   reward: 2 },
  { id: 'cowboys-lunch',     size: 2, quality: 11, points: 6,  listed: ['meat', 'cheese'],                     reward: 'assistant' },
  { id: 'beach-holiday',     size: 2, quality: 11, points: 8,  listed: ['extra', 'vegetable'],                 reward: 2 },
  { id: 'night-shift',       size: 2, quality: 11, points: 7,  listed: ['cold-cut', 'egg'],                    reward: 5 },
  { id: 'lunch-break',       size: 3, quality: 7,  points: 7,  listed: ['cheese', 'meat'],                     reward: 2 },
  { id: 'gardeners-pride',   size: 3, quality: 14, points: 9,  listed: ['vegetable', 'egg'],                   reward: 'assistant' },
  { id: 'street-fair',       size: 3, quality: 15, points: 10, listed: ['condiment', 'extra'],                 reward: 3 },
  { id: 'mountain-hut',      size: 3, quality: 16, points: 10, listed: ['cold-cut', 'cheese'],                 reward: 3 },
  { id: 'sunday-roast',      size: 3, quality: 16, points: 10, listed: ['meat', 'vegetable'],                  reward: 3 },
  { id: 'full-breakfast',    size: 4, quality: 16, points: 13, listed: ['cold-cut', 'condiment', 'egg'],       reward: 3 },
  { id: 'food-critic',       size: 4, quality: 17, points: 14, listed: ['extra', 'cheese', 'vegetable'],       reward: 2 },
  { id: 'lumberjack',        size: 4, quality: 18, points: 12, listed: ['meat', 'cold-cut', 'condiment'],      reward: 'assistant' },
  { id: 'rocket-launch',     size: 4, quality: 18, points: 13, listed: ['egg', 'extra', 'meat'],               reward: 5 },
  { id: 'grandmas-recipe',   size: 4, quality: 19, points: 14, listed: ['cheese', 'vegetable', 'cold-cut'],    reward: 3 },
  { id: 'midnight-craving',  size: 5, quality: 20, points: 17, listed: ['condiment', 'egg', 'extra'],          reward: 3 },
  { id: 'family-feast',      size: 5, quality: 21, points: 16, listed: ['meat', 'vegetable', 'egg'],           reward: 'assistant' },
  { id: 'skyscraper',        size: 5, quality: 21, points: 17, listed: ['cold-cut', 'cheese', 'extra'],        reward: 3 },
  { id: 'giants-bite',       size: 5, quality: 22, points: 17, listed: ['condiment', 'vegetable', 'meat'],     reward: 5 },
  { id: 'world-record',      size: 5, quality: 23, points: 18, listed: ['extra', 'cold-cut', 'condiment'],     reward: 3 },
] as const satisfies readonly OrderRow[];

export type OrderId = (typeof orders)[number]['id'];

export type Row = IngredientRow | OpportunityRow | OrderRow;
