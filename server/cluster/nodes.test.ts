/** Who lives is judged by what was heard, never while nobody could be heard; and all clocks follow one. */
import { expect, test } from 'vitest';
import type { NodeBeat } from '../store/postgres.ts';
import { manualClock } from '../tests/trials/manual-clock.ts';
import type { Nodes } from './nodes.ts';
import { joinNodes } from './nodes.ts';

const TIMES = { beat: 1_000, silence: 5_000 };

/** A database of nodes that can be out of reach, with a clock of its own. */
function database() {
  const rows = new Map<string, NodeBeat>();
  const state = { isAway: false, ahead: 70_000 };
  const clock = manualClock();
  const complaints: string[] = [];
  const store = {
    async beat(node: NodeBeat) {
      if (state.isAway) throw new Error('away');
      rows.set(node.name, node);
      return { nodes: [...rows.values()], now: Math.floor(clock.now() + state.ahead) };
    },
    async leave(name: string) {
      rows.delete(name);
    },
  };
  const join = (name: string): Promise<Nodes> =>
    joinNodes({
      store,
      name,
      clock,
      times: TIMES,
      log: (line) => complaints.push(line),
    });
  const others = {
    beat: (name: string) => rows.set(name, { name, beats: (rows.get(name)?.beats ?? 0) + 1 }),
  };
  return { rows, state, clock, complaints, join, others };
}

test('a node lives while its beats go on, and for a while after the last', async () => {
  const { clock, join, others } = database();
  others.beat('other');
  const nodes = await join('self');
  for (let second = 0; second < 20; second++) {
    others.beat('other');
    await clock.pass(1_000);
    expect(nodes.lives('other')).toBe(true);
  }
  await clock.pass(4_000);
  expect(nodes.lives('other')).toBe(true);
  await clock.pass(3_000);
  expect(nodes.lives('other')).toBe(false);
  expect(nodes.lives('self')).toBe(true);
  await nodes.stop();
});

test('while the database is away nobody is taken for dead, nor right after it is back', async () => {
  const { clock, join, others, state, complaints } = database();
  others.beat('other');
  const nodes = await join('self');
  await clock.pass(1_000);
  state.isAway = true;
  await clock.pass(60_000);
  expect(nodes.lives('other')).toBe(true);
  expect(complaints.length).toBeGreaterThan(10);
  state.isAway = false;
  await clock.pass(2_000);
  expect(nodes.lives('other')).toBe(true);
  await clock.pass(7_000);
  expect(nodes.lives('other')).toBe(false);
  await nodes.stop();
});

test('a name nobody has heard of lives until one has looked', async () => {
  const { clock, join, others, rows } = database();
  const nodes = await join('self');
  expect(nodes.lives('young')).toBe(true);
  expect(nodes.lives('never')).toBe(true);
  others.beat('young');
  await clock.pass(1_500);
  expect(nodes.lives('young')).toBe(true);
  expect(nodes.lives('never')).toBe(false);
  await nodes.stop();
  expect(rows.has('self')).toBe(false);
});

test('the clock is the database’s, and never goes back', async () => {
  const { clock, join, state } = database();
  const nodes = await join('self');
  expect(nodes.clock.now() - clock.now()).toBeCloseTo(70_000, -1);
  const before = nodes.clock.now();
  state.ahead = 10_000;
  await clock.pass(2_000);
  expect(nodes.clock.now()).toBeGreaterThanOrEqual(before);
  let called = 0;
  nodes.clock.wake(clock.now() + 10_000 + 5_000, () => called++);
  await clock.pass(4_000);
  expect(called).toBe(0);
  await clock.pass(2_000);
  expect(called).toBe(1);
  await nodes.stop();
});
