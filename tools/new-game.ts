// Makes a new game from games/_template: its folder, its names, its rule ids and its lines in games/index.ts and games/balance.ts.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { placesNaming } from './check-arrows.ts';
import { gameFolders, isFile, isFolder, mapCode } from './tree.ts';

const end = '// games:end';
const endOfBalances = '// balances:end';
const ruleIds = /\b([A-Z][A-Z0-9]*)-\d+\b/g;

/** The names that one id gives, as club-sandwich gives them. */
interface Names {
  readonly kebab: string;
  /** clubSandwich */
  readonly camel: string;
  /** ClubSandwich */
  readonly pascal: string;
  /** CLUB_SANDWICH */
  readonly constant: string;
  /** Club Sandwich */
  readonly title: string;
  /** CS, in CS-01 */
  readonly prefix: string;
}

/** Returns the sentence that says why it cannot be done, or nothing. */
export function newGame(root: string, id: string): string | undefined {
  const refusal = refuse(root, id);
  if (refusal !== undefined) return refusal;
  const names = namesOf(root, id);
  const folder = join(root, 'games', id);
  addToIndex(root, names);
  cpSync(join(root, 'games', '_template'), folder, { recursive: true });
  for (const path of filesIn(folder)) rename(path, names);
  return undefined;
}

function refuse(root: string, id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" is no id: use lower-case words joined by hyphens, such as club-sandwich`;
  }
  if (id === 'template') return '"template" is what gets copied: choose another id';
  const [used] = placesNaming(root, id);
  if (used !== undefined) return `"${id}" is a word of the program itself (${used.file}): choose another id`;
  if (isFolder(join(root, 'games', id))) return `games/${id} is there already: choose another id`;
  if (!isFolder(join(root, 'games', '_template'))) return 'games/_template is missing: there is nothing to copy';
  if (!read(root, 'index.ts').includes(end)) {
    return `games/index.ts has no line "${end}": put it behind the last game`;
  }
  if (!read(root, 'balance.ts').includes(endOfBalances)) {
    return `games/balance.ts has no line "${endOfBalances}": put it behind the last game`;
  }
  return undefined;
}

function namesOf(root: string, id: string): Names {
  const words = id.split('-');
  const capitals = words.map((word) => word[0].toUpperCase() + word.slice(1));
  const pascal = capitals.join('');
  return {
    kebab: id,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    constant: words.join('_').toUpperCase(),
    title: capitals.join(' '),
    prefix: freePrefix(root, words),
  };
}

/** The initials if they are free, otherwise the first letter with the next one that is. */
function freePrefix(root: string, words: readonly string[]): string {
  const letters = [...words.slice(1).map((word) => word[0]), ...words[0].slice(1), ...'abcdefghijklmnopqrstuvwxyz'];
  const taken = new Set(gameFolders(root).flatMap((game) => prefixesOf(join(root, 'games', game, 'rulebook.md'))));
  const choices = letters.map((letter) => (words[0][0] + letter).toUpperCase());
  return choices.find((choice) => !taken.has(choice)) ?? choices[0];
}

function prefixesOf(path: string): string[] {
  return isFile(path) ? [...readFileSync(path, 'utf8').matchAll(ruleIds)].map((found) => found[1]) : [];
}

function addToIndex(root: string, names: Names): void {
  const players = /\bplayers: (\[\d+, \d+\])/.exec(read(root, '_template/game.ts'))?.[1] ?? '[2, 4]';
  const load = `() => import('./${names.kebab}/game.ts')`;
  insert(
    root,
    'index.ts',
    end,
    `{ id: '${names.kebab}', title: '${names.title}', players: ${players}, load: ${load} },`,
  );
  const key = names.kebab.includes('-') ? `'${names.kebab}'` : names.kebab;
  insert(root, 'balance.ts', endOfBalances, `${key}: () => import('./${names.kebab}/balance.ts'),`);
}

function insert(root: string, path: string, before: string, line: string): void {
  writeFileSync(join(root, 'games', path), read(root, path).replace(before, `${line}\n  ${before}`));
}

const read = (root: string, path: string): string => readFileSync(join(root, 'games', path), 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function rename(path: string, names: Names): void {
  const text = readFileSync(path, 'utf8');
  const quoted = (part: string) => replaceWords(part, names.kebab, names.title, names);
  const code = (part: string) => replaceWords(part, names.camel, names.pascal, names);
  writeFileSync(path, path.endsWith('.ts') ? mapCode(text, code, quoted) : quoted(text));
  const name = basename(path).replaceAll('template', names.kebab);
  if (name !== basename(path)) renameSync(path, join(dirname(path), name));
}

/** A word alone takes the form of its place, prose or code; inside a longer name it always takes the form of names. */
function replaceWords(text: string, lower: string, upper: string, names: Names): string {
  return text
    .replace(/\bTP-(?=\d)/g, `${names.prefix}-`)
    .replace(/(?<![A-Za-z])_?template(?=[A-Z])/g, names.camel)
    .replace(/(?<![A-Za-z])_?template(?![A-Za-z])/g, lower)
    .replace(/(?<![A-Za-z])Template(?![A-Za-z])/g, upper)
    .replace(/Template(?![a-z])/g, names.pascal)
    .replace(/TEMPLATE/g, names.constant);
}

/** Other names sort and wrap in other places. */
function format(root: string, id: string): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const done = spawnSync(process.execPath, [biome, 'check', '--write', join('games', id)], { cwd: root });
  if (done.status !== 0) console.error(`games/${id} is not formatted yet: npm run format`);
}

function main(id: string | undefined): void {
  const refusal = id === undefined ? 'say the id: npm run new-game -- club-sandwich' : newGame(process.cwd(), id);
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 2;
    return;
  }
  if (id !== undefined) format(process.cwd(), id);
  console.log(
    `games/${id} is made, and listed in games/index.ts and games/balance.ts. It passes the laws as it is. Next:`,
  );
  console.log(`  1. write games/${id}/rulebook.md: number every rule`);
  console.log(`  2. write games/${id}/tests/rulebook.test.ts: one test per number, its title begins with it`);
  console.log(`  3. change state.ts, then rules.ts and rules/ until \`npm run check\` and the tests are green`);
  console.log(`  npx vitest run games/${id}                         its own tests`);
  console.log(`  npm run --silent lab -- laws --game ${id} --games 100 --seed 1   the laws`);
}

if (import.meta.main) main(process.argv[2]);
