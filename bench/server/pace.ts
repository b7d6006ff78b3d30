/**
 * Processor time of a move at people's pace, beside an earlier commit of this project: its own server, driven by its own
 * generator, in pairs that play in turn, so that whatever else the machine does hits both alike.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../engine/rate.ts';
import { atMost, columns, number, promises } from '../table.ts';
import type { Loaded, LoadOrder } from './load.ts';
import { sideFor } from './side.ts';

export interface PacePlan {
  /** The commit to stand beside. */
  readonly against: string;
  readonly pairs: number;
  readonly seconds: number;
  readonly tables: number;
}

export interface PaceFigures {
  readonly against: string;
  /** Microseconds of processor time a move, all threads of the server, by pair. */
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** The median of the ratios of each pair. */
  readonly ratio: number;
}

const ROOT = join(import.meta.dirname, '..', '..');
const AT_MOST = 1.1;

/** The other commit has the packages of its own lock file, installed by its own set-up. */
export async function runPace(plan: PacePlan): Promise<PaceFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'breadboard-pace-'));
  const tree = join(folder, 'tree');
  git('worktree', 'add', '--quiet', '--detach', tree, plan.against);
  try {
    run(tree, process.execPath, join('tools', 'setup.js'));
    return await inPairs(plan, join(tree, 'bench', 'server', 'load.ts'));
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function reportPace({ against, ours, theirs, ratio }: PaceFigures, { tables, seconds }: PacePlan): string {
  const pairs = ours.map((own, i) => [`${i + 1}`, number(own), number(theirs[i]), number(own / theirs[i])]);
  return [
    `node ${process.version}, ${tables} tables with a move a second each, ${seconds} s; µs of processor time a move`,
    '',
    columns([['pair', 'now', against, 'ratio'], ...pairs]),
    '',
    promises([atMost(`processor time a move at people's pace, × ${against}`, ratio, AT_MOST)]),
  ].join('\n');
}

const git = (...args: string[]): void => run(ROOT, 'git', ...args);

const run = (folder: string, program: string, ...args: string[]): void => {
  execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

async function inPairs(plan: PacePlan, generator: string): Promise<PaceFigures> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let pair = 0; pair < plan.pairs; pair++) {
    process.stderr.write(`pair ${pair + 1} of ${plan.pairs}\n`);
    const sides: readonly (readonly [number[], string | undefined])[] = [
      [ours, undefined],
      [theirs, generator],
    ];
    // Nobody always comes first.
    await onePair(plan, pair % 2 === 0 ? sides : sides.toReversed());
  }
  const ratio = median(ours.map((own, i) => own / theirs[i]));
  return { against: plan.against, ours, theirs, ratio };
}

/** Both stand warmed up and at rest before either plays. */
async function onePair(plan: PacePlan, sides: readonly (readonly [number[], string | undefined])[]): Promise<void> {
  const order: LoadOrder = {
    peer: 'breadboard',
    what: 'pace',
    tables: plan.tables,
    stretches: 1,
    seconds: plan.seconds,
    warmMoves: 20_000,
    warmSeconds: 10,
  };
  const playing = sides.map(([figures, generator]) => ({ figures, side: sideFor(order, generator) }));
  try {
    for (const { side } of playing) await side.rests();
    for (const { side } of playing) {
      side.tell('go');
      await side.rests();
    }
    for (const { side, figures } of playing) {
      side.tell('end');
      figures.push(1e6 / ((await side.result()) as Loaded).movesPerCpuSecond);
    }
  } finally {
    for (const { side } of playing) side.child.kill();
  }
}
