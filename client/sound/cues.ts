/** The sounds of the kitchen by name, and which knob turns each down. */

export const CUES = [
  /** Paper slap: a card lands. */
  'slap',
  /** A card turns over. */
  'flick',
  /** Knife tap: my turn. */
  'knife',
  /** An order, an offer. */
  'bell',
  /** What I build is closed. */
  'crunch',
  /** A gross card. */
  'squelch',
  /** Coins, points. */
  'till',
  /** The inspector's cover lands. */
  'cloche',
  /** Kettle: one of the last three seconds. */
  'kettle',
  /** Somebody sits down. */
  'stool',
  /** That does not go. */
  'thud',
  /** The game is over. */
  'cheer',
] as const;
export type Cue = (typeof CUES)[number];

/** The knobs of the settings. */
export const KNOBS = ['effects', 'turn', 'ticks'] as const;
export type Knob = (typeof KNOBS)[number];
export type Volumes = Readonly<Record<Knob, number>>;

export const knobOf = (cue: Cue): Knob => {
  if (cue === 'knife') return 'turn';
  return cue === 'kettle' ? 'ticks' : 'effects';
};
