// The words that docs/glossary.md does without, looked for in the names that house, server, protocol and page give to things.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings, Problem, SourceFile } from './tree.ts';
import { codeOnly, isFile, isTest, lineAt, readSources, report } from './tree.ts';

const GLOSSARY = 'docs/glossary.md';
const folders = ['house', 'server', 'protocol', 'client/app'];

/** A row of its last table: the words that are left, and what to say instead. */
const row = /^\| ((?:`\w+`(?:, )?)+) \| (.+) \|$/gm;

interface Left {
  readonly word: string;
  readonly instead: string;
}

export function checkWords(root: string): Findings {
  const left = leftWords(root);
  const files = readSources(root, folders, ['.ts', '.tsx']).filter((file) => !isTest(file.path));
  const problems = files.flatMap((file) => [...inNameOf(file, left), ...inNamesOf(file, left)]);
  return { problems, notes: [] };
}

function leftWords(root: string): Left[] {
  const path = join(root, GLOSSARY);
  if (!isFile(path)) return [];
  const [, left = ''] = readFileSync(path, 'utf8').split(/^## Words we do without$/m);
  return [...left.matchAll(row)].flatMap(([, words, instead]) =>
    [...words.matchAll(/\w+/g)].map(([word]) => ({ word, instead })),
  );
}

function inNameOf({ path }: SourceFile, left: readonly Left[]): Problem[] {
  const parts = path.split(/[/.-]/);
  return left.filter(({ word }) => parts.includes(word.toLowerCase())).map((found) => problem(path, 1, path, found));
}

/** Each name once in a file: `openLine` has the parts `open` and `Line`. */
function inNamesOf({ path, text }: SourceFile, left: readonly Left[]): Problem[] {
  const code = codeOnly(text);
  const found = [...code.matchAll(/[A-Za-z]\w*/g)].map(({ 0: name, index }) => ({ name, index }));
  const names = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i);
  return names.flatMap(({ name, index }) =>
    left.filter(({ word }) => has(name, word)).map((one) => problem(path, lineAt(code, index), name, one)),
  );
}

/** A word with a capital is left only where it is joined to others: `line` is a line of text. */
function has(name: string, word: string): boolean {
  const parts = name.split(/_|(?<=[a-z\d])(?=[A-Z])/);
  if (name === word || parts.includes(word)) return true;
  return /^[A-Z]/.test(word) ? parts.includes(word.toUpperCase()) : parts.some((part) => part.toLowerCase() === word);
}

const problem = (file: string, line: number, name: string, { word, instead }: Left): Problem => ({
  file,
  line,
  message: `${name} has the word ${word}: say ${instead}`,
});

if (import.meta.main) report(checkWords(process.cwd()));
