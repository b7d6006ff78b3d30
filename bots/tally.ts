/** Which of several candidates is better, by paired trials: halves the field from time to time, and says who is surely better than the first. */

/** Fewer trials say nothing about how much results differ. */
const ENOUGH = 6;

/** By so many standard errors a candidate must be worse than the first to be given up. */
const HOPELESS = 2;

export class Tally {
  /** Playouts so far, and those that broke. */
  used = 0;
  broken = 0;
  /** Was the field just halved? */
  hasHalved = false;
  private alive: number[];
  private readonly rounds: number;
  private round = 0;
  /** Trials to go before the field is halved. */
  private left = -1;
  /** By candidate: trials beside the first, and the sums of differences to it and of their squares. */
  private readonly trials: number[];
  private readonly sums: number[];
  private readonly squares: number[];

  constructor(candidates: number) {
    this.alive = Array.from({ length: candidates }, (_, i) => i);
    this.rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
    this.trials = new Array<number>(candidates).fill(0);
    this.sums = new Array<number>(candidates).fill(0);
    this.squares = new Array<number>(candidates).fill(0);
  }

  /** Who is tried next, within so many playouts in all; nobody when they are used up. The first always is. */
  next(playouts: number): readonly number[] {
    this.hasHalved = false;
    if (this.left === 0) this.halve();
    this.drop();
    if (this.left < 0) {
      const share = (playouts - this.used) / Math.max(1, this.rounds - this.round);
      this.left = Math.max(1, Math.floor(share / this.alive.length));
    }
    const over = this.round >= this.rounds || this.alive.length < 2 || this.used + this.alive.length > playouts;
    return over ? [] : this.alive;
  }

  /** What came of one trial, by candidate; a broken one counts for nobody. */
  add(tried: readonly number[], values: readonly number[]): void {
    this.used += values.length;
    this.left--;
    const failed = values.filter(Number.isNaN).length;
    this.broken += failed;
    if (failed > 0) return;
    for (const [k, i] of tried.entries()) {
      const difference = values[k] - values[0];
      this.trials[i]++;
      this.sums[i] += difference;
      this.squares[i] += difference * difference;
    }
  }

  /** The candidate whose advantage is surest, less so many standard errors; the first where nothing is surely better. */
  best(certainty: number): number {
    let best = 0;
    let most = 0;
    for (let i = 1; i < this.trials.length; i++) {
      const bound = this.bound(i, certainty);
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }

  /** The mean advantage over the first, less so many standard errors. */
  private bound(i: number, certainty: number): number {
    const n = this.trials[i];
    if (n < ENOUGH) return certainty < 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const mean = this.sums[i] / n;
    const variance = Math.max(0, this.squares[i] - n * mean * mean) / (n - 1);
    return mean - certainty * Math.sqrt(variance / n);
  }

  /** Whoever is surely no better than the first is not tried again. */
  private drop(): void {
    this.alive = this.alive.filter((i) => i === 0 || this.bound(i, -HOPELESS) > 0);
  }

  private halve(): void {
    const mean = (i: number): number => this.sums[i] / Math.max(1, this.trials[i]);
    const [first, ...others] = this.alive;
    others.sort((a, b) => mean(b) - mean(a) || a - b);
    this.alive = [first, ...others.slice(0, Math.max(1, Math.ceil(this.alive.length / 2) - 1))];
    this.round++;
    this.left = -1;
    this.hasHalved = true;
  }
}
