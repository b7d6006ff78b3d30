/** Sandwich, wired: both editions of it. */
import type { Game } from '#kernel';
import { beginnerTaste, firstTaste, recallingTaste, taste } from './bot.ts';
import type { Options } from './options.ts';
import { fullDeal, options } from './options.ts';
import { MOST_GAMES } from './rules/end.ts';
import { MOST_OFFERS } from './rules/trade.ts';
import { interrupts, phases, questions } from './rules.ts';
import { faces, open, piles } from './setup.ts';
import type { Phase, SandwichKinds } from './state.ts';
import { redraw, unview, view } from './view.ts';

/** What the client's pictures of the game need to know besides: cards, phrases and where things lie. */
export { costliest } from './bot/character.ts';
export { ingredients } from './cards.ts';
export { PHRASES } from './options.ts';
export { onLine } from './rules/express.ts';
export { directionOf, portionsOf, recipientsOf } from './rules/portions.ts';
export { themesLeft } from './rules/theme.ts';
export type { Asks, Offer, Plate, Sandwich, SandwichKinds } from './state.ts';
export { announcedPile, GONE, mostSandwiches, plateOf, slotOf, stackOf, tasterOf, trayOf } from './state.ts';
export type { BoardWords } from './text/en/board.ts';
export type { FrontWords } from './text/en/front.ts';
export type { GuideWords } from './text/en/guide.ts';

export const game: Game<SandwichKinds> = {
  id: 'sandwich',
  version: 2,
  players: [3, 12],
  options,
  faces,
  piles,
  open,
  questions,
  interrupts,
  enter: (w, phase) => phases[phase as Phase](w),
  view,
  unview,
  redraw,
  maxInputs,
  progress: ({ state }) => ({ round: state.round, first: state.first }),
  hands: ({ state }) => state.round,
  standing: (w) => w.table.state.points,
  texts: (language) => import(`./text/${language}/index.ts`),
  taste,
  tastes: { first: firstTaste, beginner: beginnerTaste, recalling: recallingTaste },
};

/** Per round: flips with a window each time somebody grabs, then answers that are changed now and then, all offers twice, and a show per taster. */
function maxInputs(seats: number, chosen: Options): number {
  const flips = fullDeal(seats) * (8 + 8 * seats);
  const trading = chosen.trading ? seats * MOST_OFFERS * 2 : 0;
  const shows = 3 * seats * (seats + 1);
  const perRound = flips + trading + shows + 60 * seats;
  return 50 + perRound * chosen.rounds * (chosen.series ? MOST_GAMES : 1);
}
