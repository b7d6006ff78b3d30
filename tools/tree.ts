// The source tree as the checks read it: files with their text, and problems that name file, line and the way out.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What one check found, and what it has to say even when all is well. */
export interface Findings {
  readonly problems: Problem[];
  readonly notes: string[];
}

const quotedOrComment = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;
const skipped = new Set(['node_modules', 'dist', '.git', 'replays', 'peers']);

export function readSources(root: string, folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

export function listFiles(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Every folder of games/, with the template; the template is no game one can play. */
export function gameFolders(root: string): string[] {
  const games = join(root, 'games');
  if (!isFolder(games)) return [];
  return readdirSync(games)
    .filter((name) => isFolder(join(games, name)))
    .sort();
}

export function gameIds(root: string): string[] {
  return gameFolders(root).filter((name) => !name.startsWith('_'));
}

/** A test, or what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)tests\//.test(path);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Spaces in place of comments, so that offsets and lines stay; strings and templates are left alone. */
export function withoutComments(text: string): string {
  return mapCode(text, same, (found) => (found.startsWith('/') ? blank(found) : found));
}

/** Spaces in place of comments, strings and templates: what is left is what the machine runs. */
export function codeOnly(text: string): string {
  return mapCode(text, same, blank);
}

/** Rewrites what runs in one way, and what is quoted or remarked in another. */
export function mapCode(text: string, code: (part: string) => string, quoted: (part: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const found of text.matchAll(quotedOrComment)) {
    parts.push(code(text.slice(done, found.index)), quoted(found[0]));
    done = found.index + found[0].length;
  }
  return [...parts, code(text.slice(done))].join('');
}

function same(part: string): string {
  return part;
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

/** Prints the findings of a check that was started by itself, and fails when there are problems. */
export function report(findings: Findings): void {
  for (const note of findings.notes) console.log(note);
  for (const problem of findings.problems) console.error(describe(problem));
  process.exitCode = findings.problems.length === 0 ? 0 : 1;
}

export function describe(problem: Problem): string {
  return `${problem.file}:${problem.line} ${problem.message}`;
}
