// A game made by new-game in a copy of the tree passes its own tests, the checks and the laws as it is.
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkArrows } from '../check-arrows.ts';
import { checkGames } from '../check-games.ts';
import { checkRules } from '../check-rules.ts';
import { makeTree } from './fixture.ts';

const here = resolve(import.meta.dirname, '..', '..');
const copied = [
  ...['kernel', 'wording', 'games', 'bots', 'testkit', 'tools'],
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', 'biome.json', '.gitignore'],
];

function copyOfTheTree(): string {
  const root = makeTree({});
  for (const name of copied) cpSync(join(here, name), join(root, name), { recursive: true });
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  return root;
}

function run(root: string, ...args: string[]): { status: number | null; output: string } {
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, VITEST: '' } });
  return { status: done.status, output: done.stdout + done.stderr };
}

test('is whole from the first minute', { timeout: 240_000 }, () => {
  const root = copyOfTheTree();
  expect(run(root, 'tools/new-game.ts', 'club-sandwich')).toMatchObject({ status: 0 });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  expect(run(root, vitest, 'run', '--project', 'unit', 'games/club-sandwich/')).toMatchObject({ status: 0 });
  expect(run(root, vitest, 'run', '--project', 'laws', 'games/laws', '-t', 'club-sandwich')).toMatchObject({
    status: 0,
  });
  expect(run(root, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'games')).toMatchObject({ status: 0 });
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  expect(run(root, biome, 'check', 'games/club-sandwich')).toMatchObject({ status: 0 });
  const problems = [checkArrows, checkGames, checkRules].flatMap((check) => check(root).problems);
  expect(problems.filter((problem) => problem.file.includes('club-sandwich'))).toEqual([]);
});
