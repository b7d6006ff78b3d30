// Whether a store works: it is failing from something that failed until something small was written and read again.
import type { Trouble } from '#house/store';
import { trouble as troubleIn } from '#house/store';

export interface Health {
  /** Something failed. */
  failed(trouble: Trouble): void;
  /** Something failed that trying again does not mend. */
  failedForGood(trouble: Trouble): void;
  /** The same promise; should it fail, that is noted. */
  watch<T>(promise: Promise<T>): Promise<T>;
  failing(): Trouble | undefined;
  stop(): void;
}

export const troubleOf = (error: Error & Partial<Trouble>): Trouble => troubleIn(error.fault ?? 'other', error.message);

/** Told when it begins to fail, and with nothing when it works again. */
export type TellHealth = (trouble: Trouble | undefined) => void;

const TRY_EVERY = 1_000;

/** `attempt` writes and reads something, and rejects while that cannot be done. */
export function watchHealth(attempt: () => Promise<void>, tell: TellHealth = () => undefined): Health {
  let trouble: Trouble | undefined;
  let isForGood = false;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  const plan = (): void => {
    if (!isStopped) again ??= setTimeout(tryAgain, TRY_EVERY).unref();
  };
  const tryAgain = (): void => {
    again = undefined;
    attempt().then(() => {
      if (isForGood) return;
      trouble = undefined;
      tell(undefined);
    }, plan);
  };
  const failed = (found: Trouble): void => {
    if (trouble === undefined) tell(found);
    trouble ??= found;
    plan();
  };
  return {
    failed,
    failedForGood(found) {
      isForGood = true;
      tell(found);
      trouble = found;
    },
    watch: (promise) =>
      promise.catch((error: Error & Partial<Trouble>) => {
        failed(troubleOf(error));
        throw error;
      }),
    failing: () => trouble,
    stop() {
      isStopped = true;
      clearTimeout(again);
    },
  };
}
