/** Laws about a whole game: it ends in time, replays the same, and its points are those of its story. */
import type { Match, Seed } from '#kernel';
import { fingerprint, listSeats, replay } from '#kernel';
import type { Course } from './law.ts';
import { canonical, must } from './law.ts';

/** Does a game's result follow from points alone? Ties may be broken among those with the most. */
export type Winners = 'most-points' | 'by-own-rule';

export function proveEnd({ match, table, inputs }: Course): void {
  const most = match.game.maxInputs(match.seats, match.options);
  must('ends', table.result.over, () => `the game is not over after ${inputs.length} inputs (at most ${most})`);
}

/** The same inputs tell the same story and end in the same table. */
export function proveReplay(course: Course, seed: Seed): void {
  const { match, table, inputs, story } = course;
  const again = replay(match, seed, inputs);
  must('replay', again.refused === undefined, () => `the replay stops: ${canonical(again.refused)}`);
  must('replay', fingerprint(again.table) === fingerprint(table), () => 'the replay ends in another table');
  must('replay', canonical(again.story) === canonical(story), () => 'the replay tells another story');
}

export function provePoints({ match, table, story }: Course, winners: Winners): void {
  const { points } = table.result;
  const told = new Array<number>(match.seats).fill(0);
  for (const { event } of story) for (const [seat, n] of event.scores ?? []) told[seat] += n;
  must('points', canonical(points) === canonical(told), () => `result ${points}, told ${told}`);
  const standing = match.game.standing({ match, table, story: undefined });
  must('points', canonical(points) === canonical(standing), () => `result ${points}, standing ${standing}`);
  proveWinners(match, table.result.winners, points, winners);
}

function proveWinners(match: Match, won: number, points: readonly number[], winners: Winners): void {
  must('points', won !== 0 && (won & ~match.players) === 0, () => `winners ${won} are not players`);
  if (winners === 'by-own-rule') return;
  const best = Math.max(...points);
  const beaten = listSeats(won).find((seat) => points[seat] < best);
  must('points', beaten === undefined, () => `seat ${beaten} wins with ${points[beaten ?? 0]} points against ${best}`);
}
