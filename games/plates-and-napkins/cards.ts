/** The deck of Plates & Napkins: a row per kind of card, and the words that napkins are written in. All values are our design. */
// Rules: PN-01, PN-02, PL-08, PL-31.

export const kinds = ['bread', 'meat', 'cheese', 'extra', 'bid', 'napkin'] as const;
export type Kind = (typeof kinds)[number];

/**
 * What a napkin does. `amount` says how much of it, 0 where there is nothing to count.
 *
 * | word | meaning |
 * |---|---|
 * | trade | swap that many cards with a player of one's choice: one's own by choice, theirs unseen |
 * | new-hands | all throw their hands away and draw that many, whoever played it first |
 * | pass | all pass that many cards on to the next player, at the same time |
 * | swap-bids | two players of one's choice swap the bids in front of them |
 * | clear | a sandwich of one's choice is thrown away, finished or not |
 * | nibble | the topmost filling of a sandwich of one's choice is thrown away |
 * | draw | draw that many cards |
 * | cancel | the napkin that this one was played on does nothing |
 * | double | lasting: extras count that many times |
 * | bar | lasting: a player of one's choice may not bid |
 */
export const effects = [
  'trade',
  'new-hands',
  'pass',
  'swap-bids',
  'clear',
  'nibble',
  'draw',
  'cancel',
  'double',
  'bar',
] as const;
export type Effect = (typeof effects)[number];

/** Napkins that stay on the table until the next sandwich is eaten. */
export const lastingEffects: readonly Effect[] = ['double', 'bar'];

export interface Row {
  readonly id: string;
  readonly kind: Kind;
  /** What it adds to a sandwich, or as a bid to a bid score. Napkins have no value. */
  readonly points: number;
  /** How many of it are in the deck. */
  readonly copies: number;
  /** Napkins only. */
  readonly effect: Effect | 'none';
  readonly amount: number;
}

const none = { effect: 'none', amount: 0 } as const;
const paper = { kind: 'napkin', points: 0 } as const;

// biome-ignore format: a table is read by its columns
export const ingredients = [
  { id: 'sliced-bread', kind: 'bread',  points: 0,  copies: 4, ...none },
  { id: 'rye-bread',    kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'burger-bun',   kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'pretzel',      kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'baguette',     kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'toast',        kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'croissant',    kind: 'bread',  points: 1,  copies: 4, ...none },
  { id: 'sausage',      kind: 'meat',   points: 2,  copies: 2, ...none },
  { id: 'mortadella',   kind: 'meat',   points: 3,  copies: 2, ...none },
  { id: 'salami',       kind: 'meat',   points: 3,  copies: 4, ...none },
  { id: 'bacon',        kind: 'meat',   points: 3,  copies: 4, ...none },
  { id: 'ham',          kind: 'meat',   points: 4,  copies: 4, ...none },
  { id: 'steak',        kind: 'meat',   points: 4,  copies: 4, ...none },
  { id: 'cheese-slice', kind: 'cheese', points: 2,  copies: 1, ...none },
  { id: 'mozzarella',   kind: 'cheese', points: 2,  copies: 4, ...none },
  { id: 'emmental',     kind: 'cheese', points: 2,  copies: 4, ...none },
  { id: 'goat-cheese',  kind: 'cheese', points: 2,  copies: 3, ...none },
  { id: 'camembert',    kind: 'cheese', points: -2, copies: 2, ...none },
  { id: 'lettuce',      kind: 'extra',  points: 2,  copies: 2, ...none },
  { id: 'tomato',       kind: 'extra',  points: 2,  copies: 2, ...none },
  { id: 'avocado',      kind: 'extra',  points: 2,  copies: 2, ...none },
  { id: 'snail',        kind: 'extra',  points: -3, copies: 1, ...none },
  { id: 'slime',        kind: 'extra',  points: -3, copies: 3, ...none },
  { id: 'sock',         kind: 'extra',  points: -3, copies: 4, ...none },
] as const satisfies readonly Row[];

// biome-ignore format: a table is read by its columns
export const bids = [
  { id: 'bid-minus-3',  kind: 'bid',    points: -3, copies: 2, ...none },
  { id: 'bid-minus-2',  kind: 'bid',    points: -2, copies: 2, ...none },
  { id: 'bid-minus-1',  kind: 'bid',    points: -1, copies: 2, ...none },
  { id: 'bid-1',        kind: 'bid',    points: 1,  copies: 3, ...none },
  { id: 'bid-2',        kind: 'bid',    points: 2,  copies: 4, ...none },
  { id: 'bid-3',        kind: 'bid',    points: 3,  copies: 4, ...none },
  { id: 'bid-4',        kind: 'bid',    points: 4,  copies: 3, ...none },
  { id: 'bid-5',        kind: 'bid',    points: 5,  copies: 2, ...none },
] as const satisfies readonly Row[];

// biome-ignore format: a table is read by its columns
export const napkins = [
  { id: 'trade-two',      ...paper, copies: 1, effect: 'trade',     amount: 2 },
  { id: 'fresh-start',    ...paper, copies: 1, effect: 'new-hands', amount: 7 },
  { id: 'pass-it-on',     ...paper, copies: 1, effect: 'pass',      amount: 2 },
  { id: 'trade-places',   ...paper, copies: 1, effect: 'swap-bids', amount: 0 },
  { id: 'crumbs',         ...paper, copies: 1, effect: 'clear',     amount: 0 },
  { id: 'nibble',         ...paper, copies: 1, effect: 'nibble',    amount: 0 },
  { id: 'second-helping', ...paper, copies: 1, effect: 'draw',      amount: 2 },
  { id: 'wiped-away',     ...paper, copies: 1, effect: 'cancel',    amount: 0 },
  { id: 'extras-double',  ...paper, copies: 1, effect: 'double',    amount: 2 },
  { id: 'mouth-full',     ...paper, copies: 1, effect: 'bar',       amount: 0 },
] as const satisfies readonly Row[];

/** A card's face is the number of its row. */
export const cards = [...ingredients, ...bids, ...napkins] as const;

export type IngredientId = (typeof ingredients)[number]['id'];
export type NapkinId = (typeof napkins)[number]['id'];
