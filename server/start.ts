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
import { openRooms } from './rooms.ts';
import type { Rooms, RoomsDoors, Sockets, Times } from './rooms-api.ts';
import type { Settings } from './settings.ts';
import { attachSockets } from './socket.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
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
  /** Takes nobody in any more and says so to balancers; games go on. */
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
  readonly messagesPerSecond?: number;
  readonly shelf?: Shelf;
  /** Milliseconds a bot may think. */
  readonly budget?: number;
}

interface Parts {
  readonly store: Store;
  readonly bots: BotPool;
  readonly rooms: Rooms;
  readonly lines: PollLines;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

const DAY = 24 * 3_600_000;

/** Rejects with the store's or Node's own error where the folder or the port cannot be had. */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<Running> {
  const { log } = surroundings;
  const limits: Limits = { ...USUAL_LIMITS, ...surroundings.limits };
  const metrics = openMetrics();
  const store = await openSqliteStore(settings.dataDir);
  const bots = openBotPool({ ...botOptions(surroundings), told: metrics.thought, log: (line) => log.warn(line) });
  const rooms = openRooms(roomDoors(settings, surroundings, { store, bots, metrics }));
  const most = { all: limits.lines, ofAddress: limits.linesOfAddress };
  const lines = openPollLines(most, surroundings.pollTimes ?? USUAL_POLL_TIMES);
  let draining = false;
  const isDraining = (): boolean => draining;
  const app = await openApp({ settings, site: surroundings.site, rooms, lines, metrics, log, limits, isDraining });
  const sockets = attachSockets(app.server, {
    rooms,
    publicOrigin: settings.publicUrl?.origin,
    cookies: seatCookies(schemeOf(settings.publicUrl)),
    refuse: handshakes(settings, limits, isDraining),
    log: (line) => log.debug(line),
  });
  metrics.watch({
    ...{ rooms: rooms.counts, store: store.stats, bots: () => bots.counts },
    ...{ sockets: sockets.count, polls: lines.count },
  });
  const parts: Parts = { store, bots, rooms, lines, app, sockets };
  const drain = (): void => {
    draining = true;
  };
  const stop = (): Promise<void> => {
    drain();
    return stopAll(parts);
  };
  await listen(parts, settings);
  return { port: (app.server.address() as AddressInfo).port, metrics, drain, stop };
}

const botOptions = ({ budget, shelf }: Surroundings): { budget?: number; shelf?: Shelf } => ({
  ...(budget === undefined ? {} : { budget }),
  ...(shelf === undefined ? {} : { shelf }),
});

function roomDoors(
  { keepDays }: Settings,
  { clock, times, messagesPerSecond, shelf, log }: Surroundings,
  { store, bots, metrics }: { store: Store; bots: BotPool; metrics: Metrics },
): RoomsDoors {
  return {
    store,
    clock,
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
  isDraining: () => boolean,
): (request: IncomingMessage) => string | undefined {
  const addressOf = addressFinder(trustProxy);
  const isAllowed = counter(limits.handshakes);
  return (request) => {
    if (isDraining()) return '503 Service Unavailable';
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

async function stopAll({ store, bots, rooms, lines, app, sockets }: Parts): Promise<void> {
  await rooms.stop();
  lines.close(1001);
  await sockets.close();
  const cutting = setTimeout(() => app.server.closeAllConnections(), GOODBYE);
  await app.close();
  clearTimeout(cutting);
  await bots.stop();
  await store.stop();
}
