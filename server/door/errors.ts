/** Every way in which a request can fail: a code for the page, a status, and a sentence that says what to do. Never a stack. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#kernel';
import type { Failure, HttpCode, RoomCode } from '#protocol';

interface Failing {
  readonly status: number;
  readonly message: string;
}

/** What is wrong with a request, whatever it asks for. */
const OF_REQUESTS = {
  malformed: {
    status: 400,
    message: 'This is not a request of this server: reload the page, or see docs/http.md.',
  },
  'too-large': { status: 413, message: 'This request is too large: send less at once.' },
  'json-only': { status: 415, message: 'Bodies are JSON here: send them with Content-Type: application/json.' },
  'wrong-origin': {
    status: 403,
    message: 'This came from a page of another site. Open the table by its own address; behind a proxy set PUBLIC_URL.',
  },
  'wrong-host': {
    status: 421,
    message:
      'This table is at another address, which is among the facts: open that. A proxy has to pass the Host header on.',
  },
  'operators-only': {
    status: 403,
    message: 'Ask for this on the machine of the server, or with the METRICS_TOKEN of its settings as a Bearer token.',
  },
  'not-found': { status: 404, message: 'There is nothing at this address: go back to the start page.' },
  'wrong-method': { status: 405, message: 'This address can only be read: use GET.' },
  'too-slow': { status: 408, message: 'The request took too long to arrive: send it again.' },
  'too-fast': { status: 429, message: 'That was too much at once: wait a moment and try again.' },
  'headers-too-large': { status: 431, message: 'The headers are too large: delete the cookies of this site.' },
  busy: { status: 503, message: 'The server is full at the moment: try again in a minute.' },
  closing: { status: 503, message: 'The server is being restarted: try again in a few seconds.' },
  fault: { status: 500, message: 'Something broke here, and it was written down: try again.' },
} as const satisfies Record<HttpCode, Failing>;

/** What a table may answer by HTTP; its other codes come from the game's set-up and have facts. */
const OF_ROOMS: Partial<Record<RoomCode, Failing>> = {
  'unknown-game': { status: 404, message: 'There is no such game here: choose another one.' },
  'no-such-table': {
    status: 404,
    message: 'There is no table with this code: read it again, it is a word and some digits.',
  },
  'table-damaged': {
    status: 500,
    message: 'The record of this table is damaged, and whoever runs this server was told: open another one.',
  },
  closed: { status: 410, message: 'This table is closed: open another one.' },
  locked: { status: 403, message: 'The host has locked this table: ask the host to unlock it.' },
  'no-codes': { status: 503, message: 'All codes are taken at the moment: try again in a few minutes.' },
  'worn-out': { status: 409, message: 'This table has seen too many games: leave it and open another one.' },
  full: { status: 409, message: 'All chairs of this table are taken: watch, or open another table.' },
  'no-seat': { status: 403, message: 'This browser has no seat at that table: join it first.' },
  'no-hand-off': {
    status: 403,
    message: 'This link was used already or is too old: make another one on the first device.',
  },
  'too-fast': OF_REQUESTS['too-fast'],
  'no-replay': {
    status: 404,
    message: 'There is no finished game at this address: it is still played, too old, or never was.',
  },
  'other-version': { status: 409, message: 'This table was begun with another version: it can be read, not joined.' },
};

const OTHERWISE: Failing = { status: 409, message: 'The table does not do this: see the code and its facts.' };

/** Thrown by routes, answered by `answerError`. */
export const httpError = (code: HttpCode): Error & { httpCode: HttpCode } =>
  Object.assign(new Error(code), { httpCode: code });

/** Says also after how many seconds to try again. */
export const tooFast = (seconds: number): Error & { httpCode: HttpCode; seconds: number } =>
  Object.assign(httpError('too-fast'), { seconds: Math.max(1, seconds) });

export function bodyOf(code: HttpCode, facts?: Refusal['facts']): Failure {
  const { message } = OF_REQUESTS[code];
  return { error: { code, message, ...(facts === undefined ? {} : { facts }) } };
}

export const statusOf = (code: HttpCode): number => OF_REQUESTS[code].status;

/** Why a table did not do what was asked. */
export function sendRefusal(reply: FastifyReply, { code, facts }: Refusal): FastifyReply {
  const { status, message } = OF_ROOMS[code as RoomCode] ?? OTHERWISE;
  return reply.code(status).send({ error: { code, message, facts } } satisfies Failure);
}

export type FaultLog = (route: string, error: unknown) => void;

/** The last word on everything that a route or fastify itself throws. */
export function answerError(log: FaultLog) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = codeOf(error);
    if ('seconds' in error) reply.header('retry-after', String(error.seconds));
    if (code === 'fault') log(`${request.method} ${request.routeOptions.url ?? 'nowhere'}`, error);
    return reply.code(statusOf(code)).send(bodyOf(code));
  };
}

function codeOf(error: FastifyError & { httpCode?: HttpCode }): HttpCode {
  if (error.httpCode !== undefined) return error.httpCode;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'json-only';
  if (error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not-found';
  switch (error.statusCode) {
    case 413:
      return 'too-large';
    case 429:
      return 'too-fast';
    case 503:
      return 'closing';
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? 'malformed' : 'fault';
  }
}
