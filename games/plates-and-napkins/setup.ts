/** Set-up: the deck, where cards may lie, who begins, and the deal. */
// Rules: G-7, PL-01, PL-03, PL-04, G-1, PN-03, PL-19.
import type { CardId, PileKind, Seat } from '#kernel';
import {
  closedPile,
  faceOf,
  firstSeats,
  handPile,
  leftOf,
  listSeats,
  moveAll,
  moveTop,
  only,
  openPile,
  printed,
  seatOf,
  shufflePile,
  sizeOf,
  tellAll,
} from '#kernel';
import type { Row } from './cards.ts';
import { drawUpTo } from './rules/refill.ts';
import type { PlatesWorld } from './state.ts';
import { begin, DECK, DISCARD, HAND, plateCount } from './state.ts';

export const facesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap((row, face) => new Array<number>(row.copies).fill(face));

/** In the order of the piles in state.ts. Who put a bid down goes on seeing it, nobody else does. */
export function piles(seats: number): PileKind[] {
  const everyone = firstSeats(seats + 1);
  const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  return [
    closedPile(),
    openPile(everyone),
    openPile(everyone),
    openPile(everyone),
    closedPile(),
    ...each(seats, (seat) => handPile(only(seatOf(seat)))),
    ...each(seats, closedPile),
    ...each(plateCount(seats), () => openPile(everyone)),
  ];
}

export function open(w: PlatesWorld): void {
  const { seats } = w.match;
  shufflePile(w, DECK);
  const first = firstPlayer(w);
  w.table.state = {
    stage: 'building',
    first,
    turn: first,
    turns: 0,
    eaten: 0,
    points: new Array<number>(seats).fill(0),
    plate: -1,
    finisher: first,
    bidder: first,
    out: 0,
    placers: Array.from({ length: seats }, () => []),
    refilling: [],
    following: 'turn',
    playing: [],
    lasting: [],
    policies: new Array<number>(seats).fill(0),
  };
  for (let i = 0; i < seats; i++) drawUpTo(w, leftOf(first, i, seats), HAND);
  begin(w, 'turn');
}

function firstPlayer(w: PlatesWorld): Seat {
  const { firstPlayer: chosen } = w.match.options;
  if (chosen > 0) {
    tellAll(w, { is: 'begins', seat: seatOf(chosen - 1), how: 'chosen' });
    return seatOf(chosen - 1);
  }
  const seat = drawForFirst(w);
  moveAll(w, DISCARD, DECK);
  shufflePile(w, DECK);
  tellAll(w, { is: 'begins', seat, how: 'drawn' });
  return seat;
}

/** The highest value begins; who is tied draws again, and what was drawn stays out until it is decided. Told are faces: the cards go back. */
function drawForFirst(w: PlatesWorld): Seat {
  let contenders = listSeats(w.match.players);
  while (contenders.length > 1) {
    if (sizeOf(w, DECK) < contenders.length) {
      moveAll(w, DISCARD, DECK);
      shufflePile(w, DECK);
    }
    const draws = contenders.map((seat) => ({ seat, card: moveTop(w, DECK, DISCARD) }));
    tellAll(w, { is: 'drew-for-first', draws: draws.map(({ seat, card }) => ({ seat, face: faceOf(w, card) })) });
    const best = Math.max(...draws.map(({ card }) => drawValue(w, card)));
    contenders = draws.filter(({ card }) => drawValue(w, card) === best).map(({ seat }) => seat);
  }
  return contenders[0];
}

/** A napkin loses even to a negative card. */
function drawValue(w: PlatesWorld, card: CardId): number {
  const { kind, points } = printed(w, card);
  return kind === 'napkin' ? -1000 : points;
}
