/** One of our nodes as it is, with the reference game on its shelf and limits that one address never meets. */
import { steadyClock } from '#server/clock';
import { openLog } from '#server/ops/log';
import { readSettings } from '#server/ops/settings';
import { startServer } from '#server/start';
import { WIDE } from '#server/tests/wide-limits';
import { reportTo } from './reporting.ts';
import { findGame } from './shelf.ts';

const settings = readSettings({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
if ('wrong' in settings) throw new Error(settings.wrong);
const running = await startServer(settings, {
  site: new Map(),
  clock: steadyClock,
  log: openLog('json', process.stderr, 'warn'),
  limits: WIDE,
  messagesPerSecond: 1e6,
  shelf: { module: new URL('./shelf.ts', import.meta.url).href, findGame },
});
reportTo(running.port);
