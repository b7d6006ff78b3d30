/** What a cook says is shown in the reader's language, as the words alone. */
import { expect, test } from 'vitest';
import { game as sandwich } from '#games/sandwich';
import { LANGUAGES, matchOf } from '#kernel';
import { phraseOf } from './scene.ts';

test.each(LANGUAGES)('a phrase stands without its move and without quotes (%s)', async (language) => {
  const made = matchOf(sandwich, { seats: 3, options: {} });
  if ('refused' in made) throw new Error('no match');
  const { text } = await sandwich.texts(language);
  const who = { seat: String, words: (id: string) => `own ${id}` };
  const kitchen = { text, who, match: made.match } as unknown as Parameters<typeof phraseOf>[0];
  const said = phraseOf(kitchen, 'p:trust');
  expect(said).not.toMatch(/[“”„«»]|^\s|\s$/u);
  expect(text.move('pitch', ['p:trust'], made.match, who)).toContain(said);
  expect(said.split(' ').length).toBeLessThan(4);
  expect(phraseOf(kitchen, 'w:x')).toBe('own w:x');
});
