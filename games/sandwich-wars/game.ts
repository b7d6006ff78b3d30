/** Sándwich Wars, wired. */
import type { Game } from '#kernel';
import { taste } from './bot.ts';
import { options } from './options.ts';
import { MOST_ROUNDS } from './rules/end-of-turn.ts';
import { phases, questions } from './rules.ts';
import { faces, open, piles } from './setup.ts';
import type { Phase, WarsKinds } from './state.ts';
import { redraw, unview, view } from './view.ts';

export const game: Game<WarsKinds> = {
  id: 'sandwich-wars',
  version: 1,
  players: [2, 5],
  options,
  faces,
  piles,
  open,
  questions,
  interrupts: {},
  enter: (w, phase) => phases[phase as Phase](w),
  view,
  unview,
  redraw,
  maxInputs: (seats) => INPUTS_PER_TURN * MOST_ROUNDS * seats,
  progress: ({ state }) => ({ round: state.round, first: state.first }),
  texts: {
    en: () => import('./text/en.ts'),
    fr: () => import('./text/fr.ts'),
    es: () => import('./text/es.ts'),
    de: () => import('./text/de.ts'),
  },
  taste,
};

/** Two actions with a choice after each, every opportunity with its choices, actions gained, the steps at the end, and pauses. */
const INPUTS_PER_TURN = 50;
