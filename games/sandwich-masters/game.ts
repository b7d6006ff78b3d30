/** Sandwich Masters, wired. */
import type { Game } from '#kernel';
import { taste } from './bot.ts';
import type { Options } from './options.ts';
import { options } from './options.ts';
import { MOST_ROUNDS } from './rules/course.ts';
import { interrupts, phases, questions } from './rules.ts';
import { faces, open, piles } from './setup.ts';
import type { MastersKinds, Phase } from './state.ts';
import { unview, view } from './view.ts';

export const game: Game<MastersKinds> = {
  id: 'sandwich-masters',
  version: 1,
  players: [2, 6],
  options,
  faces,
  piles,
  open,
  questions,
  interrupts,
  enter: (w, phase) => phases[phase as Phase](w),
  view,
  unview,
  maxInputs,
  progress: ({ state }) => ({ round: state.round, first: state.first }),
  texts: {
    en: () => import('./text/en.ts'),
    fr: () => import('./text/fr.ts'),
    es: () => import('./text/es.ts'),
    de: () => import('./text/de.ts'),
  },
  taste,
};

/** Turns, with inspections and events among them that ask several players, who change their minds now and then. */
function maxInputs(seats: number, { end, rounds }: Options): number {
  const most = end === 'rounds' ? rounds : MOST_ROUNDS;
  return 200 + most * seats * (8 + 2 * seats);
}
