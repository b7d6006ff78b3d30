// What every store must do, whatever it is made of: run it on each engine.
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Appended, NewRow, Opening, Store } from '../store.ts';
import { tableId } from '../store.ts';
import { firstDifference } from './random-operations.ts';

/** `open` gives an empty store each time; the contract stops it. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.stop());
    for (const [group, tests] of Object.entries(groups))
      describe(group, () => {
        for (const [title, run] of Object.entries(tests)) test(title, () => run(store), 300_000);
      });
  });
}

type Tests = { readonly [title: string]: (store: Store) => Promise<void> };

const table = tableId('table-of-the-test');

const opening = (changes: Partial<Opening> = {}): Opening => ({
  table,
  code: undefined,
  payload: 'opened',
  at: 1000,
  dueAt: undefined,
  sum: 17,
  ...changes,
});

const row = (seq: number, changes: Partial<NewRow> = {}): NewRow => ({
  table,
  seq,
  payload: `row ${seq}`,
  at: 1000 + seq,
  dueAt: undefined,
  sum: 17 * seq,
  ...changes,
});

const appendOne = async (store: Store, one: NewRow): Promise<Appended> => (await store.append([one]))[0];

/** Appends rows 2 to `last` one after the other. */
async function fill(store: Store, last: number): Promise<void> {
  await store.create(opening());
  for (let seq = 2; seq <= last; seq++) await store.append([row(seq)]);
}

const logTests: Tests = {
  'a table begins with row 1 and is read in order, from anywhere, in pieces': async (store) => {
    expect(await store.create(opening())).toBe('stored');
    expect(await store.append([row(2)])).toEqual(['stored']);
    expect(await store.append([row(3, { payload: '{"b":1,"a":"🥪"}' })])).toEqual(['stored']);
    const rows = [
      { seq: 1, payload: 'opened', at: 1000, sum: 17 },
      { seq: 2, payload: 'row 2', at: 1002, sum: 34 },
      { seq: 3, payload: '{"b":1,"a":"🥪"}', at: 1003, sum: 51 },
    ];
    expect(await store.read(table, 0, 10)).toEqual(rows);
    expect(await store.read(table, 1, 1)).toEqual([rows[1]]);
    expect(await store.read(table, 3, 10)).toEqual([]);
    expect(await store.read(tableId('nowhere'), 0, 10)).toEqual([]);
  },

  'rows are ordered as numbers, not as texts': async (store) => {
    await fill(store, 12);
    expect((await store.read(table, 8, 10)).map(({ seq }) => seq)).toEqual([9, 10, 11, 12]);
  },

  'H1-02, H1-03 a seq is given once: whoever comes second is told of the conflict, in one flush or later': async (
    store,
  ) => {
    await store.create(opening());
    const many = Array.from({ length: 20 }, (_, i) => appendOne(store, row(2, { payload: `writer ${i}` })));
    const outcomes = await Promise.all(many);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(19);
    expect(await store.append([row(2)])).toEqual(['conflict']);
    expect((await store.read(table, 1, 10)).map(({ payload }) => payload)).toEqual([
      `writer ${outcomes.indexOf('stored')}`,
    ]);
  },

  'a batch may have several rows of one table, among those of others': async (store) => {
    const other = tableId('other');
    await store.create(opening());
    await store.create(opening({ table: other }));
    const rows = [row(2), row(2, { table: other }), row(3), row(4), row(3, { table: other })];
    expect(await store.append(rows)).toEqual(rows.map(() => 'stored'));
    expect((await store.read(table, 0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect((await store.read(other, 0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await store.append([])).toEqual([]);
  },

  'of a table’s rows in a batch none is stored after one that is not; those of others are': async (store) => {
    const [other, third] = [tableId('other'), tableId('third')];
    for (const one of [table, other, third]) await store.create(opening({ table: one }));
    await store.append([row(2)]);
    const rows = [row(2), row(3), row(3, { table: other }), row(2, { table: third }), row(2, { table: other })];
    expect(await store.append(rows)).toEqual(['conflict', 'conflict', 'conflict', 'stored', 'conflict']);
    const unstorable = row(2, { table: other, payload: 'a\0b' });
    expect(await store.append([row(3), unstorable, row(3, { table: other }), row(4)])).toEqual([
      'stored',
      expect.objectContaining({ fault: 'refused' }),
      'conflict',
      'stored',
    ]);
    expect(await store.read(other, 0, 10)).toHaveLength(1);
    const nowhere = tableId('nowhere');
    expect(await store.append([row(1, { table: nowhere }), row(2, { table: nowhere })])).toEqual(['closed', 'closed']);
  },

  'a row without the one before is a conflict; texts and numbers that not every engine can keep are refused': async (
    store,
  ) => {
    await store.create(opening());
    expect(await store.append([row(3)])).toEqual(['conflict']);
    const refused = [{ payload: 'a\0b' }, { payload: '\ud83e' }, { at: 0.5 }, { sum: 2 ** 53 }];
    for (const part of [...refused, { holders: { add: ['\0'], remove: [] } }]) {
      const answer = await appendOne(store, row(2, part));
      expect(answer).toMatchObject({ fault: 'refused' });
      expect(JSON.stringify(answer)).not.toContain(table);
    }
    expect(await store.append([row(2)])).toEqual(['stored']);
    await expect(store.create(opening({ table: tableId('t'), payload: '\0' }))).rejects.toMatchObject({
      fault: 'refused',
    });
  },

  'nothing is appended to a table that never was': async (store) => {
    expect(await store.append([row(1)])).toEqual(['closed']);
    expect(await store.append([row(2)])).toEqual(['closed']);
    expect(await store.read(table, 0, 10)).toEqual([]);
  },

  'long texts and great numbers come back as they were': async (store) => {
    const payload = 'ü'.repeat(300_000);
    const at = Number.MAX_SAFE_INTEGER;
    const sum = Number.MAX_SAFE_INTEGER;
    await store.create(opening({ payload, at, sum }));
    expect(await store.read(table, 0, 1)).toEqual([{ seq: 1, payload, at, sum }]);
  },
};

const besideTests: Tests = {
  'due tables are told in the order of their moments; a row counts once all is settled': async (store) => {
    for (const [i, dueAt] of [300, 100, undefined, 200].entries())
      await store.create(opening({ table: tableId(`t${i}`), dueAt }));
    const early = [
      { table: 't1', dueAt: 100 },
      { table: 't3', dueAt: 200 },
    ];
    expect(await store.due(250, 10)).toEqual(early);
    expect(await store.due(300, 1)).toEqual([{ table: 't1', dueAt: 100 }]);
    await store.append([row(2, { table: tableId('t1'), dueAt: 9000 }), row(2, { table: tableId('t3') })]);
    await store.append([row(2, { table: tableId('t2'), dueAt: 5 }), row(3, { table: tableId('t2'), dueAt: 150 })]);
    expect(await store.due(250, 10)).toEqual(early);
    await store.settle(149);
    expect(await store.due(250, 10)).toEqual(early);
    await store.settle(150);
    expect(await store.due(150, 10)).toEqual([
      { table: 't1', dueAt: 100 },
      { table: 't2', dueAt: 150 },
    ]);
    await store.settle(Number.MAX_SAFE_INTEGER);
    // Where the newest row wants nothing, what was there stays: whoever looks finds nothing to do.
    expect((await store.due(300, 10)).map((due) => due.table)).toEqual(['t2', 't3', 't0']);
    expect(await store.due(9000, 10)).toHaveLength(4);
  },

  'a moment is put off by itself, but not by whoever has not seen the last row': async (store) => {
    await store.create(opening({ dueAt: 50 }));
    await store.putOff(table, 1, 70);
    expect(await store.due(100, 10)).toEqual([{ table, dueAt: 70 }]);
    await store.append([row(2, { dueAt: 60 })]);
    await store.putOff(table, 1, 90);
    expect(await store.due(100, 10)).toEqual([{ table, dueAt: 70 }]);
    await store.putOff(table, 2, 90);
    expect(await store.due(100, 10)).toEqual([{ table, dueAt: 90 }]);
    await store.settle(60);
    expect(await store.due(100, 10)).toEqual([{ table, dueAt: 60 }]);
    await store.putOff(table, 2, undefined);
    await store.putOff(tableId('nowhere'), 1, 10);
    expect(await store.due(100, 10)).toEqual([]);
    await store.close(table, 100);
    await store.putOff(table, 2, 10);
    await store.settle(1000);
    expect(await store.due(100, 10)).toEqual([]);
    expect(await store.read(table, 2, 10)).toEqual([]);
  },

  'a game that a row ends is found by its id, until it is purged by its age or with its table': async (store) => {
    const end = (id: string, from: number) => ({ finished: { id, from, head: `head of ${id}` } });
    await store.create(opening());
    await store.append([row(2, end('first', 1))]);
    await store.append([row(2, end('too-late', 1))]);
    await store.append([row(3, { ...end('second', 2), at: 5_000 })]);
    expect(await store.finishedGame('first')).toEqual({
      id: 'first',
      table,
      from: 1,
      to: 2,
      endedAt: 1002,
      head: 'head of first',
      packed: undefined,
    });
    await store.packGame('first', 'all of it');
    await store.packGame('nobody knows it', 'nothing');
    expect(await store.finishedGame('first')).toMatchObject({ head: 'head of first', packed: 'all of it' });
    expect(await store.finishedGame('nobody knows it')).toBeUndefined();
    expect(await store.finishedGame('too-late')).toBeUndefined();
    expect(await store.purge(3_000)).toBe(0);
    expect(await store.finishedGame('first')).toBeUndefined();
    expect(await store.finishedGame('second')).toMatchObject({ from: 2, to: 3 });
    await store.close(table, 4_000);
    expect(await store.purge(4_500)).toBe(1);
    expect(await store.finishedGame('second')).toBeUndefined();
    expect(await appendOne(store, row(4, end('\0', 1)))).toMatchObject({ fault: 'refused' });
  },

  'a conflict changes neither the moment nor the holders': async (store) => {
    await store.create(opening({ dueAt: 50 }));
    await store.append([row(2, { dueAt: 60 })]);
    await store.append([row(2, { dueAt: 10, holders: { add: ['h'], remove: [] } })]);
    await store.settle(1000);
    expect(await store.due(100, 10)).toEqual([{ table, dueAt: 60 }]);
    expect(await store.tablesOf('h', 10)).toEqual([]);
  },

  'holders find their tables, the newest first, until they are removed': async (store) => {
    const [old, young] = [tableId('old'), tableId('young')];
    await store.create(opening({ table: old, at: 1, holders: { add: ['ann', 'bob'], remove: [] } }));
    await store.create(opening({ table: young, at: 2 }));
    await store.append([row(2, { table: young, holders: { add: ['ann', 'ann'], remove: ['nobody'] } })]);
    const both = [
      { table: young, openedAt: 2, closedAt: undefined },
      { table: old, openedAt: 1, closedAt: undefined },
    ];
    expect(await store.tablesOf('ann', 10)).toEqual(both);
    expect(await store.tablesOf('ann', 1)).toEqual([both[0]]);
    await store.append([row(2, { table: old, holders: { add: ['ann2'], remove: ['ann'] } })]);
    expect(await store.tablesOf('ann', 10)).toEqual([both[0]]);
    expect(await store.tablesOf('ann2', 10)).toEqual([both[1]]);
  },

  'the newest two snapshots are kept; one ahead of the log is ignored': async (store) => {
    await fill(store, 5);
    expect(await store.snapshot(table)).toBeUndefined();
    for (const seq of [2, 4, 3, 6]) await store.saveSnapshot(table, seq, `state ${seq}`);
    expect(await store.snapshot(table)).toEqual({ seq: 4, state: 'state 4' });
    expect(await store.snapshot(table, 3)).toEqual({ seq: 3, state: 'state 3' });
    expect(await store.snapshot(table, 2)).toBeUndefined();
    await store.saveSnapshot(table, 4, 'again');
    expect(await store.snapshot(table)).toEqual({ seq: 4, state: 'again' });
    await store.saveSnapshot(tableId('nowhere'), 1, 'state');
    expect(await store.snapshot(tableId('nowhere'))).toBeUndefined();
  },

  'words are put, changed and erased, one or all': async (store) => {
    await store.create(opening());
    await store.putWords(table, 'w:1', 'first');
    await store.putWords(table, 'w:2', 'second');
    await store.putWords(table, 'w:1', 'other');
    await store.putWords(tableId('nowhere'), 'w:1', 'lost');
    expect(await store.getWords(table)).toEqual(
      new Map([
        ['w:1', 'other'],
        ['w:2', 'second'],
      ]),
    );
    expect(await store.getWords(tableId('nowhere'))).toEqual(new Map());
    await store.eraseWords(table, 'w:1');
    expect([...(await store.getWords(table)).keys()]).toEqual(['w:2']);
    await store.eraseWords(table);
    expect(await store.getWords(table)).toEqual(new Map());
  },
};

const closingTests: Tests = {
  'a name and a code belong to one table; closing frees the code': async (store) => {
    const other = tableId('other');
    expect(await store.create(opening({ code: 'rye12' }))).toBe('stored');
    expect(await store.create(opening({ code: 'rye34' }))).toBe('exists');
    expect(await store.create(opening({ table: other, code: 'rye12' }))).toBe('code-taken');
    expect(await store.findCode('rye12')).toBe(table);
    expect(await store.openTables()).toBe(1);
    expect(await store.findCode('rye34')).toBeUndefined();
    expect(await store.close(table, 2000)).toBe('closed');
    expect(await store.findCode('rye12')).toBeUndefined();
    expect(await store.create(opening({ table: other, code: 'rye12' }))).toBe('stored');
    expect(await store.findCode('rye12')).toBe(other);
  },

  'tables without a code do not get in the way of each other': async (store) => {
    expect(await store.create(opening({ table: tableId('a') }))).toBe('stored');
    expect(await store.create(opening({ table: tableId('b') }))).toBe('stored');
  },

  'a closed table takes no rows, is never due, and can be read': async (store) => {
    await store.create(opening({ dueAt: 10, holders: { add: ['ann'], remove: [] } }));
    expect(await store.close(table, 2000)).toBe('closed');
    expect(await store.close(table, 3000)).toBe('not-open');
    expect(await store.close(tableId('nowhere'), 3000)).toBe('not-open');
    expect(await store.append([row(2), row(3)])).toEqual(['closed', 'closed']);
    expect(await store.due(5000, 10)).toEqual([]);
    expect(await store.read(table, 0, 10)).toHaveLength(1);
    expect(await store.tablesOf('ann', 10)).toEqual([{ table, openedAt: 1000, closedAt: 2000 }]);
  },

  'purging deletes what was closed before, with all that belongs to it, and nothing else': async (store) => {
    const names = Array.from({ length: 50 }, (_, i) => tableId(`t${i}`));
    const made = names.flatMap((one, i) => [
      store.create(opening({ table: one, holders: { add: ['ann'], remove: [] } })),
      store.putWords(one, 'w:1', 'hello'),
      store.saveSnapshot(one, 1, 'state'),
      ...(i < 45 ? [store.close(one, 1000 + i)] : []),
    ]);
    await Promise.all(made);
    expect(await store.purge(1044)).toBe(44);
    expect(await store.purge(1044)).toBe(0);
    const left = (await store.tablesOf('ann', 100)).map((held) => held.table).sort();
    expect(left).toEqual(['t44', 't45', 't46', 't47', 't48', 't49']);
    const gone = tableId('t3');
    expect(await store.read(gone, 0, 10)).toEqual([]);
    expect(await store.getWords(gone)).toEqual(new Map());
    expect(await store.create(opening({ table: gone }))).toBe('stored');
    expect(await store.snapshot(gone)).toBeUndefined();
    expect(await store.getWords(tableId('t49'))).toEqual(new Map([['w:1', 'hello']]));
  },
};

const lifeTests: Tests = {
  'news tell what is stored, once and in order, and what they tell can be read': async (store) => {
    const heard: string[] = [];
    const readable: Promise<number>[] = [];
    const leave = store.news((where, seq) => {
      heard.push(`${where} ${seq}`);
      readable.push(store.read(where, seq - 1, 1).then((rows) => rows.length));
    });
    await fill(store, 2);
    await store.append([row(3), row(4)]);
    await store.append([row(4), row(5)]);
    expect(heard).toEqual([1, 2, 3, 4].map((seq) => `${table} ${seq}`));
    expect(await Promise.all(readable)).toEqual([1, 1, 1, 1]);
    leave();
    await store.append([row(5)]);
    expect(heard).toHaveLength(4);
  },

  'the counts tell what happened': async (store) => {
    await store.create(opening());
    const before = store.stats();
    const names = Array.from({ length: 60 }, (_, i) => tableId(`t${i}`));
    await Promise.all(names.map((name) => store.create(opening({ table: name }))));
    await store.append([row(2), row(2), row(9)]);
    const after = store.stats();
    expect(after).toMatchObject({ appends: 62, conflicts: 2, failures: 0, queued: 0 });
    expect(after.operations - before.operations).toBe(63);
    expect(after.flushes).toBeGreaterThan(before.flushes);
    expect(after.largestFlush).toBeGreaterThanOrEqual(3);
  },

  'stopping stores what is queued, and then refuses': async (store) => {
    await store.create(opening());
    const last = store.append([row(2)]);
    const stopped = store.stop();
    expect(await store.append([row(3)])).toMatchObject([{ fault: 'stopped' }]);
    expect(await last).toEqual(['stored']);
    await stopped;
    await store.stop();
    await expect(store.settle(1)).rejects.toMatchObject({ fault: 'stopped' });
    await expect(store.read(table, 0, 10)).rejects.toMatchObject({ fault: 'stopped' });
    await expect(store.backup('/nowhere/at-all')).rejects.toMatchObject({ fault: 'stopped' });
    expect(existsSync('/nowhere')).toBe(false);
  },
};

/** The comparison is worth something only if it sees these. */
const brokenStores: { readonly [fault: string]: (store: Store) => Partial<Store> } = {
  'calls a conflict stored': (store) => ({
    append: async (rows) => (await store.append(rows)).map((one) => (one === 'conflict' ? 'stored' : one)),
  }),
  'stores rows of a batch after one that it did not store': (store) => ({
    append: async (rows) => {
      const answers: Appended[] = [];
      for (const one of rows) answers.push(await appendOne(store, one));
      return answers;
    },
  }),
  'forgets moments': (store) => ({
    append: (rows) => store.append(rows.map((one) => ({ ...one, dueAt: undefined }))),
  }),
  'forgets checksums': (store) => ({ append: (rows) => store.append(rows.map((one) => ({ ...one, sum: 0 }))) }),
  'acknowledges before it stores': (store) => ({
    append: async (rows) => {
      store.append(rows).catch(() => undefined);
      return rows.map(() => 'stored');
    },
  }),
  'settles nothing': () => ({ settle: async () => undefined }),
  'reads one row too few': (store) => ({ read: (name, after, limit) => store.read(name, after, limit - 1) }),
  'never frees a code': () => ({ close: async () => 'closed' }),
};

const modelTests: Tests = {
  '4,000 random operations give what the model gives': async (store) => {
    expect(await firstDifference(store, 20_261_115, 4000)).toBeUndefined();
  },
  ...Object.fromEntries(
    Object.entries(brokenStores).map(([fault, breaking]) => [
      `a store that ${fault} is found out`,
      async (store: Store) => {
        expect(await firstDifference({ ...store, ...breaking(store) }, 7, 4000)).toMatch(/^seed 7, step \d+: /);
      },
    ]),
  ),
};

const groups: { readonly [name: string]: Tests } = {
  log: logTests,
  'beside the log': besideTests,
  closing: closingTests,
  'news, counts and stopping': lifeTests,
  'compared with a model': modelTests,
};
