/** How long before a deadline something must be sent to be there in time. */

/** So many of the last round trips are remembered. */
const REMEMBERED = 5;
/** Before anything was measured, and at most: who is further away than that is answered for by the clock. */
const USUAL = 300;
const LONGEST = 2_000;
/** For timers that are late, and for the table to take it. */
const SPARE = 150;

/** One more round trip that was measured, from a move to its answer. */
export function measured(trips: readonly number[], trip: number): number[] {
  return [...trips, trip].slice(-REMEMBERED);
}

/** The page's clock runs behind the table's by the way here; with the way there that is one round trip, the longest of late. */
export const leadOf = (trips: readonly number[]): number =>
  Math.min(LONGEST, trips.length === 0 ? USUAL : Math.max(...trips)) + SPARE;
