// What travels between the threads of a store arrives as it was sent.
import { expect, test } from 'vitest';
import type { Answer, Operation } from './operations.ts';
import { openBatch, packAnswer, packOperations, unpackAnswer, unpackOperation } from './packing.ts';
import { tableId } from './store.ts';

const row = { table: tableId('t'), seq: 2, command: '1:a', payload: '{}', at: 5, dueAt: 9 };
const arrived = (operations: readonly Operation[]) => openBatch(packOperations(operations)).operations;

test('operations arrive as they were sent, the usual ones without their names', () => {
  const operations: Operation[] = [
    { do: 'append', ...row, holders: { add: ['h'], remove: [] } },
    { do: 'append', ...row, command: undefined, dueAt: undefined },
    { do: 'append', ...row },
    { do: 'close', table: tableId('t'), at: 7 },
  ];
  const packed = arrived(operations);
  expect(packed.map(Array.isArray)).toEqual([false, true, true, false]);
  expect(packed.map(unpackOperation)).toEqual(operations);
});

test('a row that changes no holder needs not say so, and one that ends a game keeps its end', () => {
  const quiet = { do: 'append', ...row, holders: { add: [], remove: [] } } as const;
  expect(arrived([quiet]).map(unpackOperation)).toEqual([{ do: 'append', ...row }]);
  const richer: Operation = { ...quiet, finished: { id: 'g', from: 1, head: '{}' } };
  expect(arrived([richer]).map(unpackOperation)).toEqual([richer]);
});

test('a row whose payload is no text keeps its name, so that it is refused by itself', () => {
  const odd = { do: 'append', ...row, payload: { not: 'a text' } } as unknown as Operation;
  expect(arrived([odd])).toEqual([odd]);
});

test('answers arrive as they were given', () => {
  const answers: Answer[] = [
    { outcome: { outcome: 'stored' } },
    { outcome: { outcome: 'repeated', seq: 3 } },
    { outcome: 'stored' },
    { outcome: undefined },
    { trouble: { fault: 'disk', message: 'm' } },
  ];
  expect(structuredClone(answers.map(packAnswer)).map(unpackAnswer)).toEqual(answers);
});
