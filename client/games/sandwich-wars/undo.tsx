/** The way back: what is being chosen is let go first, then the deeds of this turn that nobody has seen, one by one. */
import type { ReactNode } from 'react';
import { Sign } from '../../widgets/picture.tsx';
import { NOTHING, planOf, undo } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { canUndo, undoDeed } from './staged.ts';

const isChoosing = (scene: OwnScene): boolean => {
  const { deed, held } = planOf(scene);
  return held !== NOTHING || deed !== 'none';
};

/** Nothing where there is nothing to take back. */
export function UndoButton({ scene }: SceneProps): ReactNode {
  const choosing = isChoosing(scene);
  if (!choosing && !canUndo(scene)) return undefined;
  return (
    <button
      type="button"
      className="act act--undo"
      data-key="undo"
      onClick={() => (choosing ? undo(scene) : undoDeed(scene))}
    >
      <Sign of="undo" />
      <span className="visually-hidden">{scene.words.back}</span>
    </button>
  );
}
