/** How much a round serves: cards, sandwiches, neighbours and points, from the number of players and the variants. */
// Rules: SA-26, SA-29, SA-31, SA-33, S0-12, SA-35, S0-09, S0-10, S0-11, SA-36, S4-07, S4-10, S4-08, SA-38, SA-39,
// SA-40, S0-24, SA-43, S0-23, S4-20, S4-21, S4-22, SA-52.
import type { CardId, Seat } from '#kernel';
import { cardsIn, leftOf } from '#kernel';
import type { Options } from '../options.ts';
import type { Plate, SandwichWorld } from '../state.ts';
import { announcedPile, plateNumber, plateOf } from '../state.ts';

export interface Portions {
  /** Cards dealt to each player, and so the number of flips. */
  readonly cards: number;
  readonly sandwiches: number;
  /** Own ingredients in a sandwich. */
  readonly size: number;
  /** Points from best to last. */
  readonly scale: readonly number[];
}

const portions = (sandwiches: number, size: number, scale: readonly number[]): Portions => ({
  cards: sandwiches * size,
  sandwiches,
  size,
  scale,
});

/** `round` counts from 1 over a whole series. */
export function portionsOf(seats: number, options: Options, round: number): Portions {
  if (options.younger === 'all-rounds' || (options.younger === 'first-round' && isVeryFirst(options, round)))
    return portions(2, 3, [3, 0]);
  if (seats === 3) return portions(4, 3, [3, 2, 1, 0]);
  const scale = options.scale === '3-1-0' ? [3, 1, 0] : [3, 2, 0];
  return options.bigTable ? portions(3, 2, scale) : portions(3, 3, scale);
}

/** S4-21: of a series only its first round is for younger players; whoever has points already has played that one. */
const isVeryFirst = ({ carried }: Options, round: number): boolean => round === 1 && carried === '';

/** The round of the present game, from 1. */
export const roundOfGame = ({ match, table }: SandwichWorld): number =>
  ((table.state.round - 1) % match.options.rounds) + 1;

/** Every game begins to the left; only games of one round count on in a running total (S4-20). */
export function directionOf(options: Options, round: number): 'left' | 'right' {
  const turn = options.rounds === 1 ? round : ((round - 1) % options.rounds) + 1;
  return options.direction === 'alternating' && turn % 2 === 0 ? 'right' : 'left';
}

/** Who gets a cook's sandwiches: the nearest neighbours first; with three players two to each. */
export function recipientsOf(seats: number, options: Options, round: number, cook: Seat): Seat[] {
  const { sandwiches } = portionsOf(seats, options, round);
  const way = directionOf(options, round) === 'left' ? 1 : -1;
  const doubled = sandwiches > seats - 1;
  return Array.from({ length: sandwiches }, (_, i) => leftOf(cook, way * (1 + (doubled ? i >> 1 : i)), seats));
}

/** The neighbours to whom this cook owes sandwiches in the present round. */
export const dueTo = (w: SandwichWorld, cook: Seat): Seat[] =>
  recipientsOf(w.match.seats, w.match.options, w.table.state.round, cook);

/** The plates in front of a taster in the present round. */
export function platesOf(w: SandwichWorld, taster: Seat): Plate[] {
  const { seats, options } = w.match;
  const { sandwiches } = portionsOf(seats, options, w.table.state.round);
  return Array.from({ length: sandwiches }, (_, i) => plateNumber(seats, taster, i));
}

/** What a plate holds, as it is read out: the cook's stack, and at a big table the announced ingredient (S4-08). */
export const contentsOf = (w: SandwichWorld, plate: Plate): CardId[] => [
  ...cardsIn(w, plateOf(w.match.seats, plate)),
  ...cardsIn(w, announcedPile(w.match.seats)),
];

/** Has this taster's verdict of the present round been read out? */
export function hasJudged({ match, table: { state } }: SandwichWorld, taster: Seat): boolean {
  const list = state.verdicts[state.verdicts.length - 1];
  const entry = portionsOf(match.seats, match.options, state.round).sandwiches + 2;
  for (let i = 0; i < list.length; i += entry) if (list[i] === taster) return true;
  return false;
}
