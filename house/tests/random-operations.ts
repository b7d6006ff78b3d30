// Random operations on a store and on the model side by side, and the first difference between them.
import { isDeepStrictEqual } from 'node:util';
import type { Due, Fault, GameEnd, Held, HolderChange, NewRow, Opening, Store, TableId } from '../store.ts';
import { tableId } from '../store.ts';
import { Model } from './model.ts';

type Dice = (below: number) => number;

/** The same numbers for the same seed. */
function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** Writes come in groups that share a flush; between groups everything that can be read is compared. */
export async function firstDifference(store: Store, seed: number, operations: number): Promise<string | undefined> {
  const dice = seededDice(seed);
  const model = new Model();
  for (let done = 0; done < operations; ) {
    const group = Array.from({ length: 1 + dice(8) }, () => randomWrite(dice, model, pick(dice, names)));
    const expected = group.map((write) => write.expected);
    const got = await Promise.all(group.map((write) => outcomeOf(write.run(store))));
    const wrong = got.findIndex((answer, i) => !isDeepStrictEqual(answer, expected[i]));
    if (wrong >= 0) return difference(seed, done + wrong, group[wrong].name, got[wrong], expected[wrong]);
    done += group.length;
    const seen = await Promise.all(randomReads(dice, model, store));
    const read = seen.find(([, found, hoped]) => !isDeepStrictEqual(found, hoped));
    if (read !== undefined) return difference(seed, done, ...read);
  }
  return undefined;
}

const difference = (seed: number, step: number, name: string, got: unknown, expected: unknown): string =>
  `seed ${seed}, step ${step}: ${name} gave ${JSON.stringify(got)} and not ${JSON.stringify(expected)}`;

interface Write {
  readonly name: string;
  readonly expected: unknown;
  readonly run: (store: Store) => Promise<unknown>;
}

const outcomeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: Error & { fault?: Fault }) => ({ fault: error.fault ?? error.message }));

const names = Array.from({ length: 7 }, (_, i) => tableId(`table-${i}`));
const codes = ['ham12', 'rye34', 'jam56'];
const holders = ['holder-a', 'holder-b', 'holder-c'];
const gameIds = ['game-1', 'game-2', 'game-3', 'game-4'];
const wordIds = ['w:1', 'w:2', 'w:3'];
const texts = ['', '{"b":1,"a":2}', 'Äpfel und "Brot"', '🥪\n', '0'];

const pick = <T>(dice: Dice, of: readonly T[]): T => of[dice(of.length)];
const sometimes = <T>(dice: Dice, of: readonly T[]): T | undefined => (dice(3) === 0 ? undefined : pick(dice, of));

function randomWrite(dice: Dice, model: Model, table: TableId): Write {
  const roll = dice(100);
  if (roll < 10) return createOne(dice, model, table);
  if (roll < 62) return appendSome(dice, model, table);
  if (roll < 67) return putOffOne(dice, model, table);
  if (roll < 70) return settleOne(dice, model);
  if (roll < 79) return snapshotOne(dice, model, table);
  if (roll < 81) return packOne(dice, model);
  if (roll < 92) return wordsOne(dice, model, table);
  const at = dice(1000);
  if (roll < 97)
    return { name: `close ${table}`, expected: model.close(table, at), run: (store) => store.close(table, at) };
  return { name: `purge ${at}`, expected: model.purge(at), run: (store) => store.purge(at) };
}

function createOne(dice: Dice, model: Model, table: TableId): Write {
  const opening: Opening = { table, code: sometimes(dice, codes), ...rowParts(dice) };
  return { name: `create ${table}`, expected: model.create(opening), run: (store) => store.create(opening) };
}

/** One row, or a batch of several: of the same table, of any. */
function appendSome(dice: Dice, model: Model, table: TableId): Write {
  const length = dice(2) === 0 ? 1 : 1 + dice(6);
  const taken = new Map<TableId, number>();
  const rows = Array.from({ length }, (): NewRow => {
    const where = dice(2) === 0 ? table : pick(dice, names);
    const before = taken.get(where) ?? model.read(where, 0, 1e9).length;
    const seq = Math.max(1, before + (dice(5) === 0 ? dice(5) - 2 : 1));
    taken.set(where, Math.max(before, seq));
    const finished: GameEnd = { id: pick(dice, gameIds), from: 1 + dice(9), head: pick(dice, texts) };
    return { table: where, seq, ...rowParts(dice), ...(dice(5) === 0 ? { finished } : {}) };
  });
  return {
    name: `append ${rows.map((row) => `${row.table} ${row.seq}`).join(', ')}`,
    expected: model.append(rows),
    run: (store) => store.append(rows),
  };
}

function rowParts(dice: Dice): Pick<NewRow, 'payload' | 'at' | 'dueAt' | 'sum' | 'holders'> {
  const change: HolderChange = { add: some(dice, holders), remove: some(dice, holders) };
  const dueAt = dice(3) === 0 ? undefined : dice(1e6);
  const parts = { payload: pick(dice, texts), at: dice(1e6), dueAt, sum: dice(2 ** 31) * 2 ** 22 };
  return dice(2) === 0 ? parts : { ...parts, holders: change };
}

function putOffOne(dice: Dice, model: Model, table: TableId): Write {
  const seq = Math.max(1, model.read(table, 0, 1e9).length - (dice(3) === 0 ? 1 : 0));
  const dueAt = dice(3) === 0 ? undefined : dice(1e6);
  const expected = model.putOff(table, seq, dueAt);
  return { name: `put off ${table} ${seq}`, expected, run: (store) => store.putOff(table, seq, dueAt) };
}

function settleOne(dice: Dice, model: Model): Write {
  const upTo = dice(3) === 0 ? Number.MAX_SAFE_INTEGER : dice(1e6);
  return { name: `settle ${upTo}`, expected: model.settle(upTo), run: (store) => store.settle(upTo) };
}

const some = <T>(dice: Dice, of: readonly T[]): T[] => of.filter(() => dice(4) === 0);

function snapshotOne(dice: Dice, model: Model, table: TableId): Write {
  const seq = 1 + dice(model.read(table, 0, 1e9).length + 2);
  const state = pick(dice, texts);
  const expected = model.saveSnapshot(table, seq, state);
  return { name: `snapshot ${table} ${seq}`, expected, run: (store) => store.saveSnapshot(table, seq, state) };
}

function packOne(dice: Dice, model: Model): Write {
  const [game, packed] = [pick(dice, gameIds), pick(dice, texts)];
  return { name: `pack ${game}`, expected: model.packGame(game, packed), run: (store) => store.packGame(game, packed) };
}

function wordsOne(dice: Dice, model: Model, table: TableId): Write {
  const id = sometimes(dice, wordIds);
  const text = pick(dice, texts);
  if (id === undefined || dice(3) === 0)
    return { name: `erase ${id}`, expected: model.eraseWords(table, id), run: (store) => store.eraseWords(table, id) };
  const expected = model.putWords(table, id, text);
  return { name: `words ${id}`, expected, run: (store) => store.putWords(table, id, text) };
}

type Seen = readonly [name: string, found: unknown, hoped: unknown];

/** Where the order is not said (moments alike), both sides are put in one. */
function randomReads(dice: Dice, model: Model, store: Store): Promise<Seen>[] {
  const [table, code, holder] = [pick(dice, names), pick(dice, codes), pick(dice, holders)];
  const [now, after, limit, upTo] = [dice(1e6), dice(6), 1 + dice(40), dice(2) === 0 ? 1e9 : dice(12)];
  const game = pick(dice, gameIds);
  const seen = async (name: string, found: Promise<unknown>, hoped: unknown): Promise<Seen> => [
    name,
    await outcomeOf(found),
    hoped,
  ];
  return [
    seen(`read ${table}`, store.read(table, after, limit), model.read(table, after, limit)),
    seen(`findCode ${code}`, store.findCode(code), model.findCode(code)),
    seen('openTables', store.openTables(), model.openTables()),
    seen(`due ${now}`, store.due(now, 100).then(inOneOrder), inOneOrder(model.due(now))),
    seen(`tablesOf ${holder}`, store.tablesOf(holder, 100).then(inOneOrder), inOneOrder(model.tablesOf(holder))),
    seen(`finishedGame ${game}`, store.finishedGame(game), model.finishedGame(game)),
    seen(`snapshot ${table}`, store.snapshot(table, upTo), model.snapshot(table, upTo)),
    seen(`getWords ${table}`, store.getWords(table).then(sorted), sorted(model.getWords(table))),
  ];
}

const inOneOrder = (found: readonly (Due | Held)[]): (Due | Held)[] =>
  [...found].sort((a, b) => (a.table < b.table ? -1 : 1));
const sorted = (words: Map<string, string>): [string, string][] => [...words].sort(([a], [b]) => (a < b ? -1 : 1));
