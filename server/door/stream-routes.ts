/** The way in without sockets: what a page is told comes by a stream, what it says goes by requests to any node. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '#house/api';
import { parseClientMessage, parseSay } from '#protocol';
import type { Settings } from '../ops/settings.ts';
import { httpError } from './errors.ts';
import type { Limiter } from './limits.ts';
import { COSTS } from './limits.ts';
import { isOurOwn } from './origin.ts';
import type { AllSeatCookies } from './seat-cookies.ts';
import type { Streams } from './streams.ts';

export interface StreamParts {
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly house: House;
  readonly streams: Streams;
  readonly cookies: AllSeatCookies;
  readonly limiter: Limiter;
  isClosing(): boolean;
}

interface ByTable {
  Params: { table: string };
  Querystring: { hello?: unknown };
}

export function addStreamRoutes(app: FastifyInstance, parts: StreamParts): void {
  const { limiter } = parts;
  app.get<ByTable>('/api/stream/:table', { onRequest: limiter.gate(COSTS.handshake) }, (request, reply) =>
    openStream(parts, request, reply),
  );
  app.post<ByTable>('/api/say/:table', { onRequest: limiter.gate(COSTS.request) }, (request, reply) =>
    say(parts, request, reply),
  );
}

/** Admits the browser as a socket's handshake would, with the same cookie. */
async function openStream(
  { settings, house, streams, cookies, limiter, isClosing }: StreamParts,
  request: FastifyRequest<ByTable>,
  reply: FastifyReply,
): Promise<void> {
  const { table } = request.params;
  const hello = String(request.query.hello ?? '');
  const load = loadIn(hello);
  if (!isOurOwn(request.headers, settings.publicUrl?.origin)) throw httpError('wrong-origin');
  if (load === undefined) throw httpError('malformed');
  if (isClosing()) throw httpError('closing');
  const admitted = await house.admit(table, cookies.read(request.headers.cookie, table));
  const letGo = streams.hold(request.ip, admitted.person);
  if (letGo === undefined) throw httpError('busy');
  if (admitted.setToken !== undefined)
    reply.header('set-cookie', cookies.set(request.headers.cookie, table, admitted.setToken));
  reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no');
  reply.hijack();
  if (reply.raw.destroyed) return letGo();
  reply.raw.on('close', letGo);
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  streams.open({ table, load, charge: limiter.chargeFor(request.ip) }, reply.raw, (connection) => {
    const session = house.connect(table, admitted, connection);
    session.receive(hello);
    return session;
  });
}

/** A page of another version has none that counts, and is told to load itself again. */
function loadIn(hello: string): string | undefined {
  const parsed = parseClientMessage(hello);
  if ('error' in parsed) return parsed.error === 'wrong-protocol' ? '' : undefined;
  return parsed.message.kind === 'hello' ? parsed.message.load : undefined;
}

async function say(
  { house, streams, cookies }: StreamParts,
  request: FastifyRequest<ByTable>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { table } = request.params;
  const body = parseSay(request.body);
  if (body === undefined) throw httpError('malformed');
  streams.touch(table, body.load);
  if (body.message === undefined) return reply.code(204).send();
  const admitted = await house.admit(table, cookies.read(request.headers.cookie, table));
  if (admitted.setToken !== undefined)
    reply.header('set-cookie', cookies.set(request.headers.cookie, table, admitted.setToken));
  const answer = await house.say(table, admitted, body.load, body.message);
  return reply.type('application/json; charset=utf-8').send(answer);
}
