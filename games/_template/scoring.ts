/** Points: the strongest card earns its strength; where several are strongest, each of them does. */
// Rules: TP-03.
import type { Seat } from '#kernel';

export function earned(shown: readonly (readonly [seat: Seat, strength: number])[]): [Seat, number][] {
  const best = Math.max(...shown.map(([, strength]) => strength));
  return shown.filter(([, strength]) => strength === best).map(([seat]) => [seat, best]);
}
