/** What the sentences of all games are made with: counts, lists and names, labels of options, and refusals by their codes. */
import type {
  Game,
  Kinds,
  Language,
  Look,
  LookFrame,
  Match,
  OptionSpec,
  Refusal,
  Seats,
  Speakers,
  Wording,
} from '#kernel';
import { isKernelCode, isTimeUp, listSeats, seatOf } from '#kernel';
import type { Common } from './en.ts';

/** Plurals and lists as a language forms them. */
export interface Grammar {
  readonly language: Language;
  /** The number and its noun. */
  count(n: number, one: string, other: string): string;
  list(items: readonly string[]): string;
}

/** `locale` names the country too where that changes a comma. */
export function grammar(language: Language, locale: string = language): Grammar {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    language,
    count: (n, one, other) => `${n} ${plurals.select(n) === 'one' ? one : other}`,
    list: (items) => lists.format(items),
  };
}

/** With its sign, as a gain or a loss. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** As a balance: only a loss has a sign. */
export const balance = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Sentences one after another; empty ones leave no gap. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const nameOf = (who: Speakers, seat: number): string => who.seat(seatOf(seat));

export const seatNames = ({ list }: Pick<Grammar, 'list'>, seats: Seats, who: Speakers): string =>
  list(listSeats(seats).map((seat) => who.seat(seat)));

type Labels = Readonly<Record<string, string>>;

/** What every game's words have, whatever they say. */
export interface GameWords extends Common {
  readonly title: string;
  readonly presets: Labels;
  readonly variants: Labels;
  readonly options: Labels;
  /** Labels of the values of options that have a few named ones. */
  readonly choices?: Readonly<Record<string, Labels>>;
  /** What 0 means where it is no number of anything; without a word a number of seconds is no clock. */
  readonly zero?: Labels;
  /** Ready-made values of options that are words. */
  readonly phrases?: Labels;
  readonly refusals: Readonly<Record<string, string | ((facts: never) => string)>>;
  /** The machine's refusals, closer to what was asked: by their codes, then by questions. */
  readonly closer?: Readonly<Record<string, Labels>>;
}

/** How a game says what only it knows. */
export interface Saying<K extends Kinds> {
  card(face: number): string;
  prompt(look: Look<K>, frame: LookFrame, who: Speakers, match: Match<K>): string;
  /** An answer that has the form of its question. */
  move(name: string, answer: unknown, match: Match<K>, who: Speakers): string;
  event: Wording<K>['event'];
  guest?(persona: number): string;
  /** A fact of a refusal as its sentence needs it, by its name; numbers and words are said as they are where this is absent. */
  fact?(name: string, fact: string | number, who: Speakers): string | number;
}

/** A game's words in one language, with its options, as the shell and the lab want them. */
export function speak<K extends Kinds>(words: GameWords, specs: Specs, say: Saying<K>): Wording<K> {
  const { typeset } = words;
  const { guest } = say;
  const all = (labels: Labels): Record<string, string> =>
    Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, typeset(label)]));
  const options = Object.entries(specs).map(([name, spec]) => [
    name,
    { label: typeset(words.options[name]), values: all(valuesOf(words, name, spec)) },
  ]);
  return {
    title: words.title,
    presets: all(words.presets),
    variants: all(words.variants),
    options: Object.fromEntries(options) as Wording<K>['options'],
    card: (face) => typeset(say.card(face)),
    prompt: (look, frame, who, match) =>
      typeset(look.paused ? words.machine.paused : say.prompt(look, frame, who, match)),
    move: (name, answer, match, who) => typeset(moveIn(words, say, name, answer, match, who)),
    refusal: (refusal, who) => typeset(refusalIn(words, say, refusal, who)),
    event: (event, match, who) =>
      typeset(isTimeUp(event) ? words.timeUp(nameOf(who, event.seat)) : say.event(event, match, who)),
    ...(guest === undefined ? {} : { guest: (persona) => typeset(guest(persona)) }),
  };
}

type Specs = Readonly<Record<string, OptionSpec>>;

function valuesOf(words: GameWords, name: string, spec: OptionSpec): Labels {
  const { yes, no, noClock, choices = {}, zero = {}, phrases = {} } = words;
  if (spec.kind === 'switch') return { true: yes, false: no };
  if (spec.kind === 'choice') return choices[name] ?? {};
  if (spec.kind === 'words')
    return Object.fromEntries(Object.entries(phrases).filter(([key]) => spec.phrases.includes(key)));
  const none = zero[name] ?? (name.endsWith('Seconds') ? noClock : undefined);
  return none === undefined ? {} : { 0: none };
}

/** Without an answer, an earlier one is taken back. What does not have the form of its question is unclear. */
function moveIn<K extends Kinds>(
  words: Common,
  say: Saying<K>,
  name: string,
  answer: unknown,
  match: Match<K>,
  who: Speakers,
): string {
  if (answer === undefined) return words.takeBack;
  return isMove(match.game, name, answer) ? say.move(name, answer, match, who) : words.unclear;
}

function isMove<K extends Kinds>({ interrupts, questions }: Game<K>, name: string, answer: unknown): boolean {
  if (Object.hasOwn(interrupts, name)) return interrupts[name as keyof K['interrupts']].shape(answer);
  if (!Object.hasOwn(questions, name)) return false;
  const rule = questions[name as keyof K['asks']];
  return rule.mode === 'hold' ? answer === 'wave' : rule.shape(answer);
}

type Facts = Readonly<Record<string, string | number>>;

function refusalIn<K extends Kinds>(
  words: GameWords,
  { fact }: Saying<K>,
  { code, facts }: Refusal,
  who: Speakers,
): string {
  const closer = words.closer?.[code]?.[String(facts.ask)];
  if (isKernelCode(code)) return closer ?? words.machine[code];
  if (!Object.hasOwn(words.refusals, code)) return words.refused;
  const sentence = words.refusals[code] as string | ((facts: Facts) => string);
  if (typeof sentence === 'string') return sentence;
  const said = Object.entries(facts).map(([name, value]) => {
    if (name === 'seat') return [name, nameOf(who, Number(value))];
    if (name === 'option' && Object.hasOwn(words.options, value)) return [name, `${words.options[value]} (${value})`];
    return [name, fact?.(name, value, who) ?? value];
  });
  return sentence(Object.fromEntries(said));
}
