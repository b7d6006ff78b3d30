/** A whole server for trials as a process of its own, which tells its parent where it listens and what it holds in memory. */
import { setTimeout as wait } from 'node:timers/promises';
import { steadyClock } from '../../clock.ts';
import { openLog } from '../../ops/log.ts';
import { readSettings } from '../../ops/settings.ts';
import type { Surroundings } from '../../start.ts';
import { startServer } from '../../start.ts';
import { WIDE } from '../wide-limits.ts';

export interface ServeOrder
  extends Pick<Surroundings, 'limits' | 'times' | 'streamTimes' | 'nodeTimes' | 'messagesPerSecond'> {
  readonly folder: string;
  /** More settings, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds between telling balancers and stopping. */
  readonly drain?: number;
}

/** What the parent is told: where, when, and on request the figures. */
export interface Listening {
  readonly port: number;
  readonly at: number;
}

export interface Figures {
  readonly heap: number;
  readonly resident: number;
  /** In the words of Prometheus. */
  readonly metrics: string;
}

async function serve({ folder, env, drain = 0, limits, times, ...more }: ServeOrder): Promise<void> {
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env });
  if ('wrong' in settings) throw new Error(settings.wrong);
  const log = openLog('json', process.stderr, 'warn');
  const surroundings = {
    site: new Map(),
    clock: steadyClock,
    log,
    messagesPerSecond: 1e5,
    times: { countdown: 20, ...times },
    ...more,
  };
  const running = await startServer(settings, { ...surroundings, limits: { ...WIDE, ...limits } });
  process.on('message', async () => {
    const text = await running.metrics.text();
    process.send?.({ ...memory(), metrics: text } satisfies Figures);
  });
  process.on('disconnect', () => process.exit(1));
  process.on('SIGTERM', async () => {
    running.drain();
    await wait(drain);
    await running.stop();
    process.exit(0);
  });
  process.send?.({ port: running.port, at: Math.floor(steadyClock.now()) } satisfies Listening);
}

/** What is left after collecting what can be collected, where the process was started so that it can. */
function memory(): { heap: number; resident: number } {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, resident: rss };
}

await serve(JSON.parse(process.argv[2]) as ServeOrder);
