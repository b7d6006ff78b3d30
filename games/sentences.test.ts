// What a rule can see of good language, in every sentence of every game: one and several, vowels and consonants.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import type { Rendered } from '#testkit/sentences';
import { faultsIn, sentencesOf } from '#testkit/sentences';
import { games } from './index.ts';

describe.each(games)('the sentences of $id', ({ id }) => {
  const folder = (language: Language): string => join(import.meta.dirname, id, 'text', language);

  test.each(LANGUAGES)('in %s are said as natives say them, as far as a rule can see', async (language) => {
    const files = readdirSync(folder(language)).filter((name) => name !== 'names.ts');
    const all: Rendered[] = [];
    for (const file of files) {
      const { words }: { words: unknown } = await import(`./${id}/text/${language}/${file}`);
      all.push(...sentencesOf(words, language, file));
    }
    expect(all.length).toBeGreaterThan(200);
    expect(faultsIn(all, language)).toEqual([]);
  });
});
