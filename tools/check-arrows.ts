// Which layer may know which: its imports, the games it may name, and the ways in for time and chance.
import { posix } from 'node:path';
import type { Import } from './imports.ts';
import { importsOf } from './imports.ts';
import type { Findings, Problem, SourceFile } from './tree.ts';
import { gameIds, isTest, lineAt, readSources, report, withoutComments } from './tree.ts';

interface Layer {
  /** Layers it may import, through their short names. */
  readonly from: readonly string[];
  /** Layers of which it may import types only. */
  readonly types?: readonly string[];
  /** Packages it may import; `node:` stands for everything that Node brings. */
  readonly packages: readonly string[];
  /** What only its tests may import besides. */
  readonly inTests?: readonly string[];
}

const table = ['kernel', 'games', 'bots', 'protocol'];

/** What the server speaks http with, writes its log with and counts with. */
const web = ['fastify', '@fastify/cookie', '@fastify/helmet', 'pino', 'prom-client'];

/** What several servers share. */
const shared = ['pg', '@nats-io/transport-node'];

const layers: Readonly<Record<string, Layer>> = {
  kernel: { from: [], packages: [] },
  wording: { from: ['kernel'], packages: [] },
  games: { from: ['kernel', 'wording'], packages: [] },
  bots: { from: ['kernel'], types: ['games'], packages: [], inTests: ['games'] },
  protocol: { from: ['kernel'], packages: ['zod'], inTests: ['games'] },
  house: { from: table, packages: [], inTests: ['server'] },
  server: {
    from: [...table, 'house'],
    packages: ['node:', 'ws', 'zod', 'lean-qr', ...web, ...shared],
    inTests: ['tools'],
  },
  client: { from: [...table, 'house'], packages: ['react', 'react-dom', 'lean-qr'] },
  lab: { from: [...table, 'testkit'], packages: ['node:'] },
  bench: { from: [...table, 'testkit', 'lab', 'house', 'server'], packages: ['node:'] },
  testkit: { from: table, packages: ['node:', 'fast-check', 'vitest', 'ws'] },
  e2e: {
    from: [...table, 'testkit', 'house', 'server', 'lab', 'tools'],
    packages: ['node:', 'vitest', 'playwright-core', 'axe-core', 'vite'],
  },
  tools: { from: ['kernel', 'house'], packages: ['node:', 'vite'] },
};

const tests: Layer = { from: ['testkit'], packages: ['node:', 'vitest', 'fast-check', 'yaml'] };

const pureLayers = ['kernel', 'wording', 'games', 'bots', 'house'];

/** Words that let time and chance in by the window, with the door to use instead. */
const windows: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/g, 'take chance from a random stream of the table, so that a replay repeats it'],
  [/\bDate\b(?=[.(])|\bnew Date\b/g, 'take the time from the input, so that a replay repeats it'],
  [/\bperformance\./g, 'take the time from the input; measuring belongs in bench'],
  [
    /\bset(?:Timeout|Interval|Immediate)\b/g,
    'give the question a deadline, or wake by the clock that came in by the door',
  ],
  [/\b(?:Buffer|process|window|document)\./g, 'runs in one place only: Node and the page come in by a door'],
  [/\bcrypto\b/g, "use the kernel's own hash and streams, which every browser and replay has"],
];

export function checkArrows(root: string): Findings {
  const files = sourcesOf(root);
  const ids = gameIds(root);
  const problems = files.flatMap((file) => [
    ...importsOf(file).flatMap((found) => judge(file, found)),
    ...gamesNamed(file, ids),
    ...windowsOpened(file),
  ]);
  return { problems, notes: [] };
}

/** Where the kernel and the shells use this word already: a game of that name could not be told from it. */
export const placesNaming = (root: string, id: string): Problem[] =>
  sourcesOf(root).flatMap((file) => gamesNamed(file, [id]));

const sourcesOf = (root: string): SourceFile[] => readSources(root, Object.keys(layers), ['.ts', '.tsx', '.js']);

function judge(file: SourceFile, found: Import): Problem[] {
  const reason = found.specifier.startsWith('.') ? judgePath(file.path, found.specifier) : judgeName(file.path, found);
  return reason === undefined ? [] : [{ file: file.path, line: found.line, message: reason }];
}

/** A path stays inside its layer, and inside its game. */
function judgePath(path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const [layer] = path.split('/');
  const [targetLayer] = target.split('/');
  if (targetLayer !== layer) return `reaches into ${targetLayer}/ by a path: import #${targetLayer} if ${layer} may`;
  const own = gameFolder(path);
  const other = gameFolder(target);
  if (layer === 'games' && own !== undefined && other !== own) return sideways(own, target);
  if (layer === 'client' && own !== undefined && other !== undefined && other !== own) return sideways(own, target);
  return undefined;
}

function sideways(own: string, target: string): string {
  return `${own} reaches for ${target}: games know only #kernel and their own folder; move what they share to kernel, or words to wording`;
}

/** games/sandwich/rules.ts and client/games/sandwich/table.tsx both belong to sandwich. */
function gameFolder(path: string): string | undefined {
  return /^(?:client\/)?games\/([^/]+)\/./.exec(path)?.[1];
}

function judgeName(path: string, found: Import): string | undefined {
  const [layer] = path.split('/');
  const { specifier } = found;
  const target = /^#([^/]+)/.exec(specifier)?.[1];
  if (target === undefined) return judgePackage(path, layer, specifier);
  if (target === layer && gameFolder(path) === undefined) return undefined;
  const allowed = [...layers[layer].from, ...(isTest(path) ? [...tests.from, ...(layers[layer].inTests ?? [])] : [])];
  if (allowed.includes(target)) return judgeOtherGame(path, specifier);
  const types = layers[layer].types ?? [];
  if (!types.includes(target))
    return `${layer} may not import ${specifier}: it may import ${list([...allowed, ...types])}`;
  return found.typeOnly ? undefined : `${layer} may import only types from ${specifier}: write \`import type\``;
}

function judgeOtherGame(path: string, specifier: string): string | undefined {
  const own = gameFolder(path);
  const other = /^#games\/(.+)$/.exec(specifier)?.[1];
  return own === undefined || other === undefined || other === own ? undefined : sideways(own, specifier);
}

function judgePackage(path: string, layer: string, specifier: string): string | undefined {
  const name = specifier.startsWith('node:') ? 'node:' : packageName(specifier);
  const allowed = [...layers[layer].packages, ...(isTest(path) ? tests.packages : [])];
  if (allowed.includes(name)) return undefined;
  return `${layer} may not import ${specifier}: it may import ${list(allowed)}; a new package is a row in tools/check-arrows.ts`;
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** The kernel, the server and the client's shell take what games/index.ts lists. */
function gamesNamed(file: SourceFile, ids: readonly string[]): Problem[] {
  const [layer] = file.path.split('/');
  const shell =
    (layer === 'server' || layer === 'house' || layer === 'client') &&
    !isTest(file.path) &&
    gameFolder(file.path) === undefined;
  if (layer !== 'kernel' && !shell) return [];
  return ids.flatMap((id) =>
    [...file.text.matchAll(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'gi'))].map((found) => ({
      file: file.path,
      line: lineAt(file.text, found.index),
      message: `names the game ${id}: ${layer} knows only what games/index.ts lists; ask the game for it`,
    })),
  );
}

function windowsOpened(file: SourceFile): Problem[] {
  if (!pureLayers.includes(file.path.split('/')[0]) || isTest(file.path)) return [];
  const text = withoutComments(file.text);
  return windows.flatMap(([word, instead]) =>
    [...text.matchAll(word)].map((found) => ({
      file: file.path,
      line: lineAt(text, found.index),
      message: `uses ${found[0]}: ${instead}`,
    })),
  );
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}

if (import.meta.main) report(checkArrows(process.cwd()));
