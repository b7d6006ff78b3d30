/** Plurals and lists as a language forms them: the only grammar that sentences share. */
import type { Language } from '#kernel';

export interface Grammar {
  /** The number and its noun. */
  count(n: number, one: string, other: string): string;
  list(items: readonly string[]): string;
}

export function grammar(language: Language): Grammar {
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    count: (n, one, other) => `${n} ${plurals.select(n) === 'one' ? one : other}`,
    list: (items) => lists.format(items),
  };
}
