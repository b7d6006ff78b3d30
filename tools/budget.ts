// What a phone has to fetch, packed as the server packs it, against what it may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFile } from './tree.ts';

/** A chunk of Vite's manifest, as far as it is read here; names are those of other chunks. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

/** In thousands of bytes. */
const MOST = { join: 130, fonts: 56, table: 12, game: 35, words: 15, art: 60 };

/** What the address of a table loads by itself before anybody sits down, beside what every page loads: sources. */
const DOORS: readonly RegExp[] = [/^main\.tsx$/, /^screens\/(?:join|lobby)[^/]*\.tsx$/];
/** What every game is played on, fetched when one begins. */
const TABLE = /^screens\/table\.tsx$/;
const WORDS = /^words\/[^/]+\/index\.ts$/;

/** Reads what was built last. */
export function budgetsOf(root: string): Row[] {
  const dist = join(root, 'dist');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const weigh = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  return rowsOf(manifest, assets, weigh);
}

export function rowsOf(manifest: Manifest, assets: readonly string[], weigh: (file: string) => number): Row[] {
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + weigh(file), 0);
  const largest = (files: readonly string[]): number => Math.max(0, ...files.map(weigh));
  const join = joinFiles(manifest, weigh);
  const table = new Set([...tableFiles(manifest)].filter((file) => !join.has(file)));
  const isNew = (file: string): boolean => !join.has(file) && !table.has(file);
  return [
    { what: 'join link, scripts', bytes: sum(join), most: MOST.join },
    { what: 'fonts', bytes: sum(assets.filter((file) => file.endsWith('.woff2'))), most: MOST.fonts },
    { what: 'table, scripts', bytes: sum(table), most: MOST.table },
    ...gamesIn(manifest).flatMap((game) => {
      const code = [...codeOf(manifest, game)].filter(isNew);
      const words = [...wordsOf(manifest, game, weigh)].filter((file) => isNew(file) && !code.includes(file));
      return [
        { what: `${game}, rules and board`, bytes: sum(code), most: MOST.game },
        { what: `${game}, words of one language`, bytes: sum(words), most: MOST.words },
      ];
    }),
    {
      what: 'art, the shell’s and the largest game’s',
      bytes:
        largest(assets.filter((file) => /\/shell-[^/]*\.svg$/.test(file))) +
        largest(assets.filter((file) => /\/art-[^/]*\.svg$/.test(file))),
      most: MOST.art,
    },
  ];
}

export const isOver = ({ bytes, most }: Row): boolean => bytes > most * 1000 || bytes === 0;

export const sayRow = (row: Row): string => {
  const figure = (row.bytes / 1000).toFixed(1).padStart(6);
  return `${isOver(row) ? '✗' : '✓'} ${row.what.padEnd(42)}${figure} of ${row.most} kB`;
};

/** The entry, the screens behind the address, and the longest catalogue of words, each with what it imports. */
function joinFiles(manifest: Manifest, weigh: (file: string) => number): Set<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name].isEntry === true);
  const doors = Object.keys(manifest).filter((name) => DOORS.some((door) => door.test(name)));
  const words = heaviest(manifest, WORDS, weigh);
  return closure(manifest, [...entries, ...doors, ...words]);
}

const tableFiles = (manifest: Manifest): Set<string> =>
  closure(
    manifest,
    Object.keys(manifest).filter((name) => TABLE.test(name)),
  );

/** Rules and board, with what they import. */
const codeOf = (manifest: Manifest, game: string): Set<string> =>
  closure(
    manifest,
    Object.keys(manifest).filter((name) => gameOf(name) === game && /\/(?:game\.ts|board\.tsx)$/.test(name)),
  );

/** The longest catalogues of the rules and of the board. */
const wordsOf = (manifest: Manifest, game: string, weigh: (file: string) => number): Set<string> =>
  closure(
    manifest,
    ['index', 'board'].flatMap((part) =>
      heaviest(manifest, new RegExp(`(?:^|/)games/${game}/text/[^/]+/${part}\\.ts$`), weigh),
    ),
  );

const heaviest = (manifest: Manifest, which: RegExp, weigh: (file: string) => number): string[] =>
  Object.keys(manifest)
    .filter((name) => which.test(name))
    .sort((a, b) => weigh(manifest[b].file) - weigh(manifest[a].file))
    .slice(0, 1);

const gameOf = (name: string): string | undefined => /(?:^|\/)games\/([^/]+)\//.exec(name)?.[1];

const gamesIn = (manifest: Manifest): string[] =>
  [...new Set(Object.keys(manifest).flatMap((name) => (/\/game\.ts$/.test(name) ? (gameOf(name) ?? []) : [])))].sort();

function closure(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(manifest[name].imports ?? []));
  }
  return new Set([...seen].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));
}

if (import.meta.main) {
  const rows = isFile('dist/.vite/manifest.json') ? budgetsOf(process.cwd()) : [];
  for (const row of rows) console.log(sayRow(row));
  process.exitCode = rows.length === 0 || rows.some(isOver) ? 1 : 0;
}
