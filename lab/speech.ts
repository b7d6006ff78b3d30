/** Words that may go with an answer: in which of its parts they lie, what can be said, and the same answers in silence. */
import type { Dice, Moves } from '#kernel';
import type { Path } from './parts.ts';
import { leaves, valueAt, withValues } from './parts.ts';

export interface Speech {
  /** The parts that hold words. */
  readonly slots: readonly Path[];
  /** What can be said in each; nothing can always be said. */
  readonly phrases: readonly string[];
  readonly silent: Moves<unknown>;
}

/** So many answers are read to learn what can be said. */
const MOST_READ = 500;
const SAMPLES = 40;

/** Words are texts beside the rest: empty in the first answer that is listed, and chosen independently of everything else. */
export function speechIn(moves: Moves<unknown>, dice: Dice): Speech | undefined {
  if (moves.count < 2) return undefined;
  const listed = firstOf(moves.all(), MOST_READ);
  const heard = [...listed, ...Array.from({ length: SAMPLES }, () => moves.random(dice))];
  const isSlot = (path: Path): boolean =>
    heard.every((answer) => typeof valueAt(answer, path) === 'string') &&
    heard.some((answer) => valueAt(answer, path) !== '');
  const slots = leaves(listed[0])
    .filter(({ path, value }) => value === '' && isSlot(path))
    .map(({ path }) => path);
  const said = heard.flatMap((answer) => slots.map((path) => valueAt(answer, path) as string));
  const phrases = [...new Set(said)].filter((words) => words !== '');
  const count = moves.count / (phrases.length + 1) ** slots.length;
  if (slots.length === 0 || !Number.isInteger(count)) return undefined;
  return { slots, phrases, silent: silenced(moves, slots, count) };
}

function silenced(moves: Moves<unknown>, slots: readonly Path[], count: number): Moves<unknown> {
  const silence = slots.map(() => '');
  const quiet = (answer: unknown): unknown => withValues(answer, slots, silence);
  return {
    count,
    *all() {
      const met = new Set<string>();
      for (const answer of moves.all()) {
        if (slots.some((path) => valueAt(answer, path) !== '')) continue;
        const text = JSON.stringify(answer);
        if (!met.has(text)) yield answer;
        if (met.add(text).size === count) return;
      }
    },
    random: (dice) => quiet(moves.random(dice)),
  };
}

function firstOf<A>(list: Iterable<A>, most: number): A[] {
  const first: A[] = [];
  for (const item of list) if (first.push(item) >= most) break;
  return first;
}
