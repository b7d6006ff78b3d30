/** Template, wired: the smallest whole game, to be copied. */
import type { Game } from '#kernel';
import { seatOf } from '#kernel';
import { taste } from './bot.ts';
import type { Row } from './cards.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { interrupts, questions } from './rules.ts';
import { facesOf, open, piles } from './setup.ts';
import type { TemplateKinds } from './state.ts';
import { unview, view } from './view.ts';

/** The game with these cards: the lab tries others. */
export const gameOf = (rows: readonly Row[]): Game<TemplateKinds> => ({
  id: 'template',
  version: 1,
  players: [2, 4],
  options,
  cards: rows,
  faces: () => facesOf(rows),
  piles,
  open,
  questions,
  interrupts,
  view,
  unview,
  maxInputs: (seats, chosen) => 20 + chosen.rounds * seats * 12,
  progress: ({ state }) => ({ round: state.round, first: seatOf(0) }),
  standing: (w) => w.table.state.points,
  texts: (language) => import(`./text/${language}/index.ts`),
  taste,
});

export const game = gameOf(cards);
