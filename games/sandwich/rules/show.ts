/** The show: verdicts are told taster by taster, each until all have seen it, and then what the round brought. */
// Rules: S0-18, SA-101, SA-102, SA-103, SA-104, SA-105.
import type { Millis, Seat, Seats } from '#kernel';
import {
  ask,
  countSeats,
  has,
  leftOf,
  listSeats,
  millis,
  NEVER,
  only,
  reveal,
  seconds,
  showing,
  tellAll,
} from '#kernel';
import { earned } from '../scoring.ts';
import type { Asks, Plate, Ranking, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin, NO_RANKING, plateOf } from '../state.ts';
import { contentsOf, portionsOf } from './portions.ts';

/** Tasters in order: the first taster, then clockwise. */
export const inTurn = (w: SandwichWorld, tasters: Seats): Seat[] =>
  Array.from({ length: w.match.seats }, (_, i) => leftOf(w.table.state.first, i, w.match.seats)).filter((seat) =>
    has(tasters, seat),
  );

/** Tasters whose rankings are in and not yet told. */
const toTell = (w: SandwichWorld): Seats =>
  listSeats(w.match.players).reduce(
    (set, taster) => (w.table.state.untold[taster].order.length > 0 ? set | only(taster) : set),
    0,
  );

export function tellNext(w: SandwichWorld): void {
  const { state } = w.table;
  const [taster] = inTurn(w, toTell(w));
  const ranking = state.untold[taster];
  state.untold[taster] = NO_RANKING;
  announce(w, taster, ranking);
  ask(w, 'show', { taster, ...ranking }, w.match.players, spanOf(w, 'verdict'));
}

/** A verdict is read out: plates for all to see, cooks named, points given. */
function announce(w: SandwichWorld, taster: Seat, { order, theme }: Ranking): void {
  const { seats, options, everyone } = w.match;
  const { state } = w.table;
  const cook = (plate: Plate): Seat => state.cooks[plate] as Seat;
  const sandwiches = order.map((plate) => {
    reveal(w, plateOf(seats, plate), everyone);
    return { cook: cook(plate), cards: contentsOf(w, plate) };
  });
  const cooks = order.map(cook);
  const themeCook = theme < 0 ? -1 : cook(theme);
  const scores = earned(portionsOf(seats, options, state.round).scale, cooks, themeCook);
  for (const [seat, points] of scores) state.points[seat] += points;
  state.verdicts[state.verdicts.length - 1].push(taster, themeCook, ...cooks);
  tellAll(w, { is: 'tasted', taster, sandwiches, theme: theme < 0 ? -1 : order.indexOf(theme), scores });
}

/** What the round brought: who liked whose, and the points so far. */
export function showRound(w: SandwichWorld): void {
  const { state } = w.table;
  const round = ((state.round - 1) % w.match.options.rounds) + 1;
  tellAll(w, { is: 'round-over', round, points: state.points.slice() });
  ask(w, 'show', { taster: -1, ...NO_RANKING }, w.match.players, spanOf(w, 'round'));
}

export const show = showing<SandwichKinds, Asks['show']['about']>((w, { about }) => {
  const { options, seats } = w.match;
  if (about.taster < 0) begin(w, 'round-over');
  else if (toTell(w) !== 0) tellNext(w);
  else if (options.tasting === 'turns' && countSeats(w.table.state.served) < seats) begin(w, 'taste');
  else begin(w, 'round-page');
});

/** With more players a verdict is shown for less long, so that no round's show takes more than 50 seconds. */
const FEW = 6;
const FOR_MANY = 2 / 3;
const MOST_IN_FULL = 7;
/** What the round brought has more to read. */
const FOR_PAGE = 4 / 3;

function spanOf({ match: { seats, options } }: SandwichWorld, page: 'verdict' | 'round'): Millis {
  const full = seconds(options.showSeconds);
  if (full === NEVER) return NEVER;
  if (page === 'round') return millis(Math.floor(full * FOR_PAGE));
  return millis(Math.floor(full * (seats > FEW ? Math.min(FOR_MANY, MOST_IN_FULL / seats) : 1)));
}
