/** What an input tells each seat: the part of its look that changed and its own events, or nothing at all. */
import type { GameEvent, Input, Look, Match, Seats, Table, TimeUp, Told } from '#kernel';
import { has, listSeats, only, seatOf } from '#kernel';
import type { LookPatch } from '#protocol';
import { diffLook } from '#protocol';

export interface SeatTold {
  readonly patch: LookPatch;
  readonly events: readonly GameEvent[];
}

/** By seat, the public last; undefined for whoever sees and hears nothing new. */
export function updatesFor(
  before: readonly Look[],
  after: readonly Look[],
  story: readonly Told[],
): (SeatTold | undefined)[] {
  return after.map((now, seat) => {
    const patch = diffLook(before[seat], now);
    const events = heardBy(seat, story);
    if (patch === undefined && events.length === 0) return undefined;
    return { patch: patch ?? { now: now.now }, events };
  });
}

/** For whom time was up: whose page sent what lay there ready, or for whom the clock answers now. */
export function timeUp(match: Match, { stack }: Table, deed: { readonly input: Input; readonly late?: true }): Told[] {
  const { input, late } = deed;
  const top = stack.at(-1);
  if (top === undefined || !isAnsweredByClock(match, top.ask)) return [];
  if (input.kind === 'answer' && late === true) return tellTimeUp(match, only(input.seat));
  return input.kind === 'clock' && input.what === 'due' ? tellTimeUp(match, top.waiting) : [];
}

const tellTimeUp = ({ everyone }: Match, seats: Seats): Told[] =>
  listSeats(seats).map((seat) => ({ audience: everyone, event: { is: 'time-up', seat } satisfies TimeUp }));

/** Does the clock decide something for whoever is late? A race has its own word for it, and a showing decides nothing. */
function isAnsweredByClock(match: Match, ask: string): boolean {
  const rule = match.rules.get(ask);
  if (rule?.mode === 'sealed') return rule.expire === undefined && rule.shows !== true;
  return rule?.mode === 'one';
}

/** The first look is told whole, so its patch is empty. */
export const toldAtOpening = (looks: readonly Look[], story: readonly Told[]): SeatTold[] =>
  looks.map(({ now }, seat) => ({ patch: { now }, events: heardBy(seat, story) }));

export const heardBy = (seat: number, story: readonly Told[]): GameEvent[] =>
  story.filter(({ audience }) => has(audience, seatOf(seat))).map(({ event }) => event);

/** As much of the story as a page that comes late is told. */
export const LONGEST_STORY = 400;

/** The last part of what a seat has heard: so many events of its own, whatever others were told besides. */
export const lately = (seat: number, story: readonly Told[]): GameEvent[] => heardBy(seat, story).slice(-LONGEST_STORY);

/** How many events too many gather before the story is cut. */
const TOO_MANY = LONGEST_STORY / 2;

/** The story without what nobody will be told again. What is told to one must not push out what another would find. */
export function keptStory(before: readonly Told[], now: readonly Told[]): Told[] {
  const story = before.concat(now);
  if (story.length <= LONGEST_STORY + TOO_MANY) return story;
  const heard: number[] = [];
  return story
    .reverse()
    .filter(({ audience }) => {
      let isNeeded = false;
      for (let seat = 0; audience >>> seat !== 0; seat++) {
        if (!has(audience, seatOf(seat))) continue;
        heard[seat] = (heard[seat] ?? 0) + 1;
        isNeeded ||= heard[seat] <= LONGEST_STORY;
      }
      return isNeeded;
    })
    .reverse();
}
