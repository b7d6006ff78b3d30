/** What repairs after any crash: every second tables that are due are woken, idle ones leave memory, old ones are deleted. */
import type { TableId } from './store.ts';
import { isDamage } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { TRY_AGAIN } from './tables.ts';

/** Tables woken in one sweep besides those that were due at the one before; the others come with the next. */
const AT_ONCE = 200;
/** Where several nodes look, a table that was due for so long is nobody's. */
const LATE = 500;
/** Where several nodes write, tables are looked for this often whose node died; one that nobody served for so long is one. */
const ORPHANS_EVERY = 30_000;
const ORPHANED = 2_000;
const PURGE_EVERY = 3_600_000;

export class Sweep {
  readonly #tables: Tables;
  #cancel: () => void = () => undefined;
  #current: Promise<void>;
  #isStopped = false;
  #purgeAt: number;
  #sweptAt: number;
  /** Since when time goes on steadily. */
  #steadySince: number;
  #settleAt = 0;
  /** How many tables were due at the sweep before: those of which some stay so must not keep others waiting. */
  #before = 0;
  /** Tables that cannot be opened, and when that is tried again. */
  readonly #shunned = new Map<TableId, number>();

  constructor(tables: Tables) {
    this.#tables = tables;
    const now = tables.doors.clock.now();
    this.#purgeAt = now;
    this.#sweptAt = now;
    this.#steadySince = now;
    this.#current = this.#again();
  }

  /** Resolves after the sweep that is on. */
  stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    return this.#current;
  }

  async #again(): Promise<void> {
    const { doors, times } = this.#tables;
    try {
      await this.#sweep(Math.floor(doors.clock.now()));
    } catch (error) {
      doors.log(`a sweep: ${error instanceof Error ? error.stack : error}`);
    }
    if (this.#isStopped) return;
    this.#cancel = doors.clock.wake(doors.clock.now() + times.sweep, () => {
      this.#current = this.#again();
    });
  }

  async #sweep(now: number): Promise<void> {
    const { doors, times } = this.#tables;
    if (now - this.#sweptAt > PURGE_EVERY) this.#steadySince = now;
    this.#sweptAt = now;
    await this.#findOrphans(now);
    await this.#wakeDue(now);
    await this.#compareSeqs();
    for (const table of this.#tables.all()) this.#tables.comparePresence(table);
    for (const table of this.#tables.all()) if (this.#mayLeave(table, now)) await this.#tables.forget(table);
    if (now < this.#purgeAt) return;
    this.#purgeAt = now + PURGE_EVERY;
    await doors.store.purge((await this.#believedTime(now)) - times.keep);
  }

  /** Nothing is deleted by a clock that has just jumped: a new time has to hold, here or since somebody opened the store by it. */
  async #believedTime(now: number): Promise<number> {
    const { doors, times } = this.#tables;
    return now - this.#steadySince >= times.held ? now : doors.store.openedBefore(now - times.held);
  }

  /** Once at the start for all, then for those whose node died, where there are several. */
  async #findOrphans(now: number): Promise<void> {
    if (now < this.#settleAt) return;
    await this.#tables.doors.store.settle(this.#settleAt === 0 ? Number.MAX_SAFE_INTEGER : now - ORPHANED);
    this.#settleAt = this.#tables.isShared ? now + ORPHANS_EVERY : Number.MAX_SAFE_INTEGER;
  }

  async #wakeDue(now: number): Promise<void> {
    const { doors, toRepair, isShared } = this.#tables;
    // Whoever has the table in memory is quicker than a sweep, unless it is gone.
    const due = await doors.store.due(isShared ? now - LATE : now, AT_ONCE + this.#before);
    this.#before = due.length;
    for (const table of new Set([...toRepair, ...due.map(({ table }) => table)])) {
      if (this.#tables.isStopping) return;
      if ((this.#shunned.get(table) ?? 0) <= now) await this.#wakeOne(table, now);
    }
  }

  /** From now on its own timer knows when something is due; should this node die, the log does. */
  async #wakeOne(id: TableId, now: number): Promise<void> {
    const { doors, toRepair, times } = this.#tables;
    try {
      const table = await this.#tables.open(id);
      toRepair.delete(id);
      this.#shunned.delete(id);
      if (table === undefined) return;
      await table.wake();
      if (!table.isGone) await doors.store.putOff(id, table.now.seq, now + times.roll);
    } catch (error) {
      this.#shunned.set(id, now + TRY_AGAIN);
      if (!isDamage(error)) doors.log(`a table cannot be opened: ${error instanceof Error ? error.stack : error}`);
    }
  }

  /** News may get lost between nodes. */
  async #compareSeqs(): Promise<void> {
    const newest = await this.#tables.doors.store.lastSeqs?.(this.#tables.all().map(({ id }) => id));
    for (const [id, seq] of newest ?? []) this.#tables.announce(id, seq);
  }

  #mayLeave(table: Table, now: number): boolean {
    return table.isIdle && !this.#tables.isLive(table) && now - table.usedAt >= this.#tables.times.idle;
  }
}
