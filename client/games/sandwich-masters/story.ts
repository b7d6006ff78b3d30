/** What the log tells of money: which orders somebody claimed, what events brought and cost, and what went to inspectors. */
import type { MastersKinds } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';

type Told = MastersKinds['event'];

export interface Claimed {
  readonly seat: Seat;
  readonly order: CardId;
  readonly cards: readonly CardId[];
  readonly pays: number;
}

/** One player's money: where it came from and where it went. */
export interface Purse {
  readonly claims: readonly Claimed[];
  readonly earned: number;
  /** What events paid, less what they cost. */
  readonly events: number;
  readonly bribes: number;
}

export function claimsIn(log: readonly Told[]): Claimed[] {
  return log.flatMap((event) =>
    event.is === 'claimed'
      ? [{ seat: event.seat, order: event.order, cards: event.cards, pays: event.scores[0][1] }]
      : [],
  );
}

export function purseOf(log: readonly Told[], seat: Seat): Purse {
  const claims = claimsIn(log).filter((claim) => claim.seat === seat);
  return {
    claims,
    earned: claims.reduce((sum, { pays }) => sum + pays, 0),
    events: changes(log, 'paid', seat),
    bribes: changes(log, 'bribed', seat),
  };
}

/** The dearest one; of equals the taller. */
export const bestOf = (claims: readonly Claimed[]): Claimed | undefined =>
  claims.toSorted((a, b) => b.pays - a.pays || b.cards.length - a.cards.length)[0];

function changes(log: readonly Told[], is: 'paid' | 'bribed', seat: Seat): number {
  return log
    .flatMap((event) => (event.is === is ? event.scores : []))
    .filter(([who]) => who === seat)
    .reduce((sum, [, change]) => sum + change, 0);
}
