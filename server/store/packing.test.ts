// What travels between the threads of a store arrives as it was sent.
import { expect, test } from 'vitest';
import type { Answer, Operation } from './operations.ts';
import { packAnswers, packOperations, unpackAnswers, unpackOperations } from './packing.ts';
import { tableId } from './store.ts';

const row = { table: tableId('t'), seq: 2, command: '1:a', payload: '{}', at: 5, dueAt: 9 };
const travelled = <T>(value: T): T => structuredClone(value);

test('operations arrive as they were sent, the usual ones without their names', () => {
  const operations: Operation[] = [
    { do: 'append', ...row, holders: { add: ['h'], remove: [] } },
    { do: 'append', ...row, command: undefined, dueAt: undefined },
    { do: 'append', ...row },
    { do: 'close', table: tableId('t'), at: 7 },
  ];
  const packed = packOperations(operations);
  expect(packed.map(Array.isArray)).toEqual([false, true, true, false]);
  expect(unpackOperations(travelled(packed))).toEqual(operations);
});

test('a row that changes no holder needs not say so, and one with a field that is new keeps it', () => {
  const quiet = { do: 'append', ...row, holders: { add: [], remove: [] } } as const;
  expect(unpackOperations(packOperations([quiet]))).toEqual([{ do: 'append', ...row }]);
  const richer = { ...quiet, more: { x: 1 } } as Operation;
  expect(unpackOperations(packOperations([richer]))).toEqual([richer]);
});

test('answers arrive as they were given', () => {
  const answers: Answer[] = [
    { outcome: { outcome: 'stored' } },
    { outcome: { outcome: 'repeated', seq: 3 } },
    { outcome: 'stored' },
    { outcome: undefined },
    { trouble: { fault: 'disk', message: 'm' } },
  ];
  expect(unpackAnswers(travelled(packAnswers(answers)))).toEqual(answers);
});
