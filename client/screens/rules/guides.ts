/** What a game brings to its rules pages: a short way into each phase, its cards as pictures and as lists. It comes when a page is read. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import type { Language, Wording } from '#kernel';
import type { CardProps } from '../../widgets/card.tsx';
import { loadGameWords } from '../../words/index.ts';
import type { Inline } from './inline.ts';
import type { Row } from './rulebook.ts';

/** A sentence, a picture with its caption, and steps: a picture of `rules.sprite`, what to remember, the rest of the sentence. */
export interface Chapter {
  readonly lead: string;
  readonly caption?: string;
  readonly picture?: ReactNode;
  readonly steps: readonly (readonly string[])[];
}

export interface Guide {
  /** By the anchors of sections; sections without one begin with their rules. */
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** A card by the id of its row, as examples show it. */
  show(id: string): CardProps | undefined;
  /** Rows for the lists of all cards, table by table as the rulebook has them. */
  readonly tables: readonly (readonly Row[])[];
}

export const NO_GUIDE: Guide = { chapters: {}, show: () => undefined, tables: [] };

interface Drawing {
  readonly art: Art;
  picturesOf(text: Wording): Readonly<Record<string, ReactNode>>;
  show(id: string, text: Wording): CardProps | undefined;
}

/** The address of a picture of the game. */
export type Art = (id: string) => string;

/** Words are those of the game's board. */
interface List {
  tablesOf(text: Wording, words: unknown, art: Art): readonly (readonly Row[])[];
}

const drawings = import.meta.glob<Drawing>('../../games/*/guide.tsx');
const lists = import.meta.glob<List>('../../games/*/card-list.ts');

/** Empty for a game that has none. */
export async function guideFor(game: string, language: Language): Promise<Guide> {
  const [drawing, list, ways, words, found] = await Promise.all([
    drawings[`../../games/${game}/guide.tsx`]?.(),
    lists[`../../games/${game}/card-list.ts`]?.(),
    loadGameWords<Readonly<Record<string, Chapter>>>(game, language, 'guide'),
    loadGameWords(game, language, 'board'),
    findGame(game)?.load(),
  ]);
  if (drawing === undefined || ways === undefined || found === undefined) return NO_GUIDE;
  const { text } = await found.game.texts(language);
  const pictures = drawing.picturesOf(text);
  const chapters = Object.entries(ways).map(([anchor, way]) => [anchor, { ...way, picture: pictures[anchor] }]);
  return {
    chapters: Object.fromEntries(chapters),
    show: (id) => drawing.show(id, text),
    tables: list?.tablesOf(text, words, drawing.art) ?? [],
  };
}

/** The name of a card with its picture. */
export const named = (picture: string, name: string): Inline[] => [{ is: 'picture', text: name, of: picture }];

export const said = (text: string | number): Inline[] => [{ is: 'text', text: String(text) }];
