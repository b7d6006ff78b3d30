/** How a bot bids: with what the meal means to it, on itself or on others, and with cards that are no bids at all. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, listSeats, printed } from '#kernel';
import { worthOf } from '../scoring.ts';
import type { Bid } from '../state.ts';
import { bidsOf } from '../state.ts';
import { handIn, keepValue, USUAL } from './hand.ts';
import type { Mind } from './thinking.ts';
import { bidValue, guessedScores, outlook, SEEMING } from './thinking.ts';

/** What a point of a bid card is worth for later sandwiches; to get rid of a bad one is worth more than to save. */
const SAVED = { good: 0.2, bad: 0.1 };
/** How much of what a bluff seems to be it brings: others may give up. */
const BLUFF = 0.3;
/** A card that is thrown away as a bluff is replaced after the meal. */
const REPLACED = 0.2;
const WORTH_IT = 0.08;

interface Option {
  readonly bid: Bid;
  readonly value: number;
}

export function chooseBid(mind: Mind, last: boolean): Bid {
  const { w, dice } = mind;
  const worth = worthOf(w, w.table.state.plate);
  const scores = guessedScores(mind, worth);
  const now = outlook(mind, scores, worth);
  const saved = worth < 0 ? SAVED.bad : SAVED.good;
  const mayBluff = mind.bluffs === 'bluffs' && bluffsLying(mind) < 1;
  let best: Option = { bid: 'out', value: WORTH_IT };
  const hand = handIn(mind);
  for (const card of hand) {
    const isBid = printed(w, card).kind === 'bid';
    if (!isBid && !mayBluff) continue;
    for (const to of listSeats(w.match.players)) {
      const change = outlook(mind, withMore(scores, to, isBid ? bidValue(w, card) : SEEMING), worth) - now;
      const value = isBid ? change - saved * Math.abs(bidValue(w, card)) : bluffValue(mind, card, hand, change, last);
      const noisy = value + dice.below(100) / 2000;
      if (noisy > best.value) best = { bid: { to, cards: [card] }, value: noisy };
    }
  }
  return best.bid;
}

function withMore(scores: readonly number[], to: Seat, more: number): number[] {
  return scores.map((score, seat) => (seat === to ? score + more : score));
}

/** The last card of all deceives nobody, but it is replaced too. */
function bluffValue({ w }: Mind, card: CardId, hand: readonly CardId[], change: number, last: boolean): number {
  const replaced = REPLACED * (USUAL - keepValue(w, card, hand));
  return replaced + (last ? 0 : BLUFF * change);
}

/** Cards of mine that lie as bids and are none. */
function bluffsLying({ w, seat }: Mind): number {
  const { placers } = w.table.state;
  let count = 0;
  for (const to of listSeats(w.match.players))
    for (const [i, card] of cardsIn(w, bidsOf(w.match.seats, to)).entries())
      if (placers[to][i] === seat && printed(w, card).kind !== 'bid') count++;
  return count;
}
