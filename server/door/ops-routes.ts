/** What those who run the server ask: is it alive, should it get more players, and what does it count. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { TrustProxy } from '../ops/settings.ts';
import { httpError } from './errors.ts';
import type { Limiter } from './limits.ts';
import { COSTS } from './limits.ts';
import { contains, rangesOf, trustsProxy } from './origin.ts';

export interface OpsParts {
  readonly metrics: Metrics;
  /** Games that are being played. */
  games(): number;
  isDraining(): boolean;
  readonly trustProxy: TrustProxy;
  readonly limiter: Limiter;
}

export function addOpsRoutes(app: FastifyInstance, parts: OpsParts): void {
  const { metrics, games, isDraining, trustProxy, limiter } = parts;
  const health = { onRequest: limiter.gate(COSTS.request) };
  app.get('/healthz', health, async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  app.get('/readyz', health, async (_request, reply) => {
    const ready = !isDraining();
    return reply.code(ready ? 200 : 503).send({ ready, games: games() });
  });
  app.get('/metrics', { onRequest: limiter.gate(COSTS.figures) }, async (request, reply) => {
    if (!isNear(request, trustProxy)) throw httpError('not-found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Figures are for the same machine or network. What a proxy passes on comes from anywhere. */
function isNear(request: FastifyRequest, trust: TrustProxy): boolean {
  const passedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (passedOn && !trustsProxy(trust)) return false;
  return contains(NEAR, request.ip);
}

const NEAR = rangesOf([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['::1', 'fc00::/7', 'fe80::/10', '::ffff:127.0.0.0/104', '::ffff:10.0.0.0/104'],
  ...['::ffff:172.16.0.0/108', '::ffff:192.168.0.0/112', '::ffff:169.254.0.0/112'],
]);
