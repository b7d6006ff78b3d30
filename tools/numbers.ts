// Numbered sentences (rules of a rulebook, promises of the house) and who cites them: titles of tests, openings of chapters.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, SourceFile } from './tree.ts';
import { isFile, lineAt, withoutComments } from './tree.ts';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const id = '[A-Z][A-Z0-9]*-\\d+';
const numbered = new RegExp(`^(?:#{1,6}|\\s*[-*]|\\s*\\d+\\.)\\s+[*\`]*(${id})(?![\\w-])`, 'gm');
const title = new RegExp(`(\\w+|\\))\\(\\s*['"\`](${id}(?:\\s*,\\s*${id})*)(?![\\w-])`, 'g');

/** What a document numbers, in its order. */
export function numberedIn(root: string, file: string): Citation[] {
  const path = join(root, file);
  if (!isFile(path)) return [];
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(numbered)].map((found) => ({ id: found[1], file, line: lineAt(text, found.index) }));
}

/** Titles of tests only: what a `describe` is called proves nothing. */
export function citedByTests(file: SourceFile): Citation[] {
  const text = withoutComments(file.text);
  return [...text.matchAll(title)]
    .filter((found) => ['test', 'it', ')'].includes(found[1]))
    .flatMap((found) =>
      found[2].split(',').map((part) => ({ id: part.trim(), file: file.path, line: lineAt(text, found.index) })),
    );
}

/** What a chapter opens with: the lines of comment from `// Rules` on that follow its first sentence. */
export function citedByOpening(file: SourceFile): Citation[] {
  const found = /^\/(?:\/|\*[\s\S]*?\*\/).*\n\/\/ Rules\b.*\n(?:\/\/.*\n)*/.exec(file.text);
  if (found === null) return [];
  const from = found[0].indexOf('\n// Rules');
  return [...found[0].slice(from).matchAll(new RegExp(`\\b${id}\\b`, 'g'))].map(({ 0: cited, index }) => ({
    id: cited,
    file: file.path,
    line: lineAt(file.text, from + index),
  }));
}

export const repeated = (list: readonly Citation[]): Problem[] =>
  list
    .filter((entry, index) => list.findIndex((other) => other.id === entry.id) < index)
    .map((entry) => problem(entry, 'is numbered twice: give the second one a number of its own'));

export const idsOf = (list: readonly Citation[]): Set<string> => new Set(list.map((entry) => entry.id));

export const problem = (where: Citation, message: string): Problem => ({
  file: where.file,
  line: where.line,
  message: `${where.id} ${message}`,
});
