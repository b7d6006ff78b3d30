/** How Sándwich Wars speaks in one language: its words, turned into prompts, moves, refusals and the log. */
import type { Wording } from '#kernel';
import { speak } from '#wording';
import type { Category } from '../cards.ts';
import { sandwiches } from '../cards.ts';
import { options } from '../options.ts';
import type { WarsKinds } from '../state.ts';
import { detailsOf, effectOf } from './details.ts';
import type { Words } from './en/index.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName, isCategory } from './phrases.ts';
import { promptFor } from './prompts.ts';

/** What pictures of the cards need to say besides. */
export interface WarsWording extends Wording<WarsKinds> {
  /** Everything on a card but its name: cost, quality, effect; or what an order needs, lists and rewards. */
  details(face: number): string;
  /** What an ingredient or an opportunity does; the reward of an order. */
  effect(face: number): string;
  category(category: Category): string;
  assistant(category: Category): string;
  /** The sandwich of an order, by its number of ingredients. */
  sandwich(size: number): string;
}

export const wording = (words: Words): WarsWording => ({
  ...speak<WarsKinds>(words, options.specs, {
    card: (face) => faceName(words, face),
    prompt: (look, frame, who, match) => promptFor(words, look, frame, who, match),
    move: (name, answer, match) => moveWords(words, name, answer, match),
    event: (event, match, who) => logLine(words, event, match, who),
    fact: (name, fact) => (name === 'helper' && isCategory(String(fact)) ? words.helpers[fact as Category] : fact),
  }),
  details: (face) => words.typeset(detailsOf(words, face)),
  effect: (face) => words.typeset(effectOf(words, face)),
  category: (category) => words.categories[category],
  assistant: (category) => words.helpers[category],
  sandwich: (size) => words.orderNames[sandwiches[size - 1]],
});
