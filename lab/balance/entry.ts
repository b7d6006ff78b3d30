/** What a game adds to a study of balance, if it adds anything. */
import { balances } from '#games/balance';
import type { Balance } from '#kernel';

export async function balanceOf(game: string): Promise<Balance | undefined> {
  return Object.hasOwn(balances, game) ? (await balances[game]()).balance : undefined;
}
