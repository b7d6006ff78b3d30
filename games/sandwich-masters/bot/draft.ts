/** A play that grows card by card, on a side of the table that changes along with it. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, faceOf } from '#kernel';
import { BREAD, INSPECTOR, isBad, symbolOf } from '../rules/faces.ts';
import type { Claim, MastersWorld, Spot, Turn } from '../state.ts';
import { claimOf, handOf, SLOTS, spotOf } from '../state.ts';
import { changed, emptyStack } from './dishes.ts';
import type { Manner } from './manner.ts';
import type { Side } from './side.ts';
import { menuOf, sideOf } from './side.ts';

/** Something to do in a turn, and what it gains. */
export interface Plan<Of extends Turn = Turn> {
  readonly gain: number;
  readonly turn: Of;
}

export type Play = Extract<Turn, { do: 'play' }>;
export type Discard = Extract<Turn, { do: 'discard' }>;

/** Everything that a bot weighs up in its turn. */
export interface Thinking {
  readonly w: MastersWorld;
  readonly seat: Seat;
  readonly manner: Manner;
  readonly side: Side;
  /** What that is worth before the turn. */
  readonly before: number;
  /** Cards of the hand by symbol, good ones first. */
  readonly cards: readonly (readonly CardId[])[];
  /** By symbol: where a first card of it helps most. Every plan with sauce asks that of the sauce. */
  readonly firsts: (Placing | undefined)[];
}

/** A slot for a card, and what all is worth with the card there. */
interface Placing {
  readonly slot: number;
  readonly worth: number;
}

export function thinkOf(w: MastersWorld, seat: Seat, manner: Manner): Thinking {
  const side = sideOf(w, seat, menuOf(w), 'hand', manner);
  return { w, seat, manner, side, before: side.worth(), cards: bySymbol(w, seat), firsts: [] };
}

const NOWHERE: Placing = { slot: -1, worth: Number.NEGATIVE_INFINITY };
const NONE: CardId[] = [];

function bySymbol(w: MastersWorld, seat: Seat): CardId[][] {
  const cards = new Array<CardId[]>(INSPECTOR + 1).fill(NONE);
  const hand = cardsIn(w, handOf(seat));
  for (const bad of [false, true])
    for (let i = 0; i < hand.length; i++) {
      const face = faceOf(w, hand[i]);
      const symbol = symbolOf(face);
      if (isBad(face) !== bad) continue;
      if (cards[symbol] === NONE) cards[symbol] = [hand[i]];
      else cards[symbol].push(hand[i]);
    }
  return cards;
}

export class Draft {
  side: Side;
  private readonly cards: CardId[] = [];
  private readonly to: Spot[] = [];
  private readonly claims: Claim[] = [];
  private closed = 0;
  /** Noshdosh that it brings at once. */
  private earned = 0;
  private readonly thinking: Thinking;

  constructor(thinking: Thinking) {
    this.thinking = thinking;
    this.side = thinking.side;
  }

  has(symbol: number): boolean {
    return this.side.hand[symbol] > 0;
  }

  worth(): number {
    return this.earned + this.side.worth();
  }

  /** The slot in which the next card of this symbol helps most. */
  bestPlace(symbol: number): Placing {
    const { side, firsts } = this.thinking;
    if (this.side !== side) return this.tryEach(symbol);
    const known = firsts[symbol] ?? this.tryEach(symbol);
    firsts[symbol] = known;
    return known;
  }

  private tryEach(symbol: number): Placing {
    const { side } = this;
    const face = faceOf(this.thinking.w, this.next(symbol));
    const before = side.tryOut();
    let best: Placing = NOWHERE;
    side.inHand(symbol, -1);
    for (let slot = 0; slot < SLOTS; slot++) {
      const stack = side.stacks[slot];
      if (this.isClaimed(slot) || (symbol !== BREAD && !stack.open)) continue;
      const lifted = side.tryOut();
      side.replace(slot, changed(stack, face, 1));
      const worth = this.worth();
      if (worth > best.worth) best = { slot, worth };
      side.stacks[slot] = stack;
      side.back(lifted);
    }
    side.hand[symbol]++;
    side.back(before);
    return best;
  }

  /** Puts the next card of this symbol there. */
  put(symbol: number, slot: number): void {
    const { w, seat, side } = this.thinking;
    if (this.side === side) this.side = side.fork();
    const card = this.next(symbol);
    this.cards.push(card);
    this.to.push(spotOf(seat, slot));
    this.side.inHand(symbol, -1);
    this.side.replace(slot, changed(this.side.stacks[slot], faceOf(w, card), 1));
  }

  /** The Bread just put there closes the stack for this order. */
  claim(slot: number, place: number, pays: number): void {
    this.claims.push(claimOf(slot, place));
    this.closed |= 1 << slot;
    this.earned += pays + this.thinking.manner.newOrder;
    this.side.claimed(place);
    this.side.replace(slot, emptyStack());
  }

  /** A sandwich that was closed in this turn still lies there: its slot is not free before the next (SM-38). */
  isClaimed(slot: number): boolean {
    return (this.closed & (1 << slot)) !== 0;
  }

  plan(): Plan<Play> {
    const { cards, to, claims, thinking } = this;
    const gain = this.worth() - thinking.before + thinking.manner.freshCard * cards.length;
    return { gain, turn: { do: 'play', cards, to, claims } };
  }

  private next(symbol: number): CardId {
    const cards = this.thinking.cards[symbol];
    return cards[cards.length - this.side.hand[symbol]];
  }
}
