/** Plurals and lists as a language forms them: the only grammar that sentences share. */
export interface Grammar {
  /** The number and its noun. */
  count(n: number, one: string, other: string): string;
  list(items: readonly string[]): string;
}

export function grammar(locale: string): Grammar {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    count: (n, one, other) => `${n} ${plurals.select(n) === 'one' ? one : other}`,
    list: (items) => lists.format(items),
  };
}
