// The cards of Sandwich Masters: a row per kind, and the words the rows are written in. Names, numbers and prices are our design.
// Rules: SM-43, SM-44, SM-45, SM-46, SM-47, SM-48, SM-49, SM-67, SM-69, SM-70, SM-87.

/** The five colours of ingredients. */
export const varieties = ['bread', 'dairy', 'meat', 'salad', 'condiment'] as const;
export type Variety = (typeof varieties)[number];

/** What stands in the corner of a card: cards of one symbol may be played together. Orders ask for the first thirteen. */
export const symbols = [
  ...(['bread', 'cheese', 'butter', 'ham', 'bacon', 'salami', 'lettuce', 'tomato', 'pickle', 'onion'] as const),
  ...(['mayonnaise', 'mustard', 'ketchup', 'sauce', 'attack', 'inspector'] as const),
] as const;
export type SymbolName = (typeof symbols)[number];

/** A symbol that an order may ask for. */
export type Filling = Exclude<SymbolName, 'sauce' | 'attack' | 'inspector'>;

/** Editions of our cards, the newest last. What is printed stays; counts, prices and events may differ. */
export const editions = ['1', '2'] as const;
export type Edition = (typeof editions)[number];
export const NEWEST: Edition = '2';

/** Cards of a pack are in the deck only where the table has chosen it. */
export const packs = ['base', 'attack-pack', 'order-up'] as const;
export type Pack = (typeof packs)[number];

export interface Ingredient {
  /** Also the name of its picture. */
  readonly id: string;
  readonly symbol: Exclude<SymbolName, 'inspector'>;
  readonly variety: Variety;
  /** Copies in one white deck, coloured and black. */
  readonly good: number;
  readonly bad: number;
  /** Good and bad copies in the second edition, where they are others. */
  readonly second?: readonly [good: number, bad: number];
  readonly pack: Pack;
}

/** A good card of row r has face 2r, a bad one 2r + 1. Special Sauce and attack condiments are always bad. */
// biome-ignore format: rows
export const ingredients = [
  { id: 'sliced-bread', symbol: 'bread',      variety: 'bread',     good: 24, bad: 8,  second: [32, 8],  pack: 'base' },
  { id: 'emmental',     symbol: 'cheese',     variety: 'dairy',     good: 4,  bad: 2,  second: [4, 1],   pack: 'base' },
  { id: 'butter',       symbol: 'butter',     variety: 'dairy',     good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'ham',          symbol: 'ham',        variety: 'meat',      good: 4,  bad: 2,  second: [4, 1],   pack: 'base' },
  { id: 'bacon',        symbol: 'bacon',      variety: 'meat',      good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'salami',       symbol: 'salami',     variety: 'meat',      good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'lettuce',      symbol: 'lettuce',    variety: 'salad',     good: 4,  bad: 2,  second: [4, 1],   pack: 'base' },
  { id: 'tomato',       symbol: 'tomato',     variety: 'salad',     good: 4,  bad: 2,  second: [4, 1],   pack: 'base' },
  { id: 'pickle',       symbol: 'pickle',     variety: 'salad',     good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'onion',        symbol: 'onion',      variety: 'salad',     good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'mayonnaise',   symbol: 'mayonnaise', variety: 'condiment', good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'mustard',      symbol: 'mustard',    variety: 'condiment', good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'ketchup',      symbol: 'ketchup',    variety: 'condiment', good: 4,  bad: 2,  second: [3, 1],   pack: 'base' },
  { id: 'hot-sauce',    symbol: 'sauce',      variety: 'condiment', good: 0,  bad: 16, second: [0, 5],   pack: 'base' },
  { id: 'slime',        symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,  second: [0, 1],   pack: 'base' },
  { id: 'toothpaste',   symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,  second: [0, 1],   pack: 'base' },
  { id: 'cat-food',     symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,  second: [0, 1],   pack: 'base' },
  { id: 'chewing-gum',  symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,                    pack: 'attack-pack' },
  { id: 'soap',         symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,                    pack: 'attack-pack' },
  { id: 'mould',        symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2,                    pack: 'attack-pack' },
] as const satisfies readonly Ingredient[];
export type IngredientId = (typeof ingredients)[number]['id'];

/** What an inspector does who is not bribed, rising: one bad card goes, one sandwich with a bad card, all of them. */
export const punishments = ['bad-card', 'bad-sandwich', 'all-bad-sandwiches'] as const;
export type Punishment = (typeof punishments)[number];

export interface Inspector {
  readonly id: string;
  readonly punishment: Punishment;
  readonly bribe: number;
  readonly copies: number;
  /** Further copies in the Attack Pack. */
  readonly more: number;
}

/** Inspector k has face 2 × ingredients + k. */
export const inspectors = [
  { id: 'lazy', punishment: 'bad-card', bribe: 3, copies: 3, more: 1 },
  { id: 'jobsworth', punishment: 'bad-sandwich', bribe: 6, copies: 2, more: 1 },
  { id: 'strict', punishment: 'all-bad-sandwiches', bribe: 9, copies: 1, more: 1 },
] as const satisfies readonly Inspector[];
export type InspectorId = (typeof inspectors)[number]['id'];

/** What an order asks for between its two end Breads: exactly this list, or one or more different symbols of a variety. */
export type Asks =
  | { readonly kind: 'list'; readonly fillings: readonly Filling[] }
  | { readonly kind: 'variety'; readonly variety: Exclude<Variety, 'bread'> };

export interface Order {
  readonly id: string;
  readonly asks: Asks;
  /** Noshdosh in the second edition; in the first it follows from the number of fillings. */
  readonly pays: number;
  /** In the first and in the second edition; one where it does not say. */
  readonly copies?: readonly [number, number];
  readonly pack: Pack;
}

const list = <F extends readonly Filling[]>(...fillings: F) => ({ kind: 'list', fillings }) as const;
const each = <V extends Exclude<Variety, 'bread'>>(variety: V) => ({ kind: 'variety', variety }) as const;

/** Noshdosh for an order with so many fillings: more ingredients, more Noshdosh. Longer ones of players' own go on like the last step. */
export const prices = [0, 5, 8, 11, 15, 19, 24] as const;
/** Noshdosh for each ingredient where an order asks for a variety. */
export const PRICE_EACH = 5;

/** Order k has the face that comes k places after the last white one. */
// biome-ignore format: rows
export const orders = [
  { id: 'bread-sandwich',    pack: 'base', pays: 5,  asks: list('bread') },
  { id: 'cheese-please',     pack: 'base', pays: 7,  asks: list('cheese') },
  { id: 'pickle-paradise',   pack: 'base', pays: 7,  asks: list('pickle') },
  { id: 'lonely-lettuce',    pack: 'base', pays: 7,  asks: list('lettuce') },
  { id: 'mustard-moment',    pack: 'base', pays: 7,  asks: list('mustard') },
  { id: 'hamlet',            pack: 'base', pays: 7,  asks: list('ham') },
  { id: 'meat-surprise',     pack: 'base', pays: 5,  asks: each('meat'),      copies: [1, 2] },
  { id: 'salad-surprise',    pack: 'base', pays: 7,  asks: each('salad'),     copies: [1, 2] },
  { id: 'sauce-surprise',    pack: 'base', pays: 7,  asks: each('condiment'), copies: [1, 2] },
  { id: 'cheese-toastie',    pack: 'base', pays: 11, asks: list('cheese', 'butter') },
  { id: 'ham-and-cheese',    pack: 'base', pays: 10, asks: list('cheese', 'ham') },
  { id: 'toast-on-toast',    pack: 'base', pays: 8,  asks: list('bread', 'butter') },
  { id: 'bacon-butty',       pack: 'base', pays: 11, asks: list('bacon', 'ketchup') },
  { id: 'salami-slam',       pack: 'base', pays: 11, asks: list('salami', 'mustard') },
  { id: 'tearjerker',        pack: 'base', pays: 10, asks: list('onion', 'onion') },
  { id: 'tomato-trouble',    pack: 'base', pays: 10, asks: list('tomato', 'mayonnaise') },
  { id: 'onion-kiss',        pack: 'base', pays: 11, asks: list('butter', 'onion') },
  { id: 'bacon-twins',       pack: 'base', pays: 10, asks: list('bacon', 'bacon') },
  { id: 'ham-it-up',         pack: 'base', pays: 10, asks: list('ham', 'mustard') },
  { id: 'green-goblin',      pack: 'base', pays: 10, asks: list('lettuce', 'mayonnaise') },
  { id: 'red-alert',         pack: 'base', pays: 11, asks: list('tomato', 'ketchup') },
  { id: 'pickled-pig',       pack: 'base', pays: 11, asks: list('salami', 'pickle') },
  { id: 'garden-path',       pack: 'base', pays: 10, asks: list('lettuce', 'tomato') },
  { id: 'rabbits-lunch',     pack: 'base', pays: 13, asks: list('lettuce', 'lettuce', 'tomato') },
  { id: 'ploughman',         pack: 'base', pays: 15, asks: list('cheese', 'pickle', 'onion') },
  { id: 'dragon-breath',     pack: 'base', pays: 15, asks: list('salami', 'onion', 'mustard') },
  { id: 'bacon-bonanza',     pack: 'base', pays: 13, asks: list('cheese', 'bacon', 'bacon') },
  { id: 'deli-delight',      pack: 'base', pays: 15, asks: list('salami', 'pickle', 'mustard') },
  { id: 'picnic-basket',     pack: 'base', pays: 16, asks: list('butter', 'ham', 'pickle') },
  { id: 'breakfast-bun',     pack: 'base', pays: 15, asks: list('bacon', 'tomato', 'ketchup') },
  { id: 'sauce-boss',        pack: 'base', pays: 15, asks: list('mayonnaise', 'mustard', 'ketchup') },
  { id: 'double-decker',     pack: 'base', pays: 16, asks: list('bread', 'cheese', 'ham', 'lettuce') },
  { id: 'blt',               pack: 'base', pays: 19, asks: list('bacon', 'lettuce', 'tomato', 'mayonnaise') },
  { id: 'burger-dream',      pack: 'base', pays: 19, asks: list('cheese', 'bacon', 'onion', 'ketchup') },
  { id: 'club-sandwich',     pack: 'base', pays: 22, asks: list('bread', 'bacon', 'lettuce', 'tomato', 'mayonnaise') },
  { id: 'skyscraper',        pack: 'base', pays: 24, asks: list('bread', 'bread', 'cheese', 'ham', 'lettuce', 'tomato') },
  { id: 'butter-mountain',   pack: 'order-up', pays: 11, asks: list('butter', 'butter') },
  { id: 'salami-parade',     pack: 'order-up', pays: 11, asks: list('salami', 'salami') },
  { id: 'cow-parade',        pack: 'order-up', pays: 13, asks: list('cheese', 'cheese', 'butter') },
  { id: 'ketchup-crash',     pack: 'order-up', pays: 14, asks: list('ham', 'ketchup', 'ketchup') },
  { id: 'triple-decker',     pack: 'order-up', pays: 16, asks: list('bread', 'bread', 'salami', 'tomato') },
  { id: 'garden-gate',       pack: 'order-up', pays: 20, asks: list('lettuce', 'tomato', 'pickle', 'onion') },
  { id: 'pig-pile',          pack: 'order-up', pays: 17, asks: list('cheese', 'ham', 'ham', 'mustard') },
  { id: 'carnivore',         pack: 'order-up', pays: 19, asks: list('ham', 'bacon', 'salami', 'salami') },
  { id: 'leaning-tower',     pack: 'order-up', pays: 25, asks: list('cheese', 'lettuce', 'tomato', 'onion', 'mayonnaise') },
  { id: 'meat-feast',        pack: 'order-up', pays: 27, asks: list('ham', 'bacon', 'salami', 'mustard', 'ketchup') },
  { id: 'submarine',         pack: 'order-up', pays: 26, asks: list('cheese', 'salami', 'lettuce', 'onion', 'mustard') },
  { id: 'midnight-monster',  pack: 'order-up', pays: 28, asks: list('cheese', 'cheese', 'bacon', 'bacon', 'onion', 'ketchup') },
] as const satisfies readonly Order[];
export type OrderId = (typeof orders)[number]['id'];

/**
 * What an event does, in the words that the chapter of events understands. All concern every player, from the active one on.
 *
 * - `throw`: one card of the variety from the hand goes to the discards; who has none shows that by saying so
 * - `pay`: so much Noshdosh to the bank, or what is left
 * - `gain`: so much Noshdosh from the bank, for all, for those without a bad card on the table, or for those with the least
 * - `new-hands`: all hands go to the discards
 * - `pass`: one card from the hand goes to the neighbour on the left, unseen by the others
 * - `lose-top`: the top card of one own sandwich goes to the discards
 * - `draw`: so many cards, before hands are refilled; whoever then holds more than seven keeps them
 * - `fill`: everybody draws up to seven, and then so many cards more
 * - `inspect`: an inspector of that kind visits everybody
 * - `clear-bar`: the orders on the Bar go to the discards
 */
export type Effect =
  | { readonly do: 'throw'; readonly variety: Variety }
  | { readonly do: 'pay'; readonly amount: number }
  | { readonly do: 'gain'; readonly amount: number; readonly who: 'all' | 'clean' | 'poorest' }
  | { readonly do: 'new-hands' }
  | { readonly do: 'pass' }
  | { readonly do: 'lose-top' }
  | { readonly do: 'draw' | 'fill'; readonly count: number }
  | { readonly do: 'inspect'; readonly inspector: InspectorId }
  | { readonly do: 'clear-bar' };

export interface BarEvent {
  readonly id: string;
  /** The name of its picture. */
  readonly picture: string;
  readonly pack: Pack;
  /** In the first and in the second edition; one where it does not say. */
  readonly copies?: readonly [number, number];
  readonly effect: Effect;
}

/** Event k has the face that comes k places after the last order. */
// biome-ignore format: rows
export const barEvents = [
  { id: 'fridge-failure',      picture: 'snowflake', pack: 'base',     effect: { do: 'throw', variety: 'dairy' } },
  { id: 'rent-day',            picture: 'receipt',   pack: 'base',     effect: { do: 'pay', amount: 2 }, copies: [1, 0] },
  { id: 'hygiene-award',       picture: 'medal-1',   pack: 'base',     effect: { do: 'gain', amount: 3, who: 'clean' } },
  { id: 'delivery-mix-up',     picture: 'basket',    pack: 'base',     effect: { do: 'new-hands' } },
  { id: 'pot-luck',            picture: 'gift',      pack: 'base',     effect: { do: 'pass' } },
  { id: 'seagulls',            picture: 'beach',     pack: 'base',     effect: { do: 'lose-top' } },
  { id: 'food-truck',          picture: 'bell',      pack: 'base',     effect: { do: 'draw', count: 2 }, copies: [1, 0] },
  { id: 'surprise-inspection', picture: 'magnifier', pack: 'base',     effect: { do: 'inspect', inspector: 'lazy' } },
  { id: 'farmers-market',      picture: 'bell',      pack: 'base',     effect: { do: 'fill', count: 2 }, copies: [0, 1] },
  { id: 'sauce-spill',         picture: 'hot-sauce', pack: 'base',     effect: { do: 'throw', variety: 'condiment' }, copies: [0, 1] },
  { id: 'lunch-voucher',       picture: 'label',     pack: 'order-up', effect: { do: 'gain', amount: 3, who: 'poorest' } },
  { id: 'new-menu',            picture: 'clipboard', pack: 'order-up', effect: { do: 'clear-bar' } },
] as const satisfies readonly BarEvent[];
export type BarEventId = (typeof barEvents)[number]['id'];

/** Pictures that an order of players' own may carry. */
export const pictures = [
  ...(['ghost', 'sandwich', 'hot-dog', 'rainbow', 'fire'] as const),
  ...(['pirate', 'crown', 'star', 'sun', 'snowflake'] as const),
] as const;
export type Picture = (typeof pictures)[number];
