/** What a seat may know of the state: everything is open but others' lines and untold rankings, who took and cooked what in a blind round, and whispered pitches. */
// Rules: G-7, SA-27, S0-14, S4-17, SA-59, SA-102.
import type { Dice, Look, Seat } from '#kernel';
import { copyPlain, has, listSeats, shuffled } from '#kernel';
import { haveTaken } from './rules/market.ts';
import { hasJudged, platesOf, portionsOf, recipientsOf } from './rules/portions.ts';
import { rankingsBy } from './rules/taste.ts';
import { isBetween } from './rules/trade.ts';
import type { Plate, SandwichKinds, SandwichMatch, SandwichWorld, State, View } from './state.ts';
import { GONE, NO_RANKING, tasterOf } from './state.ts';

export function view(w: SandwichWorld, seat: Seat): View {
  const { state } = w.table;
  return {
    round: state.round,
    games: state.games,
    first: state.first,
    flip: state.flip,
    flips: state.flips,
    takers: w.match.options.blind
      ? state.takers.map((taker) => (taker < 0 || taker === seat ? taker : GONE))
      : state.takers,
    lines: state.lines.map((placed, owner) => (owner === seat ? placed : placed.map(() => -1))),
    base: state.base,
    theme: state.theme,
    themes: state.themes,
    ...offersSeen(w, seat),
    cooks: state.cooks.map((cook, plate) => (cookIsOpen(w, plate) ? cook : -1)),
    praise: state.praise,
    pitches: state.pitches.map((words, plate) => (words !== '' && hears(w, seat, plate) ? words : '')),
    served: state.served,
    verdicts: state.verdicts,
    untold: state.untold.map((ranking, taster) => (taster === seat ? ranking : NO_RANKING)),
    points: state.points,
  };
}

/** Before a blind tasting an offer is between two, as is that it was made. */
function offersSeen(
  { match, table: { state } }: SandwichWorld,
  seat: Seat,
): Pick<View, 'offers' | 'offersMade' | 'offerIds'> {
  const { offers, offersMade, offerIds } = state;
  if (!match.options.blind) return { offers, offersMade, offerIds };
  const mine = offers.filter((offer) => isBetween(offer, seat));
  return {
    offers: mine,
    offersMade: offersMade.map((count, maker) => (maker === seat ? count : 0)),
    offerIds: Math.max(0, ...mine.map(({ id }) => id)),
  };
}

/** Looks are read only and may share lists with the table; a state may not. */
export function unview(look: Look<SandwichKinds>, _match: SandwichMatch): State {
  return copyPlain(look.view);
}

/** Lines and untold rankings of the others: any that they could have. Blind rounds: any taker of what is gone, any cook of what lies on a plate. */
export function redraw(w: SandwichWorld, seat: Seat, dice: Dice): void {
  const { options, players } = w.match;
  const { lines, untold } = w.table.state;
  for (const [owner, placed] of lines.entries()) if (owner !== seat && placed.length > 0) redrawLines(w, placed, dice);
  if (options.blind) redrawTakers(w, seat, dice);
  const ask = w.table.stack.at(-1)?.ask;
  if (ask !== 'rank' && ask !== 'show') return;
  for (const taster of listSeats(players)) {
    if (hasJudged(w, taster)) continue;
    if (options.blind) redrawCooks(w, taster, dice);
    // In strict turns a ranking is told as soon as it is in.
    if (ask === 'show' && taster !== seat && options.tasting === 'together')
      untold[taster] = rankingsBy(w, taster).random(dice);
  }
}

function redrawLines(w: SandwichWorld, placed: number[], dice: Dice): void {
  const { sandwiches, size } = portionsOf(w.match.seats, w.match.options, w.table.state.round);
  const room = Array.from({ length: sandwiches * size }, (_, i) => i % sandwiches);
  for (const [i, line] of shuffled(dice, room).slice(0, placed.length).entries()) placed[i] = line;
}

/** Who has a card is seen, and what is gone; not who has which. */
function redrawTakers(w: SandwichWorld, seat: Seat, dice: Dice): void {
  const { takers } = w.table.state;
  const gone = [...takers.keys()].filter((owner) => takers[owner] !== -1 && takers[owner] !== seat);
  const others = shuffled(
    dice,
    haveTaken(w).filter((taker) => taker !== seat),
  );
  for (const [i, owner] of gone.entries()) takers[owner] = others[i];
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

const cookIsOpen = (w: SandwichWorld, plate: Plate): boolean =>
  !w.match.options.blind || hasJudged(w, tasterOf(w.match.seats, plate));

function hears(w: SandwichWorld, seat: Seat, plate: Plate): boolean {
  const taster = tasterOf(w.match.seats, plate);
  const { served, cooks } = w.table.state;
  return seat === taster || cooks[plate] === seat || has(served, taster) || hasJudged(w, taster);
}
