// All of `npm test`: the checks, the tests part by part, the build and the browser, and one closing line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetsOf, isOver, sayRow } from './budget.ts';
import { buildClient } from './build.ts';
import { runChecks, tellOutcome } from './check.ts';
import { here, missingPrograms, planFor } from './programs.js';
import type { Tally } from './tally.ts';
import { addTallies, judgeReport, nothing, sayTally } from './tally.ts';

interface Part {
  readonly name: string;
  readonly run: (root: string) => Promise<Tally>;
}

const parts: readonly Part[] = [
  { name: 'check', run: countChecks },
  { name: 'unit', run: (root) => runVitest(root, 'unit') },
  { name: 'laws', run: (root) => runVitest(root, 'laws') },
  { name: 'server', run: (root) => runVitest(root, 'server') },
  { name: 'cluster', run: (root) => runVitest(root, 'cluster') },
  { name: 'build', run: countBuild },
  { name: 'e2e', run: (root) => runVitest(root, 'e2e') },
];

async function runAll(root: string): Promise<void> {
  const tallies: Tally[] = [];
  for (const part of parts) {
    console.log(`\n${part.name}`);
    const started = performance.now();
    const tally = lacksProgram(part.name) ?? (await part.run(root));
    tallies.push(tally);
    console.log(`${part.name}: ${sayTally(tally)}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const total = tallies.reduce(addTallies);
  console.log(`\n${sayTally(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** A part whose program is missing is left out as a whole, or fails where the program must be there. */
function lacksProgram(part: string): Tally | undefined {
  const missing = missingPrograms().filter((program) => program.part === part);
  if (missing.length === 0) return undefined;
  console.log(`  needs ${missing.map((program) => program.name).join(', ')}, which is not installed`);
  return planFor(here()) === 'leave out' ? { ...nothing, skipped: 1 } : { ...nothing, failed: 1 };
}

async function countChecks(root: string): Promise<Tally> {
  const outcomes = await runChecks(root, tellOutcome);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { ...nothing, passed, failed: outcomes.length - passed };
}

/** The build, and every budget by itself. */
async function countBuild(root: string): Promise<Tally> {
  try {
    console.log(`  ${await buildClient(root)}`);
    const rows = budgetsOf(root);
    for (const row of rows) console.log(`  ${sayRow(row)}`);
    const failed = rows.filter(isOver).length;
    return { ...nothing, passed: 1 + rows.length - failed, failed };
  } catch (error) {
    console.error(error);
    return { ...nothing, failed: 1 };
  }
}

async function runVitest(root: string, project: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const file = join(folder, 'report.json');
    const code = await vitest(root, ['--project', project, `--outputFile.json=${file}`]);
    const { tally, complaints } = judgeReport(code, JSON.parse(readFileSync(file, 'utf8')));
    for (const complaint of complaints) console.error(`  ${complaint}`);
    return tally;
  } catch (error) {
    console.error(`  no report from the tests: ${error}`);
    return { ...nothing, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(root: string, args: string[]): Promise<number> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const common = ['run', '--allowOnly=false', '--silent=passed-only', '--reporter=default', '--reporter=json'];
  const child = spawn(process.execPath, [program, ...common, ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

if (import.meta.main) await runAll(process.cwd());
