/** From what was typed to a game, its words and a match: wrong games, seats and options are refused in one line. */
import type { Bot } from '#bots';
import { bots } from '#bots';
import { games } from '#games';
import type { Game, Language, Match, Refusal, Wording } from '#kernel';
import { LANGUAGES, matchOf, SETUP_CODES } from '#kernel';
import { anyOf, Complaint, quoted } from './complaint.ts';
import { oneWord } from './flags.ts';
import { people } from './people.ts';
import type { LabWords } from './words/en.ts';

export async function chooseGame(id: string): Promise<Game> {
  const found = games.find((shelved) => shelved.id === id);
  if (found === undefined)
    throw new Complaint(`there is no game ${quoted(id)}: there is ${anyOf(games.map((game) => game.id))}`);
  return (await found.load()).game;
}

export const chooseLanguage = (typed: string): Language => oneWord('lang', LANGUAGES, typed);

export const wordsOf = async (game: Game, language: Language): Promise<Wording> => (await game.texts(language)).text;

/** The lab's own words around a game. */
export async function labWords(language: Language): Promise<LabWords> {
  const { words }: { words: LabWords } = await import(`./words/${language}.ts`);
  return words;
}

/** A seed is also part of file names. */
export function chooseSeed(typed: string): string {
  if (/^[A-Za-z0-9_-]{1,40}$/.test(typed)) return typed;
  throw new Complaint(`--seed is a word of up to 40 letters, digits, - and _, not ${quoted(typed)}`);
}

/** A seed that reads as a number is printed as one. */
export const seedForJson = (seed: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed);

/** Kinds of bots by comma. A kind without a seat would play in some games only. */
export function chooseBots(typed: string, seats: number, among: readonly Bot[] = bots): string[] {
  const names = typed.split(',');
  const wrong = names.find((name) => among.every((bot) => bot.name !== name));
  if (wrong !== undefined)
    throw new Complaint(`there is no bot ${quoted(wrong)}: there is ${anyOf(among.map((bot) => bot.name))}`);
  if (names.length > seats)
    throw new Complaint(`--bots is at most one for each of ${seats} seats, not ${names.length} (${names.join(', ')})`);
  return names;
}

/** Options as typed: an object in JSON, such as {"preset":"fr"}. */
export function parseOptions(typed: string): object {
  const wrong = (): Complaint =>
    new Complaint(`--options is an object in JSON such as '{"preset":"…"}', not ${quoted(typed)}`);
  try {
    const value: unknown = JSON.parse(typed);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw wrong();
  }
  throw wrong();
}

/** What --options and --edition say together. */
export const chosenOptions = (typed: { readonly options: string; readonly edition: number | undefined }): object => ({
  ...parseOptions(typed.options),
  ...editionOption(typed.edition),
});

export const editionOption = (edition: number | undefined): object =>
  edition === undefined ? {} : { edition: String(edition) };

/** Binds a game to seats and options. */
export async function chooseMatch(game: Game, seats: number, options: object): Promise<Match> {
  const bound = matchOf(game, { seats, options });
  if ('match' in bound) return bound.match;
  throw new Complaint(await sayRefused(game, bound.refused));
}

export function checkSeats(game: Game, seats: number): void {
  const [min, max] = game.players;
  if (seats < min || seats > max) throw new Complaint(wrongSeats(game, seats));
}

const wrongSeats = ({ id, players: [min, max] }: Game, seats: number): string =>
  `${id} is for ${min} to ${max} players, not ${seats}`;

async function sayRefused(game: Game, refused: Refusal): Promise<string> {
  const { seats, option, value, preset, allowed } = refused.facts;
  const code = SETUP_CODES.find((known) => known === refused.code);
  switch (code) {
    case 'seats':
      return wrongSeats(game, Number(seats));
    case 'unknown-option':
      return `${game.id} has no option ${quoted(String(option))}: it has ${allowed}`;
    case 'bad-option':
      return `option ${option} cannot be ${quoted(String(value))}: it is one of ${allowed}`;
    case 'unknown-preset':
      return `${game.id} has no preset ${quoted(String(preset))}: it has ${allowed}`;
    default:
      return (await wordsOf(game, 'en')).refusal(refused, people([]));
  }
}
