/** The words of the page and of a game's screens, each loaded only in the reader's language; which languages there are. */
import type { Language, Refusal } from '#kernel';
import type { ErrorCode, HttpCode, RoomCode } from '#protocol';
import type { Words } from './en/index.ts';

export type { Words } from './en/index.ts';

const files = import.meta.glob<{ readonly words?: unknown }>([
  './*/index.ts',
  '../../games/*/text/*/{index,board,guide,editor,hints}.ts',
  '!../../games/_template/**',
]);

export const loadWords = async (language: Language): Promise<Words> =>
  (await files[`./${language}/index.ts`]()).words as Words;

/** Undefined where a game has none: the texts of the game itself (`index`) are loaded so only to have them early. */
export const loadGameWords = async <W>(
  game: string,
  language: Language,
  part: 'index' | 'board' | 'guide' | 'editor' | 'hints',
): Promise<W | undefined> =>
  (await files[`../../games/${game}/text/${language}/${part}.ts`]?.())?.words as W | undefined;

/** The one that was chosen, or the first of the browser's that we speak. */
export const languageOf = (chosen: unknown): Language =>
  [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(isSpoken) ?? 'en';

const isSpoken = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(files, `./${tag}/index.ts`);

/** In its own language, for the switch. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** "Mia, Ben and Oma". */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export type ServerCode = ErrorCode | RoomCode | HttpCode;

/** Why the server does not do something: a sentence for every code of rooms, connections and requests, or how it is made of the facts that come with it. */
export type Refusals = Readonly<
  Record<ServerCode, string | ((facts: Readonly<Record<string, string | number>>) => string)>
>;

/** Undefined where the code is the kernel's or the game's: games have those sentences. */
export function serverSays(refusals: Refusals, { code, facts }: Refusal): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  const sentence = refusals[code as ServerCode];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
