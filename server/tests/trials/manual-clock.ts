/** A clock that tests move by hand, so that no test waits and none depends on the machine. */
import type { Clock } from '#house/api';

export interface ManualClock extends Clock {
  /** Lets so much time pass; whatever wants to wake on the way wakes in its order. */
  pass(milliseconds: number): Promise<void>;
}

interface Wake {
  readonly at: number;
  readonly call: () => void;
}

export function manualClock(): ManualClock {
  let now = 0;
  const wakes = new Set<Wake>();
  const nextUntil = (end: number): Wake | undefined =>
    [...wakes].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    wake(at, call) {
      const wake = { at, call };
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settled();
      for (let wake = nextUntil(end); wake !== undefined; wake = nextUntil(end)) {
        wakes.delete(wake);
        now = Math.max(now, wake.at);
        wake.call();
        await settled();
      }
      now = end;
    },
  };
}

/** All promises that are ready have run. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
