/** How quick a player was: the page's own measure, believed only as far as the line to it can explain. */
import type { Millis } from '#kernel';
import { millis } from '#kernel';

export interface Claim {
  /** From showing the cards to the tap, as the page says; undefined if it says nothing. */
  readonly claimed: number | undefined;
  /** From opening the question to the arrival of the answer, as the server measured it. */
  readonly sinceReveal: number;
  /** The shortest round trip ever measured on any line of this player: one that plays slow, or is slow besides a quick one, gains nothing. */
  readonly roundTrip: number;
}

/** A line that seems slower than this is not believed: whoever delays every answer of a line could make it so. */
const SLOWEST_CONNECTION = 400;

/**
 * The question travels there and the answer back, so an honest page claims at least `sinceReveal − roundTrip`.
 * Whoever claims less is believed no more than that, and a claim that makes no sense counts as none.
 */
export function believedReaction({ claimed, sinceReveal, roundTrip }: Claim): Millis {
  const slowest = Math.max(0, Math.round(sinceReveal));
  if (claimed === undefined || !(claimed >= 0 && claimed <= slowest)) return millis(slowest);
  const quickest = Math.max(0, slowest - Math.min(SLOWEST_CONNECTION, Math.max(0, Math.round(roundTrip))));
  return millis(Math.max(quickest, Math.round(claimed)));
}

interface Measured {
  readonly person: number;
  readonly roundTrip: number | undefined;
}

/** By person: the shortest round trip that any connection of theirs has shown at a table, also one that is gone. */
export class RoundTrips {
  readonly #lines: Iterable<Measured>;
  readonly #shortest = new Map<number, number>();

  constructor(lines: Iterable<Measured>) {
    this.#lines = lines;
  }

  /** Who sees on a quick one gains nothing by answering on a slow one. */
  of(person: number): number | undefined {
    for (const line of this.#lines) if (line.person === person) this.measure(line);
    return this.#shortest.get(person);
  }

  measure({ person, roundTrip }: Measured): void {
    if (roundTrip !== undefined)
      this.#shortest.set(person, Math.min(roundTrip, this.#shortest.get(person) ?? roundTrip));
  }
}
