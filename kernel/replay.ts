/** Replays: set-up and inputs give the same table again, and prove that nothing was altered after the deal. */
import { fingerprint } from './fingerprint.ts';
import type { Seed } from './random.ts';
import { commitment } from './random.ts';
import { open, step } from './table.ts';
import type { Input, Kinds, Match, Refusal, Table, Told } from './types.ts';

export interface Replay {
  readonly format: 'breadboard-replay';
  readonly kernel: number;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  readonly commitment: string;
  /** True where a small number was stretched to the seed: nothing was secret. */
  readonly lab: boolean;
  readonly inputs: readonly Input[];
  readonly fingerprint: string;
}

/** Changes whenever the same game with the same inputs would lead elsewhere because of the kernel. */
export const KERNEL_VERSION = 1;

export interface Replayed<K extends Kinds> {
  readonly table: Table<K>;
  readonly story: readonly Told<K['event']>[];
  /** The first input that was refused, if one was. */
  readonly refused?: { readonly index: number; readonly refusal: Refusal };
}

/** Plays inputs again; stops at the first refusal. */
export function replay<K extends Kinds>(match: Match<K>, seed: Seed, inputs: readonly Input[]): Replayed<K> {
  let { table, story } = open(match, seed);
  for (const [index, input] of inputs.entries()) {
    const stepped = step(match, table, input);
    if ('refused' in stepped) return { table, story, refused: { index, refusal: stepped.refused } };
    table = stepped.table;
    story = story.concat(stepped.story);
  }
  return { table, story };
}

/** A replay as a file keeps it. */
export function replayOf(match: Match, seed: Seed, inputs: readonly Input[], table: Table, lab: boolean): Replay {
  return {
    format: 'breadboard-replay',
    kernel: KERNEL_VERSION,
    game: match.game.id,
    version: match.game.version,
    seats: match.seats,
    options: match.options,
    seed,
    commitment: commitment(seed),
    lab,
    inputs,
    fingerprint: fingerprint(table),
  };
}
