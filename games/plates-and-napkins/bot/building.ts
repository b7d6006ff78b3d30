/** How a bot builds: towards sandwiches that it can win, or force on somebody else. */
import type { CardId } from '#kernel';
import { cardsIn, printed, sizeOf } from '#kernel';
import { buildsOf } from '../rules/build.ts';
import { extrasCount, worthOf } from '../scoring.ts';
import type { Asks, Build } from '../state.ts';
import { DRAWN, plateCount, plateOf } from '../state.ts';
import { handIn, keepValue, leastFirst, USUAL } from './hand.ts';
import type { Mind } from './thinking.ts';
import { control, prospect } from './thinking.ts';

/** Two cards to choose from are better than one. */
const CHOICE = 0.5;
/** A sandwich that is only begun may go to anybody. */
const LATER = 0.2;
/** What finishing must promise before it is better than waiting. */
const PATIENCE = 0.1;

export function chooseBuild(mind: Mind): Build {
  const { w, seat, dice } = mind;
  const hand = handIn(mind);
  const chance = control(mind, hand);
  let best: Build | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const build of buildsOf(w, seat)) {
    const value = worthOfBuild(mind, build, hand, chance) + dice.below(100) / 1000;
    if (value <= most) continue;
    most = value;
    best = build;
  }
  if (best === undefined) throw new Error('a hand without cards is never asked');
  return best;
}

function worthOfBuild(mind: Mind, build: Build, hand: readonly CardId[], chance: number): number {
  const { w } = mind;
  const row = printed(w, build.card);
  const spent = keepValue(w, build.card, hand);
  const fresh = USUAL - spent;
  if (build.do === 'discard') return 0.6 * fresh - (row.kind === 'napkin' ? 1 : 0);
  if (build.do === 'start') return 0.35 * fresh + startValue(mind);
  const gain = row.points * (row.kind === 'extra' ? extrasCount(w) : 1);
  const worth = worthOf(w, build.plate);
  if (build.do === 'finish') return 0.35 * fresh + prospect(mind, worth + gain, chance) - PATIENCE;
  const better = prospect(mind, worth + gain, chance) - prospect(mind, worth, chance);
  return CHOICE + 0.5 * fresh + LATER * better;
}

/** The first sandwich gets the game going. */
function startValue({ w }: Mind): number {
  const { seats } = w.match;
  let begun = 0;
  for (let plate = 0; plate < plateCount(seats); plate++) if (sizeOf(w, plateOf(seats, plate)) > 0) begun++;
  return begun === 0 ? 1.2 : 0.3;
}

export function chooseKept(mind: Mind): Asks['keep']['answer'] {
  const { w } = mind;
  const value = (card: CardId): number => keepValue(w, card, handIn(mind));
  return { cards: [cardsIn(w, DRAWN).reduce((a, b) => (value(b) > value(a) ? b : a))] };
}

export const chooseTrimmed = (mind: Mind): CardId => leastFirst(mind.w, handIn(mind))[0];
