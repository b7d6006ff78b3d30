/** The parts of an answer: paths to its leaves, what lies there, and the names of fields. */

export type Path = readonly (string | number)[];

export interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

export function leaves(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) => leaves(valueAt(value, [step]), [...path, step]));
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

/** The same answer with these values in these places. */
export function withValues(answer: unknown, paths: readonly Path[], values: readonly unknown[]): unknown {
  const box = { answer: structuredClone(answer) };
  for (const [i, path] of paths.entries()) {
    const full: Path = ['answer', ...path];
    Reflect.set(valueAt(box, full.slice(0, -1)) as object, full[full.length - 1], values[i]);
  }
  return box.answer;
}

/** The fields beside a part: those of the nearest object that it lies in. */
export function beside(answer: unknown, path: Path): Readonly<Record<string, unknown>> {
  const owner = path.length === 0 ? undefined : valueAt(answer, path.slice(0, -1));
  return typeof owner !== 'object' || owner === null || Array.isArray(owner) ? {} : { ...owner };
}

/** The name of a part: the nearest field that it lies in. */
export const keyOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? '');
