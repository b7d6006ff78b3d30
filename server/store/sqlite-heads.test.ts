// What the writing thread remembers of tables, and which of them it forgets when they become too many.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Heads } from './sqlite-heads.ts';
import { findCommand, follow, makeHeads, makeRoom } from './sqlite-heads.ts';
import { makeWriter } from './sqlite-writer.ts';
import { tableId } from './store.ts';

const name = (n: number) => tableId(`table-${n}`);

/** So many tables of one row each, all of them met. */
function headsOf(count: number): Heads {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE tables (id text PRIMARY KEY, seq bigint, closed_at bigint)');
  database.exec('CREATE TABLE log (table_id text, seq bigint, command text)');
  database.exec('CREATE TABLE pages (table_id text, last_seq bigint, commands text, rows text)');
  const insert = database.prepare('INSERT INTO tables VALUES (?, 1, NULL)');
  const heads = makeHeads(makeWriter(database, ''));
  for (let n = 0; n < count; n++) {
    insert.run(name(n));
    findCommand(heads, name(n), 'any');
  }
  return heads;
}

test('as many tables as there is room for are all remembered', () => {
  const heads = headsOf(10_000);
  makeRoom(heads);
  expect(heads.byTable.size).toBe(10_000);
});

test('of more tables those that were met last are remembered, never none', () => {
  const heads = headsOf(10_001);
  makeRoom(heads);
  expect(heads.byTable.size).toBe(7_500);
  expect(heads.byTable.has(name(0))).toBe(false);
  expect(heads.byTable.has(name(10_000))).toBe(true);
});

test('tables that nobody used since room was made go before those that somebody uses', () => {
  const heads = headsOf(10_001);
  makeRoom(heads);
  const used = [...heads.byTable.keys()].slice(0, 4_999);
  for (const table of used) findCommand(heads, table, 'any');
  for (let n = 0; n < 2_501; n++) findCommand(heads, name(n), 'any');
  expect(heads.byTable.size).toBe(10_001);
  makeRoom(heads);
  expect(used.every((table) => heads.byTable.has(table))).toBe(true);
  expect(heads.byTable.size).toBe(7_500);
});

test('a table with more commands than there is room for is forgotten, and the others with few are not', () => {
  const heads = headsOf(3);
  for (let seq = 2; seq <= 300_010; seq++) follow(heads, name(1), seq, `c${seq}`);
  makeRoom(heads);
  expect([...heads.byTable.keys()]).toEqual([name(0), name(2)]);
  expect(heads.commands).toBe(0);
});
