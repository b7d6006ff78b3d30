/** Appends per second that a store makes durable: many tables, each with one row under way at a time. */
import type { Store } from '#house/store';
import { tableId } from '#house/store';

export interface Appends {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Rows in a flush, on average. */
  readonly perFlush: number;
}

const PAYLOAD = JSON.stringify({
  is: 'input',
  input: { kind: 'answer', seat: 2, at: 123_456, frame: 77, answer: 1_234 },
});

export async function measureAppends(store: Store, tables: number, seconds: number): Promise<Appends> {
  const names = Array.from({ length: tables }, (_, i) => tableId(`bench-${tables}-${i}`));
  const row = { payload: PAYLOAD, at: 1, dueAt: undefined, sum: 0 };
  await Promise.all(names.map((table) => store.create({ ...row, table, code: undefined })));
  const before = store.stats();
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const append = async (table: (typeof names)[number]): Promise<void> => {
    for (let seq = 2; performance.now() < end; seq++) {
      const sentAt = performance.now();
      await store.append([{ ...row, table, seq }]);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(names.map(append));
  const took = (performance.now() - began) / 1_000;
  const { operations, flushes } = store.stats();
  return {
    perSecond: latencies.length / took,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    perFlush: (operations - before.operations) / (flushes - before.flushes),
  };
}

/** Of numbers in any order. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
