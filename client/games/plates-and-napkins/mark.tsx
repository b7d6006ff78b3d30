/** What a card is worth, where its name does not say it. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import type { OwnScene } from './scene.ts';
import { rowOf, signed } from './scene.ts';
import './mark.css';

export function Mark({ scene, card }: { readonly scene: OwnScene; readonly card: CardId }): ReactNode {
  const { kind, points } = rowOf(scene, card);
  if (kind === 'napkin') return undefined;
  const [name, minus] =
    kind === 'bid' ? ['card__value', 'card__value--minus'] : ['card__points', 'card__points--minus'];
  return (
    <span className={classes(name, points < 0 && minus)} aria-hidden="true">
      {signed(points)}
    </span>
  );
}
