/** What an input tells each seat: the part of its look that changed and its own events, or nothing at all. */
import type { GameEvent, Look, Match, Seats, Table, Told } from '#kernel';
import { has, look, only, seatOf } from '#kernel';
import type { Sights } from './patches.ts';
import { patchTexts, sightsOf } from './patches.ts';
import type { Play, Story } from './room.ts';

export interface SeatTold {
  /** What changed in its look, as JSON. */
  readonly patch: string;
  readonly events: readonly GameEvent[];
}

/** What there was to see before an input and after it, and what it told: all that the rules of a game have to say of it. */
export interface Seen {
  readonly match: Match;
  readonly earlier: Sights;
  readonly later: Sights;
  readonly story: readonly Told[];
}

export function see(match: Match, before: Table, after: Table, story: readonly Told[]): Seen {
  const known = newest.get(match);
  const earlier = known?.table === before ? known : sightsOf(match, before);
  const later = sightsOf(match, after);
  newest.set(match, later);
  return { match, earlier, later, story };
}

/** By seat, the public last. Who is told the same is told one thing. */
export function tellingOf({ match, earlier, later, story }: Seen): (SeatTold | undefined)[] {
  const { table: after } = later;
  const texts = patchTexts(match, earlier, later);
  const forAll = story.every(({ audience }) => audience === match.everyone) ? eventsOf(story) : undefined;
  const open = seatTold(texts[match.seats], forAll ?? heardBy(match.seats, story), after);
  return texts.map((text, seat) => {
    if (forAll === undefined) return seatTold(text, heardBy(seat, story), after);
    return text === texts[match.seats] ? open : seatTold(text, forAll, after);
  });
}

const seatTold = (text: string | undefined, events: readonly GameEvent[], after: Table): SeatTold | undefined =>
  text === undefined && events.length === 0 ? undefined : { patch: text ?? onlyTime(after), events };

const onlyTime = ({ now }: Table): string => `{"now":${now}}`;

/** The first look is told whole, so its patch is empty. */
export const toldAtOpening = (match: Match, table: Table, story: readonly Told[]): SeatTold[] =>
  Array.from({ length: match.seats + 1 }, (_, seat) => ({ patch: onlyTime(table), events: heardBy(seat, story) }));

/** What a seat sees, with the time of what it was told last: a later hidden input must not show in it. */
export const seenBy = (match: Match, play: Play, seat: number): Look => ({
  ...look(match, play.table, seatOf(seat)),
  now: play.toldAt[seat] as Look['now'],
});

export const heardBy = (seat: number, story: readonly Told[]): GameEvent[] =>
  eventsOf(story.filter(({ audience }) => has(audience, seatOf(seat))));

const eventsOf = (story: readonly Told[]): GameEvent[] => story.map(({ event }) => event);

/** As much of the story as a page that comes late is told. */
export const LONGEST_STORY = 400;

/** The last part of what a seat has heard: so many events of its own, whatever others were told besides. */
export const lately = (seat: number, story: Story): GameEvent[] => heardBy(seat, allOf(story)).slice(-LONGEST_STORY);

export const NO_STORY: Story = { earlier: [], latest: [] };

/** How many events gather before they join the earlier ones, and how many too many before those are cut: to copy or look through all for each input would cost more than the input. */
const PART = 64;
const TOO_MANY = LONGEST_STORY / 2;

/** The story without what nobody will be told again. What is told to one must not push out what another would find. */
export function keptStory(before: Story, now: readonly Told[]): Story {
  if (now.length === 0) return before;
  const latest = before.latest.concat(now);
  if (latest.length < PART) return { earlier: before.earlier, latest };
  const earlier = before.earlier.concat(latest);
  return { earlier: earlier.length > LONGEST_STORY + TOO_MANY ? withoutForgotten(earlier) : earlier, latest: [] };
}

export const allOf = ({ earlier, latest }: Story): Told[] => earlier.concat(latest);

function withoutForgotten(story: readonly Told[]): Told[] {
  if (story.every(({ audience }) => audience === story[0].audience)) return story.slice(-LONGEST_STORY);
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

/** Of each game what was seen of its newest table. */
const newest = new WeakMap<Match, Sights>();

/** Nobody is there to be told anything: for the next who comes it is seen again. */
export const forgetSights = (match: Match): boolean => newest.delete(match);
