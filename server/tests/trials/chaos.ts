/** `npm run chaos`: kills a server again and again while many tables play, then one of several, then lets thousands of sockets do nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '#games';
import { startChild } from './child.ts';
import { chaosCluster } from './cluster-chaos.ts';
import { readFlags } from './flags.ts';
import { idleFaults, tryIdle } from './idle.ts';
import { LONGEST_STANDSTILL, OLDEST_DEADLINE, tryKills } from './kill.ts';

const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
/** `npm run chaos -- cluster`: nothing but several nodes. */
const isCluster = process.argv[2] === 'cluster';
const flags = isCluster
  ? readFlags('chaos -- cluster', { kills: 50, tables: 40, sockets: 0 }, process.argv.slice(3))
  : readFlags('chaos', { kills: 50, tables: 40, sockets: 10_000 }, process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(flags);
  process.exitCode = 2;
} else process.exitCode = (await chaos(flags)) ? 0 : 1;
rmSync(folder, { recursive: true });
// Pages that play on and on have nobody to play with any more.
process.exit();

async function chaos({ kills, tables, sockets, seed }: Exclude<typeof flags, string>): Promise<boolean> {
  const isSafe = isCluster || kills === 0 || (await killing(kills, tables, seed));
  const areSafe = kills === 0 || (await chaosCluster({ kills, tables, seed }));
  const isSmall = sockets === 0 || (await idling(sockets));
  return isSafe && areSafe && isSmall;
}

async function killing(kills: number, tables: number, seed: string): Promise<boolean> {
  const report = await tryKills({ kills, tables, seed, folder: join(folder, 'kills'), tell: console.log });
  const { faults, ...figures } = report;
  console.log(JSON.stringify({ seed, tables, ...figures }));
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const { slowestMove, oldestDeadline, latestStrike, missed } = figures;
  const oldest = Math.max(oldestDeadline, latestStrike);
  const isQuick = slowestMove <= LONGEST_STANDSTILL && oldest <= OLDEST_DEADLINE && missed === 0;
  console.log(
    `${faults.length} faults; ${isQuick ? 'every table went on in time' : 'a table or a deadline was too late'}`,
  );
  return faults.length === 0 && isQuick;
}

async function idling(sockets: number): Promise<boolean> {
  const child = await startChild({ folder: join(folder, 'idle') });
  const report = await tryIdle(child, games[0].id, sockets);
  await child.stop();
  console.log(JSON.stringify(report));
  const faults = idleFaults(report, sockets);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
