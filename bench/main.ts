/** `npm run bench -- WHAT`: measures the project beside what others offer. */
import { parseArgs } from 'node:util';
import { reportCluster, runCluster, understandCluster } from './cluster/main.ts';
import { report } from './engine/report.ts';
import type { Plan } from './engine/run.ts';
import { runEngine } from './engine/run.ts';

const USAGE = 'npm run bench -- engine [--rounds N] [--ms N] [--json]';

/** What was asked for, or the sentence that says why it cannot be done. */
export function understand(args: readonly string[]): { plan: Plan; json: boolean } | string {
  const [what, ...flags] = args;
  if (what !== 'engine')
    return `${what === undefined ? 'nothing to measure' : `no bench is called "${what}"`}: ${USAGE}`;
  try {
    const { values } = parseArgs({
      args: flags,
      options: {
        rounds: { type: 'string', default: '9' },
        ms: { type: 'string', default: '250' },
        json: { type: 'boolean', default: false },
      },
    });
    const plan = { rounds: Number(values.rounds), ms: Number(values.ms) };
    if (!within(plan.rounds, 1, 1000))
      return `--rounds is a whole number from 1 to 1000, not ${values.rounds}: ${USAGE}`;
    if (!within(plan.ms, 10, 10_000)) return `--ms is a whole number from 10 to 10000, not ${values.ms}: ${USAGE}`;
    return { plan, json: values.json };
  } catch {
    return `that is not understood: ${flags.join(' ')}: ${USAGE}`;
  }
}

const within = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;

async function main(): Promise<void> {
  if (process.argv[2] === 'cluster') return cluster(process.argv.slice(3));
  const asked = understand(process.argv.slice(2));
  if (typeof asked === 'string') {
    console.error(asked);
    process.exitCode = 2;
    return;
  }
  const figures = await runEngine(asked.plan);
  console.log(asked.json ? JSON.stringify(figures) : report(figures, asked.plan));
}

async function cluster(args: readonly string[]): Promise<void> {
  const asked = understandCluster(args);
  if (typeof asked === 'string') {
    console.error(asked);
    process.exitCode = 2;
    return;
  }
  const figures = await runCluster(asked.plan);
  console.log(asked.json ? JSON.stringify(figures) : reportCluster(figures, asked.plan));
}

if (import.meta.main) await main();
