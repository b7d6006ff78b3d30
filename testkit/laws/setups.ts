/** Which tables of a game the laws are tried on, and the laws about options. */
import type { Game, Kinds, OptionSpec, Setup } from '#kernel';
import { LANGUAGES, matchOf } from '#kernel';
import type { Words } from './law.ts';
import { Breach, canonical, must } from './law.ts';
import { proveRefusalWorded } from './words.ts';

/** Every preset with every number of seats, then each variant alone with every preset, then each pair of variants. */
export function setupsOf<K extends Kinds>(game: Game<K>, seats?: number): Setup[] {
  const { presets, variants } = game.options;
  const counts = seats === undefined ? seatCounts(game) : [seats];
  const names = Object.keys(presets);
  const count = (i: number): number => counts[i % counts.length];
  const plain = counts.flatMap((n) => names.map((preset) => ({ seats: n, options: { preset } })));
  const list = Object.values<object>(variants);
  const alone = list.flatMap((variant, i) =>
    names.map((preset, j) => ({ seats: count(i * names.length + j), options: { preset, ...variant } })),
  );
  const pairs = list.flatMap((a, i) =>
    list.slice(i + 1).flatMap((b, j) => (clash(a, b) ? [] : [{ seats: count(i + 3 * j), options: { ...a, ...b } }])),
  );
  return [...plain, ...alone, ...pairs];
}

/** Set-ups that open, in order, all with these options besides. What is refused must be refused with a sentence; nothing crashes. */
export function playable<K extends Kinds>(game: Game<K>, words: Words, seats?: number, besides: object = {}): Setup[] {
  proveOptionsWorded(game, words);
  const setups = setupsOf(game, seats).map((setup) => ({ ...setup, options: { ...setup.options, ...besides } }));
  return setups.filter((setup) => {
    const bound = bind(game, setup);
    if ('refused' in bound) proveRefusalWorded(words, bound.refused);
    return 'match' in bound;
  });
}

function bind<K extends Kinds>(game: Game<K>, setup: Setup): ReturnType<typeof matchOf<K>> {
  try {
    return matchOf(game, setup);
  } catch (error) {
    throw new Breach('options', `${canonical(setup)} crashes: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

const seatCounts = ({ players: [min, max] }: Pick<Game, 'players'>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Two variants that set one option to different values cannot be chosen together. */
const clash = (a: object, b: object): boolean => {
  const other = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).some(([name, value]) => other.has(name) && other.get(name) !== value);
};

function proveOptionsWorded<K extends Kinds>(game: Game<K>, words: Words): void {
  const { specs, presets, variants } = game.options;
  for (const language of LANGUAGES) {
    const text = words[language];
    const labels = new Map<string, { label: string; values: Readonly<Record<string, string>> }>(
      Object.entries(text.options),
    );
    const say = (what: string, sentence: string | undefined): void =>
      must('options', typeof sentence === 'string' && sentence !== '', () => `${what} has no name in ${language}`);
    say('the game', text.title);
    for (const name of Object.keys(presets)) say(`preset ${name}`, text.presets[name]);
    for (const name of Object.keys(variants)) say(`variant ${name}`, text.variants[name]);
    for (const [name, spec] of Object.entries<OptionSpec>(specs)) {
      say(`option ${name}`, labels.get(name)?.label);
      for (const value of valuesOf(spec)) say(`option ${name}: ${value}`, labels.get(name)?.values[value]);
    }
  }
}

function valuesOf(spec: OptionSpec): readonly string[] {
  if (spec.kind === 'choice') return spec.values;
  return spec.kind === 'words' ? spec.phrases : [];
}
