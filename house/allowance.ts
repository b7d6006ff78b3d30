/** How many sessions a person may have, and how much they may say: a bucket that fills steadily, shared by all sessions of a person at a table. Bursts are fine, floods are not. */
import type { Doors } from './api.ts';
import type { Table } from './table.ts';

/** Messages that may still be said at once, and when that was counted. */
export interface Allowance {
  left: number;
  countedAt: number;
}

const USUAL_MESSAGES = 30;
const BURST = 10;

type Rate = Pick<Doors, 'messagesPerSecond'>;

export const freshAllowance = ({ messagesPerSecond = USUAL_MESSAGES }: Rate, at: number): Allowance => ({
  left: BURST * messagesPerSecond,
  countedAt: at,
});

export function isAllowed({ messagesPerSecond = USUAL_MESSAGES }: Rate, allowance: Allowance, at: number): boolean {
  const passed = Math.max(0, at - allowance.countedAt);
  const filled = allowance.left + (passed * messagesPerSecond) / 1_000;
  allowance.left = Math.min(BURST * messagesPerSecond, filled) - 1;
  allowance.countedAt += passed;
  if (allowance.left >= 0) return true;
  allowance.left = 0;
  return false;
}

/** More sessions do not say more: what this one said so far is taken from what the person may say. */
export function sharedAllowance({ allowances }: Table, person: number, own: Allowance): Allowance {
  const shared = allowances.get(person) ?? own;
  shared.left = Math.min(shared.left, own.left);
  allowances.set(person, shared);
  return shared;
}

/** Sessions that one person may have at a table: a few devices with a few windows each. */
export const MOST_SESSIONS = 8;

/** Whoever opens one session more goes on with the newest ones: an old one may be of a page that is dead already. */
export function endOldest({ sessions }: Table, person: number): void {
  const own = [...sessions].filter((session) => session.person === person);
  for (const session of own.slice(0, Math.max(0, own.length - MOST_SESSIONS))) session.end('too-many-sessions');
}
