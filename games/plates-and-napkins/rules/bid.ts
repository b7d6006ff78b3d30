/** Bidding: clockwise from the finisher, a card face down in front of anybody, or out for good; the last one has a last card. */
// Rules: PN-08, PN-09, PN-10, PL-14, PL-15, PL-16, PL-17, PL-18, PL-19, PL-44, PN-13, PL-39, PL-41, PN-26.
import type { CardId, Frame, Moves, OneRule, Refusal, Seat, Shape } from '#kernel';
import {
  ask,
  both,
  cardsIn,
  countSeats,
  exactly,
  has,
  leftOf,
  lies,
  listOf,
  listSeats,
  mapped,
  moveAll,
  moveCard,
  naming,
  oneOf,
  only,
  record,
  refusal,
  seconds,
  sizeOf,
  tellAll,
  union,
  withdraw,
} from '#kernel';
import type { Asks, Bid, PlatesKinds, PlatesWorld } from '../state.ts';
import { begin, bidsOf, DISCARD, handOf } from '../state.ts';
import { refill } from './refill.ts';

export function beginBidding(w: PlatesWorld): void {
  const { state } = w.table;
  if (state.plate < 0) return begin(w, 'gone');
  Object.assign(state, { stage: 'bidding', bidder: state.finisher, out: 0 });
  return nextBidder(w);
}

/** Goes round until somebody can bid, or only the last one is in, or nobody. */
function nextBidder(w: PlatesWorld): void {
  const { state, match } = { state: w.table.state, match: w.match };
  for (;;) {
    const left = match.players & ~state.out;
    if (left === 0) return begin(w, 'count');
    while (!has(left, state.bidder)) state.bidder = leftOf(state.bidder, 1, match.seats);
    const last = countSeats(left) === 1;
    const why = cannotBid(w, state.bidder);
    if (why === undefined) {
      const about = { plate: state.plate, last };
      return ask(w, 'bid', about, only(state.bidder), seconds(match.options.bidSeconds));
    }
    state.out |= only(state.bidder);
    tellAll(w, { is: 'out', seat: state.bidder, why });
  }
}

/** No cards, or a napkin that says so. */
function cannotBid(w: PlatesWorld, seat: Seat): 'no-cards' | 'barred' | undefined {
  if (isBarred(w, seat)) return 'barred';
  return sizeOf(w, handOf(seat)) === 0 ? 'no-cards' : undefined;
}

const isBarred = (w: PlatesWorld, seat: Seat): boolean => w.table.state.lasting.some(({ on }) => on === seat);

const placing = record<Extract<Bid, object>>({ to: naming<Seat>(), cards: listOf(naming<CardId>()) });
const isBid: Shape<Bid> = (x): x is Bid => x === 'out' || placing(x);

export const bid: OneRule<PlatesKinds, Asks['bid']['about'], Bid> = {
  mode: 'one',
  shape: isBid,
  check: (w, _frame, seat, answer) => refuseBid(w, seat, answer),
  moves: (w, _frame, seat) => bidMoves(w, seat),
  late: () => 'out',
  /** Others see in front of whom a card is put, and nothing else; unless it is the last one, after which all are turned up. */
  open: (w, frame, seat, answer) => (answer === 'out' || leadsToCount(w, frame, seat) ? answer : answer.to),
  resume(w) {
    const { state } = w.table;
    if (state.plate < 0) {
      withdraw(w);
      begin(w, 'gone');
    } else if (cannotBid(w, state.bidder) !== undefined) {
      withdraw(w);
      nextBidder(w);
    }
  },
  resolve(w, frame, seat, answer) {
    if (answer === 'out') optOut(w, frame, seat);
    else place(w, frame, seat, answer);
  },
};

/** Nobody else can bid any more, and neither can this player after this card. */
function leadsToCount(w: PlatesWorld, { about }: Frame<Asks['bid']['about']>, seat: Seat): boolean {
  const others = listSeats(w.match.players & ~w.table.state.out & ~only(seat));
  const alone = others.every((other) => cannotBid(w, other) !== undefined);
  return about.last || (alone && sizeOf(w, handOf(seat)) === 1);
}

function bidMoves(w: PlatesWorld, seat: Seat): Moves<Bid> {
  const placed = both(oneOf(cardsIn(w, handOf(seat))), oneOf(listSeats(w.match.players)));
  return union<Bid>(
    exactly('out'),
    mapped(placed, ([card, to]) => ({ to, cards: [card] })),
  );
}

function refuseBid(w: PlatesWorld, seat: Seat, answer: Bid): Refusal | undefined {
  if (answer === 'out') return undefined;
  if (answer.cards.length !== 1) return refusal('one-card-a-bid', { cards: answer.cards.length });
  if (answer.to >= w.match.seats) return refusal('no-such-player');
  return lies(w, answer.cards[0], handOf(seat)) ? undefined : refusal('not-in-hand');
}

function optOut(w: PlatesWorld, { about }: Frame<Asks['bid']['about']>, seat: Seat): void {
  w.table.state.out |= only(seat);
  if (about.last) {
    tellAll(w, { is: 'declined', seat });
    return begin(w, 'count');
  }
  tellAll(w, { is: 'out', seat, why: 'choice' });
  return nextBidder(w);
}

function place(
  w: PlatesWorld,
  { about }: Frame<Asks['bid']['about']>,
  seat: Seat,
  { to, cards: [card] }: Extract<Bid, object>,
): void {
  const { state } = w.table;
  moveCard(w, card, handOf(seat), bidsOf(w.match.seats, to));
  state.placers[to].push(seat);
  tellAll(w, { is: 'bid', seat, to });
  if (about.last) return begin(w, 'count');
  state.bidder = leftOf(seat, 1, w.match.seats);
  return nextBidder(w);
}

/** All bids, and whatever else was put there, to the discards. */
export function clearBids(w: PlatesWorld): void {
  for (const to of listSeats(w.match.players)) {
    moveAll(w, bidsOf(w.match.seats, to), DISCARD);
    w.table.state.placers[to] = [];
  }
}

/** The sandwich is no longer there: nobody eats, and the player after the finisher goes on building. */
export function afterGone(w: PlatesWorld): void {
  const { state, match } = { state: w.table.state, match: w.match };
  tellAll(w, { is: 'gone' });
  clearBids(w);
  Object.assign(state, { stage: 'building', plate: -1, turn: leftOf(state.finisher, 1, match.seats) });
  refill(
    w,
    Array.from({ length: match.seats }, (_, i) => leftOf(state.finisher, i, match.seats)),
    'turn',
  );
}
