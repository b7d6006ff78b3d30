// The ingredients of both boxes: a row per card, and the words the rows are written in.
// Rules: SA-02, SA-03.

/** What kind of food it is: for colours and filters. No rule of the game asks for it. */
export const families = [
  'meat',
  'cold-cuts',
  'cheese-dairy',
  'egg',
  'vegetable',
  'condiment',
  'fruit-sweet',
  'fish',
  'extra',
] as const;
export type Family = (typeof families)[number];

/** How safe it is in a sandwich. Near 45 % staples, 35 % debatable and 20 % odd in either box. */
export const grades = ['staple', 'debatable', 'odd'] as const;
export type Grade = (typeof grades)[number];

/** What a palate can taste in an ingredient, each from 0 (not at all) to 3 (that above all). */
export const traits = ['salty', 'sweet', 'sour', 'spicy', 'rich', 'fresh', 'crunchy', 'stinky', 'weird'] as const;
export type Trait = (typeof traits)[number];
export type Strength = 0 | 1 | 2 | 3;

type PerEntry<List extends readonly string[], Value> = { readonly [Index in keyof List]: Value };

/** One strength per trait, in the order of `traits`. */
export type Flavours = PerEntry<typeof traits, Strength>;

interface Row {
  readonly id: string;
  readonly family: Family;
  readonly grade: Grade;
  readonly vegetarian: boolean;
  /** In the box of the first edition too. */
  readonly first: boolean;
  readonly flavours: Flavours;
}

/**
 * A card's kind is the number of its row. The first edition's 56 come first, so that its box is
 * rows 0 to 55 and the box of 2013 is all 63.
 */
// biome-ignore format: a table is read by its columns
export const ingredients = [
  { id: 'steak',             family: 'meat',          grade: 'staple',     vegetarian: false, first: true,  flavours: [1, 0, 0, 0, 3, 0, 0, 0, 0] },
  { id: 'chicken-leg',       family: 'meat',          grade: 'staple',     vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 2, 0, 1, 0, 0] },
  { id: 'sausage',           family: 'meat',          grade: 'staple',     vegetarian: false, first: true,  flavours: [2, 0, 0, 1, 3, 0, 0, 0, 0] },
  { id: 'burger-patty',      family: 'meat',          grade: 'staple',     vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 3, 0, 1, 0, 0] },
  { id: 'ham',               family: 'cold-cuts',     grade: 'staple',     vegetarian: false, first: true,  flavours: [2, 1, 0, 0, 1, 0, 0, 0, 0] },
  { id: 'bacon',             family: 'cold-cuts',     grade: 'staple',     vegetarian: false, first: true,  flavours: [3, 0, 0, 0, 3, 0, 2, 0, 0] },
  { id: 'salami',            family: 'cold-cuts',     grade: 'staple',     vegetarian: false, first: true,  flavours: [3, 0, 0, 1, 2, 0, 0, 1, 0] },
  { id: 'emmental',          family: 'cheese-dairy',  grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 1, 0, 0, 2, 0, 0, 1, 0] },
  { id: 'cheese-slice',      family: 'cheese-dairy',  grade: 'staple',     vegetarian: true,  first: true,  flavours: [2, 0, 0, 0, 2, 0, 0, 0, 0] },
  { id: 'mozzarella',        family: 'cheese-dairy',  grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 0, 0, 0, 2, 2, 0, 0, 0] },
  { id: 'butter',            family: 'cheese-dairy',  grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 3, 0, 0, 0, 0] },
  { id: 'fried-egg',         family: 'egg',           grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 0, 0, 0, 2, 0, 1, 0, 0] },
  { id: 'boiled-egg',        family: 'egg',           grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 0, 0, 0, 2, 0, 0, 1, 0] },
  { id: 'tomato',            family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 1, 1, 0, 0, 3, 0, 0, 0] },
  { id: 'lettuce',           family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 0, 3, 1, 0, 0] },
  { id: 'cucumber',          family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 0, 3, 2, 0, 0] },
  { id: 'onion',             family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 1, 1, 2, 0, 1, 2, 2, 0] },
  { id: 'avocado',           family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 3, 2, 0, 0, 0] },
  { id: 'pickle',            family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [2, 0, 3, 0, 0, 1, 3, 0, 0] },
  { id: 'ketchup',           family: 'condiment',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 2, 1, 0, 0, 0, 0, 0, 0] },
  { id: 'mustard',           family: 'condiment',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 0, 2, 2, 0, 0, 0, 0, 0] },
  { id: 'mayonnaise',        family: 'condiment',     grade: 'staple',     vegetarian: true,  first: true,  flavours: [1, 0, 1, 0, 3, 0, 0, 0, 0] },
  { id: 'jam',               family: 'fruit-sweet',   grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 3, 1, 0, 0, 1, 0, 0, 0] },
  { id: 'chocolate-spread',  family: 'fruit-sweet',   grade: 'staple',     vegetarian: true,  first: true,  flavours: [0, 3, 0, 0, 3, 0, 0, 0, 0] },
  { id: 'smoked-salmon',     family: 'fish',          grade: 'staple',     vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 2, 1, 0, 1, 0] },
  { id: 'pate',              family: 'cold-cuts',     grade: 'debatable',  vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 3, 0, 0, 1, 0] },
  { id: 'blue-cheese',       family: 'cheese-dairy',  grade: 'debatable',  vegetarian: true,  first: true,  flavours: [3, 0, 1, 0, 3, 0, 0, 3, 0] },
  { id: 'goat-cheese',       family: 'cheese-dairy',  grade: 'debatable',  vegetarian: true,  first: true,  flavours: [1, 0, 2, 0, 2, 1, 0, 2, 0] },
  { id: 'garlic',            family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 0, 0, 2, 0, 0, 1, 3, 0] },
  { id: 'chili',             family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 0, 0, 3, 0, 1, 1, 0, 0] },
  { id: 'mushroom',          family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [1, 0, 0, 0, 1, 1, 0, 0, 0] },
  { id: 'olives',            family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [3, 0, 1, 0, 1, 0, 0, 0, 0] },
  { id: 'corn',              family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 2, 0, 0, 0, 1, 1, 0, 0] },
  { id: 'beetroot',          family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 2, 1, 0, 0, 1, 0, 0, 1] },
  { id: 'fries',             family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [3, 0, 0, 0, 2, 0, 2, 0, 0] },
  { id: 'tofu',              family: 'vegetable',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 1, 1, 0, 0, 0] },
  { id: 'pesto',             family: 'condiment',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [2, 0, 0, 0, 3, 2, 0, 1, 0] },
  { id: 'peanut-butter',     family: 'condiment',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [1, 2, 0, 0, 3, 0, 0, 0, 0] },
  { id: 'honey',             family: 'condiment',     grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 3, 0, 0, 1, 0, 0, 0, 0] },
  { id: 'banana',            family: 'fruit-sweet',   grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 3, 0, 0, 1, 1, 0, 0, 1] },
  { id: 'pineapple',         family: 'fruit-sweet',   grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 3, 2, 0, 0, 2, 0, 0, 0] },
  { id: 'apple',             family: 'fruit-sweet',   grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 2, 1, 0, 0, 3, 3, 0, 0] },
  { id: 'cookie',            family: 'fruit-sweet',   grade: 'debatable',  vegetarian: true,  first: true,  flavours: [0, 3, 0, 0, 2, 0, 3, 0, 1] },
  { id: 'sardines',          family: 'fish',          grade: 'debatable',  vegetarian: false, first: true,  flavours: [3, 0, 0, 0, 2, 0, 0, 3, 0] },
  { id: 'shrimp',            family: 'fish',          grade: 'debatable',  vegetarian: false, first: true,  flavours: [2, 1, 0, 0, 0, 2, 0, 1, 0] },
  { id: 'camembert',         family: 'cheese-dairy',  grade: 'odd',        vegetarian: true,  first: true,  flavours: [2, 0, 0, 0, 3, 0, 0, 3, 1] },
  { id: 'raw-egg',           family: 'egg',           grade: 'odd',        vegetarian: true,  first: true,  flavours: [0, 0, 0, 0, 2, 0, 0, 1, 2] },
  { id: 'ice-cream',         family: 'fruit-sweet',   grade: 'odd',        vegetarian: true,  first: true,  flavours: [0, 3, 0, 0, 2, 2, 0, 0, 2] },
  { id: 'gummy-bear',        family: 'fruit-sweet',   grade: 'odd',        vegetarian: false, first: true,  flavours: [0, 3, 1, 0, 0, 0, 0, 0, 2] },
  { id: 'oyster',            family: 'fish',          grade: 'odd',        vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 1, 2, 0, 2, 2] },
  { id: 'snail',             family: 'extra',         grade: 'odd',        vegetarian: false, first: true,  flavours: [1, 0, 0, 0, 1, 0, 0, 1, 3] },
  { id: 'cricket',           family: 'extra',         grade: 'odd',        vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 0, 0, 3, 0, 3] },
  { id: 'spaghetti',         family: 'extra',         grade: 'odd',        vegetarian: true,  first: true,  flavours: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  { id: 'cat-food',          family: 'extra',         grade: 'odd',        vegetarian: false, first: true,  flavours: [2, 0, 0, 0, 2, 0, 0, 3, 3] },
  { id: 'slime',             family: 'extra',         grade: 'odd',        vegetarian: false, first: true,  flavours: [0, 0, 2, 0, 0, 0, 0, 2, 3] },
  { id: 'sock',              family: 'extra',         grade: 'odd',        vegetarian: false, first: true,  flavours: [1, 0, 0, 0, 0, 0, 0, 3, 3] },
  { id: 'scrambled-eggs',    family: 'egg',           grade: 'staple',     vegetarian: true,  first: false, flavours: [1, 0, 0, 0, 2, 0, 0, 0, 0] },
  { id: 'falafel',           family: 'vegetable',     grade: 'staple',     vegetarian: true,  first: false, flavours: [1, 0, 0, 1, 1, 0, 2, 0, 0] },
  { id: 'fish-fingers',      family: 'fish',          grade: 'staple',     vegetarian: false, first: false, flavours: [1, 0, 0, 0, 1, 0, 3, 1, 0] },
  { id: 'caviar',            family: 'fish',          grade: 'debatable',  vegetarian: false, first: false, flavours: [3, 0, 0, 0, 2, 1, 0, 2, 1] },
  { id: 'seaweed',           family: 'fish',          grade: 'debatable',  vegetarian: true,  first: false, flavours: [2, 0, 0, 0, 0, 2, 1, 1, 1] },
  { id: 'octopus',           family: 'fish',          grade: 'odd',        vegetarian: false, first: false, flavours: [1, 0, 0, 0, 0, 1, 0, 1, 2] },
  { id: 'mini-sandwich',     family: 'extra',         grade: 'odd',        vegetarian: false, first: false, flavours: [1, 0, 0, 0, 1, 1, 1, 0, 1] },
] as const satisfies readonly Row[];

export type IngredientId = (typeof ingredients)[number]['id'];
