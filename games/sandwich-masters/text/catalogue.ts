/** Everything that a language has to say in Sandwich Masters: a missing word or a fact that does not exist is a type error. */
import type { Language } from '#kernel';
import type { BarEventId, Filling, IngredientId, InspectorId, OrderId, Punishment, Variety } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Asks } from '../state.ts';

export type VariantId = 'attack-pack' | 'order-up' | 'house-orders' | 'target' | 'rounds' | 'short';

/** What a fact of a refusal stands for, and so how it is said. */
export const REFUSALS = {
  seats: { seats: 'count', min: 'count', max: 'count' },
  'unknown-option': { option: 'text', allowed: 'text' },
  'bad-option': { option: 'option', value: 'text', allowed: 'text' },
  'unknown-preset': { preset: 'text', allowed: 'text' },
  'no-such-first-player': { chair: 'count', seats: 'count' },
  'own-order-broken': { number: 'count' },
  'own-order-name': { number: 'count', longest: 'count' },
  'own-order-price': { number: 'count', highest: 'count' },
  'own-order-empty': { number: 'count' },
  'own-order-long': { number: 'count', count: 'count', most: 'count' },
  'own-order-impossible': { number: 'count', symbol: 'symbol', there: 'count' },
  'own-order-same': { number: 'count' },
  'own-orders-many': { count: 'count', most: 'count' },
  'orders-too-big': { longest: 'count' },
  'orders-unreadable': {},
  'orders-other-format': { format: 'text', version: 'count' },
  'orders-none': {},
  'nothing-played': {},
  'not-in-hand': {},
  'card-twice': {},
  'two-symbols': { one: 'symbol', other: 'symbol' },
  'no-such-place': {},
  'inspector-on-self': {},
  'attack-on-self': {},
  'no-sandwich-there': {},
  'not-your-sandwich': {},
  'fifth-sandwich': {},
  'no-bread-under': { sandwich: 'count' },
  'not-in-your-sandwiches': {},
  'not-on-top': {},
  'move-to-another': {},
  'no-order-there': {},
  'order-twice': {},
  'sandwich-twice': {},
  'not-closed': { sandwich: 'count' },
  'no-match': { order: 'order', own: 'text', missing: 'lacks', extra: 'lacks' },
  'cannot-bribe': { bribe: 'count', money: 'count' },
  'not-bad': {},
  'other-punishment': { punishment: 'punishment' },
  'must-give': {},
  'wrong-reply': {},
  'wrong-variety': { variety: 'variety' },
} as const satisfies Record<string, Record<string, FactKind>>;

/** `order` is a face, `lacks` a list such as `ham:1 onion:2`. */
export type FactKind = 'count' | 'text' | 'option' | 'symbol' | 'variety' | 'order' | 'lacks' | 'punishment';
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

/** What the cards are called. Bad ones have a name of their own; what is always bad has only that. */
export interface Names {
  readonly good: Readonly<Record<Exclude<IngredientId, AlwaysBad>, string>>;
  readonly bad: Readonly<Record<IngredientId, string>>;
  readonly inspectors: Readonly<Record<InspectorId, string>>;
  readonly orders: Readonly<Record<OrderId, string>>;
  readonly events: Readonly<Record<BarEventId, readonly [name: string, does: string]>>;
}

type AlwaysBad = 'hot-sauce' | 'slime' | 'toothpaste' | 'cat-food' | 'chewing-gum' | 'soap' | 'mould';

interface Prompts {
  readonly turn: string;
  inspect(facts: { readonly inspector: string; readonly bribe: number; readonly punishment: string }): string;
  event(name: string, does: string): string;
  wait(who: string): string;
  /** I have answered an event. */
  readonly done: string;
}

/** An answer in a few words, without a full stop. */
interface MoveWords {
  readonly takeBack: string;
  /** An answer that makes no sense for its question. */
  readonly unclear: string;
  play(cards: string): string;
  move(card: string, to: number): string;
  claim(orders: string): string;
  /** Where the order is known only by its place on the Bar. */
  claimed(sandwich: number, place: number): string;
  discard(cards: string): string;
  readonly pass: string;
  readonly bribe: string;
  loseCard(card: string): string;
  loseSandwich(sandwich: number): string;
  readonly loseAll: string;
  give(card: string): string;
  top(sandwich: number): string;
  readonly nothing: string;
}

/** Lines of the log, in the present tense. */
interface LogWords {
  opens(dealer: string, first: string): string;
  round(round: number): string;
  readonly lastRound: string;
  played(seat: string, cards: string): string;
  moved(facts: { readonly seat: string; readonly card: string; readonly from: number; readonly to: number }): string;
  discarded(seat: string, cards: string): string;
  passes(seat: string): string;
  claimed(seat: string, order: string, pays: number): string;
  stands(symbols: string): string;
  ordered(order: string): string;
  event(name: string, does: string): string;
  found(inspector: string, seat: string, count: number): string;
  clean(inspector: string, seat: string): string;
  bribed(seat: string, bribe: number): string;
  lost(seat: string, cards: string): string;
  spared(seat: string): string;
  passed(seat: string, to: string): string;
  got(seat: string, to: string, card: string): string;
  paid(changes: string): string;
  readonly nothingPaid: string;
  drew(seat: string, count: number): string;
  readonly newHands: string;
  cleared(orders: string): string;
  readonly reshuffled: Readonly<Record<'white' | 'black', string>>;
  won(winner: string, money: number): string;
  shared(winners: string, money: number): string;
}

export interface Words {
  readonly language: Language;
  list(items: readonly string[]): string;
  /** Between parts of a move. */
  readonly separator: string;
  /** The last touch to every sentence: spaces and quotes as this language prints them. */
  typeset(sentence: string): string;
  quote(words: string): string;
  readonly title: string;
  readonly names: Names;
  readonly symbols: Readonly<Record<Filling | 'sauce' | 'attack' | 'inspector', string>>;
  readonly varieties: Readonly<Record<Variety, string>>;
  /** What each inspector does who is not bribed. */
  readonly punishments: Readonly<Record<Punishment, string>>;
  readonly preset: string;
  readonly variants: Readonly<Record<VariantId, string>>;
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly ends: Readonly<Record<Options['end'], string>>;
  readonly yes: string;
  readonly no: string;
  readonly noOrder: string;
  readonly noClock: string;
  readonly drawn: string;
  readonly unknownCard: string;
  /** An order of players' own, where its name is not at hand. */
  ownOrder(number: number): string;
  sandwich(number: number): string;
  theirSandwich(seat: string, number: number): string;
  readonly prompts: Prompts;
  readonly moves: MoveWords;
  readonly log: LogWords;
  readonly refusals: { readonly [Code in RefusalCode]: RefusalWords<Code> };
  readonly notAsked: Readonly<Record<keyof Asks, string>>;
  /** For a code that this catalogue does not know. */
  readonly refused: string;
}
