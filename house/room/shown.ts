/** The room as everybody at the table and everybody watching sees it: no keys, no seeds, nothing about hidden inputs. */
import { commitment } from '#kernel';
import type { ChairShown, ServerMessage } from '#protocol';
import type { Chair, Deal, Play, Room, Seating, Waits } from './room.ts';
import { isHere, NOBODY } from './room.ts';
import { askedAbout } from './takeover.ts';

export type RoomMessage = Extract<ServerMessage, { kind: 'room' }>;

/** `isFrozen`: the game is of another version of kernel or rules than those that are here. */
export function shownRoom({ room, play }: Seating, isFrozen: boolean): RoomMessage {
  const { code, game, stage, host, chairs, options, manners } = room;
  return {
    kind: 'room',
    code,
    game,
    stage,
    host,
    chairs: chairs.map((chair) => shownChair(room, chair)),
    seen: (room.seen ?? []).map(({ chair, name }) => ({ chair, name })),
    options: { ...options },
    ...manners,
    paused: play?.pausedBy ?? 'nobody',
    commitment: commitment(play?.seed ?? room.seed),
    finished: room.finished,
    sheet: room.sheet ?? [],
    leftOut: room.leftOut ?? [],
    ...(room.deal === undefined ? {} : { deal: shownDeal(room, room.deal) }),
    ...(isFrozen && play !== undefined ? { otherVersion: otherVersion(play) } : {}),
  };
}

/** Hashes may be seen by everybody, nonces by nobody until all of them are in: they are in the seed. */
const shownDeal = ({ games }: Room, { id, asked, phase, hashes }: Deal): NonNullable<RoomMessage['deal']> => ({
  game: games + 1,
  id,
  phase,
  asked,
  hashes: asked.flatMap((person) => hashes[person] ?? []),
});

const otherVersion = ({ kernel, version, looks }: Play): RoomMessage['otherVersion'] => ({
  kernel,
  version,
  shown: looks.length > 0,
});

function shownChair(room: Room, chair: Chair): ChairShown {
  if (chair.kind === 'empty') return chair;
  const total = chair.total === undefined ? {} : { total: chair.total };
  if (chair.kind === 'bot')
    return { kind: 'bot', name: chair.name, persona: chair.persona, level: chair.level, ...total };
  const { kind, person, name, avatar, ready, lent, swap, wantsChange, hidden, waits } = chair;
  const shown = { kind, person, name, avatar, ready, away: !isHere(chair), lent: lent !== NOBODY, swap, wantsChange };
  return { ...shown, hidden, ...total, ...(waits === undefined ? {} : { waits: shownWaits(room, waits) }) };
}

const shownWaits = (room: Room, waits: Waits): NonNullable<Extract<ChairShown, { kind: 'person' }>['waits']> => ({
  bot: waits.bot.name,
  until: waits.hand === NOBODY ? 'game' : 'hand',
  asks: askedAbout(room, waits),
});
