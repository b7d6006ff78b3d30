/** What an input tells each seat: the part of its look that changed and its own events, or nothing at all. */
import type { GameEvent, Look, Match, Table, Told } from '#kernel';
import { has, listSeats, look, seatOf } from '#kernel';
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

/** As much of the story as a page that comes late is told. */
const LONGEST_STORY = 400;

/** The last part of what a seat has heard: so many events of its own, whatever others were told besides. */
export const lately = (seat: number, story: readonly Told[]): GameEvent[] => heardBy(seat, story).slice(-LONGEST_STORY);

/** The story without what nobody will be told again. What is told to one must not push out what another would find. */
export function keptStory(before: Told[], now: readonly Told[]): Told[] {
  if (now.length === 0) return before;
  const all = before.concat(now);
  if (all.length <= LONGEST_STORY) return all;
  const heard: number[] = [];
  const kept = all.toReversed().filter(({ audience }) => {
    const seats = listSeats(audience);
    const isLate = seats.some((seat) => (heard[seat] ?? 0) < LONGEST_STORY);
    for (const seat of seats) heard[seat] = (heard[seat] ?? 0) + 1;
    return isLate;
  });
  return kept.reverse();
}

/** Looks of one table are asked for twice: as what was before, and as what came after. */
const looks = new WeakMap<Table, Look[]>();

function looksAt(match: Match, table: Table): Look[] {
  const known = looks.get(table);
  if (known !== undefined) return known;
  const made = Array.from({ length: match.seats + 1 }, (_, seat) => look(match, table, seatOf(seat)));
  looks.set(table, made);
  return made;
}
