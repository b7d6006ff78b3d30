/** The languages that the page speaks, and which of them somebody reads. */
import type { Language } from '#kernel';

/** In their own languages, for the switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
};

/** The one that was chosen, or the first of the browser's that we speak. */
export const languageOf = (chosen: unknown): Language =>
  [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(isSpoken) ?? 'en';

const isSpoken = (tag: unknown): tag is Language => typeof tag === 'string' && Object.hasOwn(LANGUAGE_NAMES, tag);
