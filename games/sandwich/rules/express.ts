/** The Express: each ingredient goes on a line the moment it is taken, unseen by others, and at the end the cook only says who gets which. */
// Rules: S4-16, SA-50, SA-51, SA-52, SA-53, S4-17, SA-83, SA-84, S0-27.
import type { CardId, Refusal, SealedRule, Seat } from '#kernel';
import { ask, cardsIn, listOf, naming, oneOf, record, refusal, seconds, whole, wordsId } from '#kernel';
import type { Asks, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin, trayOf } from '../state.ts';
import { build, praised, refuseAddresses, refusePraise } from './compose.ts';
import { dueTo, portionsOf } from './portions.ts';

type Addresses = Asks['address']['answer'];

export function askPlaces(w: SandwichWorld): void {
  ask(w, 'place', { flip: w.table.state.flip }, w.match.players, seconds(w.match.options.placeSeconds));
}

function linesWithRoom(w: SandwichWorld, seat: Seat): number[] {
  const { seats, options } = w.match;
  const { sandwiches, size } = portionsOf(seats, options, w.table.state.round);
  return Array.from({ length: sandwiches }, (_, i) => i).filter((line) => onLine(w, seat, line).length < size);
}

/** Placed cards stay in the tray, or others would see each line grow; which lies on which line is the cook's secret. */
export const onLine = (w: SandwichWorld, seat: Seat, line: number): CardId[] =>
  cardsIn(w, trayOf(w.match.seats, seat)).filter((_, i) => w.table.state.lines[seat][i] === line);

export const place: SealedRule<SandwichKinds, Asks['place']['about'], number> = {
  mode: 'sealed',
  shape: whole,
  check(w, _frame, seat, line): Refusal | undefined {
    const { sandwiches, size } = portionsOf(w.match.seats, w.match.options, w.table.state.round);
    if (line < 0 || line >= sandwiches) return refusal('too-many-lines', { sandwiches });
    return linesWithRoom(w, seat).includes(line) ? undefined : refusal('line-full', { line: line + 1, size });
  },
  moves: (w, _frame, seat) => oneOf(linesWithRoom(w, seat)),
  late: (w, _frame, seat) => linesWithRoom(w, seat)[0],
  resolve(w, _frame, answers) {
    for (const { seat, answer } of answers) w.table.state.lines[seat].push(answer);
    begin(w, 'next-flip');
  },
};

export function askAddresses(w: SandwichWorld): void {
  ask(w, 'address', {}, w.match.players, seconds(w.match.options.composeSeconds));
}

/** All ways to send one's lines to the neighbours that are due, equal ones counted once. */
function ways(due: readonly Seat[]): Seat[][] {
  if (due.length === 0) return [[]];
  return [...new Set(due)].flatMap((first) => {
    const rest = due.slice();
    rest.splice(rest.indexOf(first), 1);
    return ways(rest).map((way) => [first, ...way]);
  });
}

const unpraised = (to: readonly Seat[]): Addresses => to.map((seat) => ({ to: seat, praise: '' }));

export const address: SealedRule<SandwichKinds, Asks['address']['about'], Addresses> = {
  mode: 'sealed',
  shape: listOf(record<Addresses[number]>({ to: naming<Seat>(), praise: wordsId })),
  check: (w, _frame, seat, lines) => refuseAddresses(w, seat, lines) ?? refusePraise(w, lines),
  moves: (w, _frame, seat) => praised(w, seat, oneOf(ways(dueTo(w, seat)).map(unpraised))),
  late: (w, _frame, seat) => unpraised(dueTo(w, seat)),
  resolve(w, _frame, answers) {
    for (const { seat, answer } of answers) buildLines(w, seat, answer);
    begin(w, 'give');
  },
};

function buildLines(w: SandwichWorld, cook: Seat, lines: Addresses): void {
  const plan = lines.map(({ to, praise }, line) => ({ to, praise, cards: onLine(w, cook, line) }));
  w.table.state.lines[cook] = [];
  build(w, cook, plan);
}
