/** The sounds of the kitchen as data: what each is made of, in three variants. */
import type { Cue } from './cues.ts';

/** One strand of a sound: noise or a tone, through a filter, under one envelope. Times in seconds, pitches in hertz. */
export interface Voice {
  readonly source: 'noise' | 'sine' | 'triangle' | 'square';
  readonly at: number;
  /** The pitch of a tone, or where the filter of noise stands; it glides from the first to the second. */
  readonly pitch: readonly [from: number, to: number];
  readonly filter?: { readonly type: 'lowpass' | 'highpass' | 'bandpass'; readonly q: number };
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
}

export const VARIANTS = 3;

/** How a repeat differs from the one before: in pitch, in tempo, and in the piece of noise it is cut from. */
const SHADES = [
  { pitch: 1, tempo: 1, grain: 0 },
  { pitch: 1.07, tempo: 0.94, grain: 0.37 },
  { pitch: 0.93, tempo: 1.05, grain: 0.71 },
] as const;

/** What is played: voices with everything worked out, and where in the noise they begin. */
export interface Score {
  readonly voices: readonly Voice[];
  readonly grain: number;
}

export function scoreOf(cue: Cue, variant: number): Score {
  const shade = SHADES[variant % VARIANTS];
  const { level, voices } = RECIPES[cue];
  const loudness = 10 ** (level / 20);
  return {
    grain: shade.grain,
    voices: voices.map((voice) => ({
      ...voice,
      at: voice.at * shade.tempo,
      attack: voice.attack * shade.tempo,
      decay: voice.decay * shade.tempo,
      pitch: [voice.pitch[0] * shade.pitch, voice.pitch[1] * shade.pitch],
      gain: voice.gain * loudness,
    })),
  };
}

/** In seconds, until the last voice is silent. */
export const lengthOf = ({ voices }: Score): number =>
  Math.max(...voices.map(({ at, attack, decay }) => at + attack + decay));

/** A variant other than the one that sounded last, by a number from outside. */
export const nextVariant = (last: number, chance: number): number =>
  (last + 1 + Math.floor(chance * (VARIANTS - 1))) % VARIANTS;

interface Recipe {
  /** In decibels, so that all cues are about equally loud. */
  readonly level: number;
  readonly voices: readonly Voice[];
}

type Brush = Pick<Voice, 'at' | 'attack' | 'decay' | 'gain'>;

const band = (pitch: number, q: number, brush: Brush): Voice => ({
  source: 'noise',
  pitch: [pitch, pitch],
  filter: { type: 'bandpass', q },
  ...brush,
});

const dull = (from: number, to: number, brush: Brush): Voice => ({
  source: 'noise',
  pitch: [from, to],
  filter: { type: 'lowpass', q: 0.7 },
  ...brush,
});

const tone = (source: 'sine' | 'triangle' | 'square', from: number, to: number, brush: Brush): Voice => ({
  source,
  pitch: [from, to],
  ...brush,
});

/** A struck bell or pan: partials that are not whole multiples, the higher the shorter. */
const struck = (base: number, at: number, ring: number, gain: number): Voice[] =>
  [
    [1, 1, 1],
    [2.76, 0.45, 0.62],
    [5.4, 0.22, 0.35],
  ].map(([ratio, loud, long]) =>
    tone('sine', base * ratio, base * ratio, { at, attack: 0.002, decay: ring * long, gain: gain * loud }),
  );

/** A dry crackle: grains of bright noise, each at its own moment. */
const crackle = (grains: readonly (readonly [at: number, pitch: number, gain: number])[]): Voice[] =>
  grains.map(([at, pitch, gain]) => band(pitch, 1.4, { at, attack: 0.001, decay: 0.028, gain }));

const RECIPES: Readonly<Record<Cue, Recipe>> = {
  slap: {
    level: 4.2,
    voices: [
      band(1900, 0.8, { at: 0, attack: 0.001, decay: 0.055, gain: 1 }),
      dull(420, 180, { at: 0.003, attack: 0.002, decay: 0.09, gain: 0.9 }),
    ],
  },
  flick: {
    level: 3.6,
    voices: [
      band(3200, 1.1, { at: 0, attack: 0.012, decay: 0.05, gain: 0.8 }),
      band(1500, 1, { at: 0.045, attack: 0.001, decay: 0.04, gain: 0.7 }),
    ],
  },
  knife: {
    level: -1.6,
    voices: [
      tone('triangle', 780, 540, { at: 0, attack: 0.001, decay: 0.07, gain: 0.9 }),
      band(2600, 1.2, { at: 0, attack: 0.001, decay: 0.025, gain: 0.25 }),
      tone('triangle', 880, 600, { at: 0.13, attack: 0.001, decay: 0.08, gain: 1 }),
      band(2900, 1.2, { at: 0.13, attack: 0.001, decay: 0.025, gain: 0.25 }),
    ],
  },
  bell: { level: -5.8, voices: struck(1318, 0, 0.36, 1) },
  crunch: {
    level: 6.6,
    voices: [
      ...crackle([
        [0, 2400, 0.9],
        [0.028, 3400, 0.7],
        [0.05, 1900, 1],
        [0.088, 2900, 0.7],
        [0.12, 2100, 0.8],
        [0.168, 3100, 0.45],
      ]),
      dull(600, 160, { at: 0.01, attack: 0.006, decay: 0.2, gain: 0.8 }),
    ],
  },
  squelch: {
    level: -3.2,
    voices: [
      tone('sine', 190, 420, { at: 0, attack: 0.02, decay: 0.13, gain: 0.8 }),
      tone('sine', 360, 120, { at: 0.12, attack: 0.015, decay: 0.16, gain: 0.9 }),
      { ...dull(300, 1500, { at: 0, attack: 0.03, decay: 0.12, gain: 0.9 }), filter: { type: 'bandpass', q: 4 } },
      { ...dull(1300, 260, { at: 0.13, attack: 0.02, decay: 0.16, gain: 1 }), filter: { type: 'bandpass', q: 5 } },
    ],
  },
  till: {
    level: -5.6,
    voices: [
      dull(900, 300, { at: 0, attack: 0.002, decay: 0.05, gain: 0.9 }),
      ...struck(2093, 0.05, 0.28, 0.8),
      ...struck(2637, 0.1, 0.24, 0.5),
    ],
  },
  cloche: {
    level: -4.6,
    voices: [
      dull(300, 120, { at: 0, attack: 0.002, decay: 0.08, gain: 0.6 }),
      ...struck(622, 0, 0.36, 0.8),
      ...struck(933, 0.004, 0.26, 0.4),
    ],
  },
  kettle: {
    level: -4.8,
    voices: [
      tone('sine', 1760, 1720, { at: 0, attack: 0.002, decay: 0.05, gain: 0.8 }),
      band(5200, 2, { at: 0, attack: 0.002, decay: 0.035, gain: 0.35 }),
    ],
  },
  stool: {
    level: -0.6,
    voices: [
      tone('triangle', 240, 150, { at: 0, attack: 0.002, decay: 0.09, gain: 1 }),
      dull(700, 250, { at: 0.06, attack: 0.004, decay: 0.09, gain: 0.7 }),
    ],
  },
  thud: {
    level: -2.5,
    voices: [
      tone('sine', 170, 90, { at: 0, attack: 0.003, decay: 0.12, gain: 1 }),
      tone('sine', 150, 80, { at: 0.11, attack: 0.003, decay: 0.12, gain: 0.9 }),
      dull(500, 160, { at: 0, attack: 0.002, decay: 0.05, gain: 0.6 }),
    ],
  },
  cheer: {
    level: -6.4,
    voices: [
      ...struck(1047, 0, 0.3, 0.7),
      ...struck(1319, 0.07, 0.29, 0.7),
      ...struck(1568, 0.14, 0.21, 0.8),
      { ...dull(900, 2200, { at: 0.02, attack: 0.16, decay: 0.18, gain: 0.35 }), filter: { type: 'bandpass', q: 0.8 } },
    ],
  },
};
