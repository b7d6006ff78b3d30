/** What every seat sees, kept beside a snapshot as it is shown: another version of the rules could not make it anew. */
import type { Game, Kinds, Look } from '#kernel';
import { KERNEL_VERSION } from '#kernel';
import { matchFor } from '../room/apply.ts';
import type { Play, Seating } from '../room/room.ts';
import { isPinnedElsewhere } from '../room/room.ts';
import { seenBy } from '../room/told.ts';

export interface Kept {
  /** The row that began the game of these looks. */
  readonly startedSeq: number;
  /** All options of the game, with those that its rulebook sets. */
  readonly options: object;
  /** By seat, the public last. */
  readonly looks: readonly Look[];
}

/** Undefined where there is no game; what was kept before, where the rules of this game are not here any more. */
export function keptLooks({ play }: Seating, game: Game<Kinds>, before: Kept | undefined): Kept | undefined {
  if (play === undefined) return undefined;
  if (isPinnedElsewhere(play, KERNEL_VERSION, game.version)) return ofGame(before, play);
  const match = matchFor(game, play.setup);
  const looks = Array.from({ length: match.seats + 1 }, (_, seat) => seenBy(match, play, seat));
  return { startedSeq: play.startedSeq, options: match.options, looks };
}

/** Looks of the game before say nothing of this one. */
export const ofGame = (kept: Kept | undefined, play: Play | undefined): Kept | undefined =>
  kept !== undefined && kept.startedSeq === play?.startedSeq ? kept : undefined;
