/** What one server has alone and several have together: an embedded store and its own clock, or PostgreSQL, news and a common clock. */
import { createHash, randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { homeAddress } from './addresses.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { openNatsNews } from './news.ts';
import type { NodeTimes } from './nodes.ts';
import { joinNodes } from './nodes.ts';
import type { RoomsDoors } from './rooms-api.ts';
import type { Settings } from './settings.ts';
import type { SharedStore } from './store/postgres.ts';
import { openPostgresStore } from './store/postgres.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { CountTogether } from './web/limits.ts';
import type { Neighbours } from './web/poll-forward.ts';

export interface Sharing extends Pick<RoomsDoors, 'store' | 'clock' | 'node' | 'lives'> {
  /** The other nodes; undefined for a server alone. */
  readonly neighbours: Neighbours | undefined;
  /** Counts what several nodes limit together. */
  readonly count: CountTogether | undefined;
  /** The port is known now. */
  listensOn(port: number): void;
  /** Tells the others that this node is gone, and lets go of the store. */
  stop(): Promise<void>;
}

export interface SharingOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'natsUrl' | 'nodeUrl' | 'host'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly nodeTimes?: NodeTimes | undefined;
}

export async function openSharing(options: SharingOptions): Promise<Sharing> {
  const { settings, clock } = options;
  const node = randomBytes(6).toString('hex');
  if (settings.databaseUrl === undefined) {
    const store = await openSqliteStore(settings.dataDir);
    const alone = { neighbours: undefined, count: undefined, listensOn: () => undefined, stop: () => store.stop() };
    return { store, clock, node, ...alone };
  }
  const store = await openPostgresStore({
    url: settings.databaseUrl,
    carrier: carrierFor(options, settings.databaseUrl),
  });
  try {
    return await together(options, store, node);
  } catch (error) {
    await store.stop();
    throw error;
  }
}

async function together(
  { settings, clock, log, nodeTimes }: SharingOptions,
  store: SharedStore,
  name: string,
): Promise<Sharing> {
  let port = 0;
  const secret = randomBytes(24).toString('base64url');
  const nodes = await joinNodes({
    ...{ store, name, secret, clock, log: (line) => log.warn(line) },
    ...(nodeTimes === undefined ? {} : { times: nodeTimes }),
    address: () => (port === 0 ? '' : (settings.nodeUrl?.origin ?? `http://${ownAddress(settings.host)}:${port}`)),
  });
  return {
    ...{ store, node: name, clock: nodes.clock, lives: nodes.lives },
    neighbours: { name, secret, find: nodes.find },
    count: store.count,
    listensOn: (found) => {
      port = found;
    },
    async stop() {
      await nodes.stop();
      await store.stop();
    },
  };
}

function carrierFor({ settings: { natsUrl }, log }: SharingOptions, databaseUrl: string) {
  if (natsUrl === undefined) return undefined;
  // Whoever uses another database on the same NATS is not told of ours.
  const { host, pathname } = new URL(databaseUrl);
  const database = createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 16);
  return openNatsNews({ url: natsUrl, subject: `breadboard.${database}`, log: (line) => log.warn(line) });
}

/** Nodes of one machine or one network see each other there. */
function ownAddress(host: string | undefined): string {
  if (host !== undefined && host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  return homeAddress(networkInterfaces()) ?? '127.0.0.1';
}
