/** When a bot plays a napkin, and what it then chooses. It keeps those that change a meal for the count. */
import type { CardId, Seat } from '#kernel';
import { cardsIn, listSeats, printed, topFrame } from '#kernel';
import type { Effect } from '../cards.ts';
import { platesFor, topFilling } from '../rules/choices.ts';
import { bidScores, eatersOf, extrasCount, worthOf } from '../scoring.ts';
import type { Asks, Interrupts, Plate } from '../state.ts';
import { handOf, plateOf } from '../state.ts';
import { handIn, lack, leastFirst } from './hand.ts';
import type { Mind } from './thinking.ts';
import { control, guessedScores, meaning, meaningOf, outlook, prospect } from './thinking.ts';

/** What a napkin must bring, so that it is not worth more in the hand. */
const WORTH_A_NAPKIN = 1.4;

export function wantedNapkin(mind: Mind): { name: 'napkin'; answer: Interrupts['napkin'] } | undefined {
  const { w } = mind;
  let best: CardId | undefined;
  let most = WORTH_A_NAPKIN;
  for (const card of handIn(mind)) {
    const { kind, effect } = printed(w, card);
    if (kind !== 'napkin') continue;
    const gain = GAINS[effect as Effect](mind, card);
    if (gain <= most) continue;
    most = gain;
    best = card;
  }
  return best === undefined ? undefined : { name: 'napkin', answer: { card: best } };
}

const atCount = ({ w }: Mind): boolean => topFrame(w)?.ask === 'count';
const myBuild = ({ w, seat }: Mind): boolean => topFrame(w)?.ask === 'build' && w.table.state.turn === seat;
const myBid = ({ w, seat }: Mind): boolean => topFrame(w)?.ask === 'bid' && w.table.state.bidder === seat;

/** What it means to me if all goes on as it stands at the count. */
function mealAsCounted(
  mind: Mind,
  scores = bidScores(mind.w),
  worth = worthOf(mind.w, mind.w.table.state.plate),
): number {
  return meaningOf(mind, eatersOf(scores), worth);
}

const GAINS: Readonly<Record<Effect, (mind: Mind, card: CardId) => number>> = {
  trade: (mind) => (myBuild(mind) ? 0.6 * lack(mind.w, leastFirst(mind.w, handIn(mind)).slice(0, 2)) + 0.3 : 0),
  'new-hands': (mind) => (myBuild(mind) ? 0.8 * lack(mind.w, handIn(mind)) - 0.8 : 0),
  pass: (mind) => (myBuild(mind) ? 0.6 * lack(mind.w, leastFirst(mind.w, handIn(mind)).slice(0, 2)) + 0.3 : 0),
  draw: (mind) => (myBid(mind) || myBuild(mind) ? 1.2 + 0.2 * lack(mind.w, handIn(mind)) : 0),
  'swap-bids': (mind) => (atCount(mind) ? bestSwap(mind).value - mealAsCounted(mind) : 0),
  clear: (mind) => (atCount(mind) ? -mealAsCounted(mind) - 3 : 0),
  nibble: (mind) => (atCount(mind) ? nibbled(mind) - mealAsCounted(mind) : 0),
  double: (mind) => (atCount(mind) ? doubled(mind) - mealAsCounted(mind) : 0),
  cancel: (mind) => saved(mind),
  bar: (mind) => (myBid(mind) ? barred(mind) : 0),
};

function nibbled(mind: Mind): number {
  const { w } = mind;
  const { plate } = w.table.state;
  const filling = topFilling(w, plate);
  if (filling === undefined) return mealAsCounted(mind);
  return mealAsCounted(mind, bidScores(w), worthOf(w, plate) - valueOn(mind, filling));
}

function valueOn({ w }: Mind, card: CardId): number {
  const { kind, points } = printed(w, card);
  return kind === 'extra' ? points * extrasCount(w) : points;
}

function doubled(mind: Mind): number {
  const { w } = mind;
  const { plate } = w.table.state;
  const extras = cardsIn(w, plateOf(w.match.seats, plate)).filter((card) => printed(w, card).kind === 'extra');
  const more = extras.reduce((sum, card) => sum + valueOn(mind, card), 0);
  return mealAsCounted(mind, bidScores(w), worthOf(w, plate) + more);
}

/** Somebody else's napkin would spoil a meal that is good for me. */
function saved(mind: Mind): number {
  const { w, seat } = mind;
  const newest = w.table.state.playing.at(-1);
  if (newest === undefined || newest.seat === seat || topFrame(w)?.ask !== 'napkin') return 0;
  const { effect } = printed(w, newest.card);
  if (effect === 'new-hands') return 2.2 - lack(w, handIn(mind));
  const spoils = effect === 'clear' || effect === 'swap-bids' || effect === 'nibble';
  return spoils && w.table.state.stage === 'count' ? 0.8 * mealAsCounted(mind) : 0;
}

/** A rival who cannot bid leaves the meal to me. */
function barred(mind: Mind): number {
  const { w } = mind;
  const worth = worthOf(w, w.table.state.plate);
  return worth > 0 ? 0.35 * worth * control(mind, handIn(mind)) * (w.match.seats === 2 ? 2 : 1) : 0;
}

/** Two players whose swapped bids make the best meal for me. */
function bestSwap(mind: Mind): { seats: Seat[]; value: number } {
  const { w } = mind;
  const { stage, plate } = w.table.state;
  const worth = plate < 0 ? 0 : worthOf(w, plate);
  const scores = stage === 'count' ? bidScores(w) : guessedScores(mind, worth);
  const all = listSeats(w.match.players);
  const options = all.flatMap((a) =>
    all
      .filter((b) => b > a)
      .map((b) => {
        const swapped = scores.with(a, scores[b]).with(b, scores[a]);
        const value = stage === 'count' ? mealAsCounted(mind, swapped, worth) : outlook(mind, swapped, worth);
        return { seats: [a, b], value };
      }),
  );
  return options.reduce((a, b) => (b.value > a.value ? b : a));
}

// ---- what napkins ask ----

export const chooseSwap = (mind: Mind): Asks['swap']['answer'] => ({ seats: bestSwap(mind).seats });

/** Sandwiches mean to me what they promise; the one at the count means what it is about to be. */
export function choosePlate(mind: Mind, napkin: CardId): Asks['choosePlate']['answer'] {
  const { w } = mind;
  const gain = (plate: Plate): number => {
    const worth = worthOf(w, plate);
    const filling = topFilling(w, plate);
    const clears = printed(w, napkin).effect === 'clear';
    const left = clears || filling === undefined ? 0 : worth - valueOn(mind, filling);
    return means(mind, plate, left) - means(mind, plate, worth);
  };
  const plates = platesFor(w, napkin).map((plate) => ({ plate, gain: gain(plate) }));
  return { plate: plates.reduce((a, b) => (b.gain > a.gain ? b : a)).plate };
}

function means(mind: Mind, plate: Plate, worth: number): number {
  const { w } = mind;
  if (plate === w.table.state.plate && w.table.state.stage === 'count') return mealAsCounted(mind, bidScores(w), worth);
  return worth === 0 ? 0 : 0.5 * prospect(mind, worth, control(mind, handIn(mind)));
}

/** The rival whose points hurt most among those who may still bid. */
export function choosePlayer(mind: Mind): Asks['choosePlayer']['answer'] {
  const { w, seat } = mind;
  const rivals = listSeats(w.match.players & ~w.table.state.out).filter((other) => other !== seat);
  const pool = rivals.length > 0 ? rivals : listSeats(w.match.players).filter((other) => other !== seat);
  return { seat: pool.reduce((a, b) => (meaning(mind, b, 3) < meaning(mind, a, 3) ? b : a)) };
}

/** The cards I want least, to whoever has most to choose from. */
export function chooseTrade(mind: Mind, amount: number): Asks['trade']['answer'] {
  const { w, seat } = mind;
  const size = (other: Seat): number => cardsIn(w, handOf(other)).length;
  const to = listSeats(w.match.players)
    .filter((other) => other !== seat)
    .reduce((a, b) => (size(b) > size(a) ? b : a));
  return { to, give: leastFirst(w, handIn(mind)).slice(0, Math.min(amount, size(to))) };
}

export const choosePassed = (mind: Mind, amount: number): Asks['pass']['answer'] => ({
  cards: leastFirst(mind.w, handIn(mind)).slice(0, amount),
});
