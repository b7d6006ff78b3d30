// The cards of the first edition, which tables may still choose: effects of one or two, orders without names of their own.
// Rules: SW-91.
import type { IngredientId, IngredientRow, OpportunityId, OpportunityRow, OrderRow } from '../cards.ts';

type Food = IngredientRow & { readonly id: IngredientId };
type Chance = OpportunityRow & { readonly id: OpportunityId };

// biome-ignore format: a table
export const firstIngredients = [
  { id: 'steak',          category: 'meat',      cost: 6, quality: 5, effect: { when: 'use',  does: 'coins', n: 2 } },
  { id: 'roast',          category: 'meat',      cost: 4, quality: 3, effect: { when: 'use',  does: 'points', n: 1 } },
  { id: 'burger-patty',   category: 'meat',      cost: 5, quality: 3, effect: { when: 'use',  does: 'pair', of: 'cheese', n: 2 } },
  { id: 'chicken-leg',    category: 'meat',      cost: 2, quality: 1, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'sausage',        category: 'meat',      cost: 3, quality: 2, effect: { when: 'use',  does: 'pair', of: 'condiment', n: 1 } },
  { id: 'meatballs',      category: 'meat',      cost: 1, quality: 1, effect: { when: 'stay', does: 'neighbours', n: 1 } },
  { id: 'pesto',          category: 'condiment', cost: 6, quality: 5, effect: { when: 'use',  does: 'any' } },
  { id: 'honey',          category: 'condiment', cost: 5, quality: 3, effect: { when: 'use',  does: 'keep' } },
  { id: 'mayonnaise',     category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'neighbours', n: 1 } },
  { id: 'ketchup',        category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'quality', of: 'meat', n: 1 } },
  { id: 'mustard',        category: 'condiment', cost: 3, quality: 2, effect: { when: 'stay', does: 'quality', of: 'cold-cut', n: 1 } },
  { id: 'hot-sauce',      category: 'condiment', cost: 1, quality: 1, effect: { when: 'use',  does: 'pair', of: 'egg', n: 1 } },
  { id: 'avocado',        category: 'vegetable', cost: 6, quality: 5, effect: { when: 'use',  does: 'cards', n: 2 } },
  { id: 'tomato',         category: 'vegetable', cost: 3, quality: 2, effect: { when: 'turn', does: 'coins', n: 1 } },
  { id: 'pickle',         category: 'vegetable', cost: 4, quality: 3, effect: { when: 'use',  does: 'pair', of: 'meat', n: 1 } },
  { id: 'onion',          category: 'vegetable', cost: 3, quality: 2, effect: { when: 'play', does: 'coins', n: 1 } },
  { id: 'cucumber',       category: 'vegetable', cost: 3, quality: 2, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'lettuce',        category: 'vegetable', cost: 2, quality: 1, effect: { when: 'play', does: 'action', n: 1 } },
  { id: 'ham',            category: 'cold-cut',  cost: 5, quality: 4, effect: { when: 'use',  does: 'pair', of: 'egg', n: 2 } },
  { id: 'bacon',          category: 'cold-cut',  cost: 4, quality: 3, effect: { when: 'use',  does: 'coins', n: 1 } },
  { id: 'salami',         category: 'cold-cut',  cost: 3, quality: 2, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'saucisson',      category: 'cold-cut',  cost: 4, quality: 3, effect: { when: 'use',  does: 'keep' } },
  { id: 'mortadella',     category: 'cold-cut',  cost: 3, quality: 2, effect: { when: 'turn', does: 'cards', n: 1 } },
  { id: 'pate',           category: 'cold-cut',  cost: 2, quality: 1, effect: { when: 'stay', does: 'wages', n: 2 } },
  { id: 'fried-egg',      category: 'egg',       cost: 6, quality: 5, effect: { when: 'use',  does: 'points', n: 1 } },
  { id: 'omelette',       category: 'egg',       cost: 5, quality: 3, effect: { when: 'stay', does: 'neighbours', n: 1 } },
  { id: 'scrambled-eggs', category: 'egg',       cost: 4, quality: 3, effect: { when: 'use',  does: 'pair', of: 'cold-cut', n: 1 } },
  { id: 'quail-eggs',     category: 'egg',       cost: 1, quality: 1, effect: { when: 'turn', does: 'coins', n: 1 } },
  { id: 'boiled-egg',     category: 'egg',       cost: 3, quality: 2, effect: { when: 'play', does: 'coins', n: 1 } },
  { id: 'raw-egg',        category: 'egg',       cost: 2, quality: 1, effect: { when: 'use',  does: 'points', n: 1 } },
  { id: 'camembert',      category: 'cheese',    cost: 7, quality: 6, effect: { when: 'stay', does: 'neighbours', n: -1 } },
  { id: 'emmental',       category: 'cheese',    cost: 4, quality: 2, effect: { when: 'play', does: 'cards', n: 2 } },
  { id: 'mozzarella',     category: 'cheese',    cost: 3, quality: 2, effect: { when: 'stay', does: 'discount', of: 'vegetable', n: 2 } },
  { id: 'goat-cheese',    category: 'cheese',    cost: 3, quality: 2, effect: { when: 'stay', does: 'quality', of: 'vegetable', n: 1 } },
  { id: 'blue-cheese',    category: 'cheese',    cost: 3, quality: 2, effect: { when: 'use',  does: 'points', n: 1 } },
  { id: 'cheese-slice',   category: 'cheese',    cost: 1, quality: 1, effect: { when: 'use',  does: 'any' } },
  { id: 'pizza',          category: 'extra',     cost: 6, quality: 5, effect: { when: 'play', does: 'cards', n: 1 } },
  { id: 'smoked-salmon',  category: 'extra',     cost: 4, quality: 3, effect: { when: 'use',  does: 'cards', n: 1 } },
  { id: 'fries',          category: 'extra',     cost: 1, quality: 1, effect: { when: 'turn', does: 'coins', n: 1 } },
  { id: 'caviar',         category: 'extra',     cost: 4, quality: 2, effect: { when: 'use',  does: 'points', n: 2 } },
  { id: 'pineapple',      category: 'extra',     cost: 3, quality: 3, effect: { when: 'stay', does: 'neighbours', n: -1 } },
  { id: 'mini-sandwich',  category: 'extra',     cost: 3, quality: 1, effect: { when: 'play', does: 'action', n: 1 } },
] as const satisfies readonly Food[];

/** Two cards of each. */
export const firstOpportunities = [
  { id: 'helping-hand', does: 'assistant', n: 1, copies: 2 },
  { id: 'open-kitchen', does: 'plays', n: 2, copies: 2 },
  { id: 'secret-sauce', does: 'boost', n: 3, copies: 2 },
  { id: 'tip-jar', does: 'coins', n: 3, copies: 2 },
] as const satisfies readonly Chance[];

// biome-ignore format: a table
export const firstOrders = [
  { id: 'toast-1',  size: 1, quality: 6,  points: 5,  listed: ['meat'],                                  reward: 2 },
  { id: 'toast-2',  size: 1, quality: 7,  points: 5,  listed: ['condiment'],                             reward: 2 },
  { id: 'toast-3',  size: 1, quality: 7,  points: 5,  listed: ['cheese'],                                reward: 'assistant' },
  { id: 'toast-4',  size: 1, quality: 8,  points: 6,  listed: ['egg'],                                   reward: 2 },
  { id: 'toast-5',  size: 1, quality: 8,  points: 6,  listed: ['extra'],                                 reward: 2 },
  { id: 'bagel-1',  size: 2, quality: 9,  points: 6,  listed: ['vegetable', 'cold-cut'],                 reward: 2 },
  { id: 'bagel-2',  size: 2, quality: 10, points: 6,  listed: ['egg', 'condiment'],                      reward: 2 },
  { id: 'bagel-3',  size: 2, quality: 10, points: 7,  listed: ['meat', 'cheese'],                        reward: 'assistant' },
  { id: 'bagel-4',  size: 2, quality: 11, points: 7,  listed: ['extra', 'vegetable'],                    reward: 2 },
  { id: 'bagel-5',  size: 2, quality: 11, points: 8,  listed: ['cold-cut', 'egg'],                       reward: 3 },
  { id: 'sub-1',    size: 3, quality: 7,  points: 9,  listed: ['cheese', 'meat'],                        reward: 2 },
  { id: 'sub-2',    size: 3, quality: 13, points: 9,  listed: ['vegetable', 'egg'],                      reward: 'assistant' },
  { id: 'sub-3',    size: 3, quality: 13, points: 10, listed: ['condiment', 'extra'],                    reward: 2 },
  { id: 'sub-4',    size: 3, quality: 14, points: 11, listed: ['cold-cut', 'cheese'],                    reward: 3 },
  { id: 'sub-5',    size: 3, quality: 14, points: 11, listed: ['meat', 'vegetable'],                     reward: 3 },
  { id: 'burger-1', size: 4, quality: 15, points: 13, listed: ['cold-cut', 'condiment', 'egg'],          reward: 3 },
  { id: 'burger-2', size: 4, quality: 16, points: 13, listed: ['extra', 'cheese', 'vegetable'],          reward: 3 },
  { id: 'burger-3', size: 4, quality: 16, points: 13, listed: ['meat', 'cold-cut', 'condiment'],         reward: 'assistant' },
  { id: 'burger-4', size: 4, quality: 17, points: 14, listed: ['egg', 'extra', 'meat'],                  reward: 3 },
  { id: 'burger-5', size: 4, quality: 17, points: 14, listed: ['cheese', 'vegetable', 'cold-cut'],       reward: 3 },
  { id: 'tower-1',  size: 5, quality: 18, points: 17, listed: ['condiment', 'egg', 'extra'],             reward: 3 },
  { id: 'tower-2',  size: 5, quality: 19, points: 17, listed: ['meat', 'vegetable', 'egg'],              reward: 'assistant' },
  { id: 'tower-3',  size: 5, quality: 19, points: 17, listed: ['cold-cut', 'cheese', 'extra'],           reward: 3 },
  { id: 'tower-4',  size: 5, quality: 20, points: 18, listed: ['condiment', 'vegetable', 'meat'],        reward: 5 },
  { id: 'tower-5',  size: 5, quality: 20, points: 18, listed: ['extra', 'cold-cut', 'condiment'],        reward: 5 },
] as const satisfies readonly OrderRow[];
