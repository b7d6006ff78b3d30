/** The screens say why an option is closed in every language, for every reason that the game has. */
import { expect, test } from 'vitest';
import type { BoardWords } from '#games/plates-and-napkins';
import { LANGUAGES } from '#kernel';
import { loadGameWords } from '../../words/index.ts';

/** What a build can be refused for, besides what the page never tries. */
const REASONS = [
  'bread-first',
  'bread-last',
  'bread-is-no-filling',
  'no-ingredient',
  'no-empty-plate',
  'nothing-to-add-to',
  'nothing-to-finish',
  'too-few-to-draw',
];

test.each(LANGUAGES)('reasons are short, in %s', async (language) => {
  const { closed } = (await loadGameWords<BoardWords>('plates-and-napkins', language, 'board')) ?? { closed: {} };
  expect(Object.keys(closed).toSorted()).toEqual(REASONS.toSorted());
  for (const reason of Object.values<string>(closed)) expect(reason.length).toBeLessThanOrEqual(20);
});
