/** What repairs after any crash: every second tables that are due are woken, idle ones leave memory, old ones are deleted. */
import type { TableId } from '../store/store.ts';
import { findAgain, forget, hearNews, isLive, missLost, openTable, putOff } from './host.ts';
import type { Hosted, Hosts } from './hosted.ts';
import { wake } from './work.ts';

/** Tables woken in one sweep besides those that were due at the one before; the others come with the next. */
const AT_ONCE = 200;
/** Where several nodes look, a table that was due for so long is nobody's. */
const LATE = 500;
/** A table that cannot be opened is tried again after so long. */
const TRY_AGAIN = 60_000;
const PURGE_EVERY = 3_600_000;

/** Begins to sweep; the function that comes back stops it, after the sweep that is on. */
export function beginSweeping(hosts: Hosts): () => Promise<void> {
  let callOff = (): void => undefined;
  let current = Promise.resolve();
  let isStopped = false;
  let purgeAt = hosts.doors.clock.now();
  const rounds: Rounds = { before: 0, shunned: new Map() };
  const sweep = async (): Promise<void> => {
    const now = Math.floor(hosts.doors.clock.now());
    await wakeDue(hosts, rounds, now);
    await compareSeqs(hosts);
    for (const hosted of hosts.loaded.values()) {
      missLost(hosts, hosted);
      findAgain(hosts, hosted);
    }
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

/** What one sweep leaves to the next. */
interface Rounds {
  /** How many tables were due: those of which some stay so must not keep others waiting. */
  before: number;
  /** Tables that cannot be opened, and when that is tried again. */
  readonly shunned: Map<TableId, number>;
}

async function wakeDue(hosts: Hosts, rounds: Rounds, now: number): Promise<void> {
  // Whoever has the table in memory is quicker than a sweep, unless it is gone.
  const since = hosts.doors.store.lastSeqs === undefined ? now : now - LATE;
  const due = await hosts.doors.store.due(since, AT_ONCE + rounds.before);
  rounds.before = due.length;
  const tables = new Set([...hosts.toRepair, ...due.map(({ table }) => table)]);
  for (const table of tables) {
    if (hosts.stopping) return;
    if ((rounds.shunned.get(table) ?? 0) <= now) await wakeOne(hosts, rounds, table, now);
  }
}

/** News may get lost on their way between nodes: whoever is behind hears of it here. */
async function compareSeqs(hosts: Hosts): Promise<void> {
  const { store } = hosts.doors;
  if (store.lastSeqs === undefined || hosts.loaded.size === 0) return;
  const newest = await store.lastSeqs([...hosts.loaded.values()].map(({ id }) => id));
  for (const [table, seq] of newest) hearNews(hosts, table, seq);
}

async function wakeOne(hosts: Hosts, { shunned }: Rounds, table: TableId, now: number): Promise<void> {
  try {
    const hosted = await openTable(hosts, table);
    hosts.toRepair.delete(table);
    shunned.delete(table);
    if (hosted === undefined) return;
    const { seq } = hosted;
    await wake(hosts, hosted);
    if (hosted.seq === seq && !hosted.isGone) putOff(hosts, hosted);
  } catch (error) {
    shunned.set(table, now + TRY_AGAIN);
    hosts.doors.log(`a table cannot be opened: ${error instanceof Error ? error.stack : error}`);
  }
}

async function sendIdleAway(hosts: Hosts, now: number): Promise<void> {
  for (const hosted of hosts.loaded.values()) if (isIdle(hosts, hosted, now)) await forget(hosts, hosted);
}

const isIdle = (hosts: Hosts, hosted: Hosted, now: number): boolean =>
  hosted.jobs.length === 0 &&
  hosted.parked.length === 0 &&
  !isLive(hosts, hosted) &&
  now - hosted.usedAt >= hosts.times.idle;
