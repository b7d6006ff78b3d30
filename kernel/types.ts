/** The vocabulary of the machine: what a table, a question, an input and a game are. Data first; nothing here runs. */

declare const brand: unique symbol;
type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A chair at the table, counted from 0 clockwise. The seat after the last one is the public: spectators and the TV. */
export type Seat = Brand<number, 'Seat'>;
/** A card, counted from 0. What is printed on it follows from the box and never changes. */
export type CardId = Brand<number, 'CardId'>;
/** A pile, by its place in the list that the game lays out. */
export type Pile = Brand<number, 'Pile'>;
/** Playing time since the table opened; it stands still while the table is paused. */
export type Millis = Brand<number, 'Millis'>;
/** A question that was asked, counted from 1 over the whole game. */
export type FrameId = Brand<number, 'FrameId'>;
/** A set of seats, one bit each; the public has a bit too. */
export type Seats = number;

export const MODES = ['one', 'sealed', 'race', 'hold'] as const;
export type Mode = (typeof MODES)[number];

/** Random streams of a table: a draw from one never moves another. */
export const STREAMS = ['deal', 'ties', 'late'] as const;
export type Stream = (typeof STREAMS)[number];

export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Why something is not done: a code and the facts of the sentence. Sentences live in the texts. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

// ---- the table: one JSON value, nothing else exists ----

export interface Cards {
  /** By card: who has seen it where it lies now. */
  seen: Seats[];
  /** By card: the shuffle that it came from. */
  lot: number[];
  /** By lot: who knows which cards are in it. */
  knows: Seats[];
  /** By pile: cards, bottom first. */
  piles: CardId[][];
}

export interface Given<Answer = unknown> {
  seat: Seat;
  answer: Answer;
  /** Races only: the believed time from the flip to the grab. */
  reaction: Millis;
}

/** A question on the stack. All fields are always there, in this order. `about` and answers are public data and never rewritten. */
export interface Frame<About = unknown, Answer = unknown> {
  id: FrameId;
  ask: string;
  mode: Mode;
  about: About;
  asked: Seats;
  waiting: Seats;
  given: Given<Answer>[];
  /** Sealed questions that came back: everybody's earlier answer, as a private draft. */
  drafts: Given<Answer>[];
  opened: Millis;
  /** The time allowed in all. */
  span: Millis;
  until: Millis;
  /** Time left while another question covers this one; ON_TOP otherwise. */
  left: Millis;
  /** Race: when the open window closes. Hold: the next tick. */
  closes: Millis;
}

export interface Random {
  /** By stream a ChaCha20 key of eight words; an imagined world has one fast generator of four words instead. */
  keys: number[][];
  /** By stream: words used so far. */
  used: number[];
}

export interface Result {
  over: boolean;
  points: number[];
  winners: Seats;
}

export interface Table<K extends Kinds = Kinds> {
  now: Millis;
  paused: boolean;
  frames: number;
  random: Random;
  cards: Cards;
  stack: Frame[];
  state: K['state'];
  result: Result;
}

// ---- inputs: three of them change a table ----

/** A seat answers the question it saw; without an `answer` it takes a sealed one back. */
export interface AnswerInput {
  readonly kind: 'answer';
  readonly at: Millis;
  readonly seat: Seat;
  readonly frame: FrameId;
  readonly answer?: unknown;
  readonly reaction?: Millis;
}

export interface InterruptInput {
  readonly kind: 'interrupt';
  readonly at: Millis;
  readonly seat: Seat;
  readonly frame: FrameId;
  readonly name: string;
  readonly answer: unknown;
}

export interface ClockInput {
  readonly kind: 'clock';
  readonly at: Millis;
  readonly what: 'due' | 'pause' | 'resume';
}

export type Input = AnswerInput | InterruptInput | ClockInput;

// ---- a game: plain rules over the table ----

/** Something that happened, told for log, animation and sound. `scores` are points gained just now. */
export interface GameEvent {
  readonly is: string;
  readonly scores?: readonly (readonly [seat: Seat, points: number])[];
}

/** For this seat time was up. Told by whoever keeps the clock, beside what the rules tell. */
export interface TimeUp extends GameEvent {
  readonly is: 'time-up';
  readonly seat: Seat;
}

export interface Told<Event extends GameEvent = GameEvent> {
  readonly audience: Seats;
  readonly event: Event;
}

/** The words of one game, gathered: its options, state, view, events, questions and interrupts. */
export interface Kinds {
  options: object;
  state: object;
  view: object;
  event: GameEvent;
  asks: Record<string, { about: unknown; answer: unknown }>;
  interrupts: Record<string, unknown>;
  /** What is printed on a card, for a game whose rules read it from the game at play. */
  card?: object;
}

export interface PileKind {
  /** Who sees a card that lies here. */
  readonly eyes: Seats;
  /** A hand: cards may leave it unnoticed, and its order means nothing to others. */
  readonly mixed: boolean;
  /** Whoever has no eyes here is not shown again what they saw going in. */
  readonly forgets: boolean;
}

/** A game bound to a number of seats and options: what never changes while a table is played. */
export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly options: K['options'];
  /** All players. */
  readonly players: Seats;
  /** All players and the public. */
  readonly everyone: Seats;
  readonly piles: readonly PileKind[];
  /** What is printed on each card. */
  readonly faces: readonly number[];
  /** The game's questions once more: a process that plays many games finds a rule faster in a map. */
  readonly rules: ReadonlyMap<string, Rule<K>>;
}

/** A table in the hands of a rule, with the story that is being told (none while a bot thinks). */
export interface World<K extends Kinds = Kinds> {
  readonly match: Match<K>;
  readonly table: Table<K>;
  readonly story: Told<K['event']>[] | undefined;
}

/** A source of chance from outside the table: for bots, imagination and tests. */
export interface Dice {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** The possible answers to a question: counted, listed lazily, or sampled evenly. */
export interface Moves<Answer> {
  readonly count: number;
  all(): Iterable<Answer>;
  random(dice: Dice): Answer;
}

/** Is this untrusted value an answer of the right form? Form only; whether it is allowed is `check`'s business. */
export type Shape<Value> = (value: unknown) => value is Value;

interface Asking<K extends Kinds, About, Answer> {
  readonly shape: Shape<Answer>;
  /** May this seat answer so? Depends only on what the seat knows. */
  check(w: World<K>, frame: Frame<About, Answer>, seat: Seat, answer: Answer): Refusal | undefined;
  /** Never empty for a seat that is asked. Depends only on what the seat knows. */
  moves(w: World<K>, frame: Frame<About, Answer>, seat: Seat): Moves<Answer>;
  /** The clock's answer for a seat that gave none. */
  late(w: World<K>, frame: Frame<About, Answer>, seat: Seat): Answer;
  /** After an interrupt this question is on top again; a rule may refresh it here. */
  resume?(w: World<K>, frame: Frame<About, Answer>): void;
}

export interface OneRule<K extends Kinds, About, Answer> extends Asking<K, About, Answer> {
  readonly mode: 'one';
  /** What others learn of an answer at once; the whole answer where this is absent. */
  open?(w: World<K>, frame: Frame<About, Answer>, seat: Seat, answer: Answer): unknown;
  resolve(w: World<K>, frame: Frame<About, Answer>, seat: Seat, answer: Answer): void;
}

export interface SealedRule<K extends Kinds, About, Answer> extends Asking<K, About, Answer> {
  readonly mode: 'sealed';
  /** Something is shown, and all it asks is whether to go on, see `showing`: nobody waits for those who do not look, and the host may go on for all. */
  readonly shows?: true;
  /** A seat's answer came in or was taken back: everybody sees that tick, so nothing here may depend on what was answered. */
  ticked?(w: World<K>, frame: Frame<About, Answer>, seat: Seat): void;
  /** Answers in seat order. */
  resolve(w: World<K>, frame: Frame<About, Answer>, answers: readonly Given<Answer>[]): void;
  /** When time is up: instead of late answers for all who wait. The frame has left the stack. */
  expire?(w: World<K>, frame: Frame<About, Answer>): void;
}

export interface RaceRule<K extends Kinds, About, Answer> extends Asking<K, About, Answer> {
  readonly mode: 'race';
  /** How long the first answer waits for faster ones that are still on the line. */
  window(w: World<K>): Millis;
  take(w: World<K>, frame: Frame<About, Answer>, seat: Seat, answer: Answer): void;
  lost(w: World<K>, frame: Frame<About, Answer>, seat: Seat, answer: Answer): void;
  resolve(w: World<K>, frame: Frame<About, Answer>): void;
}

export interface HoldRule<K extends Kinds, About> {
  readonly mode: 'hold';
  /** Seats whose standing policy lets this pass. It is in no look and never depends on a hand. */
  waved?(w: World<K>, frame: Frame<About>): Seats;
  /** After an interrupt this hold has opened anew; a rule may say so, or take it away where it has lost its reason. */
  resume?(w: World<K>, frame: Frame<About>): void;
  resolve(w: World<K>, frame: Frame<About>): void;
}

/** The only answer to a hold: let it pass. */
export type Wave = 'wave';

export type Rule<K extends Kinds, About = unknown, Answer = unknown> =
  | OneRule<K, About, Answer>
  | SealedRule<K, About, Answer>
  | RaceRule<K, About, Answer>
  | HoldRule<K, About>;

export interface InterruptRule<K extends Kinds, Answer = unknown> {
  readonly shape: Shape<Answer>;
  /** May it touch what others have committed? Then every sealed answer below is asked again, broken or not. */
  readonly disturbs: boolean;
  check(w: World<K>, seat: Seat, answer: Answer): Refusal | undefined;
  /** May be empty. */
  moves(w: World<K>, seat: Seat): Moves<Answer>;
  resolve(w: World<K>, seat: Seat, answer: Answer): void;
  /** What others learn of it at once; the whole where this is absent. */
  open?(answer: Answer): unknown;
  /** A setting of one's own and no move, such as a standing policy: bots leave it alone. */
  readonly manners?: true;
}

export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /** Changes whenever the same inputs would lead elsewhere. */
  readonly version: number;
  readonly players: readonly [min: number, max: number];
  readonly options: OptionBook<K['options']>;
  /** What each face says. A rule that reads it by `printed` can be played with other rows: see `balance.ts`. */
  readonly cards?: readonly NonNullable<K['card']>[];
  /** What is printed on the cards of this table, by card id. */
  faces(seats: number, options: K['options']): number[];
  piles(seats: number, options: K['options']): PileKind[];
  /** The deal and the first question. Cards lie in pile 0 in order. */
  open(w: World<K>): void;
  readonly questions: { readonly [Q in keyof K['asks']]: Rule<K, K['asks'][Q]['about'], K['asks'][Q]['answer']> };
  readonly interrupts: { readonly [I in keyof K['interrupts']]: InterruptRule<K, K['interrupts'][I]> };
  /** Goes on with the phase of that name, so that chapters of rules need not know each other. */
  enter?(w: World<K>, phase: string): void;
  /** What a seat may know of the state beyond cards and questions: built from nothing. One that does not ask for the seat is the same for everybody. */
  view(w: World<K>, seat: Seat): K['view'];
  /** A state with this view; what the view does not tell is filled in by `redraw`. */
  unview(look: Look<K>, match: Match<K>): K['state'];
  /** Draws anew what this seat cannot know of the state. */
  redraw?(w: World<K>, seat: Seat, dice: Dice): void;
  /** May a card with this face ever lie in this pile? Any may anywhere where a game does not say. */
  mayLie?(match: Match<K>, face: number, pile: Pile): boolean;
  /** More inputs than any game of random play needs. */
  maxInputs(seats: number, options: K['options']): number;
  /** How far the game has come, for statistics: rounds begun so far, and the seat that began. */
  progress(table: Table<K>): { round: number; first: Seat };
  /** How often all hands were dealt anew: what somebody knows of an earlier hand is worth nothing. Absent where hands last as long as the game. */
  hands?(table: Table<K>): number;
  /** By seat: points as they are now. When the game ends they are the result's. */
  standing(w: World<K>): readonly number[];
  /** What it says in a language; each is loaded when somebody reads it. */
  texts(language: Language): Promise<{ text: Wording<K> }>;
  readonly taste: Taste<K>;
  /** Other tastes: that of the first bots, by which the lab measures all later ones, and a beginner's where slips alone make none. */
  readonly tastes?: {
    readonly first?: Taste<K>;
    readonly beginner?: Taste<K>;
    /** The taste of whoever remembers what a seat was told at this table. */
    recalling?(match: Match<K>, heard: readonly GameEvent[], use: Recall): Taste<K>;
  };
}

/** What memory is used for: what is made for others alone, or what is dealt with them too. */
export type Recall = 'making' | 'everything';

// ---- options ----

/** From much time to none at all on the clock. */
export const SPEEDS = ['unhurried', 'normal', 'wild', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export type OptionSpec =
  | { readonly kind: 'switch'; readonly standard: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly standard: string;
      /** Which edition of the cards is played: the newest is standard, and set-ups from before there were several have FIRST_EDITION. */
      readonly means?: 'edition';
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly standard: number;
      /** A seat, counted from 1; 0 for nobody. A house lets people choose somebody by name and follows them to their seat. */
      readonly means?: 'seat';
    }
  /**
   * A key of a ready-made phrase or the id of words kept beside the table. Where `written` is given, a phrase or the text
   * itself, of at most so many characters: the game's `forbid` says what may stand in it, and replays carry it along.
   */
  | {
      readonly kind: 'words';
      readonly phrases: readonly string[];
      readonly standard: string;
      readonly written?: number;
      /** Points with which the seats begin, set by the house from the game before: nobody chooses them. */
      readonly means?: 'carried';
    };

export interface OptionBook<Options extends object> {
  readonly specs: { readonly [Name in keyof Options]: OptionSpec };
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  readonly standardPreset: string;
  /** Named changes that players think of as one variant. */
  readonly variants: Readonly<Record<string, Partial<Options>>>;
  /** How much time there is, by name: what each speed makes of the game's clocks. A game without clocks has none. */
  readonly speeds?: Readonly<Record<Speed, Partial<Options>>>;
  /** Fills in what follows from the number of seats. */
  settle(options: Options, seats: number): Options;
  forbid(options: Options, seats: number): Refusal | undefined;
  /** Options that any player at a table may set in own words, so many each; all others are the host's. */
  readonly shared?: { readonly names: readonly string[]; readonly each: number };
  /** Texts in options that are players' own. A table takes only ids of own words for them, so that they can be hidden and erased. */
  written?(options: Options): readonly string[];
}

// ---- looks ----

/** What lies at one place of a pile, and who has seen it: see `place` in look.ts. */
export type Place = Brand<number, 'Place'>;

export interface LookFrame {
  id: FrameId;
  ask: string;
  mode: Mode;
  about: unknown;
  asked: Seats;
  /** Who has still to answer, as far as everybody may know. */
  waiting: Seats;
  opened: Millis;
  span: Millis;
  until: Millis;
  left: Millis;
  closes: Millis;
  /** My own answer or wave, if it is in: one entry or none. */
  mine: unknown[];
  draft: unknown[];
}

/** What a seat sees. Another type than a table, built from nothing: a forgotten field is hidden, never leaked. */
export interface Look<K extends Kinds = Kinds> {
  seat: Seat;
  now: Millis;
  paused: boolean;
  piles: Place[][];
  /** By lot: the cards of it that this seat has not seen, sorted. Lots it does not know are thrown together in the last bag. */
  unseen: CardId[][];
  knows: Seats[];
  stack: LookFrame[];
  view: K['view'];
  result: Result;
}

// ---- words and taste ----

/** What a sentence needs to know: players' names, and players' own words by id. */
export interface Speakers {
  seat(seat: Seat): string;
  words(id: string): string;
}

export interface Wording<K extends Kinds = Kinds> {
  readonly title: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, string>>;
  readonly options: {
    readonly [Name in keyof K['options']]: {
      readonly label: string;
      readonly values: Readonly<Record<string, string>>;
    };
  };
  card(face: number): string;
  /** What I do now, in a verb. */
  prompt(look: Look<K>, frame: LookFrame, who: Speakers, match: Match<K>): string;
  /** What an answer or interrupt means, for lists in a terminal or a log. */
  move(name: string, answer: unknown, match: Match<K>, who: Speakers): string;
  refusal(refusal: Refusal, who: Speakers): string;
  event(event: K['event'], match: Match<K>, who: Speakers): string;
  /** What a bot of this persona is like, in a few words that follow its name; absent where that shows in nothing. */
  guest?(persona: number): string;
}

/**
 * What a bot wants, in a world that its seat could be in: an imagined one, or one that is played on in thought. It reads
 * only what the seat knows, so that it wants the same in all of them. The same `persona`, the same likes.
 */
export interface Taste<K extends Kinds = Kinds> {
  answer(w: World<K>, seat: Seat, frame: Frame, persona: number, dice: Dice): unknown;
  /** Answers from the best on; the first is what `answer` gives on the same dice. For questions with too many answers to try them all. */
  ranked?(w: World<K>, seat: Seat, frame: Frame, persona: number, dice: Dice): readonly unknown[];
  /** An interrupt worth making now, or none. */
  interrupt(w: World<K>, seat: Seat, persona: number, dice: Dice): Interruption | undefined;
  /** Points that what this seat has on the table and in hand promises beyond its standing. */
  prospect?(w: World<K>, seat: Seat): number;
  /** Answers of each player, on average, after which a game played on in thought is judged as it stands; to the end where absent. */
  readonly horizon?: number;
}

/** An interrupt that a bot makes of its own accord. */
export interface Interruption {
  readonly name: string;
  readonly answer: unknown;
}
