/** Work that is cut into shares: what a worker is told, what it does, and what it hands back. All of it plain data. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '#bots';
import { labBots } from '#bots';
import type { CardRow, Game } from '#kernel';
import { listSeats } from '#kernel';
import type { LawReport } from '#testkit';
import { balanceOf } from './balance/entry.ts';
import type { GameFacts } from './balance/facts.ts';
import { playForFacts } from './balance/facts.ts';
import { chooseGame, chooseMatch } from './choose.ts';
import { Complaint } from './complaint.ts';
import type { Rally, Tally } from './rally.ts';
import { playGame } from './rally.ts';
import type { Figures } from './seeds.ts';
import type { Duel, Duels } from './tournament/duel.ts';
import { playDuel } from './tournament/duel.ts';

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
  /** What all tables have in common, such as an edition. */
  readonly options: object;
  readonly seed: string;
  /** Kinds of bots that play; chance without them. */
  readonly bots?: readonly string[];
  readonly folder: string;
}

export interface BalanceShare extends Range {
  readonly kind: 'balance';
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly bots: readonly string[];
  /** Other rows than the game's own. */
  readonly rows?: readonly CardRow[];
}

/** Games of one bot among others, counted through deals and seatings. */
export interface DuelShare extends Range {
  readonly kind: 'duel';
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly bots: readonly [first: string, second: string];
  readonly before?: number | undefined;
  readonly persona?: number | undefined;
}

export interface SeedsShare extends Omit<SimulateShare, 'kind' | 'save'> {
  readonly kind: 'seeds';
}

export type Share = SimulateShare | LawsShare | BalanceShare | DuelShare | SeedsShare;

export interface Simulated {
  readonly tallies: readonly Tally[];
  readonly cpuMs: number;
  /** The part of it that bots thought: CPU time too, so that a busy machine does not count. */
  readonly thinkingMs: number;
}

export interface Studied {
  readonly facts: readonly GameFacts[];
  readonly cpuMs: number;
  readonly thinkingMs: number;
}

export interface Fought {
  readonly duels: readonly Duel[];
  readonly cpuMs: number;
  readonly wallMs: number;
}

export interface Outcomes {
  duel: Fought;
  seeds: readonly Figures[];
  simulate: Simulated;
  laws: LawReport;
  balance: Studied;
}

/** Does one share, in whatever thread. */
export async function doShare<S extends Share>(share: S): Promise<Outcomes[S['kind']]> {
  return (await outcomeOf(share)) as Outcomes[S['kind']];
}

function outcomeOf(share: Share): Promise<Outcomes[Share['kind']]> {
  switch (share.kind) {
    case 'simulate':
      return simulateShare(share);
    case 'laws':
      return lawsShare(share);
    case 'balance':
      return balanceShare(share);
    case 'duel':
      return duelShare(share);
    case 'seeds':
      return seedsShare(share);
  }
}

async function simulateShare(share: SimulateShare): Promise<Simulated> {
  const rally = await rallyOf(share, await chooseGame(share.game));
  const {
    done: tallies,
    wallMs: _,
    ...times
  } = timed(share, (game) => {
    const { tally, replay } = named(rally, game, () => playGame(rally, game));
    if (share.save !== undefined) save(share.save, `${share.game}-${share.seed}-${game}.json`, replay());
    return { kept: tally, thinkingMs: tally.decisionMs };
  });
  return { tallies, ...times };
}

async function balanceShare(share: BalanceShare): Promise<Studied> {
  const own = await balanceOf(share.game);
  const game: Game | undefined = share.rows === undefined ? undefined : own?.withCards?.(share.rows);
  const rally = await rallyOf(share, game ?? (await chooseGame(share.game)));
  const {
    done: facts,
    wallMs: _,
    ...times
  } = timed(share, (number) => {
    const kept = named(rally, number, () => playForFacts(rally, number, own));
    return { kept, thinkingMs: kept.thinkingMs };
  });
  return { facts, ...times };
}

async function seedsShare(share: SeedsShare): Promise<Figures[]> {
  const rally = await rallyOf(share, await chooseGame(share.game));
  return timed(share, (game) => ({ kept: named(rally, game, () => figuresOf(rally, game)), thinkingMs: 0 })).done;
}

/** What a game came to, and how often each event was told. */
function figuresOf(rally: Rally, game: number): Figures {
  const figures: Record<string, number> = {};
  const { tally, table } = playGame(rally, game, (told) => {
    for (const { event } of told) figures[event.is] = (figures[event.is] ?? 0) + 1;
  });
  const [best, next = best] = table.result.points.toSorted((a, b) => b - a);
  const [winner, ...others] = listSeats(tally.winners);
  return {
    ...figures,
    rounds: tally.rounds,
    moves: tally.moves,
    margin: best - next,
    first: tally.first + 1,
    winner: others.length > 0 ? 0 : winner + 1,
  };
}

async function duelShare(share: DuelShare): Promise<Fought> {
  const match = await chooseMatch(await chooseGame(share.game), share.seats, share.options);
  const [first, second] = share.bots.map(botNamed);
  const duels: Duels = { ...share, match, bots: [first, second] };
  const { done, cpuMs, wallMs } = timed(share, (game) => {
    const kept = named(duels, game, () => playDuel(duels, game));
    return { kept, thinkingMs: kept.thinkingMs };
  });
  return { duels: done, cpuMs, wallMs };
}

async function rallyOf(share: SimulateShare | BalanceShare | SeedsShare, game: Game): Promise<Rally> {
  const match = await chooseMatch(game, share.seats, share.options);
  return { match, seed: share.seed, bots: share.bots.map(botNamed) };
}

/** Plays the games of a range and tells how much CPU time of this thread they took, and the part of it that was thought. */
function timed<T>(
  { from, games }: Range,
  play: (game: number) => { kept: T; thinkingMs: number },
): { done: T[]; cpuMs: number; wallMs: number; thinkingMs: number } {
  const done: T[] = [];
  let thought = 0;
  const began = performance.now();
  const before = process.threadCpuUsage();
  for (let game = from; game < from + games; game++) {
    const { kept, thinkingMs } = play(game);
    done.push(kept);
    thought += thinkingMs;
  }
  const { user, system } = process.threadCpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const wallMs = performance.now() - began;
  return { done, cpuMs, wallMs, thinkingMs: (cpuMs * thought) / wallMs };
}

/** A game that breaks says which one it was. */
function named<T>({ seed }: { readonly seed: string }, game: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Complaint(`game ${game} of seed ${seed} broke: ${why}`, 1);
  }
}

async function lawsShare({ seats, bots, ...share }: LawsShare): Promise<LawReport> {
  const game = await chooseGame(share.game);
  const { runLaws } = await import('#testkit');
  const players = bots === undefined ? {} : { players: bots.map(botNamed) };
  return runLaws({ ...share, ...players, game, ...(seats === undefined ? {} : { seats }) });
}

function botNamed(name: string): Bot {
  const found = labBots.find((bot) => bot.name === name);
  if (found === undefined) throw new Complaint(`there is no bot ${name}`);
  return found;
}

function save(folder: string, file: string, value: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`);
}
