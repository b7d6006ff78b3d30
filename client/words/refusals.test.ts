/** Every code that the server can answer with has a sentence of its own in every language, with its facts in it. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { ERROR_CODES, HTTP_CODES, ROOM_CODES } from '#protocol';
import { loadWords, serverSays } from './index.ts';

const codes = [...new Set<string>([...ERROR_CODES, ...ROOM_CODES, ...HTTP_CODES])];
/** Whatever a code may bring. */
const facts = { names: 'Mia, Ben', begun: '1.3', now: '2.4', most: 5, taken: 6 };

describe.each(LANGUAGES)('in %s', async (language) => {
  const { refusals } = await loadWords(language);

  test.each(codes)('%s has a sentence', (code) => {
    const said = serverSays(refusals, { code, facts }) ?? '';
    expect(said).toMatch(/^\p{Lu}.+[.!?]$/su);
    expect(said).not.toMatch(/undefined|\$\{|\s{2}/);
  });

  test('there is no sentence for what is never said, and other codes are left to the game and the kernel', () => {
    expect(Object.keys(refusals).sort()).toEqual([...codes].sort());
    expect(serverSays(refusals, { code: 'something-happened', facts: {} })).toBeUndefined();
    expect(serverSays(refusals, { code: 'toString', facts: {} })).toBeUndefined();
  });

  test('the facts are in the sentences that need them', () => {
    expect(serverSays(refusals, { code: 'not-ready', facts })).toContain('Mia, Ben');
    expect(serverSays(refusals, { code: 'other-version', facts })).toMatch(/1\.3.*2\.4/);
  });
});

test('no sentence is in two languages', async () => {
  const said = await Promise.all(LANGUAGES.map(loadWords));
  for (const code of codes)
    expect(new Set(said.map(({ refusals }) => serverSays(refusals, { code, facts }))).size).toBe(LANGUAGES.length);
});
