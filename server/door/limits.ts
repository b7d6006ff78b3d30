/** How much one address and one seat may ask for: enough for a class of sixty behind one router, too little for a flood. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooFast } from './errors.ts';
import { countedAs } from './origin.ts';

/** Requests a minute, unless it says otherwise. Sixty people share one address in a school, a family of six at home. */
export interface Limits {
  /** Files of the page: sixty people load some hundred files each. */
  readonly files: number;
  /** Looking at a table before joining it, and at one's own tables. */
  readonly looks: number;
  /** Creating, joining and handing over: sixty people in ten tries each. */
  readonly seats: number;
  /** Finished games, which are long: sixty people with five each. */
  readonly games: number;
  /** Codes and links that were wrong. Sixty people mistype one each; to try all codes takes an hour and more. */
  readonly misses: number;
  /** Messages by request instead of a socket: sixty people with ten a second. */
  readonly messages: number;
  /** Handshakes of sockets, and streams: sixty people whose network comes and goes. */
  readonly handshakes: number;
  /** Connections of one address at the same time, where no proxy hides the addresses: sixty browsers with six each, and sockets. */
  readonly connections: number;
  /** Connections in all. */
  readonly allConnections: number;
  /** Streams at the same time, in all and of one address: sixty people with ten each. */
  readonly streams: number;
  readonly streamsOfAddress: number;
  /** Milliseconds for the headers, and for the whole of a request, to arrive. */
  readonly headersTime: number;
  readonly requestTime: number;
}

export const USUAL_LIMITS: Limits = {
  files: 12_000,
  looks: 3_000,
  seats: 600,
  games: 300,
  misses: 80,
  messages: 36_000,
  handshakes: 1_200,
  connections: 1_000,
  allConnections: 20_000,
  streams: 2_000,
  streamsOfAddress: 600,
  headersTime: 10_000,
  requestTime: 15_000,
};

/** Bytes of a body: the longest message of a page, all of it in four-byte letters. */
export const MOST_BYTES = 65_536;

export type Gate = (request: FastifyRequest) => Promise<void>;

/** One more of this by this address: how many that are in this minute, at all nodes. */
export type CountTogether = (what: string, address: string) => Promise<number>;

/**
 * The same limit over all nodes, where there are several: whoever would get more by asking each of them gets no more.
 * Where that cannot be counted, each node's own limit still holds.
 */
export function gateTogether(what: string, max: number, count: CountTogether | undefined): Gate {
  return async ({ ip }) => {
    const counted = await count?.(what, countedAs(ip)).catch(() => 0);
    if (counted !== undefined && counted > max) throw tooFast(MINUTE / 1_000);
  };
}

/** Counts every request of an address, or of whatever the key says, and refuses those beyond the limit. */
export function gate(app: FastifyInstance, max: number, key?: (request: FastifyRequest) => string): Gate {
  const check = app.createRateLimit(options(max, key));
  return async (request) => {
    const found = await check(request);
    if (!found.isAllowed && found.isExceeded) throw tooFast(found.ttlInSeconds);
  };
}

export interface MissCounter {
  /** Refuses an address that missed too often. */
  readonly gate: Gate;
  miss(request: FastifyRequest): Promise<void>;
}

/** Counts only what was wrong. */
export function missCounter(app: FastifyInstance, max: number, count?: CountTogether): MissCounter {
  const check = app.createRateLimit(options(max));
  const together = gateTogether('misses', max, count);
  return {
    async gate(request) {
      const found = await check(request, { increment: false });
      if (!found.isAllowed && found.remaining === 0) throw tooFast(found.ttlInSeconds);
    },
    async miss(request) {
      await check(request);
      await together(request);
    },
  };
}

/** Counts by itself, for handshakes of sockets, which no route sees. Says whether the next one is allowed. */
export function counter(max: number, now: () => number = () => performance.now()): (key: string) => boolean {
  const counts = new Map<string, number>();
  let since = now();
  return (key) => {
    if (now() - since >= MINUTE) {
      counts.clear();
      since = now();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
}

/** How many connections one address may hold, sockets and idle ones included: those beyond are cut before a byte is read. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAs(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

const MINUTE = 60_000;

function options(max: number, key?: (request: FastifyRequest) => string) {
  return { max, timeWindow: MINUTE, ...(key === undefined ? {} : { keyGenerator: key }) };
}
