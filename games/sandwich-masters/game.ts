/** Sandwich Masters, wired. */
import type { Game } from '#kernel';
import { firstTaste, taste } from './bot.ts';
import type { Options } from './options.ts';
import { options } from './options.ts';
import { MOST_ROUNDS } from './rules/course.ts';
import type { Row } from './rules/prints.ts';
import { cards, printedOf } from './rules/prints.ts';
import { interrupts, phases, questions } from './rules.ts';
import { facesOf, mayLie, open, piles } from './setup.ts';
import type { MastersKinds, Phase } from './state.ts';
import { unview, view } from './view.ts';

/** What the client's pictures of the game need to know besides: cards, where things lie, and how a sandwich compares with an order. */
export type { Asks as OrderAsks, Effect, Filling, Picture, SymbolName, Variety } from './cards.ts';
export {
  barEvents,
  ingredients,
  inspectors,
  NEWEST,
  orders,
  pictures,
  symbols,
  varieties,
} from './cards.ts';
export { codesOf, HOUSE_ORDERS, OWN_ORDER_OPTIONS, OWN_ORDERS_EACH, ownOrdersOf, packsOf } from './options.ts';
export { fitAt, ownName, placesMatched } from './rules/claims.ts';
export {
  copiesIn,
  FIRST_EVENT,
  FIRST_INSPECTOR,
  FIRST_ORDER,
  FIRST_OWN,
  isBad,
  isEvent,
  isOwn,
  symbolOf,
} from './rules/faces.ts';
export { recipeOf } from './rules/kitchen.ts';
export type { Fit, Lack, Recipe } from './rules/matching.ts';
export { contentsOf, fitOf, suggestedPrice } from './rules/matching.ts';
/** Orders of the players' own: what an editor draws and asks. */
export type { OwnOrder, Read } from './rules/own-orders.ts';
export {
  HIGHEST_PRICE,
  isNameId,
  isRefused,
  LONGEST_NAME,
  MOST_FILLINGS,
  MOST_OWN_ORDERS,
  ordersFile,
  ordersLink,
  readName,
  readOrdersFile,
  readOrdersLink,
  refuseOwnOrder,
  refuseOwnOrders,
} from './rules/own-orders.ts';
export type { Asks, Claim, MastersKinds, Place, Plea, Reply, Slot, Spot, Turn } from './state.ts';
export {
  BLACK,
  BLACK_DISCARDS,
  barOf,
  claimOf,
  DOOR,
  HAND,
  handOf,
  ownerOf,
  PLACES,
  placeClaimed,
  SLOTS,
  sandwichOf,
  slotAt,
  slotClaimed,
  spotOf,
  VISITS,
  WHITE,
  WHITE_DISCARDS,
} from './state.ts';
export type { BoardWords } from './text/en/board.ts';
export type { EditorWords } from './text/en/editor.ts';
export type { FrontWords } from './text/en/front.ts';
export type { GuideWords } from './text/en/guide.ts';
export type { MastersText } from './text/wording.ts';

/** The game with these cards: the lab tries others. */
export function gameOf(rows: readonly Row[]): Game<MastersKinds> {
  const prints = printedOf(rows);
  return {
    id: 'sandwich-masters',
    version: 3,
    players: [2, 6],
    options,
    cards: prints,
    faces: (seats, chosen) => facesOf(prints, seats, chosen),
    piles,
    open,
    questions,
    interrupts,
    enter: (w, phase) => phases[phase as Phase](w),
    view,
    unview,
    mayLie,
    maxInputs,
    progress: ({ state }) => ({ round: state.round, first: state.first }),
    standing: (w) => w.table.state.money,
    texts: (language) => import(`./text/${language}/index.ts`),
    taste,
    tastes: { first: firstTaste },
  };
}

export const game = gameOf(cards);

/** Turns, with inspections and events among them that ask several players, who change their minds now and then, and what is shown. */
function maxInputs(seats: number, { end, rounds, minutes }: Options): number {
  const perRound = seats * (8 + 4 * seats);
  if (end === 'clock') return 200 + perRound * MOST_ROUNDS + minutes * INPUTS_PER_MINUTE;
  return 200 + (end === 'rounds' ? rounds : MOST_ROUNDS) * perRound;
}

/** Without clocks something happens five times a second where players act by chance. */
const INPUTS_PER_MINUTE = 600;
