/** A turn: cards of one symbol are played, one card is moved, or cards are discarded; then claims are paid. */
// Rules: SM-04, SM-05, SM-52, SM-53, SM-41, SM-36, SM-54, SM-29, SM-08, SM-14, SM-19, SM-20, SM-63, SM-16, SM-17,
// SM-18, SM-37, SM-75, SM-76, SM-77, SM-78, SM-79, SM-80, SM-82, SM-86.
import type { CardId, OneRule, Refusal, Seat } from '#kernel';
import { ask, faceOf, lies, moveCard, refusal, seconds, showing, sizeOf, tellAll } from '#kernel';
import { symbols } from '../cards.ts';
import type { Asks, MastersKinds, MastersWorld, Slot, Turn } from '../state.ts';
import { DOOR, handOf, ownerOf, SLOTS, sandwichOf, slotAt, VISITS, WHITE_DISCARDS } from '../state.ts';
import { refillBar } from './bar.ts';
import type { Closing } from './claims.ts';
import { isBread, refuseClaims, settleClaims } from './claims.ts';
import { finish, isWon } from './course.ts';
import { ATTACK, BREAD, INSPECTOR, SAUCE, symbolOf } from './faces.ts';
import { nextVisit } from './inspect.ts';
import { isOpen, stackOf } from './kitchen.ts';
import { turns } from './plays.ts';

type Play = Extract<Turn, { do: 'play' }>;
type Move = Extract<Turn, { do: 'move' }>;

export const turn: OneRule<MastersKinds, Asks['turn']['about'], Turn> = {
  mode: 'one',
  shape: isTurn,
  check(w, _frame, seat, answer) {
    if (answer.do === 'play') return refusePlay(w, seat, answer);
    return answer.do === 'move' ? refuseMove(w, seat, answer) : refuseHand(w, seat, answer.cards);
  },
  moves: (w, _frame, seat) => turns(w, seat),
  late: () => ({ do: 'discard', cards: [] }),
  resolve(w, _frame, seat, answer) {
    if (answer.do === 'discard') discard(w, seat, answer.cards);
    else if (answer.do === 'play') play(w, seat, answer);
    else move(w, seat, answer);
    const claims = answer.do === 'discard' ? [] : answer.claims;
    if (claims.length === 0) return afterClaims(w);
    const about = { seat, ...settleClaims(w, seat, claims) };
    return ask(w, 'served', about, w.match.players, seconds(w.match.options.showSeconds));
  },
};

export const served = showing<MastersKinds, Asks['served']['about']>((w) => afterClaims(w));

function afterClaims(w: MastersWorld): void {
  if (isWon(w)) finish(w);
  else if (sizeOf(w, VISITS) > 0) nextVisit(w);
  else refillBar(w);
}

// ---- form ----

function isTurn(x: unknown): x is Turn {
  if (typeof x !== 'object' || x === null) return false;
  const { do: does, cards, to, card, claims } = x as Readonly<Record<string, unknown>>;
  const size = Object.keys(x).length;
  if (does === 'play') return size === 4 && areNumbers(cards) && areNumbers(to) && areNumbers(claims);
  if (does === 'move') return size === 4 && isNumber(card) && isNumber(to) && areNumbers(claims);
  return does === 'discard' && size === 2 && areNumbers(cards);
}

const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;

const MOST = 64;

function areNumbers(x: unknown): x is number[] {
  if (!Array.isArray(x) || x.length > MOST) return false;
  for (let i = 0; i < x.length; i++) if (!isNumber(x[i])) return false;
  return true;
}

// ---- what is allowed ----

/** Cards of one's own hand, each once. */
function refuseHand(w: MastersWorld, seat: Seat, cards: readonly CardId[]): Refusal | undefined {
  const hand = handOf(seat);
  for (let i = 0; i < cards.length; i++) {
    if (!lies(w, cards[i], hand)) return refusal('not-in-hand');
    if (cards.indexOf(cards[i]) !== i) return refusal('card-twice');
  }
  return undefined;
}

function refusePlay(w: MastersWorld, seat: Seat, answer: Play): Refusal | undefined {
  const { cards, to, claims } = answer;
  if (cards.length === 0 || cards.length !== to.length) return refusal('nothing-played');
  return (
    refuseHand(w, seat, cards) ??
    refuseSymbols(w, cards) ??
    refusePlaces(w, seat, answer) ??
    refuseClaims(w, claims, (slot) => afterPlay(w, seat, answer, slot))
  );
}

/** One symbol, and Special Sauce with any (SM-41). */
function refuseSymbols(w: MastersWorld, cards: readonly CardId[]): Refusal | undefined {
  let first = SAUCE;
  for (let i = 0; i < cards.length; i++) {
    const symbol = symbolOf(faceOf(w, cards[i]));
    if (symbol === SAUCE || symbol === first) continue;
    if (first !== SAUCE) return refusal('two-symbols', { one: symbols[first], other: symbols[symbol] });
    first = symbol;
  }
  return undefined;
}

/** Each card to a place of its own kind, one after another: what is opened on the way counts. */
function refusePlaces(w: MastersWorld, seat: Seat, { cards, to }: Play): Refusal | undefined {
  let opened = 0;
  for (let i = 0; i < cards.length; i++) {
    const symbol = symbolOf(faceOf(w, cards[i]));
    const owner = ownerOf(to[i]);
    const slot = slotAt(to[i]);
    if (owner >= w.match.seats) return refusal('no-such-place');
    const refused = refusePlace(w, seat, symbol, owner, slot, opened);
    if (refused !== undefined) return refused;
    if (symbol === BREAD) opened |= 1 << slot;
  }
  return undefined;
}

function refusePlace(
  w: MastersWorld,
  seat: Seat,
  symbol: number,
  owner: Seat,
  slot: Slot,
  opened: number,
): Refusal | undefined {
  if (symbol === INSPECTOR) {
    if (owner === seat) return refusal('inspector-on-self');
    return slot === DOOR ? undefined : refusal('no-such-place');
  }
  if (symbol === ATTACK) {
    if (owner === seat) return refusal('attack-on-self');
    return slot < SLOTS && isOpen(w, owner, slot) ? undefined : refusal('no-sandwich-there');
  }
  if (owner !== seat) return refusal('not-your-sandwich');
  if (slot === DOOR) return refusal(symbol === BREAD ? 'fifth-sandwich' : 'no-such-place');
  const open = symbol === BREAD || isOpen(w, seat, slot) || (opened & (1 << slot)) !== 0;
  return open ? undefined : refusal('no-bread-under', { sandwich: slot + 1 });
}

/** How one's own sandwich stands when all cards of the turn are placed. */
function afterPlay(w: MastersWorld, seat: Seat, { cards, to }: Play, slot: Slot): Closing {
  const stack = stackOf(w, seat, slot).slice();
  let closed = false;
  for (let i = 0; i < cards.length; i++) {
    if (ownerOf(to[i]) !== seat || slotAt(to[i]) !== slot) continue;
    stack.push(cards[i]);
    closed = isBread(w, cards[i]);
  }
  return { cards: stack, closed: closed && stack.length > 1 };
}

function refuseMove(w: MastersWorld, seat: Seat, answer: Move): Refusal | undefined {
  const { card, to, claims } = answer;
  const from = slotWith(w, seat, card);
  if (from < 0) return refusal('not-in-your-sandwiches');
  const stack = stackOf(w, seat, from);
  if (stack[stack.length - 1] !== card) return refusal('not-on-top');
  if (to === from || to >= SLOTS || !isOpen(w, seat, to)) return refusal('move-to-another');
  return refuseClaims(w, claims, (slot) => afterMove(w, seat, answer, from, slot));
}

function slotWith(w: MastersWorld, seat: Seat, card: CardId): Slot {
  for (let slot = 0; slot < SLOTS; slot++) if (stackOf(w, seat, slot).includes(card)) return slot;
  return -1;
}

/** Only the sandwich that receives a Bread is closed by it (SM-18). */
function afterMove(w: MastersWorld, seat: Seat, { card, to }: Move, from: Slot, slot: Slot): Closing {
  const stack = stackOf(w, seat, slot);
  if (slot === from) return { cards: stack.slice(0, -1), closed: false };
  return slot === to ? { cards: [...stack, card], closed: isBread(w, card) } : { cards: stack, closed: false };
}

// ---- what happens ----

function play(w: MastersWorld, seat: Seat, { cards, to }: Play): void {
  const hand = handOf(seat);
  for (let i = 0; i < cards.length; i++) {
    const owner = ownerOf(to[i]);
    const slot = slotAt(to[i]);
    if (slot === DOOR) w.table.state.victims.push(owner);
    moveCard(w, cards[i], hand, slot === DOOR ? VISITS : sandwichOf(w.match.seats, owner, slot));
  }
  tellAll(w, { is: 'played', seat, cards, to });
}

function move(w: MastersWorld, seat: Seat, { card, to }: Move): void {
  const from = slotWith(w, seat, card);
  moveCard(w, card, sandwichOf(w.match.seats, seat, from), sandwichOf(w.match.seats, seat, to));
  tellAll(w, { is: 'moved', seat, card, from, to });
}

function discard(w: MastersWorld, seat: Seat, cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) moveCard(w, cards[i], handOf(seat), WHITE_DISCARDS);
  tellAll(w, { is: 'discarded', seat, cards: cards.slice() });
}
