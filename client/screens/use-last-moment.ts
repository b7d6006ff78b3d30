/** Before the clock answers for me, what lies there ready is sent; and when my time was up, I read what became of it. */
import { useEffect, useRef } from 'react';
import { isTimeUp, NEVER } from '#kernel';
import { leadOf } from '../app/last-moment.ts';
import type { Visit } from '../app/store.ts';
import { app, notify } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';

export function useLastMoment({ roundTrips }: Visit, scene: Scene, board: Board): void {
  const latest = useRef(scene);
  latest.current = scene;
  const wasSent = useRef(false);
  const { asked, running } = scene;
  const until = scene.top?.until ?? NEVER;
  useEffect(() => {
    if (!asked || !running || until === NEVER) return;
    const left = until - latest.current.now() - leadOf(roundTrips);
    const timer = setTimeout(() => {
      wasSent.current = latest.current.timeIsUp(board.staged?.(latest.current));
    }, left);
    return () => clearTimeout(timer);
  }, [asked, running, until, roundTrips, board]);
  useTimeUp(scene, () => {
    notify(wasSent.current ? app.words.timeSent : app.words.timeChose, 'news');
    wasSent.current = false;
  });
}

/** Calls when the log tells anew that my time was up. */
function useTimeUp({ log, seat }: Scene, call: () => void): void {
  const read = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(Math.min(read.current, log.length));
    read.current = log.length;
    if (fresh.some((event) => isTimeUp(event) && event.seat === seat)) call();
  });
}
