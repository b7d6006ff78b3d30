/** The vocabulary of the laws: what a law sees, how it says that it is broken, and the parts that may be replaced to test it. */
import type { Dice, Game, Input, Kinds, Language, Match, Seat, Seats, Table, Told, Wording, World } from '#kernel';
import { has, imagine, LANGUAGES, listSeats, look, shuffled } from '#kernel';

/** Makes a world that a seat could be in. Only tests of the laws replace it. */
export type ImagineFrom = (match: Match, table: Table, seat: Seat, dice: Dice) => World;

export const imagineFromLook: ImagineFrom = (match, table, seat, dice) =>
  imagine(match, look(match, table, seat), dice);

export type Words<K extends Kinds = Kinds> = Readonly<Record<Language, Wording<K>>>;

/** One moment of a game under the laws. Now and then the table is frozen. */
export interface Scene {
  readonly match: Match;
  readonly table: Table;
  /** The input that led here and what it told; the table before it. Absent at the opening. */
  readonly before?: { readonly table: Table; readonly input: Input };
  /** What was told on the way here. */
  readonly story: readonly Told[];
  readonly words: Words;
  readonly imagineFrom: ImagineFrom;
  /** Dice of this moment alone: laws do not disturb the play or each other. */
  readonly dice: Dice;
  /** Answers met so far in this game, by question or interrupt. */
  readonly met: ReadonlyMap<string, readonly unknown[]>;
  /** The grabs of the race window that is open or was just closed, and the table before the first. */
  readonly grabs: Grabs | undefined;
}

export interface Grabs {
  readonly opened: Table;
  readonly inputs: readonly Input[];
}

/** A whole game under the laws. */
export interface Course {
  readonly match: Match;
  readonly table: Table;
  readonly inputs: readonly Input[];
  readonly story: readonly Told[];
}

export interface Law {
  readonly name: string;
  /** At every input, or only now and then because it is costly. */
  readonly when: 'always' | 'sometimes';
  check(scene: Scene): void;
}

/** Thrown by a law that is broken. */
export class Breach extends Error {
  readonly law: string;

  constructor(law: string, message: string) {
    super(message);
    this.name = 'Breach';
    this.law = law;
  }
}

export function must(law: string, holds: unknown, message: () => string): asserts holds {
  if (!holds) throw new Breach(law, message());
}

/** What a game says, in every language. */
export async function loadWords<K extends Kinds>(game: Pick<Game<K>, 'texts'>): Promise<Words<K>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await game.texts(language)).text] as const),
  );
  return Object.fromEntries(loaded) as unknown as Words<K>;
}

/** Some players and the public, anew at every moment: all in turn would cost too much at a big table. */
export function watchers({ match, dice }: Pick<Scene, 'match' | 'dice'>, among: Seats): Seat[] {
  const seats = listSeats(among);
  const watching = shuffled(
    dice,
    seats.filter((seat) => seat < match.seats),
  ).slice(0, 2);
  return has(among, match.seats as Seat) ? [...watching, match.seats as Seat] : watching;
}

/** The world of a scene for asking rules; nobody may write on it. */
export const worldOf = (match: Match, table: Table): World => ({ match, table, story: undefined });

/** JSON with sorted keys: equal values, equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Are these two plain values equal, down to the order of keys? Much faster than comparing their JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return x.length === y.length && x.every(([key, value], i) => key === y[i][0] && same(value, y[i][1]));
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

/** The first place where two values differ, for messages. */
export function difference(one: unknown, other: unknown): string {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
