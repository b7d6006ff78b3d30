/** Answers gone wrong: neighbours of a real one, and things that never were an answer. */
import type { Dice } from '#kernel';

/** Nothing of this is the answer to anything, or only by luck. */
export const RUBBISH: readonly unknown[] = [
  ...[null, true, '', 'x', -1, 0.5, NaN, Infinity, 4096, 2 ** 40],
  ...[[], {}, [[]], [0, 0], { card: 0 }, { toString: 1 }, JSON.parse('{"__proto__":{"card":0}}')],
  ...['__proto__', 'constructor', new Array(65).fill(0), { a: { b: { c: [null] } } }],
];

/** One small change somewhere in a plain value. */
export function mutant(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value + [1, -1, 7, 0.5][dice.below(4)];
  if (typeof value === 'string') return [`${value}x`, '', 0][dice.below(3)];
  if (Array.isArray(value)) return mutantList(value, dice);
  if (typeof value === 'object' && value !== null) return mutantObject(value, dice);
  return RUBBISH[dice.below(RUBBISH.length)];
}

function mutantList(list: readonly unknown[], dice: Dice): unknown[] {
  const copy = list.slice();
  if (copy.length === 0) return [0];
  const at = dice.below(copy.length);
  const other = dice.below(copy.length);
  switch (dice.below(4)) {
    case 0:
      copy.splice(at, 1);
      break;
    case 1:
      copy.splice(at, 0, copy[other]);
      break;
    case 2:
      [copy[at], copy[other]] = [copy[other], copy[at]];
      break;
    default:
      copy[at] = mutant(copy[at], dice);
  }
  return copy;
}

function mutantObject(object: object, dice: Dice): object {
  const fields = Object.entries(object);
  if (fields.length === 0) return { extra: 0 };
  const at = dice.below(fields.length);
  const choice = dice.below(4);
  if (choice === 0) fields.splice(at, 1);
  else if (choice === 1) fields.push(['extra', 0]);
  else fields[at] = [fields[at][0], mutant(fields[at][1], dice)];
  return Object.fromEntries(fields);
}
