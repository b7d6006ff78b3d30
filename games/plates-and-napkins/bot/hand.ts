/** What cards are worth in a bot's hand: which to keep, which to throw away or bluff with. */
import type { CardId } from '#kernel';
import { cardsIn, printed } from '#kernel';
import type { PlatesWorld } from '../state.ts';
import { handOf } from '../state.ts';
import type { Mind } from './thinking.ts';

export const handIn = ({ w, seat }: Mind): readonly CardId[] => cardsIn(w, handOf(seat));

/** About what an unknown card is worth. */
export const USUAL = 1;

/** The first breads open and close sandwiches, the others are ballast. */
const BREADS = [1.3, 0.9, 0.35, 0.1];
const FILLINGS = [0.8, 0.7, 0.5, 0.35];

/** A card's worth beside the others of the hand; bids and napkins are what wins. */
export function keepValue(w: PlatesWorld, card: CardId, others: readonly CardId[]): number {
  const { kind, points } = printed(w, card);
  if (kind === 'napkin') return 1.9;
  if (kind === 'bid') return 0.55 + 0.42 * Math.abs(points);
  const bread = kind === 'bread';
  let before = 0;
  for (const other of others) {
    if (other === card) continue;
    const row = printed(w, other);
    if (bread ? row.kind === 'bread' : isFilling(row.kind)) before++;
  }
  const list = bread ? BREADS : FILLINGS;
  return list[Math.min(before, list.length - 1)] + 0.1 * Math.abs(points);
}

const isFilling = (kind: string): boolean => kind === 'meat' || kind === 'cheese' || kind === 'extra';

/** The cards of this list from the least to the most wanted. */
export function leastFirst(w: PlatesWorld, cards: readonly CardId[]): CardId[] {
  return cards
    .map((card) => ({ card, value: keepValue(w, card, cards) }))
    .sort((a, b) => a.value - b.value || a.card - b.card)
    .map(({ card }) => card);
}

/** What this hand lacks to a usual one. */
export const lack = (w: PlatesWorld, hand: readonly CardId[]): number =>
  hand.reduce((sum, card) => sum + Math.max(0, USUAL - keepValue(w, card, hand)), 0);
