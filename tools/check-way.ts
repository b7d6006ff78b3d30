// How much one has to read to follow a move from a socket's message to the told seat: modules and lines, counted.
//
// A real server plays under the inspector (`server/tests/trials/way.ts`): counted is every module of house/, server/ and
// protocol/ in which a function runs during each of five moves, and every module from which those take their types. The
// kernel and the game are the machine below and not counted. By this measure commit 00176f5 has 43 modules, 34 of them
// passed. Beside it stands the wide count, with the kernel and all that is imported directly, 72 there: closest to the
// 66 that were counted by hand.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { importsOf } from './imports.ts';
import type { Findings, SourceFile } from './tree.ts';
import { report } from './tree.ts';

const MOST = 40;
const NARROW = ['house', 'server', 'protocol'];
const WIDE = [...NARROW, 'kernel'];

export interface Way {
  readonly path: string;
  readonly lines: number;
  /** Does something in it run, or does it only say types? */
  readonly isPassed: boolean;
}

/** The modules that these moves passed, with those that they take from: types only, or everything and the kernel too. */
export function wayOf(root: string, passed: readonly string[], what: 'types' | 'wide'): Way[] {
  const layers = what === 'types' ? NARROW : WIDE;
  const within = (path: string): boolean => layers.includes(path.split('/')[0]);
  const ran = passed.filter(within);
  const read = ran.filter((path) => !path.startsWith('kernel/')).flatMap((path) => takenBy(root, path, what));
  return [...new Set([...ran, ...read.filter(within)])]
    .flatMap((path) => fileAt(root, path) ?? [])
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, isPassed: passed.includes(path) }))
    .sort((a, b) => b.lines - a.lines);
}

function takenBy(root: string, path: string, what: 'types' | 'wide'): string[] {
  const file = fileAt(root, path);
  const imports = file === undefined ? [] : importsOf(file);
  return imports
    .filter(({ typeOnly }) => typeOnly || what === 'wide')
    .flatMap(({ specifier, names }) => {
      const target = targetOf(path, specifier);
      return target === undefined ? [] : names.flatMap((name) => whereIs(root, target, name));
    });
}

/** The module that has this name, behind however many lists of exports. */
function whereIs(root: string, path: string, name: string): string[] {
  if (!path.endsWith('/index.ts')) return [path];
  const file = fileAt(root, path);
  const lists = file === undefined ? [] : importsOf(file);
  const behind = lists
    .filter(({ names }) => names.includes(name))
    .flatMap(({ specifier }) => targetOf(path, specifier) ?? []);
  return behind.length === 0 ? [path] : behind.flatMap((target) => whereIs(root, target, name));
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, layer, rest] = /^#(\w+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (layer === undefined) return undefined;
  return rest === undefined ? `${layer}/index.ts` : `${layer}/${rest}.ts`;
}

const fileAt = (root: string, path: string): SourceFile | undefined =>
  existsSync(join(root, path)) ? { path, text: readFileSync(join(root, path), 'utf8') } : undefined;

export function checkWay(root: string, passed: readonly string[]): Findings {
  const way = wayOf(root, passed, 'types');
  const wide = wayOf(root, passed, 'wide');
  const ran = way.filter(({ isPassed }) => isPassed).length;
  const file = 'server/door/socket.ts';
  const message = `has ${way.length} modules on the way of a move, at most ${MOST}: join what belongs together`;
  return {
    problems: way.length > MOST ? [{ file, line: 1, message }] : [],
    notes: [
      `${way.length} modules, ${linesOf(way)} lines from a socket's message to the told seat, ${ran} of them passed`,
      `with the kernel and all that is imported directly: ${wide.length} modules, ${linesOf(wide)} lines`,
    ],
  };
}

const linesOf = (way: readonly Way[]): number => way.reduce((sum, { lines }) => sum + lines, 0);

/** The check that plays: what a server passes in a few moves is counted. */
export const playWay = async (root: string): Promise<Findings> => checkWay(root, await modulesPassed(root));

/** Plays the moves and names every module, the longest first. */
export async function tellWay(root: string): Promise<void> {
  const passed = await modulesPassed(root);
  for (const { path, lines, isPassed } of wayOf(root, passed, 'types'))
    console.log(`${`${lines}`.padStart(5)}  ${path}${isPassed ? '' : ' (types)'}`);
  report(checkWay(root, passed));
}

async function modulesPassed(root: string): Promise<string[]> {
  const trial = join('server', 'tests', 'trials', 'way.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [trial], { cwd: root, timeout: 120_000 });
  return JSON.parse(stdout) as string[];
}
