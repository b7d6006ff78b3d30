/** My turn and what happens, for eyes and hands that are elsewhere: the title, a sound, a short vibration. */
import { useCallback, useEffect, useRef } from 'react';
import { app } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';
import { play, vibrate } from '../sound/sound.ts';
import { calledOf } from '../widgets/banner.tsx';

/** Gives what to do in the last seconds of my question. */
export function useCues(scene: Scene, board: Board): () => void {
  const { top, asked, text } = scene;
  const turn = asked ? top?.id : undefined;
  const { verb } = calledOf(scene, board, 'live');
  useTitle(text.title, turn === undefined ? undefined : verb);
  useEffect(() => {
    if (turn !== undefined) callMe();
  }, [turn]);
  useStory(scene, board);
  return useCallback(() => {
    if (turn !== undefined) play('kettle');
  }, [turn]);
}

/** While it is my turn the title says so; in a tab behind others it blinks, once a second. */
function useTitle(game: string, verb: string | undefined): void {
  useEffect(() => {
    const calling = `● ${verb} · Breadboard`;
    const plain = `${game} · Breadboard`;
    document.title = verb === undefined ? plain : calling;
    if (verb === undefined) return;
    const blinking = setInterval(() => {
      document.title = document.hidden && document.title === calling ? plain : calling;
    }, 1_000);
    return () => clearInterval(blinking);
  }, [game, verb]);
}

/** What happened since the last time is heard; of much at once only the end. */
function useStory(scene: Scene, board: Board): void {
  const { log } = scene;
  const heard = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(Math.min(heard.current, log.length));
    heard.current = log.length;
    for (const event of fresh.slice(-3)) {
      const cue = board.cue?.(event, scene);
      if (cue !== undefined) play(cue);
    }
  });
}

function callMe(): void {
  play('knife');
  if (app.settings.vibration) vibrate('turn');
}
