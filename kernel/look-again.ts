/** The looks of a table after an input, made from those before it: what did not change, and what all see alike, is one value. */
import { lookIn, lookStack, unseenBags } from './look.ts';
import { only } from './seats.ts';
import type {
  CardId,
  Cards,
  Frame,
  Kinds,
  Look,
  LookFrame,
  Match,
  PileKind,
  Place,
  Seat,
  Seats,
  Table,
} from './types.ts';

/** Equal to `look` for every seat, the public last. `earlier` are the looks at `before`. */
export function looksAgain<K extends Kinds>(
  match: Match<K>,
  before: Table<K>,
  earlier: readonly Look<K>[],
  table: Table<K>,
): Look<K>[] {
  const { cards } = table;
  const changes = cardChanges(before.cards, cards);
  const piles = earlier.map((seen) => seen.piles.slice());
  for (let p = 0; p < changes.piles.length; p++) if (changes.piles[p]) lookInAll(cards, p, match, piles);
  const knows = changes.knows ? cards.knows.slice() : undefined;
  const stacks = lookStacks(table.stack, earlier.length);
  const world = { match, table, story: undefined };
  return earlier.map((seen, i) => ({
    seat: seen.seat,
    now: table.now,
    paused: table.paused,
    piles: piles[i],
    unseen: unseenAgain(cards, seen.unseen, changes, only(seen.seat)),
    knows: knows ?? seen.knows,
    stack: stacks[i],
    view: match.game.view(world, seen.seat),
    result: table.result,
  }));
}

/** What is different between the cards of two tables, whoever looks. */
interface CardChanges {
  /** By pile: may it look different to somebody? */
  readonly piles: readonly boolean[];
  /** Who saw a card that was hidden from them, and whose bags must be filled anew. */
  readonly shown: Seats;
  readonly mixed: Seats;
  readonly knows: boolean;
}

const EVERYBODY: Seats = -1;

function cardChanges(before: Cards, after: Cards): CardChanges {
  const knows = !sameNumbers(before.knows, after.knows);
  const changed = new Array<boolean>(after.seen.length);
  let shown: Seats = 0;
  let mixed: Seats = knows ? EVERYBODY : 0;
  for (let id = 0; id < changed.length; id++) {
    const bits = before.seen[id] ^ after.seen[id];
    const isMoved = before.lot[id] !== after.lot[id];
    changed[id] = isMoved || bits !== 0;
    shown |= bits & after.seen[id];
    mixed |= isMoved ? EVERYBODY : bits & before.seen[id];
  }
  const piles = after.piles.map((ids, p) => !sameNumbers(before.piles[p], ids) || hasChanged(ids, changed));
  return { piles, shown, mixed, knows };
}

function hasChanged(ids: readonly CardId[], changed: readonly boolean[]): boolean {
  for (let i = 0; i < ids.length; i++) if (changed[ids[i]]) return true;
  return false;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Most piles look the same to all, so the public's look of it is made first. */
function lookInAll(cards: Cards, p: number, match: Match, piles: readonly Place[][][]): void {
  const ids = cards.piles[p];
  const kind = match.piles[p];
  const last = piles.length - 1;
  const open = lookIn(cards, ids, kind, only(last as Seat));
  for (let seat = 0; seat <= last; seat++) {
    const isOpen = seesLike(cards, ids, kind, only(seat as Seat), only(last as Seat));
    piles[seat][p] = isOpen ? open : lookIn(cards, ids, kind, only(seat as Seat));
  }
}

function seesLike({ seen }: Cards, ids: readonly CardId[], kind: PileKind, one: Seats, other: Seats): boolean {
  if (kind.mixed && ((kind.eyes & one) === 0) !== ((kind.eyes & other) === 0)) return false;
  for (let i = 0; i < ids.length; i++)
    if (((seen[ids[i]] & one) === 0) !== ((seen[ids[i]] & other) === 0)) return false;
  return true;
}

/** A card that was shown only leaves its bag; the other bags stay as they are. */
function unseenAgain(cards: Cards, bags: CardId[][], { shown, mixed }: CardChanges, bit: Seats): CardId[][] {
  if ((mixed & bit) !== 0) return unseenBags(cards, bit);
  if ((shown & bit) === 0) return bags;
  const after = bags.slice();
  for (let l = 0; l < after.length; l++) after[l] = stillUnseen(after[l], cards, bit);
  return after;
}

/** The same bag where nothing was shown, so that it need not be compared. A copy that is shortened grows no list. */
function stillUnseen(bag: CardId[], { seen }: Cards, bit: Seats): CardId[] {
  let first = 0;
  while (first < bag.length && (seen[bag[first]] & bit) === 0) first++;
  if (first === bag.length) return bag;
  const rest = bag.slice();
  let count = first;
  for (let i = first + 1; i < bag.length; i++) if ((seen[bag[i]] & bit) === 0) rest[count++] = bag[i];
  rest.length = count;
  return rest;
}

/** Only who has answered, or has a draft, sees another question than the public does. */
function lookStacks(stack: readonly Frame[], count: number): LookFrame[][] {
  const stacks = new Array<LookFrame[]>(count).fill(lookStack(stack, (count - 1) as Seat));
  if (stack.every(({ given, drafts }) => given.length + drafts.length === 0)) return stacks;
  return stacks.map((open, seat) => (stack.some((frame) => isOf(frame, seat)) ? lookStack(stack, seat as Seat) : open));
}

const isOf = ({ given, drafts }: Frame, seat: number): boolean =>
  given.some((one) => one.seat === seat) || drafts.some((one) => one.seat === seat);
