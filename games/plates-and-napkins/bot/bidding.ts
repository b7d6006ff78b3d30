/** How a bot bids: with what the meal means to it, on itself or on others, and with cards that are no bids at all. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, listSeats, printed } from '#kernel';
import { worthOf } from '../scoring.ts';
import type { Bid } from '../state.ts';
import { bidsOf } from '../state.ts';
import { handIn, keepValue, USUAL } from './hand.ts';
import type { Mind } from './thinking.ts';
import { bidValue, guessedScores, outlook, SEEMING } from './thinking.ts';
import type { Weighed } from './weighed.ts';

/** What a point of a bid card is worth for later sandwiches; to get rid of a bad one is worth more than to save. */
const SAVED = { good: 0.2, bad: 0.1 };
/** How much of what a bluff seems to be it brings: others may give up. */
const BLUFF = 0.3;
const WORTH_IT = 0.08;

/** What it might bid. */
export function bids(mind: Mind, last: boolean): Weighed<Bid>[] {
  const { w, dice, manner } = mind;
  const worth = worthOf(w, w.table.state.plate);
  const scores = guessedScores(mind, worth);
  const hand = handIn(mind);
  const now = outlook(mind, scores, worth);
  const saved = worth < 0 ? SAVED.bad : SAVED.good;
  const mayBluff = manner.bluffs === 'bluffs' && bluffsLying(mind) < 1;
  const options: Weighed<Bid>[] = [{ answer: 'out', value: WORTH_IT, like: 'out' }];
  for (const card of hand) {
    const isBid = printed(w, card).kind === 'bid';
    if (!isBid && !mayBluff) continue;
    for (const to of listSeats(w.match.players)) {
      const change = outlook(mind, withMore(scores, to, isBid ? bidValue(w, card) : SEEMING), worth) - now;
      const value = isBid ? change - saved * Math.abs(bidValue(w, card)) : bluffValue(mind, card, hand, change, last);
      const like = `${to} ${w.match.faces[card]}`;
      options.push({ answer: { to, cards: [card] }, value: value + dice.below(100) / 2000, like });
    }
  }
  return options;
}

/** Every two players, and the scores if they swap what lies in front of them. */
export function swaps(scores: readonly number[]): { readonly seats: Seat[]; readonly swapped: number[] }[] {
  return scores.flatMap((one, a) =>
    scores.slice(a + 1).map((other, i) => {
      const b = a + 1 + i;
      return { seats: [a as Seat, b as Seat], swapped: scores.with(a, other).with(b, one) };
    }),
  );
}

/** What the best single bid still changes, if it is the last one. */
export function lastBid(mind: Mind, scores: readonly number[], worth: number): number {
  const { w } = mind;
  let best = outlook(mind, scores, worth);
  for (const card of handIn(mind)) {
    const value = bidValue(w, card);
    if (value === 0) continue;
    for (const to of listSeats(w.match.players))
      best = Math.max(best, outlook(mind, withMore(scores, to, value), worth));
  }
  return best;
}

function withMore(scores: readonly number[], to: Seat, more: number): number[] {
  return scores.map((score, seat) => (seat === to ? score + more : score));
}

/** The last card of all deceives nobody, but it is replaced too. */
function bluffValue(mind: Mind, card: CardId, hand: readonly CardId[], change: number, last: boolean): number {
  const replaced = mind.manner.replaced * (USUAL - keepValue(mind, card, hand));
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
