/** When what pages say is heard: at once where the store is at rest, together where it is busy, and never in another order. */
import { expect, test } from 'vitest';
import type { RoomsDoors } from '../rooms-api.ts';
import { openHearing } from './hearing.ts';

/** A store that is busy until it is told that it has room. */
function hearing() {
  const heard: string[] = [];
  const complaints: string[] = [];
  const calls: (() => void)[] = [];
  let now = 0;
  let isBusy = false;
  const store = { soon: (call: () => void) => (isBusy ? calls.push(call) : call()) } as unknown as RoomsDoors['store'];
  const wakes: { at: number; call: () => void }[] = [];
  const clock = {
    now: () => now++,
    wake: (at: number, call: () => void) => {
      wakes.push({ at, call });
      return () => undefined;
    },
  };
  const { say, hearAll } = openHearing({ store, clock, log: (line) => complaints.push(line) });
  return {
    heard,
    complaints,
    wakes,
    calls,
    hearAll,
    say: (text: string) => say((said, at) => heard.push(`${said} at ${at}`), text),
    breakOver: (text: string) =>
      say(() => {
        throw new Error('it broke');
      }, text),
    becomesBusy: () => {
      isBusy = true;
    },
    hasRoom: () => {
      for (const call of calls.splice(0)) call();
    },
  };
}

test('what is said while the store is at rest is heard at once', () => {
  const { say, heard } = hearing();
  say('a');
  expect(heard).toEqual(['a at 0']);
  say('b');
  expect(heard).toEqual(['a at 0', 'b at 1']);
});

test('what is said while it is busy is heard together, in its order, as of the moment when it was said', () => {
  const { say, heard, becomesBusy, hasRoom } = hearing();
  becomesBusy();
  say('a');
  say('b');
  say('c');
  expect(heard).toEqual([]);
  hasRoom();
  expect(heard).toEqual(['a at 0', 'b at 2', 'c at 3']);
  say('d');
  hasRoom();
  expect(heard.at(-1)).toBe('d at 4');
});

test('whatever must not overtake it has all of it heard before', () => {
  const { say, heard, becomesBusy, hasRoom, hearAll } = hearing();
  becomesBusy();
  say('a');
  hearAll();
  expect(heard).toEqual(['a at 0']);
  say('b');
  hasRoom();
  expect(heard).toEqual(['a at 0', 'b at 2']);
});

test('nobody waits for more than a tenth of a second, however long the store takes', () => {
  const { say, heard, wakes, calls, becomesBusy, hasRoom } = hearing();
  becomesBusy();
  say('a');
  say('b');
  expect(wakes).toHaveLength(1);
  expect(wakes[0].at).toBeLessThanOrEqual(102);
  wakes[0].call();
  expect(heard).toEqual(['a at 0', 'b at 2']);
  say('c');
  expect(wakes).toHaveLength(2);
  expect(calls).toHaveLength(1);
  hasRoom();
  expect(heard.at(-1)).toMatch(/^c/);
});

test('a crowd is kept unheard only up to a thousand messages, however long the store takes', () => {
  const { say, heard, becomesBusy } = hearing();
  becomesBusy();
  for (let i = 1; i < 1000; i++) say('a');
  expect(heard).toHaveLength(0);
  say('b');
  expect(heard).toHaveLength(1000);
  say('c');
  expect(heard).toHaveLength(1000);
});

test('nor are long messages kept beyond a million characters', () => {
  const { say, heard, becomesBusy } = hearing();
  becomesBusy();
  for (let i = 0; i < 9; i++) say('a'.repeat(100_000));
  expect(heard).toHaveLength(0);
  say('b'.repeat(100_000));
  expect(heard).toHaveLength(10);
});

test('a message over which something breaks takes no other with it', () => {
  const { say, breakOver, heard, complaints, becomesBusy, hasRoom } = hearing();
  becomesBusy();
  breakOver('a');
  say('b');
  hasRoom();
  expect(heard).toEqual(['b at 2']);
  expect(complaints).toEqual([expect.stringContaining('it broke')]);
});
