/** What a seat may know of the state: everything is open but the cooks of blind plates and whispered pitches. */
// Rules: G-7, SA-27, S0-14, S4-17, SA-59.
import type { Dice, Look, Seat } from '#kernel';
import { copyPlain, has, listSeats, shuffled } from '#kernel';
import { hasJudged, platesOf, recipientsOf } from './rules/portions.ts';
import type { Plate, SandwichKinds, SandwichMatch, SandwichWorld, State, View } from './state.ts';
import { tasterOf } from './state.ts';

export function view(w: SandwichWorld, seat: Seat): View {
  const { state } = w.table;
  return {
    round: state.round,
    games: state.games,
    first: state.first,
    flip: state.flip,
    flips: state.flips,
    takers: state.takers,
    base: state.base,
    theme: state.theme,
    offers: state.offers,
    offersMade: state.offersMade,
    offerIds: state.offerIds,
    cooks: state.cooks.map((cook, plate) => (cookIsOpen(w, plate) ? cook : -1)),
    praise: state.praise,
    pitches: state.pitches.map((words, plate) => (words !== '' && hears(w, seat, plate) ? words : '')),
    served: state.served,
    verdicts: state.verdicts,
    points: state.points,
  };
}

/** Looks are read only and may share lists with the table; a state may not. */
export function unview(look: Look<SandwichKinds>, _match: SandwichMatch): State {
  return copyPlain(look.view);
}

/** Who cooked what lies on a blind plate: any order of the cooks who gave to that taster. */
export function redraw(w: SandwichWorld, _seat: Seat, dice: Dice): void {
  if (!w.match.options.blind || !isServed(w)) return;
  for (const taster of listSeats(w.match.players)) if (!hasJudged(w, taster)) redrawCooks(w, taster, dice);
}

function redrawCooks(w: SandwichWorld, taster: Seat, dice: Dice): void {
  const { seats, options, players } = w.match;
  const { state } = w.table;
  const givers = listSeats(players).flatMap((cook) =>
    recipientsOf(seats, options, state.round, cook)
      .filter((to) => to === taster)
      .map(() => cook),
  );
  const order = shuffled(dice, givers);
  for (const [i, plate] of platesOf(w, taster).entries()) state.cooks[plate] = order[i];
}

/** Are sandwiches on the plates? Known from the question being asked. */
const isServed = (w: SandwichWorld): boolean => w.table.stack.at(-1)?.ask === 'rank';

const cookIsOpen = (w: SandwichWorld, plate: Plate): boolean =>
  !w.match.options.blind || hasJudged(w, tasterOf(w.match.seats, plate));

function hears(w: SandwichWorld, seat: Seat, plate: Plate): boolean {
  const taster = tasterOf(w.match.seats, plate);
  const { served, cooks } = w.table.state;
  return seat === taster || cooks[plate] === seat || has(served, taster) || hasJudged(w, taster);
}
