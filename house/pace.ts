/** How fast the bots of a table are: its speed says so, unless the host does. */
import type { Speed } from '#kernel';
import { NEVER, SPEEDS } from '#kernel';
import type { Chosen, Manners } from './room/room.ts';

/** In `manners.thinking`: as the table's speed says. */
export const BY_SPEED = -1;

export interface Pace {
  /** About how long a bot thinks about a question, in milliseconds. */
  readonly thinking: number;
  /** In a race they take one after another, this far apart. */
  readonly taking: number;
}

/** Like people who read what lies there. Without a timer bots wait for people in a race, and are not in a hurry after them. */
const PACES: Readonly<Record<Speed, Pace>> = {
  unhurried: { thinking: 3_000, taking: 2_500 },
  normal: { thinking: 2_000, taking: 1_500 },
  wild: { thinking: 1_000, taking: 800 },
  none: { thinking: 2_000, taking: 1_500 },
};

/** The host's own number stands for both, as it does at normal speed. */
const TAKING_PER_THINKING = PACES.normal.taking / PACES.normal.thinking;

export function paceOf(options: Chosen, { thinking }: Pick<Manners, 'thinking'>): Pace {
  if (thinking !== BY_SPEED) return { thinking, taking: Math.round(thinking * TAKING_PER_THINKING) };
  return PACES[SPEEDS.find((speed) => speed === options.speed) ?? 'normal'];
}

/** How far apart so many bots take in a race of this span: all of them before its time is up. */
export const stepOf = ({ taking }: Pace, bots: number, span: number): number =>
  span === NEVER ? taking : Math.min(taking, Math.floor(span / (bots + 1)));

/** By so much of a step a bot is early or late. */
export const SWING = 0.1;
