/** Parts of looks at two tables in a row, seen without making a whole look: what differs is what everybody is told after every input. */
import { lookStack, placeOf, sortPlaces } from './look.ts';
import type { CardId, Cards, Frame, LookFrame, PileKind, Place, Seat, Seats } from './types.ts';

/** A list that is filled again and again: only its first `count` places are of now. */
export type Glance = { readonly places: Place[]; count: number };

export const emptyGlance = (): Glance => ({ places: [], count: 0 });

/** A pile as these eyes see it; equal to that pile in their look. */
export function glanceAt(glance: Glance, cards: Cards, ids: readonly CardId[], kind: PileKind, bit: Seats): void {
  const { places } = glance;
  for (let i = 0; i < ids.length; i++) places[i] = placeOf(cards, ids[i], bit);
  glance.count = ids.length;
  if (kind.mixed && (kind.eyes & bit) === 0) sortPlaces(places, ids.length);
}

/** Who may see a pile otherwise than the public does. */
export function seesApart({ seen }: Cards, ids: readonly CardId[], kind: PileKind, open: Seats): Seats {
  let apart: Seats = kind.mixed ? unlike(kind.eyes, open) : 0;
  for (let i = 0; i < ids.length; i++) apart |= unlike(seen[ids[i]], open);
  return apart;
}

/** Whose bit is another than that of the public. */
export const unlike = (seats: Seats, open: Seats): Seats => ((seats & open) === 0 ? seats : ~seats);

/** What is different between the cards of two tables, whoever looks. */
export interface CardChanges {
  /** Piles that may look different to somebody. */
  readonly piles: readonly number[];
  /** Cards that somebody saw who had not. */
  readonly shown: readonly CardId[];
  /** Whose bags changed by more than cards that were shown. */
  readonly mixed: Seats;
}

export const EVERYBODY: Seats = -1;

export function cardChanges(before: Cards, after: Cards): CardChanges {
  const changed: CardId[] = [];
  const shown: CardId[] = [];
  let mixed: Seats = sameNumbers(before.knows, after.knows) ? 0 : EVERYBODY;
  const isShuffled = before.lot !== after.lot;
  for (let i = 0; i < after.seen.length; i++) {
    const bits = before.seen[i] ^ after.seen[i];
    const isMoved = isShuffled && before.lot[i] !== after.lot[i];
    if (bits === 0 && !isMoved) continue;
    const id = i as CardId;
    changed.push(id);
    if ((bits & after.seen[i]) !== 0) shown.push(id);
    mixed |= isMoved ? EVERYBODY : bits & before.seen[i];
  }
  const piles: number[] = [];
  for (let p = 0; p < after.piles.length; p++)
    if (!sameNumbers(before.piles[p], after.piles[p]) || hasAny(after.piles[p], changed)) piles.push(p);
  return { piles, shown, mixed };
}

function hasAny(ids: readonly CardId[], some: readonly CardId[]): boolean {
  for (let i = 0; i < some.length; i++) if (ids.includes(some[i])) return true;
  return false;
}

export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The questions by seat, the public last; only who has answered, or has a draft, sees others than the public does. */
export function lookStacks(stack: readonly Frame[], count: number): LookFrame[][] {
  const stacks = new Array<LookFrame[]>(count).fill(lookStack(stack, (count - 1) as Seat));
  if (stack.every(({ given, drafts }) => given.length + drafts.length === 0)) return stacks;
  return stacks.map((open, seat) => (stack.some((frame) => isOf(frame, seat)) ? lookStack(stack, seat as Seat) : open));
}

const isOf = ({ given, drafts }: Frame, seat: number): boolean =>
  given.some((one) => one.seat === seat) || drafts.some((one) => one.seat === seat);
