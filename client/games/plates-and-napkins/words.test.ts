/** The screens say why an option is closed in every language, for every reason that the game has. */
import { expect, test } from 'vitest';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';

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

test.each([{ words: en }, { words: fr }, { words: es }, { words: de }])(
  'reasons are short, $words.hand',
  ({ words }) => {
    expect(Object.keys(words.closed).toSorted()).toEqual(REASONS.toSorted());
    for (const reason of Object.values(words.closed)) expect(reason.length).toBeLessThanOrEqual(20);
  },
);
