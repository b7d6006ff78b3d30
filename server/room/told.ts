/** What an input tells each seat: the part of its look that changed and its own events, or nothing at all. */
import type { GameEvent, Look, Match, Table, Told } from '#kernel';
import { has, look, seatOf } from '#kernel';
import type { LookPatch } from '#protocol';
import { diffLooks } from '#protocol';
import type { Play } from './room.ts';

export interface SeatTold {
  readonly patch: LookPatch;
  readonly events: readonly GameEvent[];
}

/** By seat, the public last. */
export function tellingOf(match: Match, before: Table, after: Table, story: readonly Told[]): (SeatTold | undefined)[] {
  const earlier = looksAt(match, before);
  return looksAt(match, after).map((seen, seat) => {
    const patch = diffLooks(earlier[seat], seen);
    const events = heardBy(seat, story);
    if (patch === undefined && events.length === 0) return undefined;
    return { patch: patch ?? { now: seen.now }, events };
  });
}

/** The first look is told whole, so its patch is empty. */
export const toldAtOpening = (match: Match, table: Table, story: readonly Told[]): SeatTold[] =>
  looksAt(match, table).map((seen, seat) => ({ patch: { now: seen.now }, events: heardBy(seat, story) }));

/** What a seat sees, with the time of what it was told last: a later hidden input must not show in it. */
export function seenBy(match: Match, play: Play, seat: number): Look {
  const seen = looksAt(match, play.table)[seat];
  return { ...seen, now: play.toldAt[seat] as Look['now'] };
}

export const heardBy = (seat: number, story: readonly Told[]): GameEvent[] =>
  story.filter(({ audience }) => has(audience, seatOf(seat))).map(({ event }) => event);

/** Looks of one table are asked for twice: as what was before, and as what came after. */
const looks = new WeakMap<Table, Look[]>();

function looksAt(match: Match, table: Table): Look[] {
  const known = looks.get(table);
  if (known !== undefined) return known;
  const made = Array.from({ length: match.seats + 1 }, (_, seat) => look(match, table, seatOf(seat)));
  looks.set(table, made);
  return made;
}
