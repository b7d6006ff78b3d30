/** What a score sheet says, as data: places in a game, games won over the evening. */
import { has, seatOf } from '#kernel';
import type { Score } from '#protocol';

export interface Place {
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
}

/** Whoever won comes first, then by points; who has the same number, as they sat. */
export function placesOf({ names, points, winners }: Pick<Score, 'names' | 'points' | 'winners'>): Place[] {
  const all = names.map((name, seat) => ({ name, points: points[seat] ?? 0, won: has(winners, seatOf(seat)) }));
  return all.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

/** Who has won how often, most first; who never did is not named. */
export function winsIn(sheet: readonly Score[]): [name: string, count: number][] {
  const wins = new Map<string, number>();
  for (const { name, won } of sheet.flatMap(placesOf)) if (won) wins.set(name, (wins.get(name) ?? 0) + 1);
  return [...wins].sort(([, a], [, b]) => b - a);
}
