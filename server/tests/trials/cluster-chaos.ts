/** `npm run chaos -- cluster`: several nodes on one PostgreSQL, killed again and again while many tables play, then replaced one after the other. */
import { installCommand, missingPrograms } from '#tools/programs';
import { startNats, startPostgres } from '../services.ts';
import type { Cluster, ClusterReport } from './cluster.ts';
import { beginCluster, disturb, endCluster, hear, killOne, LONGEST_STANDSTILL } from './cluster.ts';
import { upgradeAll } from './upgrade.ts';

export interface ClusterChaos {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
}

/** True if all is well; what is missing on this machine is said, and is no fault. */
export async function chaosCluster({ kills, tables, seed }: ClusterChaos): Promise<boolean> {
  const missing = missingPrograms().filter(({ part }) => part === 'cluster');
  if (missing.length > 0) {
    console.log(`several nodes: not run without PostgreSQL and NATS; as root: ${installCommand(missing)}`);
    return true;
  }
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  try {
    const killing = await beginCluster({ nodes: 2, tables, seed, postgres, nats });
    await killAll(killing, kills);
    const killed = judge(seed, tables, await endCluster(killing), {});
    const upgrading = await beginCluster({ nodes: 2, tables, seed: `${seed} upgrade`, postgres });
    const upgraded = await upgradeAll(upgrading);
    return judge(seed, tables, await endCluster(upgrading), { upgraded }) && killed;
  } finally {
    await Promise.all([postgres.stop(), nats.stop()]);
  }
}

/** Every tenth kill PostgreSQL or NATS goes too. */
async function killAll(cluster: Cluster, kills: number): Promise<void> {
  const { report, dice, postgres, nats, tables } = cluster;
  for (let kill = 1; kill <= kills; kill++) {
    await hear(cluster, dice.below(30 * tables));
    await killOne(cluster);
    console.log(`kill ${kill}: ${report.faults.length} faults, slowest ${report.slowestMove} ms`);
    if (kill % 20 === 10)
      await disturb(cluster, async () => {
        await postgres.crash();
        await postgres.start();
      });
    if (kill % 20 === 0 && nats !== undefined) {
      await disturb(cluster, () => nats.crash());
      await disturb(cluster, () => nats.start());
    }
  }
}

function judge(seed: string, tables: number, { faults, ...figures }: ClusterReport, more: object): boolean {
  console.log(JSON.stringify({ seed, tables, ...figures, ...more }));
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const isQuick = figures.slowestMove <= LONGEST_STANDSTILL;
  console.log(`${faults.length} faults; ${isQuick ? 'every table went on in time' : 'a table went on too late'}`);
  return faults.length === 0 && isQuick;
}
