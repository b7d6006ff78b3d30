/** Honest tables beside one greedy address: how long their commands take while it uses every limit to the full, on a small heap. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { WebSocket } from 'ws';
import type { Headless, OpenSocket } from '#testkit/headless';
import { connect, cookieHeader } from '#testkit/headless';
import { USUAL_LIMITS } from '../../door/limits.ts';
import type { Child } from './child.ts';
import { startChild } from './child.ts';
import { gather, openTicket } from './crowd.ts';
import type { Greed, Target, Way } from './greedy.ts';
import { WAYS } from './greedy.ts';

export interface GreedReport {
  /** The 99th percentile of honest commands at rest, in milliseconds. */
  rest: number;
  readonly ways: ({ way: Way; p99: number; resident: number } & Greed)[];
  readonly faults: string[];
}

/** How much slower honest tables may become. */
const MOST_SLOWER = 3;
const HEAP = '--max-old-space-size=512';
const PAGES = 20;
/** How much the greedy one does at the same time. */
const HANDS = 30;
/** A person may change the room three times a second. */
const EVERY = 400;

export async function tryGreed(folder: string, seconds: number): Promise<GreedReport> {
  const game = await longGame(folder);
  const child = await startChild({ folder, limits: USUAL_LIMITS, messagesPerSecond: 30 }, ['--expose-gc', HEAP]);
  const report: GreedReport = { rest: 0, ways: [], faults: [] };
  const trying = tryWays(child, game, seconds, report).catch((error: unknown) => report.faults.push(String(error)));
  await Promise.race([trying, child.ended]);
  const code = await child.stop();
  if (code !== 0) report.faults.push(`the server ended with ${code}: ${child.complaints().slice(0, 2_000)}`);
  return report;
}

async function tryWays(child: Child, game: string, seconds: number, report: GreedReport): Promise<void> {
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, i) => bystander(child, `127.0.2.${i + 1}`)));
  await commandsOf(pages, seconds / 2);
  report.rest = p99(await commandsOf(pages, seconds));
  for (const [i, way] of WAYS.entries()) {
    const target: Target = { port: child.port, from: `127.0.3.${i + 1}`, table: pages[0].ticket.table, game };
    const greedy = new Worker(new URL('./greedy-worker.ts', import.meta.url), {
      workerData: { way, target, hands: HANDS },
    });
    await once(greedy, 'message');
    greedy.postMessage('begin');
    const slow = p99(await commandsOf(pages, seconds));
    greedy.postMessage('end');
    const [greed] = (await once(greedy, 'message')) as [Greed];
    const { resident } = await child.figures();
    report.ways.push({ way, p99: slow, resident, ...greed });
    if (slow > MOST_SLOWER * report.rest)
      report.faults.push(`${way}: honest commands took ${slow} ms instead of ${report.rest} ms`);
  }
}

/** A game as long as its rules let somebody make it, kept by a server that lets them. */
async function longGame(folder: string): Promise<string> {
  const child = await startChild({ folder });
  const { pages } = await gather(child, { game: 'plates-and-napkins', people: 2, bots: 0, options: {}, thinking: 0 });
  const [host] = pages;
  await host.ask({ kind: 'start' });
  await host.until(({ look }) => look);
  for (let n = 0, code = 'taken'; code === 'taken'; n++) {
    const frame = host.known.look?.stack.at(-1)?.id ?? 0;
    const answer = { policy: n % 2 === 0 ? 'never' : 'ask' };
    const said = await host.ask({ kind: 'interrupt', name: 'policy', frame, answer });
    code = said.kind === 'refused' ? said.code : said.kind;
    if (code !== 'taken' && code !== 'too-often') throw new Error(`a policy: ${code}`);
  }
  await host.ask({ kind: 'end' });
  await host.until(({ over }) => over);
  await child.stop();
  return host.known.over?.game ?? '';
}

/** Somebody at a table of their own, from an address of their own. */
async function bystander(child: Child, from: string): Promise<Headless> {
  const open: OpenSocket = (origin, { table, jar }) =>
    new WebSocket(`${origin.replace('http', 'ws')}/socket/${table}`, {
      headers: { cookie: cookieHeader(jar) },
      localAddress: from,
    });
  return connect(child.origin, await openTicket(child, { game: 'sandwich', chairs: 3 }), { open });
}

/** How long each command took, in milliseconds. */
async function commandsOf(pages: readonly Headless[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + 1_000 * seconds;
  const one = async (page: Headless, i: number): Promise<void> => {
    await wait((i * EVERY) / pages.length);
    for (let ready = true; performance.now() < end; ready = !ready) {
      const began = performance.now();
      await page.ask({ kind: 'ready', ready });
      times.push(performance.now() - began);
      await wait(Math.max(0, EVERY - (performance.now() - began)));
    }
    await page.ask({ kind: 'ready', ready: false });
  };
  await Promise.all(pages.map(one));
  return times;
}

const p99 = (times: readonly number[]): number =>
  Math.round(10 * (times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)] ?? 0)) / 10;
