/** Everything that a language has to say in Sandwich: a missing word or a fact that does not exist is a type error. */
import type { Language } from '#kernel';
import type { IngredientId } from '../cards.ts';
import type { BASES, DRAWN, Options, PHRASES, THEMES } from '../options.ts';
import type { Asks, Event, Interrupts } from '../state.ts';

export type PresetId = 'fr' | 'en' | 'es' | 'de' | '2013';

export type VariantId =
  | 'commerce'
  | 'chef'
  | 'alternating'
  | 'bleah'
  | 'basic'
  | 'themed'
  | 'express'
  | 'fridge'
  | 'pitch'
  | 'spoken-pitch'
  | 'younger'
  | 'younger-always'
  | 'series'
  | 'calm'
  | 'blind'
  | 'turns';

/** Ready-made words of the game; a table's own words come from its players. */
export type Phrase = (typeof BASES | typeof THEMES | typeof PHRASES)[number] | typeof DRAWN;

/** Options with a few named values, and a word for each of them. */
type Choices = {
  readonly [Name in keyof Options as Options[Name] extends string
    ? string extends Options[Name]
      ? never
      : Name
    : never]: Readonly<Record<Options[Name] & string, string>>;
};

/** What a fact of a refusal stands for, and so how it is said. */
export const REFUSALS = {
  seats: { seats: 'count', min: 'count', max: 'count' },
  'unknown-option': { option: 'text', allowed: 'text' },
  'bad-option': { option: 'option', value: 'text', allowed: 'text' },
  'unknown-preset': { preset: 'text', allowed: 'text' },
  'too-few-cards': { seats: 'count', boxes: 'count', needed: 'count' },
  'express-and-trading': {},
  'blind-and-chef': {},
  'blind-and-pitch': {},
  'younger-and-big-table': {},
  'alternating-needs-five': { seats: 'count' },
  'no-such-first-taster': { chair: 'count', seats: 'count' },
  'not-in-market': {},
  'card-taken': { seat: 'seat' },
  'own-card': {},
  'wrong-count': { count: 'count', due: 'count' },
  'wrong-neighbour': { seat: 'seat', due: 'count', count: 'count' },
  'wrong-size': { count: 'count', size: 'count' },
  'not-your-card': {},
  'card-twice': {},
  'no-praise': {},
  'no-own-words': {},
  'too-many-lines': { sandwiches: 'count' },
  'line-full': { line: 'count', size: 'count' },
  'not-trading': {},
  'you-are-ready': {},
  'no-partner': {},
  'partner-is-ready': { seat: 'seat' },
  'not-one-for-one': { give: 'count', take: 'count' },
  'not-their-card': { seat: 'seat' },
  'too-many-offers': { most: 'count' },
  'offer-gone': {},
  'not-your-offer': {},
  'wrong-pitches': { count: 'count', due: 'count' },
  'not-your-plate': {},
  'ranked-twice': {},
  'not-all-ranked': { count: 'count', due: 'count' },
  'no-theme': {},
  'theme-point-missing': {},
} as const satisfies Record<string, Record<string, FactKind>>;

export type FactKind = 'count' | 'seat' | 'text' | 'option';
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

/** Questions that can be answered only once; all others may be answered anew until everybody is done. */
export type AnsweredOnce = 'flip' | 'grab' | 'pick' | 'speak';

/** What I do now, by question. */
interface Prompts {
  flip(flip: number): string;
  readonly grab: string;
  /** My hand is on a card, and nobody knows yet whose was faster. */
  readonly grabbing: string;
  readonly pick: string;
  readonly place: string;
  readonly address: string;
  readonly trade: string;
  readonly compose: string;
  pitch(tasters: string): string;
  speak(taster: string): string;
  readonly rank: string;
  readonly rankBleah: string;
  themePoint(theme: string): string;
  again(games: number): string;
}

/** Short sentences beside a prompt or a log line. */
interface Notes {
  base(base: string): string;
  theme(theme: string): string;
  announced(card: string): string;
  readonly bleah: string;
  readonly fridge: string;
}

interface Waiting {
  wait(who: string): string;
  listen(cook: string): string;
  players(count: number): string;
  /** I have answered. */
  readonly done: Readonly<Record<Exclude<keyof Asks, 'flip' | 'speak'>, string>>;
}

type Deal = { readonly from: string; readonly to: string; readonly give: string; readonly take: string };

/** An answer or interrupt in a few words, without a full stop. */
interface MoveWords {
  readonly takeBack: string;
  /** An answer that makes no sense for its question. */
  readonly unclear: string;
  readonly flip: string;
  take(card: string): string;
  place(line: number): string;
  send(number: number, to: string): string;
  stack(cards: string, to: string): string;
  pitch(words: string): string;
  readonly silent: string;
  readonly speak: string;
  rank(numbers: string): string;
  themePoint(number: number): string;
  readonly again: string;
  readonly enough: string;
  offer(deal: Omit<Deal, 'from'>): string;
  readonly byId: Readonly<Record<Exclude<keyof Interrupts, 'offer'>, (id: number) => string>>;
}

type Took = { readonly seat: string; readonly card: string };
type How = Extract<Event, { is: 'took' }>['how'];
type Way = Extract<Event, { is: 'given' }>['direction'];

/** Lines of the log, in the present tense. */
interface LogWords {
  opens(first: string): string;
  round(facts: { readonly round: number; readonly rounds: number; readonly cards: number; readonly way: Way }): string;
  flipped(flip: number, cards: string): string;
  readonly took: Readonly<Record<How, (facts: Took) => string>>;
  missed(card: string, by: string): string;
  readonly trading: string;
  offered(deal: Deal): string;
  declined(deal: Deal): string;
  withdrawn(deal: Deal): string;
  swapped(deal: Deal): string;
  readonly tradingOver: string;
  stillComposing(who: string, count: number): string;
  readonly given: Readonly<Record<Way, string>>;
  praised(facts: { readonly cook: string; readonly taster: string; readonly cards: string }): string;
  served(taster: string, dishes: string): string;
  dish(cook: string, cards: string): string;
  pitched(facts: { readonly cook: string; readonly taster: string; readonly words: string }): string;
  tasted(taster: string, places: string): string;
  tastedBleah(taster: string, places: string): string;
  place(facts: {
    readonly rank: number;
    readonly cook: string;
    readonly points: number;
    readonly cards: string;
  }): string;
  themePoint(cook: string): string;
  roundOver(round: number, standings: string): string;
  standing(seat: string, points: number): string;
  anotherGame(game: number, first: string): string;
  won(winner: string, points: number): string;
  shared(winners: string, points: number): string;
}

export interface Words {
  readonly language: Language;
  list(items: readonly string[]): string;
  /** Between sandwiches, answers and ranks. */
  readonly separator: string;
  /** The last touch to every sentence: spaces and quotes as this language prints them. */
  typeset(sentence: string): string;
  quote(words: string): string;
  readonly title: string;
  readonly names: Readonly<Record<IngredientId, string>>;
  readonly presets: Readonly<Record<PresetId, string>>;
  readonly variants: Readonly<Record<VariantId, string>>;
  readonly options: Readonly<Record<keyof Options, string>>;
  readonly choices: Choices;
  readonly yes: string;
  readonly no: string;
  /** What 0 means where it is no number of anything. */
  readonly zero: {
    readonly boxes: string;
    readonly firstTaster: string;
    readonly clock: string;
    readonly breath: string;
  };
  readonly noTheme: string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** For a card that is in no box and words that were erased. */
  readonly unknownCard: string;
  readonly erased: string;
  readonly prompts: Prompts;
  readonly notes: Notes;
  readonly waiting: Waiting;
  readonly moves: MoveWords;
  readonly log: LogWords;
  readonly refusals: { readonly [Code in RefusalCode]: RefusalWords<Code> };
  readonly notAsked: Readonly<Record<keyof Asks, string>>;
  readonly answered: Readonly<Record<AnsweredOnce, string>>;
  readonly noWayBack: Readonly<Record<AnsweredOnce, string>>;
  /** For a code that this catalogue does not know. */
  readonly refused: string;
}
