/** A seat is asked for once, however often its answer gets lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinTable } from './api.ts';

const GIVEN = { table: 't', code: 'BRIE-42', chair: 1 };
let asked: string[];
let answers: (object | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).id);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    return { ok: !('error' in answer), json: async () => answer };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const join = async (): Promise<unknown> => {
  const given = joinTable('BRIE-42', { name: 'Mia', avatar: 'fox' });
  await vi.advanceTimersByTimeAsync(5_000);
  return given;
};

test('what got no answer is asked again under the same name, also by the reader', async () => {
  answers = [undefined, undefined, undefined];
  expect(await join()).toEqual({ refused: { code: 'unreachable', facts: {} } });
  answers = [undefined, GIVEN];
  expect(await join()).toEqual(GIVEN);
  expect(asked).toHaveLength(5);
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).toMatch(/^[\w-]{16,40}$/);
});

test('after an answer the next wish is another one', async () => {
  answers = [{ error: { code: 'full', message: 'All chairs are taken.', facts: {} } }, GIVEN];
  expect(await join()).toEqual({ refused: { code: 'full', facts: {} } });
  expect(await join()).toEqual(GIVEN);
  expect(new Set(asked).size).toBe(2);
});
