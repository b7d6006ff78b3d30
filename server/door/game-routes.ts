/** Finished games over http, each by an id that only those who were there were told. */
import type { FastifyInstance } from 'fastify';
import type { House } from '#house/api';
import { sendRefusal } from './errors.ts';
import type { Limits } from './limits.ts';
import { gate, missCounter } from './limits.ts';

export interface GameParts {
  readonly house: House;
  readonly limits: Limits;
}

type ByGame = { Params: { game: string } };

export function addGameRoutes(app: FastifyInstance, { house, limits }: GameParts): void {
  const misses = missCounter(app, limits.misses);
  const onRequest = [gate(app, limits.games), misses.gate];
  app.get<ByGame>('/api/games/:game', { onRequest }, async (request, reply) => {
    const kept = await house.keptGame(request.params.game);
    if (!('refused' in kept)) return kept;
    await misses.miss(request);
    return sendRefusal(reply, kept.refused);
  });
}
