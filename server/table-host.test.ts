/** What a table does with its inputs, whatever the game: one at a time, kept before told, told only to those for whom something changed. */
import { describe, expect, test } from 'vitest';
import { commitment, fingerprint, has, matchOf, only, replay, seatOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import { game } from '#testkit/toy/game';
import { settled } from './tests/manual-clock.ts';
import type { OpenedToy } from './tests/opened-toy.ts';
import { anyAnswer, openToy } from './tests/opened-toy.ts';

const WINDOW = 150;
const HALF_BREATH = 2000;

describe('races', () => {
  test('an interrupt that arrives while a race is decided is made when it is decided', async () => {
    const toy = openToy();
    await toy.answer(0, anyAnswer(toy, 0));
    let made: unknown = 'not yet';
    toy.interrupt(1, 'policy', 'wave').then((refused) => {
      made = refused;
    });
    await toy.clock.pass(WINDOW - 1);
    expect(made).toBe('not yet');
    await toy.clock.pass(1);
    expect(made).toBeUndefined();
    expect(toy.kept.map(({ kind }) => kind)).toEqual(['answer', 'clock', 'interrupt']);
    expect(toy.lastLook(1).look.view).toMatchObject({ policy: 'wave' });
  });

  test('only one interrupt of a seat waits, and what the race made impossible is refused then', async () => {
    const toy = openToy();
    for (const seat of [0, 1, 2]) await toy.answer(seat, anyAnswer(toy, 0));
    const first = toy.interrupt(1, 'toast', { to: 0 });
    expect(await toy.interrupt(1, 'policy', 'wave')).toMatchObject({ code: 'window-open' });
    const other = toy.interrupt(2, 'toast', { to: 0 });
    await toy.clock.pass(WINDOW);
    expect(await first).toBeUndefined();
    expect(await other).toMatchObject({ code: 'something-happened' });
  });

  test('a grab inside the window is in nobody else’s messages', async () => {
    const toy = openToy();
    const before = toy.told(1).length;
    await toy.answer(0, anyAnswer(toy, 0));
    expect(toy.lastLook(0).look.stack[0].mine).toHaveLength(1);
    expect(toy.told(1)).toHaveLength(before);
  });
});

describe('secrets', () => {
  test('a wave changes no byte of what another seat is told, now or later, not even after a reload', async () => {
    const messages = async (wave: () => unknown, toy: OpenedToy): Promise<string> => {
      await toy.clock.pass(100);
      await wave();
      const reloaded: ServerMessage[] = [];
      toy.host.listen(seatOf(1), (message) => reloaded.push(message));
      await toy.clock.pass(2 * HALF_BREATH);
      return JSON.stringify([toy.told(1), reloaded]);
    };
    const waved = await atTheBreath();
    const silent = await atTheBreath();
    const told = await messages(() => waved.answer(0, 'wave'), waved);
    expect(told).toBe(await messages(() => undefined, silent));
    expect(waved.kept).toHaveLength(silent.kept.length + 1);
    expect(waved.lastLook(1).look.stack[0].ask).toBe('pass');
  });

  test('a sealed answer shows as a tick only', async () => {
    const toy = await atTheCommitment();
    const answer = anyAnswer(toy, 0);
    await toy.answer(0, answer);
    const [frame] = toy.lastLook(1).look.stack;
    expect(has(frame.waiting, seatOf(0))).toBe(false);
    expect(frame.mine).toEqual([]);
    expect(toy.lastLook(0).look.stack[0].mine).toEqual([answer]);
  });

  test('events reach their audience alone', async () => {
    const toy = await atTheCommitment();
    await toy.interrupt(1, 'steal', { from: 2 });
    const heard = (seat: number): string[] => toy.lastLook(seat).events.map((event) => event.is);
    expect([heard(0), heard(1), heard(2)]).toEqual([['robbed'], ['robbed', 'got'], ['robbed', 'got']]);
  });
});

describe('the clock', () => {
  test('a deadline is stamped with itself, however late the timer', async () => {
    const toy = openToy();
    await toy.clock.pass(7_000);
    expect(toy.kept[0]).toEqual({ kind: 'clock', at: 6_000, what: 'due' });
  });

  test('what arrives after a deadline finds the next question', async () => {
    const toy = openToy();
    const command = { kind: 'answer', frame: toy.question(), answer: anyAnswer(toy, 0) } as const;
    await toy.clock.pass(6_000);
    expect(await toy.host.submit(seatOf(0), command)).toMatchObject({ code: 'something-happened' });
    expect(toy.lastLook(0).look.stack[0].ask).toBe('commit');
  });

  test('a closed table wakes no more', async () => {
    const toy = openToy();
    toy.host.close();
    await toy.clock.pass(60_000);
    expect(toy.kept).toEqual([]);
    expect(await toy.answer(0, 0)).toMatchObject({ code: 'over' });
  });
});

describe('keeping', () => {
  test('nobody is told and nothing is acknowledged before the input is kept', async () => {
    let keep = (): void => undefined;
    const toy = openToy({
      append: () =>
        new Promise((resolve) => {
          keep = resolve;
        }),
    });
    let acknowledged = false;
    toy.host.submit(seatOf(0), { kind: 'answer', frame: toy.question(), answer: anyAnswer(toy, 0) }).then(() => {
      acknowledged = true;
    });
    await settled();
    expect([acknowledged, toy.told(0).length]).toEqual([false, 1]);
    keep();
    await settled();
    expect([acknowledged, toy.told(0).length]).toEqual([true, 2]);
  });

  test('what cannot be kept closes this table, says so, and leaves nobody waiting', async () => {
    const toy = openToy({ append: () => Promise.reject(new Error('the disk is full')) });
    expect(await toy.answer(0, anyAnswer(toy, 0))).toMatchObject({ code: 'over' });
    expect(toy.broken).toHaveLength(1);
    expect(toy.told(0)).toHaveLength(1);
  });
});

describe('bots', () => {
  test('they think before they act, each in its own time', async () => {
    const toy = openToy({ bots: [1, 2] });
    await toy.clock.pass(100);
    expect(toy.kept).toEqual([]);
    await toy.clock.pass(900);
    const grabs = toy.kept.filter((input) => input.kind === 'answer');
    expect(grabs.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(new Set(grabs.map(({ at }) => at)).size).toBe(2);
  });

  test('they begin to think anew when another question comes', async () => {
    const toy = openToy({ bots: [1, 2], thinking: 2_000 });
    await toy.clock.pass(6_000);
    const [struck] = toy.kept.filter((input) => input.kind === 'clock');
    const after = toy.kept.slice(toy.kept.indexOf(struck) + 1);
    expect(after.filter((input) => input.kind === 'answer' && input.at - struck.at < 500)).toEqual([]);
  });

  test('a whole game goes by with nobody at the table, and can be played again from what is told at the end', async () => {
    const toy = openToy({ bots: [1, 2] });
    await toy.clock.pass(120_000);
    const end = toy.told(0).at(-1);
    if (end?.kind !== 'over') throw new Error(`the game did not end: ${end?.kind}`);
    const made = matchOf(game, { seats: 3, options: end.replay.options });
    if ('refused' in made) throw new Error(made.refused.code);
    expect(fingerprint(replay(made.match, end.replay.seed, end.replay.inputs).table)).toBe(end.replay.fingerprint);
    expect(commitment(end.replay.seed)).toBe(end.replay.commitment);
    expect(end.replay.inputs).toEqual(toy.kept);
    expect(toy.lastLook(0).look.result.over).toBe(true);
  });

  test('while people may still deal with them, they do not say that they are ready', async () => {
    const toy = openToy({ bots: [1, 2], options: { clock: 30 } });
    await untilAsked(toy, 'commit', 0);
    await toy.clock.pass(10_000);
    expect(toy.lastLook(0).look.stack[0].waiting).toBe(toy.match.players);
    await toy.answer(0, anyAnswer(toy, 0));
    await toy.clock.pass(2_000);
    expect(toy.lastLook(0).look.stack[0].ask).not.toBe('commit');
  });
});

/** Everybody has grabbed; all are asked to commit a card. */
async function atTheCommitment(): Promise<OpenedToy> {
  const toy = openToy();
  await untilAsked(toy, 'commit', 0, 1, 2);
  return toy;
}

async function atTheBreath(): Promise<OpenedToy> {
  const toy = await atTheCommitment();
  for (const seat of [0, 1, 2]) await toy.answer(seat, anyAnswer(toy, seat));
  expect(toy.lastLook(0).look.stack[0]).toMatchObject({ ask: 'breath', asked: only(seatOf(3)) - 1 });
  return toy;
}

/** These seats answer whatever they are asked until everybody is asked that. */
async function untilAsked(toy: OpenedToy, ask: string, ...seats: readonly number[]): Promise<void> {
  for (let tries = 0; toy.lastLook(0).look.stack[0].ask !== ask; tries++) {
    if (tries > 50) throw new Error(`nobody is asked ${ask}`);
    for (const seat of seats) {
      const [frame] = toy.lastLook(seat).look.stack;
      if (has(frame.waiting, seatOf(seat)) && frame.mine.length === 0) await toy.answer(seat, anyAnswer(toy, seat));
    }
    await toy.clock.pass(WINDOW);
  }
}
