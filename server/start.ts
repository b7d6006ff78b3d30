/** The whole server in one process: store, bots, tables, and the ways in; started in order, and stopped in the opposite one. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Clock, Doors, House, Shelf, Times } from '#house/api';
import { openHouse } from '#house/house';
import type { BotPool } from './bots/bot-pool.ts';
import { openBotPool } from './bots/bot-pool.ts';
import type { NodeTimes } from './cluster/nodes.ts';
import type { Sharing } from './cluster/sharing.ts';
import { openSharing } from './cluster/sharing.ts';
import { openApp } from './door/app.ts';
import type { Limits } from './door/limits.ts';
import { COSTS, Limiter, USUAL_LIMITS } from './door/limits.ts';
import { addressFinder } from './door/origin.ts';
import { schemeOf } from './door/policy.ts';
import { seatCookies } from './door/seat-cookies.ts';
import type { Site } from './door/site.ts';
import type { Sockets } from './door/socket.ts';
import { attachSockets } from './door/socket.ts';
import type { Streams, StreamTimes } from './door/streams.ts';
import { openStreams } from './door/streams.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { openMetrics } from './ops/metrics.ts';
import type { Settings } from './ops/settings.ts';

export interface Running {
  readonly port: number;
  readonly metrics: Metrics;
  /** Tells balancers to send nobody any more; games go on, and who comes is let in. */
  drain(): void;
  /** Says goodbye to everybody, stores everything, lets go of everything. */
  stop(): Promise<void>;
}

export interface Surroundings {
  readonly site: Site;
  readonly clock: Clock;
  readonly log: Log;
  /** What tests and the bench set otherwise. */
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<Times>;
  readonly streamTimes?: StreamTimes;
  readonly nodeTimes?: NodeTimes;
  readonly messagesPerSecond?: number;
  readonly shelf?: Shelf;
  /** Milliseconds a bot may think. */
  readonly budget?: number;
}

interface Parts {
  readonly sharing: Sharing;
  readonly bots: BotPool;
  readonly house: House;
  readonly streams: Streams;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
}

const DAY = 24 * 3_600_000;
const gzipped = promisify(gzip);

/** Rejects with the store's or Node's own error where the folder, the database or the port cannot be had. */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<Running> {
  const going: Going = { how: 'on' };
  const parts = await openParts(settings, surroundings, going);
  const { app, metrics } = parts;
  const drain = (): void => {
    going.how = 'draining';
  };
  const stop = (): Promise<void> => {
    going.how = 'closing';
    return stopAll(parts);
  };
  await listen(parts, settings);
  const { port } = app.server.address() as AddressInfo;
  return { port, metrics, drain, stop };
}

interface Going {
  /** Draining: balancers are told to send nobody. Closing: nobody is let in. */
  how: 'on' | 'draining' | 'closing';
}

async function openParts(settings: Settings, surroundings: Surroundings, going: Going): Promise<Parts> {
  const { log, site, budget, shelf } = surroundings;
  const limits: Limits = { ...USUAL_LIMITS, ...surroundings.limits };
  const metrics = openMetrics();
  const sharing = await openSharing({ settings, ...surroundings });
  const { count, store } = sharing;
  const limiter = new Limiter(limits, surroundings.clock.now, count);
  const bots = openBotPool({ budget, shelf, told: metrics.thought, log: (line) => log.warn(line) });
  const house = openHouse(doorsOf(settings, surroundings, { sharing, bots, metrics }));
  const streams = openStreams(limits.streams, limiter, surroundings.streamTimes);
  const isDraining = (): boolean => going.how !== 'on';
  const isClosing = (): boolean => going.how === 'closing';
  const failing = () => store.stats().failing;
  const doors = { house, streams, metrics, limiter, failing, isDraining, isClosing };
  const app = await openApp({ settings, site, log, limits, ...doors });
  const addressOf = addressFinder(settings.trustProxy);
  const sockets = attachSockets(app.server, {
    house,
    publicUrl: settings.publicUrl,
    cookies: seatCookies(schemeOf(settings.publicUrl)),
    refuse: (request) => {
      if (isClosing()) return '503 Service Unavailable';
      return limiter.work(addressOf(request), COSTS.handshake) === 'taken' ? undefined : '429 Too Many Requests';
    },
    chargeFor: (request) => limiter.chargeFor(addressOf(request)),
    log: (line) => log.debug(line),
    complain: (line) => log.error(line),
  });
  const counts = { sockets: sockets.count, streams: streams.count };
  metrics.watch({ house: house.counts, store: store.stats, bots: () => bots.counts, ...counts });
  return { sharing, bots, house, streams, app, sockets, metrics };
}

function doorsOf(
  { keepDays }: Settings,
  { times, messagesPerSecond, shelf, log }: Surroundings,
  { sharing, bots, metrics }: { sharing: Sharing; bots: BotPool; metrics: Metrics },
): Doors {
  const { store, clock, node, lives } = sharing;
  return {
    store,
    clock,
    chance: randomBytes,
    ...(node === undefined ? {} : { node }),
    ...(lives === undefined ? {} : { lives }),
    think: bots.think,
    pack: async (text) => (await gzipped(text)).toString('base64'),
    times: { keep: keepDays * DAY, ...times },
    ...(messagesPerSecond === undefined ? {} : { messagesPerSecond }),
    ...(shelf === undefined ? {} : { findGame: shelf.findGame }),
    log: (line) => log.error(line),
    count: metrics,
  };
}

async function listen(parts: Parts, { port, host }: Settings): Promise<void> {
  try {
    await parts.app.listen({ port, host: host ?? '::' }).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 still has all interfaces of the other kind.
      if (host !== undefined || error.code !== 'EAFNOSUPPORT') throw error;
      return parts.app.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    await stopAll(parts);
    throw error;
  }
}

/** How long answers on their way may take before they are cut. */
const GOODBYE = 2_000;

async function stopAll({ sharing, bots, house, streams, app, sockets }: Parts): Promise<void> {
  await house.stop();
  streams.close();
  await sockets.close();
  const cutting = setTimeout(() => app.server.closeAllConnections(), GOODBYE);
  await app.close();
  clearTimeout(cutting);
  await bots.stop();
  await sharing.stop();
}
