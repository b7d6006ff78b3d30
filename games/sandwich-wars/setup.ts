/** Set-up: the cards of both decks, where they may lie, and the opening of the table. */
// Rules: SW-44, SW-54, G-1, SW-45, G-7.
import type { Pile, PileKind } from '#kernel';
import {
  cardsIn,
  closedPile,
  draw,
  firstSeats,
  handPile,
  leftOf,
  moveCard,
  moveTop,
  only,
  openPile,
  reveal,
  seatOf,
  shufflePile,
  tellAll,
} from '#kernel';
import { categories } from './cards.ts';
import type { Options } from './options.ts';
import { refill } from './rules/end-of-turn.ts';
import { facesIn, isIngredient, isOpportunity } from './rules/faces.ts';
import type { WarsMatch, WarsWorld } from './state.ts';
import { ASIDE, begin, doneOf, HAND, handOf, MARKET, ORDERS, ROW, sources } from './state.ts';

/** Coins that everybody begins with. */
const PURSE = 10;

export const faces = (_seats: number, { edition }: Options): number[] => facesIn(edition);

/** In the order of the pile functions in state.ts. */
export function piles(seats: number, _options: Options): PileKind[] {
  const everyone = firstSeats(seats + 1);
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  return [
    closedPile(),
    openPile(everyone),
    closedPile(),
    openPile(everyone),
    closedPile(),
    ...each((seat) => handPile(only(seatOf(seat)))),
    ...each(() => openPile(everyone)),
    ...each(() => openPile(everyone)),
  ];
}

/** Orders and market cards never mix. */
export function mayLie({ seats }: WarsMatch, face: number, pile: Pile): boolean {
  return isOrder(face) === (pile === ORDERS || pile === ROW || pile === ASIDE || pile >= doneOf(seats, seatOf(0)));
}

const isOrder = (face: number): boolean => !isIngredient(face) && !isOpportunity(face);

export function open(w: WarsWorld): void {
  const { seats, options } = w.match;
  const first = seatOf(options.startPlayer > 0 ? options.startPlayer - 1 : draw(w, 'deal', seats));
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  w.table.state = {
    round: 1,
    first,
    turn: first,
    actions: 0,
    completed: 0,
    boost: 0,
    coins: each((seat) => PURSE + headStart(options, (seat - first + seats) % seats)),
    tokens: each(() => sources.map(() => 0)),
    hired: categories.map(() => -1),
    last: -1,
  };
  for (const card of cardsIn(w, MARKET).filter((each) => isOrder(w.match.faces[each])))
    moveCard(w, card, MARKET, ORDERS);
  for (const deck of [MARKET, ORDERS]) {
    // Everybody knows which cards are in which deck, and nobody where.
    reveal(w, deck, w.match.everyone);
    shufflePile(w, deck);
  }
  deal(w);
  refill(w);
  tellAll(w, { is: 'opens', first, row: cardsIn(w, ROW).slice() });
  begin(w, 'turn');
}

/** Five cards each, the start player first. */
function deal(w: WarsWorld): void {
  const { seats } = w.match;
  for (let i = 0; i < seats; i++) {
    const seat = leftOf(w.table.state.first, i, seats);
    for (let card = 0; card < HAND; card++) moveTop(w, MARKET, handOf(seats, seat));
  }
}

/** Our compensation, where a table wants one: a coin more for every place after the start player. */
const headStart = ({ head }: Options, place: number): number => (head === 'later-more' ? place : 0);
