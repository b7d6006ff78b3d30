// The check of words, with a glossary that does without two of them.
import { expect, test } from 'vitest';
import { checkWords } from '../check-words.ts';
import { describe as say } from '../tree.ts';
import { makeTree } from './fixture.ts';

const glossary =
  '# Glossary\n\n| word | meaning |\n|---|---|\n| `bar` | counts |\n\n## Words we do without\n\n| not | but |\n|---|---|\n| `Line`, `callOff`, `ear` | connection |\n';

const complaints = (files: Readonly<Record<string, string>>): string[] =>
  checkWords(makeTree({ 'docs/glossary.md': glossary, ...files })).problems.map(say);

test('a word that is left is found in names of files and in parts of names, once a file', () => {
  expect(complaints({ 'house/open-line.ts': '' })).toEqual([
    'house/open-line.ts:1 house/open-line.ts has the word Line: say connection',
  ]);
  expect(complaints({ 'server/x.ts': '\nconst openLine = MOST_LINE;\nopenLine(callOff, EARS, ear);\n' })).toEqual([
    'server/x.ts:2 openLine has the word Line: say connection',
    'server/x.ts:2 MOST_LINE has the word Line: say connection',
    'server/x.ts:3 callOff has the word callOff: say connection',
    'server/x.ts:3 ear has the word ear: say connection',
  ]);
});

test('what is said in comments and texts, in tests and elsewhere is free', () => {
  const text = "// A line of text.\nconst online = 'Line', line = early;\nconst bar = outlined;\n";
  expect(
    complaints({ 'house/x.ts': text, 'house/x.test.ts': 'const line = 1;', 'games/x.ts': 'const line = 1;' }),
  ).toEqual([]);
});
