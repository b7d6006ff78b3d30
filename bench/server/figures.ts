/** What becomes of the runs: the middle of each figure, and the ratios that were promised. */

/** Of numbers in any order. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
