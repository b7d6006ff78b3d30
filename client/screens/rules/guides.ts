/** A game's own short way into a phase, above the rules: a sentence, a picture, a few steps. It comes when the page is read. */
import type { ReactNode } from 'react';
import type { Language } from '#kernel';

export interface Step {
  /** A picture of `rules.sprite`. */
  readonly sign: string;
  readonly bold: string;
  readonly rest: string;
}

export interface Chapter {
  readonly lead: string;
  readonly picture?: ReactNode;
  readonly caption?: string;
  readonly steps: readonly Step[];
}

/** By the anchors of sections; sections without one begin with their rules. */
export type Guide = Readonly<Record<string, Chapter>>;

const guides = import.meta.glob<{ readonly loadGuide: (language: Language) => Promise<Guide> }>(
  '../../games/*/guide.tsx',
);

/** Empty for a game that has none. */
export async function guideFor(game: string, language: Language): Promise<Guide> {
  const found = await guides[`../../games/${game}/guide.tsx`]?.();
  return found === undefined ? {} : found.loadGuide(language);
}
