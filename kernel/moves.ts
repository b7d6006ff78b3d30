/** Possible answers as values that are counted, listed lazily or sampled evenly, and words to put them together. */
import type { Dice, Moves } from './types.ts';

export function oneOf<A>(list: readonly A[]): Moves<A> {
  return { count: list.length, all: () => list, random: (dice) => list[dice.below(list.length)] };
}

export const exactly = <A>(answer: A): Moves<A> => oneOf([answer]);

export const none = <A>(): Moves<A> => oneOf<A>([]);

/** Either of several sets that do not overlap, evenly over all their members. */
export function union<A>(...parts: readonly Moves<A>[]): Moves<A> {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return {
    count,
    *all() {
      for (const part of parts) yield* part.all();
    },
    random(dice) {
      let at = dice.below(count);
      for (const part of parts) {
        if (at < part.count) return part.random(dice);
        at -= part.count;
      }
      throw new Error('nothing to choose from');
    },
  };
}

export function mapped<A, B>(moves: Moves<A>, make: (a: A) => B): Moves<B> {
  return {
    count: moves.count,
    *all() {
      for (const a of moves.all()) yield make(a);
    },
    random: (dice) => make(moves.random(dice)),
  };
}

/** One of each, independently. */
export function both<A, B>(first: Moves<A>, second: Moves<B>): Moves<[A, B]> {
  return {
    count: first.count * second.count,
    *all() {
      for (const a of first.all()) for (const b of second.all()) yield [a, b];
    },
    random: (dice) => [first.random(dice), second.random(dice)],
  };
}

/** As many members of one set as there are places, each chosen independently. */
export function tuples<A>(each: Moves<A>, places: number): Moves<A[]> {
  return {
    count: each.count ** places,
    all: () => rows(each, places),
    random: (dice) => Array.from({ length: places }, () => each.random(dice)),
  };
}

/** All orders of a list. The count is exact while it fits a number; sampling is part by part, so any length is even. */
export function orders<A>(list: readonly A[]): Moves<A[]> {
  return {
    count: factorial(list.length),
    all: () => permutations(list),
    random: (dice) => sample(list, list.length, dice),
  };
}

export function factorial(n: number): number {
  let product = 1;
  for (let k = 2; k <= n; k++) product *= k;
  return product;
}

/** `size` different members in random order. */
export function sample<A>(list: readonly A[], size: number, dice: Dice): A[] {
  const rest = list.slice();
  for (let i = 0; i < size; i++) {
    const j = i + dice.below(rest.length - i);
    [rest[i], rest[j]] = [rest[j], rest[i]];
  }
  return rest.slice(0, size);
}

function* rows<A>(each: Moves<A>, places: number): Generator<A[]> {
  if (places === 0) yield [];
  else for (const first of each.all()) for (const rest of rows(each, places - 1)) yield [first, ...rest];
}

function* permutations<A>(list: readonly A[]): Generator<A[]> {
  if (list.length === 0) yield [];
  for (let i = 0; i < list.length; i++) {
    for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i], ...rest];
  }
}

/**
 * A list of runs that is filled again for every question: run r holds `count` answers made from its tag and a number.
 * For rules that search bots step through by the million.
 */
export class Runs<A> implements Moves<A> {
  count = 0;
  private length = 0;
  private readonly counts: number[] = [];
  private readonly tags: number[] = [];
  private readonly make: (tag: number, index: number) => A;

  constructor(make: (tag: number, index: number) => A) {
    this.make = make;
  }

  clear(): this {
    this.count = 0;
    this.length = 0;
    return this;
  }

  add(count: number, tag: number): void {
    this.counts[this.length] = count;
    this.tags[this.length++] = tag;
    this.count += count;
  }

  *all(): Generator<A> {
    for (let r = 0; r < this.length; r++) for (let i = 0; i < this.counts[r]; i++) yield this.make(this.tags[r], i);
  }

  random(dice: Dice): A {
    return this.at(dice.below(this.count));
  }

  at(index: number): A {
    let rest = index;
    let r = 0;
    while (rest >= this.counts[r]) rest -= this.counts[r++];
    return this.make(this.tags[r], rest);
  }
}
