/** The sentence for a code of the server, in the reader's language; only that language is loaded. */
import type { Language, Refusal } from '#kernel';
import type { Refusals, ServerCode } from './words.ts';

export type { Refusals, ServerCode } from './words.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ refusals: Refusals }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
};

export const loadRefusals = async (language: Language): Promise<Refusals> => (await catalogues[language]()).refusals;

/** Undefined where the code is the kernel's or the game's: those have their own sentences. */
export function serverSays(refusals: Refusals, { code, facts }: Refusal): string | undefined {
  if (!Object.hasOwn(refusals, code)) return undefined;
  const sentence = refusals[code as ServerCode];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
