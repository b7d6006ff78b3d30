// The PostgreSQL store keeps the contract, alone and beside others, and survives what happens to databases.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openHouse } from '#house/house';
import type { Appended, NewRow, TableId } from '#house/store';
import { tableId } from '#house/store';
import { storeContract } from '#house/tests/contract';
import { steadyClock } from '../clock.ts';
import { given } from '../tests/bare-page.ts';
import { runScript } from '../tests/server-process.ts';
import type { Postgres } from '../tests/services.ts';
import { startPostgres } from '../tests/services.ts';
import { newestVersion } from './migrations.ts';
import type { SharedStore } from './postgres.ts';
import { openPostgresStore } from './postgres.ts';

/** However slow the machine. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop(), 300_000);

storeContract('postgres', async () => openPostgresStore({ url: await postgres.newDatabase() }));

const PATIENT = { timeout: 120_000, interval: 20 };
const row = { payload: 'payload', at: 1, dueAt: undefined, sum: 0 };
const opening = { ...row, code: undefined };

const names = (count: number): TableId[] => Array.from({ length: count }, (_, i) => tableId(`table-${i}`));

async function change(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('several stores on one database', () => {
  async function several(count: number): Promise<{ stores: SharedStore[]; stop(): Promise<unknown> }> {
    const url = await postgres.newDatabase();
    const stores = await Promise.all(Array.from({ length: count }, () => openPostgresStore({ url })));
    return { stores, stop: () => Promise.all(stores.map((store) => store.stop())) };
  }

  test('hear of each other’s rows, and not of their own a second time', async () => {
    const { stores, stop } = await several(2);
    const [table] = names(1);
    const heard: string[][] = [[], []];
    for (const [i, store] of stores.entries()) store.news((where, seq) => heard[i].push(`${where} ${seq}`));
    // Whoever listens a moment too late would miss the first.
    await expect
      .poll(async () => {
        await stores[0].create({ ...opening, table: tableId(`try-${heard[1].length}-${Math.random()}`) });
        return heard[1].length;
      }, PATIENT)
      .toBeGreaterThan(0);
    for (const list of heard) list.splice(0);
    await stores[0].create({ ...opening, table });
    await stores[0].append([{ ...row, table, seq: 2 }]);
    await expect
      .poll(() => heard[1].filter((one) => one.startsWith(table)), PATIENT)
      .toEqual([`${table} 1`, `${table} 2`]);
    expect(heard[0]).toEqual([`${table} 1`, `${table} 2`]);
    await stop();
  });

  test('H1-02, H1-03 give each seq once, however they race, and never block each other', async () => {
    const { stores, stop } = await several(3);
    const tables = names(12);
    await Promise.all(tables.map((table) => stores[0].create({ ...opening, table })));
    const wins = new Map<string, number>();
    const race = async (store: SharedStore, who: number, table: TableId): Promise<void> => {
      for (let seq = 2; seq <= 30; seq++) {
        const [outcome] = await store.append([{ ...row, table, seq, payload: `${who} ${seq}` }]);
        if (outcome === 'stored') wins.set(`${table} ${seq}`, (wins.get(`${table} ${seq}`) ?? 0) + 1);
        else expect(outcome).toBe('conflict');
        if (seq % 10 === 0) await store.saveSnapshot(table, seq, `state ${seq}`);
      }
    };
    const inOneOrder = (who: number): TableId[] => (who % 2 === 0 ? tables : tables.toReversed());
    await Promise.all(stores.flatMap((store, who) => inOneOrder(who).map((table) => race(store, who, table))));
    expect(wins.size).toBe(12 * 29);
    expect([...wins.values()].every((count) => count === 1)).toBe(true);
    expect(stores.reduce((sum, store) => sum + store.stats().failures, 0)).toBe(0);
    for (const table of tables) expect((await stores[2].read(table, 0, 100)).map(({ seq }) => seq)).toHaveLength(30);
    expect(await stores[1].lastSeqs([...tables, tableId('nowhere')])).toEqual(
      new Map(tables.map((table) => [table, 30])),
    );
    await stop();
  });

  test('one that closes a table lets the others append no more', async () => {
    const { stores, stop } = await several(2);
    const tables = names(20);
    await Promise.all(tables.map((table) => stores[0].create({ ...opening, table, dueAt: 5 })));
    const both = tables.flatMap((table) => [
      stores[0].close(table, 10),
      stores[1].append([{ ...row, table, seq: 2, dueAt: 7 }]).then(([outcome]) => outcome),
    ]);
    const outcomes = await Promise.all(both);
    expect(outcomes.filter((_, i) => i % 2 === 0)).toEqual(tables.map(() => 'closed'));
    // Whether the row was first or the closing: nothing is due any more, and what was refused is not there.
    await stores[1].settle(1e6);
    for (const [i, table] of tables.entries())
      expect(await stores[0].read(table, 1, 9)).toHaveLength(outcomes[2 * i + 1] === 'stored' ? 1 : 0);
    expect(await stores[0].due(1e6, 100)).toEqual([]);
    await stop();
  });

  test('append many rows of many tables in one batch, in opposite orders, and of each batch what comes first', async () => {
    const { stores, stop } = await several(2);
    const tables = names(30);
    await Promise.all(tables.map((table) => stores[0].create({ ...opening, table })));
    const batch = (who: number): NewRow[] => {
      const order = who === 0 ? tables : tables.toReversed();
      return order.flatMap((table) => [2, 3, 4].map((seq) => ({ ...row, table, seq, payload: `${who}` })));
    };
    const rows = [batch(0), batch(1)];
    const answers = await Promise.all(stores.map((store, who) => store.append(rows[who])));
    for (const table of tables) {
      const won = rows.map((mine, who) => answers[who].filter((_, i) => mine[i].table === table));
      expect(new Set(won.map((mine) => mine.join()))).toEqual(
        new Set(['stored,stored,stored', 'conflict,conflict,conflict']),
      );
    }
    expect(stores.reduce((sum, store) => sum + store.stats().failures, 0)).toBe(0);
    await stop();
  });

  test('settle beside each other and beside those who append', async () => {
    const { stores, stop } = await several(2);
    const tables = names(50);
    await Promise.all(tables.map((table) => stores[0].create({ ...opening, table, dueAt: 5 })));
    const rows = (seq: number): NewRow[] => tables.map((table) => ({ ...row, table, seq, dueAt: 100 * seq }));
    await stores[0].append(rows(2));
    await Promise.all([stores[0].settle(1e6), stores[1].settle(1e6), stores[1].append(rows(3)), stores[0].settle(1e6)]);
    await stores[1].settle(1e6);
    expect(await stores[0].due(300, 100)).toHaveLength(50);
    expect(await stores[0].due(299, 100)).toEqual([]);
    await stop();
  });

  test('have epochs of their own, and rows have those of their writers', async () => {
    const url = await postgres.newDatabase();
    const [table] = names(1);
    for (const seq of [1, 2]) {
      const store = await openPostgresStore({ url });
      if (seq === 1) await store.create({ ...opening, table });
      else await store.append([{ ...row, table, seq }]);
      await store.stop();
    }
    const client = new Client(url);
    await client.connect();
    expect((await client.query('SELECT CAST(epoch AS integer) AS epoch FROM log ORDER BY id')).rows).toEqual([
      { epoch: 1 },
      { epoch: 2 },
    ]);
    await client.end();
  });

  test('know which nodes live, by the clock of the database', async () => {
    const { stores, stop } = await several(2);
    const first = await stores[0].beat({ name: 'a', beats: 1 });
    const second = await stores[1].beat({ name: 'b', beats: 1 });
    expect(second.now).toBeGreaterThanOrEqual(first.now);
    expect(second.nodes.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    await stores[0].leave('a');
    expect((await stores[1].beat({ name: 'b', beats: 2 })).nodes).toEqual([{ name: 'b', beats: 2 }]);
    await stop();
  });
});

describe('a database that goes away', () => {
  test('H2-01 in the middle of appends costs time and nothing else: each row is there once, whatever was answered', async () => {
    const own = await startPostgres();
    const store = await openPostgresStore({ url: await own.newDatabase() });
    const tables = names(16);
    await Promise.all(tables.map((table) => store.create({ ...opening, table })));
    let isOver = false;
    const outcomes = new Set<Appended>();
    const play = async (table: TableId): Promise<number> => {
      let seq = 1;
      while (!isOver) {
        const next = [seq + 1, seq + 2].map((one) => ({ ...row, table, seq: one, payload: `${table} ${one}` }));
        for (const outcome of await store.append(next)) outcomes.add(outcome);
        seq += 2;
      }
      return seq;
    };
    const playing = tables.map(play);
    const appends = (): number => store.stats().appends;
    for (let crash = 0; crash < 3; crash++) {
      const before = appends();
      await expect.poll(appends, PATIENT).toBeGreaterThan(before + 200);
      await own.crash();
      await own.start();
    }
    const before = appends();
    await expect.poll(appends, PATIENT).toBeGreaterThan(before + 200);
    isOver = true;
    const last = await Promise.all(playing);
    expect([...outcomes]).toEqual(['stored']);
    expect(store.stats().failures).toBe(0);
    for (const [i, table] of tables.entries()) {
      const rows = await store.read(table, 1, 1e6);
      expect(rows.map(({ payload }) => payload)).toEqual(rows.map(({ seq }) => `${table} ${seq}`));
      expect(rows.length).toBe(last[i] - 1);
    }
    await store.stop();
    await own.stop();
  }, 300_000);

  test('for too long is said in words, without the password', async () => {
    const own = await startPostgres();
    const url = (await own.newDatabase()).replace('breadboard@', 'breadboard:secret@');
    const store = await openPostgresStore({ url, patience: 300 });
    await own.stop();
    const [refusal] = await store.append([{ ...row, table: tableId('t'), seq: 2 }]);
    expect(refusal).toMatchObject({ fault: 'unreachable' });
    expect(JSON.stringify(refusal)).toContain(
      'does not answer: is PostgreSQL running there, and is DATABASE_URL right?',
    );
    expect(JSON.stringify(refusal)).not.toContain('secret');
    await expect(store.read(tableId('t'), 0, 1)).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(openPostgresStore({ url, patience: 300 })).rejects.toMatchObject({ fault: 'unreachable' });
    await store.stop();
  }, 300_000);
});

describe('a database', () => {
  test('H2-07 with newer data is refused, saying both versions; one that is missing or closed to us as well', async () => {
    const url = await postgres.newDatabase();
    await (await openPostgresStore({ url })).stop();
    await change(url, `INSERT INTO migrations VALUES (${newestVersion + 3}, 0)`);
    const refusal = await openPostgresStore({ url }).catch((error: Error) => error);
    expect(refusal).toMatchObject({ fault: 'too-new' });
    expect(String(refusal)).toContain(`version ${newestVersion + 3} `);
    const missing = url.replace(/tables_\d+$/, 'no_such_tables');
    await expect(openPostgresStore({ url: missing })).rejects.toMatchObject({ fault: 'refused' });
  });

  test('that does not wait for its disk is told to', async () => {
    const url = await postgres.newDatabase();
    await change(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await openPostgresStore({ url });
    const spy = "CREATE TABLE spied AS SELECT current_setting('synchronous_commit') AS found LIMIT 0";
    await change(url, spy);
    await change(
      url,
      `CREATE FUNCTION spy() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO spied SELECT current_setting('synchronous_commit'); RETURN NULL; END $$`,
    );
    await change(url, 'CREATE TRIGGER spies AFTER INSERT ON log EXECUTE FUNCTION spy()');
    await store.create({ ...opening, table: tableId('t') });
    const client = new Client(url);
    await client.connect();
    expect((await client.query('SELECT found FROM spied')).rows).toEqual([{ found: 'on' }]);
    await client.end();
    await store.stop();
  });

  test('H2-03 in which one operation cannot be written stores all the others', async () => {
    const url = await postgres.newDatabase();
    const store = await openPostgresStore({ url });
    const tables = names(4);
    await Promise.all(tables.map((table) => store.create({ ...opening, table })));
    await change(url, "ALTER TABLE log ADD CONSTRAINT no CHECK (payload <> 'forbidden')");
    const rows: NewRow[] = tables.map((table, i) => ({
      ...row,
      table,
      seq: 2,
      payload: i === 2 ? 'forbidden' : 'fine',
    }));
    const after = { ...row, table: tables[2], seq: 3 };
    expect(await store.append([...rows, after])).toMatchObject([
      'stored',
      'stored',
      { fault: 'other' },
      'stored',
      'conflict',
    ]);
    expect(store.stats()).toMatchObject({ appends: 7, conflicts: 1, failures: 1 });
    await expect(store.backup('/nowhere')).rejects.toThrow('pg_dump');
    await store.stop();
  });
});

describe('data at rest', () => {
  test('H17-02 a row that was changed in the database closes its table, and verify names it', async () => {
    const url = await postgres.newDatabase();
    const store = await openPostgresStore({ url });
    const said: string[] = [];
    const open = () =>
      openHouse({
        store,
        clock: steadyClock,
        chance: randomBytes,
        think: async () => undefined,
        log: (line) => said.push(line),
      });
    const first = open();
    const wish = { game: 'sandwich', name: 'Mia', avatar: 'fox' } as const;
    const [broken, sound] = [given(await first.createTable(wish)), given(await first.createTable(wish))];
    for (const { table, token } of [broken, sound]) await first.offerHandOff(table, token);
    await first.stop();
    expect(await runScript('verify.ts', [], { DATABASE_URL: url })).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('4 rows are as they were written\n2 open and 0 closed tables'),
    });
    await change(url, `UPDATE log SET written_at = written_at + 1 WHERE seq = 1 AND table_id = '${broken.table}'`);
    const rooms = open();
    expect(await rooms.doorplate(broken.code)).toMatchObject({ refused: { code: 'table-damaged' } });
    expect(await rooms.doorplate(sound.code)).toMatchObject({ host: 'Mia' });
    await rooms.stop();
    expect(said).toEqual([expect.stringMatching(`^table ${broken.table} is closed because row 1 is damaged`)]);
    expect(await runScript('verify.ts', [], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      err: expect.stringContaining(`table ${broken.table}: row 1 is damaged: its checksum is wrong\n`),
    });
    await store.stop();
  });

  test('H17-05 a database that was copied from another one, or whose log was made anew, knows that it was brought back', async () => {
    const before = Date.now();
    const url = await postgres.newDatabase();
    const restoredAt = async (at: string): Promise<number | undefined> => {
      const store = await openPostgresStore({ url: at });
      expect(await store.openedBefore(Date.now())).toBeGreaterThanOrEqual(before);
      expect(await store.openedBefore(before - 1)).toBe(0);
      await store.stop();
      return store.restoredAt;
    };
    expect([await restoredAt(url), await restoredAt(url)]).toEqual([undefined, undefined]);
    await change(url.replace(/[^/]+$/, 'postgres'), `CREATE DATABASE brought_back TEMPLATE ${url.split('/').at(-1)}`);
    const copy = url.replace(/[^/]+$/, 'brought_back');
    const first = await restoredAt(copy);
    expect(first).toBeGreaterThanOrEqual(before);
    expect(await restoredAt(copy)).toBe(first);
    await change(url, 'CREATE TABLE anew (LIKE log); DROP TABLE log; ALTER TABLE anew RENAME TO log');
    expect(await restoredAt(url)).toBeGreaterThanOrEqual(before);
  });
});
