/** Frozen tables: whoever writes on an input of `step` is found at once. */

/** Freezes plain data all the way down. What is frozen already is taken to be so entirely. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) deepFreeze(value[key]);
  return value;
}

/** Is this what writing on frozen data throws? */
export const isWriteOnFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot (assign|add|delete|define)/.test(error.message);
