/** A thread in which bots think, one thought at a time, and which may be ended in the middle of one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FindGame } from './bot-thoughts.ts';
import { matchFinder, ponder } from './bot-thoughts.ts';
import type { BotWish, Pondering } from './rooms-api.ts';

/** The module that exports `findGame`. */
export interface BotWorkerData {
  readonly module: string;
}

/** `begun`: the game is loaded and the thinking begins, so from here on it is the bot's own time. */
export type FromBotWorker =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly wish: BotWish }
  | { readonly kind: 'failed'; readonly message: string };

const { module } = workerData as BotWorkerData;
const { findGame } = (await import(module)) as { findGame: FindGame };
const findMatch = matchFinder(findGame);
const tell = (message: FromBotWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', async (pondering: Pondering) => {
  try {
    const match = await findMatch(pondering);
    tell({ kind: 'begun' });
    tell({ kind: 'done', wish: ponder(match, pondering) });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
