/** The last things each seat was told in the game that is on, as texts, so that a line that was cut can go on where it was. */

import type { Applied } from '../room/apply.ts';
import type { Seating } from '../room/room.ts';
import type { SeatTold } from '../room/told.ts';

interface Telling {
  readonly seq: number;
  readonly at: number;
  readonly told: SeatTold;
  text: string | undefined;
}

export interface Tellings {
  /** Which game of the room these are of. */
  game: number;
  /** By seat, the public last. */
  seats: Telling[][];
}

/** How many tellings a cut line may have missed. */
export const LONGEST_GAP = 64;

export const noTellings = (): Tellings => ({ game: 0, seats: [] });

/** Remembers what a deed told; a new game begins from nothing. */
export function remember(tellings: Tellings, { seating, told }: Applied): void {
  const { room, play } = seating;
  if (play === undefined || tellings.game !== room.games) {
    tellings.game = room.games;
    tellings.seats = [];
  }
  if (play === undefined) return;
  for (const [seat, news] of told.entries()) {
    tellings.seats[seat] ??= [];
    const list = tellings.seats[seat];
    if (news === undefined) continue;
    list.push({ seq: play.told[seat], at: play.table.now, told: news, text: undefined });
    if (list.length > LONGEST_GAP) list.shift();
  }
}

/** What a seat is told after `seq`, in order; undefined where that is too long ago and only a fresh look helps. */
export function textsAfter(tellings: Tellings, seat: number, seq: number, newest: number): string[] | undefined {
  if (seq < 1 || seq > newest) return undefined;
  const missed = (tellings.seats[seat] ?? []).filter((telling) => telling.seq > seq);
  return missed.length === newest - seq ? missed.map(textOf) : undefined;
}

/** The newest telling of a seat, said once for all its lines. */
export function newestText(tellings: Tellings, seat: number): string | undefined {
  const newest = tellings.seats[seat]?.at(-1);
  return newest === undefined ? undefined : textOf(newest);
}

function textOf(telling: Telling): string {
  const { seq, at, told } = telling;
  telling.text ??= JSON.stringify({ kind: 'change', seq, at, patch: told.patch, events: told.events });
  return telling.text;
}

/** The seat of a person in the game, or the public's. */
export function seatFor({ room, play }: Seating, person: number): number {
  const chair = room.chairs.findIndex((c) => c.kind === 'person' && c.person === person);
  return chair >= 0 ? chair : (play?.setup.seats ?? 0);
}
