/** What a host chooses, as data: a rulebook, a speed, variants and single options over them, and why they do not go together. */
import type { Game, OptionSpec, Refusal, Speed } from '#kernel';
import { fullOptions, matchOf, optionsThat, SPEEDS } from '#kernel';

export type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

export const presetOf = ({ options }: Game, chosen: Chosen): string => String(chosen.preset ?? options.standardPreset);

export const speedOf = (chosen: Chosen): Speed => SPEEDS.find((speed) => speed === chosen.speed) ?? 'normal';

/** Another rulebook; what was set by hand is let go, the speed is kept. */
export const withPreset = ({ speed }: Chosen, preset: string): Chosen => ({
  preset,
  ...(speed === undefined ? {} : { speed }),
});

/** One option by hand; undefined gives it back to the rulebook. */
export function withOption(chosen: Chosen, name: string, value: Value | undefined): Chosen {
  const { [name]: _before, ...others } = chosen;
  return value === undefined ? others : { ...others, [name]: value };
}

/** All options as they stand. Empty where they contradict each other: then the reason is shown instead. */
export function settled({ options }: Game, chosen: Chosen, seats: number): Chosen {
  const full = fullOptions({ ...options, forbid: () => undefined }, chosen, seats);
  return 'refused' in full ? {} : (full.options as Chosen);
}

/** Why a table cannot be played so, if it cannot. */
export function whyImpossible(game: Game, chosen: Chosen, seats: number): Refusal | undefined {
  const made = matchOf(game, { seats, options: chosen });
  return 'refused' in made ? made.refused : undefined;
}

export function hasVariant(game: Game, chosen: Chosen, seats: number, variant: string): boolean {
  const now = settled(game, chosen, seats);
  return Object.entries(changesOf(game, variant)).every(([name, value]) => now[name] === value);
}

/** Taking a variant away gives its options back to the rulebook, or to what is usual where the rulebook has it. */
export function withVariant(game: Game, chosen: Chosen, seats: number, variant: string): Chosen {
  const changes = changesOf(game, variant);
  if (!hasVariant(game, chosen, seats, variant)) return { ...chosen, ...changes };
  const without = Object.fromEntries(Object.entries(chosen).filter(([name]) => !(name in changes)));
  const still = hasVariant(game, without, seats, variant);
  const usual = Object.fromEntries(Object.keys(changes).map((name) => [name, specOf(game, name).standard]));
  return still ? { ...without, ...usual } : without;
}

/** The rulebook that is played to the letter; undefined where the options are a mix of one's own. */
export function wholePreset(game: Game, chosen: Chosen, seats: number): string | undefined {
  const { speed } = chosen;
  const now = JSON.stringify(settled(game, chosen, seats));
  const presets = [presetOf(game, chosen), ...Object.keys(game.options.presets)];
  return presets.find(
    (preset) => JSON.stringify(settled(game, { preset, ...(speed === undefined ? {} : { speed }) }, seats)) === now,
  );
}

/** Options that were set by hand. */
export const ownOptions = (chosen: Chosen): string[] =>
  Object.keys(chosen).filter((name) => name !== 'preset' && name !== 'speed');

/** Options to choose; what the house sets is not among them. */
export const specsOf = ({ options }: Game): [string, OptionSpec][] =>
  Object.entries(options.specs as Record<string, OptionSpec>).filter(
    ([name]) => !optionsThat(options, 'carried').includes(name),
  );

/** Does a game with these options count on the points of the one before? */
export const countsOn = (game: Game, chosen: Chosen, seats: number): boolean =>
  optionsThat(game.options, 'carried').some((name) => settled(game, { ...chosen, [name]: '1' }, seats)[name] === '1');

const specOf = ({ options }: Game, name: string): OptionSpec => (options.specs as Record<string, OptionSpec>)[name];

/** The option that tells what a variant is about. */
export const firstChanged = (game: Game, variant: string): string => Object.keys(changesOf(game, variant))[0];

const changesOf = ({ options }: Game, variant: string): Chosen => options.variants[variant] as Chosen;
