/** How a bot builds: towards sandwiches that it can win, or force on somebody else. */
import type { CardId } from '#kernel';
import { cardsIn, printed, sizeOf } from '#kernel';
import { buildsOf } from '../rules/build.ts';
import { addsNow, worthOf } from '../scoring.ts';
import type { Asks, Build } from '../state.ts';
import { DRAWN, plateCount, plateOf } from '../state.ts';
import { handIn, keepValue, leastFirst, USUAL } from './hand.ts';
import type { Mind } from './thinking.ts';
import { control, prospect } from './thinking.ts';
import type { Weighed } from './weighed.ts';

/** What finishing must promise before it is better than waiting. */
const PATIENCE = 0.1;
/** What a fresh card counts for when one is thrown away, put down as bread or as filling. */
const FRESH = { away: 0.6, bread: 0.35, filling: 0.5 };
/** The first sandwich gets the game going. */
const START = 1.2;

/** What it might build. */
export function builds(mind: Mind): Weighed<Build>[] {
  const { w, seat, dice } = mind;
  const hand = handIn(mind);
  const chance = control(mind, hand);
  return buildsOf(w, seat).map((answer) => ({
    answer,
    value: worthOfBuild(mind, answer, hand, chance) + dice.below(100) / 1000,
    like: `${answer.do} ${w.match.faces[answer.card]} ${'plate' in answer && answer.do !== 'start' ? answer.plate : ''}`,
  }));
}

function worthOfBuild(mind: Mind, build: Build, hand: readonly CardId[], chance: number): number {
  const { w, manner } = mind;
  const fresh = USUAL - keepValue(mind, build.card, hand);
  if (build.do === 'discard') return FRESH.away * fresh - (printed(w, build.card).kind === 'napkin' ? 1 : 0);
  if (build.do === 'start') return FRESH.bread * fresh + startValue(mind);
  const gain = addsNow(w, build.card);
  const worth = worthOf(w, build.plate);
  if (build.do === 'finish') return FRESH.bread * fresh + prospect(mind, worth + gain, chance) - PATIENCE;
  const better = prospect(mind, worth + gain, chance) - prospect(mind, worth, chance);
  return manner.choice + FRESH.filling * fresh + manner.later * better;
}

function startValue({ w, manner }: Mind): number {
  const { seats } = w.match;
  let begun = 0;
  for (let plate = 0; plate < plateCount(seats); plate++) if (sizeOf(w, plateOf(seats, plate)) > 0) begun++;
  return begun === 0 ? START : manner.startMore;
}

export function kept(mind: Mind): Weighed<Asks['keep']['answer']>[] {
  const { w } = mind;
  const hand = handIn(mind);
  return cardsIn(w, DRAWN).map((card) => ({
    answer: { cards: [card] },
    value: keepValue(mind, card, hand),
    like: `${w.match.faces[card]}`,
  }));
}

export const trimmed = (mind: Mind): Weighed<CardId>[] =>
  leastFirst(mind, handIn(mind)).map((answer, i) => ({ answer, value: -i, like: `${mind.w.match.faces[answer]}` }));
