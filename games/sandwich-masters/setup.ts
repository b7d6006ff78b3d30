/** Set-up: the cards of both decks, where they may lie, the dealer, seven cards each and the Bar. */
// Rules: SM-01, G-7, G-1, SM-02, SM-50, SM-03, SM-42.
import type { CardId, Pile, PileKind } from '#kernel';
import {
  closedPile,
  draw,
  firstSeats,
  handPile,
  leftOf,
  moveCard,
  only,
  openPile,
  reveal,
  seatOf,
  shufflePile,
  tellAll,
} from '#kernel';
import type { Options } from './options.ts';
import { ownOrdersOf, packsOf } from './options.ts';
import { layBar } from './rules/bar.ts';
import { drawCards } from './rules/draw.ts';
import { isWhite } from './rules/faces.ts';
import type { Printed } from './rules/prints.ts';
import { blackFaces, whiteFaces } from './rules/prints.ts';
import type { MastersMatch, MastersWorld } from './state.ts';
import { BLACK, BLACK_DISCARDS, barOf, HAND, PLACES, SLOTS, WHITE } from './state.ts';

/** Five and six players need a second white deck (SM-01). */
const ONE_DECK = 4;

/** White cards first. */
export function facesOf(prints: readonly Printed[], seats: number, options: Options): number[] {
  const box = { packs: packsOf(options), edition: options.edition };
  const white = whiteFaces(prints, box);
  const decks = seats > ONE_DECK ? [...white, ...white] : white;
  return [...decks, ...blackFaces(prints, box, ownOrdersOf(options).length)];
}

/** In the order of the pile functions in state.ts. */
export function piles(seats: number): PileKind[] {
  const everyone = firstSeats(seats + 1);
  const many = (count: number): PileKind[] => Array.from({ length: count }, () => openPile(everyone));
  const hands = Array.from({ length: seats }, (_, seat) => handPile(only(seatOf(seat))));
  const [discards, moreDiscards, visits] = many(3);
  return [
    closedPile(),
    discards,
    closedPile(),
    moreDiscards,
    visits,
    ...many(PLACES),
    ...hands,
    ...many(seats * SLOTS),
  ];
}

/** White and black cards never mix: orders and events are only in their deck, on its discards and at the Bar. */
export function mayLie(_match: MastersMatch, face: number, pile: Pile): boolean {
  const isBlack = pile === BLACK || pile === BLACK_DISCARDS || (pile >= barOf(0) && pile < barOf(PLACES));
  return isWhite(face) !== isBlack;
}

export function open(w: MastersWorld): void {
  const { seats, options, faces: printed } = w.match;
  const first = seatOf(options.firstPlayer > 0 ? options.firstPlayer - 1 : draw(w, 'deal', seats));
  w.table.state = {
    first,
    active: first,
    round: 0,
    turns: 0,
    money: new Array<number>(seats).fill(0),
    rewards: 0,
    bribes: 0,
    losses: 0,
    victims: [],
    struck: 0,
    lastRound: false,
  };
  tellAll(w, { is: 'opens', dealer: leftOf(first, -1, seats), first });
  // Everybody knows which cards are in which deck, and nobody where.
  reveal(w, WHITE, w.match.everyone);
  for (let card = printed.length - 1; !isWhite(printed[card]); card--) moveCard(w, card as CardId, WHITE, BLACK);
  shufflePile(w, WHITE);
  shufflePile(w, BLACK);
  for (let i = 0; i < seats; i++) drawCards(w, leftOf(first, i, seats), HAND);
  layBar(w);
}
