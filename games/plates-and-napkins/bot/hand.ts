/** What cards are worth in a bot's hand: which to keep, which to throw away or bluff with. */
import type { CardId } from '#kernel';
import { cardsIn, printed } from '#kernel';
import type { Effect, Kind } from '../cards.ts';
import { handOf } from '../state.ts';
import type { Mind } from './thinking.ts';

export const handIn = ({ w, seat }: Mind): readonly CardId[] => cardsIn(w, handOf(seat));

/** About what an unknown card is worth. */
export const USUAL = 1;
/** What each point of a bid adds to its worth. */
const BID_POINT = 0.42;
/** The first fillings are useful, the others ballast. */
const FILLINGS = [0.8, 0.7, 0.5, 0.35];

/** A card's worth beside the others of the hand; bids and napkins are what wins. */
export function keepValue({ w, manner }: Mind, card: CardId, others: readonly CardId[]): number {
  const { kind, points, effect } = printed(w, card);
  if (kind === 'napkin') return manner.held[effect as Effect];
  if (kind === 'bid') return manner.bid + BID_POINT * Math.abs(points);
  const bread = kind === 'bread';
  let before = 0;
  for (const other of others) {
    if (other === card) continue;
    const row = printed(w, other);
    if (bread ? row.kind === 'bread' : isFilling(row.kind)) before++;
  }
  const list = bread ? manner.breads : FILLINGS;
  return list[Math.min(before, list.length - 1)] + 0.1 * Math.abs(points);
}

const isFilling = (kind: Kind): boolean => kind === 'meat' || kind === 'cheese' || kind === 'extra';

/** The cards of this list from the least to the most wanted. */
export function leastFirst(mind: Mind, cards: readonly CardId[]): CardId[] {
  return cards
    .map((card) => ({ card, value: keepValue(mind, card, cards) }))
    .sort((a, b) => a.value - b.value || a.card - b.card)
    .map(({ card }) => card);
}

/** What these cards of a hand lack to usual ones. */
export const lack = (mind: Mind, cards: readonly CardId[], hand: readonly CardId[] = cards): number =>
  cards.reduce((sum, card) => sum + Math.max(0, USUAL - keepValue(mind, card, hand)), 0);

/** What the hand is worth without this card. */
export const valueWithout = (mind: Mind, card: CardId, hand: readonly CardId[]): number =>
  hand.reduce((sum, other) => (other === card ? sum : sum + keepValue(mind, other, hand)), 0);
