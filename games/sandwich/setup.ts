/** Set-up: the cards of the boxes, where they may lie, and the opening of the table. */
// Rules: SA-02, SA-03, SA-42, G-7, S0-07, S4-04, S4-14, SA-48, SA-57.
import type { PileKind } from '#kernel';
import { closedPile, draw, firstSeats, only, openPile, seatOf, tellAll } from '#kernel';
import type { Options } from './options.ts';
import { boxSize, carriedPoints, DRAWN, OTHER_BASES } from './options.ts';
import { firstTaster } from './rules/deal.ts';
import type { SandwichWorld } from './state.ts';
import { begin, mostSandwiches, NO_RANKING } from './state.ts';

export function faces(_seats: number, options: Options): number[] {
  const size = boxSize(options.edition);
  return Array.from({ length: size * options.boxes }, (_, i) => i % size);
}

/** In the order of the pile functions in state.ts. */
export function piles(seats: number, options: Options): PileKind[] {
  const everyone = firstSeats(seats + 1);
  const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  const most = mostSandwiches(seats);
  const tray = (seat: number): PileKind => ({
    eyes: options.trading ? everyone : only(seatOf(seat)),
    mixed: true,
    forgets: true,
  });
  const board = (index: number): PileKind => ({
    eyes: only(seatOf(Math.floor(index / most))),
    mixed: false,
    forgets: true,
  });
  return [
    closedPile(),
    ...each(seats, closedPile),
    ...each(seats, () => openPile(everyone)),
    ...each(seats, tray),
    ...each(seats * most, board),
    ...each(seats * most, () => ({ eyes: 0, mixed: false, forgets: options.blind })),
    openPile(everyone),
  ];
}

export function open(w: SandwichWorld): void {
  const { seats, options } = w.match;
  const first = firstTaster(w);
  const base = options.base === DRAWN ? OTHER_BASES[draw(w, 'deal', OTHER_BASES.length)] : options.base;
  const plates = seats * mostSandwiches(seats);
  w.table.state = {
    round: 0,
    games: 0,
    first,
    flip: 0,
    flips: 0,
    takers: [],
    lines: Array.from({ length: seats }, () => []),
    base,
    theme: '',
    themes: [],
    offers: [],
    offersMade: new Array<number>(seats).fill(0),
    offerIds: 0,
    cooks: new Array<number>(plates).fill(-1),
    praise: new Array<string>(plates).fill(''),
    pitches: new Array<string>(plates).fill(''),
    served: 0,
    verdicts: [],
    untold: Array.from({ length: seats }, () => NO_RANKING),
    points: carriedPoints(options.carried, seats),
  };
  tellAll(w, { is: 'opens', first, base });
  begin(w, 'round');
}
