/** Who sits at a table of the lab: names that read alike in every language. */
import type { Speakers } from '#kernel';

const NAMES = ['Anna', 'Ben', 'Carla', 'Diego', 'Emma', 'Felix', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Karla', 'Leo'];

/** Speakers for sentences; seats without a name of their own take one of the lab's. */
export const people = (names: readonly string[]): Speakers => ({
  seat: (seat) => names[seat] ?? NAMES[seat] ?? `${seat + 1}`,
  /** Players' own words are kept beside a table, never in its replay: here they read as erased. */
  words: () => '',
});
