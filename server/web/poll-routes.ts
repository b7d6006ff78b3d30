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
import type { PollLine, PollLines } from './poll-lines.ts';
import type { AllSeatCookies } from './seat-cookies.ts';
import { cookieOptions } from './seat-cookies.ts';

export interface PollParts {
  readonly rooms: Rooms;
  readonly lines: PollLines;
  readonly cookies: AllSeatCookies;
  readonly scheme: Scheme;
  readonly limits: Limits;
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
  const { lines, limits } = parts;
  const onRequest = gate(app, limits.polls);
  const perLine = gate(app, limits.line, (request) => String((request.body as { session?: unknown })?.session));
  const limited = { onRequest, preHandler: perLine };
  app.post('/api/poll/open', { onRequest: gate(app, limits.handshakes) }, (request, reply) =>
    openLine(parts, request, reply),
  );
  app.post('/api/poll/say', limited, async (request, reply) => {
    const { session, messages } = parsed(sayBody, request);
    const line = lineOf(lines, request, session);
    for (const text of messages) line.say(text);
    return reply.code(204).send();
  });
  app.post('/api/poll/hear', limited, async (request) => {
    const { session, after } = parsed(hearBody, request);
    return lineOf(lines, request, session).hear(after);
  });
  app.post('/api/poll/leave', limited, async (request, reply) => {
    lineOf(lines, request, parsed(leaveBody, request).session).leave();
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

function lineOf(lines: PollLines, request: FastifyRequest, session: string): PollLine {
  const line = lines.find(session, request.cookies[BROWSER] ?? '');
  if (line === undefined) throw httpError('no-session');
  return line;
}

function parsed<T>(shape: { safeParse(value: unknown): { data?: T | undefined } }, request: FastifyRequest): T {
  const { data } = shape.safeParse(request.body);
  if (data === undefined) throw httpError('malformed');
  return data;
}
