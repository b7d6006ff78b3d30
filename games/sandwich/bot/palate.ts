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
const REMEMBERED = 64;

const remembered = new Map<number, Palate>();

/** The palate of the crowd: what a cook expects of somebody unknown. */
export const CROWD = -1;

export function palateOf(persona: number): Palate {
  const known = remembered.get(persona);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const made = makePalate(persona);
  remembered.set(persona, made);
  return made;
}

/** How much this palate likes these kinds in one sandwich, in this mood: higher is ranked better. */
export function opinion(palate: Palate, kinds: readonly number[], mood: Mood): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) {
    sum += palate.alone[kinds[i]] + (mood.fridge && FRESH_ONLY.has(ingredients[kinds[i]].family) ? SPOILT : 0);
    for (let j = 0; j < i; j++) sum += palate.together[kinds[i]][kinds[j]];
  }
  return mood.bleah ? -sum : sum;
}

/** How well these kinds fit a theme; 0 for a theme in somebody's own words. */
export function fitsTheme(theme: string, kinds: readonly number[]): number {
  const wanted = Object.entries(THEME_TRAITS).find(([name]) => name === theme)?.[1] ?? {};
  return kinds.reduce(
    (sum, kind) => sum + traits.reduce((s, trait, t) => s + (wanted[trait] ?? 0) * ingredients[kind].flavours[t], 0),
    0,
  );
}

/** Somebody's own leaning around the crowd's: from −1.5 to 1.5 per trait and pair of traits; none for the crowd. */
function leanings(persona: number, count: number): number[] {
  const dice = namedDice(`palate ${persona}`);
  return Array.from({ length: count }, () => (persona === CROWD ? 0 : (dice.below(301) - 150) / 100));
}

function makePalate(persona: number): Palate {
  const own = leanings(persona, traits.length * (traits.length + 1));
  const liking = traits.map((trait, t) => LIKING[trait] + own[t]);
  const harmony = traits.map((a, i) =>
    traits.map((b, j) => {
      const shared = HARMONY.find(([x, y]) => (x === a && y === b) || (x === b && y === a))?.[2] ?? 0;
      return shared + own[traits.length * (1 + Math.min(i, j)) + Math.max(i, j)] / 2;
    }),
  );
  const alone = ingredients.map(({ flavours }) =>
    flavours.reduce<number>((sum, strength, t) => sum + strength * liking[t], 0),
  );
  const together = ingredients.map(({ flavours: a }) => {
    const reach = traits.map((_, j) => a.reduce<number>((sum, strength, i) => sum + strength * harmony[i][j], 0));
    return ingredients.map(
      ({ flavours: b }) => PAIR_WEIGHT * b.reduce<number>((sum, strength, j) => sum + strength * reach[j], 0),
    );
  });
  return { alone, together };
}
