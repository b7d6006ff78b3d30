// Who shares a flush with whom: the first leaves at once, the next takes along all that came meanwhile.
import { expect, it } from 'vitest';
import { openQueue } from './engine.ts';

/** A disk that is done with a flush when it is told to be. */
function slowDisk() {
  const flushes: number[][] = [];
  const answered: number[] = [];
  let done = (): void => undefined;
  const queue = openQueue(
    (operations: readonly number[]): Promise<readonly number[]> => {
      flushes.push([...operations]);
      return new Promise((resolve) => {
        done = () => resolve(operations);
      });
    },
    (operation) => operation,
  );
  const add = (...numbers: number[]): Promise<unknown> =>
    Promise.all(numbers.map(async (n) => answered.push(await queue.add(n))));
  return { flushes, answered, queue, add, isDone: () => done() };
}

it('the first leaves at once, all that come meanwhile share the next, and each is answered with its own', async () => {
  const { flushes, answered, queue, add, isDone } = slowDisk();
  const first = add(1);
  const others = add(2, 3);
  expect(flushes).toEqual([[1]]);
  expect(queue.queued()).toBe(2);
  isDone();
  await first;
  expect(flushes).toEqual([[1], [2, 3]]);
  expect(answered).toEqual([1]);
  const idle = queue.idle();
  isDone();
  await Promise.all([others, idle]);
  expect(answered).toEqual([1, 2, 3]);
  expect(queue.counts).toMatchObject({ flushes: 2, operations: 6, largestFlush: 5 });
});

it('who comes when nothing is under way never waits', async () => {
  const { flushes, queue, add, isDone } = slowDisk();
  const first = add(1);
  isDone();
  await first;
  await queue.idle();
  add(2);
  expect(flushes).toEqual([[1], [2]]);
});

it('after a flood the others pass between two flushes', async () => {
  const { flushes, add, isDone } = slowDisk();
  const first = add(0);
  add(...Array.from({ length: 1500 }, () => 1));
  isDone();
  await first;
  expect(flushes.map(({ length }) => length)).toEqual([1, 1000]);
});
