/** Points: the strongest card earns its strength; where several are strongest, each of them does. */
import type { Seat } from '#kernel';
import { cards } from './cards.ts';

export function earned(shown: readonly (readonly [seat: Seat, kind: number])[]): [Seat, number][] {
  const strength = (kind: number): number => cards[kind].strength;
  const best = Math.max(...shown.map(([, kind]) => strength(kind)));
  return shown.filter(([, kind]) => strength(kind) === best).map(([seat]) => [seat, best]);
}
