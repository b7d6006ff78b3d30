/** A thread in which bots think, one thought at a time, and which may be ended in the middle of one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotWish, FindGame, Pondering } from '#house/api';
import { matchFinder, ponder } from '#house/bot-thoughts';

/** The module that exports `findGame`. */
export interface BotWorkerData {
  readonly module: string;
}

export type ToBotWorker = readonly [pondering: Pondering, effort: number];

/** `begun`: the game is loaded and the thinking begins, so from here on it is the bot's own time. `draft`: what it wants so far. */
export type FromBotWorker =
  | { readonly kind: 'begun' }
  | { readonly kind: 'draft'; readonly wish: BotWish }
  | { readonly kind: 'done'; readonly wish: BotWish }
  | { readonly kind: 'failed'; readonly message: string };

const { module } = workerData as BotWorkerData;
const { findGame } = (await import(module)) as { findGame: FindGame };
const findMatch = matchFinder(findGame);
const tell = (message: FromBotWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', async ([pondering, effort]: ToBotWorker) => {
  try {
    const match = await findMatch(pondering);
    tell({ kind: 'begun' });
    tell({ kind: 'done', wish: ponder(match, pondering, effort, (wish) => tell({ kind: 'draft', wish })) });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
