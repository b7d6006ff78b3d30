/** The server bench: every peer in turn, round after round, so that a disturbance hits them alike; one process of load at a time. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../peers.ts';
import type { Run } from './figures.ts';
import type { Loaded, LoadOrder, Weighed } from './load.ts';
import type { PeerId } from './peers.ts';
import { MEMORY } from './peers.ts';

export interface ServerPlan {
  readonly rounds: number;
  readonly seconds: number;
  readonly tables: readonly number[];
  readonly peers: readonly PeerId[];
  /** Tables to weigh, and the tables and seconds that are paced; 0 leaves that out. */
  readonly weighed: number;
  readonly paced: number;
  readonly pacedSeconds: number;
  readonly warmMoves: number;
  readonly warmSeconds: number;
}

const generator = fileURLToPath(new URL('./load.ts', import.meta.url));
/** No run may take longer, whatever hangs. */
const LONGEST_RUN = 300_000;
/** Rounds of what is not processor time. */
const FEWER_ROUNDS = 3;

/** A run that fails is told and left out; the others go on. */
export async function runServer(plan: ServerPlan): Promise<{ runs: Run[]; failures: string[] }> {
  installPeers();
  const runs: Run[] = [];
  const failures: string[] = [];
  const orders = ordersOf(plan);
  for (const [i, order] of orders.entries()) {
    process.stderr.write(`${i + 1} of ${orders.length}: ${order.peer}, ${order.tables} tables, ${order.what}\n`);
    try {
      runs.push({ order, result: await oneRun(order) });
    } catch (error) {
      failures.push(String(error));
      process.stderr.write(`${error}\n`);
    }
  }
  return { runs, failures };
}

/** Weighing needs no round: what is alive is alive. */
function ordersOf(plan: ServerPlan): LoadOrder[] {
  const { rounds, seconds, tables, weighed, paced, pacedSeconds, warmMoves, warmSeconds } = plan;
  const peers = plan.peers.filter((id) => id !== 'breadboard-in-memory' || existsSync(MEMORY));
  const playing = peers.filter((id) => id !== 'breadboard-in-memory');
  const play = tables.flatMap((count) =>
    playing.map((peer): LoadOrder => ({ peer, tables: count, what: 'play', seconds, warmMoves, warmSeconds })),
  );
  const pace = (paced === 0 ? [] : peers).map(
    (peer): LoadOrder => ({ peer, tables: paced, what: 'pace', seconds: pacedSeconds, warmMoves, warmSeconds }),
  );
  const weigh = (weighed === 0 ? [] : playing).map(
    (peer): LoadOrder => ({ peer, tables: weighed, what: 'weigh', seconds: 0, warmMoves: 0, warmSeconds: 0 }),
  );
  const again = <T>(count: number, list: readonly T[]): T[] => Array.from({ length: count }, () => list).flat();
  return [...again(rounds, play), ...again(Math.min(rounds, FEWER_ROUNDS), pace), ...weigh];
}

function oneRun(order: LoadOrder): Promise<Loaded | Weighed> {
  const child = fork(generator, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const late = setTimeout(() => child.kill(), LONGEST_RUN);
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Loaded | Weighed));
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`${order.peer} with ${order.tables} tables ended with ${code}: ${said}`));
    });
  });
}
