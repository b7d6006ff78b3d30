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
    words.includes(x as W);

/** The key of a phrase or the id of words beside the table; empty for none. */
export const wordsId: Shape<string> = (x): x is string => typeof x === 'string' && /^([a-z]:[a-z0-9-]{1,30})?$/.test(x);

export const listOf =
  <V>(item: Shape<V>, longest = 64): Shape<V[]> =>
  (x): x is V[] =>
    Array.isArray(x) && x.length <= longest && x.every((v) => item(v));

export function record<R extends object>(fields: { readonly [F in keyof R]: Shape<R[F]> }): Shape<R> {
  const names = Object.keys(fields) as (keyof R)[];
  const shapes = names.map((name) => fields[name]);
  return (x): x is R => {
    if (typeof x !== 'object' || x === null || Array.isArray(x) || Object.keys(x).length !== names.length) return false;
    for (let i = 0; i < names.length; i++)
      if (!Object.hasOwn(x, names[i]) || !shapes[i]((x as R)[names[i]])) return false;
    return true;
  };
}
