// The css of the boards: short files beside their components, scoped, with tokens, and nothing that is the shell's.
import type { Findings, Problem, SourceFile } from './tree.ts';
import { isTest, lineAt, readSources, report } from './tree.ts';

const LONGEST = 350;

/** Where things lie, and the plates of the players: the shell draws them, so that no board may name them. */
const shells =
  /\.(?:shell(?:__|--)?[\w-]*|sheet-frame[\w-]*|sheet|seats?(?:--[\w-]+)?|seat__[\w-]+|banner[\w-]*|header[\w-]*|log(?:__[\w-]+)?|page(?:__[\w-]+)?|final[\w-]*|reactions)(?![\w-])/g;

/** By the window: a board asks for the room it has. */
const byWindow = /@media[^{]*(?:width|height|orientation|aspect-ratio)[^{]*\{/g;

const space = /\b(?:padding|margin|gap|inset|row-gap|column-gap)[\w-]*:[^;{}]*/g;
const tokens: Readonly<Record<string, string>> = {
  '0.25rem': '--space-1',
  '0.5rem': '--space-2',
  '0.75rem': '--space-3',
  '1rem': '--space-4',
  '1.5rem': '--space-5',
  '2rem': '--space-6',
  '3rem': '--space-7',
  '4.5rem': '--space-8',
};

export function checkCss(root: string): Findings {
  const files = readSources(root, ['client'], ['.css']);
  const boards = files.filter(({ path }) => path.startsWith('client/games/'));
  const sources = readSources(root, ['client'], ['.ts', '.tsx']).filter(({ path }) => !isTest(path));
  const problems = [
    ...files.flatMap(tooLong),
    ...boards.flatMap((file) => [...unscoped(file), ...reaching(file), ...literal(file)]),
    ...unused(boards, sources),
    ...missingParts(sources),
  ];
  return { problems, notes: [] };
}

function tooLong({ path, text }: SourceFile): Problem[] {
  const lines = text.split('\n').length - 1;
  return lines > LONGEST ? [{ file: path, line: LONGEST + 1, message: `has ${lines} lines: divide it` }] : [];
}

/** All rules of a board stand in its own scope; only keyframes have none. */
function unscoped({ path, text }: SourceFile): Problem[] {
  const game = path.split('/')[2];
  const outside = ruleHeads(text).filter((head) => !/^@(?:keyframes|font-face)/.test(head));
  return outside
    .filter((head) => head !== `@scope ([data-board="${game}"])`)
    .map((head) => ({
      file: path,
      line: lineAt(text, text.indexOf(head)),
      message: `${head} stands outside of @scope ([data-board="${game}"])`,
    }));
}

/** What stands before the braces of the outermost rules. */
function ruleHeads(text: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = '';
  for (const sign of plain(text)) {
    if (sign === '{' && depth === 0) heads.push(head.trim());
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    head = depth === 0 && sign !== '}' ? head + sign : '';
  }
  return heads;
}

/** Spaces in place of comments. */
const plain = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, (found) => found.replace(/[^\n]/g, ' '));

function reaching({ path, text }: SourceFile): Problem[] {
  const css = plain(text);
  const found = (pattern: RegExp, message: string): Problem[] =>
    [...css.matchAll(pattern)].map((one) => ({
      file: path,
      line: lineAt(css, one.index),
      message: `${one[0].trim()} ${message}`,
    }));
  return [
    ...found(shells, 'is a class of the shell: name a layout, or use a class of the board'),
    ...found(byWindow, 'asks for the window: ask for the room, with @container'),
  ];
}

function literal({ path, text }: SourceFile): Problem[] {
  const css = plain(text);
  return [...css.matchAll(space)].flatMap((rule) =>
    [...rule[0].matchAll(/(?<![\w.*/-] ?)\d*\.?\d+rem(?! [*/])/g)]
      .filter(([size]) => tokens[size] !== undefined)
      .map(([size]) => ({
        file: path,
        line: lineAt(css, rule.index),
        message: `${size} is var(${tokens[size]})`,
      })),
  );
}

/** A class that no component of the page writes; parts of names that are put together count (`cols--${n}`). */
function unused(boards: readonly SourceFile[], sources: readonly SourceFile[]): Problem[] {
  const code = sources.map(({ text }) => text).join('\n');
  const isWritten = (name: string): boolean =>
    code.includes(name) || code.includes(`${name.replace(/--[^-]+$/, '')}--\${`);
  return boards.flatMap(({ path, text }) => {
    const css = plain(text);
    const names = [...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => name))];
    return names
      .filter((name) => !isWritten(name) && !(name.startsWith('is-') && code.includes('`is-${')))
      .map((name) => ({
        file: path,
        line: lineAt(css, css.indexOf(`.${name}`)),
        message: `.${name} is used by no component`,
      }));
  });
}

/** Every part that a board names is there to be pointed at. */
function missingParts(sources: readonly SourceFile[]): Problem[] {
  return sources
    .filter(({ path }) => /^client\/games\/[^/]+\/board\.tsx$/.test(path))
    .flatMap(({ path, text }) => {
      const [, list = ''] = /\bparts: \[([^\]]*)\]/.exec(text) ?? [];
      const folder = path.replace('board.tsx', '');
      const drawn = sources.filter((source) => source.path.startsWith(folder)).map((source) => source.text);
      return [...list.matchAll(/'([^']+)'/g)]
        .filter(([, part]) => !drawn.some((tsx) => tsx.includes(`data-part="${part}"`)))
        .map(([, part]) => ({
          file: path,
          line: lineAt(text, text.indexOf(`'${part}'`)),
          message: `no component has data-part="${part}"`,
        }));
    });
}

if (import.meta.main) report(checkCss(process.cwd()));
