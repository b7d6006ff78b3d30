/** What repairs after any crash: every second tables that are due are woken, idle ones leave memory, old ones are deleted. */
import { forget, isLive, openTable, wake } from './host.ts';
import type { Hosted, Hosts } from './hosted.ts';

/** Tables woken in one sweep; the others come with the next. */
const AT_ONCE = 200;
const PURGE_EVERY = 3_600_000;

/** Begins to sweep; the function that comes back stops it, after the sweep that is on. */
export function beginSweeping(hosts: Hosts): () => Promise<void> {
  let callOff = (): void => undefined;
  let current = Promise.resolve();
  let isStopped = false;
  let purgeAt = hosts.doors.clock.now();
  const sweep = async (): Promise<void> => {
    const now = Math.floor(hosts.doors.clock.now());
    await wakeDue(hosts, now);
    await sendIdleAway(hosts, now);
    if (now < purgeAt) return;
    purgeAt = now + PURGE_EVERY;
    await hosts.doors.store.purge(now - hosts.times.keep);
  };
  const again = (): void => {
    current = sweep()
      .catch((error: unknown) => hosts.doors.log(`a sweep: ${error instanceof Error ? error.stack : error}`))
      .then(plan);
  };
  const plan = (): void => {
    if (!isStopped) callOff = hosts.doors.clock.wake(hosts.doors.clock.now() + hosts.times.sweep, again);
  };
  again();
  return () => {
    isStopped = true;
    callOff();
    return current;
  };
}

async function wakeDue(hosts: Hosts, now: number): Promise<void> {
  for (const { table } of await hosts.doors.store.due(now, AT_ONCE)) {
    if (hosts.stopping) return;
    try {
      const hosted = await openTable(hosts, table);
      if (hosted !== undefined) await wake(hosts, hosted);
    } catch (error) {
      hosts.doors.log(`a table cannot be opened: ${error instanceof Error ? error.stack : error}`);
    }
  }
}

async function sendIdleAway(hosts: Hosts, now: number): Promise<void> {
  for (const hosted of hosts.loaded) if (isIdle(hosts, hosted, now)) await forget(hosts, hosted);
}

const isIdle = ({ times }: Hosts, hosted: Hosted, now: number): boolean =>
  hosted.waiting === 0 && hosted.parked.length === 0 && !isLive(hosted) && now - hosted.usedAt >= times.idle;
