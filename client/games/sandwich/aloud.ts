/** Younger players need not read: whatever card is tapped, on whichever screen, says its name. */

import { useEffect } from 'react';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import { sayAloud } from '../../sound/speech.ts';
import type { OwnScene } from './scene.ts';

/** A grab counts at the touch and a keyboard has none, so both ways are heard, each once. */
export function useAloud(scene: OwnScene): void {
  const speaks = scene.match.options.younger !== 'off';
  useEffect(() => {
    if (!speaks) return undefined;
    const touched = ({ target }: Event): void => sayNameOf(scene, target);
    const pressed = ({ target, detail }: MouseEvent): void => (detail === 0 ? sayNameOf(scene, target) : undefined);
    document.addEventListener('pointerdown', touched, true);
    document.addEventListener('click', pressed, true);
    return () => {
      document.removeEventListener('pointerdown', touched, true);
      document.removeEventListener('click', pressed, true);
    };
  });
}

function sayNameOf(scene: OwnScene, target: EventTarget | null): void {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-flip]')?.dataset.flip : undefined;
  if (card !== undefined) sayAloud(cardName(scene, Number(card) as CardId), scene.language);
}
