// All checks besides the tests: format, lint, types, arrows, file sets, rules, promises, dead code, the way of a move.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkArrows } from './check-arrows.ts';
import { checkCss } from './check-css.ts';
import { checkGames } from './check-games.ts';
import { checkPromises } from './check-promises.ts';
import { checkRules } from './check-rules.ts';
import { checkStyle } from './check-style.ts';
import { playWay, tellWay } from './check-way.ts';
import { checkWords } from './check-words.ts';
import type { Findings } from './tree.ts';
import { describe, isTest, readSources } from './tree.ts';

export interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

interface Check {
  readonly name: string;
  readonly run: (root: string) => Promise<{ readonly passed: boolean; readonly output: string }>;
}

const atOnce = 2;

/** Lines of one check that are shown; the rest comes when these are mended. */
const longest = 40;

const layers = 'server client lab bench testkit e2e house tools kernel wording games bots protocol'.split(' ');

const checks: readonly Check[] = [
  { name: 'dead code', run: (root) => program(root, 'knip', ['--no-progress']) },
  {
    name: 'format and lint',
    run: (root) => program(root, 'biome', ['check', '--error-on-warnings', '--reporter=concise', '.']),
  },
  { name: 'types of tests', run: (root) => program(root, 'tsc', ['-p', '.']) },
  ...layers.map((layer) => ({
    name: `types of ${layer}`,
    run: (root: string) => program(root, 'tsc', ['-p', layer]),
  })),
  { name: 'arrows', run: (root) => inProcess(checkArrows(root)) },
  { name: 'style', run: (root) => inProcess(checkStyle(root)) },
  { name: 'css', run: (root) => inProcess(checkCss(root)) },
  { name: 'words', run: (root) => inProcess(checkWords(root)) },
  { name: 'file sets', run: (root) => inProcess(checkGames(root)) },
  { name: 'rule ids', run: (root) => inProcess(checkRules(root)) },
  { name: 'promises', run: (root) => inProcess(checkPromises(root)) },
  { name: 'way of a move', run: async (root) => inProcess(await playWay(root)) },
];

/** Runs them two at a time and tells each outcome as it comes. */
export async function runChecks(root: string, tell: (outcome: Outcome) => void): Promise<Outcome[]> {
  const waiting = checks.filter((check) => hasSources(root, check.name));
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const result = await check.run(root);
      const outcome = { name: check.name, seconds: (performance.now() - started) / 1000, ...result };
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

export function tellOutcome(outcome: Outcome): void {
  console.log(`  ${outcome.passed ? 'ok' : 'FAILED'}  ${outcome.name} ${outcome.seconds.toFixed(1)} s`);
  const lines = outcome.output === '' ? [] : outcome.output.split('\n');
  for (const line of lines.slice(0, longest)) console.log(`      ${line}`);
  if (lines.length > longest) console.log(`      … and ${lines.length - longest} lines more`);
}

/** The compiler calls an empty layer an error. */
function hasSources(root: string, name: string): boolean {
  const layer = layers.find((known) => name === `types of ${known}`);
  return layer === undefined || readSources(root, [layer], ['.ts', '.tsx']).some((file) => !isTest(file.path));
}

function program(root: string, name: string, args: string[]): Promise<{ passed: boolean; output: string }> {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output: code === 0 ? '' : output.trim() }));
  });
}

function inProcess(findings: Findings): Promise<{ passed: boolean; output: string }> {
  const output = [...findings.notes, ...findings.problems.map(describe)].join('\n');
  return Promise.resolve({ passed: findings.problems.length === 0, output });
}

async function main(): Promise<void> {
  const started = performance.now();
  const outcomes = await runChecks(process.cwd(), tellOutcome);
  const failed = outcomes.filter((outcome) => !outcome.passed);
  console.log(
    `${outcomes.length - failed.length} checks passed, ${failed.length} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  if (process.argv.includes('--way')) await tellWay(process.cwd());
  else await main();
}
