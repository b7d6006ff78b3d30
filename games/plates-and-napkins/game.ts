/** Plates & Napkins, wired. */
import type { Game } from '#kernel';
import { firstTaste, taste } from './bot.ts';
import type { Row } from './cards.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { MOST_TURNS } from './rules/build.ts';
import { interrupts, phases, questions } from './rules.ts';
import { facesOf, open, piles } from './setup.ts';
import type { Phase, PlatesKinds } from './state.ts';
import { redraw, unview, view } from './view.ts';

export { honestTaste } from './bot.ts';

/** What the client's pictures of the game need to know besides: cards, where they lie, and what they come to. */
export type { Kind } from './cards.ts';
export { cards, ingredients, kinds } from './cards.ts';
export { COUNTING_SEATS } from './options.ts';
export { addsNow, eatersOf, extrasCount, shareOf } from './scoring.ts';
export type { Asks, Build, Lasting, Plate, PlatesKinds, Policy } from './state.ts';
export { bidsOf, DECK, DISCARD, DRAWN, handOf, POLICIES, plateCount, plateOf } from './state.ts';
export type { BoardWords } from './text/en/board.ts';
export type { FrontWords } from './text/en/front.ts';
export type { GuideWords } from './text/en/guide.ts';
export type { PlatesText } from './text/wording.ts';

/** The game with these cards: the lab tries others. */
export const gameOf = (rows: readonly Row[]): Game<PlatesKinds> => ({
  id: 'plates-and-napkins',
  version: 2,
  players: [2, 5],
  options,
  cards: rows,
  faces: () => facesOf(rows),
  piles,
  open,
  questions,
  interrupts,
  enter: (w, phase) => phases[phase as Phase](w),
  view,
  unview,
  redraw,
  maxInputs: (seats) => MOST_TURNS * (40 + 30 * seats),
  progress: ({ state }) => ({ round: state.turns, first: state.first }),
  standing: (w) => w.table.state.points,
  texts: (language) => import(`./text/${language}/index.ts`),
  taste,
  tastes: { first: firstTaste },
});

export const game = gameOf(cards);
