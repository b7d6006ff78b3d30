/** How Sandwich speaks in one language: a catalogue of words, turned into labels, prompts, moves, refusals and the log. */
import type { Wording } from '#kernel';
import type { Options } from '../options.ts';
import { options } from '../options.ts';
import type { SandwichKinds } from '../state.ts';
import type { Words } from './catalogue.ts';
import { logLine } from './log.ts';
import { moveWords } from './moves.ts';
import { faceName, phraseWords } from './phrases.ts';
import { promptFor } from './prompts.ts';
import { refusalSentence } from './refusals.ts';

export function wording(words: Words): Wording<SandwichKinds> {
  const { typeset } = words;
  const all = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, typeset(value)]));
  return {
    title: words.title,
    presets: all(words.presets),
    variants: all(words.variants),
    options: optionLabels(words, all),
    card: (face) => faceName(words, face),
    prompt: (look, frame, who, match) => typeset(promptFor(words, look, frame, who, match)),
    move: (name, answer, match, who) => typeset(moveWords(words, name, answer, match, who)),
    refusal: (refusal, who) => typeset(refusalSentence(words, refusal, who)),
    event: (event, match, who) => typeset(logLine(words, event, match, who)),
  };
}

type Labels = Wording<SandwichKinds>['options'];

function optionLabels(words: Words, all: (record: Record<string, string>) => Record<string, string>): Labels {
  const labelled = Object.keys(options.specs).map((key) => {
    const name = key as keyof Options;
    return [name, { label: words.typeset(words.options[name]), values: all(valueLabels(words, name)) }];
  });
  return Object.fromEntries(labelled) as Labels;
}

function valueLabels(words: Words, name: keyof Options): Record<string, string> {
  const spec = options.specs[name];
  switch (spec.kind) {
    case 'switch':
      return { true: words.yes, false: words.no };
    case 'choice':
      return words.choices[name as keyof Words['choices']];
    case 'words':
      return Object.fromEntries(spec.phrases.map((phrase) => [phrase, phraseWords(words, phrase) || words.noTheme]));
    case 'number':
      return zeroLabel(words, name);
  }
}

function zeroLabel({ zero }: Words, name: keyof Options): Record<string, string> {
  if (name === 'boxes' || name === 'firstTaster') return { 0: zero[name] };
  if (name === 'flipMillis') return { 0: zero.breath };
  return name.endsWith('Seconds') ? { 0: zero.clock } : {};
}
