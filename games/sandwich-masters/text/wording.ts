/** How Sandwich Masters speaks in one language: its words, turned into prompts, moves, refusals and the log. */
import type { Speakers, Wording } from '#kernel';
import { speak } from '#wording';
import { barEvents, punishments } from '../cards.ts';
import { options } from '../options.ts';
import { FIRST_EVENT } from '../rules/faces.ts';
import { readName } from '../rules/own-orders.ts';
import type { MastersKinds } from '../state.ts';
import type { Words } from './en/index.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName, lackNames, symbolName } from './phrases.ts';
import { promptFor } from './prompts.ts';

/** With what an event does, by its face. */
export interface MastersText extends Wording<MastersKinds> {
  effect(face: number): string;
}

export const wording = (words: Words): MastersText => ({
  ...speak<MastersKinds>(words, options.specs, {
    card: (face) => faceName(words, face),
    prompt: (look, frame, who, match) => promptFor(words, look, frame, who, match),
    move: (name, answer, match, who) => moveWords(words, name, answer, match, who),
    event: (event, match, who) => logLine(words, event, match, who),
    fact: (name, fact, who) => factWords(words, name, fact, who),
  }),
  effect: (face) => words.typeset(words.names.events[barEvents[face - FIRST_EVENT].id][1]),
});

/** Symbols and varieties by their ids, an order by its face, lists such as `ham:1 onion:2`. */
function factWords(words: Words, name: string, fact: string | number, who: Speakers): string | number {
  switch (name) {
    case 'one':
    case 'other':
    case 'symbol':
    case 'variety':
      return symbolName(words, String(fact));
    case 'order':
      return faceName(words, Number(fact));
    case 'missing':
    case 'extra':
      return lackNames(words, String(fact));
    case 'punishment':
      return words.punishments[punishments.find((known) => known === fact) ?? 'bad-card'];
    case 'name':
      return readName(String(fact), who);
    default:
      return fact;
  }
}
