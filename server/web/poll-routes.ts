/** Long polls for networks that break sockets: the same words, each way by POST, on a line that belongs to one browser. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { LONGEST_MESSAGE } from '#protocol';
import type { Rooms } from '../rooms-api.ts';
import { httpError } from './errors.ts';
import type { Limits } from './limits.ts';
import { gate } from './limits.ts';
import { countedAs } from './origin.ts';
import type { Scheme } from './policy.ts';
import type { Neighbours } from './poll-forward.ts';
import { passOn, unlessPassedOn } from './poll-forward.ts';
import type { PollLine, PollLines } from './poll-lines.ts';
import type { AllSeatCookies } from './seat-cookies.ts';
import { cookieOptions } from './seat-cookies.ts';

export interface PollParts {
  readonly rooms: Rooms;
  readonly lines: PollLines;
  readonly cookies: AllSeatCookies;
  readonly scheme: Scheme;
  readonly limits: Limits;
  /** The other nodes, where there are any. */
  readonly neighbours?: Neighbours | undefined;
}

/** Ties a line to the browser that opened it; a line's name alone is worth nothing elsewhere. */
const BROWSER = 'line';

const session = z.string().check(z.regex(/^[\w-]{1,64}$/));
const openBody = z.strictObject({ table: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
const hearBody = z.strictObject({ session, after: z.int().check(z.nonnegative()) });
const leaveBody = z.strictObject({ session });
/** Messages are texts, as on a socket, and are parsed where those are. One that is too long is answered as it would be there. */
const sayBody = z.strictObject({
  session,
  messages: z.array(z.string().check(z.maxLength(2 * LONGEST_MESSAGE))).check(z.maxLength(20)),
});

export function addPollRoutes(app: FastifyInstance, parts: PollParts): void {
  const { limits, neighbours } = parts;
  const counted = gate(app, limits.polls);
  const perLine = gate(app, limits.line, (request) => String((request.body as { session?: unknown })?.session));
  const limited = {
    onRequest: unlessPassedOn(neighbours, counted),
    preHandler: unlessPassedOn(neighbours, perLine),
  };
  app.post('/api/poll/open', { onRequest: gate(app, limits.handshakes) }, (request, reply) =>
    openLine(parts, request, reply),
  );
  app.post('/api/poll/say', limited, async (request, reply) => {
    const { session, messages } = parsed(sayBody, request);
    const line = lineOf(parts, request, session);
    if (line === 'elsewhere') return passOn(neighbours, session, request, reply);
    for (const text of messages) line.say(text);
    return reply.code(204).send();
  });
  app.post('/api/poll/hear', limited, async (request, reply) => {
    const { session, after } = parsed(hearBody, request);
    const line = lineOf(parts, request, session);
    return line === 'elsewhere' ? passOn(neighbours, session, request, reply) : line.hear(after);
  });
  app.post('/api/poll/leave', limited, async (request, reply) => {
    const { session } = parsed(leaveBody, request);
    const line = lineOf(parts, request, session);
    if (line === 'elsewhere') return passOn(neighbours, session, request, reply);
    line.leave();
    return reply.code(204).send();
  });
}

/** Admits the browser as a socket's handshake would, with the same cookie. */
async function openLine(parts: PollParts, request: FastifyRequest, reply: FastifyReply): Promise<{ session: string }> {
  const { rooms, lines, cookies, scheme } = parts;
  const { table } = parsed(openBody, request);
  const browser = request.cookies[BROWSER] ?? randomBytes(24).toString('base64url');
  const admitted = await rooms.admit(table, cookies.read(request.headers.cookie, table));
  const opened = lines.open(browser, countedAs(request.ip), (door) => rooms.connect(table, admitted, door));
  if (opened === undefined) throw httpError('busy');
  if (admitted.setToken !== undefined) reply.header('set-cookie', cookies.set(table, admitted.setToken));
  if (request.cookies[BROWSER] === undefined) reply.setCookie(BROWSER, browser, cookieOptions(scheme));
  return { session: opened };
}

/** A line of this node, or one that another node may have. */
function lineOf({ lines, neighbours }: PollParts, request: FastifyRequest, session: string): PollLine | 'elsewhere' {
  const line = lines.find(session, request.cookies[BROWSER] ?? '');
  if (line !== undefined) return line;
  if (neighbours === undefined || session.startsWith(`${neighbours.name}-`)) throw httpError('no-session');
  return 'elsewhere';
}

function parsed<T>(shape: { safeParse(value: unknown): { data?: T | undefined } }, request: FastifyRequest): T {
  const { data } = shape.safeParse(request.body);
  if (data === undefined) throw httpError('malformed');
  return data;
}
