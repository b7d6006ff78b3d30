/** Money: what players have is what the bank paid, less bribes and losses. Equal sums share the win, which is the kernel's rule (G-5). */
// Rules: SM-33, G-5.
import type { State } from './state.ts';

/** What all players must have together. */
export const moneyOut = ({ rewards, bribes, losses }: State): number => rewards - bribes - losses;

export const moneyHeld = ({ money }: State): number => money.reduce((sum, n) => sum + n, 0);
