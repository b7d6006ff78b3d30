/** The rulebooks of all games, each loaded when somebody reads it in their language. */
import type { Language } from '#kernel';
import { loadWords } from '../../words/index.ts';
import type { Rulebook } from './rulebook.ts';
import { readRulebook } from './rulebook.ts';

const files = import.meta.glob<string>(['../../../games/*/rulebook*.md', '!../../../games/_template/**'], {
  query: '?raw',
  import: 'default',
});

export async function loadRulebook(game: string, language: Language): Promise<Rulebook | undefined> {
  const ending = language === 'en' ? '' : `.${language}`;
  const text = await files[`../../../games/${game}/rulebook${ending}.md`]?.();
  return text === undefined ? undefined : readRulebook(text, (await loadWords(language)).rulesPage.markWords);
}
