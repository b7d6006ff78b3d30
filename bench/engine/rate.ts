/** How fast something runs by this process's own CPU time, and the middle of several such figures. */

/** Operations per CPU-second: `once` does some and says how many, again and again for about `ms`. */
export function rate(once: () => number, ms: number): number {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let done = 0;
  let batch = 1;
  for (let then = performance.now(); then < end; ) {
    for (let i = 0; i < batch; i++) done += once();
    const now = performance.now();
    if (now - then < 3) batch *= 2;
    then = now;
  }
  const { user, system } = process.cpuUsage(before);
  return (done * 1e6) / (user + system);
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
