/** The end of a game: points, and who won. Equal points share the win unless the game says otherwise (G-5). */
import type { Seats, World } from './types.ts';

/** Ends the game. Without `winners` the most points win, shared where equal. */
export function endGame(w: World, points: readonly number[], winners?: Seats): void {
  const best = Math.max(...points);
  const leaders = points.reduce((set, p, seat) => (p === best ? set | (1 << seat) : set), 0);
  w.table.result = { over: true, points: points.slice(), winners: winners ?? leaders };
}
