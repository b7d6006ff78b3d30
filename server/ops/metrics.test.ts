/** What those who run the server read of moves: how many of each kind, and how long they took. */
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

/** Below, on and above the bounds of the buckets, in milliseconds. */
const TIMES = [0, 0.4, 1, 1.5, 2.5, 9, 10, 11, 99, 400, 2_500, 2_501, 60_000];

test('moves are counted by kind, and how long they took in buckets', async () => {
  const metrics = openMetrics();
  const usual = new Registry();
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
  const named = { name: 'breadboard_input_to_told_seconds', help: 'From a command to everybody told.' };
  const histogram = new Histogram({ ...named, buckets, registers: [usual] });
  histogram.observe(0.001);
  metrics.taken('ready', 1);
  for (const millis of TIMES) {
    histogram.observe(millis / 1000);
    metrics.taken('answer', millis);
  }
  for (let reading = 0; reading < 2; reading++) {
    const text = await metrics.text();
    expect(text).toContain((await usual.metrics()).trim());
    expect(text).toContain(`breadboard_moves_total{kind="answer"} ${TIMES.length}\n`);
    expect(text).toContain('breadboard_moves_total{kind="ready"} 1\n');
  }
});

test('the process itself is watched too: processor, memory and how busy its main thread is', async () => {
  const metrics = openMetrics();
  metrics.watchProcess();
  const text = await metrics.text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(read('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(read('process_resident_memory_bytes')).toBeGreaterThan(read('nodejs_heap_size_used_bytes'));
  expect(read('process_start_time_seconds') * 1000).toBeLessThan(Date.now());
  expect(read('breadboard_main_cpu_seconds')).toBeGreaterThan(0);
});
