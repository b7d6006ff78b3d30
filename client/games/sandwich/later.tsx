/** Parts of the board that not every table needs: they come when they are needed. */
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

export function later<P extends object>(load: () => Promise<(props: P) => ReactNode>): (props: P) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
