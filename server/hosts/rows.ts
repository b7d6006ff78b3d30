/** What a deed becomes in the log: its row, with what the store has to know besides, and when the table is due next. */
import { NEVER } from '#kernel';
import type { Place } from '../room/apply.ts';
import { dueAt } from '../room/decide-time.ts';
import type { Deed, Seating } from '../room/room.ts';
import { isAnybodyHere } from '../room/room.ts';
import type { GameEnd, NewRow } from '../store/store.ts';
import { botsDueBy, livePlay } from './bots.ts';
import { headOf } from './heads.ts';
import { holdersOf } from './holders.ts';
import type { Hosted, Hosts } from './hosted.ts';

export function rowOf(
  hosts: Hosts,
  hosted: Hosted,
  deed: Deed,
  after: Seating,
  { seq, at }: Place,
  command: string | undefined,
): NewRow {
  return {
    table: hosted.id,
    seq,
    at,
    command,
    payload: JSON.stringify(noted(hosted, deed, after)),
    dueAt: nextDue(hosts, hosted, after, at),
    holders: holdersOf(hosted.seating.room, after.room),
    finished: gameEnd(hosted, after),
  };
}

const isEnd = ({ seating: { room } }: Hosted, after: Seating): boolean =>
  room.stage === 'playing' && after.room.stage === 'over';

/** Whoever has not the rules of a game cannot find out by itself that an input ended it. */
const noted = (hosted: Hosted, deed: Deed, after: Seating): Deed =>
  deed.is === 'input' && isEnd(hosted, after) ? { ...deed, over: true } : deed;

/** A game that is over is found by its id, with the row that ended it. */
function gameEnd(hosted: Hosted, after: Seating): GameEnd | undefined {
  const { room, play } = after;
  if (!isEnd(hosted, after) || play === undefined || play.id === '') return undefined;
  return { id: play.id, from: play.startedSeq, head: headOf(hosted.game, room, play) };
}

/** For whoever lives then. A closed table is due until it is closed in the store too. */
export function nextDue(hosts: Hosts, hosted: Hosted, seating: Seating, at: number): number | undefined {
  const { game, ahead } = hosted;
  const { room, play } = seating;
  const { roll, closeAfter } = hosts.times;
  const next = Math.min(
    dueIn(hosts, hosted, seating),
    livePlay({ game, seating }) === undefined ? NEVER : botsDueBy(seating, play, at),
    room.stage === 'closed' ? at : NEVER,
    // Should this node end now, nobody would tell that those who are here through it are gone.
    isAnybodyHere(room) ? at + Math.min(roll, closeAfter) : NEVER,
  );
  return next === NEVER ? undefined : Math.max(0, Math.floor(next - ahead));
}

/** When time has something to do by itself; NEVER if only somebody's deed changes anything. Worked out once for each seating. */
export function dueIn({ times }: Hosts, hosted: Hosted, seating: Seating): number {
  const { due, game } = hosted;
  if (due.seating === seating) return due.at;
  due.seating = seating;
  due.at = dueAt(seating, times, game.version) ?? NEVER;
  return due.at;
}
