/** The last looks of a running game, and which lines of its log can be seen again in them. */
import type { Look } from '#kernel';

/** A look that was on the screen, and how many lines the log had then. */
export interface Past {
  readonly look: Look;
  readonly told: number;
}

/** So many looks are kept to look back at. */
const KEPT_LOOKS = 60;

/** Keeps a look that is now on the screen. */
export function remember(past: Past[], look: Look, told: number): void {
  past.push({ look, told });
  if (past.length > KEPT_LOOKS) past.shift();
}

/** The look that came with a line of the log; undefined where this page has not kept it. */
export function pastOf(past: readonly Past[], line: number): Past | undefined {
  const at = past.findIndex(({ told }) => line < told);
  const before = past[at - 1];
  // The first look came with all the story before it: it shows its last line only.
  if (before === undefined) return past[at]?.told === line + 1 ? past[at] : undefined;
  return past[at];
}
