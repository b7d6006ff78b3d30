/** Sándwich Wars, wired. */
import type { Game } from '#kernel';
import { listSeats } from '#kernel';
import { firstTaste, taste } from './bot.ts';
import type { Row } from './cards.ts';
import { options } from './options.ts';
import { MOST_ROUNDS } from './rules/end-of-turn.ts';
import { cards, printedOf } from './rules/faces.ts';
import { phases, questions } from './rules.ts';
import { sheetOf } from './scoring.ts';
import { faces, mayLie, open, piles } from './setup.ts';
import type { Phase, WarsKinds } from './state.ts';
import { redraw, unview, view } from './view.ts';

/** What the pictures of the game need to know besides: cards, prices, qualities, what an order lacks and brings, and where things lie. */
export type { Category, Effect, IngredientRow, OpportunityRow, OrderRow } from './cards.ts';
export { categories, ingredients, moments, opportunities, orders, sandwiches } from './cards.ts';
export { HIRE, WAGE } from './rules/assistants.ts';
export { ingredientAt, isIngredient, isOpportunity, opportunityAt, orderAt } from './rules/faces.ts';
export type { Lacking } from './rules/order.ts';
export { BONUS, earnings, lackingFor } from './rules/order.ts';
export { FINE, priceOf } from './rules/play.ts';
export { WAGES } from './rules/turn.ts';
export { costOf, extraWages, freeHelpers, helpersOf, qualities, qualityTogether } from './rules/zone.ts';
export { DIVERSITY, KEPT, sheetOf } from './scoring.ts';
export type { Asks, Completion, Putting, RewardAnswer, Sheet, TurnAnswer, WarsKinds } from './state.ts';
export { DISCARDS, doneOf, handOf, MARKET, ORDERS, ROW, sources, ZONE, zoneOf } from './state.ts';
export type { BoardWords } from './text/en/board.ts';
export type { FrontWords } from './text/en/front.ts';
export type { GuideWords } from './text/en/guide.ts';
export type { WarsWording } from './text/wording.ts';

/** The game with these cards: the lab tries others. */
export const gameOf = (rows: readonly Row[]): Game<WarsKinds> => ({
  id: 'sandwich-wars',
  version: 2,
  players: [2, 5],
  options,
  cards: printedOf(rows),
  faces,
  piles,
  open,
  questions,
  interrupts: {},
  enter: (w, phase) => phases[phase as Phase](w),
  view,
  unview,
  redraw,
  mayLie,
  maxInputs: (seats) => INPUTS_PER_TURN * MOST_ROUNDS * seats,
  progress: ({ state }) => ({ round: state.round, first: state.first }),
  standing: (w) => listSeats(w.match.players).map((seat) => sheetOf(w, seat).total),
  texts: (language) => import(`./text/${language}/index.ts`),
  taste,
  tastes: { first: firstTaste },
});

export const game = gameOf(cards);

/** Two actions with a choice after each, every opportunity with its choices, actions gained, the steps at the end, and pauses. */
const INPUTS_PER_TURN = 50;
