/** The market: all turn a card, everybody takes exactly one, by race or calmly in turn. */
// Rules: SA-09, SA-10, S0-03, S4-03, SA-11, S0-02, S4-02, SA-12, SA-13, S4-30, S0-05, SA-58, SA-69, SA-70, SA-71,
// SA-59, SA-72, SA-87, SA-93, S0-27.
import type { CardId, Frame, HoldRule, Moves, OneRule, RaceRule, Refusal, Seat } from '#kernel';
import {
  ask,
  cardsIn,
  excuse,
  leftOf,
  listSeats,
  millis,
  moveAll,
  moveTop,
  naming,
  oneOf,
  only,
  refusal,
  seatOf,
  seconds,
  streamDice,
  tell,
  tellAll,
  topFrame,
} from '#kernel';
import type { Asks, Event, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin, slotOf, stackOf, trayOf } from '../state.ts';
import { portionsOf } from './portions.ts';

type About = Asks['grab']['about'];

/** A breath, the same for all, and then every top card turns over at one instant. */
export function beginFlip(w: SandwichWorld): void {
  const { state } = w.table;
  state.flip++;
  state.flips++;
  state.takers = [];
  const { flipMillis } = w.match.options;
  if (flipMillis > 0) ask(w, 'flip', { flip: state.flip }, w.match.players, millis(flipMillis));
  else turnUp(w);
}

export const flip: HoldRule<SandwichKinds, Asks['flip']['about']> = { mode: 'hold', resolve: turnUp };

function turnUp(w: SandwichWorld): void {
  const { seats, players, options } = w.match;
  const { state } = w.table;
  const cards = listSeats(players).map((seat) => moveTop(w, stackOf(seats, seat), slotOf(seats, seat)));
  state.takers = cards.map(() => -1);
  tellAll(w, { is: 'flipped', flip: state.flip, cards });
  if (options.market === 'race') ask(w, 'grab', { flip: state.flip }, players, seconds(options.grabSeconds));
  else askPick(w, leftOf(state.first, state.flips - 1, seats));
}

/** What this seat may take of what still lies there. */
export const takeable = (w: SandwichWorld, seat: Seat): CardId[] => {
  const owners = ownersLeft(w);
  return owners.filter((owner) => !ownCardForbidden(w, seat, owner, owners.length)).map((owner) => shownBy(w, owner));
};

const shownBy = (w: SandwichWorld, owner: Seat): CardId => cardsIn(w, slotOf(w.match.seats, owner))[0];

/** Seats whose turned-up card nobody has taken yet. */
const ownersLeft = (w: SandwichWorld): Seat[] =>
  listSeats(w.match.players).filter((owner) => w.table.state.takers[owner] < 0);

const ownCardForbidden = (w: SandwichWorld, seat: Seat, owner: Seat, left: number): boolean =>
  w.match.options.ownCard === 'last-only' && owner === seat && left > 1;

/** Who has a card of this flip, as everybody can see. */
export function haveTaken(w: SandwichWorld): Seat[] {
  const { seats, players } = w.match;
  const { takers, first, flips } = w.table.state;
  const frame = topFrame(w);
  if (frame?.ask === 'grab') return listSeats(players & ~frame.waiting);
  const count = takers.filter((taker) => taker !== NOBODY).length;
  return Array.from({ length: count }, (_, i) => leftOf(first, flips - 1 + i, seats));
}

function refuseTake(w: SandwichWorld, seat: Seat, card: CardId): Refusal | undefined {
  const owner = listSeats(w.match.players).find((s) => shownBy(w, s) === card);
  if (owner === undefined) return refusal('not-in-market');
  const taker = w.table.state.takers[owner];
  if (taker >= 0) return w.match.options.blind ? refusal('card-gone') : refusal('card-taken', { card, seat: taker });
  return ownCardForbidden(w, seat, owner, ownersLeft(w).length) ? refusal('own-card', { card }) : undefined;
}

function takeCard(w: SandwichWorld, seat: Seat, card: CardId, how: (Event & { is: 'took' })['how']): void {
  const owner = listSeats(w.match.players).find((s) => shownBy(w, s) === card) ?? seat;
  w.table.state.takers[owner] = seat;
  const told = { is: 'took', seat, card, from: owner, how } as const;
  if (!w.match.options.blind) tellAll(w, told);
  else {
    // SA-59: the log of a blind round must not name the cook of an ingredient.
    tell(w, only(seat), told);
    tell(w, w.match.everyone & ~only(seat), { ...told, seat: NOBODY });
  }
}

const NOBODY = -1;

/** The last card goes to the last player by itself. */
function takeLast(w: SandwichWorld, seat: Seat): void {
  takeCard(w, seat, shownBy(w, ownersLeft(w)[0]), 'last');
}

const lateTake = (w: SandwichWorld, _frame: Frame, seat: Seat): CardId =>
  oneOf(takeable(w, seat)).random(streamDice(w, 'late'));

const takes = (w: SandwichWorld, _frame: Frame, seat: Seat): Moves<CardId> => oneOf(takeable(w, seat));

export const grab: RaceRule<SandwichKinds, About, CardId> = {
  mode: 'race',
  shape: naming<CardId>(),
  window: (w) => millis(w.match.options.windowMillis),
  check: (w, _frame, seat, card) => refuseTake(w, seat, card),
  moves: takes,
  late: lateTake,
  take(w, frame, seat, card) {
    takeCard(w, seat, card, frame.given.some((given) => given.seat === seat) ? 'grab' : 'late');
    const rest = listSeats(frame.waiting);
    if (rest.length !== 1) return;
    excuse(frame, frame.waiting);
    takeLast(w, rest[0]);
  },
  lost(w, _frame, seat, card) {
    const owner = listSeats(w.match.players).find((s) => shownBy(w, s) === card) ?? seat;
    const by = w.match.options.blind ? NOBODY : w.table.state.takers[owner];
    tell(w, only(seat), { is: 'missed', card, by });
  },
  resolve: afterFlip,
};

function askPick(w: SandwichWorld, seat: Seat): void {
  ask(w, 'pick', { flip: w.table.state.flip }, only(seat), seconds(w.match.options.grabSeconds));
}

export const pick: OneRule<SandwichKinds, About, CardId> = {
  mode: 'one',
  shape: naming<CardId>(),
  check: (w, _frame, seat, card) => refuseTake(w, seat, card),
  moves: takes,
  late: lateTake,
  resolve(w, frame, seat, card) {
    takeCard(w, seat, card, frame.until <= w.table.now ? 'late' : 'pick');
    const next = leftOf(seat, 1, w.match.seats);
    if (ownersLeft(w).length > 1) askPick(w, next);
    else {
      takeLast(w, next);
      afterFlip(w);
    }
  },
};

/** Everybody has one: the cards go to their trays. */
function afterFlip(w: SandwichWorld): void {
  const { seats, players, options } = w.match;
  const { state } = w.table;
  for (const owner of listSeats(players)) moveAll(w, slotOf(seats, owner), trayOf(seats, seatOf(state.takers[owner])));
  state.takers = [];
  begin(w, options.express ? 'place' : 'next-flip');
}

/** The next flip, or the end of the market. */
export function nextFlip(w: SandwichWorld): void {
  const { seats, options } = w.match;
  const { state } = w.table;
  if (state.flip < portionsOf(seats, options, state.round).cards) beginFlip(w);
  else begin(w, options.express ? 'address' : 'compose');
}
