/** The clock of a question: a ring with a number, never colour alone; it stands with a question mark while nobody knows. */
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Pace } from '#house/pace';
import { BY_SPEED, paceOf } from '#house/pace';
import { NEVER } from '#kernel';
import { app } from '../app/store.ts';
import type { Scene } from '../board.ts';
import type { Timed } from '../time-left.ts';
import { endOf } from '../time-left.ts';

const TICK = 200;
/** The last seconds tick. */
const LAST = 3;

export interface RingProps {
  readonly scene: Timed & Pick<Scene, 'now' | 'running'>;
  /** Told once for each of the last seconds. */
  readonly onTick?: (() => void) | undefined;
  readonly light?: boolean | undefined;
}

/** Nothing where the question has no deadline, or where nobody can do anything. */
export function TimerRing({ scene, onTick, light }: RingProps): ReactNode {
  const { top, running, now } = scene;
  const [, draw] = useState(0);
  const until = endOf(scene, paceHere());
  const seconds = Math.ceil(Math.max(0, until - now()) / 1000);
  useEffect(() => {
    if (until === NEVER || !running) return;
    const ticking = setInterval(() => draw((n) => n + 1), TICK);
    return () => clearInterval(ticking);
  }, [until, running]);
  useEffect(() => {
    if (running && seconds <= LAST && seconds > 0) onTick?.();
  }, [seconds, running, onTick]);
  if (top === undefined || until === NEVER) return undefined;
  const part = running
    ? Math.min(1, Math.max(0, until - now()) / Math.max(1, Math.min(top.span, until - top.opened)))
    : 1;
  return (
    <span
      className={light === true ? 'ring ring--light' : 'ring'}
      role="timer"
      aria-label={running ? app.words.secondsLeft(seconds) : app.words.clockStands}
      style={{ '--part': part } as CSSProperties}
    >
      <span aria-hidden="true">{running ? seconds : '?'}</span>
    </span>
  );
}

/** Of the table that is open; a stored moment has the usual one. */
function paceHere(): Pace {
  const room = app.visit?.room;
  return paceOf(room?.options ?? {}, { thinking: room?.thinking ?? BY_SPEED });
}
