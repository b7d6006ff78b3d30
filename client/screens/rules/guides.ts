/** A game's own short way into a phase, above the rules: a sentence, a picture, a few steps. It comes when the page is read. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import type { Language, Wording } from '#kernel';
import { loadGameWords } from '../../words/index.ts';

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

/** What a game's texts say of a section; steps are a sign, what to remember, and the rest of the sentence. */
interface Way {
  readonly lead: string;
  /** Where there is a picture. */
  readonly caption?: string;
  readonly steps: readonly (readonly string[])[];
}

const drawings = import.meta.glob<{ readonly picturesOf: (text: Wording) => Readonly<Record<string, ReactNode>> }>(
  '../../games/*/guide.tsx',
);

/** Empty for a game that has none. */
export async function guideFor(game: string, language: Language): Promise<Guide> {
  const [drawing, ways, found] = await Promise.all([
    drawings[`../../games/${game}/guide.tsx`]?.(),
    loadGameWords<Readonly<Record<string, Way>>>(game, language, 'guide'),
    findGame(game)?.load(),
  ]);
  if (drawing === undefined || ways === undefined || found === undefined) return {};
  const { text } = await found.game.texts(language);
  return chaptersOf(ways, drawing.picturesOf(text));
}

const chaptersOf = (ways: Readonly<Record<string, Way>>, pictures: Readonly<Record<string, ReactNode>>): Guide =>
  Object.fromEntries(
    Object.entries(ways).map(([anchor, { lead, caption, steps }]) => [
      anchor,
      {
        lead,
        steps: steps.map(([sign, bold, rest]) => ({ sign, bold, rest })),
        ...(caption === undefined ? {} : { caption, picture: pictures[anchor] }),
      },
    ]),
  );
