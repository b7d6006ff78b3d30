/** What one server has alone and several have together: an embedded store and its own clock, or PostgreSQL, news and a common clock. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Doors } from '#house/api';
import type { CountTogether } from '../door/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Settings } from '../ops/settings.ts';
import type { TellHealth } from '../store/health.ts';
import type { SharedStore } from '../store/postgres.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { openNatsNews } from './news.ts';
import type { NodeTimes } from './nodes.ts';
import { joinNodes } from './nodes.ts';

export interface Sharing extends Pick<Doors, 'store' | 'clock' | 'node' | 'lives'> {
  /** Counts what several nodes limit together. */
  readonly count: CountTogether | undefined;
  /** Tells the others that this node is gone, and lets go of the store. */
  stop(): Promise<void>;
}

export interface SharingOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'natsUrl'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly nodeTimes?: NodeTimes | undefined;
}

export async function openSharing(options: SharingOptions): Promise<Sharing> {
  const { settings, clock, log } = options;
  const tellHealth: TellHealth = (trouble) => {
    if (trouble === undefined) log.info('the store works again');
    else log.error({ fault: trouble.fault }, `the store fails: ${trouble.message}`);
  };
  const node = randomBytes(6).toString('hex');
  if (settings.databaseUrl === undefined) {
    const store = await openSqliteStore(settings.dataDir, { tellHealth });
    return { store, clock, node, count: undefined, stop: () => store.stop() };
  }
  const store = await openPostgresStore({
    url: settings.databaseUrl,
    tellHealth,
    carrier: carrierFor(options, settings.databaseUrl),
  });
  try {
    return await together(options, store, node);
  } catch (error) {
    await store.stop();
    throw error;
  }
}

async function together({ clock, log, nodeTimes }: SharingOptions, store: SharedStore, name: string): Promise<Sharing> {
  const times = nodeTimes === undefined ? {} : { times: nodeTimes };
  const nodes = await joinNodes({ store, name, clock, log: (line) => log.warn(line), ...times });
  return {
    store,
    node: name,
    clock: nodes.clock,
    lives: nodes.lives,
    count: store.count,
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
