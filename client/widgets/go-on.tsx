/** The one button of a showing: I have seen it. */
import type { ReactNode } from 'react';
import { app } from '../app/store.ts';
import type { Scene } from '../board.ts';

export function GoOn({ scene }: { readonly scene: Pick<Scene, 'asked' | 'answer' | 'watching'> }): ReactNode {
  if (scene.watching || !scene.asked) return undefined;
  return (
    <button type="button" className="button button--main go-on" onClick={() => scene.answer('on')}>
      {app.words.resume}
    </button>
  );
}
