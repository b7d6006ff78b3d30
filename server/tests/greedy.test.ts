/** One address that wants everything, by counting: what it gets, when it is cut, and that others do not notice. `npm run soak` measures the same by the clock. */
import { expect, test, vi } from 'vitest';
import { connect } from '#testkit/headless';
import { COSTS, USUAL_LIMITS, WINDOWS } from '../door/limits.ts';
import { gather, openTicket } from './trials/crowd.ts';
import type { Greed, Way } from './trials/greedy.ts';
import { beGreedy, noGreed, WAYS } from './trials/greedy.ts';
import type { WebServer } from './web-server.ts';
import { startWeb } from './web-server.ts';

vi.setConfig({ testTimeout: 120_000 });

/** When it has had enough: everything that its limits give, and refusals. */
const ENOUGH: Readonly<Record<Way, (greed: Greed) => boolean>> = {
  pings: ({ cut }) => cut >= HANDS,
  names: ({ cut }) => cut >= HANDS,
  tables: ({ answers }) => (answers[429] ?? 0) >= 20,
  games: ({ answers }) => (answers[429] ?? 0) >= 20,
};

const HANDS = 4;
const { work, tables } = USUAL_LIMITS;

/** What it got, and how much of that there may be: what was there at once, and what came back meanwhile. */
function judge(way: Way, { sent, bytes, answers }: Greed, seconds: number): void {
  const most = (WINDOWS.work + seconds) * work;
  // Each socket is answered some twenty pings and refused a thousand; more is on its way when it is cut.
  if (way === 'pings') expect([sent < HANDS * 20_000, bytes > HANDS * 50_000]).toEqual([true, true]);
  // Not one is paid for, and forty refusals are a flood.
  if (way === 'names') expect(sent).toBeLessThan(HANDS * 1_000);
  if (way === 'tables') expect(answers[201]).toBeLessThanOrEqual(tables + (seconds * tables) / WINDOWS.tables + 1);
  if (way === 'games') expect(answers[200]).toBeLessThanOrEqual(most / COSTS.game + 1);
}

/** A finished game and a table that may be watched. */
async function targets(web: WebServer): Promise<{ game: string; table: string }> {
  const door = { origin: web.origin, port: web.running.port };
  const company = { game: 'sandwich', people: 1, bots: 2, options: {}, thinking: 0 };
  const { pages, table } = await gather(door, company);
  await pages[0].ask({ kind: 'start' });
  await pages[0].ask({ kind: 'end' });
  await pages[0].until(({ over }) => over);
  return { table, game: pages[0].known.over?.game ?? '' };
}

test.each(WAYS)('%s: an address gets what its limits say, is cut, and an honest table plays on', async (way) => {
  const web = await startWeb();
  const { port } = web.running;
  const target = { port, from: '127.0.3.1', ...(await targets(web)) };
  const honest = await connect(
    web.origin,
    await openTicket({ origin: web.origin, port }, { game: 'sandwich', chairs: 3 }),
  );
  const greed = noGreed();
  const began = performance.now();
  await beGreedy(way, target, HANDS, () => ENOUGH[way](greed), greed);
  judge(way, greed, (performance.now() - began) / 1_000);
  expect(await honest.ask({ kind: 'ready', ready: true })).toMatchObject({ kind: 'taken' });
  honest.leave();
  await expect.poll(() => web.running.metrics.text(), { timeout: 20_000 }).toContain('breadboard_sockets 1');
  await web.stop();
});
