/** What a seat sees: built up from nothing, so that what is forgotten here is hidden. */
import { has, only, seatOf } from './seats.ts';
import { NEVER } from './time.ts';
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

/** Bits of a place that name a card or a lot; above them, who has seen it. */
const NAME_BITS = 10;
const NAME_MASK = (1 << NAME_BITS) - 1;

/** A known card is its id and its viewers in one number; a hidden one its lot and viewers, below zero. */
export const knownPlace = (card: CardId, seen: Seats): Place => ((seen << NAME_BITS) | card) as Place;
export const hiddenPlace = (lot: number, seen: Seats): Place => (-1 - ((seen << NAME_BITS) | lot)) as Place;
export const isKnown = (place: Place): boolean => place >= 0;
export const cardAt = (place: Place): CardId => (place & NAME_MASK) as CardId;
export const lotAt = (place: Place): number => (-1 - place) & NAME_MASK;
export const seenAt = (place: Place): Seats => (place >= 0 ? place >> NAME_BITS : (-1 - place) >> NAME_BITS);

/** The look of a seat; of the public if the seat is the one after the last. */
export const look = <K extends Kinds>(match: Match<K>, table: Table<K>, seat: Seat): Look<K> =>
  lookOf(match, table, seat, undefined, undefined, undefined);

/** The looks of all seats, the public's last. What they see alike, or as they did before, is one list, so that it is kept once. */
export function looks<K extends Kinds>(match: Match<K>, table: Table<K>, before: readonly Look<K>[] = []): Look<K>[] {
  const { cards } = table;
  const open = lookOf(match, table, seatOf(match.seats), before[match.seats], undefined, undefined);
  const alike = cards.piles.map((ids, p) =>
    isSeenAlike(cards, ids, match.piles[p], match.everyone) ? open.piles[p] : undefined,
  );
  const all: Look<K>[] = [];
  for (let seat = 0; seat < match.seats; seat++)
    all.push(lookOf(match, table, seatOf(seat), before[seat], alike, open.stack));
  all.push(open);
  return all;
}

function lookOf<K extends Kinds>(
  match: Match<K>,
  table: Table<K>,
  seat: Seat,
  before: Look<K> | undefined,
  alike: readonly (Place[] | undefined)[] | undefined,
  open: readonly LookFrame[] | undefined,
): Look<K> {
  const { cards } = table;
  const bit = only(seat);
  const piles = new Array<Place[]>(cards.piles.length);
  for (let p = 0; p < piles.length; p++)
    piles[p] = alike?.[p] ?? orBefore(lookIn(cards, cards.piles[p], match.piles[p], bit), before?.piles[p]);
  const unseen = unseenBags(cards, bit);
  for (let b = 0; b < unseen.length; b++) unseen[b] = orBefore(unseen[b], before?.unseen[b]);
  return {
    seat,
    now: table.now,
    paused: table.paused,
    piles,
    unseen,
    knows: orBefore(cards.knows.slice(), before?.knows),
    stack: lookStack(table.stack, seat, open),
    view: match.game.view({ match, table, story: undefined }, seat),
    result: table.result,
  };
}

/** Does everybody see the same of these cards, in the same order? */
function isSeenAlike({ seen }: Cards, ids: readonly CardId[], kind: PileKind, everyone: Seats): boolean {
  if (kind.mixed) return false;
  for (let i = 0; i < ids.length; i++) if (seen[ids[i]] !== 0 && seen[ids[i]] !== everyone) return false;
  return true;
}

/** The list as it was, where it is equal to that. */
function orBefore<Item extends number>(list: Item[], before: Item[] | undefined): Item[] {
  if (before === undefined || before.length !== list.length) return list;
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return list;
  return before;
}

function lookIn(cards: Cards, ids: readonly CardId[], kind: PileKind, bit: Seats): Place[] {
  const places = new Array<Place>(ids.length);
  for (let i = 0; i < ids.length; i++) places[i] = placeOf(cards, ids[i], bit);
  if (kind.mixed && (kind.eyes & bit) === 0) sortPlaces(places, places.length);
  return places;
}

/** A card as these eyes see it. */
function placeOf({ seen, lot }: Cards, id: CardId, bit: Seats): Place {
  return (seen[id] & bit) !== 0 ? knownPlace(id, seen[id]) : hiddenPlace(lot[id], seen[id]);
}

/** Others see a hand as a bag: the order in which it is held tells nothing. */
function sortPlaces(places: Place[], count: number): void {
  for (let i = 1; i < count; i++) {
    const place = places[i];
    let j = i - 1;
    for (; j >= 0 && places[j] > place; j--) places[j + 1] = places[j];
    places[j + 1] = place;
  }
}

/** By lot the cards that these eyes have not seen, sorted; lots they do not know are thrown together in the last bag. */
export function unseenBags(cards: Cards, bit: Seats): CardId[][] {
  const sizes = new Array<number>(cards.knows.length + 1).fill(0);
  for (let i = 0; i < cards.seen.length; i++) if ((cards.seen[i] & bit) === 0) sizes[bagOf(cards, i as CardId, bit)]++;
  // As long as they are and no longer, because every table keeps those of all its seats; filled from behind.
  const bags = sizes.map((size) => new Array<CardId>(size));
  for (let i = cards.seen.length - 1; i >= 0; i--) {
    if ((cards.seen[i] & bit) !== 0) continue;
    const bag = bagOf(cards, i as CardId, bit);
    bags[bag][--sizes[bag]] = i as CardId;
  }
  return bags;
}

/** In which bag these eyes find a card that they have not seen. */
const bagOf = ({ lot, knows }: Cards, id: CardId, bit: Seats): number =>
  (knows[lot[id]] & bit) !== 0 ? lot[id] : knows.length;

/** Who has answered or drafted nothing sees a question as the public does. */
const lookStack = (stack: readonly Frame[], seat: Seat, open: readonly LookFrame[] | undefined): LookFrame[] =>
  stack.map((frame, f) => (open === undefined || hasSaid(frame, seat) ? lookFrame(frame, seat) : open[f]));

const hasSaid = ({ given, drafts }: Frame, seat: Seat): boolean =>
  given.some((g) => g.seat === seat) || drafts.some((g) => g.seat === seat);

/** Waves, when a hold without a clock ends, and grabs inside a window are in nobody's look but their own; sealed answers show as ticks only. */
function lookFrame(frame: Frame, seat: Seat): LookFrame {
  const mine = frame.given.find((g) => g.seat === seat);
  const draft = frame.drafts.find((g) => g.seat === seat);
  return {
    id: frame.id,
    ask: frame.ask,
    mode: frame.mode,
    about: frame.about,
    asked: frame.asked,
    waiting: frame.mode === 'hold' ? frame.asked & ~(mine === undefined ? 0 : only(seat)) : frame.waiting,
    opened: frame.opened,
    span: frame.span,
    until: frame.until,
    left: frame.left,
    closes: frame.mode === 'race' || frame.span === NEVER ? NEVER : frame.closes,
    mine: mine === undefined ? [] : [mine.answer],
    draft: draft === undefined ? [] : [draft.answer],
  };
}

/** The question that this seat should answer now, if any. */
export function myQuestion(look: Look): LookFrame | undefined {
  const top = look.stack.at(-1);
  if (top === undefined || look.paused || !has(top.waiting, look.seat) || top.mine.length > 0) return undefined;
  return top;
}
