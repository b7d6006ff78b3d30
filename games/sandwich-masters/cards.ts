// The cards of Sandwich Masters: a row per kind, and the words the rows are written in. Names, numbers and prices are our design.
// Rules: SM-43, SM-44, SM-45, SM-46, SM-47, SM-48, SM-49, SM-67, SM-69, SM-70.

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

/** Cards of a pack are in the deck only where the table has chosen it. */
export const packs = ['base', 'attack-pack', 'order-up'] as const;
export type Pack = (typeof packs)[number];

interface Ingredient {
  /** Also the name of its picture. */
  readonly id: string;
  readonly symbol: Exclude<SymbolName, 'inspector'>;
  readonly variety: Variety;
  /** Copies in one white deck, coloured and black. */
  readonly good: number;
  readonly bad: number;
  readonly pack: Pack;
}

/** A good card of row r has face 2r, a bad one 2r + 1. Special Sauce and attack condiments are always bad. */
// biome-ignore format: rows
export const ingredients = [
  { id: 'sliced-bread', symbol: 'bread',      variety: 'bread',     good: 24, bad: 8, pack: 'base' },
  { id: 'emmental',     symbol: 'cheese',     variety: 'dairy',     good: 4,  bad: 2, pack: 'base' },
  { id: 'butter',       symbol: 'butter',     variety: 'dairy',     good: 4,  bad: 2, pack: 'base' },
  { id: 'ham',          symbol: 'ham',        variety: 'meat',      good: 4,  bad: 2, pack: 'base' },
  { id: 'bacon',        symbol: 'bacon',      variety: 'meat',      good: 4,  bad: 2, pack: 'base' },
  { id: 'salami',       symbol: 'salami',     variety: 'meat',      good: 4,  bad: 2, pack: 'base' },
  { id: 'lettuce',      symbol: 'lettuce',    variety: 'salad',     good: 4,  bad: 2, pack: 'base' },
  { id: 'tomato',       symbol: 'tomato',     variety: 'salad',     good: 4,  bad: 2, pack: 'base' },
  { id: 'pickle',       symbol: 'pickle',     variety: 'salad',     good: 4,  bad: 2, pack: 'base' },
  { id: 'onion',        symbol: 'onion',      variety: 'salad',     good: 4,  bad: 2, pack: 'base' },
  { id: 'mayonnaise',   symbol: 'mayonnaise', variety: 'condiment', good: 4,  bad: 2, pack: 'base' },
  { id: 'mustard',      symbol: 'mustard',    variety: 'condiment', good: 4,  bad: 2, pack: 'base' },
  { id: 'ketchup',      symbol: 'ketchup',    variety: 'condiment', good: 4,  bad: 2, pack: 'base' },
  { id: 'hot-sauce',    symbol: 'sauce',      variety: 'condiment', good: 0,  bad: 16, pack: 'base' },
  { id: 'slime',        symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'base' },
  { id: 'toothpaste',   symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'base' },
  { id: 'cat-food',     symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'base' },
  { id: 'chewing-gum',  symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'attack-pack' },
  { id: 'soap',         symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'attack-pack' },
  { id: 'mould',        symbol: 'attack',     variety: 'condiment', good: 0,  bad: 2, pack: 'attack-pack' },
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
  { id: 'bread-sandwich',    pack: 'base', asks: list('bread') },
  { id: 'cheese-please',     pack: 'base', asks: list('cheese') },
  { id: 'pickle-paradise',   pack: 'base', asks: list('pickle') },
  { id: 'lonely-lettuce',    pack: 'base', asks: list('lettuce') },
  { id: 'mustard-moment',    pack: 'base', asks: list('mustard') },
  { id: 'hamlet',            pack: 'base', asks: list('ham') },
  { id: 'meat-surprise',     pack: 'base', asks: each('meat') },
  { id: 'salad-surprise',    pack: 'base', asks: each('salad') },
  { id: 'sauce-surprise',    pack: 'base', asks: each('condiment') },
  { id: 'cheese-toastie',    pack: 'base', asks: list('cheese', 'butter') },
  { id: 'ham-and-cheese',    pack: 'base', asks: list('cheese', 'ham') },
  { id: 'toast-on-toast',    pack: 'base', asks: list('bread', 'butter') },
  { id: 'bacon-butty',       pack: 'base', asks: list('bacon', 'ketchup') },
  { id: 'salami-slam',       pack: 'base', asks: list('salami', 'mustard') },
  { id: 'tearjerker',        pack: 'base', asks: list('onion', 'onion') },
  { id: 'tomato-trouble',    pack: 'base', asks: list('tomato', 'mayonnaise') },
  { id: 'onion-kiss',        pack: 'base', asks: list('butter', 'onion') },
  { id: 'bacon-twins',       pack: 'base', asks: list('bacon', 'bacon') },
  { id: 'ham-it-up',         pack: 'base', asks: list('ham', 'mustard') },
  { id: 'green-goblin',      pack: 'base', asks: list('lettuce', 'mayonnaise') },
  { id: 'red-alert',         pack: 'base', asks: list('tomato', 'ketchup') },
  { id: 'pickled-pig',       pack: 'base', asks: list('salami', 'pickle') },
  { id: 'garden-path',       pack: 'base', asks: list('lettuce', 'tomato') },
  { id: 'rabbits-lunch',     pack: 'base', asks: list('lettuce', 'lettuce', 'tomato') },
  { id: 'ploughman',         pack: 'base', asks: list('cheese', 'pickle', 'onion') },
  { id: 'dragon-breath',     pack: 'base', asks: list('salami', 'onion', 'mustard') },
  { id: 'bacon-bonanza',     pack: 'base', asks: list('cheese', 'bacon', 'bacon') },
  { id: 'deli-delight',      pack: 'base', asks: list('salami', 'pickle', 'mustard') },
  { id: 'picnic-basket',     pack: 'base', asks: list('butter', 'ham', 'pickle') },
  { id: 'breakfast-bun',     pack: 'base', asks: list('bacon', 'tomato', 'ketchup') },
  { id: 'sauce-boss',        pack: 'base', asks: list('mayonnaise', 'mustard', 'ketchup') },
  { id: 'double-decker',     pack: 'base', asks: list('bread', 'cheese', 'ham', 'lettuce') },
  { id: 'blt',               pack: 'base', asks: list('bacon', 'lettuce', 'tomato', 'mayonnaise') },
  { id: 'burger-dream',      pack: 'base', asks: list('cheese', 'bacon', 'onion', 'ketchup') },
  { id: 'club-sandwich',     pack: 'base', asks: list('bread', 'bacon', 'lettuce', 'tomato', 'mayonnaise') },
  { id: 'skyscraper',        pack: 'base', asks: list('bread', 'bread', 'cheese', 'ham', 'lettuce', 'tomato') },
  { id: 'butter-mountain',   pack: 'order-up', asks: list('butter', 'butter') },
  { id: 'salami-parade',     pack: 'order-up', asks: list('salami', 'salami') },
  { id: 'cow-parade',        pack: 'order-up', asks: list('cheese', 'cheese', 'butter') },
  { id: 'ketchup-crash',     pack: 'order-up', asks: list('ham', 'ketchup', 'ketchup') },
  { id: 'triple-decker',     pack: 'order-up', asks: list('bread', 'bread', 'salami', 'tomato') },
  { id: 'garden-gate',       pack: 'order-up', asks: list('lettuce', 'tomato', 'pickle', 'onion') },
  { id: 'pig-pile',          pack: 'order-up', asks: list('cheese', 'ham', 'ham', 'mustard') },
  { id: 'carnivore',         pack: 'order-up', asks: list('ham', 'bacon', 'salami', 'salami') },
  { id: 'leaning-tower',     pack: 'order-up', asks: list('cheese', 'lettuce', 'tomato', 'onion', 'mayonnaise') },
  { id: 'meat-feast',        pack: 'order-up', asks: list('ham', 'bacon', 'salami', 'mustard', 'ketchup') },
  { id: 'submarine',         pack: 'order-up', asks: list('cheese', 'salami', 'lettuce', 'onion', 'mustard') },
  { id: 'midnight-monster',  pack: 'order-up', asks: list('cheese', 'cheese', 'bacon', 'bacon', 'onion', 'ketchup') },
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
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'inspect'; readonly inspector: InspectorId }
  | { readonly do: 'clear-bar' };

export interface BarEvent {
  readonly id: string;
  /** The name of its picture. */
  readonly picture: string;
  readonly pack: Pack;
  readonly effect: Effect;
}

/** Event k has the face that comes k places after the last order. */
// biome-ignore format: rows
export const barEvents = [
  { id: 'fridge-failure',      picture: 'snowflake', pack: 'base',     effect: { do: 'throw', variety: 'dairy' } },
  { id: 'rent-day',            picture: 'receipt',   pack: 'base',     effect: { do: 'pay', amount: 2 } },
  { id: 'hygiene-award',       picture: 'medal-1',   pack: 'base',     effect: { do: 'gain', amount: 3, who: 'clean' } },
  { id: 'delivery-mix-up',     picture: 'basket',    pack: 'base',     effect: { do: 'new-hands' } },
  { id: 'pot-luck',            picture: 'gift',      pack: 'base',     effect: { do: 'pass' } },
  { id: 'seagulls',            picture: 'beach',     pack: 'base',     effect: { do: 'lose-top' } },
  { id: 'food-truck',          picture: 'bell',      pack: 'base',     effect: { do: 'draw', count: 2 } },
  { id: 'surprise-inspection', picture: 'magnifier', pack: 'base',     effect: { do: 'inspect', inspector: 'lazy' } },
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
