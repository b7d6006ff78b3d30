/** The course of the toy: the deal, its rounds and how they follow each other. */
import type { CardId, Seat, World } from '#kernel';
import {
  ask,
  cardsIn,
  draw,
  endGame,
  faceOf,
  leftOf,
  listSeats,
  millis,
  moveAll,
  moveTop,
  NEVER,
  only,
  reveal,
  seatOf,
  seconds,
  shufflePile,
  sizeOf,
  tellAll,
} from '#kernel';
import type { ToyKinds } from './state.ts';
import { BIN, DECK, DISCARD, handOf, KINDS, MARKET } from './state.ts';

type W = World<ToyKinds>;

export const BREATH = millis(4000);

export function deal(w: W): void {
  const { seats, options } = w.match;
  shufflePile(w, DECK);
  Object.assign(w.table.state, {
    round: 0,
    first: seatOf(draw(w, 'deal', seats)),
    points: new Array(seats).fill(0),
    steals: new Array(seats).fill(2),
    toasts: new Array(seats).fill(1),
    prize: draw(w, 'deal', KINDS),
    policy: 0,
  });
  for (let i = 0; i < options.deal; i++) for (const seat of listSeats(w.match.players)) moveTop(w, DECK, handOf(seat));
  nextRound(w);
}

/** The next round, or the end. */
export function nextRound(w: W): void {
  const { state } = w.table;
  if (state.round === w.match.options.rounds) payPrize(w);
  else flip(w);
}

/** One card more than seats is turned up for everybody to grab. */
function flip(w: W): void {
  const { state } = w.table;
  state.round++;
  tellAll(w, { is: 'round', round: state.round });
  for (let i = 0; i <= w.match.seats && refill(w); i++) moveTop(w, DECK, MARKET);
  if (sizeOf(w, MARKET) === 0) askCommit(w);
  else ask(w, 'grab', { round: state.round }, w.match.players, seconds(w.match.options.clock));
}

export function askCommit(w: W): void {
  moveAll(w, MARKET, DISCARD);
  ask(w, 'commit', { round: w.table.state.round }, w.match.players, seconds(w.match.options.clock));
}

export function askBreath(w: W): void {
  const span = w.match.options.clock === 0 ? NEVER : BREATH;
  ask(w, 'breath', { round: w.table.state.round }, w.match.players, span);
}

/** In turn, one seat passes a card on. */
export function askPass(w: W): void {
  const { round, first } = w.table.state;
  const passer: Seat = leftOf(first, round - 1, w.match.seats);
  ask(w, 'pass', { round }, only(passer), seconds(w.match.options.clock));
}

export const award = (w: W, scores: readonly (readonly [Seat, number])[]): void => {
  for (const [seat, points] of scores) w.table.state.points[seat] += points;
};

/** Thrown cards become the deck when it is used up. False if there is none left at all. */
function refill(w: W): boolean {
  if (sizeOf(w, DECK) > 0) return true;
  moveAll(w, DISCARD, DECK);
  moveAll(w, BIN, DECK);
  if (sizeOf(w, DECK) === 0) return false;
  shufflePile(w, DECK);
  tellAll(w, { is: 'reshuffled' });
  return true;
}

/** At the end every card with the hidden face pays a point. */
function payPrize(w: W): void {
  const { state } = w.table;
  const scores: [Seat, number][] = [];
  for (const seat of listSeats(w.match.players)) {
    reveal(w, handOf(seat), w.match.everyone);
    const held = cardsIn(w, handOf(seat)).filter((card: CardId) => faceOf(w, card) === state.prize).length;
    if (held > 0) scores.push([seat, held]);
  }
  award(w, scores);
  tellAll(w, { is: 'prize', face: state.prize, scores });
  endGame(w, state.points);
}
