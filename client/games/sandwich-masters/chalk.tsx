/** An event on the chalk board: its picture, its name, and what it does or has done. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import { Picture } from '../../widgets/picture.tsx';
import { eventDoes, faceOf } from './faces.ts';
import type { SceneProps } from './scene.ts';

interface ChalkProps extends SceneProps {
  readonly card: CardId;
  /** What it brought; what it does where this is absent. */
  readonly told?: string | undefined;
}

export const Chalk = ({ scene, card, told }: ChalkProps): ReactNode => (
  <div className="chalk">
    <Picture of={faceOf(scene, card).picture} className="chalk__art" />
    <h2 className="chalk__title">{cardName(scene, card)}</h2>
    <p className="chalk__text">{told ?? eventDoes(scene, card)}</p>
  </div>
);
