/** Renders every sentence of a catalogue of words: for one and several, for names with a vowel and with a consonant. For tests that read them. */
import type { Language } from '#kernel';

/** Parameters that are numbers wherever words are made; all others are words. */
const NUMBERS = new Set(
  (
    'n number count bad bribe have now all chair seats min max most due left needed plates hand money there asked written ' +
    'longest highest version line size flip round rounds games game rank total worth cost quality coins points c d p ' +
    'actions cards price rest purse missing sandwich sandwiches place listed assistants effects boost ordersLeft orders ' +
    'least fine drawn give take plate factor each deck discards target minutes pays rewards bribes losses stack id boxes ' +
    'taken skilled before after x y done free distance already made sent used ranked said'
  ).split(' '),
);

/** Numbers of the rules, which are never one. */
const LIMITS = new Set(['min', 'max', 'most', 'longest', 'highest', 'plates']);

/** Parameters that may be several people at once; all other names are of one. */
const PEOPLE = new Set(['names', 'eaters', 'winners', 'players', 'who', 'others', 'tasters']);

/** Names with a vowel, a consonant, a mute letter, and one that changes what stands before it. */
const NAMES = ['Ana', 'Luis', 'Hugo', 'Inés'];

export interface Rendered {
  /** Where it stands: `log.won`. */
  readonly path: string;
  readonly said: string;
  /** How many the numbers were; 0 for words without any. */
  readonly many: number;
}

/** All strings of the words, and what all of their functions make of one and of three. */
export function sentencesOf(words: unknown, language: Language, path = ''): Rendered[] {
  if (typeof words === 'string') return [{ path, said: words, many: 0 }];
  if (typeof words === 'function') return [1, 3].flatMap((many) => rendered(words as Say, language, path, many));
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words)
    .filter(([key]) => !PARTS.includes(key))
    .flatMap(([key, part]) => sentencesOf(part, language, path === '' ? key : `${path}.${key}`));
}

/** What sentences are made with, and is none. */
const PARTS = ['count', 'list', 'typeset', 'quote', 'setup'];

type Say = (...given: readonly unknown[]) => unknown;

function rendered(say: Say, language: Language, path: string, many: number): Rendered[] {
  const both = new Intl.ListFormat(language, { type: 'conjunction' }).format(['Ana', 'Luis']);
  return NAMES.flatMap((name) => {
    const people = many === 1 ? name : both;
    const sample = (parameter: Parameter): unknown => {
      if (typeof parameter !== 'string') return Object.fromEntries(parameter.map((part) => [part, sample(part)]));
      if (LIMITS.has(parameter)) return 3;
      if (NUMBERS.has(parameter)) return many;
      return PEOPLE.has(parameter) ? people : name;
    };
    const made = say(...parametersOf(say).map(sample));
    return sentencesOf(typeof made === 'function' ? undefined : made, language, path).map((part) => ({
      ...part,
      many,
    }));
  });
}

type Parameter = string | readonly string[];

/** By their names, as the source has them; those of an object that is taken apart are a list. */
function parametersOf(say: Say): Parameter[] {
  const source = String(say);
  const head = /^(?:async\s*)?(?:function\s*\w*\s*)?(?:\w+)?\(((?:[^()]|\([^()]*\))*)\)|^(\w+)\s*=>/.exec(source);
  const inside = (head?.[1] ?? head?.[2] ?? '').trim();
  if (inside.startsWith('{'))
    return [
      inside
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((part) => part.split(':')[0].trim())
        .filter((part) => part !== ''),
    ];
  return inside
    .split(',')
    .map((part) => part.trim().replace(/^_/, ''))
    .filter((part) => part !== '');
}
