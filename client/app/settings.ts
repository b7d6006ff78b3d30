/** What a reader chose for this browser: language, text size, sounds, motion, keys, and who they like to be. */
import type { Language } from '#kernel';
import { AVATARS } from '#protocol';
import type { Volumes } from '../sound/cues.ts';
import { languageOf } from '../words/index.ts';
import { keep, keptValue, SETTINGS } from './kept.ts';

export const TEXT_SIZES = [100, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['system', 'full', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What can be done by one letter at a table; the letters can be chosen. */
export const KEYS = ['undo', 'log', 'rules', 'sound'] as const;
export type KeyName = (typeof KEYS)[number];

export interface Settings {
  readonly language: Language;
  readonly text: TextSize;
  readonly sound: boolean;
  readonly volumes: Volumes;
  readonly motion: Motion;
  readonly vibration: boolean;
  /** Reads aloud what a game has to read. */
  readonly speech: boolean;
  readonly keys: Readonly<Record<KeyName, string>>;
  /** Do single keys act at all? Some speak to their device, and every letter would be a deed. */
  readonly shortcuts: boolean;
  /** As at the last table; empty at first. */
  readonly name: string;
  readonly avatar: string;
  /** The game that was opened last. */
  readonly game: string;
  /** Games whose first steps were seen or skipped. */
  readonly guided: readonly string[];
}

const STANDARD: Settings = {
  language: 'en',
  text: 100,
  sound: true,
  volumes: { effects: 0.8, turn: 0.8, ticks: 0.6 },
  motion: 'system',
  vibration: true,
  speech: false,
  keys: { undo: 'u', log: 'l', rules: '?', sound: 'm' },
  shortcuts: true,
  name: '',
  avatar: '',
  game: '',
  guided: [],
};

/** What was kept, as far as it still makes sense. */
export function readSettings(): Settings {
  const found = keptValue('localStorage', SETTINGS);
  const old = (typeof found === 'object' ? found : {}) as Partial<Settings>;
  return {
    language: languageOf(old.language),
    text: oneOf(TEXT_SIZES, old.text) ?? STANDARD.text,
    sound: old.sound ?? STANDARD.sound,
    volumes: { ...STANDARD.volumes, ...old.volumes },
    motion: oneOf(MOTIONS, old.motion) ?? STANDARD.motion,
    vibration: old.vibration ?? STANDARD.vibration,
    speech: old.speech ?? STANDARD.speech,
    keys: { ...STANDARD.keys, ...old.keys },
    shortcuts: old.shortcuts ?? STANDARD.shortcuts,
    name: typeof old.name === 'string' ? old.name : '',
    avatar: oneOf(AVATARS, old.avatar) ?? '',
    game: typeof old.game === 'string' ? old.game : '',
    guided: Array.isArray(old.guided) ? old.guided.filter((game) => typeof game === 'string') : [],
  };
}

export function keepSettings(settings: Settings): void {
  keep('localStorage', SETTINGS, JSON.stringify(settings));
}

/** What the looks follow is written on the page itself. */
export function wearSettings({ language, text, motion }: Settings): void {
  const page = document.documentElement;
  page.lang = language;
  page.dataset.text = String(text);
  page.dataset.motion = motion;
}

export const movesLess = ({ motion }: Settings): boolean =>
  motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value);
