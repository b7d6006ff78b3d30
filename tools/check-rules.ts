// Every numbered rule of a rulebook has a test that begins with its number and a chapter that opens with it, and all
// languages number and mark alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import type { Citation } from './numbers.ts';
import { citedByOpening, citedByTests, idsOf, numberedIn, problem, repeated } from './numbers.ts';
import { checkLandmarks, compareLandmarks } from './rulebook-marks.ts';
import type { Findings, Problem, SourceFile } from './tree.ts';
import { gameFolders, isFile, isTest, readSources, report } from './tree.ts';

const translations = LANGUAGES.filter((language) => language !== 'en');

export function checkRules(root: string): Findings {
  const games = gameFolders(root).map((game) => checkGame(root, game));
  return { problems: games.flatMap((game) => game.problems), notes: games.flatMap((game) => game.notes) };
}

function checkGame(root: string, game: string): Findings {
  const rules = numberedIn(root, fileOf(game, 'en'));
  const tests = readSources(root, [`games/${game}/tests`], ['.test.ts']).flatMap(citedByTests);
  const sources = readSources(root, [`games/${game}`], ['.ts']).filter((file) => !isTest(file.path));
  const chapters = sources.flatMap(citedByOpening);
  const without = (cited: readonly Citation[]): Citation[] => rules.filter(({ id }) => !idsOf(cited).has(id));
  const [untested, unopened] = [without(tests), without(chapters)];
  const count = idsOf(rules).size;
  return {
    notes: [`${game}: ${count} rules, ${count - untested.length} tested, ${count - unopened.length} in chapters`],
    problems: [
      ...repeated(rules),
      ...untested.map((entry) => problem(entry, `has no test: begin a title in games/${game}/tests with ${entry.id}`)),
      ...unopened.map((entry) =>
        problem(entry, 'opens no chapter: name it under the first line of the file that has it'),
      ),
      ...[...tests, ...chapters]
        .filter(({ id }) => !idsOf(rules).has(id))
        .map((entry) => problem(entry, `is in no rulebook: number the rule in games/${game}/rulebook.md first`)),
      ...sources.flatMap(opening),
      ...translations.flatMap((language) => compare(rules, root, fileOf(game, language))),
      ...marksOf(root, game, rules),
    ],
  };
}

/** A chapter without numbers is no chapter. */
function opening(file: SourceFile): Problem[] {
  if (!file.path.includes('/rules/') || citedByOpening(file).length > 0) return [];
  const message = 'should name the rules it has under its first line: // Rules: S4-16, S4-17';
  return [{ file: file.path, line: 2, message }];
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

function compare(english: readonly Citation[], root: string, file: string): Problem[] {
  const own = numberedIn(root, file);
  const at = Array.from({ length: Math.max(english.length, own.length) }).findIndex(
    (_, index) => english[index]?.id !== own[index]?.id,
  );
  if (at === -1) return [];
  const wanted = english[at]?.id ?? 'nothing more';
  const message = `should have ${wanted} here: keep the ids and their order of rulebook.md`;
  return [problem(own[at] ?? { id: 'the end', file, line: own.at(-1)?.line ?? 1 }, message)];
}

if (import.meta.main) report(checkRules(process.cwd()));
