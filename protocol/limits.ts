/** What a message may measure, what a name may be made of, and the keys that players may choose from. */
import { z } from 'zod/mini';

// Compiling checks from text would break the page's content security policy, so nothing here is compiled.
z.config({ jitless: true });

/** Page and server speak only with their own version; a page of another one is told to reload. */
export const PROTOCOL = 9;

/** Characters of the longest message a page may send. */
export const LONGEST_MESSAGE = 16_384;

/** What any message may hold, in all, in one object and in each other: far more than a page ever says. */
export const MOST_PARTS = 1_000;
export const MOST_NAMES = 100;
export const DEEPEST = 8;

/** Looked at before a message is parsed by its form, which takes a hundred times as long: what is too much is no message. */
export function isModest(message: unknown): boolean {
  let parts = 0;
  const fits = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    const inner = Object.values(value);
    parts += inner.length;
    if (depth > DEEPEST || parts > MOST_PARTS || (inner.length > MOST_NAMES && !Array.isArray(value))) return false;
    return inner.every((part) => fits(part, depth + 1));
  };
  return fits(message, 1);
}

export const LONGEST_NAME = 20;

/** Characters of players' own words: praise, pitch, theme. */
export const LONGEST_WORDS = 140;

/** The longest that bots of a table may be told to think, in milliseconds. */
export const LONGEST_THINKING = 20_000;

/** The longest that a table may wait for somebody who is away, in milliseconds. */
export const LONGEST_PATIENCE = 24 * 3_600_000;

export const AVATARS = [
  ...['bear', 'cat', 'chick', 'dog', 'fox', 'frog', 'hamster', 'hedgehog', 'koala', 'lion', 'monkey'],
  ...['mouse', 'otter', 'owl', 'panda', 'penguin', 'pig', 'rabbit', 'raccoon', 'sloth', 'tiger', 'turtle'],
] as const;

/** Bots are guests, called after herbs and spices, each with a face of its own. */
export const GUESTS = [
  ...['basil', 'olive', 'pepper', 'rosemary', 'ginger', 'dill', 'juniper', 'hazel'],
  ...['poppy', 'clementine', 'sage', 'saffron', 'anise', 'nutmeg', 'thyme', 'mint'],
] as const;

/** How well a bot plays, from weak to strong. */
export const LEVELS = ['random', 'helper', 'greedy', 'search', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const REACTIONS = ['yum', 'laugh', 'wow', 'yuck', 'clap'] as const;

/** Ready-made phrases, said in the reader's own language. */
export const PHRASES = [
  ...['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'oops'],
  ...['hurry', 'one-moment', 'your-turn', 'trade-with-me', 'hungry', 'again'],
] as const;

/** What is there but cannot be seen, some of it letters by name: it would make empty names, and two that look the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Marks on a letter beyond what any language needs: they would grow over other people's names. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A name as it is shown to others: letters, digits and a few marks, single spaces, not too long. Empty if nothing is left. */
export function cleanName(name: string): string {
  const seen = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[^\p{L}\p{M}\p{N}\-'’. ]/gu, '');
  const cleaned = [...seen.replace(PILED_MARKS, '$1')].slice(0, LONGEST_NAME).join('').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : '';
}

/** Players' own words as others read them: one line of visible characters. Empty if nothing is left. */
export function cleanWords(words: string): string {
  const seen = words.normalize('NFC').replace(/\s/gu, ' ').replace(/\p{C}/gu, '').replace(PILED_MARKS, '$1');
  const cleaned = [...seen.replace(/ +/g, ' ').trim()].slice(0, LONGEST_WORDS).join('').trim();
  return cleaned.replace(UNSEEN, '').trim() === '' ? '' : cleaned;
}

export { z };
