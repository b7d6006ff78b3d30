// lab simulate: the object it prints, the same whoever plays it, and lines for people.
import { describe, expect, test } from 'vitest';
import { lab } from './terminal.ts';

const base = ['simulate', '--game', 'sandwich', '--seats', '4', '--games', '9', '--seed', '7'];

async function json(...more: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await lab([...base, '--json', ...more]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** Without what depends on the machine. */
function lasting(summary: Record<string, unknown>): Record<string, unknown> {
  const { cpuMs, movesPerCpuSecond, decisionMicros, ...rest } = summary;
  expect([cpuMs, movesPerCpuSecond, decisionMicros].every((n) => typeof n === 'number' && n > 0)).toBe(true);
  return rest;
}

describe('lab simulate', () => {
  test('prints one object with every key, and turn order shares that add up', async () => {
    const summary = await json('--jobs', '1', '--options', '{"preset":"fr"}');
    expect(summary).toMatchObject({
      game: 'sandwich',
      seats: 4,
      games: 9,
      seed: 7,
      options: { edition: 'first', rounds: 3, trading: false },
      rounds: { p10: 3, median: 3, p90: 3 },
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(summary.moves).toBeGreaterThan(9 * 3 * 4 * 9);
    const shares = summary.winShareBySeat as number[];
    expect(shares).toHaveLength(4);
    expect(total(shares)).toBeCloseTo(1, 5);
  });

  test('gives the same games for any number of jobs, and others for another seed', async () => {
    const bots = ['--bots', 'greedy,random'];
    const [one, two, three] = await Promise.all(['1', '2', '3'].map((jobs) => json('--jobs', jobs, ...bots)));
    expect(lasting(two)).toEqual(lasting(one));
    expect(lasting(three)).toEqual(lasting(one));
    const byBot = one.winShareByBot as Record<string, number>;
    expect(total(Object.values(byBot))).toBeCloseTo(1, 5);
    expect(byBot.greedy).toBeGreaterThan(byBot.random);
    const { out } = await lab([...base.slice(0, -1), 'other', '--json', ...bots]);
    expect(JSON.parse(out).fingerprint).not.toBe(one.fingerprint);
    expect(JSON.parse(out).seed).toBe('other');
  });

  test('prints a table with bars for people', async () => {
    const { code, out, err } = await lab([...base, '--bots', 'random,greedy']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^9 games of sandwich with 4 seats, bots random, greedy, seed 7\n/);
    expect(out).toMatch(/\n {3}4 .* % {2}/);
    expect(out).toMatch(/\n {2}greedy .* % {2}█/);
    expect(out).toMatch(/fingerprint {2}[0-9a-f]{32}\n$/);
  });
});
