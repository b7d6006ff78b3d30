/** A game of the shelf with its words, for forms before anything is played. */
import { useEffect, useState } from 'react';
import { findGame } from '#games';
import type { Game, Language, Wording } from '#kernel';
import { loadGameWords } from '../words/index.ts';

export interface Loaded {
  readonly game: Game;
  readonly text: Wording;
  /** What an option changes, in one line, by its name. */
  readonly hints: Readonly<Record<string, string>>;
}

export function useGame(id: string, language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isLate = false;
    load(id, language).then((found) => isLate || setLoaded(found));
    return () => {
      isLate = true;
    };
  }, [id, language]);
  return loaded;
}

async function load(id: string, language: Language): Promise<Loaded | undefined> {
  const shelved = findGame(id);
  if (shelved === undefined) return undefined;
  const { game } = await shelved.load();
  const [{ text }, hints = {}] = await Promise.all([
    game.texts(language),
    loadGameWords<Loaded['hints']>(id, language, 'hints'),
  ]);
  return { game, text, hints };
}
