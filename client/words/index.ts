/** The shell's words in the reader's language, loaded only in that one. */
import type { Language } from '#kernel';
import { loadRefusals } from './refusals/index.ts';
import type { Catalogue, Words } from './words.ts';

export { LANGUAGE_NAMES } from './languages.ts';
export type { Pace, Words } from './words.ts';
export { PACES } from './words.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ words: Catalogue }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
};

export async function loadWords(language: Language): Promise<Words> {
  const [{ words }, refusals] = await Promise.all([catalogues[language](), loadRefusals(language)]);
  return { ...words, refusals };
}

/** "Mia, Ben and Oma". */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
