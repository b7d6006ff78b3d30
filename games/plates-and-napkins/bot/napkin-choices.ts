/** What a bot chooses when a napkin asks: whom, which sandwich, which cards. */
import type { CardId } from '#kernel';
import { has, listSeats, only, printed, sizeOf } from '#kernel';
import { platesFor, topFilling } from '../rules/choices.ts';
import { placesIn } from '../rules/exchange.ts';
import { addsNow, bidScores, worthOf } from '../scoring.ts';
import type { Asks, Plate } from '../state.ts';
import { handOf } from '../state.ts';
import { swaps } from './bidding.ts';
import { handIn, keepValue } from './hand.ts';
import { mealAsCounted } from './napkins.ts';
import type { Mind } from './thinking.ts';
import { control, guessedScores, meaning, outlook, prospect } from './thinking.ts';
import type { Weighed } from './weighed.ts';

/** Two players whose swapped bids make the best meal for me. */
export function swapped(mind: Mind): Weighed<Asks['swap']['answer']>[] {
  const { w } = mind;
  const { stage, plate } = w.table.state;
  const worth = plate < 0 ? 0 : worthOf(w, plate);
  const counted = stage === 'count';
  const means = (scores: readonly number[]): number =>
    counted ? mealAsCounted(mind, [...scores], worth) : outlook(mind, scores, worth);
  return swaps(counted ? bidScores(w) : guessedScores(mind, worth)).map(({ seats, swapped: scores }) => ({
    answer: { seats },
    value: means(scores),
    like: seats.join(' '),
  }));
}

/** Sandwiches mean to me what they promise; the one at the count means what it is about to be. */
export function plates(mind: Mind, napkin: CardId): Weighed<Asks['choosePlate']['answer']>[] {
  const { w } = mind;
  const clears = printed(w, napkin).effect === 'clear';
  return platesFor(w, napkin).map((plate) => {
    const worth = worthOf(w, plate);
    const filling = topFilling(w, plate);
    const left = clears || filling === undefined ? 0 : worth - addsNow(w, filling);
    return { answer: { plate }, value: means(mind, plate, left) - means(mind, plate, worth), like: `${plate}` };
  });
}

function means(mind: Mind, plate: Plate, worth: number): number {
  const { w } = mind;
  if (plate === w.table.state.plate && w.table.state.stage === 'count') return mealAsCounted(mind, bidScores(w), worth);
  return worth === 0 ? 0 : 0.5 * prospect(mind, worth, control(mind, handIn(mind)));
}

/** The rival whose points hurt most among those who may still bid; myself only where a slip says so. */
export function players(mind: Mind): Weighed<Asks['choosePlayer']['answer']>[] {
  const { w, seat } = mind;
  return listSeats(w.match.players).map((other) => {
    const out = has(w.table.state.out, other) ? OUT : 0;
    return {
      answer: { seat: other },
      value: other === seat ? -2 * OUT : -meaning(mind, other, 3) - out,
      like: `${other}`,
    };
  });
}

/** Worse than anybody who may still bid. */
const OUT = 1000;

/** The cards I want least, to whoever has most to choose from; of theirs any, by chance. */
export function trades(mind: Mind, amount: number): Weighed<Asks['trade']['answer']>[] {
  const { w, seat, dice } = mind;
  return listSeats(w.match.players & ~only(seat)).flatMap((to) => {
    const size = sizeOf(w, handOf(to));
    const count = Math.min(amount, size, handIn(mind).length);
    if (count === 0) return [];
    const unseen = placesIn(size, count);
    const places = unseen[dice.below(unseen.length)];
    return given(mind, count).map(({ cards, value, like }) => ({
      answer: { to, give: cards, take: places },
      value: value + LARGER * size,
      like: `${to} ${like}`,
    }));
  });
}

/** A larger hand comes before better cards. */
const LARGER = 100;

export const passed = (mind: Mind, amount: number): Weighed<Asks['pass']['answer']>[] =>
  given(mind, amount).map(({ cards, value, like }) => ({ answer: { cards }, value, like }));

interface Given {
  readonly cards: CardId[];
  readonly value: number;
  readonly like: string;
}

/** Ways to give so many cards away. */
function given(mind: Mind, amount: number): Given[] {
  const hand = handIn(mind);
  const rows = hand
    .map((card) => ({ card, value: keepValue(mind, card, hand) }))
    .sort((a, b) => a.value - b.value || a.card - b.card);
  return placesIn(rows.length, Math.min(amount, rows.length)).map((set) => ({
    cards: set.map((i) => rows[i].card),
    value: -set.reduce((sum, i) => sum + rows[i].value, 0),
    like: set.map((i) => mind.w.match.faces[rows[i].card]).join(' '),
  }));
}
