/** Where the server takes its time from: a clock that never goes back, and calls at a moment. */

export interface Clock {
  /** Milliseconds since some moment in the past. */
  now(): number;
  /** Calls once at that time or soon after; the function that comes back calls it off. */
  wake(at: number, call: () => void): () => void;
}

/** The longest a timer of Node can wait; a later moment is waited for in pieces by whoever asks again. */
const LONGEST_WAIT = 0x7fffffff;

export const monotonicClock: Clock = {
  now: () => performance.now(),
  wake(at, call) {
    const wait = Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(at - performance.now())));
    const timer = setTimeout(call, wait);
    return () => clearTimeout(timer);
  },
};
