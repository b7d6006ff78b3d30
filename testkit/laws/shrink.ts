/** Shrinking: the shortest list of inputs that a few hundred tries find and that still breaks the same law. */
import type { Input, Table } from '#kernel';
import { due, step } from '#kernel';
import type { Source, Trial, Verdict } from './trial.ts';
import { judge } from './trial.ts';

/** How many shorter games are tried at most. */
const TRIES = 200;

/** Laws about the whole course of a game: no shorter one says the same. */
const WHOLE = ['ends'];

/** What any law may run into. */
const ANYWHERE = ['crash', 'frozen'];

/** A shorter game that breaks the same law; the one given if none is found. */
export function shrink(trial: Trial, found: Verdict): Verdict {
  const law = found.breach?.law;
  if (law === undefined || WHOLE.includes(law)) return found;
  const closer = { ...trial, density: 1, ...(ANYWHERE.includes(law) ? {} : { only: law }) };
  const judged = (inputs: readonly Input[]): Verdict => judge(closer, mended(trial, inputs));
  let best = found;
  let tries = 0;
  for (let size = Math.ceil(best.inputs.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.inputs.length && tries < TRIES; tries++) {
      const shorter = judged([...best.inputs.slice(0, at), ...best.inputs.slice(at + size)]);
      if (shorter.breach?.law === law && shorter.inputs.length < best.inputs.length) best = shorter;
      else at += size;
    }
  }
  return best;
}

/** Plays listed inputs as far as they can still be played: moments and questions are adjusted, the impossible is left out. */
function mended({ match }: Trial, inputs: readonly Input[]): Source {
  let next = 0;
  return (table) => {
    while (next < inputs.length) {
      const input = adjusted(table, inputs[next++]);
      if (!('refused' in step(match, table, input))) return input;
    }
    return undefined;
  };
}

function adjusted(table: Table, input: Input): Input {
  const soon = due(table);
  const at = input.kind === 'clock' && input.what === 'due' ? soon : table.now;
  const frame = table.stack.at(-1)?.id;
  return input.kind === 'clock' || frame === undefined ? { ...input, at } : { ...input, at, frame };
}
