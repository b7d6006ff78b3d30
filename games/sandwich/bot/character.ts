/** A guest's character, as everybody may know it: what it loves and hates more than others do, and what it holds against a sandwich. */
import type { Trait } from '../cards.ts';
import { traits } from '../cards.ts';
import type { Mood } from './palate.ts';
import { CROWD, likesOf, opinion, palateOf } from './palate.ts';

export interface Character {
  readonly loves: Trait;
  readonly hates: Trait;
}

/** The largest leaning either way; only what is really liked is loved, and only what is disliked is hated. */
export function characterOf(persona: number): Character {
  const likes = likesOf(persona);
  const byLeaning = [...traits.keys()].sort((a, b) => likes[b] - CROWD[b] - (likes[a] - CROWD[a]));
  const loved = byLeaning.filter((t) => likes[t] > 0);
  const hated = byLeaning.filter((t) => likes[t] < 0);
  return { loves: traits[loved[0]], hates: traits[hated[hated.length - 1]] };
}

/** By its place: which of these kinds cost a sandwich most with this guest. */
export function costliest(persona: number, kinds: readonly number[], mood: Mood): number {
  const without = kinds.map((_, i) => opinion(palateOf(persona), kinds.toSpliced(i, 1), mood));
  return without.indexOf(Math.max(...without));
}
