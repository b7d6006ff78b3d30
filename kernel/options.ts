/** Options of a table: filled in from a preset, checked one by one, then against each other. */
import { refusal } from './refusal.ts';
import { wordsId } from './shape.ts';
import type { OptionBook, OptionSpec, Refusal, Speed } from './types.ts';

/** Codes that `fullOptions` and `matchOf` may refuse with, besides a game's own. */
export const SETUP_CODES = ['seats', 'unknown-option', 'bad-option', 'unknown-preset'] as const;

/**
 * All options of a table, from what a host chose: `preset` names a rulebook, `speed` how much time there is, everything else overrides them.
 * An unknown name, a value out of range or an impossible combination is refused with the reason.
 */
export function fullOptions<O extends object>(
  book: OptionBook<O>,
  chosen: object,
  seats: number,
): { options: O } | { refused: Refusal } {
  const { preset = book.standardPreset, speed, ...changes }: { preset?: unknown; speed?: unknown } = { ...chosen };
  if (typeof preset !== 'string' || !Object.hasOwn(book.presets, preset)) {
    return {
      refused: refusal('unknown-preset', { preset: shown(preset), allowed: Object.keys(book.presets).join(', ') }),
    };
  }
  const wrong = wrongSpeed(book, speed) ?? firstWrong(book, changes);
  if (wrong !== undefined) return { refused: wrong };
  const pace = { ...book.speeds?.[speed as Speed], ...ofBefore(book, changes) };
  const standard = Object.fromEntries(
    Object.entries<OptionSpec>(book.specs).map(([name, spec]) => [name, spec.standard]),
  );
  const options = book.settle({ ...standard, ...book.presets[preset], ...pace, ...changes } as O, seats);
  const refused = book.forbid(options, seats);
  return refused === undefined ? { options } : { refused };
}

function wrongSpeed({ speeds }: OptionBook<object>, speed: unknown): Refusal | undefined {
  const names = Object.keys(speeds ?? {});
  return speed === undefined || names.some((name) => name === speed)
    ? undefined
    : bad('speed', speed, names.join(', '));
}

/** The edition of all set-ups from before a game had several. */
export const FIRST_EDITION = '1';

/** What was recorded names all options. Where only the edition is missing there was one when it was recorded. */
function ofBefore(book: OptionBook<object>, changes: object): object {
  const [edition] = optionsThat(book, 'edition');
  const missing = Object.keys(book.specs).filter((name) => !Object.hasOwn(changes, name));
  return missing.length === 1 && missing[0] === edition ? { [edition]: FIRST_EDITION } : {};
}

/** Names of the options that mean a seat, points of the game before, or an edition of the cards. */
export const optionsThat = (book: OptionBook<object>, mean: 'seat' | 'carried' | 'edition'): string[] =>
  Object.entries(book.specs as Readonly<Record<string, OptionSpec>>)
    .filter(([, spec]) => 'means' in spec && spec.means === mean)
    .map(([name]) => name);

const bad = (option: string, value: unknown, allowed: string): Refusal =>
  refusal('bad-option', { option, value: shown(value), allowed });

function firstWrong<O extends object>(book: OptionBook<O>, changes: object): Refusal | undefined {
  const specs = new Map<string, OptionSpec>(Object.entries(book.specs));
  for (const [option, value] of Object.entries(changes)) {
    const spec = specs.get(option);
    if (spec === undefined)
      return refusal('unknown-option', { option: shown(option), allowed: [...specs.keys()].join(', ') });
    if (!fits(spec, value)) return bad(option, value, allowedValues(spec));
  }
  return undefined;
}

/** A stranger's value for a sentence: short, and never asked to write itself, because `toString` may be anything. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value).slice(0, 60);
}

function fits(spec: OptionSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
    case 'words':
      return typeof value === 'string' && (spec.phrases.includes(value) || isWords(spec.written, value));
  }
}

const isWords = (written: number | undefined, value: string): boolean =>
  written === undefined ? value.startsWith('w:') && wordsId(value) : value.length <= written;

export function allowedValues(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'switch':
      return 'true, false';
    case 'choice':
      return spec.values.join(', ');
    case 'number':
      return `${spec.min}–${spec.max}`;
    case 'words':
      return [...spec.phrases, spec.written === undefined ? 'w:…' : `… (≤ ${spec.written})`].join(', ');
  }
}
