/** Everything the server answers over http, put together: headers, origins, limits, routes, and errors that say what to do. */
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { fastify } from 'fastify';
import type { House } from '#house/api';
import type { StoreStats } from '#house/store';
import type { HttpCode } from '#protocol';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Settings } from '../ops/settings.ts';
import { addAddressRoutes } from './address-routes.ts';
import { answerError, bodyOf, httpError, statusOf } from './errors.ts';
import { addGameRoutes } from './game-routes.ts';
import type { Limiter, Limits } from './limits.ts';
import { COSTS, MOST_BYTES, MOST_REQUESTS } from './limits.ts';
import { addOpsRoutes, OPS_PATHS } from './ops-routes.ts';
import { isOurHost, isOurOwn, trustsProxy } from './origin.ts';
import { FOR_DOCUMENTS, helmetOptions, schemeOf } from './policy.ts';
import { addRoomRoutes } from './room-routes.ts';
import { seatCookies } from './seat-cookies.ts';
import type { Page, Site } from './site.ts';
import { isDocument, packedFor, pageAt } from './site.ts';
import { addStreamRoutes } from './stream-routes.ts';
import type { Streams } from './streams.ts';

export interface AppParts {
  readonly settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'host' | 'metricsToken'>;
  readonly site: Site;
  readonly house: House;
  readonly streams: Streams;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly limiter: Limiter;
  /** What keeps the store from working, if anything does. */
  failing(): StoreStats['failing'];
  /** Balancers shall send nobody any more; who comes is served all the same. */
  isDraining(): boolean;
  /** The server stops: no new seats, no new connections. */
  isClosing(): boolean;
}

export async function openApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, limits, limiter, log, metrics } = parts;
  const scheme = schemeOf(settings.publicUrl);
  const app = fastify(serverOptions(parts));
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError((route, error) => log.error({ err: error, route }, 'a request broke')));
  await app.register(cookie);
  await app.register(helmet, helmetOptions(scheme));
  addHooks(app, parts);
  const cookies = seatCookies(scheme);
  addOpsRoutes(app, { ...parts, games: () => parts.house.counts().games, metricsToken: settings.metricsToken });
  addAddressRoutes(app, parts);
  addRoomRoutes(app, { ...parts, cookies });
  addGameRoutes(app, parts);
  addStreamRoutes(app, { ...parts, cookies });
  addSite(app, parts);
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(`${request.method} ${request.routeOptions.url ?? 'none'}`, reply.statusCode, reply.elapsedTime);
  });
  app.server.maxConnections = limits.allConnections;
  if (!trustsProxy(settings.trustProxy)) limiter.watch(app.server);
  return app;
}

function serverOptions({ settings, limits, log }: AppParts): FastifyServerOptions {
  const { hops, from } = settings.trustProxy;
  return {
    // Fastify's own log would write addresses and parts of bodies.
    logger: false,
    bodyLimit: MOST_BYTES,
    trustProxy: from.length > 0 ? [...from] : (_address: string, hop: number) => hop < hops,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: 70_000,
    // Many requests in one piece would be served in one go, and everybody else wait.
    maxRequestsPerSocket: MOST_REQUESTS,
    forceCloseConnections: true,
    http: { headersTimeout: limits.headersTime, connectionsCheckingInterval: Math.min(2_000, limits.headersTime) },
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerError((route, fault) => log.error({ err: fault, route }, 'a request broke'))(error, request, reply),
    clientErrorHandler: answerBroken,
  } as FastifyServerOptions;
}

/** What goes on while a server stops: what pages say whose streams are open. */
const SAYING = /^\/api\/say\//;

function addHooks(app: FastifyInstance, { settings, isClosing }: AppParts): void {
  const { publicUrl } = settings;
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurHost(request.headers.host, publicUrl) && !OPS_PATHS.includes(request.routeOptions.url ?? ''))
      return reply.code(statusOf('wrong-host')).send(bodyOf('wrong-host', { address: publicUrl?.origin ?? '' }));
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurOwn(request.headers, publicUrl?.origin)) throw httpError('wrong-origin');
    if (isClosing() && !SAYING.test(request.url)) throw httpError('closing');
  });
}

/** The page, from memory. What is not there is not found, whatever the address looks like. */
function addSite(app: FastifyInstance, { site, limiter }: AppParts): void {
  const onRequest = limiter.gate(COSTS.request);
  app.get('/*', { onRequest }, async (request, reply) => sendPage(request, reply, site));
  app.setNotFoundHandler({ preHandler: onRequest }, async (request) => {
    throw httpError(pageAt(site, request.url) === undefined ? 'not-found' : 'wrong-method');
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  const page = pageAt(site, request.url);
  if (page === undefined) return sendLost(request, reply, site);
  if (!isDocument(page)) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
  reply.headers({ 'cache-control': page.caching, etag: page.tag, vary: 'accept-encoding' });
  return request.headers['if-none-match'] === page.tag ? reply.code(304).send() : sendBody(request, reply, page);
}

/** Whoever reads at an address that is none sees the page, which says so and knows the way back. */
function sendLost(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  const reads = /\btext\/html\b/.test(String(request.headers.accept ?? '')) && !request.url.startsWith('/api/');
  const page = reads ? pageAt(site, '/') : undefined;
  if (page === undefined) throw httpError('not-found');
  return sendBody(request, reply.code(statusOf('not-found')).header('cache-control', 'no-store'), page);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('vary', 'accept-encoding').type(page.type);
  const packed = packedFor(page, String(request.headers['accept-encoding'] ?? ''));
  return packed === undefined ? reply.send(page.body) : reply.header('content-encoding', packed.how).send(packed.body);
}

/** What is no http, too slow or has too many headers never reaches a route. */
function answerBroken({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const codes: Readonly<Record<string, HttpCode>> = {
    HPE_HEADER_OVERFLOW: 'headers-too-large',
    ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  };
  const found = codes[code] ?? 'malformed';
  const body = JSON.stringify(bodyOf(found));
  const head = `HTTP/1.1 ${statusOf(found)} ${found}\r\nContent-Type: application/json; charset=utf-8\r\n`;
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}
