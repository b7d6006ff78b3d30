/** Keeps the screen of a player awake while a game is played; only where the browser offers it, which it does not over plain http. */
import { useEffect } from 'react';

export function useWakeLock(wanted: 'awake' | 'free'): void {
  useEffect(() => {
    if (wanted === 'free' || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async (): Promise<void> => {
      if (document.hidden || (lock !== undefined && !lock.released)) return;
      // A device that saves its battery says no, and that is that.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) free(lock);
    };
    hold();
    // The browser lets go of it with the page in the background.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      free(lock);
    };
  }, [wanted]);
}

function free(lock: WakeLockSentinel | undefined): void {
  lock?.release().catch(() => undefined);
}
