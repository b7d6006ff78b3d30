/** How Sandwich Masters speaks in one language: a catalogue of words, turned into labels, prompts, moves, refusals and the log. */
import type { Wording } from '#kernel';
import type { Options } from '../options.ts';
import { options } from '../options.ts';
import type { MastersKinds } from '../state.ts';
import type { Words } from './catalogue.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName } from './phrases.ts';
import { promptFor } from './prompts.ts';
import { refusalSentence } from './refusals.ts';

export function wording(words: Words): Wording<MastersKinds> {
  const { typeset } = words;
  const all = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, typeset(value)]));
  return {
    title: words.title,
    presets: { book: typeset(words.preset) },
    variants: all(words.variants),
    options: optionLabels(words, all),
    card: (face) => faceName(words, face),
    prompt: (look, frame, who, match) => typeset(promptFor(words, look, frame, who, match)),
    move: (name, answer, match, who) => typeset(moveWords(words, name, answer, match, who)),
    refusal: (refusal, who) => typeset(refusalSentence(words, refusal, who)),
    event: (event, match, who) => typeset(logLine(words, event, match, who)),
  };
}

type Labels = Wording<MastersKinds>['options'];

function optionLabels(words: Words, all: (record: Record<string, string>) => Record<string, string>): Labels {
  const labelled = Object.keys(options.specs).map((key) => {
    const name = key as keyof Options;
    return [name, { label: words.typeset(words.options[name]), values: all(valueLabels(words, name)) }];
  });
  return Object.fromEntries(labelled) as Labels;
}

function valueLabels(words: Words, name: keyof Options): Record<string, string> {
  const spec = options.specs[name];
  if (spec.kind === 'switch') return { true: words.yes, false: words.no };
  if (spec.kind === 'choice') return words.ends;
  if (spec.kind === 'words') return { '': words.noOrder };
  if (name === 'firstPlayer') return { 0: words.drawn };
  return name.endsWith('Seconds') ? { 0: words.noClock } : {};
}
