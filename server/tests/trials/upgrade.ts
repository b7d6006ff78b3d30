/** A rolling upgrade under load: node after node drains and is replaced, and nobody at any table, or on the way to one, sees an error. */
import type { Headless } from '#testkit/headless';
import { askAt } from '../web-server.ts';
import type { Balancer } from './balancer.ts';
import { startBalancer } from './balancer.ts';
import type { Cluster } from './cluster.ts';
import { pagesOf, startNode } from './cluster.ts';
import { hearMore } from './crowd.ts';

export interface UpgradeReport {
  readonly replaced: number;
  /** Pages that were told to come back, and did. */
  moved: number;
  /** Requests by http meanwhile. */
  asked: number;
  /** Milliseconds from the goodbye of one node to the welcome of another, the worst of all. */
  longestGap: number;
}

/** Faults are added to the cluster's report. */
export async function upgradeAll(cluster: Cluster): Promise<UpgradeReport> {
  const { children } = cluster;
  const balancer = await startBalancer(children);
  const report: UpgradeReport = { replaced: children.length, moved: 0, asked: 0, longestGap: 0 };
  let isOver = false;
  const pages = pagesOf(cluster);
  for (const page of pages) {
    await page.cut();
    await page.resume(balancer.origin);
  }
  for (const page of pages) comeBackAlways(cluster, page, report, () => isOver);
  const asking = askAlways(cluster, balancer, report, () => isOver);
  for (const [i, old] of children.entries()) {
    await hearMore(pages, 5 * pages.length);
    children[i] = await startNode(cluster.env);
    balancer.add(children[i]);
    const code = await old.stop();
    if (code !== 0) cluster.report.faults.push(`a node that was replaced ended with ${code}`);
    balancer.remove(old);
  }
  await hearMore(pages, 5 * pages.length);
  isOver = true;
  await asking;
  await balancer.stop();
  return report;
}

/** As the page of a player does it: told to come back, it comes back. */
async function comeBackAlways(
  { report: { faults } }: Cluster,
  page: Headless,
  report: UpgradeReport,
  isOver: () => boolean,
): Promise<void> {
  for (;;) {
    const code = await page.closed();
    if (isOver()) return;
    if (code !== 1001) faults.push(`a page was cut with ${code}`);
    const since = performance.now();
    try {
      await page.resume();
    } catch (error) {
      faults.push(`a page could not come back: ${error}`);
      return;
    }
    report.moved++;
    report.longestGap = Math.max(report.longestGap, Math.round(performance.now() - since));
  }
}

/** People look at tables and open new ones all the time. */
async function askAlways(
  { report: { faults }, companies }: Cluster,
  { port }: Balancer,
  report: UpgradeReport,
  isOver: () => boolean,
): Promise<void> {
  const ask = askAt(port);
  const body = { game: companies[0].pages[0].known.room?.game, name: 'Eva', avatar: 'owl' };
  while (!isOver()) {
    const { table } = companies[report.asked % companies.length];
    try {
      const answers = [await ask('GET', `/api/tables/${table}`), await ask('POST', '/api/tables', { body })];
      for (const { status, text } of answers) if (status >= 300) faults.push(`${status} ${text}`);
    } catch (error) {
      faults.push(`a request broke: ${error}`);
    }
    report.asked += 2;
  }
}
