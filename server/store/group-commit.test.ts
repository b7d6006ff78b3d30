/** Who shares a flush with whom: the first leaves at once, the next takes along all that came meanwhile, and under load a little more. */
import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A disk that is done with a flush when it is told to be. */
function slowDisk() {
  const flushes: number[][] = [];
  const answered: number[] = [];
  /** What happened when the thread slept: it may be told what comes meanwhile. */
  const sleeps: { millis: number; answered: number }[] = [];
  let meanwhile = (): void => undefined;
  let done = (): void => undefined;
  const commit = (batch: readonly number[]): Promise<readonly number[]> => {
    flushes.push([...batch]);
    return new Promise((resolve) => {
      done = () => resolve(batch);
    });
  };
  const sleep = (millis: number): void => {
    sleeps.push({ millis, answered: answered.length });
    meanwhile();
  };
  const queue = groupCommit(commit, () => undefined, sleep);
  const add = (...numbers: number[]): void => {
    for (const n of numbers)
      queue.add(
        n,
        (answer) => answered.push(answer),
        (reason) => expect.fail(String(reason)),
      );
  };
  /** With more turns of the event loop than anybody gathers for. */
  const isDone = async (): Promise<void> => {
    done();
    for (let turn = 0; turn < 10; turn++) await soon();
  };
  const whileItSleeps = (act: () => void): void => {
    meanwhile = act;
  };
  return { flushes, answered, sleeps, queue, add, isDone, whileItSleeps };
}

const many = (from: number): number[] => Array.from({ length: 20 }, (_, i) => from + i);

it('the first leaves at once, and all that come meanwhile share the next', async () => {
  const { flushes, answered, queue, add, isDone } = slowDisk();
  add(1, 2, 3);
  expect(flushes).toEqual([[1]]);
  await isDone();
  expect(flushes).toEqual([[1], [2, 3]]);
  expect(answered).toEqual([1]);
  const quiet = queue.quiet();
  await isDone();
  await quiet;
  expect(answered).toEqual([1, 2, 3]);
  expect(queue.counts).toMatchObject({ flushes: 2, operations: 3, largestFlush: 2 });
});

it('after a flush of many, when all were answered, it sleeps for some milliseconds: what comes meanwhile shares the next', async () => {
  const { flushes, sleeps, add, isDone, whileItSleeps } = slowDisk();
  add(0, ...many(1));
  await isDone();
  expect(flushes).toEqual([[0], many(1)]);
  expect(sleeps).toEqual([]);
  add(30);
  whileItSleeps(() => add(31));
  await isDone();
  expect(sleeps).toEqual([{ millis: 2, answered: 21 }]);
  expect(flushes.slice(2)).toEqual([[30, 31]]);
});

it('who asks when nothing is under way never waits, however many were before', async () => {
  const { flushes, add, isDone } = slowDisk();
  add(0, ...many(1));
  await isDone();
  await isDone();
  add(50);
  expect(flushes.at(-1)).toEqual([50]);
});

it('what is to come soon comes at once while nothing is under way, or shares the next flush', async () => {
  const { flushes, queue, add, isDone } = slowDisk();
  queue.soon(() => add(1));
  expect(flushes).toEqual([[1]]);
  queue.soon(() => add(2, 3));
  add(4);
  expect(flushes).toHaveLength(1);
  await isDone();
  expect(flushes.slice(1)).toEqual([[4, 2, 3]]);
  queue.soon(() => add(5));
  await isDone();
  expect(flushes.slice(2)).toEqual([[5]]);
  await isDone();
  add(6);
  expect(flushes.slice(3)).toEqual([[6]]);
});

it('where what was to come brings nothing, the store is at rest again', async () => {
  const { flushes, queue, add, isDone } = slowDisk();
  add(1);
  queue.soon(() => undefined);
  await isDone();
  await queue.quiet();
  add(2);
  expect(flushes).toEqual([[1], [2]]);
});

it('what is to come after what was to come is not forgotten', async () => {
  const { flushes, queue, add, isDone } = slowDisk();
  add(1);
  queue.soon(() => queue.soon(() => add(2)));
  await isDone();
  expect(flushes).toEqual([[1], [2]]);
});
