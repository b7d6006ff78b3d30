/** The count, the breath before anybody eats, the meal and its showing, and the end of the game. */
// Rules: PN-11, PL-33, PL-34, G-4, PL-43, PN-21, PN-23, PL-36, PL-37, PL-38, G-5, PN-27.
import type { HoldRule, Seat } from '#kernel';
import {
  ask,
  endGame,
  leftOf,
  listSeats,
  moveAll,
  moveCard,
  reveal,
  seconds,
  showing,
  tellAll,
  withdraw,
} from '#kernel';
import { COUNTING_SEATS } from '../options.ts';
import { bidScores, eatersOf, nextAfter, shareOf, worthOf } from '../scoring.ts';
import type { Asks, Event, PlatesKinds, PlatesWorld } from '../state.ts';
import { begin, bidsOf, DISCARD, LASTING, plateOf } from '../state.ts';
import { clearBids } from './bid.ts';
import { holdSpan, wavedBy } from './policy.ts';
import { refill } from './refill.ts';

export function beginCount(w: PlatesWorld): void {
  const { state } = w.table;
  state.stage = 'count';
  for (const to of listSeats(w.match.players)) reveal(w, bidsOf(w.match.seats, to), w.match.everyone);
  tellAll(w, { is: 'counted', bids: bidScores(w), again: 'first' });
  ask(w, 'count', { plate: state.plate }, w.match.players, holdSpan(w));
}

/** The book's favourite moment for a napkin. After one, all is counted again and the hold opens anew. */
export const count: HoldRule<PlatesKinds, Asks['count']['about']> = {
  mode: 'hold',
  waved: (w) => wavedBy(w, 'count'),
  resume(w) {
    if (w.table.state.plate >= 0) return tellAll(w, { is: 'counted', bids: bidScores(w), again: 'again' });
    withdraw(w);
    return begin(w, 'gone');
  },
  resolve: (w) => eat(w),
};

/** Only now it is told what the count brings; sandwich and bids still lie there for all to read. */
function eat(w: PlatesWorld): void {
  const { state } = w.table;
  const eaters = eatersOf(bidScores(w));
  const worth = worthOf(w, state.plate);
  const share = shareOf(worth, eaters.length);
  for (const seat of eaters) state.points[seat] += share;
  state.eaten++;
  tellAll(w, { is: 'ate', eaters, worth, scores: eaters.map((seat): [Seat, number] => [seat, share]) });
  ask(w, 'meal', { eaters, worth, share }, w.match.players, seconds(w.match.options.showSeconds));
}

export const meal = showing<PlatesKinds, Asks['meal']['about']>((w, { about }) => {
  const why = reasonToEnd(w);
  if (why === undefined) clearAway(w, nextAfter(about.eaters, w.table.state.finisher, w.match.seats));
  else finish(w, why);
});

/** Two to four play for points, five count sandwiches. */
function reasonToEnd({ match, table: { state } }: PlatesWorld): 'goal' | 'sandwiches' | undefined {
  if (match.seats === COUNTING_SEATS) return state.eaten >= match.options.sandwiches ? 'sandwiches' : undefined;
  return Math.max(...state.points) >= match.options.goal ? 'goal' : undefined;
}

function finish(w: PlatesWorld, why: Extract<Event, { is: 'over' }>['why']): void {
  const { points } = w.table.state;
  endGame(w, points);
  tellAll(w, { is: 'over', points: points.slice(), winners: w.table.result.winners, why });
}

/** Sandwich, bids and lasting napkins go to the discards; everybody is back to seven, from the eater on. */
function clearAway(w: PlatesWorld, eater: Seat): void {
  const { state } = w.table;
  const { seats } = w.match;
  moveAll(w, plateOf(seats, state.plate), DISCARD);
  clearBids(w);
  for (const { card } of state.lasting) {
    moveCard(w, card, LASTING, DISCARD);
    tellAll(w, { is: 'lasting-over', card });
  }
  Object.assign(state, { lasting: [], plate: -1, stage: 'building', turn: eater });
  refill(
    w,
    Array.from({ length: seats }, (_, i) => leftOf(eater, i, seats)),
    'turn',
  );
}
