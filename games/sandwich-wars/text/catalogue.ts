/** Everything that a language has to say in Sándwich Wars: a missing word or a fact that does not exist is a type error. */
import type { Language } from '#kernel';
import type { Category, Effect, IngredientId, Moment, OpportunityId, Sandwich } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Asks, Event, Reason, Sheet } from '../state.ts';

export type VariantId = 'short' | 'long' | 'open' | 'head';

/** What a fact of a refusal stands for, and so how it is said. */
export const REFUSALS = {
  seats: { seats: 'count', min: 'count', max: 'count' },
  'unknown-option': { option: 'text', allowed: 'text' },
  'bad-option': { option: 'option', value: 'text', allowed: 'text' },
  'unknown-preset': { preset: 'text', allowed: 'text' },
  'too-few-orders': { orders: 'count', least: 'count' },
  'too-many-orders': { orders: 'count', seats: 'count', most: 'count' },
  'no-such-start-player': { chair: 'count', seats: 'count' },
  'not-in-hand': {},
  'not-an-ingredient': {},
  'not-an-opportunity': {},
  'zone-full': { most: 'count', fine: 'count' },
  'zone-has-room': { most: 'count' },
  'not-in-zone': {},
  'too-few-coins': { price: 'count', coins: 'count', missing: 'count' },
  'order-gone': {},
  'wrong-number': { count: 'count', due: 'count' },
  'too-little-quality': { quality: 'count', due: 'count', missing: 'count' },
  'no-actions-left': {},
  'actions-left': { left: 'count' },
  'assistant-taken': { helper: 'helper', seat: 'seat' },
  'no-assistant-left': {},
  'nothing-to-put-down': {},
  'no-order-ahead': {},
  'put-down-one': {},
  'other-reward': {},
  'wrong-split': { coins: 'count', cards: 'count', due: 'count' },
  'too-many-cards': { cards: 'count', most: 'count' },
  'not-your-assistant': { helper: 'helper' },
  'wages-in-coins': { price: 'count', coins: 'count' },
  'wages-in-points': { price: 'count', points: 'count' },
  'wrong-discard': { count: 'count', due: 'count', hand: 'count' },
} as const satisfies Record<string, Record<string, FactKind>>;

export type FactKind = 'count' | 'seat' | 'text' | 'option' | 'helper';
export type RefusalCode = keyof typeof REFUSALS;

type Said<Kind extends FactKind> = Kind extends 'count' ? number : string;
type RefusalFacts<Code extends RefusalCode> = {
  readonly [Fact in keyof (typeof REFUSALS)[Code]]: (typeof REFUSALS)[Code][Fact] extends FactKind
    ? Said<(typeof REFUSALS)[Code][Fact]>
    : never;
};

/** A sentence, or one made of facts. */
type RefusalWords<Code extends RefusalCode> = keyof (typeof REFUSALS)[Code] extends never
  ? string
  : (facts: RefusalFacts<Code>) => string;

/** What an effect does, in a few words; `of` is a category. */
export type DeedWords = { readonly [Does in Effect['does']]: (n: number, of: string) => string };

type ByAsk = Readonly<Record<keyof Asks, string>>;

/** What I do now, by question. */
interface Prompts {
  turn(actions: number): string;
  readonly lastChance: string;
  readonly replenish: string;
  readonly rewardHelper: string;
  rewardSplit(due: number): string;
  readonly helper: string;
  free(left: number): string;
  readonly freeMore: string;
  upkeep(helpers: string): string;
  discard(count: number): string;
}

/** An answer in a few words, without a full stop. */
interface MoveWords {
  readonly takeBack: string;
  readonly unclear: string;
  play(card: string): string;
  replace(card: string, out: string): string;
  complete(order: string, cards: string): string;
  readonly replenish: string;
  readonly coins: string;
  hire(helper: string): string;
  use(card: string): string;
  readonly end: string;
  discard(cards: string): string;
  readonly discardNothing: string;
  rewardHelper(helper: string): string;
  readonly rewardPoints: string;
  split(coins: number, cards: number): string;
  readonly enough: string;
  readonly payCoins: string;
  payPoints(helpers: string): string;
  back(helpers: string): string;
  readonly keepAll: string;
}

type Putting = { readonly seat: string; readonly card: string; readonly cost: number };
type How = Extract<Event, { is: 'played' }>['how'];
type Hiring = { readonly seat: string; readonly helper: string; readonly cost: number };
type Paying = { readonly seat: string; readonly coins: number; readonly points: number };

/** Lines of the log, in the present tense. */
interface LogWords {
  opens(first: string, row: string): string;
  turn(seat: string, round: number): string;
  readonly played: Readonly<Record<How, (facts: Putting) => string>>;
  readonly replaced: Readonly<Record<How, (facts: Putting & { readonly out: string }) => string>>;
  coins(seat: string, coins: number, why: string): string;
  drew(seat: string, count: number, why: string): string;
  readonly reasons: Readonly<Record<Reason, string>>;
  hand(cards: string): string;
  shuffled(count: number): string;
  extraAction(seat: string, card: string): string;
  replenished(seat: string, cards: string): string;
  replenishedOnly(seat: string): string;
  readonly hired: Readonly<Record<Extract<Event, { is: 'hired' }>['why'], (facts: Hiring) => string>>;
  completed(facts: {
    readonly seat: string;
    readonly order: string;
    readonly cards: string;
    readonly quality: number;
  }): string;
  earned(facts: {
    readonly seat: string;
    readonly points: number;
    readonly listed: number;
    readonly assistants: number;
    readonly effects: number;
  }): string;
  twoPoints(seat: string, points: number): string;
  kept(seat: string, card: string): string;
  used(facts: { readonly seat: string; readonly card: string; readonly to: string }): string;
  boosted(seat: string, boost: number): string;
  paid(facts: Paying): string;
  goBack(helpers: string): string;
  broke(facts: Paying): string;
  refilled(cards: string): string;
  passed(cards: string): string;
  discarded(seat: string, cards: string): string;
  readonly lastRound: Readonly<Record<Extract<Event, { is: 'last-round' }>['why'], (seat: string) => string>>;
  sheet(seat: string, sheet: Sheet): string;
  won(winner: string, points: number): string;
  shared(winners: string, points: number): string;
}

export interface Words {
  readonly language: Language;
  list(items: readonly string[]): string;
  readonly separator: string;
  /** The last touch to every sentence: spaces as this language prints them. */
  typeset(sentence: string): string;
  readonly title: string;
  readonly names: Readonly<Record<IngredientId, string>>;
  readonly opportunities: Readonly<Record<OpportunityId, string>>;
  readonly sandwiches: Readonly<Record<Sandwich, string>>;
  /** Ingredients of a category, as in “Meats”. */
  readonly categories: Readonly<Record<Category, string>>;
  /** The assistant of a category, with its article where there is one. */
  readonly helpers: Readonly<Record<Category, string>>;
  readonly unknownCard: string;
  /** An order by its sandwich and points. */
  order(sandwich: string, points: number): string;
  readonly moments: Readonly<Record<Moment, string>>;
  readonly deeds: DeedWords;
  /** What an opportunity brings, and what it is worth at the end. */
  readonly chances: Readonly<Record<OpportunityId, (n: number) => string>>;
  kept(points: number): string;
  /** The rest of a card. */
  ingredient(facts: { readonly category: string; readonly cost: number; readonly quality: number }): string;
  orderNeeds(facts: { readonly size: number; readonly quality: number; readonly points: number }): string;
  listed(categories: string): string;
  readonly rewardHelper: string;
  rewardSplit(due: number): string;
  readonly presets: { readonly rulebook: string };
  readonly variants: Readonly<Record<VariantId, string>>;
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly choices: {
    readonly tokens: Readonly<Record<Options['tokens'], string>>;
    readonly head: Readonly<Record<Options['head'], string>>;
  };
  /** What 0 means where it is no number of anything. */
  readonly zero: { readonly orders: string; readonly startPlayer: string; readonly clock: string };
  readonly prompts: Prompts;
  wait(who: string): string;
  readonly moves: MoveWords;
  readonly log: LogWords;
  readonly refusals: { readonly [Code in RefusalCode]: RefusalWords<Code> };
  readonly notAsked: ByAsk;
  readonly badForm: ByAsk;
  readonly noWayBack: ByAsk;
  readonly refused: string;
}
