// A further language is one edited line and new files: the checks name the files, the compiler the words that they lack.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree } from './fixture.ts';

const here = resolve(import.meta.dirname, '..', '..');
const copied = ['kernel', 'wording', 'games', 'bots', 'protocol', 'house', 'client', 'lab', 'testkit', 'tools'];
const settings = ['package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** The tree with a made-up language in the one list. */
function treeWithFifth(): string {
  const root = makeTree({});
  for (const name of [...copied, ...settings]) cpSync(join(here, name), join(root, name), { recursive: true });
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  const list = join(root, 'kernel', 'types.ts');
  const text = readFileSync(list, 'utf8');
  writeFileSync(list, text.replace("['en', 'fr', 'es', 'de'] as const", "['en', 'fr', 'es', 'de', 'xx'] as const"));
  return root;
}

function run(root: string, ...args: string[]): { status: number | null; output: string } {
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status: done.status, output: done.stdout + done.stderr };
}

/** The files of German, by the names that those of the made-up language have. */
const filesIn = (root: string): Map<string, string> =>
  new Map(
    globSync(['games/*/text/de/*.ts', 'client/words/de/*.ts', 'wording/de.ts', 'lab/words/de.ts'], { cwd: root }).map(
      (path) => [path.replace(/de(?=\/[^/]*$|\.ts$)/, 'xx'), path],
    ),
  );

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const compile = (root: string, project: string): string =>
  run(root, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '-p', project).output;

test('a fifth language lacks files that the checks name and words that the compiler names', {
  timeout: 240_000,
}, () => {
  const root = treeWithFifth();
  const files = filesIn(root);
  expect(files.size).toBeGreaterThan(20);
  const { output } = run(root, 'tools/check-games.ts');
  for (const path of files.keys()) expect(output).toContain(`${path}:1 is missing`);
  // With empty files of the right types, every complaint is about one of them and says what is missing.
  for (const [path, german] of files) {
    const text = readFileSync(join(root, german), 'utf8');
    const imports = [...text.matchAll(/^import type .*$/gm)].map(([line]) => line).join('\n');
    const [, name, type] = /^export const (\w+): (.*) = \{/m.exec(text) ?? [];
    write(root, path, `${imports}\n\nexport const ${name}: ${type} = {};\n`);
  }
  const complaints = ['games', 'client', 'wording', 'lab'].map((project) => compile(root, project)).join('');
  const errors = complaints.split('\n').filter((line) => line.includes('error TS'));
  expect(errors.filter((line) => !/missing the following properties|is missing in type/.test(line))).toEqual([]);
  for (const path of files.keys()) expect(complaints).toContain(path);
  expect(complaints).toContain('title');
});

test('a fifth language that says everything needs no other edit', { timeout: 240_000 }, () => {
  const root = treeWithFifth();
  for (const [path, german] of filesIn(root))
    write(
      root,
      path,
      readFileSync(join(root, german), 'utf8')
        .replaceAll("'#wording/de'", "'#wording/xx'")
        .replaceAll('text/de/', 'text/xx/'),
    );
  const { output } = run(root, 'tools/check-games.ts');
  expect(output.split('\n').filter((line) => /is missing/.test(line) && !/rulebook\.xx\.md/.test(line))).toEqual([]);
  for (const project of ['games', 'client', 'lab', 'tools']) expect(compile(root, project), project).toBe('');
});
