/** What an input tells each seat: the part of its look that changed and its own events, or nothing at all. */
import type { GameEvent, Look, Match, Seats, Table, Told } from '#kernel';
import { has, look, looksAgain, only, seatOf } from '#kernel';
import { diffLooks, diffOpen } from '#protocol';
import type { Play, Story } from './room.ts';

export interface SeatTold {
  /** What changed in its look, as JSON. */
  readonly patch: string;
  readonly events: readonly GameEvent[];
}

/** By seat, the public last. */
export function tellingOf(match: Match, before: Table, after: Table, story: readonly Told[]): (SeatTold | undefined)[] {
  const earlier = looksAt(match, before);
  const later = keep(match, after, looksAgain(match, before, earlier, after));
  const forAll = story.every(({ audience }) => audience === match.everyone) ? eventsOf(story) : undefined;
  const open = diffOpen(earlier[match.seats], later[match.seats]);
  return later.map((seen, seat) => {
    const text = seat === match.seats ? open.text : diffLooks(earlier[seat], seen, open);
    const events = forAll ?? heardBy(seat, story);
    return text === undefined && events.length === 0 ? undefined : { patch: text ?? onlyTime(seen), events };
  });
}

const onlyTime = ({ now }: Look): string => `{"now":${now}}`;

/** The first look is told whole, so its patch is empty. */
export const toldAtOpening = (match: Match, table: Table, story: readonly Told[]): SeatTold[] =>
  looksAt(match, table).map((seen, seat) => ({ patch: onlyTime(seen), events: heardBy(seat, story) }));

/** What a seat sees, with the time of what it was told last: a later hidden input must not show in it. */
export function seenBy(match: Match, play: Play, seat: number): Look {
  const seen = looksAt(match, play.table)[seat];
  return { ...seen, now: play.toldAt[seat] as Look['now'] };
}

export const heardBy = (seat: number, story: readonly Told[]): GameEvent[] =>
  eventsOf(story.filter(({ audience }) => has(audience, seatOf(seat))));

const eventsOf = (story: readonly Told[]): GameEvent[] => story.map(({ event }) => event);

/** As much of the story as a page that comes late is told. */
export const LONGEST_STORY = 400;

/** The last part of what a seat has heard: so many events of its own, whatever others were told besides. */
export const lately = (seat: number, story: Story): GameEvent[] => heardBy(seat, allOf(story)).slice(-LONGEST_STORY);

export const NO_STORY: Story = { earlier: [], latest: [] };

/** How many events gather before they join the earlier ones: to copy or look through all for each input would cost more than the input. */
const PART = 64;

/** The story without what nobody will be told again. What is told to one must not push out what another would find. */
export function keptStory(before: Story, now: readonly Told[]): Story {
  if (now.length === 0) return before;
  const latest = before.latest.concat(now);
  if (latest.length < PART) return { earlier: before.earlier, latest };
  const earlier = before.earlier.concat(latest);
  return { earlier: earlier.length > LONGEST_STORY ? withoutForgotten(earlier) : earlier, latest: [] };
}

export const allOf = ({ earlier, latest }: Story): Told[] => earlier.concat(latest);

function withoutForgotten(story: readonly Told[]): Told[] {
  const heard: number[] = [];
  const kept = story.slice();
  let first = story.length;
  let sated: Seats = 0;
  for (let i = story.length - 1; i >= 0; i--) {
    const { audience } = story[i];
    if ((audience & ~sated) === 0) continue;
    kept[--first] = story[i];
    for (let seat = 0; audience >>> seat !== 0; seat++) {
      if (!has(audience, seatOf(seat))) continue;
      heard[seat] = (heard[seat] ?? 0) + 1;
      if (heard[seat] === LONGEST_STORY) sated |= only(seatOf(seat));
    }
  }
  return kept.slice(first);
}

/** Of each game the looks at its newest table: what came after one input is what was before the next. */
const newest = new WeakMap<Match, { table: Table; looks: readonly Look[] }>();

/** Nobody is there to be told anything: the next who comes makes them again. */
export const forgetLooks = (match: Match): boolean => newest.delete(match);

function looksAt(match: Match, table: Table): readonly Look[] {
  const known = newest.get(match);
  if (known?.table === table) return known.looks;
  return keep(
    match,
    table,
    Array.from({ length: match.seats + 1 }, (_, seat) => look(match, table, seatOf(seat))),
  );
}

function keep(match: Match, table: Table, looks: readonly Look[]): readonly Look[] {
  const known = newest.get(match);
  if (known === undefined) newest.set(match, { table, looks });
  else Object.assign(known, { table, looks });
  return looks;
}
