/** Palates: what somebody likes alone and together. Every persona has its own, leaning on what most people like. */
import { namedDice } from '#kernel';
import type { Trait } from '../cards.ts';
import { ingredients, traits } from '../cards.ts';
import type { THEMES } from '../options.ts';

export interface Palate {
  /** By kind of card. */
  readonly alone: readonly number[];
  /** By two kinds of card. */
  readonly together: readonly (readonly number[])[];
}

/** How a table judges: the plain way, the most disgusting first, or after a week in a dead fridge. */
export interface Mood {
  readonly bleah: boolean;
  readonly fridge: boolean;
}

/** What most people feel about a trait. */
const LIKING: Readonly<Record<Trait, number>> = {
  salty: 1,
  sweet: 1,
  sour: 0,
  spicy: 0,
  rich: 2,
  fresh: 2,
  crunchy: 1,
  stinky: -2,
  weird: -4,
};

/** What goes together, and what does not. */
const HARMONY: readonly (readonly [Trait, Trait, number])[] = [
  ['rich', 'fresh', 3],
  ['rich', 'sour', 2],
  ['rich', 'crunchy', 2],
  ['rich', 'spicy', 1],
  ['salty', 'fresh', 2],
  ['salty', 'sour', 1],
  ['salty', 'sweet', 0.5],
  ['spicy', 'fresh', 1],
  ['fresh', 'crunchy', 1],
  ['sweet', 'sweet', 2],
  ['sweet', 'rich', 1],
  ['sweet', 'sour', 0.5],
  ['rich', 'rich', -1],
  ['salty', 'salty', -1],
  ['sour', 'sour', -1.5],
  ['spicy', 'spicy', -1],
  ['sweet', 'spicy', -1],
  ['sweet', 'stinky', -3],
  ['fresh', 'stinky', -1],
  ['stinky', 'stinky', -2],
  ['weird', 'weird', -1],
  ['weird', 'stinky', -1],
];

/** What a theme calls for. */
const THEME_TRAITS: Readonly<Record<(typeof THEMES)[number], Partial<Record<Trait, number>>>> = {
  'p:picnic': { fresh: 2, crunchy: 1, salty: 1 },
  'p:seaside': { salty: 2, stinky: 1, fresh: 1 },
  'p:farmyard': { rich: 2, fresh: 1, stinky: 1 },
  'p:midnight': { rich: 2, sweet: 2, weird: 1 },
  'p:sticky': { sweet: 3, rich: 1 },
  'p:healthy': { fresh: 3, crunchy: 1, rich: -2, sweet: -1 },
  'p:goblin': { weird: 3, stinky: 3 },
  'p:breakfast': { sweet: 2, rich: 1, fresh: 1 },
  'p:festive': { sweet: 2, rich: 2, spicy: 1 },
  'p:movie-night': { salty: 3, crunchy: 2, sweet: 1 },
};

const FRESH_ONLY = new Set<string>(['meat', 'cold-cuts', 'cheese-dairy', 'egg', 'fish']);
const SPOILT = -8;
const PAIR_WEIGHT = 0.25;
const REMEMBERED = 128;

/** Two traits that meet in a sandwich, as places in `traits`; the first is never the later one. */
const pairs = traits.flatMap((_, i) => traits.slice(i).map((_other, j) => [i, i + j] as const));

/** What somebody feels about each trait and then about each pair of traits. */
export type Likes = readonly number[];

/** The likes of most people: what a cook expects of somebody unknown. */
export const CROWD: Likes = [
  ...traits.map((trait) => LIKING[trait]),
  ...pairs.map(([i, j]) => {
    const has = (a: Trait, b: Trait): boolean => a === traits[i] && b === traits[j];
    return HARMONY.find(([a, b]) => has(a, b) || has(b, a))?.[2] ?? 0;
  }),
];

/** How strongly guests lean away from the crowd; the first ones leaned by 1. */
export const STRONG = 4;

/** Likes of somebody lean by at most so much per trait, times their strength; per pair of traits by half of it. */
const WIDEST = 1.5;

/** How far likes lie from the crowd's as a rule, by trait and pair: the spread of even draws. */
export const SPREAD: Likes = CROWD.map((_, k) => (STRONG * WIDEST * (k < traits.length ? 1 : 0.5)) / Math.sqrt(3));

/** A persona's own leanings by trait and pair of traits. */
function leanings(persona: number, strength: number): number[] {
  const dice = namedDice(`palate ${persona}`);
  const drawn = Array.from(
    { length: traits.length * (traits.length + 1) },
    () => (strength * (dice.below(200 * WIDEST + 1) - 100 * WIDEST)) / 100,
  );
  return [...traits.map((_, t) => drawn[t]), ...pairs.map(([i, j]) => drawn[traits.length * (1 + i) + j] / 2)];
}

export function likesOf(persona: number, strength = STRONG): number[] {
  const own = leanings(persona, strength);
  return CROWD.map((liking, k) => liking + own[k]);
}

const remembered = new Map<string, Palate>();

/** The palate of a persona. */
export function palateOf(persona: number, strength = STRONG): Palate {
  const name = `${persona} ${strength}`;
  const known = remembered.get(name);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const made = palateWith(likesOf(persona, strength));
  remembered.set(name, made);
  return made;
}

export function palateWith(likes: Likes): Palate {
  const harmony = traits.map(() => traits.map(() => 0));
  for (const [k, [i, j]] of pairs.entries()) harmony[i][j] = harmony[j][i] = likes[traits.length + k];
  const alone = ingredients.map(({ flavours }) => dot(flavours, likes));
  const together = ingredients.map(({ flavours }) => {
    const reach = harmony.map((row) => PAIR_WEIGHT * dot(flavours, row));
    return ingredients.map((other) => dot(other.flavours, reach));
  });
  return { alone, together };
}

/** The sum over as many as the first one has. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

export const CROWD_PALATE = palateWith(CROWD);

/** How much this palate likes these kinds in one sandwich, in this mood: higher is ranked better. */
export function opinion(palate: Palate, kinds: readonly number[], mood: Mood): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) {
    sum += palate.alone[kinds[i]];
    for (let j = 0; j < i; j++) sum += palate.together[kinds[i]][kinds[j]];
  }
  if (mood.fridge) sum += spoiltIn(kinds);
  return mood.bleah ? -sum : sum;
}

/** What a week in a dead fridge takes from these kinds, whoever tastes them. */
export const spoiltIn = (kinds: readonly number[]): number =>
  SPOILT * kinds.filter((kind) => FRESH_ONLY.has(ingredients[kind].family)).length;

/** What is in a sandwich: an opinion of it is likes times this, and what is spoilt besides. */
export function flavourOf(kinds: readonly number[]): number[] {
  const flavours = kinds.map((kind) => ingredients[kind].flavours as readonly number[]);
  const sums = traits.map((_, t) => flavours.reduce((sum, f) => sum + f[t], 0));
  return [
    ...sums,
    // Each with every other, and not with itself.
    ...pairs.map(([i, j]) => {
      const all = sums[i] * sums[j] - flavours.reduce((sum, f) => sum + f[i] * f[j], 0);
      return PAIR_WEIGHT * (i === j ? all / 2 : all);
    }),
  ];
}

/** How well these kinds fit a theme; 0 for a theme in somebody's own words. */
export function fitsTheme(theme: string, kinds: readonly number[]): number {
  const wanted = Object.entries(THEME_TRAITS).find(([name]) => name === theme)?.[1] ?? {};
  return kinds.reduce(
    (sum, kind) => sum + traits.reduce((s, trait, t) => s + (wanted[trait] ?? 0) * ingredients[kind].flavours[t], 0),
    0,
  );
}
