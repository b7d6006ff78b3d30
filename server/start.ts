/** The whole server in one process: store, bots, tables, and the ways in; started in order, and stopped in the opposite one. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApp } from './app.ts';
import type { BotPool } from './bot-pool.ts';
import { openBotPool } from './bot-pool.ts';
import type { Shelf } from './bot-thoughts.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { openMetrics } from './metrics.ts';
import type { NodeTimes } from './nodes.ts';
import { openRooms } from './rooms.ts';
import type { Rooms, RoomsDoors, Sockets, Times } from './rooms-api.ts';
import type { Settings } from './settings.ts';
import type { Sharing } from './sharing.ts';
import { openSharing } from './sharing.ts';
import { attachSockets } from './socket.ts';
import type { Limits } from './web/limits.ts';
import { counter, USUAL_LIMITS } from './web/limits.ts';
import { addressFinder, countedAs } from './web/origin.ts';
import { schemeOf } from './web/policy.ts';
import type { PollLines, PollTimes } from './web/poll-lines.ts';
import { openPollLines, USUAL_POLL_TIMES } from './web/poll-lines.ts';
import { seatCookies } from './web/seat-cookies.ts';
import type { Site } from './web/site.ts';

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
  readonly pollTimes?: PollTimes;
  readonly nodeTimes?: NodeTimes;
  readonly messagesPerSecond?: number;
  readonly shelf?: Shelf;
  /** Milliseconds a bot may think. */
  readonly budget?: number;
}

interface Parts {
  readonly sharing: Sharing;
  readonly bots: BotPool;
  readonly rooms: Rooms;
  readonly lines: PollLines;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
}

const DAY = 24 * 3_600_000;

/** Rejects with the store's or Node's own error where the folder, the database or the port cannot be had. */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<Running> {
  const going: Going = { how: 'on' };
  const parts = await openParts(settings, surroundings, going);
  const { app, sharing, metrics } = parts;
  const drain = (): void => {
    going.how = 'draining';
  };
  const stop = (): Promise<void> => {
    going.how = 'closing';
    return stopAll(parts);
  };
  await listen(parts, settings);
  const { port } = app.server.address() as AddressInfo;
  sharing.listensOn(port);
  return { port, metrics, drain, stop };
}

interface Going {
  /** Draining: balancers are told to send nobody. Closing: nobody is let in. */
  how: 'on' | 'draining' | 'closing';
}

async function openParts(settings: Settings, surroundings: Surroundings, going: Going): Promise<Parts> {
  const { log, site } = surroundings;
  const limits: Limits = { ...USUAL_LIMITS, ...surroundings.limits };
  const metrics = openMetrics();
  const sharing = await openSharing({ settings, ...surroundings });
  const { neighbours, count, store } = sharing;
  const bots = openBotPool({ ...botOptions(surroundings), told: metrics.thought, log: (line) => log.warn(line) });
  const rooms = openRooms(roomDoors(settings, surroundings, { sharing, bots, metrics }));
  const most = { all: limits.lines, ofAddress: limits.linesOfAddress };
  const lines = openPollLines(most, surroundings.pollTimes ?? USUAL_POLL_TIMES, neighbours?.name);
  const isDraining = (): boolean => going.how !== 'on';
  const isClosing = (): boolean => going.how === 'closing';
  const ways = { settings, site, rooms, lines, metrics, log, limits };
  const app = await openApp({ ...ways, isDraining, isClosing, neighbours, count });
  const sockets = attachSockets(app.server, {
    rooms,
    publicOrigin: settings.publicUrl?.origin,
    cookies: seatCookies(schemeOf(settings.publicUrl)),
    refuse: handshakes(settings, limits, isClosing),
    log: (line) => log.debug(line),
  });
  metrics.watch({
    ...{ rooms: rooms.counts, store: store.stats, bots: () => bots.counts },
    ...{ sockets: sockets.count, polls: lines.count },
  });
  return { sharing, bots, rooms, lines, app, sockets, metrics };
}

const botOptions = ({ budget, shelf }: Surroundings): { budget?: number; shelf?: Shelf } => ({
  ...(budget === undefined ? {} : { budget }),
  ...(shelf === undefined ? {} : { shelf }),
});

function roomDoors(
  { keepDays }: Settings,
  { times, messagesPerSecond, shelf, log }: Surroundings,
  { sharing, bots, metrics }: { sharing: Sharing; bots: BotPool; metrics: Metrics },
): RoomsDoors {
  const { store, clock, node, lives } = sharing;
  return {
    ...{ store, clock },
    ...(node === undefined ? {} : { node }),
    ...(lives === undefined ? {} : { lives }),
    think: bots.think,
    times: { keep: keepDays * DAY, ...times },
    ...(messagesPerSecond === undefined ? {} : { messagesPerSecond }),
    ...(shelf === undefined ? {} : { findGame: shelf.findGame }),
    log: (line) => log.error(line),
    count: metrics,
  };
}

function handshakes(
  { trustProxy }: Settings,
  limits: Limits,
  isClosing: () => boolean,
): (request: IncomingMessage) => string | undefined {
  const addressOf = addressFinder(trustProxy);
  const isAllowed = counter(limits.handshakes);
  return (request) => {
    if (isClosing()) return '503 Service Unavailable';
    return isAllowed(countedAs(addressOf(request))) ? undefined : '429 Too Many Requests';
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

async function stopAll({ sharing, bots, rooms, lines, app, sockets }: Parts): Promise<void> {
  await rooms.stop();
  lines.close(1001);
  await sockets.close();
  const cutting = setTimeout(() => app.server.closeAllConnections(), GOODBYE);
  await app.close();
  clearTimeout(cutting);
  await bots.stop();
  await sharing.stop();
}
