/** The looks of a table after an input, made from those before it: what did not change, and what all see alike, is one value. */
import { bagOf, lookIn, lookStack, unseenBags } from './look.ts';
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
  /** Cards that somebody saw who had not; to whom each was shown follows from `before`. */
  readonly shown: readonly CardId[];
  readonly before: Cards;
  /** Whose bags must be filled anew. */
  readonly mixed: Seats;
  readonly knows: boolean;
}

const EVERYBODY: Seats = -1;

function cardChanges(before: Cards, after: Cards): CardChanges {
  const knows = !sameNumbers(before.knows, after.knows);
  const changed: CardId[] = [];
  const shown: CardId[] = [];
  let mixed: Seats = knows ? EVERYBODY : 0;
  for (let i = 0; i < after.seen.length; i++) {
    const isMoved = before.lot[i] !== after.lot[i];
    const bits = before.seen[i] ^ after.seen[i];
    if (!isMoved && bits === 0) continue;
    const id = i as CardId;
    changed.push(id);
    if ((bits & after.seen[i]) !== 0) shown.push(id);
    mixed |= isMoved ? EVERYBODY : bits & before.seen[i];
  }
  const piles = new Array<boolean>(after.piles.length);
  for (let p = 0; p < piles.length; p++)
    piles[p] = !sameNumbers(before.piles[p], after.piles[p]) || hasAny(after.piles[p], changed);
  return { piles, shown, before, mixed, knows };
}

function hasAny(ids: readonly CardId[], some: readonly CardId[]): boolean {
  for (let i = 0; i < some.length; i++) if (ids.includes(some[i])) return true;
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
function unseenAgain(cards: Cards, bags: CardId[][], { shown, before, mixed }: CardChanges, bit: Seats): CardId[][] {
  if ((mixed & bit) !== 0) return unseenBags(cards, bit);
  let after = bags;
  for (let i = 0; i < shown.length; i++) {
    const id = shown[i];
    if ((before.seen[id] & bit) !== 0 || (cards.seen[id] & bit) === 0) continue;
    if (after === bags) after = bags.slice();
    const b = bagOf(cards, id, bit);
    const rest = after[b] === bags[b] ? bags[b].slice() : after[b];
    takeOut(rest, id);
    after[b] = rest;
  }
  return after;
}

/** By hand, because \`splice\` makes a list of what it takes out. */
function takeOut(bag: CardId[], id: CardId): void {
  for (let i = bag.indexOf(id) + 1; i < bag.length; i++) bag[i - 1] = bag[i];
  bag.pop();
}

/** Only who has answered, or has a draft, sees another question than the public does. */
function lookStacks(stack: readonly Frame[], count: number): LookFrame[][] {
  const stacks = new Array<LookFrame[]>(count).fill(lookStack(stack, (count - 1) as Seat));
  if (stack.every(({ given, drafts }) => given.length + drafts.length === 0)) return stacks;
  return stacks.map((open, seat) => (stack.some((frame) => isOf(frame, seat)) ? lookStack(stack, seat as Seat) : open));
}

const isOf = ({ given, drafts }: Frame, seat: number): boolean =>
  given.some((one) => one.seat === seat) || drafts.some((one) => one.seat === seat);
