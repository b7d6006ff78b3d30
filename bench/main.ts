/** `npm run bench -- WHAT`: measures the project beside what others offer, and beside what it was. */
import { reportBots, runBots } from './bots/run.ts';
import { reportCluster, runCluster, understandCluster } from './cluster/main.ts';
import { report } from './engine/report.ts';
import { runEngine } from './engine/run.ts';
import type { Asked } from './flags.ts';
import { understand } from './flags.ts';
import { benchPage } from './page.ts';
import { saveResults } from './results.ts';
import { figuresOf, trafficOf } from './server/figures.ts';
import { reportPace, runPace } from './server/pace.ts';
import { reportServer } from './server/report.ts';
import { runServer } from './server/run.ts';

/** What was measured, for machines and for people. */
interface Measured {
  readonly figures: unknown;
  readonly text: string;
}

async function main([what, ...flags]: readonly string[]): Promise<void> {
  const args = flags.filter((flag) => flag !== '--save' && flag !== '--json');
  const measured = what === 'page' ? benchPage(args) : await measure(what, args);
  if (typeof measured === 'string') {
    console.error(measured);
    process.exitCode = 2;
    return;
  }
  console.log(flags.includes('--json') ? JSON.stringify(measured.figures) : measured.text);
  if (flags.includes('--save')) saveResults(what, args, measured.figures);
}

/** The sentence that says why it cannot be done where it cannot. */
async function measure(what: string | undefined, args: readonly string[]): Promise<Measured | string> {
  if (what === 'cluster') {
    const plan = understandCluster(args);
    if (typeof plan === 'string') return plan;
    const figures = await runCluster(plan);
    return { figures, text: reportCluster(figures, plan) };
  }
  const asked = understand(what === undefined ? [] : [what, ...args]);
  return typeof asked === 'string' ? asked : run(asked);
}

async function run(asked: Asked): Promise<Measured> {
  if (asked.what === 'engine') {
    const figures = await runEngine(asked.plan);
    return { figures, text: report(figures, asked.plan) };
  }
  if (asked.what === 'bots') {
    const figures = await runBots(asked.plan);
    return { figures, text: reportBots(figures, asked.plan) };
  }
  if (asked.what === 'pace') {
    const figures = await runPace(asked.plan);
    return { figures, text: reportPace(figures, asked.plan) };
  }
  const { runs, failures } = await runServer(asked.plan);
  if (failures.length > 0) process.exitCode = 1;
  const figures = figuresOf(runs);
  const traffic = trafficOf(runs);
  return {
    figures: { ...figures, traffic: Object.fromEntries(traffic) },
    text: reportServer(figures, traffic, asked.plan),
  };
}

if (import.meta.main) await main(process.argv.slice(2));
