/** The few statistics a report needs: shares and means with the range in which the truth lies 19 times in 20, and spreads. */

export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Spread extends Estimate {
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  /** How the values lie: bins of equal width, ends included. */
  readonly bins: readonly Bin[];
}

/** Standard deviations to either side that hold 95 % of a bell. */
const REACH = 1.959964;
const MOST_BINS = 24;

/** A share by Wilson's interval, which stays sensible for few cases and for shares near 0 and 1; fractions of wins may be in `sum`. */
export function shareOf(sum: number, n: number): Estimate {
  if (n === 0) return { n, mean: 0, low: 0, high: 1 };
  const p = sum / n;
  const z2 = (REACH * REACH) / n;
  const centre = (p + z2 / 2) / (1 + z2);
  const reach = (REACH * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n))) / (1 + z2);
  return { n, mean: tidy(p), low: tidy(Math.max(0, centre - reach)), high: tidy(Math.min(1, centre + reach)) };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  if (n === 0) return { n, mean: 0, low: 0, high: 0, p10: 0, median: 0, p90: 0, bins: [] };
  const mean = sorted.reduce((a, b) => a + b, 0) / n;
  const variance = sorted.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, n - 1);
  const reach = REACH * Math.sqrt(variance / n);
  const at = (share: number): number => tidy(sorted[Math.max(0, Math.ceil(share * n) - 1)]);
  const ends = { n, mean: tidy(mean), low: tidy(mean - reach), high: tidy(mean + reach) };
  return { ...ends, p10: at(0.1), median: at(0.5), p90: at(0.9), bins: binsOf(sorted) };
}

/** A share given by samples of 0 and 1. */
export const shareOfSamples = (samples: readonly number[]): Estimate =>
  shareOf(
    samples.reduce((a, b) => a + b, 0),
    samples.length,
  );

/** Six decimals: enough for any reader, and the same on every machine. */
export const tidy = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Whole numbers get bins of whole numbers. */
function binsOf(sorted: readonly number[]): Bin[] {
  const low = sorted[0];
  const high = sorted[sorted.length - 1];
  if (low === high) return [{ from: tidy(low), to: tidy(low), count: sorted.length }];
  const whole = sorted.every(Number.isInteger);
  const width = whole ? Math.ceil((high - low + 1) / MOST_BINS) : (high - low) / MOST_BINS;
  const count = whole ? Math.ceil((high - low + 1) / width) : MOST_BINS;
  const bins = Array.from({ length: count }, (_, i) => ({
    from: tidy(low + i * width),
    to: tidy(low + (i + 1) * width - (whole ? 1 : 0)),
    count: 0,
  }));
  for (const value of sorted) bins[Math.min(count - 1, Math.floor((value - low) / width))].count++;
  return bins;
}
