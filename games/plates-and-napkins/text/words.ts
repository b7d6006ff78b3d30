/** The words that a language of Plates & Napkins must have, and the smallest ones made of them. */
import type { Language, Refusal, Seat, Speakers } from '#kernel';
import type { IngredientId, NapkinId } from '../cards.ts';
import { bids, ingredients, napkins } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Policy } from '../state.ts';

type Facts = Refusal['facts'];

export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly preset: string;
  readonly quick: string;
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly ingredients: Readonly<Record<IngredientId, string>>;
  /** A bid card; the value has its sign. */
  bid(value: string): string;
  /** Name and effect of each napkin. */
  readonly napkins: Readonly<Record<NapkinId, readonly [name: string, effect: string]>>;
  /** "a, b and c". */
  list(names: readonly string[]): string;
  readonly plate: (plate: number) => string;
  readonly prompts: {
    readonly build: string;
    readonly keep: string;
    readonly trim: string;
    readonly bid: string;
    readonly last: string;
    count(eaters: string, points: string): string;
    napkin(player: string, name: string, effect: string): string;
    readonly trade: string;
    readonly pass: string;
    readonly swap: string;
    choosePlate(name: string): string;
    readonly choosePlayer: string;
    wait(players: string): string;
  };
  readonly moves: {
    start(card: string, plate: string): string;
    add(card: string, plate: string): string;
    finish(card: string, plate: string): string;
    discard(card: string): string;
    keep(card: string): string;
    bid(card: string, player: string): string;
    readonly out: string;
    readonly wave: string;
    napkin(card: string): string;
    readonly policies: Readonly<Record<Policy, string>>;
    trade(cards: string, player: string): string;
    pass(cards: string): string;
    readonly nothing: string;
    swap(one: string, other: string): string;
    readonly peek: string;
  };
  readonly events: EventWords;
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>> & { readonly other: string };
}

/** A sentence for each event, from parts that are words already. */
export interface EventWords {
  drew(player: string, card: string): string;
  begins(player: string): string;
  started(player: string, card: string, plate: string): string;
  added(player: string, card: string, plate: string, worth: string): string;
  kept(player: string, card: string): string;
  finished(player: string, card: string, worth: string): string;
  discarded(player: string, card: string): string;
  filled(player: string, count: number): string;
  readonly reshuffled: string;
  bid(player: string, to: string): string;
  bidOnSelf(player: string): string;
  readonly out: Readonly<Record<'choice' | 'no-cards' | 'barred', (player: string) => string>>;
  declined(player: string): string;
  counted(bids: string, eaters: string, share: string): string;
  recounted(bids: string, eaters: string, share: string): string;
  ate(player: string, points: string): string;
  readonly gone: string;
  napkin(player: string, name: string): string;
  napkinOn(player: string, name: string, under: string): string;
  noEffect(name: string): string;
  cancelled(name: string): string;
  traded(player: string, to: string, count: number): string;
  newHands(player: string): string;
  readonly passed: string;
  handed(from: string, to: string, cards: string): string;
  swapped(one: string, other: string): string;
  cleared(plate: string): string;
  nibbled(card: string, plate: string): string;
  helped(player: string, count: number): string;
  readonly doubled: string;
  barred(player: string): string;
  lastingOver(name: string): string;
  policy(policy: string): string;
  over(winners: string, points: string): string;
}

export const refusalCodes = [
  'seats',
  'unknown-option',
  'bad-option',
  'unknown-preset',
  'no-such-first-player',
  'not-in-hand',
  'no-such-plate',
  'no-ingredient',
  'bread-first',
  'plate-taken',
  'no-empty-plate',
  'bread-is-no-filling',
  'nothing-to-add-to',
  'too-few-to-draw',
  'bread-last',
  'nothing-to-finish',
  'keep-one',
  'not-drawn',
  'not-your-bid',
  'one-card-a-bid',
  'no-such-player',
  'no-peeking',
  'napkin-not-held',
  'no-napkin',
  'same-policy',
  'another-player',
  'empty-hand',
  'trade-count',
  'pass-count',
  'same-card-twice',
  'two-players',
  'not-that-plate',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A number with its sign, as it is printed on cards. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function cardName(words: Words, face: number): string {
  if (face < ingredients.length) return words.ingredients[ingredients[face].id];
  const bid = bids[face - ingredients.length];
  return bid === undefined ? napkinWords(words, face)[0] : words.bid(signed(bid.points));
}

export function napkinWords(words: Words, face: number): readonly [string, string] {
  return words.napkins[napkins[face - ingredients.length - bids.length].id];
}

export const names = (words: Words, seats: readonly Seat[], who: Speakers): string =>
  words.list(seats.map((seat) => who.seat(seat)));
