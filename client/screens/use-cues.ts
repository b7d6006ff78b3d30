/** My turn and what happens, for eyes and hands that are elsewhere: the title, a sound, a short vibration. */
import { useCallback, useEffect, useRef } from 'react';
import { app } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';
import { calledOf } from '../widgets/banner.tsx';

const BUZZ = 80;

/** Gives what to do in the last seconds of my question. */
export function useCues(scene: Scene, board: Board): () => void {
  const { top, asked, log, text } = scene;
  const turn = asked ? top?.id : undefined;
  const { verb } = calledOf(scene, board, 'live');
  useEffect(() => {
    document.title = turn === undefined ? `${text.title} · Breadboard` : `● ${verb} · Breadboard`;
  }, [turn, verb, text]);
  useEffect(() => {
    if (turn !== undefined) callMe();
  }, [turn]);
  const heard = useRef(log.length);
  const count = log.length;
  useEffect(() => {
    const fresh = log.slice(Math.min(heard.current, count));
    heard.current = count;
    for (const event of fresh.slice(-2)) board.cue?.(event, scene);
  }, [count, log, board, scene]);
  return useCallback(() => undefined, []);
}

function callMe(): void {
  if (app.settings.vibration) navigator.vibrate?.(BUZZ);
}
