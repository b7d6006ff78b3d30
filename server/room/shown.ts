/** The room as everybody at the table and everybody watching sees it: no keys, no seeds, nothing about hidden inputs. */
import { commitment } from '#kernel';
import type { ChairShown, ServerMessage } from '#protocol';
import type { Chair, Seating } from './room.ts';
import { isHere, NOBODY } from './room.ts';

export type RoomMessage = Extract<ServerMessage, { kind: 'room' }>;

export function shownRoom({ room, play }: Seating, otherVersion: RoomMessage['otherVersion']): RoomMessage {
  const { code, game, stage, host, chairs, options, manners } = room;
  return {
    kind: 'room',
    code,
    game,
    stage,
    host,
    chairs: chairs.map(shownChair),
    options: { ...options },
    ...manners,
    paused: play?.pausedBy ?? 'nobody',
    commitment: commitment(play?.seed ?? room.seed),
    finished: room.finished,
    ...(otherVersion === undefined ? {} : { otherVersion }),
  };
}

function shownChair(chair: Chair): ChairShown {
  if (chair.kind === 'empty') return chair;
  if (chair.kind === 'bot') return { kind: 'bot', name: chair.name, level: chair.level };
  const { kind, person, name, avatar, ready, lent, swap, wantsChange, hidden } = chair;
  return { kind, person, name, avatar, ready, away: !isHere(chair), lent: lent !== NOBODY, swap, wantsChange, hidden };
}
