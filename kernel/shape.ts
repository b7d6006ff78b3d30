/** Forms of untrusted answers, checked once at the door: nothing missing, nothing extra, only whole numbers. */
import type { Shape } from './types.ts';

export const whole: Shape<number> = (x): x is number => typeof x === 'number' && Number.isSafeInteger(x);

/** A whole number that names something, such as a card or a seat. */
export const naming =
  <N extends number>(): Shape<N> =>
  (x): x is N =>
    whole(x) && x >= 0;

export const word =
  <W extends string>(...words: readonly W[]): Shape<W> =>
  (x): x is W =>
    words.some((w) => w === x);

/** The key of a phrase or the id of words beside the table; empty for none. */
export const wordsId: Shape<string> = (x): x is string => typeof x === 'string' && /^([a-z]:[a-z0-9-]{1,30})?$/.test(x);

export const listOf =
  <V>(item: Shape<V>, longest = 64): Shape<V[]> =>
  (x): x is V[] =>
    Array.isArray(x) && x.length <= longest && x.every((v) => item(v));

export const record =
  <R extends object>(fields: { readonly [F in keyof R]: Shape<R[F]> }): Shape<R> =>
  (x): x is R => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
    const names = Object.keys(fields);
    const value = new Map<string, unknown>(Object.entries(x));
    return (
      value.size === names.length && names.every((name) => value.has(name) && fields[name as keyof R](value.get(name)))
    );
  };
