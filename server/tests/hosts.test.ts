/** Hosts over a real store: no table has an owner, snapshots bound what is folded, and what fails promises nothing. */
import { describe, expect, test, vi } from 'vitest';
import { findGame } from '#games';
import type { Deed, Logged } from '#house/room/room';
import { openLog } from '#house/snapshots';
import type { Store, TableId } from '#house/store';
import { chain, NO_SUM, tableId, trouble } from '#house/store';
import { SNAPSHOT_EVERY } from '#house/table';
import { given, PATIENT, openBare as page } from './bare-page.ts';
import { complaints, create, openBusyNode as node, store } from './nodes.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('two nodes of one store', () => {
  test('H1-05 a table has no owner: each takes any command, and everybody hears of it', async () => {
    const [one, two] = [node(), node()];
    const seat = await create(one);
    const mia = await page(one, seat);
    const ben = await page(two, given(await two.joinTable(seat.code, { name: 'Ben', avatar: 'owl' })));
    await expect.poll(() => mia.room()?.chairs[1], PATIENT).toMatchObject({ kind: 'person', away: false });
    await ben.ask({ kind: 'ready', ready: true });
    await expect.poll(() => mia.room()?.chairs[1], PATIENT).toMatchObject({ ready: true });
    for (let i = 0; i < 30; i++) {
      const [first, second] = await Promise.all([
        mia.ask({ kind: 'manners', manners: { patience: i } }),
        ben.ask({ kind: 'rename', name: `Ben ${i}`, avatar: 'owl' }),
      ]);
      expect([first.kind, second.kind]).toEqual(['taken', 'taken']);
    }
    await expect.poll(() => JSON.stringify(mia.room()) === JSON.stringify(ben.room()), PATIENT).toBe(true);
    expect(mia.room()).toMatchObject({ patience: 29, chairs: [{}, { name: 'Ben 29' }, {}, {}] });
    expect(store.stats().conflicts).toBeGreaterThan(0);
    const rows = await store.read(tableId(seat.table), 0, 1_000);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(complaints).toEqual([]);
  });

  test('H3-01 a command said to both is done once', async () => {
    const [one, two] = [node(), node()];
    const seat = await create(one);
    const [here, there] = [await page(one, seat), await page(two, seat)];
    const command = { kind: 'rename', n: 1, after: 0, name: 'Zoe', avatar: 'bear' };
    const message = JSON.stringify(command);
    const admitted = await two.admit(seat.table, seat.token);
    here.session.receive(message);
    const answer = JSON.parse(await two.say(seat.table, admitted, here.load, message)) as object;
    expect(answer).toEqual({ kind: 'taken', n: 1, last: 1 });
    await expect.poll(() => here.heard.at(-1), PATIENT).toEqual({ kind: 'taken', n: 1, last: 1 });
    await expect.poll(() => there.room()?.chairs[0], PATIENT).toMatchObject({ name: 'Zoe' });
    const rows = await store.read(tableId(seat.table), 0, 1_000);
    expect(rows.filter(({ payload }) => payload.includes('"renamed"'))).toHaveLength(1);
  });
});

test('H2-04 the checksums chain over the rows of all nodes, whoever wrote the one before', async () => {
  const houses = [node(), node(), node()];
  const seat = await create(houses[0]);
  const pages = await Promise.all(houses.map((rooms) => page(rooms, seat)));
  for (let i = 0; i < 10; i++)
    await Promise.all(pages.map((mia, at) => mia.ask({ kind: 'rename', name: `${i} at ${at}`, avatar: 'fox' })));
  const rows = await store.read(tableId(seat.table), 0, 1_000);
  expect(rows.length).toBeGreaterThan(30);
  let sum = NO_SUM;
  for (const row of rows) {
    sum = chain(sum, row);
    expect(row.sum, `row ${row.seq}`).toBe(sum);
  }
  const writers = rows.flatMap(({ payload }) => (JSON.parse(payload) as Logged).command?.name ?? []);
  expect(new Set(writers).size).toBe(3);
  expect((await openLog({ store, findGame }, tableId(seat.table)))?.state.sum).toBe(sum);
  expect(complaints).toEqual([]);
});

describe('snapshots', () => {
  async function longTable(): Promise<{ table: TableId; before: string }> {
    const rooms = node();
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    for (let i = 0; i < 2.2 * SNAPSHOT_EVERY; i++) await mia.ask({ kind: 'manners', manners: { patience: i } });
    const table = tableId(seat.table);
    await expect.poll(async () => (await store.snapshot(table))?.seq, PATIENT).toBeGreaterThan(1.5 * SNAPSHOT_EVERY);
    return {
      table,
      before: JSON.stringify((await openLog({ store, findGame }, table, () => undefined))?.state.seating),
    };
  }

  test('H1-01 bound what is folded, and one that cannot be read is replaced by the one before or by the log', async () => {
    const { table, before } = await longTable();
    let folded = 0;
    const again = await openLog({ store, findGame }, table, () => folded++);
    expect(JSON.stringify(again?.state.seating)).toBe(before);
    expect(folded).toBeLessThanOrEqual(SNAPSHOT_EVERY);
    const damaged = (read: Store['snapshot']): Store => ({ ...store, snapshot: read });
    const newest = await store.snapshot(table);
    const second = damaged(async (id, upTo) => {
      const kept = await store.snapshot(id, upTo);
      return kept?.seq === newest?.seq && kept !== undefined ? { ...kept, state: '{"format":1,' } : kept;
    });
    expect(JSON.stringify((await openLog({ store: second, findGame }, table, () => undefined))?.state.seating)).toBe(
      before,
    );
    const foreign = damaged(async (id, upTo) => {
      const kept = await store.snapshot(id, upTo);
      return kept === undefined ? undefined : { ...kept, state: '{"format":0}' };
    });
    folded = 0;
    expect(JSON.stringify((await openLog({ store: foreign, findGame }, table, () => folded++))?.state.seating)).toBe(
      before,
    );
    expect(folded).toBeGreaterThan(2 * SNAPSHOT_EVERY);
  });
});

describe('a store that fails', () => {
  test('H2-02 promises nothing: the command gets a code, sessions end, and the table is opened anew', async () => {
    let isBroken = false;
    const append: Store['append'] = async (rows) =>
      isBroken ? rows.map(() => trouble('disk', 'the disk is gone')) : store.append(rows);
    const rooms = node({ store: { ...store, append } });
    const seat = await create(rooms);
    const mia = await page(rooms, seat);
    isBroken = true;
    expect(await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({
      kind: 'error',
      code: 'store-broken',
    });
    await expect.poll(() => mia.heard.at(-1), PATIENT).toEqual({ kind: 'error', code: 'store-broken' });
    expect(complaints.some((line) => line.includes('the disk is gone'))).toBe(true);
    isBroken = false;
    const again = await page(rooms, seat);
    expect(await again.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  });
});

test('H1-06 a log that does not begin with its opening opens no table, and the others go on', async () => {
  const payload = JSON.stringify({ is: 'closed' } satisfies Deed);
  const sum = chain(NO_SUM, { seq: 1, at: 1, payload });
  await store.create({ table: tableId('odd'), code: 'PLUM-22', payload, sum, at: 1, dueAt: 1 });
  const rooms = node();
  await expect(rooms.doorplate('PLUM-22')).rejects.toThrow('opening');
  const mia = await page(rooms, await create(rooms));
  expect(await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'bear' })).toMatchObject({ kind: 'taken' });
  expect(complaints.every((line) => line.includes('opening'))).toBe(true);
});
