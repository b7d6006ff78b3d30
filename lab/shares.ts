/** Work that is cut into shares: what a worker is told, what it does, and what it hands back. All of it plain data. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBot } from '#bots';
import type { LawReport } from '#testkit';
import { chooseGame, chooseMatch } from './choose.ts';
import { Complaint } from './complaint.ts';
import type { Rally, Tally } from './rally.ts';
import { playGame } from './rally.ts';

/** A range of games, counted from the first game of the whole run. */
interface Range {
  readonly from: number;
  readonly games: number;
}

export interface SimulateShare extends Range {
  readonly kind: 'simulate';
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly bots: readonly string[];
  /** A folder that is there, for a replay of every game. */
  readonly save?: string;
}

export interface LawsShare extends Range {
  readonly kind: 'laws';
  readonly game: string;
  readonly seats?: number;
  readonly seed: string;
  readonly folder: string;
}

export type Share = SimulateShare | LawsShare;

export interface Simulated {
  readonly tallies: readonly Tally[];
  readonly cpuMs: number;
  /** The part of it that bots thought: CPU time too, so that a busy machine does not count. */
  readonly thinkingMs: number;
}

export interface Outcomes {
  simulate: Simulated;
  laws: LawReport;
}

/** Does one share, in whatever thread. */
export async function doShare<S extends Share>(share: S): Promise<Outcomes[S['kind']]> {
  const done = share.kind === 'simulate' ? await simulateShare(share) : await lawsShare(share);
  return done as Outcomes[S['kind']];
}

async function simulateShare(share: SimulateShare): Promise<Simulated> {
  const match = await chooseMatch(await chooseGame(share.game), share.seats, share.options);
  const bots = share.bots.map((name) => findBot(name) ?? missing(name));
  const tallies: Tally[] = [];
  const began = performance.now();
  const before = process.threadCpuUsage();
  for (let game = share.from; game < share.from + share.games; game++) {
    const { tally, replay } = played({ match, seed: share.seed, bots }, game);
    tallies.push(tally);
    if (share.save !== undefined) save(share.save, `${share.game}-${share.seed}-${game}.json`, replay());
  }
  const { user, system } = process.threadCpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const thought = tallies.reduce((ms, tally) => ms + tally.decisionMs, 0) / (performance.now() - began);
  return { tallies, cpuMs, thinkingMs: cpuMs * thought };
}

/** A game that breaks says which one it was. */
function played(rally: Rally, game: number): ReturnType<typeof playGame> {
  try {
    return playGame(rally, game);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Complaint(`game ${game} of seed ${rally.seed} broke: ${why}`, 1);
  }
}

async function lawsShare({ seats, ...share }: LawsShare): Promise<LawReport> {
  const game = await chooseGame(share.game);
  const { runLaws } = await import('#testkit');
  return runLaws({ ...share, game, ...(seats === undefined ? {} : { seats }) });
}

function missing(name: string): never {
  throw new Complaint(`there is no bot ${name}`);
}

function save(folder: string, file: string, value: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`);
}
