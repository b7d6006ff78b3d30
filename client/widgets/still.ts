/** What keeps a moment of the past still: taps on its cards and buttons do nothing, the log and what unfolds still work. */
import type { MouseEvent } from 'react';

/** To be caught on the way down, at whatever is around the table. */
export function still(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('button') === null) return;
  if (target.closest('.shell__tray, .shell__mine, .shell__dock, .sheet-frame') !== null) event.stopPropagation();
}
