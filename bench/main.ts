/** `npm run bench -- WHAT`: measures the project beside what others offer. */
import { reportCluster, runCluster, understandCluster } from './cluster/main.ts';
import { report } from './engine/report.ts';
import { runEngine } from './engine/run.ts';
import type { Asked } from './flags.ts';
import { understand } from './flags.ts';
import { benchPage } from './page.ts';
import { figuresOf, trafficOf } from './server/figures.ts';
import { reportServer } from './server/report.ts';
import { runServer } from './server/run.ts';

async function main(): Promise<void> {
  if (process.argv[2] === 'cluster') return cluster(process.argv.slice(3));
  if (process.argv[2] === 'page') {
    process.exitCode = benchPage(process.argv.slice(3));
    return;
  }
  const asked = understand(process.argv.slice(2));
  if (typeof asked === 'string') {
    console.error(asked);
    process.exitCode = 2;
    return;
  }
  console.log(await measured(asked));
}

async function measured(asked: Asked): Promise<string> {
  if (asked.what === 'engine') {
    const figures = await runEngine(asked.plan);
    return asked.json ? JSON.stringify(figures) : report(figures, asked.plan);
  }
  const { runs, failures } = await runServer(asked.plan);
  if (failures.length > 0) process.exitCode = 1;
  const figures = figuresOf(runs);
  return asked.json ? JSON.stringify(figures) : reportServer(figures, trafficOf(runs), asked.plan);
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
