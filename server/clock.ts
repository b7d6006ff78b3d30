/** The clock of this process: it never goes back. */
import type { Clock } from '#house/api';

/** The longest a timer of Node can wait; a later moment is waited for in pieces by whoever asks again. */
const LONGEST_WAIT = 0x7fffffff;

const ORIGIN = performance.timeOrigin;

/** Reads the wall clock once, when the process starts, and goes on steadily from there: nobody can turn it back. */
export const steadyClock: Clock = {
  now: () => ORIGIN + performance.now(),
  wake(at, call) {
    const wait = Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(at - steadyClock.now())));
    const timer = setTimeout(call, wait);
    return () => clearTimeout(timer);
  },
};
