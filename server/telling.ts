/** What every seat was told last and is told next: its own look and its own events, and nothing when nothing changed for it. */
import type { GameEvent, Look, Match, Millis, Seat, Table, Told } from '#kernel';
import { has, listSeats, look } from '#kernel';
import type { ServerMessage } from '#protocol';

export type Ear = (message: ServerMessage) => void;

export interface ToldSeat {
  readonly seat: Seat;
  readonly ears: Set<Ear>;
  /** How often it was told something. */
  seq: number;
  look: Look | undefined;
  /** The same look as text without the time. */
  shown: string;
}

export interface Telling {
  readonly seats: readonly ToldSeat[];
  readonly story: Told[];
}

export const beginTelling = (match: Match): Telling => ({
  seats: listSeats(match.players).map((seat) => ({ seat, ears: new Set(), seq: 0, look: undefined, shown: '' })),
  story: [],
});

/**
 * Tells all seats; those for which something changed come back.
 * A seat for which nothing changed hears nothing: even an empty message would tell that somebody acted in secret.
 */
export function tellSeats(telling: Telling, match: Match, table: Table, story: readonly Told[], at: Millis): Seat[] {
  telling.story.push(...story);
  return telling.seats
    .filter((told) => tellSeat(told, look(match, table, told.seat), story, at))
    .map(({ seat }) => seat);
}

/** From now on this ear hears what the seat is told; first what it sees now, and the story so far. */
export function addEar(telling: Telling, seat: Seat, ear: Ear, at: Millis): () => void {
  const told = telling.seats[seat];
  if (told.look === undefined) throw new Error('nobody was told anything yet');
  told.ears.add(ear);
  const events = heardBy(seat, telling.story);
  ear({ kind: 'look', seq: told.seq, fresh: true, at, look: told.look, events });
  return () => told.ears.delete(ear);
}

export function tellEars(telling: Telling, message: ServerMessage): void {
  for (const { ears } of telling.seats) for (const ear of ears) ear(message);
}

function tellSeat(told: ToldSeat, seen: Look, story: readonly Told[], at: Millis): boolean {
  const shown = JSON.stringify({ ...seen, now: 0 });
  const events = heardBy(told.seat, story);
  if (shown === told.shown && events.length === 0) return false;
  told.seq++;
  told.look = seen;
  told.shown = shown;
  for (const ear of told.ears) ear({ kind: 'look', seq: told.seq, fresh: false, at, look: seen, events });
  return true;
}

const heardBy = (seat: Seat, story: readonly Told[]): GameEvent[] =>
  story.filter(({ audience }) => has(audience, seat)).map(({ event }) => event);
