/** When a bot plays a napkin. Those that change a meal it keeps for the count. */
import type { CardId } from '#kernel';
import { cardsIn, countSeats, has, printed, sizeOf, topFrame } from '#kernel';
import type { Effect } from '../cards.ts';
import { topFilling } from '../rules/choices.ts';
import { isTime } from '../rules/napkins.ts';
import { addsNow, bidScores, eatersOf, worthOf } from '../scoring.ts';
import type { Interrupts } from '../state.ts';
import { HAND, plateCount, plateOf } from '../state.ts';
import { lastBid, swaps } from './bidding.ts';
import { handIn, lack, leastFirst, USUAL, valueWithout } from './hand.ts';
import type { Mind } from './thinking.ts';
import { bidders, control, guessedScores, meaningOf, outlook, prospect } from './thinking.ts';

export function wantedNapkin(mind: Mind): { name: 'napkin'; answer: Interrupts['napkin'] } | undefined {
  const { w, manner } = mind;
  if (!isTime(w)) return undefined;
  let best: CardId | undefined;
  let most = 0;
  for (const card of handIn(mind)) {
    const { kind, effect } = printed(w, card);
    if (kind !== 'napkin') continue;
    const gain = gainsOf(mind)[effect as Effect](mind, card) - manner.napkin[effect as Effect];
    if (gain <= most) continue;
    most = gain;
    best = card;
  }
  return best === undefined ? undefined : { name: 'napkin', answer: { card: best } };
}

const asked = ({ w }: Mind): string | undefined => topFrame(w)?.ask;
const atCount = (mind: Mind): boolean => asked(mind) === 'count';
const atBid = (mind: Mind): boolean => asked(mind) === 'bid';
const myBuild = (mind: Mind): boolean => asked(mind) === 'build' && mind.w.table.state.turn === mind.seat;
const myBid = (mind: Mind): boolean => atBid(mind) && mind.w.table.state.bidder === mind.seat;

/** What it means to me if all goes on as it stands at the count. */
export function mealAsCounted(
  mind: Mind,
  scores = bidScores(mind.w),
  worth = worthOf(mind.w, mind.w.table.state.plate),
): number {
  return meaningOf(mind, eatersOf(scores), worth);
}

type Gains = Readonly<Record<Effect, (mind: Mind, card: CardId) => number>>;

const gainsOf = ({ manner }: Mind): Gains => (manner.foresight === 'none' ? FIRST_GAINS : GAINS);

const GAINS: Gains = {
  trade: (mind) => (atBid(mind) || myBuild(mind) ? (atBid(mind) ? 1 : 0.2) + 0.6 * leastLack(mind) : 0),
  'new-hands': (mind, card) => (asked(mind) === 'build' ? handsGain(mind, card) : 0),
  pass: (mind) => (myBuild(mind) ? 0.3 + 0.6 * leastLack(mind) : 0),
  draw: (mind) => (myBid(mind) || myBuild(mind) ? 1.2 + 0.2 * lack(mind, handIn(mind)) : 0),
  'swap-bids': (mind) => (atCount(mind) ? swapGain(mind) : 0),
  clear: (mind) => (atCount(mind) ? -mealAsCounted(mind) : 0),
  nibble: (mind) => (atCount(mind) ? nibbled(mind) - mealAsCounted(mind) : 0),
  double: (mind) => (atCount(mind) ? doubled(mind) - mealAsCounted(mind) : 0),
  cancel: saved,
  bar: barred,
};

/** The first bots thought less about these. */
const FIRST_GAINS: Gains = {
  ...GAINS,
  trade: () => 0,
  pass: () => 0,
  'new-hands': (mind) => (myBuild(mind) ? 0.8 * lack(mind, handIn(mind)) - 0.8 : 0),
  cancel: (mind) => {
    const effect = rivalsNapkin(mind);
    if (effect === 'new-hands') return 2.2 - lack(mind, handIn(mind));
    const spoils = effect === 'clear' || effect === 'swap-bids' || effect === 'nibble';
    return spoils && mind.w.table.state.stage === 'count' ? 0.8 * mealAsCounted(mind) : 0;
  },
  bar: (mind) => {
    const worth = myBid(mind) ? worthOf(mind.w, mind.w.table.state.plate) : 0;
    return worth > 0 ? 0.35 * worth * control(mind, handIn(mind)) * (mind.w.match.seats === 2 ? 2 : 1) : 0;
  },
};

/** What the two cards that I want least lack to usual ones. */
function leastLack(mind: Mind): number {
  const hand = handIn(mind);
  return lack(mind, leastFirst(mind, hand).slice(0, 2), hand);
}

/** Seven fresh cards instead of these. */
const handsGain = (mind: Mind, card: CardId): number =>
  0.9 * (HAND * USUAL + 0.5 - valueWithout(mind, card, handIn(mind)));

function swapGain(mind: Mind): number {
  const now = mealAsCounted(mind);
  return swaps(bidScores(mind.w)).reduce(
    (best, { swapped }) => Math.max(best, mealAsCounted(mind, swapped) - now),
    Number.NEGATIVE_INFINITY,
  );
}

function nibbled(mind: Mind): number {
  const { w } = mind;
  const { plate } = w.table.state;
  const filling = topFilling(w, plate);
  if (filling === undefined) return mealAsCounted(mind);
  return mealAsCounted(mind, bidScores(w), worthOf(w, plate) - addsNow(w, filling));
}

function doubled(mind: Mind): number {
  const { w } = mind;
  const { plate } = w.table.state;
  const extras = cardsIn(w, plateOf(w.match.seats, plate)).filter((card) => printed(w, card).kind === 'extra');
  const more = extras.reduce((sum, card) => sum + addsNow(w, card), 0);
  return mealAsCounted(mind, bidScores(w), worthOf(w, plate) + more);
}

/** What the newest napkin does, if a rival has played it just now. */
function rivalsNapkin({ w, seat }: Mind): Effect | undefined {
  const newest = w.table.state.playing.at(-1);
  if (newest === undefined || newest.seat === seat || topFrame(w)?.ask !== 'napkin') return undefined;
  return printed(w, newest.card).effect as Effect;
}

/** Somebody else's napkin would spoil a meal or a hand that is good for me. */
function saved(mind: Mind, card: CardId): number {
  const { w } = mind;
  const effect = rivalsNapkin(mind);
  if (effect === undefined) return 0;
  const others = w.match.seats - 1;
  if (effect === 'new-hands') return -handsGain(mind, card);
  if (effect === 'trade') return 2 / others;
  if (effect === 'bar') return 1 / others;
  if (w.table.state.stage !== 'count' || w.table.state.plate < 0) return 0;
  const meal = mealAsCounted(mind);
  if (effect === 'clear') return meal;
  if (effect === 'nibble') return meal - nibbled(mind);
  if (effect === 'double') return meal - doubled(mind);
  return effect === 'swap-bids' ? swapHarm(mind, meal) : 0;
}

/** Whoever plays it swaps as is worst for me; with more players rarely so. */
function swapHarm(mind: Mind, meal: number): number {
  const worst = swaps(bidScores(mind.w)).reduce(
    (least, { swapped }) => Math.min(least, mealAsCounted(mind, swapped)),
    meal,
  );
  return (meal - worst) / (mind.w.match.seats === 2 ? 1 : 2);
}

/** A rival who cannot bid leaves the meal to me: one that is bid for, or one that I finish now. */
function barred(mind: Mind): number {
  const { w, seat } = mind;
  const { out, plate } = w.table.state;
  if (atBid(mind)) {
    if (has(out, seat)) return 0;
    const rivals = countSeats(bidders(mind) & ~out);
    if (rivals === 0) return 0;
    const worth = worthOf(w, plate);
    const scores = guessedScores(mind, worth);
    return (lastBid(mind, scores, worth) - outlook(mind, scores, worth)) / rivals;
  }
  return myBuild(mind) ? finishGain(mind) : 0;
}

/** How much better I could finish a sandwich now, with one rival less. */
function finishGain(mind: Mind): number {
  const { w } = mind;
  const { seats } = w.match;
  const hand = handIn(mind);
  const rivals = countSeats(bidders(mind));
  if (rivals === 0 || !hand.some((card) => printed(w, card).kind === 'bread')) return 0;
  const [now, then] = [control(mind, hand, rivals), control(mind, hand, rivals - 1)];
  let most = 0;
  for (let plate = 0; plate < plateCount(seats); plate++) {
    if (sizeOf(w, plateOf(seats, plate)) === 0) continue;
    const worth = worthOf(w, plate) + 1;
    most = Math.max(most, prospect(mind, worth, then) - Math.max(0, prospect(mind, worth, now)));
  }
  return most;
}
