/** The laws over many games: which set-up each game gets, and what is kept of a violation. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '#bots';
import type { Game, Kinds, Replay, Setup, Table } from '#kernel';
import { labSeed, matchOf, open, replayOf } from '#kernel';
import { botPlay, seatBots } from '../bot-play.ts';
import type { ImagineFrom, Words } from './law.ts';
import { Breach, imagineFromLook, loadWords } from './law.ts';
import { playable } from './setups.ts';
import { shrink } from './shrink.ts';
import type { Winners } from './story.ts';
import type { Source, Trial, Verdict } from './trial.ts';
import { judge, randomSource } from './trial.ts';

export interface LawRun<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** Only tables of this size; all sizes where absent. */
  readonly seats?: number;
  /** Options that every table has besides, such as an edition. */
  readonly options?: object;
  readonly games: number;
  readonly seed: number | string;
  /** The first game to play: workers share a range, and every game is independent of the others. */
  readonly from?: number;
  /** Costly laws at every n-th input; 5 where absent. */
  readonly density?: number;
  readonly winners?: Winners;
  /** Only this law, at every input. */
  readonly only?: string;
  readonly imagineFrom?: ImagineFrom;
  /** Who plays, in turn over seats and games; chance where absent. They think as little as they can. */
  readonly players?: readonly Bot[];
  /** Where shrunk replays are saved. */
  readonly folder?: string;
  /** Stop after this many violations; never where absent, so that a split range gives the same report. */
  readonly most?: number;
  onProgress?(done: number, total: number): void;
}

export interface Violation {
  readonly law: string;
  readonly message: string;
  /** Which game of the run; -1 for the options, before any game. */
  readonly game: number;
  readonly seed: string;
  readonly setup?: Setup;
  /** The number of inputs before the law was broken, after shrinking. */
  readonly index: number;
  readonly replay?: Replay;
  readonly file?: string;
}

export interface LawReport {
  readonly games: number;
  readonly violations: readonly Violation[];
}

/** Plays games under the laws. The same seed gives the same report, however the range is split. */
export async function runLaws<K extends Kinds>(run: LawRun<K>): Promise<LawReport> {
  const words = await loadWords(run.game);
  const violations: Violation[] = [];
  const { from = 0, most = Number.POSITIVE_INFINITY, games } = run;
  const setups = openSetups(run, words, violations);
  let done = 0;
  for (let i = from; i < from + games && setups.length > 0 && violations.length < most; i++) {
    const violation = tryGame(run, words, setups[i % setups.length], i);
    if (violation !== undefined) violations.push(violation);
    done++;
    run.onProgress?.(done, games);
  }
  return { games: done, violations };
}

/** What to print for a violation. */
export function describeViolation({ law, message, seed, setup, index, file }: Violation): string {
  const where = setup === undefined ? 'the options' : `${setup.seats} seats, ${JSON.stringify(setup.options)}`;
  const lines = [`law ${law}, seed ${seed}, ${where}, after ${index} inputs: ${message}`];
  if (file !== undefined) lines.push(`saved as ${file}`, `npm run lab -- replay ${file}`);
  return lines.join('\n');
}

/** What is wrong with the options is reported by the share that begins with the first game. */
function openSetups<K extends Kinds>(run: LawRun<K>, words: Words, violations: Violation[]): Setup[] {
  const { game, seats, options, seed, from = 0 } = run;
  try {
    return playable(game, words, seats, options);
  } catch (error) {
    const law = error instanceof Breach ? error.law : 'options';
    const message = error instanceof Breach ? error.message : String(error instanceof Error ? error.stack : error);
    if (from === 0) violations.push({ law, message, game: -1, seed: String(seed), index: 0 });
    return [];
  }
}

function tryGame<K extends Kinds>(run: LawRun<K>, words: Words, setup: Setup, i: number): Violation | undefined {
  const bound = matchOf(run.game, setup);
  if ('refused' in bound) throw new Error(`a set-up that was accepted is refused: ${bound.refused.code}`);
  const name = `${run.game.id}-${run.seed}-${i}`;
  const { density = 5, winners = 'most-points', imagineFrom = imagineFromLook } = run;
  const common = { match: bound.match, seed: labSeed(name), name, words, imagineFrom, winners };
  const trial: Trial = run.only === undefined ? { ...common, density } : { ...common, density: 1, only: run.only };
  const verdict = judge(trial, sourceFor(run, trial, i));
  return verdict.breach === undefined ? undefined : violationOf(run, trial, setup, i, shrink(trial, verdict));
}

function sourceFor({ players }: Pick<LawRun, 'players'>, trial: Trial, game: number): Source {
  if (players === undefined) return randomSource(trial);
  const { match, name } = trial;
  const kinds = players.map((_, i) => players[(i + game) % players.length]);
  const next = botPlay(match, seatBots(match, kinds, name, 0));
  const most = match.game.maxInputs(match.seats, match.options);
  return (table, index) => (index < most ? next(table) : undefined);
}

function violationOf(
  { folder }: { readonly folder?: string },
  trial: Trial,
  setup: Setup,
  game: number,
  { breach, inputs, table }: Verdict,
): Violation {
  const { law, message } = breach ?? { law: 'none', message: '' };
  const violation = { law, message, game, seed: trial.name, setup, index: inputs.length };
  const last: Table | undefined = table ?? openedOrNothing(trial);
  if (last === undefined) return violation;
  const replay = replayOf(trial.match, trial.seed, inputs, last, true);
  if (folder === undefined) return { ...violation, replay };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${trial.name}-${law}.json`);
  writeFileSync(file, `${JSON.stringify(replay, undefined, 1)}\n`);
  return { ...violation, replay, file };
}

function openedOrNothing({ match, seed }: Trial): Table | undefined {
  try {
    return open(match, seed).table;
  } catch {
    return undefined;
  }
}
