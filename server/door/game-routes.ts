/** Finished games over http, each by an id that only those who were there were told: packed bytes as they are kept, one at a time for an address. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '#house/api';
import { sendRefusal } from './errors.ts';
import type { Limiter } from './limits.ts';
import { COSTS, GUESS } from './limits.ts';
import { countedAs } from './origin.ts';
import { packedFor } from './site.ts';

export interface GameParts {
  readonly house: House;
  readonly limiter: Limiter;
}

type ByGame = { Params: { game: string } };

export function addGameRoutes(app: FastifyInstance, { house, limiter }: GameParts): void {
  const turns = new Map<string, Promise<void>>();
  const options = { onRequest: limiter.gate(COSTS.game) };
  app.get<ByGame>('/api/games/:game', options, async (request, reply) => {
    await limiter.spend('guesses', request.ip, GUESS.right);
    await turnOf(turns, countedAs(request.ip), reply);
    const kept = await house.keptGame(request.params.game);
    if ('packed' in kept) return sendPacked(request, reply, kept.packed);
    await limiter.spend('guesses', request.ip, GUESS.wrong - GUESS.right).catch(() => undefined);
    return sendRefusal(reply, kept.refused);
  });
}

/** A reader this slow lets the next one of its address begin. */
const LONGEST_TURN = 5_000;

/** Resolves when the answers before it were read. */
async function turnOf(turns: Map<string, Promise<void>>, address: string, { raw }: FastifyReply): Promise<void> {
  const before = turns.get(address);
  const isRead = async (): Promise<void> => {
    await before;
    if (!raw.closed) await once(raw, 'close', { signal: AbortSignal.timeout(LONGEST_TURN) }).catch(() => undefined);
    if (turns.get(address) === turn) turns.delete(address);
  };
  const turn = isRead();
  turns.set(address, turn);
  await before;
}

function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, packed: string): FastifyReply {
  const bytes = Buffer.from(packed, 'base64');
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (packedFor({ packed: [{ how: 'gzip', body: bytes }] }, String(headers['accept-encoding'] ?? '')) !== undefined)
    return reply.header('content-encoding', 'gzip').send(bytes);
  return reply.send(Readable.from([bytes]).pipe(createGunzip()));
}
