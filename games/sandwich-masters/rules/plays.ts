/** What a player may do in a turn: counted by formula, listed one by one, or drawn by chance without listing anything. */
// Rules: SM-04, SM-05, SM-53, SM-36, SM-59, SM-63.
import type { CardId, Dice, Moves, Seat } from '#kernel';
import { cardsIn, faceOf, factorial, listSeats, only } from '#kernel';
import type { Claim, MastersWorld, Place, Slot, Spot, Turn } from '../state.ts';
import { claimOf, DOOR, handOf, SLOTS, slotAt, spotOf } from '../state.ts';
import { isBread, placesMatched } from './claims.ts';
import { countBreadPlays } from './counting.ts';
import { ATTACK, BREAD, INSPECTOR, SAUCE, symbolOf } from './faces.ts';
import { isOpen, openSlots, stackOf } from './kitchen.ts';

/** Moves of a turn. The count is exact; by chance a play is more likely than a discard, so that random players cook. */
export const turns = (w: MastersWorld, seat: Seat): Moves<Turn> => new Turns(w, seat);

/** Counting takes time and is not always asked for. */
class Turns implements Moves<Turn> {
  private readonly w: MastersWorld;
  private readonly seat: Seat;

  constructor(w: MastersWorld, seat: Seat) {
    this.w = w;
    this.seat = seat;
  }

  get count(): number {
    return countTurns(this.w, this.seat);
  }

  all(): Iterable<Turn> {
    return allTurns(this.w, this.seat);
  }

  random(dice: Dice): Turn {
    return anyTurn(this.w, this.seat, dice);
  }
}

/** Answers are never written again, so this one may be shared. */
const NO_CLAIMS: Claim[] = [];

const pass = (): Turn => ({ do: 'discard', cards: [] });

/** Cards of the hand by symbol. */
function handBySymbol(w: MastersWorld, seat: Seat): CardId[][] {
  const groups: CardId[][] = Array.from({ length: INSPECTOR + 1 }, () => []);
  for (const card of cardsIn(w, handOf(seat))) groups[symbolOf(faceOf(w, card))].push(card);
  return groups;
}

/** Where a card of this symbol may go, given which further slots were opened in this play. */
function spotsFor(w: MastersWorld, seat: Seat, symbol: number, opened: number): Spot[] {
  const others = listSeats(w.match.players & ~only(seat));
  if (symbol === INSPECTOR) return others.map((other) => spotOf(other, DOOR));
  if (symbol === ATTACK) return others.flatMap((other) => openSlots(w, other).map((slot) => spotOf(other, slot)));
  const mine = Array.from({ length: SLOTS }, (_, slot) => slot);
  const open = (slot: Slot): boolean => symbol === BREAD || (opened & (1 << slot)) !== 0 || isOpen(w, seat, slot);
  return mine.filter(open).map((slot) => spotOf(seat, slot));
}

// ---- counted ----

function countTurns(w: MastersWorld, seat: Seat): number {
  const groups = handBySymbol(w, seat);
  const hand = cardsIn(w, handOf(seat)).length;
  const sauces = groups[SAUCE].length;
  const mine = openSlots(w, seat).length;
  let count = countMoves(w, seat) + sequences(sauces, mine);
  for (let k = 0; k <= hand; k++) count += arrangements(hand, k);
  for (const [symbol, cards] of groups.entries()) {
    if (cards.length === 0 || symbol === SAUCE) continue;
    if (symbol === BREAD) count += countBreadPlays(w, seat, cards.length, sauces);
    else count += mixedSequences(cards.length, spotsFor(w, seat, symbol, 0).length, sauces, mine);
  }
  return count;
}

/** So many of n in a row. */
const arrangements = (n: number, k: number): number => factorial(n) / factorial(n - k);

const choose = (n: number, k: number): number => arrangements(n, k) / factorial(k);

/** At least one of n cards in a row, each to one of so many places. */
function sequences(n: number, places: number): number {
  let count = 0;
  for (let k = 1; k <= n; k++) count += arrangements(n, k) * places ** k;
  return count;
}

/** At least one of n cards, and any of the sauces among them. */
function mixedSequences(n: number, places: number, sauces: number, sauceP: number): number {
  let count = 0;
  for (let i = 1; i <= n; i++)
    for (let j = 0; j <= sauces; j++)
      count += arrangements(n, i) * arrangements(sauces, j) * choose(i + j, i) * places ** i * sauceP ** j;
  return count;
}

function countMoves(w: MastersWorld, seat: Seat): number {
  let count = 0;
  for (const _ of allMoves(w, seat)) count++;
  return count;
}

// ---- listed ----

function* allTurns(w: MastersWorld, seat: Seat): Generator<Turn> {
  for (const cards of rows(cardsIn(w, handOf(seat)))) yield { do: 'discard', cards };
  yield* allMoves(w, seat);
  const groups = handBySymbol(w, seat);
  for (const [symbol, cards] of groups.entries()) {
    if (cards.length === 0) continue;
    const pool = symbol === SAUCE ? cards : [...cards, ...groups[SAUCE]];
    yield* plays(w, seat, symbol, pool, [], [], 0);
  }
}

/** Every choice of cards in every order, none among them. */
function* rows(cards: readonly CardId[]): Generator<CardId[]> {
  yield [];
  for (const [i, card] of cards.entries())
    for (const rest of rows([...cards.slice(0, i), ...cards.slice(i + 1)])) yield [card, ...rest];
}

function* allMoves(w: MastersWorld, seat: Seat): Generator<Turn> {
  const open = openSlots(w, seat);
  for (const from of open) {
    const stack = stackOf(w, seat, from);
    const card = stack[stack.length - 1];
    for (const to of open) {
      if (to === from) continue;
      yield { do: 'move', card, to, claims: [] };
      if (!isBread(w, card)) continue;
      for (const place of placesMatched(w, [...stackOf(w, seat, to), card]))
        yield { do: 'move', card, to, claims: [claimOf(to, place)] };
    }
  }
}

/** Plays of one symbol that begin so; Special Sauce alone is listed under its own symbol only. */
function* plays(
  w: MastersWorld,
  seat: Seat,
  symbol: number,
  pool: readonly CardId[],
  cards: readonly CardId[],
  to: readonly Spot[],
  opened: number,
): Generator<Turn> {
  if (cards.some((card) => symbolOf(faceOf(w, card)) === symbol))
    for (const claims of claimRows(closings(w, seat, cards, to), []))
      yield { do: 'play', cards: cards.slice(), to: to.slice(), claims };
  for (const [i, card] of pool.entries()) {
    const rest = [...pool.slice(0, i), ...pool.slice(i + 1)];
    const own = symbolOf(faceOf(w, card));
    for (const spot of spotsFor(w, seat, own, opened)) {
      const now = own === BREAD ? opened | (1 << slotAt(spot)) : opened;
      yield* plays(w, seat, symbol, rest, [...cards, card], [...to, spot], now);
    }
  }
}

interface Closed {
  readonly slot: Slot;
  readonly places: readonly Place[];
}

/** Own sandwiches that a play closes so that an order can be claimed with them. */
function closings(w: MastersWorld, seat: Seat, cards: readonly CardId[], to: readonly Spot[]): Closed[] {
  const closed: Closed[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const spot = spotOf(seat, slot);
    const last = to.lastIndexOf(spot);
    if (last < 0 || !isBread(w, cards[last])) continue;
    const stack = stackOf(w, seat, slot).slice();
    for (let i = 0; i <= last; i++) if (to[i] === spot) stack.push(cards[i]);
    const places = placesMatched(w, stack);
    if (places.length > 0) closed.push({ slot, places });
  }
  return closed;
}

/** Every set of claims in every order: each sandwich and each order once. */
function* claimRows(closed: readonly Closed[], claimed: readonly Claim[]): Generator<Claim[]> {
  yield claimed.slice();
  for (const { slot, places } of closed) {
    const rest = closed.filter((other) => other.slot !== slot);
    for (const place of places)
      yield* claimRows(
        rest.map((other) => ({ slot: other.slot, places: other.places.filter((p) => p !== place) })),
        [...claimed, claimOf(slot, place)],
      );
  }
}

// ---- drawn ----

/** One in so many random turns is a discard, and one a move; a play is tried a few times before. */
const WHIMS = 12;
const TRIES = 3;
/** One random play in so many takes another card along. */
const COMPANY = 3;
/** A random player lets one claim in so many go. */
const MODESTY = 8;

function anyTurn(w: MastersWorld, seat: Seat, dice: Dice): Turn {
  const hand = cardsIn(w, handOf(seat));
  const whim = dice.below(WHIMS);
  if (whim === 1) {
    const moved = anyMove(w, seat, dice);
    if (moved !== undefined) return moved;
  }
  for (let i = 0; i < TRIES && whim > 0 && hand.length > 0; i++) {
    const played = anyPlay(w, seat, hand, dice);
    if (played !== undefined) return played;
  }
  return hand.length === 0 ? pass() : { do: 'discard', cards: anyOf(hand, dice) };
}

function anyOf(hand: readonly CardId[], dice: Dice): CardId[] {
  const mask = dice.below(1 << Math.min(hand.length, 20));
  const cards: CardId[] = [];
  for (let i = 0; i < hand.length; i++) if ((mask & (1 << i)) !== 0) cards.push(hand[i]);
  return cards;
}

function anyMove(w: MastersWorld, seat: Seat, dice: Dice): Turn | undefined {
  const open = openSlots(w, seat);
  if (open.length < 2) return undefined;
  const at = dice.below(open.length);
  const to = open[(at + 1 + dice.below(open.length - 1)) % open.length];
  const stack = stackOf(w, seat, open[at]);
  const card = stack[stack.length - 1];
  const places = isBread(w, card) ? placesMatched(w, [...stackOf(w, seat, to), card]) : [];
  const claimed = places.length > 0 && dice.below(MODESTY) > 0;
  return { do: 'move', card, to, claims: claimed ? [claimOf(to, places[dice.below(places.length)])] : [] };
}

/** One card and by chance more of its symbol, each to any place; nothing where the first one has no place. */
function anyPlay(w: MastersWorld, seat: Seat, hand: readonly CardId[], dice: Dice): Turn | undefined {
  const cards: CardId[] = [];
  const to: Spot[] = [];
  let open = openMask(w, seat);
  let first = SAUCE;
  let bread = false;
  let card: CardId | undefined = hand[dice.below(hand.length)];
  do {
    const symbol = symbolOf(faceOf(w, card));
    const spot = anySpot(w, seat, symbol, open, dice);
    if (spot < 0) break;
    cards.push(card);
    to.push(spot);
    if (symbol !== SAUCE) first = symbol;
    if (symbol === BREAD) {
      open |= 1 << slotAt(spot);
      bread = true;
    }
    card = dice.below(COMPANY) > 0 ? undefined : another(w, hand, cards, first, dice);
  } while (card !== undefined);
  if (cards.length === 0) return undefined;
  return { do: 'play', cards, to, claims: bread ? anyClaims(w, seat, cards, to, dice) : NO_CLAIMS };
}

/** A card of the hand that may join those already chosen. */
function another(
  w: MastersWorld,
  hand: readonly CardId[],
  cards: readonly CardId[],
  first: number,
  dice: Dice,
): CardId | undefined {
  const start = dice.below(hand.length);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[(start + i) % hand.length];
    const symbol = symbolOf(faceOf(w, card));
    const joins = symbol === SAUCE || symbol === first || first === SAUCE;
    if (joins && !cards.includes(card)) return card;
  }
  return undefined;
}

function openMask(w: MastersWorld, seat: Seat): number {
  let mask = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (isOpen(w, seat, slot)) mask |= 1 << slot;
  return mask;
}

/** A place for a card of this symbol; −1 for none. */
function anySpot(w: MastersWorld, seat: Seat, symbol: number, open: number, dice: Dice): Spot {
  const { seats } = w.match;
  if (symbol === BREAD) return spotOf(seat, dice.below(SLOTS));
  if (symbol !== ATTACK && symbol !== INSPECTOR) return spotIn(seat, open, dice);
  const other = (seat + 1 + dice.below(seats - 1)) % seats;
  return symbol === INSPECTOR ? spotOf(other, DOOR) : spotIn(other, openMask(w, other as Seat), dice);
}

function spotIn(owner: number, open: number, dice: Dice): Spot {
  if (open === 0) return -1;
  let slot = dice.below(SLOTS);
  while ((open & (1 << slot)) === 0) slot = (slot + 1) % SLOTS;
  return spotOf(owner, slot);
}

function anyClaims(w: MastersWorld, seat: Seat, cards: readonly CardId[], to: readonly Spot[], dice: Dice): Claim[] {
  const closed = closings(w, seat, cards, to);
  if (closed.length === 0) return NO_CLAIMS;
  const claims: Claim[] = [];
  let taken = 0;
  for (const { slot, places } of closed) {
    const place = places[dice.below(places.length)];
    if ((taken & (1 << place)) !== 0 || dice.below(MODESTY) === 0) continue;
    taken |= 1 << place;
    claims.push(claimOf(slot, place));
  }
  return claims;
}
