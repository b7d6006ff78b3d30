/** What is kept of a finished game besides its rows: set-up, seed, how it ended, and who sat where. Own words are no part of it. */
import type { Game, Kinds, Replay } from '#kernel';
import { replayOf } from '#kernel';
import { matchFor } from '../room/apply.ts';
import type { Chair, Play, Room } from '../room/room.ts';
import type { SeatKept } from '../rooms-api.ts';

export interface Head {
  readonly seats: readonly SeatKept[];
  /** Without its inputs: those are in the log. */
  readonly replay: Replay;
}

export function headOf(game: Game<Kinds>, room: Room, play: Play): string {
  const replay = replayOf(matchFor(game, play.setup), play.seed, [], play.table, false);
  return JSON.stringify({ seats: room.chairs.map(seatKept), replay } satisfies Head);
}

const seatKept = (chair: Chair): SeatKept => {
  if (chair.kind === 'person') return { kind: 'person', name: chair.name, avatar: chair.avatar };
  return { kind: 'bot', name: chair.kind === 'bot' ? chair.name : '' };
};
