/** The small parts of every sentence: cards, players' names, phrases and players' own words. */
import type { CardId, Speakers } from '#kernel';
import type { Character } from '../bot/character.ts';
import { ingredients } from '../cards.ts';
import type { SandwichMatch } from '../state.ts';
import type { Words } from './en/index.ts';

export const faceName = (words: Words, face: number): string =>
  Object.hasOwn(ingredients, face) ? words.names[ingredients[face].id] : words.unknownCard;

export const cardName = (words: Words, match: SandwichMatch, card: CardId): string =>
  faceName(words, match.faces[card]);

export const cardNames = (words: Words, match: SandwichMatch, cards: readonly CardId[]): string =>
  cards.map((card) => cardName(words, match, card)).join(', ');

/** What a guest is like. */
export const guestWords = ({ flavours, guest }: Words, { loves, hates }: Character): string =>
  guest(flavours[loves], flavours[hates]);

/** A sandwich as it is read out at a table and seen in its picture: from the top down. */
export const stackNames = (words: Words, match: SandwichMatch, cards: readonly CardId[]): string =>
  cardNames(words, match, cards.toReversed());

/** A ready-made phrase; empty where the game knows none of that key. */
const phraseWords = (words: Words, key: string): string =>
  Object.hasOwn(words.phrases, key) ? words.phrases[key as keyof Words['phrases']] : '';

/** A phrase as it is; a player's own words in quotes, whatever they end with. */
export const named = (words: Words, id: string, who: Speakers): string =>
  id.startsWith('w:') ? quoted(words, id, who) : spoken(words, id, who);

export const quoted = (words: Words, id: string, who: Speakers): string => words.quote(spoken(words, id, who));

/** A phrase, or a player's own words, unless somebody had them erased. Empty only for no words at all. */
function spoken(words: Words, id: string, who: Speakers): string {
  if (id === '') return '';
  const said = id.startsWith('w:') ? who.words(id) : phraseWords(words, id);
  return said === '' ? words.erased : said;
}
