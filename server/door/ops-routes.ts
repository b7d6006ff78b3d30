/** What those who run the server ask: is it alive, should it get more players, and what does it count. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoreStats } from '#house/store';
import { hashOf, sameHash } from '#house/tokens';
import type { Metrics } from '../ops/metrics.ts';
import { httpError } from './errors.ts';
import type { Limiter } from './limits.ts';
import { COSTS } from './limits.ts';
import { isLoopback, isLoopbackHost } from './origin.ts';

export interface OpsParts {
  readonly metrics: Metrics;
  /** Games that are being played. */
  games(): number;
  /** What keeps the store from working, if anything does. */
  failing(): StoreStats['failing'];
  isDraining(): boolean;
  readonly metricsToken: string | undefined;
  readonly limiter: Limiter;
}

/** Balancers ask for these under whatever name they have for this machine. */
export const OPS_PATHS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Anybody hears yes or no. Whatever else there is to say could move with what players may not know, so only operators do. */
export function addOpsRoutes(app: FastifyInstance, parts: OpsParts): void {
  const { metrics, games, failing, isDraining, metricsToken, limiter } = parts;
  const health = { onRequest: limiter.gate(COSTS.request) };
  app.get('/healthz', health, async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  app.get('/readyz', health, async (request, reply) => {
    const trouble = failing();
    const ready = !isDraining() && trouble === undefined;
    const details = { games: games(), ...(trouble === undefined ? {} : { trouble: trouble.message }) };
    return reply.code(ready ? 200 : 503).send({ ready, ...(isOperator(request, metricsToken) ? details : {}) });
  });
  app.get('/metrics', { onRequest: limiter.gate(COSTS.figures) }, async (request, reply) => {
    if (!isOperator(request, metricsToken)) throw httpError('operators-only');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Who has the token, where there is one; else who asks this machine by its own name on it. What a proxy passes on comes from anywhere. */
function isOperator({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameHash(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
  if (passedOn.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isLoopbackHost(headers.host);
}
