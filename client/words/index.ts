/** The shell's words in the reader's language, loaded only in that one. */
import type { Language } from '#kernel';
import type { Words } from './words.ts';

export type { Pace, Words } from './words.ts';
export { PACES } from './words.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ words: Words }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
};

/** In their own languages, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};

export const loadWords = async (language: Language): Promise<Words> => (await catalogues[language]()).words;

/** "Mia, Ben and Oma". */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
