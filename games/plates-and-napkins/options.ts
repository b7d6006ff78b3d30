/** What a table of Plates & Napkins may choose: how far to play, who begins, and how much time there is. */
// Rules: G-1, PN-23, PN-24, PN-25.
import type { OptionBook } from '#kernel';
import { refusal } from '#kernel';

export type Options = {
  /** Points that end a game of two to four; 0 takes the printed number. */
  goal: number;
  /** Sandwiches that end a game of five. */
  sandwiches: number;
  /** Chair number of the first player, counted from 1; 0 draws for it. */
  firstPlayer: number;
  turnSeconds: number;
  bidSeconds: number;
  /** For what a napkin asks, for the two drawn cards and for throwing away what is too much. */
  chooseSeconds: number;
  /** How long everybody may still stop what comes; 0 until all have let it pass. */
  holdMillis: number;
  /** How long a meal is shown at most. */
  showSeconds: number;
};

/** Five players count sandwiches instead of points. */
export const COUNTING_SEATS = 5;

const clock = (standard: number) => ({ kind: 'number', min: 0, max: 86_400, standard }) as const;

const speed = (turnSeconds: number, bidSeconds: number, holdMillis: number, showSeconds: number) => ({
  turnSeconds,
  bidSeconds,
  chooseSeconds: bidSeconds,
  holdMillis,
  showSeconds,
});

export const options: OptionBook<Options> = {
  specs: {
    goal: { kind: 'number', min: 0, max: 50, standard: 0 },
    sandwiches: { kind: 'number', min: 1, max: 15, standard: 5 },
    firstPlayer: { kind: 'number', min: 0, max: 5, standard: 0, means: 'seat' },
    turnSeconds: clock(40),
    bidSeconds: clock(20),
    chooseSeconds: clock(20),
    holdMillis: { kind: 'number', min: 0, max: 86_400_000, standard: 4_000 },
    showSeconds: clock(4),
  },
  presets: { standard: {} },
  standardPreset: 'standard',
  variants: { quick: { goal: 8, sandwiches: 3 } },
  speeds: {
    unhurried: speed(60, 30, 6_000, 6),
    normal: speed(40, 20, 4_000, 4),
    wild: speed(20, 10, 3_000, 2),
    none: speed(0, 0, 0, 0),
  },
  settle: (chosen, seats) => (chosen.goal === 0 ? { ...chosen, goal: seats === 2 ? 25 : 15 } : chosen),
  forbid: (chosen, seats) =>
    chosen.firstPlayer > seats ? refusal('no-such-first-player', { chair: chosen.firstPlayer, seats }) : undefined,
};
