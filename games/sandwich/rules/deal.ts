/** The deal: the first taster of a game, everything shuffled, the announced ingredient, face-down cards to all. */
// Rules: G-1, SA-06, SA-07, S0-06, S4-05, SA-08, S0-20, S0-15, S4-12, S4-08.
import type { Seat } from '#kernel';
import { draw, moveAll, moveTop, pileOf, seatOf, shufflePile, tellAll } from '#kernel';
import type { SandwichWorld } from '../state.ts';
import { announcedPile, BOX, begin, stackOf } from '../state.ts';
import { directionOf, portionsOf, roundOfGame } from './portions.ts';

/** Who tastes first: the host's choice, or a seat drawn anew for every game. */
export function firstTaster(w: SandwichWorld): Seat {
  const { seats, options } = w.match;
  return seatOf(options.firstTaster > 0 ? options.firstTaster - 1 : draw(w, 'deal', seats));
}

export function beginRound(w: SandwichWorld): void {
  const { state, cards } = w.table;
  state.round++;
  state.flip = 0;
  state.theme = '';
  for (const placed of state.lines) placed.length = 0;
  state.offers = [];
  state.offersMade.fill(0);
  state.cooks.fill(-1);
  state.praise.fill('');
  state.pitches.fill('');
  state.served = 0;
  if (roundOfGame(w) === 1) state.verdicts = [];
  state.verdicts.push([]);
  for (let pile = 1; pile < cards.piles.length; pile++) moveAll(w, pileOf(pile), BOX);
  shufflePile(w, BOX);
  begin(w, 'theme');
}

export function deal(w: SandwichWorld): void {
  const { seats, options } = w.match;
  const { round, theme } = w.table.state;
  const { cards } = portionsOf(seats, options, round);
  const direction = directionOf(options, round);
  tellAll(w, { is: 'round', round: roundOfGame(w), rounds: options.rounds, theme, direction, cards });
  if (options.bigTable) tellAll(w, { is: 'announced', card: moveTop(w, BOX, announcedPile(seats)) });
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < cards; i++) moveTop(w, BOX, stackOf(seats, seatOf(seat)));
  }
  begin(w, 'flip');
}
