// The habits of STYLE.md that a machine can see and Biome does not.
import type { Findings, Problem, SourceFile } from './tree.ts';
import { codeOnly, lineAt, readSources, report } from './tree.ts';

const folders = [
  ...['kernel', 'games', 'bots', 'protocol', 'server', 'client'],
  ...['lab', 'bench', 'testkit', 'e2e', 'tools'],
];

/** In a comment or outside: work put off is work to do now, or an issue. */
const putOff = /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/g;
const silenced = /@ts-(?:ignore|expect-error|nocheck)/g;

/** The layers whose values become JSON tables have one word for nothing; asking what a stranger sent is fine. */
const nothing = /(?<![!=]== )\bnull\b/g;
const withoutNull = ['kernel', 'games', 'bots', 'protocol'];

export function checkStyle(root: string): Findings {
  const files = readSources(root, folders, ['.ts', '.tsx', '.js']);
  const problems = files.flatMap((file) => [
    ...opening(file),
    ...words(file, file.text, putOff, 'puts work off: do it, or open an issue and remove the word'),
    ...words(file, file.text, silenced, 'silences the compiler: say the type instead'),
    ...(withoutNull.includes(file.path.split('/')[0])
      ? words(file, codeOnly(file.text), nothing, 'is a second word for nothing: use undefined')
      : []),
  ]);
  return { problems, notes: [] };
}

function opening(file: SourceFile): Problem[] {
  if (/^(?:\/\/ |\/\*\*?\s)\s*\S/.test(file.text)) return [];
  return [
    { file: file.path, line: 1, message: 'should open with one sentence, as a comment, that says what it knows' },
  ];
}

function words(file: SourceFile, text: string, word: RegExp, message: string): Problem[] {
  return [...text.matchAll(word)].map((found) => ({
    file: file.path,
    line: lineAt(text, found.index),
    message: `${found[0]} ${message}`,
  }));
}

if (import.meta.main) report(checkStyle(process.cwd()));
