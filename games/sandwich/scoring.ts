/** Points: what a verdict earns the cooks. Equal totals share the win, which is the kernel's own rule (G-5). */
// Rules: SA-33, S0-12, G-8, S0-22, S4-09, S0-28.
import type { Seat } from '#kernel';

/** Points by rank, and one more for the cook whose sandwich fits the theme best (−1 for no theme). */
export function earned(scale: readonly number[], cooks: readonly Seat[], themeCook: number): [Seat, number][] {
  const ranked = cooks.map((cook, rank): [Seat, number] => [cook, scale[rank]]);
  return themeCook < 0 ? ranked : [...ranked, [themeCook as Seat, 1]];
}
