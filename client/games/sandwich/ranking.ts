/** My ranking while it is made: places by plate, the star, and the order in which the plates lie before me. */
import type { Asks, Plate } from '#games/sandwich';
import { saidOf } from '../../asking.ts';
import type { OwnScene } from './scene.ts';
import { platesBefore } from './scene.ts';

export interface Ranking {
  /** As the plates lie, from the left. */
  shown: Plate[];
  /** By position in `shown`: 1 is the best; 0 for none yet. */
  places: Record<Plate, number>;
  theme: number;
}

export function rankingOf(scene: OwnScene): Ranking {
  const said = saidOf(scene, 'rank');
  if (said !== undefined) return taken(said);
  return scene.draft<Ranking>(`rank ${scene.look.view.round}`, () => {
    const [draft] = (scene.top?.draft ?? []) as Asks['rank']['answer'][];
    return draft === undefined ? { shown: platesBefore(scene, scene.seat), places: {}, theme: -1 } : taken(draft);
  });
}

const taken = ({ order, theme }: Asks['rank']['answer']): Ranking => ({
  shown: order.toSorted((a, b) => a - b),
  places: Object.fromEntries(order.map((plate, i) => [plate, i + 1])),
  theme,
});

/** As it is sent: the best first, as far as there are places. */
export const answerOf = ({ shown, places, theme }: Ranking): Asks['rank']['answer'] => ({
  order: shown.filter((plate) => placeOf(places, plate) > 0).toSorted((a, b) => places[a] - places[b]),
  theme,
});

export const placeOf = (places: Ranking['places'], plate: Plate): number => places[plate] ?? 0;

/** Gives a place; whoever had it takes the old one, and the last plate without one gets what is left. What has it already keeps it. */
export function give(ranking: Ranking, plate: Plate, place: number): void {
  const { shown, places } = ranking;
  const old = placeOf(places, plate);
  const other = shown.find((candidate) => placeOf(places, candidate) === place);
  if (other === plate) return;
  if (other !== undefined) places[other] = old;
  places[plate] = place;
  const open = shown.filter((candidate) => placeOf(places, candidate) === 0);
  const free = shown.map((_, i) => i + 1).filter((n) => !shown.some((p) => placeOf(places, p) === n));
  if (open.length === 1) [places[open[0]]] = free;
}

/** Two plates change places on the table; then they are ranked as they lie. */
export function exchange(ranking: Ranking, one: Plate, other: Plate): void {
  const { shown } = ranking;
  const [a, b] = [shown.indexOf(one), shown.indexOf(other)];
  if (a < 0 || b < 0) return;
  [shown[a], shown[b]] = [shown[b], shown[a]];
  for (const [i, plate] of shown.entries()) ranking.places[plate] = i + 1;
}
