/** One game under the laws: plays it, judges every moment, and says where and how a law was broken. */
import type { Dice, Input, Match, Seed, Table, Told } from '#kernel';
import { fastDice, open, sha256, step, utf8 } from '#kernel';
import { nextInput } from '../driver.ts';
import { deepFreeze, isWriteOnFrozen } from './freeze.ts';
import { imagined, tastes } from './imagined.ts';
import type { Grabs, ImagineFrom, Law, Scene, Words } from './law.ts';
import { Breach } from './law.ts';
import { alike, looks } from './leaks.ts';
import { late, moves } from './moves.ts';
import { holds, poke } from './poke.ts';
import { races } from './races.ts';
import { refusals } from './refusals.ts';
import { again, cards, json, pause, stuck } from './steps.ts';
import type { Winners } from './story.ts';
import { proveEnd, provePoints, proveReplay } from './story.ts';
import { told } from './told.ts';
import { twins } from './twins.ts';
import { events, prompts } from './words.ts';

const LAWS: readonly Law[] = [
  ...[cards, stuck, again, holds, late, races, events],
  ...[json, pause, prompts, moves, refusals, looks, alike, poke, twins, told, imagined, tastes],
];

/** Copying frozen tables is slow: one costly moment in this many has them. */
const FREEZE = 4;

export interface Trial {
  readonly match: Match;
  readonly seed: Seed;
  /** Names the dice of play and laws. */
  readonly name: string;
  readonly words: Words;
  readonly imagineFrom: ImagineFrom;
  /** Costly laws are checked at every n-th input. */
  readonly density: number;
  readonly winners: Winners;
  /** Only this law is checked, and more thoroughly: for shrinking. */
  readonly only?: string;
}

export interface Verdict {
  /** Inputs that were taken, up to the one after which a law was broken. */
  readonly inputs: readonly Input[];
  readonly table: Table | undefined;
  readonly breach?: { readonly law: string; readonly message: string };
}

/** What is tried next; nothing ends the game there. */
export type Source = (table: Table, index: number) => Input | undefined;

/** Random play within the game's bound. */
export function randomSource(trial: Trial): Source {
  const { match } = trial;
  const dice = diceOf(`${trial.name} play`);
  const most = match.game.maxInputs(match.seats, match.options);
  return (table, index) => (index < most ? nextInput(match, table, dice) : undefined);
}

/** Plays to the end or to the first breach. */
export function judge(trial: Trial, source: Source): Verdict {
  const run = new Run(trial);
  try {
    run.play(source);
    return { inputs: run.inputs, table: run.table };
  } catch (error) {
    return { inputs: run.inputs, table: run.table, breach: breachOf(error) };
  }
}

class Run {
  readonly inputs: Input[] = [];
  table: Table | undefined;
  private readonly trial: Trial;
  private readonly story: Told[] = [];
  private readonly met = new Map<string, unknown[]>();
  private grabs: Grabs | undefined;

  constructor(trial: Trial) {
    this.trial = trial;
  }

  play(source: Source): void {
    const { match, seed } = this.trial;
    const opened = open(match, seed);
    let { table } = opened;
    this.arrive(table, opened.story);
    while (!table.result.over) {
      const input = source(table, this.inputs.length);
      if (input === undefined) break;
      const stepped = step(match, table, input);
      if ('refused' in stepped) throw new Breach('moves', `${JSON.stringify(input)}: ${stepped.refused.code}`);
      this.inputs.push(input);
      this.note(table, input);
      this.arrive(stepped.table, stepped.story, { table, input });
      if (input.kind === 'clock') this.grabs = undefined;
      table = stepped.table;
    }
    this.end(table);
  }

  /** Judges one moment. */
  private arrive(table: Table, story: readonly Told[], before?: Scene['before']): void {
    const { trial } = this;
    this.table = table;
    this.story.push(...story);
    const dice = diceOf(`${trial.name} law ${this.inputs.length}`);
    const { match, words, imagineFrom } = trial;
    const scene = { match, table, story, words, imagineFrom, dice, met: this.met, grabs: this.grabs };
    const often = this.inputs.length % trial.density === 0 || table.result.over;
    if (this.inputs.length % (FREEZE * trial.density) === 0) deepFreeze(table);
    for (const law of LAWS) {
      if (trial.only !== undefined && trial.only !== law.name) continue;
      if (law.when === 'sometimes' && !often) continue;
      for (let i = 0; i < (trial.only === undefined ? 1 : 4); i++)
        law.check(before === undefined ? scene : { ...scene, before });
    }
  }

  private end(table: Table): void {
    const { match, seed, winners, only } = this.trial;
    const course = { match, table, inputs: this.inputs, story: this.story };
    if (only === undefined || only === 'ends') proveEnd(course);
    if (!table.result.over) return;
    proveReplay(course, seed);
    provePoints(course, winners);
  }

  /** Remembers answers for other moments, and the grabs of an open window. */
  private note(table: Table, input: Input): void {
    const top = table.stack.at(-1);
    if (input.kind === 'clock' || top === undefined) return;
    const name = input.kind === 'answer' ? top.ask : input.name;
    if (input.answer !== undefined) this.met.set(name, [...(this.met.get(name) ?? []), input.answer].slice(-40));
    const grab = input.kind === 'answer' && top.mode === 'race';
    if (!grab) this.grabs = undefined;
    else if (top.given.length === 0) this.grabs = { opened: table, inputs: [input] };
    else if (this.grabs !== undefined)
      this.grabs = { opened: this.grabs.opened, inputs: [...this.grabs.inputs, input] };
  }
}

function breachOf(error: unknown): { law: string; message: string } {
  if (error instanceof Breach) return { law: error.law, message: error.message };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { law: isWriteOnFrozen(error) ? 'frozen' : 'crash', message };
}

function diceOf(name: string): Dice {
  const [a, b] = sha256(utf8(name));
  return fastDice(a, b);
}
