/** What games add to the lab's study of balance, by id. The shelf does not know of it, so that no page carries it. */
import type { Balance, Kinds } from '#kernel';

export const balances: Readonly<Record<string, () => Promise<{ balance: Balance<Kinds> }>>> = {
  // balances:begin
  sandwich: () => import('./sandwich/balance.ts'),
  'sandwich-wars': () => import('./sandwich-wars/balance.ts'),
  'plates-and-napkins': () => import('./plates-and-napkins/balance.ts'),
  // balances:end
};
