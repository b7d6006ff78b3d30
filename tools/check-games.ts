// The file set that every game has, the template too: who knows one game finds the way in all of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings, Problem } from './tree.ts';
import { gameFolders, isFile, isFolder, report } from './tree.ts';

const languages = ['en', 'fr', 'es', 'de'];

const files: Readonly<Record<string, string>> = {
  'rulebook.md': 'the numbered rules, in English',
  'rulebook.fr.md': 'the same rules in French, with the same ids',
  'rulebook.es.md': 'the same rules in Spanish, with the same ids',
  'rulebook.de.md': 'the same rules in German, with the same ids',
  'options.ts': 'presets, ranges, forbidden combinations with reasons',
  'cards.ts': 'a row per card kind, data only',
  'state.ts': 'the vocabulary: state, view, events, questions and answers',
  'setup.ts': 'the deal and the first question',
  'rules.ts': 'the table of contents: question to rule',
  'scoring.ts': 'points, ranks, ties',
  'view.ts': 'what a seat may know, built up from nothing',
  'bot.ts': 'the taste: the value of a look, promising answers first',
  'game.ts': 'the wiring',
  ...Object.fromEntries(languages.map((language) => [`text/${language}.ts`, `every sentence in ${language}`])),
  'tests/rulebook.test.ts': "the rulebook's sentences, in its order, with its numbers",
  'tests/refusals.test.ts': 'every refusal',
};

const folders: Readonly<Record<string, readonly [RegExp, string]>> = {
  rules: [/\.ts$/, 'one file per chapter of the rulebook'],
  'tests/replays': [/\.json$/, 'at least one golden replay'],
};

/** Where a taste grows too long for one file; what the lab measures besides the usual. */
const optional = ['bot', 'balance.ts'];

const known = new Set([...Object.keys(files), ...Object.keys(folders), ...optional].map((path) => path.split('/')[0]));

export function checkGames(root: string): Findings {
  const games = gameFolders(root);
  return { problems: games.flatMap((game) => checkGame(root, game)), notes: [] };
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

function hasFile(folder: string, pattern: RegExp): boolean {
  return isFolder(folder) && readdirSync(folder).some((name) => pattern.test(name));
}

if (import.meta.main) report(checkGames(process.cwd()));
