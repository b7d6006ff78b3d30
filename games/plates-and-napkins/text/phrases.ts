/** The small parts of every sentence: cards by their faces. */
import { signed } from '#wording';
import { bids, ingredients, napkins } from '../cards.ts';
import type { Words } from './en/index.ts';

export function cardName(words: Words, face: number): string {
  if (face < ingredients.length) return words.names[ingredients[face].id];
  const bid = bids[face - ingredients.length];
  return bid === undefined ? napkinWords(words, face)[0] : words.bid(signed(bid.points));
}

/** Name and effect. */
export function napkinWords(words: Words, face: number): readonly [string, string] {
  const [name, effect] = words.napkins[napkins[face - ingredients.length - bids.length].id];
  return [name, effect];
}
