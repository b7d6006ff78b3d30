/** What each option of Sandwich Masters changes, in one line, in English. */
import { common } from '#wording/en';
import type { Options } from '../../options.ts';

/** Own orders share one. */
export type HintWords = Readonly<
  Record<Exclude<keyof Options, 'order2' | 'order3' | 'order4' | 'order5' | 'order6'>, string>
>;

export const words: HintWords = {
  end: 'What ends the game: the clock, a sum of Noshdosh, or a number of rounds.',
  minutes: 'By the clock: when time is up, the round is played to its end.',
  target: 'At a target: the game stops as soon as somebody has this much.',
  rounds: 'By rounds: everyone has exactly this many turns.',
  edition: 'The first edition had more Special Sauce and prices by size alone.',
  attackPack: 'Adds attack condiments and inspectors: more mischief.',
  orderUp: 'Adds larger orders and two events.',
  firstPlayer: 'Who takes the first turn, if it is not left to chance.',
  order1: 'Orders that somebody has written, shuffled in with the others.',
  turnSeconds: 'After that you pass.',
  choiceSeconds: 'For inspectors and events; after that you take the punishment.',
  showSeconds: common.toLookHint,
};
