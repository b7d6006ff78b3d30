// The file set that every game has, the template too: who knows one game finds the way in all of them.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '#kernel';
import type { Findings, Problem } from './tree.ts';
import { gameFolders, isFile, isFolder, report } from './tree.ts';

const translations = LANGUAGES.filter((language) => language !== 'en');

const files: Readonly<Record<string, string>> = {
  'rulebook.md': 'the numbered rules, in English',
  ...Object.fromEntries(translations.map((language) => [`rulebook.${language}.md`, `the same rules in ${language}`])),
  'options.ts': 'presets, ranges, forbidden combinations with reasons',
  'cards.ts': 'a row per card kind, data only',
  'state.ts': 'the vocabulary: state, view, events, questions and answers',
  'setup.ts': 'the deal and the first question',
  'rules.ts': 'the table of contents: question to rule',
  'scoring.ts': 'points, ranks, ties',
  'view.ts': 'what a seat may know, built up from nothing',
  'bot.ts': 'the taste: the value of a look, promising answers first',
  'game.ts': 'the wiring',
  'text/en/index.ts': 'every sentence, in English',
  'tests/rulebook.test.ts': "the rulebook's sentences, in its order, with its numbers",
  'tests/refusals.test.ts': 'every refusal',
};

const folders: Readonly<Record<string, readonly [RegExp, string]>> = {
  rules: [/\.ts$/, 'one file per chapter of the rulebook'],
  'tests/replays': [/\.json$/, 'at least one golden replay'],
};

/** Where a taste grows too long for one file; what the lab measures besides the usual. */
const optional = ['bot', 'balance.ts'];

/** Words that belong to no game. */
const shared = ['client/words', 'lab/words', 'wording'];

const known = new Set([...Object.keys(files), ...Object.keys(folders), ...optional].map((path) => path.split('/')[0]));

export function checkGames(root: string): Findings {
  const games = gameFolders(root);
  const spoken = [...games.map((game) => `games/${game}/text`), ...shared];
  const problems = [
    ...games.flatMap((game) => checkGame(root, game)),
    ...spoken.flatMap((folder) => checkLanguages(root, folder)),
  ];
  return { problems, notes: [] };
}

function checkGame(root: string, game: string): Problem[] {
  const folder = join(root, 'games', game);
  const problem = (path: string, message: string) => ({ file: `games/${game}/${path}`, line: 1, message });
  const missingFiles = Object.keys(files)
    .filter((path) => !isFile(join(folder, path)))
    .map((path) => problem(path, `is missing: write ${files[path]}`));
  const emptyFolders = Object.entries(folders)
    .filter(([path, [pattern]]) => !hasFile(join(folder, path), pattern))
    .map(([path, [, purpose]]) => problem(path, `is missing or empty: put ${purpose} there`));
  const strangers = readdirSync(folder)
    .filter((name) => !known.has(name))
    .map((name) =>
      problem(name, `is in no game's file set: move it into rules/, bot/ or tests/, or give it to all games`),
    );
  return [...missingFiles, ...emptyFolders, ...strangers];
}

/** Whatever is said in English is said in every language, in a file of the same name. */
function checkLanguages(root: string, folder: string): Problem[] {
  const english = ['en', 'en.ts'].flatMap((name) => filesIn(join(root, folder, name)));
  return translations.flatMap((language) =>
    english
      .map((path) => ({ path, own: path.replace(/^en(?=[/.])/, language) }))
      .filter(({ own }) => !isFile(join(root, folder, own)))
      .map(({ path, own }) => ({
        file: `${folder}/${own}`,
        line: 1,
        message: `is missing: write in ${language} what ${path} says in English`,
      })),
  );
}

/** From the folder of languages: `en/index.ts`, or the file itself. */
function filesIn(path: string): string[] {
  if (isFile(path)) return [basename(path)];
  return isFolder(path) ? readdirSync(path).map((name) => `${basename(path)}/${name}`) : [];
}

function hasFile(folder: string, pattern: RegExp): boolean {
  return isFolder(folder) && readdirSync(folder).some((name) => pattern.test(name));
}

if (import.meta.main) report(checkGames(process.cwd()));
