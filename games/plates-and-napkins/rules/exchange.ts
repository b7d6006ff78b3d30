/** Cards that change hands by a napkin: a trade with one player, and passing on by all at once. */
// Rules: PL-26, PL-27, PL-29, PN-26.
import type { CardId, Moves, OneRule, Refusal, SealedRule, Seat } from '#kernel';
import {
  both,
  cardsIn,
  leftOf,
  lies,
  listOf,
  listSeats,
  mapped,
  moveCard,
  naming,
  oneOf,
  only,
  printed,
  record,
  refusal,
  sample,
  shuffled,
  sizeOf,
  streamDice,
  tell,
  tellAll,
  union,
  withdraw,
} from '#kernel';
import type { Asks, PlatesKinds, PlatesWorld, Trade } from '../state.ts';
import { handOf } from '../state.ts';
import { done, noEffect, stopIfCancelled } from './done.ts';

type Pass = Asks['pass']['answer'];

export const canTrade = (w: PlatesWorld, seat: Seat): boolean =>
  sizeOf(w, handOf(seat)) > 0 && partners(w, seat).length > 0;

const partners = (w: PlatesWorld, seat: Seat): Seat[] =>
  listSeats(w.match.players & ~only(seat)).filter((other) => sizeOf(w, handOf(other)) > 0);

/** Both give the same number: two, or as many as the smaller hand has. */
const tradeSize = (w: PlatesWorld, card: CardId, seat: Seat, to: Seat): number =>
  Math.min(printed(w, card).amount, sizeOf(w, handOf(seat)), sizeOf(w, handOf(to)));

/** One's own cards by choice; the other's unseen, by their places in the hand that is mixed face down. */
export const trade: OneRule<PlatesKinds, Asks['trade']['about'], Trade> = {
  mode: 'one',
  shape: record<Trade>({ to: naming<Seat>(), give: listOf(naming<CardId>()), take: listOf(naming<number>()) }),
  check: (w, { about }, seat, answer) => refuseTrade(w, about.card, seat, answer),
  moves: (w, { about }, seat) =>
    union(...partners(w, seat).map((to) => tradesWith(w, seat, to, tradeSize(w, about.card, seat, to)))),
  late: (w, frame, seat) => trade.moves(w, frame, seat).random(streamDice(w, 'late')),
  /** All see which places are picked, and nobody what lies there. */
  open: (_w, _frame, _seat, { to, take }) => [to, take],
  resume(w) {
    const { seat } = w.table.state.playing[w.table.state.playing.length - 1];
    if (stopIfCancelled(w) || canTrade(w, seat)) return;
    withdraw(w);
    noEffect(w);
  },
  resolve(w, _frame, seat, { to, give, take }) {
    const mixed = shuffled(streamDice(w, 'deal'), cardsIn(w, handOf(to)).slice());
    hand(w, seat, to, give);
    hand(
      w,
      to,
      seat,
      take.map((place) => mixed[place]),
    );
    tellAll(w, { is: 'traded', seat, to, count: give.length });
    done(w);
  },
};

function refuseTrade(w: PlatesWorld, card: CardId, seat: Seat, { to, give, take }: Trade): Refusal | undefined {
  if (to === seat || to >= w.match.seats) return refusal('another-player');
  const there = sizeOf(w, handOf(to));
  if (there === 0) return refusal('empty-hand');
  const needed = tradeSize(w, card, seat, to);
  if (give.length !== needed) return refusal('trade-count', { needed });
  const isPicked =
    take.length === needed && take.every((place, i) => place < there && (i === 0 || place > take[i - 1]));
  return isPicked ? refuseOwn(w, seat, give) : refusal('trade-unseen', { needed });
}

const tradesWith = (w: PlatesWorld, seat: Seat, to: Seat, size: number): Moves<Trade> =>
  mapped(both(picks(cardsIn(w, handOf(seat)), size), oneOf(placesIn(sizeOf(w, handOf(to)), size))), ([give, take]) => ({
    to,
    give,
    take,
  }));

/** All sets of so many places, lowest first. */
export function placesIn(hand: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: hand }, (_, last) => placesIn(last, size - 1).map((set) => [...set, last])).flat();
}

/** All choose before anybody gets anything. */
export const pass: SealedRule<PlatesKinds, Asks['pass']['about'], Pass> = {
  mode: 'sealed',
  shape: record<Pass>({ cards: listOf(naming<CardId>()) }),
  check(w, { about }, seat, { cards }) {
    const needed = passSize(w, about.card, seat);
    return cards.length === needed ? refuseOwn(w, seat, cards) : refusal('pass-count', { needed });
  },
  moves: (w, { about }, seat) =>
    mapped(picks(cardsIn(w, handOf(seat)), passSize(w, about.card, seat)), (cards) => ({ cards })),
  late: (w, frame, seat) => pass.moves(w, frame, seat).random(streamDice(w, 'late')),
  resume(w) {
    stopIfCancelled(w);
  },
  resolve(w, _frame, answers) {
    for (const { seat, answer } of answers) hand(w, seat, leftOf(seat, 1, w.match.seats), answer.cards);
    tellAll(w, { is: 'passed', counts: answers.map(({ answer }) => answer.cards.length) });
    done(w);
  },
};

/** Two, or all if there are fewer. */
const passSize = (w: PlatesWorld, card: CardId, seat: Seat): number =>
  Math.min(printed(w, card).amount, sizeOf(w, handOf(seat)));

function refuseOwn(w: PlatesWorld, seat: Seat, cards: readonly CardId[]): Refusal | undefined {
  if (!cards.every((card) => lies(w, card, handOf(seat)))) return refusal('not-in-hand');
  return new Set(cards).size === cards.length ? undefined : refusal('same-card-twice');
}

/** Whoever gives knows the cards, and so does whoever gets them; the order in which they were named tells nothing. */
function hand(w: PlatesWorld, from: Seat, to: Seat, named: readonly CardId[]): void {
  const cards = named.toSorted((a, b) => a - b);
  for (const card of cards) moveCard(w, card, handOf(from), handOf(to));
  if (cards.length > 0) tell(w, only(from) | only(to), { is: 'handed', seat: from, to, cards });
}

/** So many different cards, in any order. */
function picks(cards: readonly CardId[], size: number): Moves<CardId[]> {
  let count = 1;
  for (let i = 0; i < size; i++) count *= cards.length - i;
  return { count, all: () => rows(cards, size), random: (dice) => sample(cards, size, dice) };
}

function* rows(cards: readonly CardId[], size: number): Generator<CardId[]> {
  if (size === 0) yield [];
  else
    for (const first of cards)
      for (const rest of rows(
        cards.filter((c) => c !== first),
        size - 1,
      ))
        yield [first, ...rest];
}
