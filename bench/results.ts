/** Figures that are kept: one file for each bench, with when, where and how they were measured. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export function saveResults(bench: string, args: readonly string[], figures: unknown): void {
  const measured = {
    bench,
    command: `npm run bench -- ${[bench, ...args].join(' ')}`,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
    node: process.version,
    cores: availableParallelism(),
    figures,
  };
  const file = join(ROOT, 'bench', 'results', `${bench}.json`);
  writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
  process.stderr.write(`kept in bench/results/${bench}.json\n`);
}
