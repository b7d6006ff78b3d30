// The habits of STYLE.md that a machine can see and Biome does not.
import type { Findings, Problem, SourceFile } from './tree.ts';
import { codeOnly, isTest, lineAt, readSources, report } from './tree.ts';

const folders = 'kernel wording games bots protocol house server client lab bench testkit e2e tools'.split(' ');

/** In a comment or outside: work put off is work to do now, or an issue. */
const putOff = /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/g;
const silenced = /@ts-(?:ignore|expect-error|nocheck)/g;

/** The layers whose values become JSON tables have one word for nothing; asking what a stranger sent is fine. */
const nothing = /(?<![!=]== )\bnull\b/g;
const withoutNull = ['kernel', 'wording', 'games', 'bots', 'protocol'];

/** A literal that is spread into a literal: fields in a row, to get around the length of a function. */
const spreadLiteral = /\.\.\.\{/g;

/** What everybody who runs a table has to read, tests aside. */
const measured = ['house', 'server'];
const MOST_LINES = 10_410;
const LONGEST_FILE = 350;
const LONGEST_RECORD = 40;

export function checkStyle(root: string): Findings {
  const files = readSources(root, folders, ['.ts', '.tsx', '.js']);
  const problems = files.flatMap((file) => [
    ...opening(file),
    ...words(file, file.text, putOff, 'puts work off: do it, or open an issue and remove the word'),
    ...words(file, file.text, silenced, 'silences the compiler: say the type instead'),
    ...(withoutNull.includes(file.path.split('/')[0])
      ? words(file, codeOnly(file.text), nothing, 'is a second word for nothing: use undefined')
      : []),
    ...words(file, codeOnly(file.text), spreadLiteral, 'spreads a literal: write its fields one by one'),
  ]);
  const sizes = checkSizes(files.filter(({ path }) => measured.includes(path.split('/')[0]) && !isTest(path)));
  return { problems: [...problems, ...sizes.problems, ...longRecords(root)], notes: sizes.notes };
}

/** A decision that needs more is two, or has figures that belong to a bench. */
const longRecords = (root: string): Problem[] =>
  readSources(root, ['docs/decisions'], ['.md'])
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST_RECORD)
    .map(({ path, lines }) => ({
      file: path,
      line: LONGEST_RECORD + 1,
      message: `has ${lines} lines, at most ${LONGEST_RECORD}: say what was chosen and why`,
    }));

function checkSizes(files: readonly SourceFile[]): Findings {
  const sized = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  const total = sized.reduce((sum, { lines }) => sum + lines, 0);
  const problems = sized
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => ({ file: path, line: LONGEST_FILE + 1, message: `has ${lines} lines: divide it` }));
  if (total > MOST_LINES)
    problems.push({ file: measured.join(' and '), line: 1, message: `have ${total} lines, at most ${MOST_LINES}` });
  return { problems, notes: [`${measured.join(' and ')}: ${total} lines in ${sized.length} files, tests aside`] };
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
