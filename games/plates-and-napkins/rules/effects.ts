/** What napkins do: a function for each word of the vocabulary. Some ask their player, and their questions go on from there. */
// Rules: PN-12, PL-28, PN-17, PN-18, PN-19.
import type { Seats } from '#kernel';
import { ask, leftOf, listSeats, moveAll, only, printed, seconds, sizeOf, tellAll } from '#kernel';
import type { Effect } from '../cards.ts';
import type { PlatesWorld, Playing } from '../state.ts';
import { DISCARD, handOf } from '../state.ts';
import { bidsLie, platesFor } from './choices.ts';
import { done, noEffect } from './done.ts';
import { canTrade } from './exchange.ts';
import { drawUpTo } from './refill.ts';

export const effectOf = (w: PlatesWorld, playing: Playing): void =>
  EFFECTS[printed(w, playing.card).effect as Effect](w, playing);

type Question = 'trade' | 'pass' | 'swap' | 'choosePlate' | 'choosePlayer';

function askFor(w: PlatesWorld, question: Question, { card }: Playing, seats: Seats): void {
  ask(w, question, { card }, seats, seconds(w.match.options.chooseSeconds));
}

const EFFECTS: Readonly<Record<Effect, (w: PlatesWorld, playing: Playing) => void>> = {
  trade: (w, playing) => (canTrade(w, playing.seat) ? askFor(w, 'trade', playing, only(playing.seat)) : noEffect(w)),
  'new-hands': newHands,
  pass: (w, playing) => askFor(w, 'pass', playing, w.match.players),
  'swap-bids': (w, playing) => (bidsLie(w) ? askFor(w, 'swap', playing, only(playing.seat)) : noEffect(w)),
  clear: choosePlate,
  nibble: choosePlate,
  draw(w, { card, seat }) {
    const count = drawUpTo(w, seat, sizeOf(w, handOf(seat)) + printed(w, card).amount);
    tellAll(w, { is: 'helped', seat, count });
    done(w);
  },
  cancel(w, { seat }) {
    const target = w.table.state.playing.at(-2);
    if (target === undefined) return noEffect(w);
    target.cancelled = true;
    tellAll(w, { is: 'cancelled', seat, card: target.card });
    return done(w);
  },
  double(w, { card, seat }) {
    w.table.state.lasting.push({ card, by: seat, on: -1 });
    tellAll(w, { is: 'doubled', seat, card });
    done(w);
  },
  bar: (w, playing) => askFor(w, 'choosePlayer', playing, only(playing.seat)),
};

function choosePlate(w: PlatesWorld, playing: Playing): void {
  if (platesFor(w, playing.card).length === 0) noEffect(w);
  else askFor(w, 'choosePlate', playing, only(playing.seat));
}

/** All hands go first, so that they can be drawn again; then whoever played it draws first. */
function newHands(w: PlatesWorld, { card, seat }: Playing): void {
  const { seats, players } = w.match;
  for (const other of listSeats(players)) moveAll(w, handOf(other), DISCARD);
  tellAll(w, { is: 'new-hands', seat });
  for (let i = 0; i < seats; i++) drawUpTo(w, leftOf(seat, i, seats), printed(w, card).amount);
  done(w);
}
