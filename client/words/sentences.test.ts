/** What the page says is said as natives say it, as far as a rule can see: one and several, vowels and consonants. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { faultsIn, sentencesOf } from '#testkit/sentences';
import { loadWords } from './index.ts';

test.each(LANGUAGES)('in %s', async (language) => {
  const all = sentencesOf(await loadWords(language), language);
  expect(all.length).toBeGreaterThan(300);
  expect(faultsIn(all, language)).toEqual([]);
});
