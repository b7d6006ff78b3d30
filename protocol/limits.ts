/** What a message may measure, and what a name may be made of. */
import { z } from 'zod/mini';

// Compiling checks from text would break the page's content security policy, so nothing here is compiled.
z.config({ jitless: true });

/** Page and server speak only with their own version; a page of another one is told to reload. */
export const PROTOCOL = 1;

/** Characters of the longest message a page may send. */
export const LONGEST_MESSAGE = 16_384;

export const LONGEST_NAME = 20;

/** The longest that bots of a table may be told to think, in milliseconds. */
export const LONGEST_THINKING = 20_000;

/** A name as it is shown to others: letters, digits and a few marks, single spaces, not too long. Empty if nothing is left. */
export const cleanName = (name: string): string =>
  [...name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\-'’. ]/gu, '')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

export { z };
