/** Time as the kernel knows it: playing time that only inputs move, and the stillness of "no deadline". */
import type { Millis } from './types.ts';

/** No deadline. A number, because a table holds no Infinity. */
export const NEVER = Number.MAX_SAFE_INTEGER as Millis;
/** `left` of the question that is on top. */
export const ON_TOP = -1 as Millis;
/** A hold without a clock looks this often whether all have let it pass. */
export const TICK = 4000 as Millis;
/** A question that comes back after an interrupt gives at least this long. */
export const GRACE = 5000 as Millis;

export const millis = (n: number): Millis => n as Millis;

export const after = (now: Millis, span: Millis): Millis => (span === NEVER ? NEVER : ((now + span) as Millis));

export const sooner = (a: Millis, b: Millis): Millis => (a < b ? a : b);

/** Table options count seconds and write "no clock" as 0. */
export const seconds = (n: number): Millis => (n === 0 ? NEVER : ((n * 1000) as Millis));
