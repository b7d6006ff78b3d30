/** Screens that come in files of their own: a page says that it waits until one is there, and draws at once one that is there already. */
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { WaitingScreen } from './problem.tsx';

export interface Late<P> {
  /** Fetches the file, so that it is there when it is to be drawn. */
  ask(): Promise<void>;
  Screen(props: P): ReactNode;
}

/** Unlike with React's own `lazy`, what arrives is drawn when it arrives, not a third of a second after the waiting began. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let Found: ComponentType<P> | undefined;
  let asked: Promise<void> | undefined;
  const ask = (): Promise<void> => {
    asked ??= load().then(
      (found) => {
        Found = found;
      },
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
  const Screen = (props: P): ReactNode => {
    const [, draw] = useState(0);
    useEffect(() => {
      if (Found === undefined) ask().then(() => draw(1), thrown(draw));
    }, []);
    return Found === undefined ? <WaitingScreen /> : <Found {...props} />;
  };
  return { ask, Screen };
}

/** Thrown while drawing, where whoever is around the screen can catch it. */
const thrown =
  (draw: (next: () => number) => void) =>
  (error: unknown): void =>
    draw(() => {
      throw error;
    });
