/** Which language the reader reads, and the shell's words in it. */
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
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

const KEPT = 'breadboard-language';

/** The language chosen last, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? 'en';
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
}
