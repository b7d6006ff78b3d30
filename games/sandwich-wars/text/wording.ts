/** How Sándwich Wars speaks in one language: a catalogue of words, turned into labels, prompts, moves, refusals and the log. */
import type { Wording } from '#kernel';
import type { Category } from '../cards.ts';
import { sandwiches } from '../cards.ts';
import type { Options } from '../options.ts';
import { options } from '../options.ts';
import type { WarsKinds } from '../state.ts';
import type { Words } from './catalogue.ts';
import { detailsOf } from './details.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName } from './phrases.ts';
import { promptFor } from './prompts.ts';
import { refusalSentence } from './refusals.ts';

/** What pictures of the cards need to say besides. */
export interface WarsWording extends Wording<WarsKinds> {
  /** Everything on a card but its name: cost, quality, effect; or what an order needs, lists and rewards. */
  details(face: number): string;
  category(category: Category): string;
  assistant(category: Category): string;
  /** The sandwich of an order, by its number of ingredients. */
  sandwich(size: number): string;
}

export function wording(words: Words): WarsWording {
  const { typeset } = words;
  const all = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, typeset(value)]));
  return {
    title: words.title,
    presets: all(words.presets),
    variants: all(words.variants),
    options: optionLabels(words, all),
    card: (face) => typeset(faceName(words, face)),
    details: (face) => typeset(detailsOf(words, face)),
    category: (category) => words.categories[category],
    assistant: (category) => words.helpers[category],
    sandwich: (size) => words.sandwiches[sandwiches[size - 1]],
    prompt: (look, frame, who, match) => typeset(promptFor(words, look, frame, who, match)),
    move: (name, answer, match) => typeset(moveWords(words, name, answer, match)),
    refusal: (refusal, who) => typeset(refusalSentence(words, refusal, who)),
    event: (event, match, who) => typeset(logLine(words, event, match, who)),
  };
}

type Labels = Wording<WarsKinds>['options'];

function optionLabels(words: Words, all: (record: Record<string, string>) => Record<string, string>): Labels {
  const labelled = Object.keys(options.specs).map((key) => {
    const name = key as keyof Options;
    return [name, { label: words.typeset(words.options[name]), values: all(valueLabels(words, name)) }];
  });
  return Object.fromEntries(labelled) as Labels;
}

function valueLabels({ choices, zero }: Words, name: keyof Options): Record<string, string> {
  if (name === 'tokens' || name === 'head') return choices[name];
  return { 0: name === 'orders' || name === 'startPlayer' ? zero[name] : zero.clock };
}
