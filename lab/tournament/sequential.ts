/** When enough games are played: Wald's test of a low share against a high one, wrong in one case of twenty. */

export interface Bounds {
  readonly low: number;
  readonly high: number;
}

const ERRORS = 0.05;
/** Evidence at which the test is over, either way. */
const ENOUGH = Math.log((1 - ERRORS) / ERRORS);

/** After how many of these results it is clear, in order; nothing where it is not. Shared wins count in part. */
export function enoughAfter(won: readonly number[], { low, high }: Bounds): number | undefined {
  const win = Math.log(high / low);
  const loss = Math.log((1 - high) / (1 - low));
  let evidence = 0;
  for (const [i, share] of won.entries()) {
    evidence += share * win + (1 - share) * loss;
    if (Math.abs(evidence) >= ENOUGH) return i + 1;
  }
  return undefined;
}
