/** Our own server as it is, store and all, with the reference game on its shelf and limits that one address never meets. */
import { steadyClock } from '#server/clock';
import { openLog } from '#server/ops/log';
import { readSettings } from '#server/ops/settings';
import { startServer } from '#server/start';
import { WIDE } from '#server/tests/wide-limits';
import { report } from './reporting.ts';
import { findGame } from './shelf.ts';

/** Idle tables stay in memory, where they are to be weighed. */
const HOUR = 3_600_000;

const listening = report();
const [folder] = process.argv.slice(2);
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder });
if ('wrong' in settings) throw new Error(settings.wrong);
const running = await startServer(settings, {
  site: new Map(),
  clock: steadyClock,
  log: openLog('json', process.stderr, 'warn'),
  limits: WIDE,
  times: { idle: HOUR },
  messagesPerSecond: 1e6,
  shelf: { module: new URL('./shelf.ts', import.meta.url).href, findGame },
});
running.metrics.watchProcess();
listening(running.port);
