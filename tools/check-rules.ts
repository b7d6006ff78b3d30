// Every numbered rule of a rulebook has a test that begins with its number, and all languages number and mark alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './rulebook-marks.ts';
import { checkLandmarks, compareLandmarks, LANGUAGES } from './rulebook-marks.ts';
import type { Findings, Problem } from './tree.ts';
import { gameFolders, isFile, lineAt, readSources, report, withoutComments } from './tree.ts';

interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const translations = LANGUAGES.filter((language) => language !== 'en');
const id = '[A-Z][A-Z0-9]*-\\d+';
const rule = new RegExp(`^(?:#{1,6}|\\s*[-*]|\\s*\\d+\\.)\\s+[*\`]*(${id})(?![\\w-])`, 'gm');
const title = new RegExp(`(\\w+|\\))\\(\\s*['"\`](${id}(?:\\s*,\\s*${id})*)(?![\\w-])`, 'g');

export function checkRules(root: string): Findings {
  const games = gameFolders(root).map((game) => checkGame(root, game));
  return { problems: games.flatMap((game) => game.problems), notes: games.flatMap((game) => game.notes) };
}

function checkGame(root: string, game: string): Findings {
  const english = rulesOf(root, fileOf(game, 'en'));
  const citations = readSources(root, [`games/${game}/tests`], ['.test.ts']).flatMap(citationsOf);
  const cited = new Set(citations.map((citation) => citation.id));
  const numbered = new Set(english.map((entry) => entry.id));
  const untested = [...english].filter((entry) => !cited.has(entry.id));
  return {
    notes: [`${game}: ${numbered.size} rules, ${numbered.size - untested.length} tested`],
    problems: [
      ...repeated(english),
      ...untested.map((entry) => problem(entry, `has no test: begin a title in games/${game}/tests with ${entry.id}`)),
      ...citations
        .filter((citation) => !numbered.has(citation.id))
        .map((citation) => problem(citation, `is in no rulebook: number the rule in games/${game}/rulebook.md first`)),
      ...translations.flatMap((language) => compare(english, root, fileOf(game, language))),
      ...marksOf(root, game, english),
    ],
  };
}

const fileOf = (game: string, language: Language): string =>
  `games/${game}/rulebook${language === 'en' ? '' : `.${language}`}.md`;

/** What the rules page needs beside the numbers; languages that number differently are told so first. */
function marksOf(root: string, game: string, english: readonly Citation[]): Problem[] {
  const books = LANGUAGES.map((language) => ({ language, path: fileOf(game, language) }))
    .filter(({ path }) => isFile(join(root, path)) && compare(english, root, path).length === 0)
    .map(({ language, path }) => ({ language, path, text: readFileSync(join(root, path), 'utf8') }));
  return books.flatMap((book) => [
    ...checkLandmarks(book, book.language),
    ...compareLandmarks(books[0], book, book.language),
  ]);
}

function rulesOf(root: string, file: string): Citation[] {
  const path = join(root, file);
  if (!isFile(path)) return [];
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(rule)].map((found) => ({ id: found[1], file, line: lineAt(text, found.index) }));
}

/** Titles of tests only: what a `describe` is called proves nothing. */
function citationsOf(file: { readonly path: string; readonly text: string }): Citation[] {
  const text = withoutComments(file.text);
  return [...text.matchAll(title)]
    .filter((found) => ['test', 'it', ')'].includes(found[1]))
    .flatMap((found) =>
      found[2].split(',').map((part) => ({ id: part.trim(), file: file.path, line: lineAt(text, found.index) })),
    );
}

function repeated(rules: readonly Citation[]): Problem[] {
  return rules
    .filter((entry, index) => rules.findIndex((other) => other.id === entry.id) < index)
    .map((entry) => problem(entry, 'is numbered twice: give the second rule a number of its own'));
}

function compare(english: readonly Citation[], root: string, file: string): Problem[] {
  const own = rulesOf(root, file);
  const at = Array.from({ length: Math.max(english.length, own.length) }).findIndex(
    (_, index) => english[index]?.id !== own[index]?.id,
  );
  if (at === -1) return [];
  const wanted = english[at]?.id ?? 'nothing more';
  const message = `should have ${wanted} here: keep the ids and their order of rulebook.md`;
  return [problem(own[at] ?? { id: 'the end', file, line: own.at(-1)?.line ?? 1 }, message)];
}

function problem(where: Citation, message: string): Problem {
  return { file: where.file, line: where.line, message: `${where.id} ${message}` };
}

if (import.meta.main) report(checkRules(process.cwd()));
